"""What Control does to a match as a whole."""

import pytest

from critias.engine.conformance import digest
from critias.engine.decisions import Choose
from critias.engine.errors import UndoRefused
from critias.engine.match import Match
from critias.games.colossus.control.rulings import AddDoom, SetPresent
from critias.games.colossus.diplomacy.options import READY
from critias.hall import repeat_phase, take_back, take_back_since
from tests.games.colossus.rooms import a_room, each, now, play_on, scene


@pytest.mark.rule("col.3.13", "col.3.15")
def test_a_phase_is_repeated_from_its_beginning() -> None:
    match = play_on(
        scene(a_room(phase="strategy")),
        until=lambda m: m.state.phase == "house",  # type: ignore[attr-defined]
    )
    began = digest(match)
    with pytest.raises(UndoRefused, match="nothing has happened"):
        repeat_phase(match, "once more")
    match.answer(0, READY)
    match.command(None, AddDoom(reason="thunder"))
    repeat_phase(match, "not all had heard the announcements")
    assert digest(match) == began
    each(match, READY)
    assert now(match).phase == "council"
    assert digest(match.position(len(match.log))) == digest(match)


@pytest.mark.rule("col.3.13")
def test_the_last_entries_are_taken_back() -> None:
    match = scene(a_room(phase="house"))
    digests = [digest(match)]
    for seat in range(4):
        match.answer(seat, READY)
        digests.append(digest(match))
    take_back(match, 2, "they were still talking")
    assert digest(match) == digests[2]
    # What was taken back does not count any more.
    take_back(match, 1, "and so was he")
    assert digest(match) == digests[1]
    with pytest.raises(UndoRefused, match="1 entries to take back, not 2"):
        take_back(match, 2, "all of it")


@pytest.mark.rule("col.3.13")
def test_an_entry_is_taken_back_with_all_that_came_after_it() -> None:
    match = scene(a_room(phase="house"))
    digests = [digest(match)]
    for seat in range(4):
        match.answer(seat, READY)
        digests.append(digest(match))
    take_back_since(match, 2, "two of them were still talking")
    assert digest(match) == digests[1]
    with pytest.raises(UndoRefused, match="entry 3 does not stand"):
        take_back_since(match, 3, "and the third")
    assert digest(match) == digests[1]


@pytest.mark.rule("col.3.13", "col.3.15")
def test_before_anything_has_happened_the_phase_before_is_repeated() -> None:
    match = scene(a_room(phase="house"))
    before = digest(match)
    each(match, READY)
    assert now(match).phase == "council"
    repeat_phase(match, "they were not heard", or_the_one_before=True)
    assert digest(match) == before


def empty_seat(match: Match, seat: int, reason: str) -> None:
    """A player leaves; what is still being asked is answered as a clock would."""
    match.command(None, SetPresent(seat=seat, present=False, reason=reason))
    while (decision := match.pending.get(seat)) is not None:
        answer = decision.default
        if answer is None:
            answer = decision.options[0] if isinstance(decision, Choose) else decision.form()
        match.answer(seat, answer)


@pytest.mark.rule("col.start.absent", "col.3.19")
@pytest.mark.parametrize("phase", ["strategy", "house", "free"])
def test_nobody_waits_for_somebody_who_has_left(phase: str) -> None:
    match = scene(a_room(phase=phase))
    empty_seat(match, 4, "the last train")
    assert 4 not in match.pending
    for seat in range(12):
        if seat != 4 and seat in match.pending:
            default = match.pending[seat].default
            assert default is not None
            match.answer(seat, default)
    assert now(match).phase != phase
    play_on(match, until=lambda m: m.state.phase == "council")  # type: ignore[attr-defined]
    empty_seat(match, 5, "so did others")
    assert not {4, 5} & set(match.pending)
