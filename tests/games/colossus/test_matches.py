"""Whole matches: whatever is answered, traded and ruled, the room stays valid and replays."""

import contextlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import critias
from critias.engine import Commanded
from critias.engine.conformance import check_words, digest
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import Saved, decode_state, encode_state, load, save
from critias.games.colossus import game
from critias.games.colossus.box import RESOURCES
from critias.games.colossus.room.events import (
    AtlantisDoomChanged,
    Gained,
    HouseDoomChanged,
    Received,
)
from critias.testing import told
from tests.games.colossus.rooms import now


def wild(seed: int, actions: int, seats: int = 12) -> Match:
    """A match with far more commands than anybody would give."""
    rng = Rng(seed_key(seed))
    match = critias.new(game, seats=seats, seed=seed, options={"turns": 6})
    for _ in range(actions):
        if match.over:
            break
        if rng.below(4) == 0:
            sampled = game.sample_command(now(match), rng)
            if sampled is not None:
                with contextlib.suppress(CommandRefused):
                    match.command(*sampled)
                continue
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
    now(match)
    return match


@settings(max_examples=8)
@given(st.integers(0, 10_000))
def test_any_answers_trades_and_rulings_keep_the_room_valid_and_replay(seed: int) -> None:
    match = wild(seed, 150)
    again = match.position(len(match.log))
    assert digest(again) == digest(match)
    assert again.all_events == match.all_events
    data = encode_state(match.state)
    assert encode_state(decode_state(game, data)) == data


def test_commands_of_every_module_are_tried() -> None:
    kinds = {
        type(entry.command).__name__
        for seed in range(3)
        for entry in wild(seed, 300).log
        if isinstance(entry, Commanded)
    }
    assert len(kinds) > 20


@pytest.mark.rule("col.start.books", "col.13.4")
def test_whoever_hears_all_events_can_rebuild_every_purse_and_score() -> None:
    match = wild(7, 500)
    s = now(match)
    counted = [[0] * len(RESOURCES) for _ in range(s.seats)]
    for received in told(match, Received) + told(match, Gained):
        counted[received.seat][RESOURCES.index(received.resource)] += received.amount
    for seat in range(s.seats):
        assert counted[seat] == [s.has(seat, one) for one in range(len(RESOURCES))]
    houses = sum(event.amount for event in told(match, HouseDoomChanged))
    assert houses == sum(s.house_doom)
    assert sum(event.amount for event in told(match, AtlantisDoomChanged)) == s.offset


def test_a_whole_match_saves_loads_and_can_be_taken_back_by_control() -> None:
    match = wild(11, 400)
    saved = msgspec.json.decode(msgspec.json.encode(save(match)), type=Saved)
    assert digest(load(saved, game=game)) == digest(match)
    then = digest(match.position(200))
    match.retract(201, "the third table played on after the bell")
    assert digest(match) == then
    assert digest(match.position(len(match.log))) == then


def test_all_can_be_said() -> None:
    check_words(game)
