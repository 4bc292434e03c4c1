"""The events are complete: whoever hears them all can follow the whole table."""

from collections import Counter
from typing import Any

import pytest

import critias
from critias.engine.events import Event
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis import events as told
from critias.games.atlantis.box import ITEMS, NONE, tile_name
from critias.games.atlantis.state import MAINLAND, SPACES
from tests.games.atlantis.positions import table_of

CARDS = 105


class Listener:
    """Rebuilds the counts on the table from what is told, and from nothing else."""

    def __init__(self, seats: int) -> None:
        self.top: dict[int, str | None] = {}
        self.doubles: set[int] = set()
        self.hands: list[Counter[Any]] = [Counter() for _ in range(seats)]
        self.tiles: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.figures = [[0, 0, 0] for _ in range(seats)]
        self.bridges: dict[int, int] = {}
        self.deck = CARDS
        self.played = 0
        self.discards = 0
        self.scores: dict[int, int] = {}
        self.debts = [0] * seats

    def hear(self, event: Event) -> None:
        match event:
            case told.PathLaid():
                self.top = dict(zip(SPACES, event.tiles, strict=True))
                self.doubles = set(event.doubles)
            case told.CardsDrawn():
                self.deck -= len(event.cards)
                self.hands[event.seat].update(event.cards)
            case told.DeckRenewed():
                assert self.deck == 0
                assert self.discards == event.count
                self.deck, self.discards = self.discards, 0
            case told.CardsBought():
                self.tiles[event.seat][event.value] -= 1
            case told.CardPlayed():
                self.give(event.seat, [event.card])
                self.played += 1
                assert self.figures[event.seat][event.figure - 1] == event.start
                self.figures[event.seat][event.figure - 1] = event.space
            case told.BridgeLaid():
                assert event.seat not in self.bridges
                self.bridges[event.seat] = event.space
            case told.TollPaid():
                assert sum(event.tiles) + len(event.cards) >= event.toll > 0
                self.pay(event.seat, event.tiles, event.cards)
            case told.TileTaken():
                assert self.top[event.space] == f"{event.item}-{event.value}"
                assert (event.space in self.doubles) is (event.below is not None)
                self.doubles.discard(event.space)
                self.top[event.space] = event.below
                self.tiles[event.seat][event.value] += 1
            case told.CardsDiscarded():
                assert self.played == len(event.cards)
                self.played = 0
                self.discards += len(event.cards)
            case told.HandShown():
                assert Counter(event.cards) == +self.hands[event.seat]
            case told.WalkedHome():
                self.pay(event.seat, event.tiles, event.cards)
                self.figures[event.seat] = [MAINLAND] * 3
                self.debts[event.seat] = event.debt
            case told.Scored():
                self.scores[event.seat] = event.score
                assert event.score == event.tiles + event.cards - event.debt
                assert (
                    event.score
                    == self.points(event.seat)
                    + self.hands[event.seat].total()
                    - (self.debts[event.seat])
                )
            case _:
                assert isinstance(event, told.FirstPlayer | told.PathDone)

    def give(self, seat: int, cards: Any) -> None:
        self.hands[seat].subtract(cards)
        assert min(self.hands[seat].values()) >= 0

    def pay(self, seat: int, tiles: tuple[int, ...], cards: tuple[str, ...]) -> None:
        self.tiles[seat].subtract(tiles)
        assert min(self.tiles[seat].values(), default=0) >= 0
        self.give(seat, cards)
        self.discards += len(cards)

    def points(self, seat: int) -> int:
        return sum(value * count for value, count in self.tiles[seat].items())

    def agrees_with(self, match: Match) -> None:
        """Compare with the table. Cards put down for a toll are told when it is paid."""
        table = table_of(match)
        seats = range(match.seats)
        owed = Counter[Any]()
        [asked] = match.pending or [0]
        if not match.over and match.pending[asked].rule == "atl.toll.cards":
            owed = +self.hands[asked] - Counter(ITEMS[item] for item in table.hands[asked])
        top = {p: None if table.top[p] == NONE else tile_name(table.top[p]) for p in SPACES}
        assert self.top == top
        assert self.doubles == {p for p in SPACES if table.under[p] != NONE}
        assert self.figures == table.figures
        assert [seat not in self.bridges for seat in seats] == [n == 1 for n in table.bridges]
        assert set(self.bridges.values()) == {p for p in SPACES if table.bridge_at[p]}
        assert [self.points(seat) for seat in seats] == [table.tile_points(seat) for seat in seats]
        assert self.deck == len(table.deck)
        assert self.played == len(table.played)
        assert self.discards + owed.total() == len(table.discards)
        for seat in seats:
            held = Counter(ITEMS[item] for item in table.hands[seat])
            assert +self.hands[seat] == (held + owed if seat == asked else held)


def random_match(seats: int, options: dict[str, Any], seed: int) -> tuple[Match, Rng]:
    match = critias.new("atlantis", seats=seats, seed=seed, options=options)
    return match, Rng(seed_key(f"events {seats} {seed}"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"purchases": "many", "tiles": "rare-top"}])
@pytest.mark.parametrize("seed", range(4))
def test_the_events_tell_all_that_happens(seats: int, options: dict[str, Any], seed: int) -> None:
    match, rng = random_match(seats, options, seed)
    listener = Listener(seats)
    heard = 0
    while True:
        for one in match.all_events[heard:]:
            listener.hear(one.event)
        heard = len(match.all_events)
        listener.agrees_with(match)
        if match.over:
            break
        [seat] = match.pending
        match.answer(seat, match.pending[seat].sample(rng))
    assert match.result is not None
    assert tuple(listener.scores[seat] for seat in range(seats)) == match.result.scores


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_hears_everything_but_the_cards_of_others(seats: int) -> None:
    match, rng = random_match(seats, {}, seed=11)
    while not match.over:
        [seat] = match.pending
        match.answer(seat, match.pending[seat].sample(rng))
    for listening in (*range(seats), None):
        heard = match.events(listening)
        assert len(heard) == len(match.all_events)
        for one, full in zip(heard, match.all_events, strict=True):
            if isinstance(full.event, told.CardsDrawn) and full.event.seat != listening:
                hidden = (None,) * len(full.event.cards)
                assert one.event == told.CardsDrawn(full.event.seat, hidden)
            else:
                assert one == full
