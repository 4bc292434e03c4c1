"""The table as text: the event, the ships, and each player."""

from typing import Any

from critias.engine import Texts, View

from .box import FACTIONS, SHIPS

LETTERS = "ABCDE"


def draw(view: View, texts: Texts) -> str:
    """The event in play, where the ships are and who is aboard, then the players."""
    lines = [_event(view, texts)]
    lines += [_ship(view, texts, ship) for ship in range(len(SHIPS))]
    lines.append(texts.say("board-new-land", cubes=_cubes(view, texts, view["new_land"])))
    bonus = [
        f"{texts.name('faction', FACTIONS[faction])} {points}"
        for faction, points in enumerate(view["bonus"])
        if points
    ]
    if bonus:
        lines.append(texts.say("board-bonus", bonus=", ".join(bonus)))
    if view["gods"]["count"]:
        lines.append(texts.say("board-gods", cards=_cards(texts, view["gods"])))
    lines += [_player(view, texts, seat) for seat in view["senate_order"]]
    return "\n".join(lines)


def _event(view: View, texts: Texts) -> str:
    events = view["events_played"].get("items", [])
    return texts.say(
        "board-event",
        turn=view["turn"],
        event=texts.name("event_card", events[-1]) if events else "-",
        markers=view["doom_markers"],
        camp=view["supply"][-1],
    )


def _ship(view: View, texts: Texts, ship: int) -> str:
    aboard = [
        regular + hidden
        for regular, hidden in zip(view["aboard"][ship], view["hidden_aboard"][ship], strict=True)
    ]
    return texts.say(
        "board-ship",
        letter=LETTERS[ship],
        ship=texts.name("ship", SHIPS[ship]),
        side="advanced" if view["advanced"][ship] else "starting",
        place="ocean" if view["at_sea"][ship] else "port",
        cubes=_cubes(view, texts, aboard),
        free=view["free"][ship],
    )


def _cubes(view: View, texts: Texts, cubes: list[int]) -> str:
    """Cubes by the names of their players."""
    names = [texts.player(seat) for seat in range(view["seats"])] + [texts.say("board-neutral")]
    found = [f"{name} {count}" for name, count in zip(names, cubes, strict=True) if count]
    return ", ".join(found) or "-"


def _cards(texts: Texts, zone: dict[str, Any], kind: str = "card") -> str:
    """The cards of a zone as far as they are seen."""
    items = zone.get("items", [])
    shown = ["?" if item == "?" else texts.name(kind, item) for item in items if item is not None]
    return ", ".join(shown) or str(zone["count"])


def _player(view: View, texts: Texts, seat: int) -> str:
    faction = view["faction"][seat]
    return texts.say(
        "board-player",
        name=texts.player(seat),
        points=view["vp"][seat],
        supply=view["supply"][seat],
        pool=view["pool"][seat],
        faction="-" if faction is None else texts.name("faction", faction),
        row=_cards(texts, view["rows"][seat]),
        hand=_cards(texts, view["hands"][seat]),
        specials=_cards(texts, view["specials"][seat], "special"),
    )
