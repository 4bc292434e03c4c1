"""What must always hold, whatever happens and whatever Control rules."""

from collections.abc import Iterator

from ..box import BASILEUS, CARDS, DOOM, HERO, NONE, ORICHALCUM, RESOURCES
from ..state import CITY, HOME, Room
from .roster import MAP_PHASES


def check(s: Room) -> None:
    """Raise AssertionError with a sentence for all that is impossible in the room."""
    wrong = lapses(s)
    if wrong:
        raise AssertionError(*wrong)


def lapses(s: Room) -> list[str]:
    """What is impossible in the room, in sentences."""
    return [
        *wrong_ledgers(s),
        *wrong_people(s),
        *wrong_units(s),
        *wrong_regions(s),
        *wrong_belongings(s),
    ]


def wrong_ledgers(s: Room) -> Iterator[str]:
    """Every resource equals the sum of its ledger, and nobody owes anything."""
    if sorted(s.purse_of) != list(range(s.seats)):
        yield "a player has no purse, or two"
    for seat in range(s.seats):
        purse = s.purse(seat)
        points = [s.has(seat, deck) for deck in CARDS]
        held = [*purse.goods, *points, *s.tokens[seat]]
        booked = purse.ledger.balances()
        booked[ORICHALCUM:] = s.ledger[seat].balances()[ORICHALCUM:]
        if held != booked or min(held) < 0:
            names = dict(zip(RESOURCES, held, strict=True))
            yield f"seat {seat} would have {names}, the ledger says {booked}"
        if min(map(min, purse.cards)) < 0:
            yield f"seat {seat} owes cards"
    for house in range(s.houses):
        if s.house_doom[house] != s.ledger[s.seats + house].balances()[DOOM]:
            yield "a House's DOOM is not what was booked"
        if s.doom_of_house(house) < 0:
            yield "a House's DOOM cannot fall below zero"
    if s.offset != s.ledger[-1].balances()[DOOM]:
        yield "the offset is not what was booked"


def wrong_people(s: Room) -> Iterator[str]:
    """One king for each House (col.3.6), and everyone at a table that exists."""
    for house in range(s.houses):
        if sum(s.role[x] == BASILEUS and s.present[x] for x in s.members(house)) > 1:
            yield "a House has one Basileus"
    for seat in range(s.seats):
        if (s.house[seat] == NONE) != (s.role[seat] == NONE):
            yield f"seat {seat} has a House and no role, or a role and no House"
        if not 0 <= s.table[seat] < s.maps:
            yield f"seat {seat} sits at no map table"
    for table, offices in enumerate(s.offices):
        for seat in offices:
            if seat != NONE and s.table[seat] != table:
                yield "an Archon sits at another table"
            if seat != NONE and s.is_hero(seat):
                yield "a Wandering Hero holds an office"


def wrong_units(s: Room) -> Iterator[str]:
    """No debts in units, one Hero each, and all at home outside the Map Stage."""
    places = {HOME, *range(len(s.burned)), *(CITY + seat for seat in range(s.seats))}
    # The sea may come while units are out.
    out = s.phase in (*MAP_PHASES, "closing", "over")
    for seat in range(s.seats):
        if min(s.units[seat]) < 0:
            yield f"seat {seat} owes units"
        if min(s.state_troops[seat]) < 0:
            yield f"seat {seat} owes state troops"
        if s.units[seat][HERO] != 1:
            yield f"seat {seat} has not one Hero"
        if not places.issuperset(s.at[seat]):
            yield f"units of seat {seat} are nowhere"
        if not out and set(s.at[seat]) != {HOME}:
            yield f"units of seat {seat} are not at home"


def wrong_regions(s: Room) -> Iterator[str]:
    """Burned land bears nothing."""
    tables = list(s.box.maps.tables)
    for place, burned in enumerate(s.burned):
        wrong = []
        if min(s.rewards[place]) < 0:
            wrong.append("rewards are owed")
        if not NONE <= s.colony[place] < s.seats:
            wrong.append("the colony belongs to nobody")
        if place in s.second_colonies and s.colony[place] == NONE:
            wrong.append("a second colony stands where there is no first")
        if not NONE <= s.monster[place] < len(s.box.monsters.names):
            wrong.append("the Monster has no name")
        if burned and s.colony[place] != NONE:
            wrong.append("a colony stands on burned land")
        if burned and any(s.rewards[place]):
            wrong.append("rewards lie on burned land")
        for what in wrong:
            yield f"{what}: region {s.chart.numbers[place]} of {tables[s.chart.tables[place]]}"


def wrong_belongings(s: Room) -> Iterator[str]:
    """Wonders stand in cities, and the stock of cards is not overdrawn."""
    for wonder, seat in s.wonders.items():
        if not s.has_city[seat]:
            yield f"the {wonder} stands in no city"
        if wonder in s.fallen_wonders:
            yield f"the {wonder} has fallen"
    if min(s.stock.values(), default=0) < 0:
        yield "there are not so many upgrade cards"
    if len(set(s.berths)) != len(s.berths):
        yield "somebody has two seats in the Ark"
    for empire, hatred in enumerate(s.hatred):
        if min(hatred) < 0:
            yield "hatred is below zero"
        if s.at_war[empire] and s.empire_defeated(empire):
            yield f"{s.box.empires.names[empire]} is at war, and is defeated"
