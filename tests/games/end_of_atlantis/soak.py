"""Random matches of End of Atlantis at length: `python -m tests.games.end_of_atlantis.soak`.

    --matches N   for each of 3, 4 and 5 seats, both editions and both lengths (2000): no exception,
                  a winner, all cubes there in every phase and voting, and how many turns they took
    --leaks N     matches, over all these tables, in which each seat is watched at every decision
                  for what it must not know (200)
    --part K/P    only the K-th of P parts of all that, to share the work by hand

Exit status 1 if anything is wrong; then the table and the seed are printed that show it.
"""

import argparse
import itertools
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import critias
from critias.engine.conformance import check_leaks
from critias.engine.randomness import Rng, seed_key
from critias.games.end_of_atlantis import game
from tests.games.end_of_atlantis.tables import now

# How often a match takes so many turns, by where the third Doom! card can lie in the event deck.
EXPECTED = {
    "normal": {4: 0.10, 5: 0.30, 6: 0.60},
    "long": {4: 0.05, 5: 0.15, 6: 0.30, 7: 0.50},
}


class Kind(NamedTuple):
    """A kind of table."""

    seats: int
    edition: str
    length: str

    @property
    def options(self) -> dict[str, Any]:
        return {"edition": self.edition, "length": self.length}

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.edition}, {self.length}"


KINDS = [Kind(*one) for one in itertools.product((3, 4, 5), ("en", "de"), EXPECTED)]


def main(arguments: list[str] | None = None) -> int:
    """Play, and tell how it went; a run that is stopped tells of what it has done."""
    asked = _parse(arguments)
    part, parts = (int(number) for number in asked.part.split("/"))
    run = Run()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for seed in _tracked(range(part - 1, asked.matches, parts), "matches of each table"):
            for kind in KINDS:
                run.try_out(kind, seed, played)
        for seed in _tracked(range(part - 1, asked.leaks, parts), "matches watched for leaks"):
            run.try_out(KINDS[seed % len(KINDS)], seed, watched)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    run.tell()
    return 1 if run.wrong else 0


class Run:
    """What has been seen so far."""

    def __init__(self) -> None:
        self.turns: dict[Kind, Counter[int]] = {kind: Counter() for kind in KINDS}
        self.watched = 0
        self.wrong: list[str] = []

    def try_out(self, kind: Kind, seed: int, play: Callable[[Kind, int], int | None]) -> None:
        """Play a match and note how it went."""
        try:
            turns = play(kind, seed)
        except Exception as error:  # whatever it is, table and seed must be told
            self.wrong.append(f"{kind}, seed {seed}: {type(error).__name__}: {error}")
            return
        if turns is None:
            self.watched += 1
        else:
            self.turns[kind][turns] += 1

    def tell(self) -> None:
        """Print it."""
        for kind, found in self.turns.items():
            print(f"{kind}: {found.total()} matches, {_shares(kind, found)}")
        print(f"{self.watched} matches watched for leaks, {len(self.wrong)} matches went wrong")
        print("\n".join(self.wrong), file=sys.stderr)


def watched(kind: Kind, seed: int) -> None:
    """Play a random match, looking at every decision for what seats must not know."""
    check_leaks(game, kind.seats, kind.options, f"{kind}, {seed}")


def played(kind: Kind, seed: int) -> int:
    """Play a random match, looking at all cubes in each phase and voting; its number of turns."""
    match = critias.new(
        game, seats=kind.seats, seed=f"{kind}, {seed}", options=kind.options, bulk=True
    )
    rng = Rng(seed_key(f"soak {kind} {seed}"))
    steps = 0
    while not match.over:
        if match.steps > steps:
            steps = match.steps
            now(match)
        seat = rng.choice(list(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
    assert match.result is not None
    assert len(match.result.winners) == 1
    turn = now(match).turn
    assert turn in EXPECTED[kind.length], f"{turn} turns"
    return turn


def _shares(kind: Kind, found: Counter[int]) -> str:
    total = found.total() or 1
    return ", ".join(
        f"{turns} turns {found[turns] / total:.1%} ({expected:.0%})"
        for turns, expected in EXPECTED[kind.length].items()
    )


def _tracked(seeds: range, what: str) -> Iterator[int]:
    """The seeds, with word now and then of how many are done."""
    often = max(1, len(seeds) // 40)
    for number, seed in enumerate(seeds, 1):
        yield seed
        if number % often == 0:
            print(f"{number} of {len(seeds)} {what}", file=sys.stderr, flush=True)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.games.end_of_atlantis.soak")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--leaks", type=int, default=200)
    parser.add_argument("--part", default="1/1")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
