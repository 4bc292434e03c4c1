"""Set-up, placement and the wrath of the gods."""

import pytest

import critias
from critias.engine.errors import IllegalAnswer
from critias.engine.rulebook import claimed_rules, read_rules
from critias.engine.texts import texts_of
from critias.games.atlantis_rising import game, rounds
from critias.games.atlantis_rising.box import COMPONENTS, PLACE, POWER_CORE
from critias.games.atlantis_rising.options import (
    READY,
    WAIT,
    Include,
    Peninsula,
    Place,
    TakeBack,
    TakeCouncilor,
)
from critias.games.atlantis_rising.phases import placing, setup
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, first_asked


def table_of(seats: int, **options: object) -> Island:
    state = critias.new(game, seats=seats, seed=5, options=options).state
    assert isinstance(state, Island)
    return state


@pytest.mark.rule("rising.setup.blueprint")
def test_blueprint_of_the_first_game() -> None:
    names = [COMPONENTS[index] for index in table_of(4).blueprint]
    assert names[5:] == [
        "mystic-siphon",
        "matter-converter",
        "numinous-beacon",
        "entropy-drive",
        "power-core",
    ]


@pytest.mark.parametrize(("level", "letters"), [(2, "ABC"), (3, "ABD"), (4, "ACD"), (5, "BCD")])
def test_blueprint_drawn_by_level(level: int, letters: str) -> None:
    s = table_of(4, level=level, blueprint="random")
    found = "".join(s.box.component(index).letter for index in s.blueprint)
    assert found == "".join(letter * 3 for letter in letters) + "P"
    assert s.blueprint[-1] == POWER_CORE


def test_blueprint_chosen_together() -> None:
    s = a_table(2, "set-up")
    s.level, s.blueprint, s.blueprint_choice = 2, [], "chosen"
    wanted = [*COMPONENTS[0:3], *COMPONENTS[5:8], *COMPONENTS[10:13]]
    answers = [(seat, Include(name)) for name in wanted for seat in (1, 0)]
    drive(setup.lay_blueprint(s), *answers)
    assert [COMPONENTS[index] for index in s.blueprint] == [*wanted, "power-core"]


@pytest.mark.rule("rising.setup.councilors")
def test_councilors_go_to_whoever_is_first() -> None:
    match = critias.new(game, seats=3, seed=1, options={"councilors": "chosen"})
    match.answer(2, TakeCouncilor("priest"))
    with pytest.raises(IllegalAnswer):
        match.answer(0, TakeCouncilor("priest"))


@pytest.mark.rule("rising.setup.library")
def test_library_has_four_artifacts() -> None:
    s = table_of(4)
    assert len(s.library) == 27
    assert len(s.artifact_box) == 6


@pytest.mark.rule("rising.setup.starting-player")
def test_chance_decides_who_begins() -> None:
    seen = set()
    for seed in range(12):
        state = critias.new(game, seats=3, seed=seed, bulk=True).state
        assert isinstance(state, Island)
        seen.add(state.starting_seat)
    assert seen == {0, 1, 2}


@pytest.mark.rule("rising.setup.followers")
@pytest.mark.parametrize(("seats", "pieces", "supply"), [(3, 4, 3), (4, 3, 2), (7, 3, 2)])
def test_followers_by_number_of_players(seats: int, pieces: int, supply: int) -> None:
    s = table_of(seats)
    assert [len(pool) for pool in s.pools] == [pieces] * seats
    assert s.supply == [supply] * seats


def test_two_players_have_more_followers_and_a_hologram() -> None:
    s = table_of(2)
    assert sorted(len(pool) for pool in s.pools) == [5, 6]
    assert len(table_of(1).pools[0]) == 7


@pytest.mark.rule("rising.place.atlanteans")
def test_placement_without_turns() -> None:
    match = critias.new(game, seats=4, seed=3)
    assert sorted(match.pending) == [0, 1, 2, 3]
    match.answer(2, Place("leader", "hills-1"))
    match.answer(0, Place("leader", "centre"))
    with pytest.raises(IllegalAnswer, match="the last space of hills-1 is taken") as refused:
        match.answer(1, Place("leader", "hills-1"))  # the last space is taken
    english, german = (
        texts_of(game, one, "ABCD").reason(refused.value.reason) for one in ("en", "de")
    )
    assert english == "C was quicker: the last space is taken (Hills 1). Choose another place."
    assert german.startswith("C war schneller: Das letzte Feld ist besetzt (H\u00fcgel 1).")
    match.answer(2, TakeBack("leader", "hills-1"))
    match.answer(1, Place("leader", "hills-1"))
    with pytest.raises(IllegalAnswer):
        match.answer(1, READY)  # two followers are still in the pool
    for seat in (3, 2, 1, 0):
        while (decision := match.pending.get(seat)) and READY not in decision.options:  # type: ignore[union-attr]
            piece = "follower" if Place("follower", "centre") in decision.options else "leader"  # type: ignore[union-attr]
            match.answer(seat, Place(piece, "centre"))
        match.answer(seat, READY)
    state = match.state
    assert isinstance(state, Island)
    assert state.phase != "place"


def test_whoever_lets_others_go_first_is_asked_when_they_are_ready() -> None:
    match = critias.new(game, seats=2, seed=3)
    [starter] = match.pending
    match.answer(starter, match.pending[starter].options[0])  # type: ignore[union-attr]
    match.answer(0, WAIT)
    assert sorted(match.pending) == [1]
    assert WAIT not in match.pending[1].options  # type: ignore[union-attr]
    while READY not in match.pending[1].options:  # type: ignore[union-attr]
        match.answer(1, match.pending[1].options[0])  # type: ignore[union-attr]
    match.answer(1, READY)
    assert sorted(match.pending) == [0]
    assert WAIT not in match.pending[0].options  # type: ignore[union-attr]


@pytest.mark.rule("rising.place.spaces", "rising.place.five-plus")
def test_spaces() -> None:
    few, many = a_table(4), a_table(5)
    for s in (few, many):
        s.built = [COMPONENTS.index("mystic-siphon"), COMPONENTS.index("tide-engine")]
    assert few.capacity[PLACE["hills-1"]] == 1
    assert few.capacity[PLACE["hills-3"]] == 2
    for place in ("build-3", "mystic-siphon-2", "tide-engine-2"):
        assert not few.usable(PLACE[place])
        assert many.usable(PLACE[place])
    assert few.usable(PLACE["tide-engine-1"])
    assert not few.usable(PLACE["star-crucible-1"])
    assert {PLACE["centre"], PLACE["build-1"], PLACE["build-2"]} <= set(few.usable_places())


@pytest.mark.rule("rising.wrath.flood", "rising.wrath.rise")
def test_wrath() -> None:
    s = a_table(2, "wrath")
    s.wrath = 4
    floods = [(seat, Peninsula(name)) for name in ("hills", "cities") for seat in (0, 1)]
    drive(rounds.endure_wrath(s), *floods)
    assert s.dry == [6, 5, 6, 5, 6, 6]
    assert (s.wrath, s.starting_seat, s.phase) == (5, 1, "begin")
    s.wrath = 6
    drive(
        rounds.endure_wrath(s), *[(seat, Peninsula("forges")) for _ in range(3) for seat in (0, 1)]
    )
    assert s.wrath == 6


def test_every_rule_is_claimed_by_a_test() -> None:
    tests = (game.folder.parents[2] / "tests" / "games" / "atlantis_rising").glob("test_*.py")
    rules = {rule.id for rule in read_rules(game.folder / "RULES.md")}
    claimed = claimed_rules(tests)
    assert rules - claimed == set()
    assert claimed - rules == set()


def test_ready_seats_are_not_asked() -> None:
    s = a_table(2, "place")
    s.ready[0] = True
    assert [one.seat for one in first_asked(placing.place_atlanteans(s))] == [1]
