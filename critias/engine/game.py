"""What a game is, to the engine."""

import enum
import functools
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from ._works.hidden import derived_resample
from ._works.naming import kebab
from .decisions import Choose, Decision, Option, named_in
from .errors import CommandRefused
from .flows import Flow
from .outlines import Outline
from .randomness import Rng
from .state import State
from .views import SharedViews, View, derived_view
from .zones import kinds

if TYPE_CHECKING:
    from .texts import Texts

S = TypeVar("S", bound=State)


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: fields with defaults, typed as Literal, bool or bounded int."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the score of each seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Then(enum.Enum):
    """What becomes of the open questions after a command."""

    ASK_AGAIN = enum.auto()
    NEXT_STEP = enum.auto()  # the step is abandoned as it stands


class LetLapse(NamedTuple):
    """What becomes of open questions after a command: those of some seats are answered for them.

    `seats` says whose, again after each answer, until none of these is asked anything; `answer`
    says how. It all happens in the open, in the entry of the command.
    """

    seats: Callable[[], Collection[int]]
    answer: Callable[[Decision], Any]


Heuristic = Callable[..., Any]
"""Answers a decision: called with a state imagined for its seat, the decision, and an Rng."""

Appraisal = Callable[..., Sequence[float]]
"""How good each option of a Choose looks, in any measure: called like a heuristic."""

Prospects = Callable[..., Sequence[float]]
"""The chance of each seat to win, as it looks: called with an imagined state in mid-match."""

Condition = Callable[[Any, int, Choose], Option | None]
"""What a seat answers if the condition holds, from what it may know: the state, the seat, and the
question."""


Views = Callable[[int | None], View]
"""What each seat sees."""


class Game(ABC, Generic[S]):
    """The rules of one game. Subclass it, make one instance, and name that as entry point.

    In the folder of the subclass lie `components.toml`, `RULES.md` and the words in `texts/en.ftl`;
    `RULES.de.md` and `texts/de.ftl`, too, if it speaks German.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    options_type: ClassVar[type[TableOptions]] = TableOptions
    components_type: ClassVar[type[msgspec.Struct]]
    state_type: ClassVar[type[State]]
    command_type: ClassVar[Any] = None
    """A record, or union of records, that may come from outside the flow."""
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Names of components, by the name of the field that holds them: each needs a text."""
    cooperative: ClassVar[bool] = False
    """Whether all win or lose together."""
    conditions: ClassVar[Mapping[str, Mapping[str, Condition]]] = {}
    """By the rule of a question and by their names, conditions under which a seat may order in
    advance that it be answered so; each needs a text, such as `order-eoa-special-spy-wins`."""
    heuristic: ClassVar[Heuristic | None] = None
    """A staticmethod."""
    appraisal: ClassVar[Appraisal | None] = None
    """A staticmethod. With it, search tries options in the order of their worth."""
    prospects: ClassVar[Prospects | None] = None
    """A staticmethod. With it, search looks a few steps ahead and not to the end of the match."""
    foresight: ClassVar[int] = 2
    """How many steps that is: so many that what was decided has shown in the prospects."""
    rounds: ClassVar[Callable[..., int] | None] = None
    """A staticmethod: how many rounds have begun. With it, foresight is a number of rounds."""

    @abstractmethod
    def setup(self, seats: int, options: Any, components: Any, rng: Rng) -> S:
        """The state before anything has happened. Shuffle and deal in the first step."""

    @abstractmethod
    def step(self, s: S) -> Flow[None]:
        """The flow of the next turn, phase or vote, chosen by data in the state."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """The result once the match is over, looked at between steps."""

    def sides(self, seats: int, options: Any, components: Any) -> Sequence[int]:
        """The side of each seat, from 0: those of a side win together from the beginning."""
        return [0] * seats if self.cooperative else range(seats)

    def victory(self, result: Result, sides: Sequence[int]) -> list[float]:
        """Each seat's part of the victory: all of it, unless several sides share it."""
        winning = {sides[seat] for seat in result.winners}
        return [
            (seat in result.winners) / max(1, len(winning)) for seat in range(len(result.scores))
        ]

    def check_components(self, components: Any) -> None:
        """Raise `Mismatch(path, sentence)` if a components file does not add up."""

    def renew_components(self, saved: Any) -> Any:
        """Components as an earlier version saved them, plain data, in the form of this one."""
        return saved

    def names_of_own(self, components: View) -> Iterable[tuple[str, str, Any]]:
        """What goes by a name of its own in a box, beside the entries with a `name`.

        By the field that holds it and its word there, a string or one for each language. The
        components are plain data, as they stand in the file.
        """
        return ()

    def command(self, s: S, seat: int | None, command: Any) -> Then | LetLapse:
        """Carry out a command of a seat, or of the referee (None), or raise CommandRefused."""
        raise CommandRefused(f"{self.name} has no commands")

    def sample_command(self, s: S, rng: Rng) -> tuple[int | None, Any] | None:
        """A random command worth trying, for the fuzzer; it may be refused."""
        return None

    def validate(self, s: S) -> None:
        """Raise AssertionError with a sentence for each invariant of the game that is broken.

        A command is refused for those that it breaks, and not for what was wrong before.
        """

    def in_public(self, s: S) -> View:
        """What everybody is shown beside, or in place of, what the fields of the state show."""
        return {}

    def view(self, s: S, seat: int | None) -> View:
        """What a seat sees: what the state declares it may, and what is shown `in_public`."""
        return {**derived_view(s, seat), **self.in_public(s)}

    def views(self, s: S, before: Views | None = None) -> Views:
        """What each seat sees, for one state shown to many: they share what is the same.

        `before`: what this returned for an earlier state of the match; neither changes any more.
        """
        if type(self).view is not Game.view:
            return lambda seat: self.view(s, seat)
        earlier = before if isinstance(before, SharedViews) else None
        return SharedViews(s, self.in_public(s), earlier)

    def resample(self, s: S, seat: int | None, rng: Rng) -> None:
        """Replace all that the seat cannot know by something that it could be."""
        derived_resample(s, seat, rng)

    def distinct(self, s: S, decision: Choose) -> Sequence[Option]:
        """The options of a question, without those that come to the same as one before them.

        People and bots choose among these; the others are legal, too. It looks at nothing that
        the seat that is asked cannot see.
        """
        return decision.options

    def draw(self, view: View, texts: "Texts") -> str:
        """The table as text, for the terminal; made from a view, so it tells no more than that.

        Blank lines divide it into parts; of a table seen before, those that have changed are shown.
        """
        return Outline(texts, kinds(self.state_type)).of(view)

    def explain(self, view: View, texts: "Texts", field: str, name: str) -> str:
        """What a component does that an option or event names in this field; "" if nothing is said.

        By default the text `card-says-flag` for the value "flag" in a field called card.
        """
        message = f"{kebab(field)}-says-{kebab(name)}"
        return texts.say(message) if texts.has(message) else ""

    def remark(self, view: View, texts: "Texts", option: Option) -> str:
        """What to know of an option besides its words: what its components do."""
        named = named_in(option)
        return " ".join(filter(None, (self.explain(view, texts, *one) for one in named)))

    @functools.cached_property
    def folder(self) -> Path:
        """Where the game's data, words and rules lie."""
        module = sys.modules[type(self).__module__]
        assert module.__file__ is not None
        return Path(module.__file__).parent
