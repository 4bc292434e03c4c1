"""The team that thinks, and how it behaves beside people."""

from typing import Any

import critias
from critias.engine.decisions import Choose, Option
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.bots.heuristics import choose
from critias.games.atlantis_rising.bots.outlook import WILD_PLACES, Outlook
from critias.games.atlantis_rising.bots.sea import spared
from critias.games.atlantis_rising.box import BUILD, HILLS, PENINSULAS, PLACE
from critias.games.atlantis_rising.options import (
    DECLINE,
    GO_AHEAD,
    LET_BE,
    NOT_YET,
    WAIT,
    Act,
    AddEnergy,
    Give,
    Peninsula,
    Place,
)
from critias.games.atlantis_rising.phases import placing
from critias.games.atlantis_rising.phases.actions import action_options
from critias.games.atlantis_rising.state import Island, atlantean

from .tables import a_table, own, stand


def played(seats: int, level: int, seed: int) -> Island:
    """The end of a match among such players."""
    options = {"level": level}
    match: Match = critias.new(game, seats=seats, seed=seed, options=options, bulk=True)
    rng = Rng(seed_key(seed))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, choose(match.state, match.pending[seat], rng))  # type: ignore[arg-type]
    assert isinstance(match.state, Island)
    return match.state


def answer(s: Island, decision: Choose) -> Any:
    return choose(s, decision, Rng(seed_key(1)))


def placing_question(s: Island, seat: int = 0) -> Choose:
    """The question where to place, as it is when everybody else is ready."""
    s.ready = [one != seat for one in range(s.seats)]
    return Choose(seat, placing.placing_options(s, seat), "rising.place.atlanteans")


def acting_question(s: Island, seat: int = 0) -> Choose:
    return Choose(seat, action_options(s, seat), "rising.actions.choose")


def called(s: Island, seat: int, caller: int) -> Any:
    """What a seat says to a call for a space that it shares with the caller."""
    about = {"proposal": GO_AHEAD, "proposer_seat": caller}
    options = [GO_AHEAD, NOT_YET]
    return answer(s, Choose(seat, options, "rising.actions.together", about, default=GO_AHEAD))


def placed(answer: Option) -> str:
    assert isinstance(answer, Place)
    return answer.place


def test_the_team_wins_most_first_games() -> None:
    ends = [played(4, 1, seed) for seed in range(5)]
    assert sum(s.outcome == "won" for s in ends) >= 3


# Beside people


def test_it_lets_others_place_first() -> None:
    s = a_table(2, "place")
    s.pools = [s.new_pool(0), s.new_pool(1)]
    options = placing.placing_options(s, 0)
    assert answer(s, Choose(0, options, "rising.place.atlanteans")) == WAIT


def test_it_fills_the_half_of_a_city_that_somebody_left_open() -> None:
    s = a_table(4, "place")
    stand(s, 1, "follower", "cities-1")
    s.pools[0] = [atlantean(0, 0)]
    assert placed(answer(s, placing_question(s))) == "cities-1"


def test_it_joins_a_build_that_cannot_be_paid_without_it() -> None:
    s = a_table(4, "place")
    own(s, 0, gold=2)
    own(s, 1, atlantium=1)
    stand(s, 1, "follower", "build-2")
    s.pools[0] = [atlantean(0, 0)]
    assert placed(answer(s, placing_question(s))) == "build-2"


def test_it_leaves_builders_alone_who_do_not_need_it() -> None:
    s = a_table(4, "place")
    own(s, 0, gold=1)
    own(s, 1, gold=2, atlantium=1)
    stand(s, 1, "follower", "build-1")
    s.pools[0] = [atlantean(0, 0)]
    assert PLACE[placed(answer(s, placing_question(s)))] not in BUILD


def test_it_follows_what_is_proposed() -> None:
    s = a_table(phase="wrath")
    proposal = Peninsula("forges")
    about = {"proposal": proposal, "proposer_seat": 1}
    options = [Peninsula("cities"), proposal]
    decision = Choose(0, options, "rising.wrath.flood", about, default=proposal)
    assert answer(s, decision) == proposal


def test_it_acts_before_it_builds_and_says_so() -> None:
    s = a_table(2)
    stand(s, 0, "follower", "hills-1")
    stand(s, 0, "follower", "build-1")
    stand(s, 1, "follower", "build-1")
    assert called(s, 0, caller=1) == NOT_YET
    s.standing[PLACE["hills-1"]] = []
    assert called(s, 0, caller=1) == GO_AHEAD


def test_it_does_not_put_off_a_build_for_somebody_who_stands_idle() -> None:
    s = a_table(2)
    stand(s, 0, "leader", "forges-1")
    stand(s, 0, "follower", "build-1")
    stand(s, 1, "follower", "build-1")
    assert called(s, 0, caller=1) == GO_AHEAD
    own(s, 0, ore=1)
    assert called(s, 0, caller=1) == NOT_YET
    own(s, 0, ore=0)
    stand(s, 0, "follower", "libraries-1")
    assert called(s, 0, caller=1) == NOT_YET
    s.library = []
    assert called(s, 0, caller=1) == GO_AHEAD


def test_one_half_of_a_pair_is_idle_and_both_halves_are_not() -> None:
    s = a_table(3)
    stand(s, 0, "follower", "build-1")
    stand(s, 1, "follower", "build-1")
    stand(s, 0, "leader", "cities-1")
    assert called(s, 0, caller=1) == GO_AHEAD
    stand(s, 2, "leader", "cities-1")
    assert called(s, 0, caller=1) == NOT_YET


def test_it_agrees_to_act_in_a_city_it_shares_with_the_caller() -> None:
    s = a_table(2)
    stand(s, 0, "follower", "cities-1")
    stand(s, 1, "follower", "cities-1")
    assert called(s, 0, caller=1) == GO_AHEAD


def test_builders_wait_until_others_have_acted() -> None:
    s = a_table(2)
    stand(s, 0, "follower", "build-1")
    stand(s, 1, "follower", "hills-1")
    assert answer(s, acting_question(s)) == WAIT
    assert answer(s, acting_question(s, 1)) == Act("follower", "hills-1")


# Thinking


def test_it_floods_behind_a_barrier() -> None:
    s = a_table(phase="wrath")
    s.barriers[0] = True
    options = [Peninsula("cities"), Peninsula("mountains")]
    decision = Choose(0, options, "rising.wrath.flood")
    assert answer(s, decision) == Peninsula("mountains")


def test_it_keeps_away_from_a_flood_it_has_seen_coming() -> None:
    s = a_table(4, "place")
    look = Outlook(s)
    outer, inner = PLACE["hills-1"], PLACE["hills-2"]
    assert 0.4 < look.keeps(outer) < 0.8 < look.keeps(inner)
    s.misfortunes.append("flood-hills")
    s.known_above = 1
    warned = Outlook(s)
    assert warned.keeps(outer) == 0.0
    behind = warned.keeps(inner)
    assert behind > 0.4
    s.barriers[HILLS] = True
    assert Outlook(s).keeps(outer) == behind


def test_the_chance_to_be_spared() -> None:
    assert spared(0, 0.5, 0)[0] == 1.0
    assert spared(2, 0.5, 0)[:3] == [0.25, 0.75, 1.0]
    assert spared(1, 0.5, 1)[:3] == [0.0, 0.5, 1.0]


def test_as_few_build_as_can_pay() -> None:
    s = a_table(4, "place")
    s.blueprint = [1, 20]
    own(s, 0, gold=1)
    own(s, 1, gold=2)
    own(s, 2, atlantium=1, gold=2)
    [site] = Outlook(s).sites
    assert site.seats == (2,)


def test_all_leaders_meet_for_the_power_core() -> None:
    s = a_table(4, "place")
    s.built = [*range(9)]
    for seat in range(4):
        own(s, seat, ore=1, gold=1, crystal=1, atlantium=1, energy=1)
    assert Outlook(s).core_place == BUILD[0]
    for seat in range(4):
        s.pools[seat] = [atlantean(seat, 2)]
        assert placed(answer(s, placing_question(s, seat))) == "build-1"
    own(s, 3, ore=0, gold=0, crystal=0, atlantium=0, energy=0)
    assert Outlook(s).core_place is None  # one of them cannot pay


def test_the_core_is_built_in_the_round_of_the_ninth_component() -> None:
    s = a_table(2, "place")
    s.built = [*range(8)]
    own(s, 0, ore=3, gold=3, crystal=3, atlantium=5, energy=3)
    own(s, 1, ore=3, gold=3, crystal=3, atlantium=5, energy=3)
    assert Outlook(s).core_place == BUILD[1]


def test_a_price_in_many_purses_brings_many_builders() -> None:
    s = a_table(7, "place")
    s.blueprint = [4, 20]
    own(s, 1, ore=1)
    own(s, 2, gold=1)
    own(s, 4, crystal=1)
    own(s, 6, atlantium=1)
    [site] = Outlook(s).sites
    assert site.seats == (1, 2, 4, 6)


def nearly_done() -> Island:
    """Seven players who own the whole price of the power core; the last of them owns nothing."""
    s = a_table(7, "place")
    s.built = [*range(9)]
    own(s, 0, ore=1, gold=1)
    own(s, 1, crystal=1)
    for seat in (2, 3, 4):
        own(s, seat, energy=6)
    own(s, 5, atlantium=3)
    for seat in (0, 1, 5, 6):
        own(s, seat, energy=0)
    return s


def test_who_cannot_pay_a_share_of_the_core_goes_for_it() -> None:
    s = nearly_done()
    s.pools[6] = [atlantean(6, 0)]
    # Three can pay with energy, and three do: so it has to be a resource.
    assert PLACE[placed(answer(s, placing_question(s, 6)))] in WILD_PLACES
    own(s, 4, energy=0, gold=1)
    assert placed(answer(s, placing_question(s, 6))) == "centre"


def test_late_in_the_match_nobody_gives_the_last_they_own_for_a_barrier() -> None:
    s = a_table(4, "place")
    own(s, 0, gold=0, energy=1)
    about = {"ore": 0, "gold": 0, "crystal": 0, "atlantium": 0, "energy": 4}
    options = [Give("energy", 1), DECLINE]
    decision = Choose(0, options, "rising.energy.barrier", about, default=DECLINE)
    assert answer(s, decision) == Give("energy", 1)
    s.built = [*range(6)]
    assert answer(s, decision) == DECLINE
    own(s, 0, gold=1)
    assert answer(s, decision) == Give("energy", 1)


def test_a_tile_rises_where_it_is_needed_even_if_all_is_flooded_there() -> None:
    s = a_table(2, "actions")
    s.built = [*range(9)]
    s.dry = [3, 3, 0, 3, 3, 3]
    for seat in range(2):
        own(s, seat, ore=3, gold=3, atlantium=3, energy=5)
    options = [Peninsula(name) for name in PENINSULAS]
    decision = Choose(0, options, "rising.card.turn-the-tide")
    assert answer(s, decision) == Peninsula("forests")


def test_alone_it_does_not_send_everybody_to_the_libraries() -> None:
    s = a_table(1, "place")
    s.pools[0] = [atlantean(0, 0)]
    stand(s, 0, "follower", "hills-1")
    s.hands[0] = ["caravan"]
    for place in ("libraries-1", "libraries-2", "libraries-3"):
        stand(s, 0, "follower", place)
    assert placed(answer(s, placing_question(s))) != "libraries-4"


def test_energy_is_spent_on_what_is_needed_and_not_on_surplus() -> None:
    s = a_table()
    own(s, 0, energy=5)
    about = {"place": "hills-1", "total": 2, "target": 3}
    decision = Choose(0, [LET_BE, AddEnergy(1)], "rising.energy.roll", about)
    assert answer(s, decision) == AddEnergy(1)
    own(s, 1, gold=40)
    assert answer(s, decision) == LET_BE
