"""The cosmic gate: building, and each component by its name."""

from typing import Any

import pytest

from critias.engine import Event
from critias.engine.texts import texts_of
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import COMPONENTS, HILLS, ORE, PLACE, POWER_CORE
from critias.games.atlantis_rising.deciding_together import pay_together
from critias.games.atlantis_rising.ending import Decided
from critias.games.atlantis_rising.flooding import buy_barrier
from critias.games.atlantis_rising.options import (
    DECLINE,
    GO_AHEAD,
    LET_BE,
    NOT_YET,
    WAIT,
    Act,
    Build,
    Choice,
    Exchange,
    Gather,
    Give,
    Peninsula,
    PutBack,
    PutUnder,
    RaiseBarrier,
    Rest,
)
from critias.games.atlantis_rising.phases.actions import act, take_actions
from critias.games.atlantis_rising.phases.meanwhile import free_options
from critias.games.atlantis_rising.places.gate import appease, plans
from critias.games.atlantis_rising.rounds import endure_wrath
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, first_asked, has, own, stand


def building(name: str, *answers: Any) -> Island:
    """Seat 0 builds this alone, with exactly what it costs, on a blueprint of nothing else."""
    s = a_table()
    index = COMPONENTS.index(name)
    s.blueprint = [index]
    s.dry[HILLS] = 5
    s.stuff[0] = list(s.box.component(index).price())
    follower = stand(s, 0, "follower", "build-1")
    drive(act(s, follower, PLACE["build-1"]), (0, Build(name)), *answers)
    assert s.built == [index]
    return s


def using(name: str, pair: bool = False, **stuff: int) -> tuple[Island, int]:
    """Seat 0 stands on this component, built before."""
    s = a_table()
    s.built = [COMPONENTS.index(name)]
    s.dry[HILLS] = 5
    own(s, 0, **stuff)
    piece = stand(s, 0, "follower", f"{name}-1")
    if pair:
        stand(s, 0, "follower", f"{name}-1")
    return s, piece


@pytest.mark.rule("rising.gate.choose", "rising.gate.pay")
def test_builders_agree_and_pay_together() -> None:
    s = a_table()
    own(s, 0, gold=2)
    own(s, 1, atlantium=1, gold=1)
    stand(s, 0, "follower", "build-1")
    builder = stand(s, 1, "follower", "build-1")
    drive(
        act(s, builder, PLACE["build-1"]),
        (0, GO_AHEAD),
        (0, Build("gilded-conduit")),
        (1, Build("gilded-conduit")),
        (1, Give("atlantium", 1)),
        (0, Give("gold", 1)),
        (1, Give("gold", 1)),
        (0, Choice(0)),
        (1, Choice(0)),
    )
    assert s.stuff[0] == [0, 1, 0, 0, 4]
    assert s.stuff[1] == [0] * 5
    assert len(s.resting[PLACE["build-1"]]) == 2


def test_builders_who_cannot_pay_stood_there_in_vain() -> None:
    s = a_table()
    own(s, 0, gold=1)
    drive(act(s, stand(s, 0, "follower", "build-1"), PLACE["build-1"]))
    assert s.built == []
    assert has(s, 0, "gold") == 1


def test_builders_who_do_not_get_one_price_together_try_another() -> None:
    s = a_table(2)
    own(s, 0, gold=2, ore=2)
    own(s, 1, atlantium=1)
    stand(s, 0, "follower", "build-1")
    builder = stand(s, 1, "follower", "build-1")
    drive(
        act(s, builder, PLACE["build-1"]),
        (0, GO_AHEAD),
        (0, Build("gilded-conduit")),
        (1, Build("gilded-conduit")),
        (0, DECLINE),
        (0, Build("foundation-ring")),
        (1, Build("foundation-ring")),
        (0, Give("ore", 2)),
        (1, Give("atlantium", 1)),
        (0, Peninsula("hills")),
        (1, Peninsula("hills")),
    )
    assert s.built == [0]
    assert has(s, 0, "gold") == 2


@pytest.mark.rule("rising.actions.together")
def test_who_has_called_twice_in_vain_leaves_it_to_the_others_there() -> None:
    s = a_table(2)
    stand(s, 1, "follower", "build-1")
    stand(s, 1, "follower", "centre")
    builder = stand(s, 0, "follower", "build-1")
    for _ in range(2):
        drive(act(s, builder, PLACE["build-1"]), (1, NOT_YET), (0, NOT_YET))
        assert s.standing[PLACE["build-1"]]
    own(s, 0, energy=4)
    waiting, asked = first_asked(take_actions(s))
    assert texts_of(game).ask(waiting).startswith("You have called for a shared space twice")
    own(s, 0, energy=0)
    [asked] = first_asked(take_actions(s))  # seat 0 has nothing else to do
    assert (asked.seat, Act("follower", "build-1") in asked.options) == (1, True)
    assert WAIT not in asked.options
    drive(take_actions(s), (1, Act("follower", "build-1")), (0, GO_AHEAD))
    assert s.resting[PLACE["build-1"]]


def test_those_who_have_all_called_in_vain_act() -> None:
    s = a_table()
    s.starting_seat = 3
    stand(s, 1, "follower", "build-1")
    builder = stand(s, 0, "follower", "build-1")
    s.vain_calls[0] = s.vain_calls[1] = 2
    assert {one.seat for one in first_asked(take_actions(s))} == {0, 1}
    drive(act(s, builder, PLACE["build-1"]))
    assert s.resting[PLACE["build-1"]]


def test_energy_collected_in_vain_forces_nobody_to_act() -> None:
    s = a_table()
    own(s, 0, energy=2)
    own(s, 1, energy=2)
    stand(s, 1, "follower", "build-1")
    builder = stand(s, 0, "follower", "build-1")
    for _ in range(2):
        drive(buy_barrier(s, 0, HILLS), (1, DECLINE))
    assert free_options(s, 0) == []
    drive(act(s, builder, PLACE["build-1"]), (1, NOT_YET), (0, NOT_YET))
    assert s.standing[PLACE["build-1"]]
    assert RaiseBarrier("hills") in free_options(s, 1)


def test_in_a_dispute_about_when_to_act_the_starting_player_decides() -> None:
    s = a_table()
    s.starting_seat = 3
    stand(s, 1, "follower", "build-1")
    builder = stand(s, 0, "follower", "build-1")
    quarrel = [(1, NOT_YET), (0, GO_AHEAD)]
    drive(act(s, builder, PLACE["build-1"]), *quarrel, NOT_YET)
    assert s.standing[PLACE["build-1"]]


@pytest.mark.rule("rising.gate.barrier")
def test_foundation_ring() -> None:
    assert building("foundation-ring", (0, Peninsula("hills"))).barriers[HILLS]


@pytest.mark.rule("rising.gate.energy", "rising.gate.taker")
def test_gilded_conduit() -> None:
    assert has(building("gilded-conduit"), 0, "energy") == 4


@pytest.mark.rule("rising.gate.cards")
def test_prism_lens() -> None:
    assert len(building("prism-lens").hands[0]) == 3


@pytest.mark.rule("rising.gate.recruit")
def test_heralds_arch() -> None:
    assert building("heralds-arch").followers[0] == 3


@pytest.mark.rule("rising.gate.unflood")
def test_tidal_anchor() -> None:
    assert building("tidal-anchor").dry[HILLS] == 6


def test_mystic_siphon() -> None:
    s, piece = using("mystic-siphon")
    drive(act(s, piece, PLACE["mystic-siphon-1"]))
    assert has(s, 0, "energy") == 3


@pytest.mark.rule("rising.gate.exchange")
def test_matter_converter() -> None:
    s, piece = using("matter-converter", ore=2)
    swaps = [Exchange("ore", "gold"), Exchange("ore", "atlantium")]
    drive(act(s, piece, PLACE["matter-converter-1"]), *swaps)
    assert s.stuff[0] == [0, 1, 0, 1, 0]


def test_resonant_archive() -> None:
    s, piece = using("resonant-archive")
    drive(act(s, piece, PLACE["resonant-archive-1"]))
    assert len(s.hands[0]) == 2


@pytest.mark.rule("rising.gate.forge")
def test_star_crucible() -> None:
    s, piece = using("star-crucible", ore=2)
    drive(act(s, piece, PLACE["star-crucible-1"]))
    assert (has(s, 0, "ore"), has(s, 0, "atlantium")) == (1, 3)
    spared, _ = using("star-crucible", ore=1)
    drive(take_actions(spared), (0, Rest("follower", "star-crucible-1")))
    assert (has(spared, 0, "ore"), spared.resting[PLACE["star-crucible-1"]]) == (1, [0])


def test_barrier_projector() -> None:
    s, piece = using("barrier-projector")
    drive(act(s, piece, PLACE["barrier-projector-1"]), (0, Peninsula("hills")))
    assert s.barriers[HILLS]


@pytest.mark.rule("rising.gate.volunteers")
def test_numinous_beacon() -> None:
    s = building("numinous-beacon")
    assert s.coming_volunteers == [1] * 4
    assert s.free_volunteers == 4


@pytest.mark.rule("rising.gate.wrath")
def test_entropy_drive() -> None:
    s = a_table()
    s.wrath = 3
    s.blueprint = [COMPONENTS.index("entropy-drive")]
    own(s, 0, gold=1, crystal=2, atlantium=2)
    builder = stand(s, 0, "follower", "build-2")
    drive(act(s, builder, PLACE["build-2"]), (0, Build("entropy-drive")))
    assert s.wrath == 2


def test_from_the_first_space_nothing_moves() -> None:
    s = a_table()
    told: list[Event] = []
    s.listener = told.append
    drive(appease(s, [0], s.box.component(COMPONENTS.index("entropy-drive"))))
    assert (s.wrath, told) == (0, [])


@pytest.mark.rule("rising.gate.foresee")
def test_tidal_governor() -> None:
    s, piece = using("tidal-governor")
    s.misfortunes[-3:] = ["panic", "looters", "undertow"]
    answers = [PutUnder("panic"), PutBack("undertow")]
    drive(act(s, piece, PLACE["tidal-governor-1"]), *answers)
    assert s.misfortunes[0] == "panic"
    assert s.misfortunes[-2:] == ["undertow", "looters"]


def test_muster_spire() -> None:
    s, piece = using("muster-spire")
    drive(act(s, piece, PLACE["muster-spire-1"]))
    assert s.coming_volunteers[0] == 2
    s.free_volunteers, s.coming_volunteers = 1, [7, 0, 0, 0]
    drive(act(s, stand(s, 0, "follower", "muster-spire-1"), PLACE["muster-spire-1"]))
    assert s.coming_volunteers[0] == 8


def test_memory_vault() -> None:
    assert len(building("memory-vault").hands[0]) == 4


def test_aetheric_foundry() -> None:
    s, piece = using("aetheric-foundry", pair=True, ore=3)
    drive(act(s, piece, PLACE["aetheric-foundry-1"]), (0, Choice(0)), (0, Choice(0)))
    assert s.stuff[0][ORE] == 1
    assert has(s, 0, "atlantium") == 6
    sparing, piece = using("aetheric-foundry", pair=True, ore=3)
    drive(act(sparing, piece, PLACE["aetheric-foundry-1"]), (0, Choice(0)), (0, LET_BE))
    assert sparing.stuff[0][ORE] == 2
    sparing, piece = using("aetheric-foundry", pair=True, ore=3)
    drive(act(sparing, piece, PLACE["aetheric-foundry-1"]), (0, LET_BE))
    assert sparing.stuff[0][ORE] == 3
    shared, piece = using("aetheric-foundry", ore=1)
    stand(shared, 1, "follower", "aetheric-foundry-1")
    own(shared, 1, ore=1)
    drive(
        act(shared, piece, PLACE["aetheric-foundry-1"]),
        (1, GO_AHEAD),
        (0, Choice(1)),
        (1, Choice(1)),
        (0, Choice(0)),
        (1, Choice(0)),
    )
    assert (has(shared, 0, "atlantium"), has(shared, 1, "atlantium")) == (3, 3)


def test_chrono_lattice() -> None:
    s, piece = using("chrono-lattice", pair=True)
    drive(act(s, piece, PLACE["chrono-lattice-1"]))
    drive(endure_wrath(s))
    assert s.wrath == 0
    assert not s.wrath_stayed


def test_tide_engine() -> None:
    s, piece = using("tide-engine", pair=True)
    drive(act(s, piece, PLACE["tide-engine-1"]))
    assert s.dry[HILLS] == 6


def test_half_a_pair_moves_no_engine() -> None:
    s, piece = using("tide-engine")
    drive(act(s, piece, PLACE["tide-engine-1"]))
    assert s.dry[HILLS] == 5


@pytest.mark.rule("rising.gate.gather")
def test_harmonic_array() -> None:
    s, piece = using("harmonic-array", pair=True)
    drive(act(s, piece, PLACE["harmonic-array-1"]), Gather("ore"), Gather("crystal"))
    assert s.stuff[0] == [1, 0, 1, 0, 0]


def test_mind_nexus() -> None:
    s, piece = using("mind-nexus", pair=True)
    drive(act(s, piece, PLACE["mind-nexus-1"]))
    assert s.followers[0] == 3


@pytest.mark.rule("rising.gate.power-core", "rising.goal.gate")
def test_power_core() -> None:
    s = a_table(2)
    s.built = [*range(9)]
    own(s, 0, ore=1, gold=1, crystal=1, atlantium=3, energy=2)
    own(s, 1, energy=1)
    stand(s, 0, "leader", "build-1")
    leader = stand(s, 1, "leader", "build-1")
    with pytest.raises(Decided):
        drive(
            act(s, leader, PLACE["build-1"]),
            (0, GO_AHEAD),
            (0, Build("power-core")),
            (1, Build("power-core")),
            *[(0, Give(name, 1)) for name in ("ore", "gold", "crystal")],
            (0, Give("atlantium", 3)),
            (0, Give("energy", 2)),
            (1, Give("energy", 1)),
        )
    assert s.outcome == "won"


def test_whoever_has_given_something_for_the_power_core_need_not_give_more() -> None:
    s = a_table(2)
    own(s, 0, ore=1, gold=1, crystal=1, atlantium=3, energy=2)
    own(s, 1, energy=2)
    price = s.box.component(POWER_CORE).price()
    rest = [(0, Give(name, 1)) for name in ("ore", "gold", "crystal")]
    rest += [(0, Give("atlantium", 3)), (0, Give("energy", 2))]
    pledges = [(1, Give("energy", 1)), (1, DECLINE), *rest]
    collected = pay_together(s, [0, 1], price, "rising.gate.pay", everyone=True)
    assert drive(collected, *pledges) == [0, 1]
    own(s, 0, ore=1, gold=1, crystal=1, atlantium=3, energy=2)
    own(s, 1, energy=2)
    collected = pay_together(s, [0, 1], price, "rising.gate.pay", everyone=True)
    assert drive(collected, (1, DECLINE)) == []


def test_power_core_with_a_player_who_cannot_pay() -> None:
    s = a_table(2)
    s.built = [*range(9)]
    own(s, 0, ore=1, gold=1, crystal=1, atlantium=3, energy=3)
    stand(s, 0, "leader", "build-1")
    leader = stand(s, 1, "leader", "build-1")
    drive(act(s, leader, PLACE["build-1"]), (0, GO_AHEAD))
    assert POWER_CORE not in s.built


def test_power_core_needs_all_leaders_and_all_others_built() -> None:
    s = a_table(2)
    for seat in range(2):
        own(s, seat, ore=3, gold=3, crystal=3, atlantium=5, energy=5)
    assert Build("power-core") not in plans(s, [0, 1], s.to_build(), 0)
    s.built = [*range(9)]
    drive(act(s, stand(s, 0, "leader", "build-1"), PLACE["build-1"]))
    assert POWER_CORE not in s.built
