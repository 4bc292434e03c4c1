"""A view as indented text, for games that draw no board.

Shown are the parts of the view for which the game has a heading, the text `part-<field>`; a game
that has none shows all parts under the names of their fields. Components have the names of their
kind: what lies in `hands`, a zone of the kind `card`, is looked up as `card-flag`.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._works.naming import kebab
from .views import View

if TYPE_CHECKING:
    from .texts import Texts

_EMPTY_PLACE = "·"


class Outline:
    """One view in one language."""

    def __init__(self, texts: "Texts", kinds: Mapping[str, str]) -> None:
        self._texts = texts
        self._kinds = kinds

    def of(self, view: View) -> str:
        """The view, a part after the other."""
        headed = [name for name in view if self._texts.has(f"part-{kebab(name)}")]
        shown = {name: view[name] for name in headed or view if name != "seats"}
        return "\n".join(self._record(shown, ""))

    def _record(self, fields: Mapping[str, Any], indent: str) -> Iterable[str]:
        for name, value in fields.items():
            heading = self._texts.name("part", name).replace("_", " ")
            yield from self._part(heading, name, value, indent)

    def _part(self, heading: str, field: str, value: Any, indent: str) -> Iterable[str]:
        """A part on one line if it is a single thing, below its heading if it has parts itself."""
        inner = indent + "  "
        if _is_zone(value):
            yield f"{indent}{heading}: {self._zone(field, value)}"
        elif isinstance(value, dict):
            yield f"{indent}{heading}:"
            yield from self._record(value, inner)
        elif isinstance(value, list) and len(value) == len(self._texts.names):
            yield f"{indent}{heading}:"
            for seat, one in enumerate(value):
                yield from self._part(self._texts.player(seat), field, one, inner)
        elif isinstance(value, list) and any(isinstance(one, list | dict) for one in value):
            yield f"{indent}{heading}:"
            for number, one in enumerate(value, start=1):
                yield from self._part(str(number), field, one, inner)
        elif isinstance(value, list):
            listed = ", ".join(self._name(field, one) for one in value)
            yield f"{indent}{heading}: {listed}"
        else:
            yield f"{indent}{heading}: {self._name(field, value)}"

    def _zone(self, field: str, zone: View) -> str:
        if not zone:
            return "?"
        items = ", ".join(self._name(field, item) for item in zone.get("items", ()))
        return f"{zone['count']} ({items})" if items else str(zone["count"])

    def _name(self, field: str, item: Any) -> str:
        if item is None:
            return _EMPTY_PLACE
        kind = self._kinds.get(field, field)
        return self._texts.name(kind, item)


def _is_zone(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() <= {"count", "items"}
