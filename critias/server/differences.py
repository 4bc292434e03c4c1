"""What a viewer sees, in parts that are encoded once for all; and what has changed in it."""

import functools
import weakref
from collections.abc import Mapping
from typing import Any

import msgspec

from critias.engine.views import View

Path = tuple[str | int, ...]
Part = bytes | list[bytes] | dict[str, bytes]
"""A field of a view, encoded; if it holds records, each of them by itself."""
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


class Encoder:
    """Encodes views of one position. What several views share as one object is encoded once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        # With the objects, so that none of their ids is given to another.
        self._known: dict[int, tuple[Any, bytes]] = {}

    def parts(self, view: View) -> dict[str, Part]:
        """A view in parts."""
        return {name: self._part(value) for name, value in view.items()}

    def _part(self, value: Any) -> Part:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [self._encode(item) for item in value]
        if isinstance(value, dict) and _holds_records(value):
            return {key: self._encode(item) for key, item in value.items()}
        return self._encode(value)

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
        view = b"null" if parts is None else _object(parts)
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
            found.parts(("view", name), before.parts.get(name), part)
        encoded = msgspec.json.encode({"set": found.changed, "unset": found.gone})
        return encoded if len(encoded) < len(self.encoded) else None


class _Found:
    """The differences found so far."""

    def __init__(self) -> None:
        self.changed: list[tuple[Path, Any]] = []
        self.gone: list[Path] = []

    def parts(self, path: Path, old: Part | None, new: Part) -> None:
        """Compare a field with what it was."""
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for place, (before, after) in enumerate(zip(old, new, strict=True)):
                self.pieces((*path, place), before, after)
        elif isinstance(old, dict) and isinstance(new, dict):
            self.gone += [(*path, key) for key in old if key not in new]
            for key, after in new.items():
                if key in old:
                    self.pieces((*path, key), old[key], after)
                else:
                    self.changed.append(((*path, key), msgspec.Raw(after)))
        elif isinstance(old, bytes) and isinstance(new, bytes):
            self.pieces(path, old, new)
        else:
            self.changed.append((path, msgspec.Raw(_whole(new))))

    def pieces(self, path: Path, old: bytes, new: bytes) -> None:
        """Compare two encoded values."""
        if old is not new and old != new:
            before, after = msgspec.json.decode(old), msgspec.json.decode(new)
            _compare(before, after, path, self.changed, self.gone)


def _whole(part: Part) -> bytes:
    if isinstance(part, bytes):
        return part
    return b"[%s]" % b",".join(part) if isinstance(part, list) else _object(part)


def _object(parts: Parts) -> bytes:
    return b"{%s}" % b",".join(_name(name) + _whole(part) for name, part in parts.items())


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
