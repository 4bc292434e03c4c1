"""Movement Phase: who goes where, leave to enter rival regions, second thoughts."""

import pytest

from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.games.colossus.box import HOPLITE
from critias.games.colossus.maps.movement import arrive, second_thoughts, set_out
from critias.games.colossus.maps.options import KEEP, Redirect
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import HOME, Room
from critias.testing import offered
from tests.games.colossus.rooms import a_room, hold, now, orders, place, scene


def moved(s: Room, **sheets: object) -> Room:
    return now(move(s, **sheets))


def move(s: Room, **sheets: object) -> Match:
    for name, sheet in sheets.items():
        s.sheets[int(name[1:])] = sheet  # type: ignore[call-overload]

    def movement_phase(room: Room) -> Flow[None]:
        set_out(room)
        yield from second_thoughts(room)
        arrive(room)

    return scene(s, movement_phase)


@pytest.mark.rule("col.6.25", "col.6.26", "col.6.12", "col.6.13", "col.6.11")
def test_all_units_of_a_type_move_and_builders_stay() -> None:
    s = moved(a_room(), p0=orders(UnitOrder("move", 3), UnitOrder("build"), UnitOrder("move", 9)))
    assert s.at[0] == [place(0, 3), HOME, place(0, 9), HOME]
    assert s.stand(0, place(0, 3)) == [3, 0, 0, 0]
    assert s.stand(0, HOME) == [0, 3, 0, 0]


@pytest.mark.rule("col.9.2", "col.upgrade.false-colours", "col.action.letters-of-marque")
def test_entering_a_rival_region_needs_leave() -> None:
    raid = orders(UnitOrder("move", 13), UnitOrder("move", 14))
    assert moved(a_room(), p0=raid).stars(0) == 2
    s = a_room()
    s.edicts.append(Edict("letters-of-marque", 0, s.turn, where=0))
    assert moved(s, p0=raid).stars(0) == 1
    s = a_room()
    hold(s, 0, "false-colours")
    assert moved(s, p0=raid).stars(0) == 1
    s = a_room(turn=6)
    s.at_war[0] = True
    s.beaten[0][1] = True
    assert moved(s, p0=raid).stars(0) == 0


@pytest.mark.rule("col.upgrade.cartographers", "col.wonder.great-lighthouse")
def test_some_may_change_a_destination_after_the_reveal() -> None:
    s = a_room()
    hold(s, 0, "cartographers")
    sheet = orders(UnitOrder("move", 1), UnitOrder("move", 7))
    match = move(s, p0=sheet)
    assert list(match.pending) == [0]
    options = offered(match, 0)
    assert len(options) == 1 + 2 * 15
    match.answer(0, Redirect("hoplite", "dacian-plain"))
    assert now(match).at[0][:2] == [place(0, 3), place(0, 7)]
    s = a_room()
    s.wonders["great-lighthouse"] = 0
    match = move(s, p0=sheet)
    assert Redirect("hoplite", "dacian-plain") not in offered(match, 0)
    match.answer(0, KEEP)
    assert match.over


@pytest.mark.rule("col.wonder.moon-gate")
def test_the_moon_gate_leads_to_another_map() -> None:
    s = a_room()
    s.wonders["moon-gate"] = 0
    through = UnitOrder("move", 5, table=1)
    assert moved(s, p0=orders(through)).at[0][HOPLITE] == place(1, 5)
