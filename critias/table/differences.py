"""What a viewer sees, in parts that are encoded once for all; and what has changed in it."""

import functools
import weakref
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from critias.engine.views import View

Path = tuple[str | int, ...]
Pieces = list[bytes] | dict[str, bytes]


class Part(NamedTuple):
    """A field of a view, encoded; if it holds records, each of them also by itself."""

    whole: bytes
    pieces: Pieces | None = None


Parts = Mapping[str, Part]


class Differences(msgspec.Struct, frozen=True, tag_field="type", tag="changes"):
    """What turns the last position of a client into the present one.

    `set`: paths (names of fields, places in lists) and the values there; `unset`: paths that are
    gone.
    """

    cursor: int
    events: list[Any]
    set: list[tuple[list[str | int], Any]]
    unset: list[list[str | int]]


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
            return Part(_object(fields), fields)
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


class Shown:
    """What a viewer sees: the view in parts, and the rest of a position."""

    __slots__ = ("__weakref__", "_before", "_changes", "encoded", "parts", "rest")

    def __init__(self, rest: bytes, parts: Parts | None) -> None:
        self.rest = rest
        self.parts = parts
        view = b"null"
        if parts is not None:
            view = _object({name: part.whole for name, part in parts.items()})
        self.encoded = b'%s,"view":%s}' % (rest[:-1], view)
        # Not held: each would keep all that came before it.
        self._before: weakref.ref[Shown] | None = None
        self._changes: bytes | None = None

    def changes_since(self, before: "Shown") -> bytes | None:
        """The `set` and `unset` of a message for who has seen that; None if they are not shorter.

        Mostly all who look from one seat have seen the same before, so it is reckoned once.
        """
        if self._before is None or self._before() is not before:
            self._before = weakref.ref(before)
            self._changes = self._reckon(before)
        return self._changes

    def _reckon(self, before: "Shown") -> bytes | None:
        if before.parts is None or self.parts is None:
            return None
        found = _Found()
        found.pieces((), before.rest, self.rest)
        found.gone += [("view", name) for name in before.parts if name not in self.parts]
        for name, part in self.parts.items():
            found.part(("view", name), before.parts.get(name), part)
        encoded = msgspec.json.encode({"set": found.changed, "unset": found.gone})
        return encoded if len(encoded) < len(self.encoded) else None


class _Found:
    """The differences found so far."""

    def __init__(self) -> None:
        self.changed: list[tuple[Path, Any]] = []
        self.gone: list[Path] = []

    def part(self, path: Path, old: Part | None, new: Part) -> None:
        """Compare a field with what it was."""
        if old is None:
            self.changed.append((path, msgspec.Raw(new.whole)))
        elif old.whole != new.whole:
            before, after = old.pieces, new.pieces
            if isinstance(before, dict) and isinstance(after, dict):
                self._fields(path, before, after)
            elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
                for place, (was, now) in enumerate(zip(before, after, strict=True)):
                    self.pieces((*path, place), was, now)
            elif before is None and after is None:
                self.pieces(path, old.whole, new.whole)
            else:
                self.changed.append((path, msgspec.Raw(new.whole)))

    def _fields(self, path: Path, old: dict[str, bytes], new: dict[str, bytes]) -> None:
        self.gone += [(*path, key) for key in old if key not in new]
        for key, now in new.items():
            if key in old:
                self.pieces((*path, key), old[key], now)
            else:
                self.changed.append(((*path, key), msgspec.Raw(now)))

    def pieces(self, path: Path, old: bytes, new: bytes) -> None:
        """Compare two encoded values."""
        if old is not new and old != new:
            before, after = msgspec.json.decode(old), msgspec.json.decode(new)
            _compare(before, after, path, self.changed, self.gone)


def _object(fields: Mapping[str, bytes]) -> bytes:
    return b"{%s}" % b",".join(_name(name) + value for name, value in fields.items())


@functools.lru_cache(maxsize=10_000)
def _name(name: str) -> bytes:
    return msgspec.json.encode(name) + b":"


def _compare(
    old: Any, new: Any, path: Path, changed: list[tuple[Path, Any]], gone: list[Path]
) -> None:
    """Note how two different values differ; lists of another length are another value."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone += [(*path, key) for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                changed.append(((*path, key), value))
            elif old[key] != value:
                _compare(old[key], value, (*path, key), changed, gone)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, (*path, place), changed, gone)
    elif old != new:
        changed.append((path, new))
