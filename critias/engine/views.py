"""What a seat sees, derived from the declarations of the state."""

from collections.abc import Callable
from typing import Any

import msgspec

from .zones import HIDDEN, IRRELEVANT, Part, Places, Slot, Zone, parts, sees_each

View = dict[str, Any]


def derived_view(state: Any, seat: int | None) -> View:
    """All that `seat` (None: a spectator) may know of the state, as plain data.

    A zone is shown as {"count": 3, "items": [...]}: a component that the seat does not see is
    shown by its back, an empty place by None. Without `items` nothing but the count is known.
    """
    return _record(state, state, seat, None)


def derived_views(state: Any) -> Callable[[int | None], View]:
    """As `derived_view`, for one state shown to many: what all see alike is worked out once."""
    shown, shared = _shown(type(state)), View()

    def seen_by(seat: int | None) -> View:
        view: View = {}
        for part in shown:
            if not part.alike:
                view[part.name] = _part(state, state, part, seat, None)
                continue
            if part.name not in shared:
                shared[part.name] = _part(state, state, part, None, None)
            view[part.name] = shared[part.name]
        return view

    return seen_by


def _record(state: Any, record: Any, seat: int | None, owner: int | None) -> View:
    return {part.name: _part(state, record, part, seat, owner) for part in _shown(type(record))}


def _shown(cls: type) -> list[Part]:
    return [part for part in parts(cls) if not part.private]


def _part(state: Any, record: Any, part: Part, seat: int | None, owner: int | None) -> Any:
    value = getattr(record, part.name)
    declared = part.zone
    if declared is None:
        if part.built_in:
            return msgspec.to_builtins(value)
        return _plain(state, value, seat, owner, part.per_seat)
    if declared.per_seat:
        return [_zone(state, declared, seat, index, places) for index, places in enumerate(value)]
    places = value if isinstance(value, list) else Slot(record, part.name)
    return _zone(state, declared, seat, owner, places)


def _plain(state: Any, value: Any, seat: int | None, owner: int | None, per_seat: bool) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return _record(state, value, seat, owner)
    if isinstance(value, list | tuple):
        return [
            _plain(state, inner, seat, index if per_seat else owner, False)
            for index, inner in enumerate(value)
        ]
    if isinstance(value, dict):
        return {key: _plain(state, inner, seat, owner, False) for key, inner in value.items()}
    return msgspec.to_builtins(value)


def _zone(state: Any, zone: Zone, seat: int | None, owner: int | None, places: Places) -> View:
    if not zone.count(state, seat, owner, 0):
        return {}
    faces, backs = zone.faces, zone.backs
    sees = sees_each(zone.contents, state, seat, owner, len(places))
    items: list[Any]
    if all(sees):
        items = [faces[item] for item in places]
    elif not any(sees):
        items = [backs[item] for item in places]
    else:
        seen = zip(places, sees, strict=True)
        items = [faces[item] if face_up else backs[item] for item, face_up in seen]
    shown: View = {"count": len(items) - items.count(None)}
    if items.count(HIDDEN) < len(items):
        shown["items"] = items if _order_seen(state, zone, seat, owner) else sorted(items, key=repr)
    return shown


def _order_seen(state: Any, zone: Zone, seat: int | None, owner: int | None) -> bool:
    if zone.order is IRRELEVANT:
        return False
    # Where only the contents are hidden, the places themselves are still in plain sight.
    return zone.order is zone.contents or zone.order(state, seat, owner, 0)
