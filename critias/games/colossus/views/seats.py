"""What each may see: a player, a House, a map table, and the public.

What Control and the screens in the hall see is in `posts`.
"""

import msgspec

from critias.engine import Rng, View

from ..box import (
    CARDS,
    COGS,
    DOOM_TOKENS,
    KINDS,
    NONE,
    OPEN,
    ORICHALCUM,
    RESOURCES,
    REWARDS,
    TALENTS,
    UNITS,
)
from ..maps.archons import office_names, offices_of
from ..maps.empires import army_strength, raiders
from ..maps.regions import name, places, table_name
from ..maps.strategy import orichalcum_limit, place_name
from ..room.doom import limit_for
from ..room.ending import account
from ..room.records import Booking, Ledger
from ..room.roster import house_name, role_name, step_of
from ..state import CITY, Room, open_books, sees_books
from . import councils

RECENT = 1
"""For how many turns back a view shows bookings; the whole ledger is there for `books`."""


class Seats:
    """The room as it stands now, for all who look at it: what they share is worked out once."""

    __slots__ = ("_books", "_players", "_public", "_s")

    def __init__(self, s: Room) -> None:
        self._s = s
        self._public = in_public(s)
        self._books: dict[int, View] = {}
        self._players: dict[frozenset[int], list[View]] = {}

    def __call__(self, seat: int | None) -> View:
        """What a player, or with None the public, sees."""
        s, public = self._s, self._public
        if seat is None:
            return public
        return {
            **public,
            "you": seat,
            "phase": step_of(s, s.table[seat]),
            "players": self._with_open(open_books(s, seat)),
            "councils": councils.known_to(s, seat, public["councils"]),
            **whispers(s, seat),
        }

    def _with_open(self, books: frozenset[int]) -> list[View]:
        """All players as those see them who can look into the books of some; mates see the same."""
        if books not in self._players:
            self._players[books] = [
                self.with_books(seat) if seat in books else player
                for seat, player in enumerate(self._public["players"])
            ]
        return self._players[books]

    def with_books(self, seat: int) -> View:
        """A player with what only the House, and spies, can look into."""
        if seat not in self._books:
            self._books[seat] = {**self._public["players"][seat], **books_of(self._s, seat)}
        return self._books[seat]


def in_public(s: Room) -> View:
    """What everybody may know: what lies open (col.start.books)."""
    return {
        "you": None,
        "turn": s.turn,
        "turns": s.turns,
        "phase": s.phase,
        "steps": {table_name(s, table): step_of(s, table) for table in range(s.maps)},
        "last_turn_announced": s.last_turn_announced,
        "doom": doom(s),
        "players": [in_the_open(s, one) for one in range(s.seats)],
        "tables": {table_name(s, table): regions(s, table) for table in range(s.maps)},
        "offices": {table_name(s, table): offices(s, table) for table in range(s.maps)},
        "empires": empires(s),
        "wonders": dict(s.wonders),
        "fallen_wonders": list(s.fallen_wonders),
        "berths": list(s.berths),
        "gates": sorted(s.seats_with("gate")),
        "smuggling": sorted(s.seats_with("smuggles")),
        "numbers": dict(s.numbers),
        "switches": dict(s.switches),
        "strength": strength(s),
        "names": dict(s.names),
        "proclamations": [msgspec.structs.asdict(one) for one in s.proclamations],
        "councils": councils.in_public(s),
        "edicts": [
            {
                **{"kind": e.kind, "cause": e.cause, "target": e.target, "where": e.where},
                **{"amount": e.amount, "until": e.until},
            }
            for e in s.edicts
        ],
        **({"ending": ending(s)} if s.phase == "over" else {}),
        **whispers(s, None),
    }


def ending(s: Room) -> View:
    """What explains the end, once it has come."""
    ended = account(s)
    return {
        **ended._asdict(),
        "houses": [one._asdict() for one in ended.houses],
        "objectives": [one._asdict() for one in ended.objectives],
    }


def whispers(s: Room, seat: int | None) -> View:
    """What Control and House-mates have told a player, and what Control has told all."""
    return {
        "cards_of_control": [one.shown() for one in s.cards_made if one.is_for(seat)],
        "rulings": [one.shown() for one in s.rulings if one.is_for(seat)],
        "bribes": [
            {"empire": s.box.empires.names[bribe.empire], "talents": bribe.talents}
            for bribe in s.bribes
            if bribe.seat == seat
        ],
        "proposals": [
            {"seat": wish.seat, "mate": wish.mate, "exchange": wish.exchange}
            for wish in s.proposals
            if seat in (wish.seat, wish.mate)
        ],
    }


def doom(s: Room) -> View:
    """What all know of DOOM: never its limit."""
    return {
        "atlantis": s.doom_of_atlantis(),
        "houses": {s.box.roster.houses[h]: s.doom_of_house(h) for h in range(s.houses)},
        "omens": s.omens,
        "deluge": s.deluge,
    }


def player(s: Room, seat: int, viewer: int | None) -> View:
    """A player as others see him or her; House-mates see the purse as well."""
    if sees_books(s, viewer, None, seat):
        return {**in_the_open(s, seat), **books_of(s, seat)}
    return in_the_open(s, seat)


def books_of(s: Room, seat: int) -> View:
    """What a player carries, and why."""
    why = recent(s, s.purse(seat).ledger) + recent(s, s.ledger[seat])
    return {"purse": purse(s, seat), "why": why}


def in_the_open(s: Room, seat: int) -> View:
    """A player as everybody sees him or her."""
    sheet = s.sheets[seat]
    return {
        "seat": seat,
        "house": house_name(s, seat),
        "role": role_name(s, seat),
        "table": table_name(s, s.table[seat]),
        "city": s.has_city[seat],
        "present": s.present[seat],
        "units": dict(zip(UNITS, s.units[seat], strict=True)),
        "state_troops": dict(zip(UNITS[:2], s.state_troops[seat], strict=True)),
        "at": {unit: place_name(s, place) for unit, place in zip(UNITS, s.at[seat], strict=True)},
        "attacks": {
            unit: place - CITY
            for unit, place in zip(UNITS, s.at[seat], strict=True)
            if place >= CITY
        },
        "challenged": [] if sheet is None else sheet.challenges,
        "challenges": [token.target for token in s.challenges[seat]],
        "orichalcum_limit": orichalcum_limit(s, seat),
        "upgrades": list(s.upgrades[seat]),
        "purchases": s.purchases[seat],
        "offices": offices_of(s, seat),
        "deeds": s.deeds[seat],
        **{RESOURCES[one]: s.tokens[seat][one - ORICHALCUM] for one in OPEN},
    }


def purse(s: Room, seat: int) -> View:
    """What a player carries."""
    held: View = {RESOURCES[one]: s.has(seat, one) for one in (TALENTS, COGS, DOOM_TOKENS, *CARDS)}
    for deck in CARDS:
        cards = zip(s.values(deck), s.cards(seat, deck), strict=True)
        held[f"{RESOURCES[deck]}_cards"] = [[value, count] for value, count in cards if count]
    return held


def recent(s: Room, ledger: Ledger) -> list[View]:
    """What changed in this turn and the last, and why."""
    shown = []
    for entry in reversed(ledger):
        if entry.turn < s.turn - RECENT:
            break
        shown.append(booking(entry))
    return shown[::-1]


def booking(entry: Booking) -> View:
    """An entry of a ledger in words."""
    return {
        "turn": entry.turn,
        "resource": RESOURCES[entry.resource],
        "amount": entry.amount,
        "cause": entry.cause,
    }


def regions(s: Room, table: int) -> list[View]:
    """The regions of a map table."""
    return [
        {
            "region": name(s, place),
            "number": s.chart.numbers[place],
            "place": place,
            "kind": KINDS[s.kind(place)],
            "rewards": dict(zip(REWARDS, s.rewards[place], strict=True)),
            "colony": None if s.colony[place] == NONE else s.colony[place],
            "colonies": s.colonies_at(place),
            "monster": None if s.monster[place] == NONE else s.box.monsters.names[s.monster[place]],
            "burned": s.burned[place],
            "empire": None if s.empire(place) == NONE else s.box.empires.names[s.empire(place)],
        }
        for place in places(s, table)
    ]


def offices(s: Room, table: int) -> View:
    """The Archons of a map table."""
    held = zip(office_names(s), s.offices[table], strict=True)
    return {office: None if seat == NONE else seat for office, seat in held}


def empires(s: Room) -> View:
    """The rivals: their hatred, wars, armies, and whom they are coming for."""
    return {
        empire: {
            "at_war": s.at_war[number],
            "pacified": s.pacified[number],
            "defeated": s.empire_defeated(number),
            "beaten": [table_name(s, t) for t in range(s.maps) if s.beaten[t][number]],
            "hatred": list(s.hatred[number]),
            "raids": [raid.seat for raid in s.raids if raid.empire == number],
            "raiders": [raiders(s, raid) for raid in s.raids if raid.empire == number],
            "armies": armies(s, number),
        }
        for number, empire in enumerate(s.box.empires.names)
    }


def armies(s: Room, empire: int) -> View:
    """What the armies of an empire at war add to their DOOM die, map by map."""
    if not s.at_war[empire]:
        return {}
    standing = [table for table in range(s.maps) if not s.beaten[table][empire]]
    return {table_name(s, table): army_strength(s, table, empire) for table in standing}


def strength(s: Room) -> View:
    """What each type of unit rolls in a Land, a Coastal and a Rival region."""
    return {unit: list(getattr(s.box.strength, unit)) for unit in UNITS}


# At one map table, and in one ledger


def table(s: Room, number: int) -> View:
    """What lies and stands at a map table, for a screen beside it."""
    return {
        "table": table_name(s, number),
        "regions": regions(s, number),
        "offices": offices(s, number),
        "players": [player(s, seat, None) for seat in s.players_at(number)],
    }


def books(s: Room, seat: int) -> list[View]:
    """All that a player ever got or gave up, turn by turn, and why."""
    entries = sorted((*s.purse(seat).ledger, *s.ledger[seat]), key=lambda entry: entry.turn)
    return [booking(entry) for entry in entries]


# What a seat cannot know


def forget(s: Room, seat: int | None, rng: Rng) -> None:
    """Replace the limit by one that could be it, and drop what is for other eyes."""
    reached = s.doom_of_atlantis()
    for _ in range(10):
        s.doom_limit = limit_for(s, rng)
        if s.doom_limit > reached:
            break
    else:
        s.doom_limit = reached + 1 + rng.below(s.doom_limit)
    s.rulings = [one for one in s.rulings if one.is_for(seat)]
    # That there are others shows in the numbers of the cards: they are gone for this seat.
    s.cards_made = [
        one if one.is_for(seat) else msgspec.structs.replace(one, title="", text="", status="gone")
        for one in s.cards_made
    ]
    s.bribes = [one for one in s.bribes if one.seat == seat]
    s.proposals = [one for one in s.proposals if seat in (one.seat, one.mate)]
    councils.forget(s, seat)
