"""What each player has, carries and may know, low enough for several to a page."""

from critias.engine import Match
from critias.paper.document import Grid, Section, Words

from ..box import NONE
from ..maps.regions import table_name
from ..maps.sheet import BLANK, Sheet
from ..maps.strategy import destination, place_name
from ..room.roster import at_the_maps, house_name, role_name, step_of
from ..state import Room
from ..views import seats
from .boards import tokens
from .wording import Wording


def at_the_table(w: Wording, match: Match, s: Room, table: int) -> list[Section]:
    """The players of a map table, with those who are away, from a new page on."""
    there = [seat for seat in range(s.seats) if s.table[seat] == table]
    return [player_sheet(w, match, s, seat, first=seat == there[0]) for seat in there]


def player_sheet(w: Wording, match: Match, s: Room, seat: int, *, first: bool = True) -> Section:
    """All that a player has, carries and may know, and what he or she is asked."""
    parts: list[Grid | Words] = [
        Grid(
            [*w.says("what", "how-much"), w.say("by-hand")], [[*row, ""] for row in has(w, s, seat)]
        )
    ]
    sheet = s.handed_in[seat] if step_of(s, s.table[seat]) == "strategy" else s.sheets[seat]
    if sheet is not None and sheet != BLANK and at_the_maps(s):
        parts.append(strategy_sheet(w, s, seat, sheet))
    decision = match.pending.get(seat)
    if decision is not None:
        parts.append(Words([f"{w.say('asked')}: {w.game.ask(decision)}"]))
    parts.append(Words([f"{w.say('why')}: {why(w, s, seat)}"]))
    place = w.name("table", table_name(s, s.table[seat]))
    house, role = w.name("house", house_name(s, seat)), w.name("role", role_name(s, seat))
    return Section(
        f"{w.player(seat)}, {house}, {role}: {place}", parts, sheet=first, cut=True, strip=True
    )


def has(w: Wording, s: Room, seat: int) -> list[list[str]]:
    """What a player has, in rows; what there is none of is left out but for what one writes on."""
    own = seats.player(s, seat, seat)
    purse = own["purse"]
    carried = {name: amount for name, amount in purse.items() if isinstance(amount, int)}
    wonders = [wonder for wonder, at in s.wonders.items() if at == seat]
    always = [
        [w.say("units"), w.amounts("unit", own["units"])],
        [w.say("tokens"), w.amounts("resource", tokens(own))],
        [w.say("purse"), w.amounts("resource", carried)],
        [w.say("kudos-cards"), cards(purse["kudos_cards"])],
        [w.say("arete-cards"), cards(purse["arete_cards"])],
        [w.say("upgrades"), w.names("upgrade", own["upgrades"])],
        [w.say("bought"), str(s.purchases[seat])],
        [w.say("age"), str(s.age[seat] + 1)],
    ]
    sometimes = [
        [w.say("state-troops"), w.amounts("unit", own["state_troops"])],
        [w.say("wonders"), w.names("wonder", wonders)],
        [w.say("offices"), w.names("office", own["offices"])],
        [w.say("colonies"), w.names("region", colonies(s, seat))],
        [w.say("challenges"), challenges(w, s, seat)],
    ]
    return [*always, *(row for row in sometimes if row[1] != "-")]


def cards(held: list[list[int]]) -> str:
    """Cards by value."""
    return ", ".join(f"{count} x {value}" for value, count in held) or "-"


def colonies(s: Room, seat: int) -> list[str]:
    """The regions in which a player has a colony."""
    return [
        region["region"]
        for table in range(s.maps)
        for region in seats.regions(s, table)
        if region["colony"] == seat
    ]


def challenges(w: Wording, s: Room, seat: int) -> str:
    """The challenge tokens of a player."""
    return (
        ", ".join(
            w.say("anyone") if token.target == NONE else w.player(token.target)
            for token in s.challenges[seat]
        )
        or "-"
    )


def strategy_sheet(w: Wording, s: Room, seat: int, sheet: Sheet) -> Grid:
    """What a player has ordered for this turn."""
    units = ("hoplite", "trireme", "hero", "colossus")
    return Grid(
        w.says("unit", "does", "region", "talents", "orichalcum", "vril"),
        [
            [
                w.name("unit", unit),
                w.name("do", order.do),
                w.name("region", place_name(s, destination(s, seat, order, sheet.challenge))),
                str(order.talents or ""),
                str(order.orichalcum or ""),
                str(order.vril or ""),
            ]
            for unit, order in zip(units, sheet.orders, strict=True)
        ],
        w.say("strategy-sheet"),
    )


def why(w: Wording, s: Room, seat: int) -> str:
    """What was booked for a player in this turn and the last, in a line for each turn."""
    turns: dict[int, list[str]] = {}
    for one in (*s.purse(seat).ledger, *s.ledger[seat]):
        if one.turn >= s.turn - 1:
            turn, resource, amount, cause = w.booking(one)
            turns.setdefault(int(turn), []).append(f"{resource} {amount} ({cause})")
    return " ".join(
        f"{w.say('in-turn', turn=turn)} {', '.join(booked)}."
        for turn, booked in sorted(turns.items(), reverse=True)
    )
