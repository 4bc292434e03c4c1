"""What has changed between two positions, as paths and values."""

from typing import Any

import msgspec

Path = tuple[str | int, ...]


class Differences(msgspec.Struct, frozen=True, tag_field="type", tag="changes"):
    """What turns the last position of a client into the present one.

    `set`: paths (names of fields, places in lists) and the values there; `unset`: paths that are
    gone.
    """

    cursor: int
    events: list[Any]
    set: list[tuple[list[str | int], Any]]
    unset: list[list[str | int]]


class Shown:
    """What a viewer sees, encoded, and on demand as plain data to compare with."""

    __slots__ = ("_before", "_changes", "_plain", "encoded")

    def __init__(self, encoded: bytes) -> None:
        self.encoded = encoded
        self._plain: Any = None
        self._before: Shown | None = None
        self._changes: bytes | None = None

    @property
    def plain(self) -> Any:
        """The same, decoded."""
        if self._plain is None:
            self._plain = msgspec.json.decode(self.encoded)
        return self._plain

    def changes_since(self, before: "Shown") -> bytes | None:
        """The `set` and `unset` of a message for who has seen that; None if they are not shorter.

        Mostly all who look from one seat have seen the same before, so it is reckoned once.
        """
        if self._before is not before:
            changed: list[tuple[Path, Any]] = []
            gone: list[Path] = []
            _compare(before.plain, self.plain, (), changed, gone)
            encoded = msgspec.json.encode({"set": changed, "unset": gone})
            self._before = before
            self._changes = encoded if len(encoded) < len(self.encoded) else None
        return self._changes


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
