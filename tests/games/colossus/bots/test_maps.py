"""Bots that play by rules of thumb: legally, sensibly, and without looking into others' purses."""

import pytest

import critias
from critias.engine.decisions import Choose, Fill
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.bots.maps import odds, region_worth
from critias.games.colossus.box import NONE, ORICHALCUM, TALENTS
from critias.games.colossus.maps.conflict import eris_phase
from critias.games.colossus.maps.options import FLEE, STAND
from critias.games.colossus.maps.records import Challenge, Raid
from critias.games.colossus.maps.sheet import Sheet
from critias.games.colossus.maps.strategy import objection
from critias.games.colossus.state import Room
from tests.games.colossus.rooms import a_room, neighbours, now, own, place, scene, send


def sheet_of(s: Room, seat: int, seed: int = 1) -> Sheet:
    match = scene(s)
    decision = match.pending[seat]
    assert isinstance(decision, Fill)
    sheet: Sheet = choose(now(match), decision, Rng(seed_key(seed)))
    assert objection(now(match), seat, sheet) is None
    return sheet


def test_who_is_raided_keeps_the_hero_and_the_hoplites_at_home() -> None:
    s = a_room(turn=2, phase="strategy")
    s.raids = [Raid(0, 0)]
    for seed in range(5):
        sheet = sheet_of(s, 0, seed)
        assert sheet.hero.do == "stay"
        assert sheet.hoplite.do != "move"


def test_a_challenge_is_used_on_the_weakest_city() -> None:
    s = a_room(turn=2, phase="strategy")
    one, weak, *others = neighbours(s)
    s.challenges[one] = [Challenge(NONE)]
    for seat in others:
        s.units[seat] = [7, 7, 1, 7]
    s.units[weak] = [0, 0, 1, 0]
    assert sheet_of(s, one).challenge == weak


def test_orichalcum_and_talents_are_put_to_use() -> None:
    s = a_room(phase="strategy")
    own(s, 0, ORICHALCUM, 10)
    own(s, 0, TALENTS, 40)
    sheets = [sheet_of(s, 0, seed) for seed in range(10)]
    assert any(order.talents for sheet in sheets for order in sheet.orders)
    assert all(sum(order.orichalcum for order in sheet.orders) > 5 for sheet in sheets)


def test_what_is_richer_and_safer_is_worth_more() -> None:
    s = a_room()
    plain = region_worth(s, 0, 0, place(0, 2))
    s.rewards[place(0, 2)][1] += 2
    assert region_worth(s, 0, 0, place(0, 2)) > plain
    s.monster[place(0, 3)] = 0
    assert region_worth(s, 0, 0, place(0, 3)) < plain
    s.burned[place(0, 4)] = True
    assert region_worth(s, 0, 0, place(0, 4)) < 0
    assert odds(10, 10) == 0.5


def test_one_runs_from_what_is_much_stronger_and_stands_against_the_rest() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    send(s, one, place(0, 1), hoplites=2)
    send(s, other, place(0, 1), hoplites=7, triremes=7, colossi=5)
    match = scene(s, lambda room: eris_phase(room, 0))
    for seat, wanted in ((one, FLEE), (other, STAND)):
        decision = match.pending[seat]
        assert isinstance(decision, Choose)
        assert choose(now(match), decision, Rng(seed_key(1))) == wanted


@pytest.mark.parametrize("seed", range(3))
def test_what_a_bot_answers_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    match = critias.new(game, seats=14, seed=seed, options={"turns": 6})
    rng = Rng(seed_key(seed))
    for step in range(250):
        seat = rng.choice(sorted(match.pending))
        key = Rng(seed_key(f"{seed} {step}"))
        answer = choose(now(match), match.pending[seat], key.copy())
        if step % 5 == 0:
            world = match.imagine(seat, rng)
            again = choose(now(world), world.pending[seat], key.copy())
            assert again == answer, match.pending[seat].rule
        match.answer(seat, answer)
