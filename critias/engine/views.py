"""What a seat sees, derived from the declarations of the state."""

from typing import Any

import msgspec

from .zones import HIDDEN, IRRELEVANT, Places, Slot, Zone, parts, sees_each

View = dict[str, Any]


def derived_view(state: Any, seat: int | None) -> View:
    """All that `seat` (None: a spectator) may know of the state, as plain data.

    A zone is shown as {"count": 3, "items": [...]}: a component that the seat does not see is
    shown by its back, an empty place by None. Without `items` nothing but the count is known.
    """
    return _record(state, state, seat, None)


def _record(state: Any, record: Any, seat: int | None, owner: int | None) -> View:
    view: View = {}
    for part in parts(type(record)):  # type: ignore[arg-type]
        if part.private:
            continue
        value = getattr(record, part.name)
        declared = part.zone
        if part.built_in and declared is None:
            view[part.name] = msgspec.to_builtins(value)
        elif declared is None:
            view[part.name] = _plain(state, value, seat, owner, part.per_seat)
        elif declared.per_seat:
            view[part.name] = [
                _zone(state, declared, seat, index, places) for index, places in enumerate(value)
            ]
        elif isinstance(value, list):
            view[part.name] = _zone(state, declared, seat, owner, value)
        else:
            view[part.name] = _zone(state, declared, seat, owner, Slot(record, part.name))
    return view


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
    empty, name, back = zone.empty, zone.name, zone.back
    sees = sees_each(zone.contents, state, seat, owner, len(places))
    items: list[Any]
    if all(sees):
        items = [None if item == empty else name(item) for item in places]
    elif not any(sees):
        items = [None if item == empty else back(item) for item in places]
    else:
        items = [
            None if item == empty else name(item) if seen else back(item)
            for item, seen in zip(places, sees, strict=True)
        ]
    shown: View = {"count": len(items) - items.count(None)}
    if items.count(HIDDEN) < len(items):
        shown["items"] = items if _order_seen(state, zone, seat, owner) else sorted(items, key=repr)
    return shown


def _order_seen(state: Any, zone: Zone, seat: int | None, owner: int | None) -> bool:
    if zone.order is IRRELEVANT:
        return False
    # Where only the contents are hidden, the places themselves are still in plain sight.
    return zone.order is zone.contents or zone.order(state, seat, owner, 0)
