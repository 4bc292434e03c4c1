"""A command is converted once and carried out once; refused, it leaves no trace."""

from typing import Any

import pytest

import critias
from critias.engine.conformance import digest
from critias.engine.decisions import Choose, Option
from critias.engine.errors import CommandRefused, NotAsked, RulesError
from critias.engine.flows import Flow, simultaneously, stand_still
from critias.engine.game import LetLapse, Then
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from tests.engine.scripted import NO, YES, Pad, Scripted, ask, start
from tests.tiny import Bid, Fine
from tests.tiny import game as tiny


class Note(Option, frozen=True):
    """A command: write something down, and go on to the next step."""

    text: str


class Noting(Scripted):
    """Counts how often it is given a command; nobody may write more than ten letters."""

    command_type = Note

    def __init__(self, *steps: Any) -> None:
        super().__init__(*steps)
        self.given = 0

    def command(self, s: Pad, seat: int | None, command: Note) -> Then:
        self.given += 1
        s.notes.append(command.text)
        s.shown.append(s.deck.pop(s.rng.below(len(s.deck))))
        return Then.NEXT_STEP

    def validate(self, s: Pad) -> None:
        assert len("".join(s.notes)) <= 10, "too many letters"


def one_question(s: Pad) -> Flow[None]:
    yield ask(0)


def wants_few_notes(s: Pad) -> Flow[None]:
    yield Choose(1, lambda: [YES, NO] if len(s.notes) < 2 else [], "a.b")


def still(s: Pad) -> Flow[None]:
    yield from stand_still()
    raise AssertionError("a standstill does not go on by itself")


def test_a_step_that_stands_still_asks_nobody_and_ends_by_a_command() -> None:
    match = start(Noting(one_question, still, one_question, one_question))
    match.answer(0, YES)
    assert not match.pending
    assert not match.over
    assert match.asked(None) == ()
    with pytest.raises(NotAsked, match="awaited: nobody"):
        match.answer(0, YES)
    again = match.clone()
    assert digest(again) == digest(match)
    match.command(None, Note("go on"))
    assert list(match.pending) == [0]
    assert digest(match.position(2)) == digest(match)
    match.retract(2, "not yet")
    assert not match.pending
    imagined = match.imagine(0, Rng(seed_key("still")))
    assert imagined.asked(0) == ()


def test_only_a_whole_step_stands_still() -> None:
    def beside(s: Pad) -> Flow[None]:
        yield from simultaneously({0: still(s)}, sealed=False)

    with pytest.raises(RulesError, match="as a whole"):
        start(Noting(beside, one_question))


def test_a_command_is_carried_out_once() -> None:
    game = Noting(one_question, one_question)
    match = start(game)
    match.command(None, {"type": "note", "text": "hello"})
    assert game.given == 1
    assert match.log[-1].command == Note("hello")  # type: ignore[union-attr]


def test_what_is_accepted_is_not_carried_out_yet() -> None:
    match = critias.new(tiny, seats=2, seed=7)
    record = match.accept_command({"type": "fine", "seat": 0, "coins": 1})
    assert record == Fine(0, 1)
    assert match.accept_command(record) is record
    assert match.log == []
    with pytest.raises(CommandRefused, match="that is not a command of tiny"):
        match.accept_command({"type": "fine", "seat": 0})


@pytest.mark.parametrize("bulk", [False, True])
def test_a_command_that_began_another_step_before_it_was_refused_never_was(bulk: bool) -> None:
    game = Noting(one_question, wants_few_notes, wants_few_notes)
    match, untouched = (start(game, bulk=bulk) for _ in range(2))
    for one in (match, untouched):
        one.command(None, Note("one"))
    for text, why in (("far too many", "invalid: too many"), ("two", "seat 1 nothing to answer")):
        with pytest.raises(CommandRefused, match=why):
            match.command(None, Note(text))
        assert _known(match) == _known(untouched)
    for one in (match, untouched):
        one.answer(1, YES)
        assert not one.over
    assert _known(match) == _known(untouched)
    for one in (match, untouched):
        one.retract(2, "from the checkpoints that were kept")
    assert _known(match) == _known(untouched)


@pytest.mark.parametrize("bulk", [False, True])
def test_a_command_is_refused_for_what_it_breaks_and_not_for_what_was_wrong_before(
    bulk: bool,
) -> None:
    class Strict(Noting):
        """Wrong as soon as the question has been answered, and with more than ten letters."""

        def validate(self, s: Pad) -> None:
            long = len("".join(s.notes)) > 10
            wrong = ["it was answered"] * ("answered" in s.notes) + ["too many letters"] * long
            if wrong:
                raise AssertionError(*wrong)

    def spoilt(s: Pad) -> Flow[None]:
        yield ask(0)
        s.notes.append("answered")

    match = start(Strict(spoilt, one_question, one_question, one_question), bulk=bulk)
    match.answer(0, YES)
    with pytest.raises(CommandRefused, match="leave the match invalid: too many letters"):
        match.command(None, Note("and more"))
    match.command(None, Note("or"))
    assert match.state.notes == ["answered", "or"]  # type: ignore[attr-defined]
    again = match.position(len(match.log)) if not bulk else match
    assert digest(again) == digest(match)


class Lapsing(Noting):
    """A command lets the questions to some seats lapse: seat 0, or all."""

    def command(self, s: Pad, seat: int | None, command: Note) -> Any:
        seats = (0,) if command.text == "one" else range(3)
        return LetLapse(lambda: seats, lambda decision: NO)

    def validate(self, s: Pad) -> None:
        """Any notes will do."""


def all_in_secret(s: Pad) -> Flow[None]:
    def part(seat: int) -> Flow[None]:
        for _ in range(2):
            answer = yield ask(seat)
            s.notes.append(f"{seat} {answer is YES}")

    yield from simultaneously({seat: part(seat) for seat in range(3)})


def test_a_command_lets_questions_lapse_for_some_or_all() -> None:
    match = start(Lapsing(all_in_secret, one_question), seats=3)
    match.answer(1, YES)
    match.command(None, Note("one"))
    assert sorted(match.pending) == [1, 2]
    assert match.sealed(0) == {1}  # what the command did is nobody's secret
    match.command(None, Note("all"))
    assert sorted(match.state.notes) == [  # type: ignore[attr-defined]
        *("0 False", "0 False", "1 False", "1 True", "2 False", "2 False")
    ]
    assert sorted(match.pending) == [0]  # of the step that came next
    assert digest(match.position(len(match.log))) == digest(match)
    assert digest(match.clone()) == digest(match)


def test_a_refused_command_leaves_an_imagined_match_as_it_was() -> None:
    real = critias.new(tiny, seats=3, seed=7)
    real.answer(0, Bid(1))
    for bulk in (False, True):
        match = real.imagine(1, Rng(seed_key("a world")), bulk=bulk)
        before = _known(match)
        with pytest.raises(CommandRefused, match="less than no coins"):
            match.command(None, Fine(0, 5))
        assert _known(match) == before
        match.answer(2, Bid(0))


def _known(match: Match) -> tuple[Any, ...]:
    asked = {seat: match.question(seat) for seat in match.pending}
    return digest(match), match.log[:], list(match.all_events), asked, match.steps
