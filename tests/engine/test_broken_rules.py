"""Rules that fail: refused with a sentence, and the match is as it was."""

from typing import Any

import pytest

from critias.engine.errors import RulesError
from critias.engine.flows import Flow, simultaneously
from critias.engine.randomness import Rng
from tests.engine.scripted import NO, YES, Pad, Scripted, ask, play, start, unchanged


def asked(s: Pad, seat: int) -> Flow[None]:
    answer = yield ask(seat)
    s.notes.append(answer.word)


def fails_on_yes(s: Pad) -> Flow[None]:
    yield ask(1)
    s.shown.append(s.deck.pop())
    answer = yield ask(0)
    s.notes.append(answer.word)
    s.shown.append(s.deck.pop())
    if answer == YES:
        raise ZeroDivisionError("a slip of the rules")
    yield ask(1)


def asks_nonsense_on_yes(s: Pad) -> Flow[None]:
    yield ask(1)
    answer = yield ask(0)
    s.notes.append(answer.word)
    if answer == YES:
        yield ()
    yield ask(1)


def asks_a_stranger_on_yes(s: Pad) -> Flow[None]:
    yield ask(1)
    answer = yield ask(0)
    yield ask(7 if answer == YES else 1)


def no_flow(s: Pad) -> Any:
    """A step in which somebody has forgotten to ask."""
    s.notes.append("done")


@pytest.mark.parametrize("bulk", [False, True])
def test_a_step_that_is_no_flow_is_refused_with_a_sentence(bulk: bool) -> None:
    with pytest.raises(RulesError, match="a flow is None, not a generator: a step, and what"):
        start(Scripted(no_flow), bulk=bulk)


def test_so_is_what_runs_beside_others() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield from simultaneously({0: no_flow(s)})

    with pytest.raises(RulesError, match="a flow is None, not a generator"):
        play(flow)


def test_an_attribute_that_is_missing_in_the_rules_is_said_as_it_is() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(s.no_such_thing)  # type: ignore[attr-defined]

    with pytest.raises(AttributeError, match="no_such_thing"):
        play(flow)


@pytest.mark.parametrize("seat", [-1, 2, 7])
@pytest.mark.parametrize("bulk", [False, True])
def test_a_question_to_a_seat_that_is_not_there_is_refused(seat: int, bulk: bool) -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(seat)

    sentence = rf"scripted asks seat {seat} \(a\.b\); the seats are 0 to 1"
    with pytest.raises(RulesError, match=sentence):
        start(Scripted(flow), bulk=bulk)


def test_a_game_that_sets_up_nothing_is_refused() -> None:
    class Forgetful(Scripted):
        def setup(self, seats: int, options: Any, components: Any, rng: Rng) -> Any:
            super().setup(seats, options, components, rng)

    with pytest.raises(RulesError, match="scripted sets up None, not a State"):
        start(Forgetful(no_flow))


@pytest.mark.parametrize(
    ("flow", "sentence"),
    [
        (asks_a_stranger_on_yes, r"scripted asks seat 7 \(a\.b\); the seats are 0 to 1"),
        (fails_on_yes, "scripted failed on Answered.*ZeroDivisionError: a slip of the rules"),
        (asks_nonsense_on_yes, r"a flow yielded \(\)"),
    ],
)
def test_rules_that_fail_in_the_middle_leave_the_match_as_it_was(flow: Any, sentence: str) -> None:
    match = play(lambda s: asked(s, 0), flow)
    match.answer(0, YES)
    match.answer(1, YES)
    before = unchanged(match)
    with pytest.raises(RulesError, match=sentence):
        match.answer(0, YES)
    assert unchanged(match) == before
    match.answer(0, NO)
    match.answer(1, YES)
    assert match.over


def test_a_game_that_never_asks_is_stopped() -> None:
    class Endless(Scripted):
        def step(self, s: Pad) -> Flow[None]:
            yield from ()

    with pytest.raises(RulesError, match="scripted plays on and on without asking anybody"):
        start(Endless(no_flow))
