"""A match: asking, answering, refusing, and looking at it."""

import gc
from typing import Any
from weakref import ref

import msgspec
import pytest

import critias
from critias.engine._works.log import Answered, Commanded
from critias.engine.conformance import digest
from critias.engine.decisions import Choose, Option
from critias.engine.errors import (
    CommandRefused,
    CritiasError,
    IllegalAnswer,
    MatchOver,
    NoSuchSeat,
    NotAsked,
    QuestionClosed,
    RulesError,
)
from critias.engine.flows import Flow
from critias.engine.game import Then
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from tests.engine.scripted import NO, YES, Pad, Say, Scripted, ask, play, start, unchanged
from tests.tiny import (
    Bid,
    BidsOpened,
    Dealt,
    Enough,
    Fine,
    Fined,
    Offering,
    Pass,
    PebbleTaken,
    Shells,
    SpendGuard,
    Take,
)
from tests.tiny import game as tiny


def table(match: Match) -> Shells:
    assert isinstance(match.state, Shells)
    return match.state


def options(match: Match, seat: int) -> list[Option]:
    decision = match.pending[seat]
    assert isinstance(decision, Choose)
    return list(decision.options)


def after_the_auctions(seats: int = 3) -> Match:
    match = critias.new(tiny, seats=seats, seed="beach", options={"shells": 1})
    for seat in range(seats):
        match.answer(seat, Bid(seat))
    for seat in range(seats - 1):
        match.answer(seat, Pass())
    return match


def finished() -> Match:
    match = after_the_auctions(2)
    for seat in range(2):
        match.answer(seat, Enough())
    for seat in range(2):
        match.answer(seat, Offering(1, 0))
    return match


# A session


@pytest.mark.rule("tiny.bid", "tiny.guard", "tiny.pebbles", "tiny.offering")
def test_a_whole_match() -> None:
    match = critias.new(tiny, seats=3, seed=7, options={"shells": 1}, names=["Ann", "Bob", "Cleo"])
    assert sorted(match.pending) == [0, 1, 2]
    assert options(match, 0) == [Bid(n) for n in range(5)]
    match.answer(2, {"type": "bid", "coins": 3})
    match.answer(0, Bid(3))
    match.answer(1, Bid(1))
    assert table(match).coins == [1, 4, 4]
    assert sorted(match.pending) == [1, 2]
    for seat in (1, 2):
        match.answer(seat, Pass())
    assert table(match).shells == [1, 0, 0]
    match.answer(1, Take())
    match.answer(1, Take())
    assert options(match, 2) == [Enough()]
    for seat in (1, 2, 0):
        match.answer(seat, Enough())
    match.answer(0, Offering(1, 0))
    match.answer(1, {"type": "offering", "coins": 1, "pebbles": 2})
    match.answer(2, Offering(0, 0))
    assert match.over
    assert match.result is not None
    assert match.result.scores == (5, 9, 4)
    assert match.result.winners == (1,)
    assert [entry.number for entry in match.log] == list(range(1, len(match.log) + 1))


@pytest.mark.rule("tiny.guard")
def test_a_guard_lets_nobody_have_the_shell() -> None:
    match = critias.new(tiny, seats=4, seed=1)
    for seat in range(4):
        match.answer(seat, Bid(0))
    held = table(match).charms
    guards = [seat for seat in range(1, 4) if SpendGuard() in options(match, seat)]
    assert guards == [seat for seat in range(1, 4) if held[seat] == ["guard"]]
    assert guards
    for seat in range(1, 4):
        match.answer(seat, SpendGuard() if seat in guards else Pass())
    assert table(match).shells == [0, 0, 0, 0]
    assert table(match).spent == ["guard"]


def test_a_match_prints_as_the_table_that_all_can_see() -> None:
    match = critias.new(tiny, seats=2, seed=7, names=["Ann", "Bob"])
    shown = str(match)
    assert "coins:\n  Ann: 4\n  Bob: 4\n" in shown
    assert shown.endswith("Waiting for Ann, Bob.")
    assert "guard" not in shown.replace("guards:", "")
    assert repr(match) == "<Match of tiny, 2 seats, 0 entries>"
    assert str(finished()).endswith("Player 2 won (Player 1 5, Player 2 7)")


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (critias.new(tiny, seats=4, seed="s") for _ in range(2))
    assert digest(one) == digest(other)
    assert one.all_events == other.all_events
    assert {digest(critias.new(tiny, seats=4)) for _ in range(3)} != {digest(one)}


# Refusals, each of which changes nothing


def test_an_illegal_answer_is_refused() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    before = unchanged(match)
    with pytest.raises(IllegalAnswer, match=r"tiny\.bid asks seat 0 .* not for Bid\(coins=5\)"):
        match.answer(0, Bid(5))
    assert unchanged(match) == before


def test_an_illegal_form_is_refused() -> None:
    match = after_the_auctions(2)
    for seat in range(2):
        match.answer(seat, Enough())
    before = unchanged(match)
    with pytest.raises(IllegalAnswer, match=r"tiny\.offering of seat 0: the sea takes three"):
        match.answer(0, Offering(4, 0))
    with pytest.raises(IllegalAnswer, match="for a Offering, not for"):
        match.answer(0, {"type": "offering"})
    assert unchanged(match) == before


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    for seat in range(3):
        match.answer(seat, Bid(seat))
    before = unchanged(match)
    with pytest.raises(NotAsked, match="seat 2 is not asked anything now; awaited: 0, 1"):
        match.answer(2, Pass())
    assert unchanged(match) == before


def test_the_refusal_of_a_second_answer_does_not_tell_who_else_has_answered() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    match.answer(0, Bid(1))
    refusals = []
    for _ in range(2):
        with pytest.raises(NotAsked) as refusal:
            match.answer(0, Bid(1))
        refusals.append(str(refusal.value))
        if 1 in match.pending:
            match.answer(1, Bid(1))
    assert refusals[0] == refusals[1]


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", None])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = critias.new(tiny, seats=2, seed=7)
    before = unchanged(match)
    for attempt in (
        lambda: match.answer(seat, Bid(0)),
        lambda: match.question(seat),
        lambda: match.undo(seat),
    ):
        with pytest.raises(NoSuchSeat, match=r"there is no seat .*; the seats are 0 to 1"):
            attempt()
    assert unchanged(match) == before


def test_nor_can_it_look_or_command() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    for attempt in (
        lambda: match.view(2),
        lambda: match.events(2),
        lambda: match.imagine(2, Rng(seed_key(1))),
        lambda: match.command(2, Fine(0, 1)),
    ):
        with pytest.raises(NoSuchSeat):
            attempt()


def test_a_finished_match_refuses_everything() -> None:
    match = finished()
    assert match.over
    before = unchanged(match)
    for attempt in (
        lambda: match.answer(0, Pass()),
        lambda: match.question(0),
        lambda: match.command(None, Fine(0, 1)),
    ):
        with pytest.raises(MatchOver, match="the match is over: Player 2 won"):
            attempt()
    with pytest.raises(CritiasError, match="the match is over"):
        match.undo(0)
    assert not match.can_undo(0)
    assert match.pending == {}
    assert match.asked(None) == ()
    assert unchanged(match) == before


# Naming the question that is answered


def test_an_answer_to_the_open_question_counts_and_to_a_closed_one_does_not() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    question = match.question(0)
    match.answer(0, Bid(0), question=question)
    for seat in (1, 2):
        match.answer(seat, Bid(seat))
    before = unchanged(match)
    with pytest.raises(QuestionClosed, match=f"{question!r} is no longer open to seat 0"):
        match.answer(0, Pass(), question=question)
    assert unchanged(match) == before


def test_a_question_keeps_its_name_while_others_act() -> None:
    match = after_the_auctions()
    names = {seat: match.question(seat) for seat in range(3)}
    match.answer(1, Take())
    match.command(None, Fine(0, 1))
    assert match.question(0) == names[0]
    assert match.question(1) != names[1]
    match.answer(0, Take(), question=names[0])
    assert match.question(0) != names[0]


def test_a_question_about_something_else_has_another_name() -> None:
    def flow(s: Pad) -> Flow[None]:
        for ship in ("A", "B"):
            yield Choose(1, [YES], "a.b", {"ship": ship})
            yield ask(0)

    match = play(flow)
    first = match.question(1)
    match.answer(1, YES)
    match.answer(0, YES)
    match.undo(0)  # so that only what the question is about differs
    match.answer(0, NO)
    assert match.question(1) != first


def test_an_undone_answer_opens_its_question_under_its_old_name() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    question = match.question(1)
    match.answer(1, Bid(1))
    match.undo(1)
    assert match.question(1) == question


def test_a_question_has_the_same_name_whenever_it_was_looked_at_before() -> None:
    """Names count answers, and are counted on from the last look."""
    looked_at = critias.new(tiny, seats=2, seed=7)

    def look() -> None:
        blind = looked_at.position(len(looked_at.log))
        names = {seat: looked_at.question(seat) for seat in looked_at.pending}
        assert names == {seat: blind.question(seat) for seat in blind.pending}
        assert names == {seat: looked_at.clone().question(seat) for seat in names}

    look()
    looked_at.answer(0, Bid(1))
    look()
    looked_at.undo(0)
    look()
    looked_at.answer(0, Bid(0))
    looked_at.answer(1, Bid(1))
    look()
    looked_at.retract(1, "from the start")
    look()


# Letting go


def test_a_match_that_nobody_needs_is_gone_without_the_collector() -> None:
    """A server replaces a match with each answer, and must not heap up the old ones."""
    match = critias.new(tiny, seats=3, seed=7)
    rng = Rng(seed_key("play"))
    gc.disable()
    try:
        while not match.over:
            before, match = ref(match), match.clone()
            assert before() is None
            seat = min(match.pending)
            match.answer(seat, match.pending[seat].sample(rng))
    finally:
        gc.enable()


# Commands


@pytest.mark.rule("tiny.fine")
def test_a_command_takes_effect_at_once_and_open_questions_are_asked_again() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    assert options(match, 1) == [Bid(n) for n in range(5)]
    match.command(None, Fine(1, 3))
    assert options(match, 1) == [Bid(0), Bid(1)]
    assert options(match, 0) == [Bid(n) for n in range(5)]
    assert match.log == [Commanded(1, None, Fine(1, 3))]
    assert match.all_events[-1].event == Fined(1, 3)
    with pytest.raises(IllegalAnswer):
        match.answer(1, Bid(2))


def test_a_command_may_come_as_it_travels() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    match.command(None, {"type": "fine", "seat": 0, "coins": 1})
    assert match.log == [Commanded(1, None, Fine(0, 1))]


@pytest.mark.rule("tiny.fine")
@pytest.mark.parametrize(
    ("seat", "command", "reason"),
    [
        (0, Fine(1, 1), "only the referee may fine"),
        (None, Fine(2, 1), "fine one of the seats 0 to 1"),
        (None, Fine(0, 5), "would leave the match invalid: nobody can have less than no coins"),
        (None, {"type": "fine", "seat": 0}, "that is not a command of tiny: .*coins"),
        (None, {"type": "reward", "seat": 0, "coins": 1}, "that is not a command of tiny"),
        (None, Bid(1), "that is not a command of tiny"),
        (None, None, "that is not a command of tiny"),
        (None, object(), "that is not a command of tiny"),
    ],
)
def test_a_command_is_refused(seat: int | None, command: Any, reason: str) -> None:
    match = critias.new(tiny, seats=2, seed=7)
    match.answer(0, Bid(1))
    before = unchanged(match)
    with pytest.raises(CommandRefused, match=reason):
        match.command(seat, command)
    assert unchanged(match) == before


def test_a_game_without_commands_refuses_all() -> None:
    match = play(say_a_note)
    with pytest.raises(CommandRefused, match="scripted has no commands"):
        match.command(None, Fine(0, 1))


class Snatch(Option, frozen=True):
    """A command: take the words away that could be answered."""

    then: str


class Commanding(Scripted):
    """Scripted, with commands."""

    command_type = Snatch

    def command(self, s: Pad, seat: int | None, command: Snatch) -> Then:
        if command.then == "raise":
            s.notes.clear()
            raise KeyError("a slip of the rules")
        s.notes.clear()
        return Then[command.then]


def say_a_note(s: Pad) -> Flow[None]:
    s.notes.append("word")
    yield Choose(0, lambda: [Say(note) for note in s.notes], "a.b")


def test_a_command_that_would_leave_a_question_without_an_answer_is_refused() -> None:
    match = start(Commanding(say_a_note))
    before = unchanged(match)
    with pytest.raises(CommandRefused, match="that would leave seat 0 nothing to answer"):
        match.command(None, Snatch("ASK_AGAIN"))
    assert unchanged(match) == before
    match.answer(0, Say("word"))


def test_a_command_can_abandon_the_step() -> None:
    match = start(Commanding(say_a_note, say_a_note))
    match.answer(0, Say("word"))
    match = start(Commanding(say_a_note, say_a_note))
    match.command(None, Snatch("NEXT_STEP"))
    assert options(match, 0) == [Say("word")]
    match.answer(0, Say("word"))
    assert match.over
    assert digest(match.position(1)) != digest(match.position(0))
    assert digest(match.position(2)) == digest(match)


def test_rules_that_fail_on_a_command_leave_the_match_as_it_was() -> None:
    match = start(Commanding(say_a_note))
    before = unchanged(match)
    with pytest.raises(RulesError, match=r"scripted failed on Commanded.*KeyError: 'a slip"):
        match.command(None, Snatch("raise"))
    assert unchanged(match) == before


# Looking back


def test_a_match_can_be_looked_at_as_it_stood_after_any_entry() -> None:
    match = critias.new(tiny, seats=3, seed=7)
    digests = [digest(match)]
    rng = Rng(seed_key("play"))
    while not match.over:
        if len(match.log) == 4:
            match.command(None, Fine(0, 1))
        else:
            seat = rng.choice(sorted(match.pending))
            match.answer(seat, match.pending[seat].sample(rng))
        digests.append(digest(match))
    assert [digest(match.position(n)) for n in range(len(digests))] == digests
    assert match.position(len(match.log)).all_events == match.all_events


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_position_before_the_start_or_after_the_end(number: int) -> None:
    match = critias.new(tiny, seats=3, seed=7)
    match.answer(0, Bid(0))
    match.answer(1, Bid(0))
    with pytest.raises(CritiasError, match="the match has entries 1 to 2, not"):
        match.position(number)


def test_looking_back_does_not_disturb_the_match() -> None:
    match = after_the_auctions()
    before = unchanged(match)
    earlier = match.position(2)
    earlier.answer(2, Bid(0))
    assert unchanged(match) == before


def test_a_log_can_be_replayed_entry_by_entry() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    match.answer(0, Bid(0))
    match.undo(0)
    match.answer(1, Bid(4))
    match.command(None, Fine(0, 1))
    again = critias.new(tiny, seats=2, seed=7)
    for entry in match.log:
        again.replay(entry)
    assert again.log == match.log
    assert digest(again) == digest(match)


# Events


def test_a_seat_hears_what_it_may_know_from_where_it_left_off() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    charms = table(match).charms
    own, other = Dealt(0, charms[0][0]), Dealt(1, None)
    assert [told.event for told in match.events(0)] == [own, other]
    assert [told.event for told in match.events(None)] == [Dealt(0, None), Dealt(1, None)]
    assert {told.number for told in match.events(0)} == {0}
    match.answer(0, Bid(1))
    match.answer(1, Bid(2))
    [opened] = match.events(0, since=1)
    assert (opened.number, opened.event) == (2, BidsOpened((1, 2)))
    assert match.events(0, since=2) == []


# Bulk


def test_a_bulk_match_plays_the_same_and_tells_nothing() -> None:
    normal = critias.new(tiny, seats=4, seed="bulk")
    bulk = critias.new(tiny, seats=4, seed="bulk", bulk=True)
    rng = Rng(seed_key("play"))
    while not normal.over:
        assert digest(bulk) == digest(normal)
        assert digest(bulk.clone()) == digest(normal)
        seat = rng.choice(sorted(normal.pending))
        answer = normal.pending[seat].sample(rng)
        normal.answer(seat, answer)
        bulk.answer(seat, answer)
    assert bulk.result == normal.result
    assert bulk.log == normal.log
    assert normal.all_events
    assert not bulk.all_events


def test_events_are_not_even_made_when_nobody_listens() -> None:
    made = []

    def event() -> PebbleTaken:
        made.append(1)
        return PebbleTaken(0)

    def flow(s: Pad) -> Flow[None]:
        s.tell(event)
        yield ask(0)

    start(Scripted(flow), bulk=True)
    assert made == []
    assert start(Scripted(flow)).all_events[0].event == PebbleTaken(0)
    assert made == [1]


def test_the_log_is_plain_data() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    match.answer(1, Bid(2))
    assert match.log == [Answered(1, 1, Bid(2))]
    assert msgspec.json.decode(msgspec.json.encode(match.log)) == [
        {"number": 1, "seat": 1, "answer": {"type": "bid", "coins": 2}}
    ]
