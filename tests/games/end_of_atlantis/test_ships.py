"""The advanced sides of the five ships."""

import pytest

from critias.games.end_of_atlantis.box import WRATH
from critias.games.end_of_atlantis.cards.event_cards import delayed_effect
from critias.games.end_of_atlantis.events import ShipArrived
from critias.games.end_of_atlantis.options import Move, PlaySpecial, Target
from critias.games.end_of_atlantis.phases.doom import remove_doom_marker, ships_sail
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import (
    answer,
    can_resolve,
    each,
    gained,
    now,
    resolving,
    scene,
    table,
)


@pytest.mark.rule("eoa.ships.ark", "eoa.doom.marker")
def test_the_ark_takes_a_neutral_when_flipped_even_at_sea_and_full() -> None:
    s = table(aboard={"ark": [7]}, at_sea=["ark"])
    match = scene(s, remove_doom_marker)
    assert now(match).aboard[0] == [7, 0, 0, 1]
    assert now(match).spaces(0) == 8
    assert now(match).supply[3] == 9


@pytest.mark.rule("eoa.ships.ark", "eoa.politics.sabotage")
def test_the_ark_takes_a_neutral_whenever_it_is_back_in_port() -> None:
    s = table(aboard={"ark": [1, 0, 0, 1]}, at_sea=["ark"], advanced=["ark"])
    home = answer(resolving(s, 1, "royal-ship"), Move("ark"))
    assert now(home).aboard[0] == [0, 0, 0, 1]
    assert now(home).new_land == [1, 0, 0, 1]
    driven = answer(resolving(s, 1, "sabotage"), Target("ark"))
    assert now(driven).aboard[0] == [0, 0, 0, 1]
    assert not now(driven).at_sea[0]


@pytest.mark.rule("eoa.ships.ark")
def test_an_empty_camp_sends_nobody_and_a_lone_neutral_moves_the_ark() -> None:
    s = table(aboard={"ark": [1], "royal-barge": [0, 0, 0, 5]}, new_land=[0, 0, 0, 5])
    assert now(scene(s, remove_doom_marker)).aboard[0] == [1, 0, 0, 0]
    lone = table(aboard={"ark": [0, 0, 0, 1]}, advanced=["ark"])
    assert now(scene(lone, ships_sail)).at_sea[0]


@pytest.mark.rule("eoa.ships.science-vessel", "eoa.sailing.mover")
def test_the_science_vessel_brings_its_mover_three_points_in_all() -> None:
    s = table(
        aboard={"science-vessel": [1]}, at_sea=["science-vessel"], advanced=["science-vessel"]
    )
    match = answer(resolving(s, 2, "royal-ship"), Move("science-vessel"))
    assert gained(match, 2) == {"mover": 1, "science-vessel": 2}
    assert gained(scene(s, ships_sail), 2) == {}


@pytest.mark.rule("eoa.ships.royal-barge")
def test_the_royal_barge_brings_its_mover_a_special_card() -> None:
    s = table(aboard={"royal-barge": [1]}, at_sea=["royal-barge"], advanced=["royal-barge"])
    match = answer(resolving(s, 2, "royal-ship"), Move("royal-barge"))
    assert len(now(match).specials[2]) == 1
    assert not any(now(scene(s, ships_sail)).specials)


@pytest.mark.rule("eoa.ships.airship", "eoa.doom.ships")
def test_the_airship_skips_the_ocean() -> None:
    s = table(aboard={"airship": [1], "ark": [1]}, advanced=["airship"])
    match = answer(resolving(s, 2, "ships-2"), Move("airship"), Move("ark"))
    assert gained(match, 0) == {"ship": 1}
    assert now(match).new_land[0] == 1
    assert offered(resolving(s, 2, "royal-ship")) == [Move("ark")]
    assert now(scene(s, ships_sail)).new_land[0] == 1


@pytest.mark.rule("eoa.ships.airship", "eoa.special.alliance", "eoa.doom.marker")
def test_the_airship_flipped_at_sea_arrives_at_once() -> None:
    s = table(
        aboard={"airship": [1, 0, 0, 1]},
        at_sea=["airship"],
        doom_markers=2,
        specials={1: ["alliance"]},
    )
    match = scene(s, remove_doom_marker)
    each(match, p1=PlaySpecial("alliance"))
    assert told(match, ShipArrived) == [ShipArrived("airship", "standard")]
    assert gained(match, 0) == {"ship": 1, "colours": 1}
    assert gained(match, 1) == {"alliance": 1, "colours": 1}
    assert not now(match).at_sea[3]
    assert now(match).advanced == [False, False, True, True, True]


@pytest.mark.rule("eoa.ships.airship", "eoa.event.favorable-winds", "eoa.politics.royal-ship")
def test_winds_do_not_let_royal_ship_move_the_advanced_airship() -> None:
    s = table(
        event="favorable-winds",
        aboard={"airship": [1], "ark": [1]},
        advanced=["airship"],
    )
    assert not can_resolve(s, 0, "royal-ship")


@pytest.mark.rule("eoa.ships.warship")
def test_the_warship_is_safe_from_red_cards_but_not_from_the_ocean_god() -> None:
    sea = table(aboard={"warship": [1]}, at_sea=["warship"], advanced=["warship"])
    assert not can_resolve(sea, 1, "sabotage")
    port = table(aboard={"warship": [1]}, advanced=["warship"])
    assert not can_resolve(port, 1, "betrayal")
    assert now(scene(sea, lambda t: delayed_effect(t, WRATH))).discarded[0] == 1
