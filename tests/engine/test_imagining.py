"""Copies of a match: clones, and what a seat can imagine."""

import pytest

import critias
from critias.engine._works.hidden import census
from critias.engine.conformance import digest
from critias.engine.decisions import Choose
from critias.engine.errors import CritiasError, RulesError
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from tests.engine.scripted import NO, YES, Pad, Say, ask, play
from tests.tiny import Bid, Fine, Pass, Shells
from tests.tiny import game as tiny


def rng(seed: str = "imagine") -> Rng:
    return Rng(seed_key(seed))


def bidding(seats: int = 3) -> Match:
    return critias.new(tiny, seats=seats, seed=7)


def charms(match: Match) -> list[list[str]]:
    assert isinstance(match.state, Shells)
    return match.state.charms


def play_on(match: Match, seed: str = "on") -> None:
    stream = rng(seed)
    while not match.over:
        seat = stream.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(stream))


# Clones


@pytest.mark.parametrize("bulk", [False, True])
def test_a_clone_is_the_same_match_and_lives_on_its_own(bulk: bool) -> None:
    match = bidding()
    match.answer(1, Bid(2))
    match.command(None, Fine(0, 1))
    before, log, events = digest(match), list(match.log), list(match.all_events)
    twin = match.clone(bulk=bulk)
    assert digest(twin) == before
    assert twin.log == log
    play_on(twin)
    assert (digest(match), match.log, match.all_events) == (before, log, events)
    assert not match.over
    play_on(match)
    assert match.result == twin.result
    assert twin.all_events == ([] if bulk else match.all_events)


def test_a_clone_can_be_cloned_looked_back_at_and_undone() -> None:
    match = bidding()
    match.answer(1, Bid(2))
    twin = match.clone().clone()
    assert digest(twin.position(0)) == digest(match.position(0))
    twin.undo(1)
    assert sorted(twin.pending) == [0, 1, 2]
    assert sorted(match.pending) == [0, 2]


def test_a_clone_of_a_finished_match_is_finished() -> None:
    match = bidding()
    play_on(match)
    assert match.clone().result == match.result


# Imagined matches


def test_what_the_seat_sees_and_is_asked_stays_as_it_is() -> None:
    match = bidding()
    match.answer(0, Bid(1))
    stream = rng()
    for seat in (0, 1, 2, None):
        for _ in range(20):
            imagined = match.imagine(seat, stream)
            assert imagined.view(seat) == match.view(seat)
            assert imagined.asked(seat) == match.asked(seat)
            assert census(imagined.state) == census(match.state)


def test_what_the_seat_cannot_know_is_anything_that_it_could_be() -> None:
    match = bidding()
    stream = rng()
    imagined = [charms(match.imagine(0, stream)) for _ in range(40)]
    assert {hand[0][0] for hand in imagined} == {charms(match)[0][0]}
    assert {hand[1][0] for hand in imagined} == {"guard", "plain"}
    assert {hand[2][0] for hand in imagined} == {"guard", "plain"}


def test_sealed_answers_of_others_are_dropped_and_own_ones_kept() -> None:
    match = bidding()
    match.answer(0, Bid(1))
    match.answer(1, Bid(2))
    assert sorted(match.imagine(0, rng()).pending) == [1, 2]
    assert sorted(match.imagine(1, rng()).pending) == [0, 2]
    assert sorted(match.imagine(2, rng()).pending) == [0, 1, 2]
    assert sorted(match.imagine(None, rng()).pending) == [0, 1, 2]
    imagined = match.imagine(0, rng(), bulk=False)
    imagined.answer(1, Bid(0))
    imagined.answer(2, Bid(0))
    assert imagined.all_events[-1].event.bids == (1, 0, 0)  # type: ignore[attr-defined]


def test_the_future_is_random_anew() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(0)
        s.notes.append(str(s.rng.below(2**32)))
        yield ask(0)

    match = play(flow)
    stream = rng()
    worlds = [match.imagine(0, stream) for _ in range(5)]
    futures = set()
    for world in (match, *worlds):
        world.answer(0, YES)
        futures.add(str(world.view(0)["notes"]))
    assert len(futures) == 6


def test_the_same_randomness_imagines_the_same() -> None:
    match = bidding()
    assert digest(match.imagine(0, rng())) == digest(match.imagine(0, rng()))


def test_an_imagined_match_carries_no_secrets_of_the_real_one() -> None:
    match = bidding()
    match.answer(1, Bid(2))
    imagined = match.imagine(0, rng(), bulk=False)
    assert imagined.key != match.key
    assert imagined.state.rng.key != match.state.rng.key
    assert imagined.log == []
    assert imagined.all_events == []
    assert imagined.imagined


@pytest.mark.parametrize("bulk", [False, True])
def test_the_clone_of_an_imagined_match_equals_it(bulk: bool) -> None:
    match = bidding()
    match.answer(0, Bid(1))
    imagined = match.imagine(0, rng(), bulk=bulk)
    imagined.answer(1, Bid(0))
    twin = imagined.clone(bulk=bulk)
    assert digest(twin) == digest(imagined)
    assert twin.imagined
    play_on(twin)
    play_on(imagined)
    assert digest(twin) == digest(imagined)


def test_imagining_does_not_disturb_the_match() -> None:
    match = bidding()
    match.answer(0, Bid(1))
    before = digest(match)
    play_on(match.imagine(1, rng()))
    assert digest(match) == before


def test_an_imagined_match_has_no_past() -> None:
    imagined = bidding().imagine(0, rng())
    imagined.answer(0, Bid(1))
    with pytest.raises(CritiasError, match="an imagined match has no past"):
        imagined.position(0)
    with pytest.raises(CritiasError, match="an imagined match cannot be taken back"):
        imagined.undo(0)


def test_a_match_can_be_imagined_from_within_an_imagined_one() -> None:
    imagined = bidding().imagine(0, rng())
    imagined.answer(1, Bid(3))
    deeper = imagined.imagine(2, rng("deeper"))
    assert charms(deeper)[2] == charms(imagined)[2]
    assert 1 in deeper.pending


def test_a_match_in_bulk_can_be_imagined_too() -> None:
    match = critias.new(tiny, seats=3, seed=7, bulk=True)
    for seat in range(3):
        match.answer(seat, Bid(seat))
    imagined = match.imagine(0, rng())
    assert imagined.view(0) == match.view(0)
    assert imagined.asked(0) == match.asked(0)
    match.answer(0, Pass())
    assert match.imagine(1, rng()).asked(1) == match.asked(1)


def test_only_worlds_are_imagined_in_which_others_could_be_asked_what_they_are() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield Choose(1, lambda: [YES] * s.deck[0] if s.deck[0] == 3 else [], "a.b")

    match = play(flow)
    stream = rng()
    for _ in range(20):
        state = match.imagine(0, stream).state
        assert isinstance(state, Pad)
        assert state.deck[0] == 3


def test_rules_under_which_nothing_can_be_imagined_are_at_fault() -> None:
    def flow(s: Pad) -> Flow[None]:
        order = list(s.deck)
        yield Choose(1, lambda: [NO] if s.deck == order and s.steps < 0 else [], "a.b")

    match = play(flow)
    with pytest.raises(RulesError, match="imagines no world in which its questions make sense"):
        match.imagine(0, rng())
    assert isinstance(match.pending[1], Choose)


def test_own_options_may_depend_on_what_the_seat_sees() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield Choose(0, lambda: [Say(str(card)) for card in s.shown] or [NO], "a.b")

    match = play(flow)
    imagined = match.imagine(0, rng())
    assert imagined.pending[0].accept(NO) == NO


def test_worlds_that_a_seat_cannot_tell_apart_are_imagined_alike() -> None:
    match = bidding()
    match.answer(1, Bid(2))
    worlds = [match.imagine(0, rng(f"world {n}")) for n in range(12)]
    assert len({str(charms(world)) for world in worlds}) > 1
    imagined = {digest(world.imagine(0, rng("same"))) for world in (match, *worlds)}
    assert len(imagined) == 1


def test_steps_are_counted_from_the_copy_on() -> None:
    match = bidding()
    twin = match.clone()
    assert twin.steps == 1
    while twin.steps < 3:
        seat = min(twin.pending)
        twin.answer(seat, twin.pending[seat].sample(rng()))
    assert match.steps < 3


def test_worlds_of_one_position_are_imagined_as_if_each_were_the_first() -> None:
    match = bidding()
    for number in range(3):
        again = match.clone()
        worlds = [digest(match.imagine(seat, rng())) for seat in (0, 1, 0, None)]
        fresh = [digest(again.clone().imagine(seat, rng())) for seat in (0, 1, 0, None)]
        assert worlds == fresh, f"after {number} answers"
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(rng()))
