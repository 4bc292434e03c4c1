"""What turns one encoded position into another: a structural diff, as the client applies it."""

import weakref
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from .encoding import Fields, Part, Parts

Path = tuple[str | int, ...]


class Changes(NamedTuple):
    """Encoded: paths (names of fields, places in lists) with the values there now, in `put`, and
    paths that are gone.

    No path to a value leads through another, so their order does not matter.
    """

    put: Sequence[bytes] = ()
    gone: Sequence[bytes] = ()


class _Known(NamedTuple):
    """What makes one part of another, where they stand under a name."""

    before: "weakref.ref[Part]"  # not held, for each would hold all that came before it
    name: str
    changes: Changes


_NONE = Changes()


def changes_between(old: tuple[Fields, Parts], new: tuple[Fields, Parts]) -> Changes:
    """What has changed in a view, and in the fields of the position that are before it.

    Only what differs is decoded to be compared further; parts that viewers share, once for all.
    """
    found = _Found()
    (fields_before, parts_before), (fields, parts) = old, new
    found.fields((), fields_before, fields)
    found.gone += [("view", name) for name in parts_before if name not in parts]
    first = found.encoded()
    put, gone = [*first.put], [*first.gone]
    for name, part in parts.items():
        before = parts_before.get(name)
        if part is not before:
            changes = _changes_of(name, before, part)
            put += changes.put
            gone += changes.gone
    return Changes(put, gone)


def _changes_of(name: str, old: Part | None, new: Part) -> Changes:
    known: _Known | None = new.known
    if known is not None and known.name == name and known.before() is old and old is not None:
        return known.changes
    found = _Found()
    found.part(("view", name), old, new)
    changes = found.encoded()
    if old is not None:
        new.known = _Known(weakref.ref(old), name, changes)
    return changes


class _Found:
    """The differences found so far."""

    def __init__(self) -> None:
        self.changed: list[tuple[Path, Any]] = []
        self.gone: list[Path] = []

    def encoded(self) -> Changes:
        """What was found."""
        if not self.changed and not self.gone:
            return _NONE
        encode = msgspec.json.encode
        return Changes([encode(one) for one in self.changed], [encode(one) for one in self.gone])

    def part(self, path: Path, old: Part | None, new: Part) -> None:
        """Compare a field of a view with what it was."""
        if old is None:
            self.changed.append((path, msgspec.Raw(new.whole)))
        elif old.whole != new.whole:
            before, after = old.pieces, new.pieces
            if isinstance(before, dict) and isinstance(after, dict):
                self.fields(path, before, after)
            elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
                for place, (was, now) in enumerate(zip(before, after, strict=True)):
                    self.values((*path, place), was, now)
            elif before is None or after is None:
                self.values(path, old.whole, new.whole)
            else:
                self.changed.append((path, msgspec.Raw(new.whole)))

    def fields(self, path: Path, old: Fields, new: Fields) -> None:
        """Compare what lies side by side under names."""
        self.gone += [(*path, key) for key in old if key not in new]
        for key, now in new.items():
            if key in old:
                self.values((*path, key), old[key], now)
            else:
                self.changed.append(((*path, key), msgspec.Raw(now)))

    def values(self, path: Path, old: bytes, new: bytes) -> None:
        """Compare two encoded values."""
        if old is not new and old != new:
            self._compare(path, msgspec.json.decode(old), msgspec.json.decode(new))

    def _compare(self, path: Path, old: Any, new: Any) -> None:
        """Compare two values; lists of another length are another value."""
        if isinstance(old, dict) and isinstance(new, dict):
            self.gone += [(*path, key) for key in old if key not in new]
            for key, value in new.items():
                if key not in old:
                    self.changed.append(((*path, key), value))
                elif not _same(old[key], value):
                    self._compare((*path, key), old[key], value)
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for place, (before, after) in enumerate(zip(old, new, strict=True)):
                if not _same(before, after):
                    self._compare((*path, place), before, after)
        elif not _same(old, new):
            self.changed.append((path, new))


def _same(old: Any, new: Any) -> bool:
    # Python takes True for 1; their encodings differ.
    if type(old) is not type(new) or old != new:
        return False
    return not isinstance(old, list | dict) or msgspec.json.encode(old) == msgspec.json.encode(new)
