"""Words for people, from Fluent files: one per language in each game's `texts` folder.

    ask-atl-toll-pay = Pay { $toll } to cross.       the question under the rule atl.toll.pay
    option-play = Play { $card } with figure { $figure }.
    event-card-drawn = { $seat } draws { $card }.
    card-flag = flag                                  the value "flag" in a field called card

The fields of an option or event, and what a question is about, are the variables. A seat becomes
the player's name; a string for which there is a text becomes that text; a tuple becomes a list
in words, and its length is there as `$cards-count`. `$known` is "no" where parts are hidden. In
what a question is about, names that end in `_seat` are seats, and an option (one that has been
proposed) becomes its text; any other record has its words under `about-`.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

from ._naming import kebab
from .decisions import Decision, Option, Record
from .errors import CritiasError
from .events import SEAT_MARK
from .game import Game
from .views import View

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")


@functools.cache
def _bundle(folders: tuple[Path, ...], language: str) -> "FluentBundle":
    # Here and not above: a game can be played without words, and so without Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


@functools.cache
def _seat_fields(record: type) -> frozenset[str]:
    hints = get_type_hints(record, include_extras=True)
    return frozenset(
        name for name, hint in hints.items() if SEAT_MARK in getattr(hint, "__metadata__", ())
    )


def texts_of(game: Game[Any], language: str = "en", names: Sequence[str] = ()) -> "Texts":
    """The words of a game in one language; `names` are the players' by seat."""
    if language not in LANGUAGES:
        raise CritiasError(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    folders = (Path(__file__).parent / "texts", game.folder / "texts")
    return Texts(_bundle(folders, language), language, names)


class Texts:
    """One language's words for one match."""

    def __init__(self, bundle: "FluentBundle", language: str, names: Sequence[str]) -> None:
        self.bundle = bundle
        self.language = language
        self.names = names

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
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise CritiasError(f"the text {message!r} in {self.language}: {errors[0]!r}")
        return str(text)

    def ask(self, decision: Decision) -> str:
        """The question of a decision, in a sentence."""
        message = f"ask-{kebab(decision.rule)}"
        seats = [name for name in decision.about if name == "seat" or name.endswith("_seat")]
        about = self._values(decision.about, seats)
        return self.say(message, **{"seat": self.player(decision.seat), **about})

    def option(self, option: Record) -> str:
        """An option, as a player would say it."""
        return self._record("option", option)

    def event(self, event: Record) -> str:
        """An event, in a sentence."""
        return self._record("event", event)

    def name(self, kind: str, item: Any) -> str:
        """The name of a component, if it has one."""
        message = f"{kebab(kind)}-{kebab(str(item))}"
        return self.say(message) if self.has(message) else str(item)

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def listing(self, items: Iterable[str]) -> str:
        """Several things in words: a, b and c."""
        *most, last = list(items) or [self.say("nobody")]
        return f"{', '.join(most)} {self.say('list-and')} {last}" if most else last

    def outline(self, view: View) -> str:
        """A view as indented text, for games that draw no board."""
        return "\n".join(_outline(view, ""))

    def _record(self, prefix: str, record: Record) -> str:
        values = {name: getattr(record, name) for name in record.__struct_fields__}
        tag = kebab(type(record).__name__)
        return self.say(f"{prefix}-{tag}", **self._values(values, _seat_fields(type(record))))

    def _values(self, fields: Mapping[str, Any], seats: Iterable[str]) -> dict[str, Any]:
        values: dict[str, Any] = {"known": "yes"}
        for field, value in fields.items():
            name = kebab(field)
            if value is None or (isinstance(value, tuple) and None in value):
                values["known"] = "no"
            if isinstance(value, tuple):
                values[f"{name}-count"] = len(value)
                values[name] = self.listing(str(self._value(field, one, seats)) for one in value)
            else:
                values[name] = self._value(field, value, seats)
        return values

    def _value(self, field: str, value: Any, seats: Iterable[str]) -> Any:
        if value is None:
            return self.say("hidden")
        if isinstance(value, Record):
            return self._record("option" if isinstance(value, Option) else "about", value)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.player(value) if field in seats else value
        return self.name(field, value)


def _outline(value: Any, indent: str) -> Iterable[str]:
    for name, inner in value.items():
        if isinstance(inner, dict) and set(inner) - {"count", "items"}:
            yield f"{indent}{name}:"
            yield from _outline(inner, indent + "  ")
        else:
            yield f"{indent}{name}: {inner}"
