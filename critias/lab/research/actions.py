"""A fixed list of actions for a game, and each answer as one of them, or as several in a row.

Most answers are one action: `Play(figure=1, card='ring')`. An answer that holds a list, as a
payment does, is told piece by piece, with only such pieces on offer as lead to a legal answer: so
there are few actions, and no position offers one that is not among them. Where one piece is all
that can follow, it goes without saying.

Other players are named from where one sits: seat 1 is the left neighbour.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from critias.engine.decisions import Choose, Decision, Fill, Option
from critias.engine.errors import CritiasError
from critias.engine.events import seat_fields

Domains = Mapping[str, Sequence[Any]]
"""All values of the fields of answers, by field, or by `Option.field` where one differs."""

DONE = "that is all"


class Actions:
    """The actions of a game at a table of so many seats."""

    def __init__(
        self, options: Iterable[type[Option]], seats: int, domains: Domains, settled: Sequence[str]
    ) -> None:
        """settled: fields of answers that follow from the fields before them."""
        self.names: list[str] = []
        """What each action is."""
        self._seats = seats
        self._settled = settled
        self._seat_fields = {kind: frozenset(seat_fields(kind)) for kind in options}
        # Answers that are one action, by the seat that gives them.
        self._whole: list[dict[Option, int]] = [{} for _ in range(seats)]
        self._parts: dict[tuple[str, Any], int] = {}
        for kind in options:
            self._add(kind, domains)

    def _add(self, kind: type[Option], domains: Domains) -> None:
        hints = get_type_hints(kind)
        fields = [field for field in kind.__struct_fields__ if field not in self._settled]
        single = [field for field in fields if get_origin(hints[field]) is not tuple]
        several = [field for field in fields if field not in single]
        values = [self._domain(kind, field, hints[field], domains) for field in single]
        for chosen in product(*values):
            fixed = dict(zip(single, chosen, strict=True))
            number = self._name(_called(kind, fixed))
            if several or len(fields) < len(kind.__struct_fields__):
                self._parts[kind.__name__, chosen] = number
                continue
            for seat in range(self._seats):
                self._whole[seat][self._from_seat(kind, fixed, seat)] = number
        for field in several:
            [of, *_] = get_args(hints[field])
            for value in self._domain(kind, field.removesuffix("s"), of, domains):
                self._parts[f"{kind.__name__}.{field}", value] = self._name(
                    f"{kind.__name__}: {field.removesuffix('s')} {value}"
                )
            self._parts[f"{kind.__name__}.{field}", DONE] = self._name(f"{kind.__name__}: {DONE}")

    def _domain(self, kind: type, field: str, hint: Any, domains: Domains) -> Sequence[Any]:
        if field in self._seat_fields[kind]:
            return range(self._seats)
        found = domains.get(f"{kind.__name__}.{field}", domains.get(field))
        if found is None and get_origin(hint) is Literal:
            found = get_args(hint)
        if found is None:
            raise ValueError(f"nothing says which values {kind.__name__}.{field} can have")
        return found

    def _name(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def _from_seat(self, kind: type[Option], fields: Mapping[str, Any], seat: int) -> Option:
        """An answer of a seat, of which the fields say seats as far away as they sit."""
        own = self._seat_fields[kind]
        return kind(
            **{
                field: (seat + value) % self._seats if field in own else value
                for field, value in fields.items()
            }
        )

    def __len__(self) -> int:
        return len(self.names)

    def number(self, answer: Option, seat: int) -> int:
        """The action by which a seat gives, or begins to give, an answer."""
        found = self._whole[seat].get(answer)
        return next(self._pieces(answer, seat)) if found is None else found

    def _pieces(self, answer: Option, seat: int) -> Iterator[int]:
        """The actions that make up an answer, one after the other."""
        whole = self._whole[seat].get(answer)
        if whole is not None:
            yield whole
            return
        kind = type(answer)
        single, several = [], []
        own = self._seat_fields.get(kind, frozenset())
        for field in answer.__struct_fields__:
            value = getattr(answer, field)
            if isinstance(value, tuple):
                several.append((field, value))
            elif field not in self._settled:
                single.append((value - seat) % self._seats if field in own else value)
        yield self._parts[kind.__name__, tuple(single)]
        for field, values in several:
            for value in values:
                yield self._parts[f"{kind.__name__}.{field}", value]
            yield self._parts[f"{kind.__name__}.{field}", DONE]

    def question(self, decision: Decision) -> "Question":
        """What can be done about a question."""
        if isinstance(decision, Fill):
            raise CritiasError(f"{decision.rule} asks for a form, which learners cannot fill in")
        return Question(self, decision)


Steps = dict[int, Any]
"""By action: the answer, or the steps that may follow."""


class Question:
    """What a seat can do about what it is asked, step by step."""

    __slots__ = ("_steps", "taken")

    def __init__(self, actions: Actions, decision: Choose[Any]) -> None:
        self.taken: list[int] = []
        """The steps of an answer that have been taken."""
        whole = actions._whole[decision.seat]
        options = decision.options
        try:
            self._steps: Steps = {whole[option]: option for option in options}
        except KeyError:
            self._steps = _tree(actions, options, decision.seat)

    @property
    def steps(self) -> Steps:
        """The actions that can be taken now."""
        return self._steps

    def take(self, action: int) -> Option | None:
        """Take an action; returns the answer if it is complete."""
        following = self._steps.get(action)
        if following is None:
            raise CritiasError(
                f"action {action} cannot be taken now; these can: {sorted(self._steps)}"
            )
        self.taken.append(action)
        while isinstance(following, dict):
            if len(following) > 1:
                self._steps = following
                return None
            [following] = following.values()
        return following  # type: ignore[no-any-return]


def _tree(actions: Actions, options: Sequence[Option], seat: int) -> Steps:
    root: Steps = {}
    for option in options:
        *most, last = actions._pieces(option, seat)
        node = root
        for piece in most:
            node = node.setdefault(piece, {})
        if last in node:
            raise CritiasError(f"{option!r} and {node[last]!r} are told by the same actions")
        node[last] = option
    return root


def options_of(answers: Any) -> list[type[Option]]:
    """The kinds of answers that a module defines, in its order."""
    return [
        kind
        for kind in vars(answers).values()
        if isinstance(kind, type)
        and issubclass(kind, Option)
        and kind.__module__ == answers.__name__
    ]


def _called(kind: type, fields: Mapping[str, Any]) -> str:
    inner = ", ".join(f"{field}={value!r}" for field, value in fields.items())
    return f"{kind.__name__}({inner})"
