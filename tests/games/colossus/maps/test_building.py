"""Build Phase: what is built for what, the cap of seven, research, cards that build."""

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import (
    COGS,
    COLOSSUS,
    HERO,
    HOPLITE,
    ORICHALCUM,
    TALENTS,
    TRIREME,
    UNITS,
    VRIL,
)
from critias.games.colossus.maps.building import build_phase
from critias.games.colossus.maps.events import Built, Researched
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.state import Room
from critias.testing import told
from tests.games.colossus.rooms import (
    a_room,
    booked,
    done,
    hold,
    neighbours,
    now,
    orders,
    own,
    place,
)


def built(s: Room, **sheets: object) -> Room:
    return now(build(s, **sheets))


def build(s: Room, **sheets: object) -> Match:
    for name, sheet in sheets.items():
        s.sheets[int(name[1:])] = sheet  # type: ignore[call-overload]
    return done(s, build_phase)


@pytest.mark.rule("col.6.17", "col.6.16")
def test_hoplites_are_built_for_more_than_tokens_and_for_most_at_the_table() -> None:
    s = a_room()
    own(s, 0, ORICHALCUM, 9)
    own(s, 0, TALENTS, 20)
    assert s.units[0][HOPLITE] == 3
    match = build(s, p0=orders(UnitOrder("build", orichalcum=4, talents=4)))
    assert now(match).units[0][HOPLITE] == 7
    assert now(match).has(0, TALENTS) == 16
    [event] = told(match, Built)
    assert event.reasons == (
        "enough-orichalcum",
        "most-orichalcum",
        "enough-talents",
        "most-talents",
    )


@pytest.mark.rule("col.6.17")
def test_all_who_tie_for_the_most_have_it_but_never_with_none() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    s.units[one][HOPLITE] = s.units[other][HOPLITE] = 3
    two = orders(UnitOrder("build", orichalcum=2))
    s = built(s, **{f"p{one}": two, f"p{other}": two})
    assert (s.units[one][HOPLITE], s.units[other][HOPLITE]) == (4, 4)
    s = a_room()
    assert built(s, p0=orders(UnitOrder("build"))).units[0][HOPLITE] == 3


@pytest.mark.rule("col.6.18", "col.6.20", "col.6.24")
@pytest.mark.parametrize("unit", [HOPLITE, TRIREME, COLOSSUS])
def test_nobody_has_more_than_seven_of_a_type(unit: int) -> None:
    s = a_room()
    own(s, 0, TALENTS, 60)
    own(s, 0, ORICHALCUM, 10)
    own(s, 0, VRIL, 9)
    s.units[0][unit] = 6
    s.state_troops[0] = [5, 5]
    supported = (
        UnitOrder("build", talents=20, vril=9)
        if unit == COLOSSUS
        else UnitOrder("build", talents=20, orichalcum=10)
    )
    sheet = orders(**{UNITS[unit]: supported})  # type: ignore[arg-type]
    s = built(s, p0=sheet)
    assert s.units[0][unit] == 7
    s.numbers["unit-cap"] = 8
    own(s, 0, TALENTS, 60)
    assert built(s).units[0][unit] == 8


@pytest.mark.rule("col.6.9", "col.6.56", "col.6.18")
def test_colonies_and_state_troops_do_not_count() -> None:
    s = a_room()
    s.colony[place(0, 1)] = s.colony[place(0, 2)] = 0
    s.state_troops[0][HOPLITE] = 4
    s = built(s, p0=orders(UnitOrder("build", talents=4)))
    # Four talents are more than the three tokens in the city, and the most at the table.
    assert s.units[0][HOPLITE] == 5


@pytest.mark.rule("col.6.19")
def test_triremes_are_built_in_the_same_way() -> None:
    s = a_room()
    s = built(s, p0=orders(trireme=UnitOrder("build", talents=3)))
    assert s.units[0][TRIREME] == 4


@pytest.mark.rule("col.6.21", "col.6.22")
def test_building_a_hero_is_research() -> None:
    s = a_room(turn=2)
    one, other = neighbours(s)[:2]
    match = build(
        s,
        **{
            f"p{one}": orders(hero=UnitOrder("build", orichalcum=3, talents=2)),
            f"p{other}": orders(hero=UnitOrder("build", talents=5)),
        },
    )
    cogs = {event.seat: event.count for event in told(match, Researched)}
    # One and two for orichalcum; and one, and two for talents.
    assert cogs == {one: 3, other: 3}
    assert booked(now(match), one, "build-hero")[COGS] == 3
    assert now(match).units[one][HERO] == 1


@pytest.mark.rule("col.6.23")
def test_colossi_are_built_with_vril() -> None:
    s = a_room()
    own(s, 0, VRIL, 1)
    s = built(s, p0=orders(colossus=UnitOrder("build", vril=1, talents=1)))
    assert s.units[0][COLOSSUS] == 4


@pytest.mark.rule("col.upgrade.assembly-line", "col.upgrade.logic-engine")
def test_cards_that_build() -> None:
    s = a_room()
    hold(s, 0, "assembly-line", "logic-engine")
    s = built(s, p0=orders(UnitOrder("build", talents=1), hero=UnitOrder("build")))
    assert s.units[0][HOPLITE] == 5
    assert booked(s, 0, "logic-engine") == {COGS: 1}
    s = a_room()
    hold(s, 0, "assembly-line")
    assert built(s, p0=orders(UnitOrder("build"))).units[0][HOPLITE] == 3


@pytest.mark.rule("col.start.cogs")
def test_without_cogs_each_is_five_talents() -> None:
    s = a_room(cogs=False)
    assert s.has(0, COGS) == 0
    before = s.has(0, TALENTS)
    s = built(s, p0=orders(hero=UnitOrder("build")))
    assert (s.has(0, COGS), s.has(0, TALENTS)) == (0, before + 5)
