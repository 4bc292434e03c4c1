"""What a player can be asked: to choose an option, or to fill in a form."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from ._works.converting import convert
from ._works.naming import kebab
from .errors import IllegalAnswer, RulesError
from .randomness import Rng


class Record(msgspec.Struct, frozen=True, tag=kebab, tag_field="type"):
    """A small immutable thing with a type: the base of options, forms, commands and events."""


class Reason(Record, frozen=True):
    """Why an answer is not possible any more; `str` says it in the words of the wire.

    People are told the text `about-<type>` with its fields, in their language.
    """


class Option(Record, frozen=True, gc=False, cache_hash=True):
    """One thing a player may answer. It is also the wire format and the notation in saved matches.

    Fields are numbers, strings and tuples of them.
    """

    costly: ClassVar[bool] = False
    """Whether a slip would be dear: clients let people confirm it, if it cannot be taken back."""


def named_in(record: Record) -> list[tuple[str, str]]:
    """The fields of a record that hold names, with each name; a list has the name of one of it."""
    named = []
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if isinstance(value, str):
            named.append((field, value))
        elif isinstance(value, tuple):
            named += [(field.removesuffix("s"), one) for one in value if isinstance(one, str)]
    return named


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # By the default, a `Choose` of which no more is said is one of any options.
    AnyOption = TypeVar("AnyOption", bound=Option, covariant=True, default=Any)
else:
    from typing import TypeVar

    AnyOption = TypeVar("AnyOption", bound=Option, covariant=True)

AnyForm = TypeVar("AnyForm", bound=Record)
_NOTHING: Mapping[str, Any] = {}


class _Given(msgspec.Struct, Generic[AnyOption], eq=False):
    """A question as the rules give it: the constructor of `Choose`, fast because it is msgspec's.

    Options, and what the question is about, may be given as functions; `Choose` shows under the
    same names what they return.
    """

    seat: int
    options: Sequence[AnyOption] | Callable[[], Sequence[AnyOption]]
    rule: str = ""
    about: Mapping[str, Any] | Callable[[], Mapping[str, Any]] = _NOTHING
    default: Option | None = None
    why_not: Callable[[Any], Reason | str | None] | None = None
    reaction: bool | Callable[[], bool] = False
    _asker: Any = None
    """The flow that waits for the answer, set when it is asked beside others."""
    _made: Sequence[AnyOption] | None = None


class Choose(_Given[AnyOption], eq=False):
    """One seat picks one of the options.

    Options given as a function are computed when somebody looks, and again after a command or a
    flow beside this one has changed the state; give them so in games that have commands, and where
    play is hot. What the question is about can be given as a function too. `why_not` says why an
    answer that others have made impossible meanwhile is not offered any more.

    `reaction`: for all that others know, the seat may have no choice here, or one by a card that it
    hides. So the time until it has answered must not tell (see `critias.table`); with a `default`,
    those who do not answer in time have declined. It may be a function, too.
    """

    # The slots of what was given, under names of their own.
    _options: ClassVar[Any] = vars(_Given)["options"]
    _about: ClassVar[Any] = vars(_Given)["about"]
    _reaction: ClassVar[Any] = vars(_Given)["reaction"]

    @property  # type: ignore[misc]
    def reaction(self) -> bool:  # type: ignore[override]
        """Whether others must not learn by waiting if there is anything to choose."""
        given = self._reaction
        return bool(given() if callable(given) else given)

    @property  # type: ignore[misc]
    def about(self) -> Mapping[str, Any]:  # type: ignore[override]
        """What the one who is asked should know: the variables of the question's text."""
        given = self._about
        about: Mapping[str, Any] = given() if callable(given) else given
        return about

    @property  # type: ignore[misc]
    def options(self) -> Sequence[AnyOption]:  # type: ignore[override]
        """What may be answered, never empty."""
        return self._made or self._make()

    def _make(self) -> Sequence[AnyOption]:
        # The first half is `answerable`, written out for bulk play.
        given = self._options
        made: Sequence[AnyOption] = given() if callable(given) else given
        self._made = made
        if not made:
            raise RulesError(f"{self.rule or 'a question'} offers seat {self.seat} nothing")
        return made

    def answerable(self) -> bool:
        """Whether there is anything to choose from: always, but for a match imagined wrongly."""
        if self._made is None:
            given = self._options
            self._made = given() if callable(given) else given
        return bool(self._made)

    def ask_again(self) -> None:
        """Forget computed options: the state has changed under the question."""
        self._made = None

    def accept(self, answer: Any) -> AnyOption:
        """The offered option that equals the answer, given as a record or in its wire form."""
        options = self._made or self._make()
        try:
            return options[options.index(answer)]
        except ValueError:
            pass
        if not isinstance(answer, Record):
            wanted = _lists(answer)
            for option in options:
                if _lists(msgspec.to_builtins(option)) == wanted:
                    return option
        reason = self.why_not(answer) if self.why_not else None
        raise IllegalAnswer(
            self._refusal(answer) if reason is None else str(reason),
            reason if isinstance(reason, Reason) else None,
        )

    def sample(self, rng: Rng) -> AnyOption:
        """A random legal answer."""
        options = self._made or self._make()
        return options[rng.below(len(options))]

    def _refusal(self, answer: Any) -> str:
        some = ", ".join(repr(option) for option in self.options[:3])
        more = len(self.options) - 3
        legal = f"{some} and {more} more" if more > 0 else some
        return (
            f"{self.rule or 'this question'} asks seat {self.seat} for one of its options, "
            f"not for {_short(answer)}. Legal: {legal}."
        )

    def __repr__(self) -> str:
        return f"Choose(seat={self.seat}, rule={self.rule!r}, options={list(self.options)!r})"


class Fill(Generic[AnyForm]):
    """One seat fills in a form, where listing all answers would be absurd.

    `check` answers with the reason why a form will not do, or None. `sample` makes a legal form,
    for bots and fuzzers.
    """

    __slots__ = ("_asker", "about", "check", "default", "form", "rule", "sample", "seat")

    def __init__(
        self,
        seat: int,
        form: type[AnyForm],
        check: Callable[[AnyForm], str | None],
        sample: Callable[[Rng], AnyForm],
        rule: str = "",
        about: Mapping[str, Any] = _NOTHING,
        default: AnyForm | None = None,
    ) -> None:
        self.seat = seat
        self.form = form
        self.check = check
        self.sample = sample
        self.rule = rule
        self.about = about
        self.default = default
        self._asker: Any

    def ask_again(self) -> None:
        """Nothing to forget: a form is checked against the state as it is when it comes in."""

    def answerable(self) -> bool:
        """A form can always be filled in."""
        return True

    def accept(self, answer: Any) -> AnyForm:
        """The form, given as a record or in its wire form, if it is legal now."""
        if not isinstance(answer, self.form):
            try:
                answer = convert(answer, self.form)
            except msgspec.ValidationError as error:
                raise IllegalAnswer(
                    f"{self.rule or 'this question'} asks seat {self.seat} for a "
                    f"{self.form.__name__}, not for {_short(answer)}: {error}."
                ) from None
        reason = self.check(answer)
        if reason is not None:
            raise IllegalAnswer(f"{self.rule or 'this form'} of seat {self.seat}: {reason}")
        accepted: AnyForm = answer
        return accepted

    def __repr__(self) -> str:
        return f"Fill(seat={self.seat}, rule={self.rule!r}, form={self.form.__name__})"


Decision = Choose[Any] | Fill[Any]


def _lists(plain: Any) -> Any:
    """Plain data with lists for tuples: JSON knows no others."""
    if isinstance(plain, dict):
        return {key: _lists(value) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_lists(value) for value in plain]
    return plain


def _short(answer: Any) -> str:
    text = repr(answer)
    return text if len(text) <= 80 else text[:77] + "..."
