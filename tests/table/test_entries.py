"""Entries become rows and come back as they were."""

import pytest

from critias.engine.errors import BrokenMatch
from critias.engine.registry import new
from critias.engine.saving import load, save
from critias.table.history.entries import Row, entry_of, row_of
from critias.table.history.replaying import replay
from tests.tiny import Bid, Fine, Take, game


def test_a_match_with_answers_commands_and_undos_comes_back() -> None:
    match = new(game, seats=2, seed=7, options={"shells": 1})
    match.answer(0, Bid(1))
    match.undo(0)
    match.answer(0, Bid(2))
    match.command(None, Fine(1, 1))
    match.answer(1, Bid(0))
    match.answer(1, {"type": "pass"})
    match.answer(1, Take())
    match.undo(1)
    match.retract(match.log[4].number, "a misunderstanding")
    rows = [row_of(entry) for entry in match.log]
    assert {row.kind for row in rows} == {"answer", "undo", "command", "retraction"}
    start = new(game, seats=2, seed=7, options={"shells": 1})
    again, rewound, *_ = replay(start, rows)
    assert save(again) == save(match)
    assert load(save(again), game=game).log == match.log
    assert start.log == []
    # Nobody else had noticed the bid that was taken back, and who made it is asked again; the
    # pebble, everybody; and the referee took back all from the second bid on, so that only what
    # came before it still stands.
    assert set(rewound[0]) == {0}
    pebble, start_of_bids = rewound[1], rewound[2]
    assert set(pebble) == set(start_of_bids) == {0, 1, None}
    assert all(start_of_bids[viewer] < pebble[viewer] for viewer in (0, 1, None))


@pytest.mark.parametrize(
    "row",
    [
        Row(1, "dance", 0, "{}", None),
        Row(1, "answer", None, "{}", None),
        Row(1, "answer", 0, "{}", None),
        Row(1, "undo", 0, "1", None),
        Row(2, "answer", 0, '{"type":"bid","coins":1}', None),
    ],
)
def test_rows_that_are_no_entries_are_named(row: Row) -> None:
    with pytest.raises(BrokenMatch, match=rf"entry {row.number} does not replay"):
        replay(new(game, seats=2, seed=7), [row])


def test_a_row_of_an_unknown_kind() -> None:
    with pytest.raises(BrokenMatch, match="kind 'dance'"):
        entry_of(Row(1, "dance", 0, "{}", None))
