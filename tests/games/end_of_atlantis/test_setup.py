"""Before the first turn."""

import pytest

import critias
from critias.engine.match import Match
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.box import DOOM_EVENTS, NONE
from critias.games.end_of_atlantis.events import EventRevealed, MarkersPlaced
from critias.games.end_of_atlantis.options import Board
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import answer, asked, now


def begun(seats: int = 4, seed: int = 1, **options: object) -> Match:
    return critias.new(game, seats=seats, seed=seed, options=options)


@pytest.mark.rule("eoa.setup.events", "eoa.variant.long")
@pytest.mark.parametrize(("length", "size"), [("normal", 5), ("long", 6)])
def test_the_event_deck(length: str, size: int) -> None:
    for seed in range(20):
        s = now(begun(seed=seed, length=length))
        assert len(s.event_deck) == size
        assert set(DOOM_EVENTS) < set(s.event_deck)
        assert s.events_played[0] not in DOOM_EVENTS
        assert len(s.events_unused) == 10 - 1 - size


@pytest.mark.rule("eoa.setup.hands", "eoa.variant.hand-size")
@pytest.mark.parametrize("size", [7, 9])
def test_hands(size: int) -> None:
    s = now(begun(hand_size=size))
    assert [len(hand) for hand in s.hands] == [size] * 4
    assert [len(cards) for cards in s.specials] == [2] * 4


@pytest.mark.rule("eoa.setup.markers", "eoa.setup.refugees")
def test_markers_and_first_refugees_there_and_back() -> None:
    match = begun()
    s = now(match)
    [placed] = told(match, MarkersPlaced)
    assert sorted(s.marker) == [0, 1, 2, 3]
    assert s.faction == [NONE] * 4
    order = []
    while now(match).phase == "set-up":
        order.append(asked(match))
        answer(match, Board("ark", 1) if Board("ark", 1) in offered(match) else offered(match)[0])
    assert order == [*placed.seats, *reversed(placed.seats)]
    assert now(match).supply[:4] == [18] * 4


@pytest.mark.rule("eoa.setup.neutrals")
@pytest.mark.parametrize(("edition", "before"), [("en", 0), ("de", 1)])
def test_first_neutrals_board_before_or_after_the_players(edition: str, before: int) -> None:
    match = begun(edition=edition)
    [event] = told(match, EventRevealed)
    assert [hold[4] for hold in now(match).aboard] == [
        before * (ship < event.neutrals) for ship in range(5)
    ]
    while now(match).phase == "set-up":
        answer(match, offered(match)[-1])
    assert sum(hold[4] for hold in now(match).aboard) == event.neutrals
