"""The table as text: the event, the ships, and each player."""

from typing import Any

from critias.engine import Texts, View

from .box import DOOM_EVENTS, EVENTS, FACTIONS, SHIPS
from .options import TakeFaction

LETTERS = "ABCDE"
HIDDEN = "?"


def draw(view: View, texts: Texts) -> str:
    """Turn and event, where the ships are and who is aboard, then the players."""
    lines = [_turn(view, texts), *_event(view, texts), ""]
    lines += [_ship(view, texts, ship) for ship in range(len(SHIPS))]
    lines.append(texts.say("board-new-land", cubes=_cubes(view, texts, view["new_land"])))
    points_on = [
        f"{texts.name('faction', FACTIONS[faction])} {points}"
        for faction, points in enumerate(view["bonus"])
        if points
    ]
    if points_on:
        lines.append(texts.say("board-bonus", bonus=", ".join(points_on)))
    if view["gods"]["count"]:
        lines.append(texts.say("board-gods", cards=_cards(texts, view["gods"])))
    lines.append("")
    choosing = view["phase"] == "factions" and None in view["faction"]
    for place, seat in enumerate(_order(view, choosing), start=1):
        lines += _player(view, texts, 0 if choosing else place, seat)
    return "\n".join(lines)


def explain(view: View, texts: Texts, field: str, name: str) -> str:
    """What a card, faction or event does in this edition, and a ship that is advanced."""
    if field == "ship" and not view["advanced"][SHIPS.index(name)]:
        return ""
    message = f"{field.replace('_', '-')}-says-{name}"
    said = texts.say(message, **view["switches"]) if texts.has(message) else ""
    if field == "event_card" and EVENTS.index(name) in DOOM_EVENTS:
        said += f" {texts.say('event-card-says-doom')}"
    return said


def bonus(view: View, texts: Texts, faction: TakeFaction) -> str:
    """The points that come with a faction."""
    points = view["bonus"][FACTIONS.index(faction.faction)]
    return texts.say("board-bonus-point", points=points) if points else ""


def _turn(view: View, texts: Texts) -> str:
    return texts.say(
        "board-turn",
        turn=view["turn"],
        phase=view["phase"],
        vote=view["vote"] + 1,
        voting=view["voting"],
        markers=view["doom_markers"],
        camp=view["supply"][-1],
    )


def _event(view: View, texts: Texts) -> list[str]:
    """The event in play, and what it does."""
    events = view["events_played"].get("items", [])
    if not events:
        return []
    name = texts.name("event_card", events[-1])
    says = explain(view, texts, "event_card", events[-1])
    return [texts.say("board-event", event=name, voting=view["voting"], says=says)]


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
        spaces=view["spaces"][ship],
    )


def _cubes(view: View, texts: Texts, cubes: list[int]) -> str:
    """Cubes by the names of their players."""
    names = [texts.player(seat) for seat in range(view["seats"])] + [texts.say("board-neutral")]
    found = [f"{name} ({count})" for name, count in zip(names, cubes, strict=True) if count]
    return ", ".join(found) or "-"


def _cards(texts: Texts, zone: dict[str, Any], kind: str = "card") -> str:
    """The cards of a zone as far as they are seen."""
    items = zone.get("items", [])
    shown = [texts.name(kind, item) for item in items if item is not None]
    return ", ".join(shown) or "-"


def _order(view: View, choosing: bool) -> list[int]:
    """The Senate order; while factions are chosen, those who have yet to choose come last.

    They choose in the order in which the phase began, though markers move (eoa.factions.choose).
    """
    order: list[int] = view["senate_order"]
    return sorted(order, key=lambda seat: view["faction"][seat] is None) if choosing else order


def _player(view: View, texts: Texts, place: int, seat: int) -> list[str]:
    faction, hand, specials = view["faction"][seat], view["hands"][seat], view["specials"][seat]
    lines = [
        texts.say(
            "board-player",
            place=place,
            name=texts.player(seat),
            points=view["vp"][seat],
            supply=view["supply"][seat],
            pool=view["pool"][seat],
            faction=texts.name("faction", faction) if faction else texts.say("board-no-faction"),
            hand=hand["count"],
            specials=specials["count"],
        )
    ]
    if view["rows"][seat]["count"]:
        lines += _row(view, texts, seat)
    if "items" in hand:
        lines.append(f"    {texts.say('board-hand', hand=_cards(texts, hand))}")
    if "items" in specials:
        cards = _cards(texts, specials, "special")
        lines.append(f"    {texts.say('board-specials', specials=cards)}")
    return lines


def _row(view: View, texts: Texts, seat: int) -> list[str]:
    """The cards of a row with their tokens, resolved or not; the one voted on in brackets."""
    zone = view["rows"][seat]
    voting = view["vote"] if view["phase"] == "voting" else None
    lines = []
    for place, card in enumerate(zone.get("items", [HIDDEN] * zone["count"])):
        number = f"[{place + 1}]" if place == voting else f" {place + 1} "
        said = texts.say(
            "board-row-card",
            card=texts.say("board-face-down") if card == HIDDEN else texts.name("card", card),
            tokens=view["tokens"][seat][place],
            resolved="yes" if view["resolved"][seat][place] else "no",
        )
        lines.append(f"   {number} {said}")
    return lines
