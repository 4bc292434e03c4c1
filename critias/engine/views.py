"""What a seat sees, derived from the declarations of the state."""

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


class SharedViews:
    """What each seat sees of one state: called with a seat. What several see is the same object.

    `public`: what all are shown beside what the state declares. `before`: the views of an earlier
    state, from which is taken what still says the same, so that nobody need look at it again. The
    states must not change any more.
    """

    __slots__ = ("_alike", "_public", "_shown", "_state")

    def __init__(self, state: Any, public: View, before: "SharedViews | None" = None) -> None:
        self._state = state
        self._shown = _shown(type(state))
        self._alike: View = {
            part.name: before._alike[part.name]
            if before is not None and before._still_says(part, state)
            else _part(state, state, part, None, None)
            for part in self._shown
            if part.alike
        }
        known = {} if before is None else before._public
        self._public: View = {
            name: known[name] if name in known and known[name] == value else value
            for name, value in public.items()
        }

    def _still_says(self, part: Part, state: Any) -> bool:
        # Records of the game may leave fields out when they are compared.
        if part.zone is None and not part.built_in:
            return False
        return bool(getattr(self._state, part.name) == getattr(state, part.name))

    def __call__(self, seat: int | None) -> View:
        state, alike = self._state, self._alike
        view = {
            part.name: alike[part.name] if part.alike else _part(state, state, part, seat, None)
            for part in self._shown
        }
        view.update(self._public)
        return view


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
