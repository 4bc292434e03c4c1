"""Events are complete: whoever hears them all can recount every cube on the table."""

from typing import Any

import pytest

import critias
from critias.engine.randomness import Rng, seed_key
from critias.games.end_of_atlantis import events as e
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.box import SHIPS


class Recount:
    """All cubes by colour, as far as events tell."""

    def __init__(self, seats: int) -> None:
        self.neutral = seats
        self.supply = [20] * seats + [10]
        self.pool, self.new_land, self.discarded, self.boxed = ([0] * (seats + 1) for _ in range(4))
        self.aboard = {ship: [0] * (seats + 1) for ship in SHIPS}
        self.tokens = [[0] * 5 for _ in range(seats)]
        self.at_sea = dict.fromkeys(SHIPS, False)
        self.vp = [0] * seats
        self.vote = 0

    def hear(self, event: Any) -> None:
        name = f"_{type(event).__name__}"
        if hasattr(self, name):
            getattr(self, name)(event)

    def _NeutralsBoarded(self, event: e.NeutralsBoarded) -> None:  # noqa: N802
        self.supply[self.neutral] -= event.cubes
        self.aboard[event.ship][self.neutral] += event.cubes

    def _Boarded(self, event: e.Boarded) -> None:  # noqa: N802
        heap = self.supply if event.origin == "supply" else self.pool
        heap[event.seat] -= event.cubes
        self.aboard[event.ship][event.seat] += event.cubes

    def _Exchanged(self, event: e.Exchanged) -> None:  # noqa: N802
        heap = self.supply if event.origin == "supply" else self.pool
        heap[event.seat] -= event.cubes
        self.supply[self.neutral] += event.cubes
        self.aboard[event.ship][event.seat] += event.cubes
        self.aboard[event.ship][self.neutral] -= event.cubes

    def _SenateBid(self, event: e.SenateBid) -> None:  # noqa: N802
        self.supply[event.seat] -= event.tokens
        self.pool[event.seat] += event.tokens

    def _VoteBid(self, event: e.VoteBid) -> None:  # noqa: N802
        self.vote = event.vote - 1
        self.supply[event.seat] -= event.tokens
        self.tokens[event.seat][self.vote] += event.tokens

    def _Regained(self, event: e.Regained) -> None:  # noqa: N802
        self.supply[event.seat] += event.tokens
        self.tokens[event.seat][self.vote] -= event.tokens

    def _RefugeesDiscarded(self, event: e.RefugeesDiscarded) -> None:  # noqa: N802
        self.aboard[event.ship][event.seat] -= event.cubes
        self.discarded[event.seat] += event.cubes

    def _HiddenDiscarded(self, event: e.HiddenDiscarded) -> None:  # noqa: N802
        self.aboard[event.ship][event.seat] -= 1
        self.discarded[event.seat] += 1

    def _NeutralsDiscarded(self, event: e.NeutralsDiscarded) -> None:  # noqa: N802
        self.aboard[event.ship][self.neutral] -= event.cubes
        self.supply[self.neutral] += event.cubes

    def _TokensRemoved(self, event: e.TokensRemoved) -> None:  # noqa: N802
        self.pool[event.seat] -= event.tokens
        self.discarded[event.seat] += event.tokens

    def _ShipSailed(self, event: e.ShipSailed) -> None:  # noqa: N802
        self.at_sea[event.ship] = True

    def _ShipSentHome(self, event: e.ShipSentHome) -> None:  # noqa: N802
        self.at_sea[event.ship] = False

    def _ShipArrived(self, event: e.ShipArrived) -> None:  # noqa: N802
        for colour, cubes in enumerate(self.aboard[event.ship]):
            self.new_land[colour] += cubes
        self.aboard[event.ship] = [0] * len(self.supply)
        self.at_sea[event.ship] = False

    def _CubeLost(self, event: e.CubeLost) -> None:  # noqa: N802
        heap = self.aboard.get(event.place) or getattr(self, event.place.replace("-", "_"))
        heap[event.seat] -= 1
        self.boxed[event.seat] += 1

    def _CubeLostFromCard(self, event: e.CubeLostFromCard) -> None:  # noqa: N802
        self.tokens[event.seat][event.place - 1] -= 1
        self.boxed[event.seat] += 1

    def _CleanedUp(self, event: e.CleanedUp) -> None:  # noqa: N802
        heaps = [self.new_land, self.discarded] + ([] if event.chaos == "yes" else [self.pool])
        for heap in heaps:
            for colour, cubes in enumerate(heap):
                self.supply[colour] += cubes
                heap[colour] = 0
        for seat, tokens in enumerate(self.tokens):
            self.supply[seat] += sum(tokens)
            self.tokens[seat] = [0] * 5

    def _Scored(self, event: e.Scored) -> None:  # noqa: N802
        self.vp[event.seat] += event.points


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_every_cube_and_point_can_be_recounted(seats: int, edition: str, seed: int) -> None:
    options = {"edition": edition, "length": "long"}
    match = critias.new(game, seats=seats, seed=seed, options=options)
    rng = Rng(seed_key(seed))
    count = Recount(seats)
    heard = 0
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        for told in match.all_events[heard:]:
            count.hear(told.event)
        heard = len(match.all_events)
        asked = {decision.rule for decision in match.pending.values()}
        if "eoa.special.alliance" not in asked:  # a ship is just arriving
            compare(count, match.state)


def compare(count: Recount, s: Any) -> None:
    for heap in ("supply", "pool", "new_land", "discarded", "boxed", "tokens", "vp"):
        assert getattr(count, heap) == getattr(s, heap), heap
    for number, ship in enumerate(SHIPS):
        assert count.at_sea[ship] == s.at_sea[number]
        assert count.aboard[ship] == [s.refugees(number, c) for c in range(s.seats + 1)]
