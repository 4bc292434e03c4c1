"""What must always hold, whatever happens and whatever Control rules."""

from ..box import BASILEUS, CARDS, DOOM, HERO, NONE, ORICHALCUM, RESOURCES
from ..state import CITY, HOME, Room
from .ledger import balances
from .roster import MAP_PHASES


def check(s: Room) -> None:
    """Raise AssertionError with a sentence if the room is in an impossible state."""
    check_ledgers(s)
    check_people(s)
    check_units(s)
    check_regions(s)
    check_belongings(s)


def check_ledgers(s: Room) -> None:
    """Every resource equals the sum of its ledger, and nobody owes anything."""
    assert sorted(s.purse_of) == list(range(s.seats)), "every player has one purse"
    for seat in range(s.seats):
        purse = s.purse(seat)
        points = [s.has(seat, deck) for deck in CARDS]
        held = [*purse.goods, *points, *s.tokens[seat]]
        booked = balances(purse.ledger)
        booked[ORICHALCUM:] = balances(s.ledger[seat])[ORICHALCUM:]
        if held != booked or min(held) < 0:
            names = dict(zip(RESOURCES, held, strict=True))
            raise AssertionError(f"seat {seat} would have {names}, the ledger says {booked}")
        assert min(map(min, purse.cards)) >= 0, f"seat {seat} owes cards"
    for house in range(s.houses):
        doom = balances(s.ledger[s.seats + house])[DOOM]
        assert s.house_doom[house] == doom, "a House's DOOM is not what was booked"
        assert s.doom_of_house(house) >= 0, "a House's DOOM cannot fall below zero"
    assert s.offset == balances(s.ledger[-1])[DOOM], "the offset is not what was booked"


def check_people(s: Room) -> None:
    """One king for each House (col.3.6), and everyone at a table that exists."""
    for house in range(s.houses):
        kings = [x for x in s.members(house) if s.role[x] == BASILEUS and s.present[x]]
        assert len(kings) <= 1, "a House has one Basileus"
    for seat in range(s.seats):
        assert (s.house[seat] == NONE) == (s.role[seat] == NONE), "members of a House have a role"
        assert 0 <= s.table[seat] < s.maps, f"seat {seat} sits at no map table"
    for table, offices in enumerate(s.offices):
        for seat in offices:
            assert seat == NONE or s.table[seat] == table, "an Archon sits at the table"
            assert seat == NONE or not s.is_hero(seat), "a Wandering Hero holds no office"


def check_units(s: Room) -> None:
    """No debts in units, one Hero each, and all at home outside the Map Stage."""
    places = {HOME, *range(s.maps * 16), *(CITY + seat for seat in range(s.seats))}
    for seat in range(s.seats):
        assert min(s.units[seat]) >= 0, f"seat {seat} owes units"
        assert min(s.state_troops[seat]) >= 0, f"seat {seat} owes state troops"
        assert s.units[seat][HERO] == 1, "there is one Hero for each player"
        assert places.issuperset(s.at[seat]), "units are at a place that exists"
        # The sea may come while units are out.
        out = s.phase in (*MAP_PHASES, "over")
        assert out or set(s.at[seat]) == {HOME}, "units are at home"


def check_regions(s: Room) -> None:
    """Burned land bears nothing."""
    for place, burned in enumerate(s.burned):
        assert min(s.rewards[place]) >= 0, "a region owes rewards"
        assert NONE <= s.colony[place] < s.seats, "a colony belongs to a player"
        assert NONE <= s.monster[place] < len(s.box.monsters.names), "a Monster has a name"
        if burned:
            assert s.colony[place] == NONE, "there is no colony on burned land"
            assert not any(s.rewards[place]), "there are no rewards on burned land"


def check_belongings(s: Room) -> None:
    """Wonders stand in cities, and the stock of cards is not overdrawn."""
    for wonder, seat in s.wonders.items():
        assert s.has_city[seat], f"the {wonder} stands in no city"
        assert wonder not in s.fallen_wonders, f"the {wonder} has fallen"
    assert min(s.stock.values(), default=0) >= 0, "there are not so many upgrade cards"
    assert len(set(s.berths)) == len(s.berths), "nobody has two seats in the Ark"
    for empire, hatred in enumerate(s.hatred):
        assert min(hatred) >= 0, "hatred is never below zero"
        assert not (s.at_war[empire] and s.empire_defeated(empire)), "a defeated empire is at peace"
