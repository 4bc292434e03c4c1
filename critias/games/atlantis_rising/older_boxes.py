"""Boxes that earlier versions saved.

Version 0.1 had numbers in its rules that are in the box now. Its set was the standard one of today
in all that it could not change, so what it saved is completed from there.
"""

from typing import Any

import msgspec

from .box import NUMBERED, STANDARD


class _Artifacts01(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    in_play: int


class _Box01(msgspec.Struct, frozen=True):
    library: dict[str, int | str]
    artifacts: _Artifacts01
    councilors: dict[str, int | str]
    components: dict[str, Any]


def renewed(saved: Any) -> Any:
    """A box as version 0.1 saved it, with all that belongs to one now."""
    if not isinstance(saved, dict) or "hand" in saved:
        return saved
    old = msgspec.convert(saved, _Box01)
    library = {
        name: {**_standard("library", name), "copies": copies}
        for name, copies in old.library.items()
        if isinstance(copies, int)
    }
    artifacts = {name: _standard("artifacts", name) for name in old.artifacts.names}
    councilors = {
        name: {**_standard("councilors", name), **({"amount": n} if name in NUMBERED else {})}
        for name, n in old.councilors.items()
        if isinstance(n, int)
    }
    components = {
        name: {"rate": _standard("components", name).get("rate", 0), **entry}
        for name, entry in old.components.items()
        if isinstance(entry, dict)
    }
    return {
        **STANDARD,
        **saved,
        "library": {"source": old.library.get("source", "house"), **library},
        "artifacts": {"source": "house", "in_play": old.artifacts.in_play, **artifacts},
        "councilors": {"source": old.councilors.get("source", "house"), **councilors},
        "components": {"source": old.components.get("source", "house"), **components},
    }


def _standard(table: str, name: str) -> dict[str, Any]:
    """An entry of the standard set."""
    found: dict[str, Any] = STANDARD[table].get(name, {})
    return found
