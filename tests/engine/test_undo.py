"""What can be taken back, and what cannot because somebody has learnt something."""

import sys
from collections.abc import Callable

import msgspec
import pytest

import critias
from critias.engine._works.log import Answered, Retracted, Undone, standing, standing_in
from critias.engine.conformance import digest
from critias.engine.errors import UndoRefused
from critias.engine.flows import Flow, simultaneously
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import Saved, decode_state, encode_state, load, save
from tests.engine.scripted import NO, YES, Pad, ask, play
from tests.tiny import Bid, Enough, Fine, Offering, Pass, Take
from tests.tiny import game as tiny


def refusal(match: Match, seat: int) -> str:
    """Why a seat cannot undo; nothing has changed by asking."""
    before = digest(match), list(match.log)
    assert not match.can_undo(seat)
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert (digest(match), match.log) == before
    return str(refused.value)


def asks_thrice(s: Pad) -> Flow[None]:
    for _ in range(3):
        answer = yield ask(0)
        s.notes.append(answer.word)


def test_own_answers_are_taken_back_one_by_one() -> None:
    match = play(asks_thrice)
    digests = []
    for answer in (YES, NO):
        digests.append(digest(match))
        match.answer(0, answer)
    match.undo(0)
    assert digest(match) == digests[1]
    match.undo(0)
    assert digest(match) == digests[0]
    assert refusal(match, 0) == "you have not answered anything yet"
    assert match.log[2:] == [Undone(3, 0, 2), Undone(4, 0, 1)]
    assert standing(match.log) == []


def test_what_is_answered_after_an_undo_stands_in_the_log_behind_it() -> None:
    match = play(asks_thrice)
    match.answer(0, YES)
    match.undo(0)
    match.answer(0, NO)
    assert match.log == [Answered(1, 0, YES), Undone(2, 0, 1), Answered(3, 0, NO)]
    assert standing(match.log) == [Answered(3, 0, NO)]
    assert digest(match.position(2)) == digest(match.position(0))
    assert digest(match.position(3)) == digest(match)


def test_an_undo_reaches_back_over_the_start_of_a_step() -> None:
    match = play(asks_thrice, asks_thrice)
    for _ in range(3):
        before = digest(match)
        match.answer(0, YES)
    match.undo(0)
    assert digest(match) == before


def test_an_undo_reaches_back_further_than_copies_of_the_state_are_kept() -> None:
    match = play(*[asks_thrice] * 12)
    start = digest(match)
    for _ in range(35):
        match.answer(0, YES)
    for _ in range(35):
        match.undo(0)
    assert digest(match) == start


def test_events_are_taken_back_too() -> None:
    match = critias.new(tiny, seats=3, seed="beach", options={"shells": 1})
    for seat in range(3):
        match.answer(seat, Bid(seat))
    for seat in range(2):
        match.answer(seat, Pass())
    events = list(match.all_events)
    match.answer(0, Take())
    assert len(match.all_events) == len(events) + 1
    match.undo(0)
    assert match.all_events == events


def test_somebody_elses_answer_is_final() -> None:
    def flow(s: Pad) -> Flow[None]:
        for seat in (0, 1, 1):
            yield ask(seat)

    match = play(flow)
    assert refusal(match, 1) == "you have not answered anything yet"
    match.answer(0, YES)
    assert match.can_undo(0)
    assert refusal(match, 1) == "somebody else has acted since your last answer"
    match.answer(1, YES)
    assert refusal(match, 0) == "somebody else has acted since your last answer"
    assert match.can_undo(1)


def test_a_command_is_final() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    match.answer(0, Bid(1))
    match.command(None, Fine(1, 1))
    assert refusal(match, 0) == "somebody else has acted since your last answer"


def draws(s: Pad) -> None:
    """Turn up a card that lay there all along."""
    s.shown.append(s.deck.pop())


def rolls(s: Pad) -> None:
    s.notes.append(str(s.rng.roll()))


def shuffles(s: Pad) -> None:
    s.rng.shuffle(s.deck)


def shows_and_hides(s: Pad) -> None:
    """Turn up a card, and lay it back before anybody is asked again."""
    s.shown.append(s.deck.pop())
    s.brought_to_light()
    s.deck.append(s.shown.pop())


@pytest.mark.parametrize("happens", [draws, rolls, shuffles, shows_and_hides])
def test_what_has_come_to_light_is_final(happens: Callable[[Pad], None]) -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(0)
        happens(s)
        yield ask(0)
        yield ask(0)

    match = play(flow)
    match.answer(0, YES)
    assert refusal(match, 0) == "that answer has brought something to light and stands"
    match.answer(0, YES)
    match.undo(0)
    assert refusal(match, 0) == "that answer has brought something to light and stands"


def test_an_information_point_is_part_of_the_state_and_of_no_view() -> None:
    def flow(s: Pad) -> Flow[None]:
        shows_and_hides(s)
        yield ask(0)

    match = play(flow)
    again = decode_state(match.game, encode_state(match.state))
    points = [state.information_points for state in (match.state, match.clone().state, again)]
    assert points == [1, 1, 1]
    assert "information_points" not in match.view(0)


def test_what_comes_to_light_at_the_start_of_the_next_step_is_final_too() -> None:
    def deals(s: Pad) -> Flow[None]:
        draws(s)
        yield ask(0)

    match = play(asks_thrice, deals)
    for _ in range(3):
        match.answer(0, YES)
    assert refusal(match, 0) == "that answer has brought something to light and stands"


# In secret


def test_a_secret_answer_is_taken_back_beside_those_of_others() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    match.answer(0, Bid(1))
    match.answer(2, Bid(3))
    match.undo(0)
    assert sorted(match.pending) == [0, 1]
    match.answer(0, Bid(0))
    match.answer(1, Bid(2))
    assert match.position(len(match.log)).log == match.log
    assert digest(match.position(len(match.log))) == digest(match)
    opened = [told.event for told in match.all_events if told.number == len(match.log)]
    assert opened[0].__struct_fields__ == ("bids",)
    assert opened[0].bids == (0, 2, 3)  # type: ignore[attr-defined]


def test_the_revealing_answer_is_final() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    for seat in range(3):
        match.answer(seat, Bid(seat))
    for seat in range(3):
        assert refusal(match, seat)


def test_the_refusal_does_not_tell_whether_others_have_answered_in_secret() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(0)
        yield from simultaneously({seat: secret(seat) for seat in (1, 2)})

    def secret(seat: int) -> Flow[None]:
        yield ask(seat)

    match = play(flow, seats=3)
    match.answer(0, YES)
    first = refusal(match, 0)
    match.answer(1, YES)
    assert refusal(match, 0) == first == "others are deciding in secret"


def test_nor_to_a_seat_that_has_yet_to_answer_itself() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    first = refusal(match, 0)
    match.answer(1, Bid(1))
    assert refusal(match, 0) == first == "others are deciding in secret"


def test_nor_does_leave_to_undo_depend_on_them() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    match.answer(1, Bid(1))
    match.answer(0, Bid(1))
    assert match.can_undo(0)
    match.undo(0)
    match.answer(0, Bid(2))
    assert match.can_undo(0)
    assert match.can_undo(1)


def test_secret_answers_of_several_steps_of_thought_come_back_one_by_one() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield from simultaneously({seat: thrice(seat) for seat in (0, 1)})

    def thrice(seat: int) -> Flow[None]:
        for _ in range(3):
            yield ask(seat)

    match = play(flow)
    for seat in (0, 1, 0, 1, 1):
        match.answer(seat, YES)
    match.undo(0)
    match.undo(0)
    assert refusal(match, 0) == "others are deciding in secret"
    assert [entry.seat for entry in standing(match.log)] == [1, 1, 1]
    assert sorted(match.pending) == [0]


def test_a_form_is_taken_back_like_a_choice() -> None:
    match = critias.new(tiny, seats=2, seed="beach", options={"shells": 1})
    for seat in range(2):
        match.answer(seat, Bid(0))
    match.answer(1, Pass())
    for seat in range(2):
        match.answer(seat, Enough())
    before = digest(match)
    match.answer(1, Offering(3, 0))
    match.undo(1)
    assert digest(match) == before


def test_what_was_noted_with_an_answer_says_the_same_as_playing_it_again() -> None:
    for seed in range(5):
        match = critias.new(tiny, seats=3, seed=seed)
        rng = Rng(seed_key(f"noted {seed}"))
        while not match.over:
            seat = rng.choice(sorted(match.pending))
            match.answer(seat, match.pending[seat].sample(rng))
            again = match.position(len(match.log))
            for one in (match, match.clone()):
                assert [one.can_undo(seat) for seat in range(3)] == [
                    again.can_undo(seat) for seat in range(3)
                ]


# The referee


def test_the_referee_takes_back_everything_from_an_entry_on() -> None:
    match = critias.new(tiny, seats=2, seed=3)
    digests = [digest(match)]
    for step in range(6):
        if step == 1:
            match.command(None, Fine(0, 1))
        else:
            seat = min(match.pending)
            match.answer(seat, match.pending[seat].sample(match.state.rng.copy()))
        digests.append(digest(match))
    match.retract(3, "the bids were read out wrongly")
    assert digest(match) == digests[2]
    assert match.log[-1] == Retracted(7, 3, "the bids were read out wrongly")
    assert [entry.number for entry in standing(match.log)] == [1, 2]
    match.command(None, Fine(0, 1))
    match.retract(8, "no fine after all")
    match.retract(1, "from the start, then")
    assert digest(match) == digests[0]
    assert match.events(None) == match.position(0).events(None)


def test_a_match_with_something_taken_back_saves_and_replays() -> None:
    match = critias.new(tiny, seats=2, seed=3)
    for _ in range(3):
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(match.state.rng.copy()))
    match.retract(2, "once more")
    seat = min(match.pending)
    match.answer(seat, match.pending[seat].sample(match.state.rng.copy()))
    again = load(msgspec.json.decode(msgspec.json.encode(save(match)), type=Saved), game=tiny)
    assert digest(again) == digest(match)
    assert again.log == match.log
    assert digest(match.clone()) == digest(match)


def test_the_end_of_a_match_can_be_taken_back() -> None:
    match = critias.new(tiny, seats=2, seed=3)
    while not match.over:
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(match.state.rng.copy()))
    match.retract(len(match.log), "a last thought")
    assert match.result is None
    assert match.pending


def test_what_is_taken_back_must_be_there_and_needs_a_reason() -> None:
    match = critias.new(tiny, seats=2, seed=3)
    with pytest.raises(UndoRefused, match="not 1"):
        match.retract(1, "why not")
    match.answer(min(match.pending), Bid(0))
    with pytest.raises(UndoRefused, match="needs a reason"):
        match.retract(1, "")
    assert len(match.log) == 1


def test_what_stands_is_worked_out_from_where_it_was_worked_out_last() -> None:
    """Of a log with thousands taken back each entry is looked at once, not at each undo again."""
    match = critias.new(tiny, seats=3, seed=7)
    for _ in range(50):
        match.answer(1, Bid(1))
        match.answer(0, Bid(2))
        match.undo(1)
        again, [*_, undone] = match.clone(), match.log
        assert isinstance(undone, Undone)
        assert [entry.seat for entry in standing(match.log)] == [0]
        assert [*standing_in(match._standing())] == standing(match.log)
        assert again._stands == match._stands
        match.undo(0)
        assert match._standing() is None
        assert [*standing_in(again._standing())] == standing(again.log)


def test_to_replay_what_was_taken_back_takes_no_more_than_its_length() -> None:
    """Anybody may upload a match of thousands of answers that were all taken back."""

    def calls(pairs: int) -> int:
        match = critias.new(tiny, seats=2, seed=3)
        for _ in range(pairs):
            match.answer(1, Bid(1))
            match.undo(1)
        saved, counted = save(match), 0

        def note(frame: object, event: str, argument: object) -> None:
            nonlocal counted
            counted += event in ("call", "c_call")

        sys.setprofile(note)
        try:
            load(saved, game=tiny)
        finally:
            sys.setprofile(None)
        return counted

    assert calls(160) < 2.1 * calls(80)
