"""Views in parts, each of which is encoded once for all who are shown it."""

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from critias.engine.views import View

Pieces = list[bytes] | dict[str, bytes]


class Part(NamedTuple):
    """A field of a view, encoded; if it holds records, each of them also by itself."""

    whole: bytes
    pieces: Pieces | None = None


Parts = Mapping[str, Part]


def parts_of(view: View) -> dict[str, Part]:
    """A view that shares nothing with others, in parts."""
    return {name: Part(msgspec.json.encode(value)) for name, value in view.items()}


class Encoder:
    """Encodes views of one position. What several views share as one object is encoded once."""

    __slots__ = ("_known", "_parts")

    def __init__(self) -> None:
        # With the objects, so that none of their ids is given to another.
        self._known: dict[int, tuple[Any, bytes]] = {}
        self._parts: dict[int, tuple[Any, Part]] = {}

    def parts(self, view: View) -> dict[str, Part]:
        """A view in parts."""
        return {name: self._part(value) for name, value in view.items()}

    def _part(self, value: Any) -> Part:
        if not isinstance(value, list | dict):
            return Part(msgspec.json.encode(value))
        known = self._parts.get(id(value))
        if known is None:
            known = self._parts[id(value)] = (value, self._made(value))
        return known[1]

    def _made(self, value: Any) -> Part:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = [self._encode(item) for item in value]
            return Part(b"[%s]" % b",".join(items), items)
        if isinstance(value, dict) and _holds_records(value):
            fields = {key: self._encode(item) for key, item in value.items()}
            return Part(encoded_object(fields), fields)
        return Part(msgspec.json.encode(value))

    def _encode(self, value: Any) -> bytes:
        if not isinstance(value, list | dict):
            return msgspec.json.encode(value)
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = (value, msgspec.json.encode(value))
        return known[1]


def _holds_records(value: dict[Any, Any]) -> bool:
    return any(isinstance(inner, list | dict) for inner in value.values()) and all(
        isinstance(key, str) for key in value
    )


def encoded_object(fields: Mapping[str, bytes]) -> bytes:
    """A JSON object of fields that are encoded already."""
    return b"{%s}" % b",".join(_name(name) + value for name, value in fields.items())


@functools.lru_cache(maxsize=10_000)
def _name(name: str) -> bytes:
    return msgspec.json.encode(name) + b":"
