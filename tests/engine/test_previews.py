"""What an answer would bring about is told without telling secrets."""

import critias
from critias.engine.previews import preview
from critias.engine.randomness import Rng, seed_key
from tests.tiny import Bid
from tests.tiny import game as tiny


def test_what_is_sure_is_told_and_what_is_drawn_is_blank() -> None:
    match = critias.new("atlantis", seats=2, seed=3)
    [seat] = match.pending
    answer = match.pending[seat].sample(Rng(seed_key("choice")))
    log = list(match.log)
    told = preview(match, seat, answer, Rng(seed_key("preview")))
    assert match.log == log
    match.answer(seat, answer)
    happened = [one.event for one in match.events(seat, since=0)]
    assert [type(event) for event in told] == [type(event) for event in happened[: len(told)]]
    assert told[0] == happened[0]
    drawn = next(event for event in told if type(event).__name__ == "CardsDrawn")
    assert drawn.cards == (None,)  # type: ignore[attr-defined]


def test_a_sealed_answer_brings_nothing_that_could_be_told() -> None:
    match = critias.new(tiny, seats=3, seed=1)
    match.answer(1, Bid(4))
    match.answer(2, Bid(3))
    assert preview(match, 0, Bid(2), Rng(seed_key("preview"))) == []
