"""What an answer would bring about is told without telling secrets."""

import msgspec
import pytest

import critias
from critias.bots import find_bot
from critias.engine.events import Event
from critias.engine.flows import Flow, simultaneously
from critias.engine.match import Match
from critias.engine.previews import preview
from critias.engine.randomness import Rng, seed_key
from tests.engine.scripted import NO, YES, Pad, Say, ask, play
from tests.seed import SEED
from tests.tiny import Bid
from tests.tiny import game as tiny


def test_what_is_sure_is_told_and_what_is_drawn_is_blank() -> None:
    match = critias.new("atlantis", seats=2, seed=1)
    [seat] = match.pending
    answer = match.pending[seat].options[0]  # type: ignore[union-attr]
    log = list(match.log)
    told = preview(match, seat, answer, Rng(seed_key("preview"))).events
    assert match.log == log
    match.answer(seat, answer)
    happened = [one.event for one in match.events(seat, since=0)]
    assert told[:-1] == happened[:-1]
    assert told[-1] == msgspec.structs.replace(happened[-1], cards=(None,))


def can_undo(match: Match, seat: int, answer: object) -> bool:
    return preview(match, seat, answer, Rng(seed_key("preview"))).can_undo


def test_a_sealed_answer_brings_nothing_that_could_be_told() -> None:
    match = critias.new(tiny, seats=3, seed=1)
    before = preview(match, 0, Bid(2), Rng(seed_key("preview")))
    assert before.events == []
    # It could be taken back as long as others have not bid; but whether they have, nobody knows.
    assert not before.can_undo
    match.answer(1, Bid(4))
    match.answer(2, Bid(3))
    assert preview(match, 0, Bid(2), Rng(seed_key("preview"))) == before


def test_an_answer_can_be_taken_back_until_something_is_learnt_or_others_are_asked() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(0)
        s.notes.append((yield ask(0)).word)
        s.rng.roll()
        yield ask(0)
        yield ask(1)

    match = play(flow)
    for stays, really in ((True, True), (False, False), (False, True)):
        assert can_undo(match, 0, YES) is stays
        match.answer(0, NO)
        assert match.can_undo(0) is really  # of two people the other may be slow


def test_a_row_of_secret_answers_can_be_taken_back_up_to_its_last() -> None:
    def row(seat: int) -> Flow[str]:
        yield ask(seat)
        answer: Say = yield ask(seat)
        return answer.word

    def flow(s: Pad) -> Flow[None]:
        yield from simultaneously({seat: row(seat) for seat in (0, 1)})
        yield ask(0)

    match = play(flow)
    assert can_undo(match, 0, YES)
    match.answer(0, YES)
    assert not can_undo(match, 0, YES)
    match.answer(1, YES)
    assert not can_undo(match, 0, YES)


class Noted(Event, frozen=True):
    """Something was written down."""

    text: str


def test_what_is_sure_ends_where_luck_begins() -> None:
    def flow(s: Pad) -> Flow[None]:
        yield ask(0)
        s.tell(Noted, "for certain")
        # The same three times of four, so that a few tries may well agree.
        word = "often" if s.rng.roll(4) > 1 else "seldom"
        s.tell(Noted, word)
        yield ask(0)

    match = play(flow)
    for tried in range(20):
        seen = preview(match, 0, YES, Rng(seed_key(f"luck {tried}")))
        assert seen.events == [Noted("for certain")]


@pytest.mark.parametrize(
    ("game", "seats", "matches", "decisions"),
    [
        ("atlantis", 3, 1, 60),
        ("end_of_atlantis", 3, 1, 60),
        ("atlantis_rising", 2, 1, 60),
        pytest.param("atlantis", 2, 10, 1000, marks=pytest.mark.long),
        pytest.param("end_of_atlantis", 4, 3, 1000, marks=pytest.mark.long),
        pytest.param("atlantis_rising", 3, 3, 1000, marks=pytest.mark.long),
    ],
)
def test_a_preview_keeps_its_word_and_tells_no_secret(
    game: str, seats: int, matches: int, decisions: int
) -> None:
    promised = 0
    for number in range(matches):
        promised += keeps_its_word(game, seats, f"{SEED} {game} {number}", decisions)
    assert promised


@pytest.mark.long
def test_where_all_decide_in_secret_it_keeps_its_word_too() -> None:
    keeps_its_word("colossus", 12, SEED, decisions=20)


def keeps_its_word(game: str, seats: int, seed: str, decisions: int) -> int:
    """Play, and compare what was promised with what came; how many answers stayed in hand."""
    rng = Rng(seed_key(f"previews {seed}"))
    match = critias.new(game, seats=seats, seed=f"previews {seed}")
    bot = find_bot("medium", match.game)
    promised = 0
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(sorted(match.pending))
        answer = bot.choose(match, seat, rng)
        key = rng.fork().key
        seen = preview(match, seat, answer, Rng(key))
        # In a world that its seat cannot tell from the real one it says the same.
        other = match.imagine(seat, rng, bulk=False)
        assert preview(other, seat, answer, Rng(key)) == seen
        match.answer(seat, answer)
        came = [one.event for one in match.events(seat, since=len(match.log) - 1)]
        assert len(came) >= len(seen.events), (answer, seen, came)
        for sure, event in zip(seen.events, came, strict=False):
            assert is_as(sure, event), (answer, seen, came)
        assert match.can_undo(seat) or not seen.can_undo
        promised += seen.can_undo
    return promised


def is_as(sure: Event, event: Event) -> bool:
    """Whether what came is what was foretold, as far as that was said."""

    def fits(foretold: object, came: object) -> bool:
        if isinstance(foretold, tuple) and isinstance(came, tuple):
            return len(foretold) == len(came) and all(map(fits, foretold, came))
        return foretold is None or foretold == came

    fields = sure.__struct_fields__
    return type(sure) is type(event) and all(
        fits(getattr(sure, name), getattr(event, name)) for name in fields
    )
