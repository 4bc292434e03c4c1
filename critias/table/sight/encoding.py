"""Views in parts, each of which is encoded once for all who are shown it."""

import functools
from collections.abc import Mapping
from typing import Any

import msgspec

from critias.engine.views import View

_MANY = 8
"""So many records are worth encoding one by one, to see which of them have changed."""

Fields = Mapping[str, bytes]
Pieces = list[bytes] | dict[str, bytes]


class Part:
    """A field of a view, encoded; if it holds many records, each of them also by itself.

    `known`: for `differences`, a cache of one: from which part this one was made last, and how.
    """

    __slots__ = ("__weakref__", "known", "pieces", "whole")

    def __init__(self, whole: bytes, pieces: Pieces | None = None) -> None:
        self.whole = whole
        self.pieces = pieces
        self.known: Any = None

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Part) and self.whole == other.whole)

    __hash__ = None  # type: ignore[assignment]


Parts = Mapping[str, Part]


class Encoder:
    """Encodes views of one position. What several views share as one object is encoded once.

    What says the same is the same part: in all views, and in those of the former position, of which
    `before` is the encoder. So most of what differs between two positions is found at a glance.
    """

    __slots__ = ("_alike", "_known", "_older", "_older_alike", "_parts")

    def __init__(self, before: "Encoder | None" = None) -> None:
        self._older = {} if before is None else before._parts
        self._older_alike = {} if before is None else before._alike
        # With the objects, so that none of their ids is given to another.
        self._known: dict[int, tuple[Any, bytes]] = {}
        self._parts: dict[int, tuple[Any, Part]] = {}
        self._alike: dict[bytes, Part] = {}

    def parts(self, view: View) -> dict[str, Part]:
        """A view in parts."""
        known, parts = self._parts, {}
        for name, value in view.items():
            found = known.get(id(value))
            if found is None:
                found = self._older.get(id(value)) or (value, self._made(value))
                known[id(value)] = found
                self._alike[found[1].whole] = found[1]
            parts[name] = found[1]
        return parts

    def _made(self, value: Any) -> Part:
        if isinstance(value, list) and len(value) >= _MANY and isinstance(value[0], dict):
            items = [self._encode(item) for item in value]
            return self._same(b"[%s]" % b",".join(items), items)
        if isinstance(value, dict) and _holds_records(value):
            fields = {key: self._encode(item) for key, item in value.items()}
            return self._same(encoded_object(fields), fields)
        return self._same(msgspec.json.encode(value))

    def _same(self, whole: bytes, pieces: Pieces | None = None) -> Part:
        known = self._alike.get(whole) or self._older_alike.get(whole)
        return known or Part(whole, pieces)

    def _encode(self, value: Any) -> bytes:
        if not isinstance(value, list | dict):
            return msgspec.json.encode(value)
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = (value, msgspec.json.encode(value))
        return known[1]


def _holds_records(value: dict[Any, Any]) -> bool:
    return any(map(_is_record_or_more, value.values())) and all(
        isinstance(key, str) for key in value
    )


def _is_record_or_more(value: Any) -> bool:
    return isinstance(value[0] if isinstance(value, list) and value else value, dict)


def encoded_object(fields: Fields) -> bytes:
    """A JSON object of fields that are encoded already."""
    return b"{%s}" % b",".join([_name(name) + value for name, value in fields.items()])


def length_of(fields: Fields) -> int:
    """About how long an object of these fields is."""
    return sum(map(len, fields)) + sum(map(len, fields.values()))


@functools.lru_cache(maxsize=10_000)
def _name(name: str) -> bytes:
    return msgspec.json.encode(name) + b":"
