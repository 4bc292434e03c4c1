"""Words for people, from Fluent files: one per language in each game's `texts` folder.

What a game does not say in a language it says in English, which it must have.

    ask-atl-toll-pay = Pay { $toll } to cross.       the question under the rule atl.toll.pay
    option-play = Play { $card } with figure { $figure }.
    event-card-drawn = { $seat } draws { $card }.
    card-flag = flag                                  the value "flag" in a field called card

The fields of an option or event, and what a question is about, are the variables. A seat becomes
the player's name; a string for which there is a text becomes that text; a tuple becomes a list
in words, and its length is there as `$cards-count`. `$known` is "no" where parts are hidden. In
what a question is about, names that end in `_seat` are seats, and an option (one that has been
proposed) becomes its text; any other record has its words under `about-`.

A player who may be the reader is followed by the verb in both forms: DOES gives "Ada draws" to
others and "You draw" to Ada herself, YOU a name or the word for oneself, in the case needed:

    event-card-drawn = { DOES($seat, "draws", "draw") } { $card }.
    event-robbed = { DOES($seat, "robs", "rob") } { YOU($victim, "you") }.
    event-burned = { YOU($seat, "Your city", "The city of") } burns.

Here nobody in particular reads. Where a record has one number, and that is 1, the names in it are
said in the singular, if they have one (an attribute `one`).

Numbers that depend on the box are variables in every text, named by their place in components.toml:
`barrier = 4` in the table `[energy]` is `$energy-barrier`; in a list they are counted from 1, so
that 5 of `debts = [5, 3]` in `[points]` is `$points-debts-1`. What a file leaves out is 0. COUNT
puts a number and how it grows before the noun:

    levy = { COUNT($levy-value, "talent", "talents", $levy-growth) }       10 (+5) talents

Whatever there has a `name` goes by it: a string, or one for each language,
`name = { en = "Shield", de = "Schild" }`.
"""

import functools
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ._works.naming import kebab
from .components import load_components
from .decisions import Decision, Option, Record
from .errors import CritiasError
from .events import Event, seat_fields
from .game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
_SHARED = Path(__file__).parent / "texts"
_UNDECIDED = "…"


# An entry of a Fluent file: its name, and all lines up to the next entry or comment.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
_KEY = re.compile(r"[\w-]+", re.ASCII)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def languages_of(game: Game[Any]) -> list[str]:
    """The languages in which a game has words of its own; in the others it speaks English."""
    return [language for language in LANGUAGES if _file(game, language).is_file()]


def words_of(game: Game[Any], language: str, *, strict: bool = False) -> str:
    """The words of a game as one Fluent file: those of all games, then its own.

    What a language lacks is there in English, unless it is to be `strict`.
    """
    if language not in LANGUAGES:
        raise CritiasError(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    if language == "en" or language in languages_of(game):
        own = _file(game, language).read_text(encoding="utf-8")
    else:
        own = ""
    words = f"{(_SHARED / f'{language}.ftl').read_text(encoding='utf-8')}\n{own}"
    if strict or language == "en":
        return words
    known, english = entries_of(words), entries_of(words_of(game, "en"))
    return "\n".join([words, *(entry for name, entry in english.items() if name not in known)])


def entries_of(words: str) -> dict[str, str]:
    """The entries of a Fluent file by their names."""
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(words)}


class Presentation(msgspec.Struct, frozen=True):
    """How a game presents itself to those who choose one; `length` where it says it."""

    title: str
    summary: str
    length: str | None


def presented(game: Game[Any], language: str) -> Presentation:
    """How a game presents itself, without a look at the rest of its words."""
    entries = entries_of(words_of(game, language))
    title, summary, length = (
        _said(entries.get(f"game-{name}"), language) for name in ("title", "summary", "length")
    )
    return Presentation(title or "", summary or "", length)


def _said(entry: str | None, language: str) -> str | None:
    """What an entry says that needs no variables; where it is plain text, without Fluent."""
    if entry is None:
        return None
    name, _, value = entry.partition("=")
    lines = [line.strip() for line in value.strip().splitlines()]
    if "{" in value or any(line.startswith(".") for line in lines):
        return Texts(_bundle(entry, language), language, ()).say(name.strip())
    return "\n".join(lines)


def figures_of(game: Game[Any], components: Any) -> dict[str, int]:
    """The numbers of a box that its game's words speak of: `$energy-barrier` is energy.barrier.

    components: as they were loaded, or as plain data.
    """
    spoken = _variables_of(game)
    numbers = _numbers(msgspec.to_builtins(components), "")
    known = dict.fromkeys(_numbers_of(game), 0)
    return known | {name: number for name, number in numbers if name in spoken}


def names_in(game: Game[Any], components: Any, language: str) -> str:
    """The names that things in a box have of their own, as a Fluent file.

    An entry's `name` stands for the words of all fields that hold such entries; the game may know
    of others. One that is not said in a language is said as in English.
    """
    box = msgspec.to_builtins(components)
    lines = []
    for field, key, name in (*_names_of_entries(game, box), *game.names_of_own(box)):
        own = (name.get(language) or name.get("en")) if isinstance(name, Mapping) else name
        # A key is somebody's file: only what can be part of a message's name gets into one.
        if isinstance(own, str) and own and _KEY.fullmatch(key):
            said = " ".join(own.split()).replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'{kebab(field)}-{kebab(key)} = {{ "{said}" }}\n')
    return "".join(lines)


def _names_of_entries(game: Game[Any], box: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    fields = {field for kind in records_of(game) for field in kind.__struct_fields__}
    known = {field: words for field, words in game.vocabulary.items() if field in fields}
    for table in box.values():
        if not isinstance(table, Mapping):
            continue
        shared = {field: len(table.keys() & set(words)) for field, words in known.items()}
        most = max(shared.values(), default=0)
        for key, entry in table.items():
            name = entry.get("name") if isinstance(entry, Mapping) else None
            # A few words may stand for things of another kind as well: the action and the card.
            for field, count in shared.items() if name else ():
                if 2 * count > most:
                    yield field, key, name


@functools.cache
def _numbers_of(game: Game[Any]) -> tuple[str, ...]:
    """The numbers of the game's own box that its words speak of."""
    spoken = _variables_of(game)
    own = _numbers(msgspec.to_builtins(load_components(game)), "")
    return tuple(name for name, _ in own if name in spoken)


@functools.cache
def _variables_of(game: Game[Any]) -> frozenset[str]:
    return frozenset(_VARIABLE.findall(words_of(game, "en") + words_of(game, "de")))


def _numbers(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, int]]:
    for key, value in table.items():
        name = f"{path}{kebab(key)}"
        if isinstance(value, Mapping):
            yield from _numbers(value, f"{name}-")
        elif isinstance(value, list | tuple):
            listed = {str(place): one for place, one in enumerate(value, start=1)}
            yield from _numbers(listed, f"{name}-")
        elif isinstance(value, int) and not isinstance(value, bool):
            yield name, value


def records_of(game: Game[Any], base: type[Record] = Record) -> list[type[Record]]:
    """The kinds of records that the package of a game defines: options, events and others."""
    package = sys.modules[type(game).__module__].__package__ or ""
    found, bases = [], [base]
    for kind in bases:
        bases += kind.__subclasses__()
        if f"{kind.__module__}.".startswith(f"{package}."):
            found.append(kind)
    return found


def seats_of(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """By the name of its text, the fields of each record that are seats: players have names."""
    return {
        f"{_prefix(kind)}-{kebab(kind.__name__)}": fields
        for kind in records_of(game)
        if (fields := seat_fields(kind))
    }


def costly_in(game: Game[Any]) -> list[str]:
    """The types of the options that people confirm, if they cannot be taken back."""
    return sorted(
        kebab(kind.__name__)
        for kind in records_of(game, Option)
        if issubclass(kind, Option) and kind.costly
    )


def _prefix(kind: type[Record]) -> str:
    return "option" if issubclass(kind, Option) else "event" if issubclass(kind, Event) else "about"


def _file(game: Game[Any], language: str) -> Path:
    return game.folder / "texts" / f"{language}.ftl"


def texts_of(
    game: Game[Any],
    language: str = "en",
    names: Sequence[str] = (),
    *,
    components: Any = None,
    strict: bool = False,
) -> "Texts":
    """The words of a game in one language; `names` are the players' by seat.

    components: those whose numbers are said, if they are not the game's own.
    """
    box = load_components(game) if components is None else components
    bundle = _bundle_of(game, language, strict, names_in(game, box, language))
    return Texts(bundle, language, names, figures_of(game, box))


def texts_in(folder: Path, language: str, names: Sequence[str] = ()) -> "Texts":
    """The words in a folder that has a file for each language."""
    return Texts(_bundle_in(folder, language), language, names)


@functools.lru_cache(maxsize=64)
def _bundle_of(game: Game[Any], language: str, strict: bool, names: str) -> "FluentBundle":
    return _bundle(f"{words_of(game, language, strict=strict)}\n{names}", language)


@functools.cache
def _bundle_in(folder: Path, language: str) -> "FluentBundle":
    return _bundle((folder / f"{language}.ftl").read_text(encoding="utf-8"), language)


def _bundle(words: str, language: str) -> "FluentBundle":
    # Here and not above: a game can be played without words, and so without Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False, functions=_FUNCTIONS)
    bundle.add_resource(FluentResource(words), allow_overrides=True)
    return bundle


def _does(player: str, others: str, _you: str) -> str:
    return f"{player} {others}"


def _you(player: str, _you: str, others: str | None = None) -> str:
    return player if others is None else f"{others} {player}"


def _count(number: int, one: str = "", many: str = "", growth: int = 0) -> str:
    counted = number or growth
    parts = (
        str(int(number)) if number or not growth else "",
        f"({int(growth):+d})" if growth else "",
        one if abs(counted) == 1 else many,
    )
    return " ".join(part for part in parts if part)


_FUNCTIONS: dict[str, Any] = {"DOES": _does, "YOU": _you, "COUNT": _count}


class Texts:
    """One language's words for one match."""

    def __init__(
        self,
        bundle: "FluentBundle",
        language: str,
        names: Sequence[str],
        figures: Mapping[str, int] | None = None,
    ) -> None:
        self.bundle = bundle
        self.language = language
        self.names = names
        self.figures = figures or {}

    def has(self, message: str) -> bool:
        """Whether there is a text of that name."""
        return self.bundle.has_message(message)

    def say(self, message: str, **values: Any) -> str:
        """The text of that name, with its variables filled in."""
        if not self.has(message):
            raise CritiasError(f"there is no text {message!r} in {self.language}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise CritiasError(f"the text {message!r} in {self.language} is empty")
        text, errors = self.bundle.format_pattern(pattern, {**self.figures, **values})
        if errors:
            raise CritiasError(f"the text {message!r} in {self.language}: {errors[0]!r}")
        return str(text)

    def ask(self, decision: Decision) -> str:
        """The question of a decision, in a sentence."""
        message = f"ask-{kebab(decision.rule)}"
        seats = [name for name in decision.about if name == "seat" or name.endswith("_seat")]
        about = self._values(decision.about, seats)
        return self.say(message, **{"seat": self.player(decision.seat), **about})

    def option(self, option: Record, undecided: Sequence[str] = ()) -> str:
        """An option, as a player would say it; "…" stands for the fields that are undecided."""
        return self._record("option", option, undecided)

    def part(self, option: Record, field: str) -> str:
        """One field of an option in words."""
        return str(
            self._values({field: getattr(option, field)}, seat_fields(type(option)))[kebab(field)]
        )

    def event(self, event: Record) -> str:
        """An event, in a sentence."""
        return self._record("event", event)

    def reason(self, reason: Record) -> str:
        """Why something is not possible, in a sentence."""
        return self._record("about", reason)

    def name(self, kind: str, item: Any, *, one: bool = False) -> str:
        """The name of a component, if it has one; of a single one where that is another."""
        message = f"{kebab(kind)}-{kebab(str(item))}"
        if not self.has(message):
            return str(item)
        single = self.bundle.get_message(message).attributes.get("one") if one else None
        return self.say(message) if single is None else str(self.bundle.format_pattern(single)[0])

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def listing(self, items: Iterable[str]) -> str:
        """Several things in words: a, b and c."""
        *most, last = list(items) or [self.say("nobody")]
        return f"{', '.join(most)} {self.say('list-and')} {last}" if most else last

    def _record(self, prefix: str, record: Record, undecided: Sequence[str] = ()) -> str:
        fields = {name: getattr(record, name) for name in record.__struct_fields__}
        values = self._values(fields, seat_fields(type(record)))
        values |= {kebab(name): _UNDECIDED for name in undecided}
        return self.say(f"{prefix}-{kebab(type(record).__name__)}", **values)

    def _values(self, fields: Mapping[str, Any], seats: Collection[str]) -> dict[str, Any]:
        values: dict[str, Any] = {"known": "yes"}
        numbers = [
            value
            for field, value in fields.items()
            if isinstance(value, int) and not isinstance(value, bool) and field not in seats
        ]
        one = numbers in ([1], [-1])
        for field, value in fields.items():
            name = kebab(field)
            if value is None or (isinstance(value, tuple) and None in value):
                values["known"] = "no"
            if isinstance(value, tuple):
                values[f"{name}-count"] = len(value)
                values[name] = self.listing(str(self._value(field, one, seats)) for one in value)
            else:
                values[name] = self._value(field, value, seats, one=one)
        return values

    def _value(self, field: str, value: Any, seats: Collection[str], *, one: bool = False) -> Any:
        if value is None:
            return self.say("hidden")
        if isinstance(value, Record):
            return self._record("option" if isinstance(value, Option) else "about", value)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.player(value) if field in seats else value
        return self.name(field, value, one=one)
