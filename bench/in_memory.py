"""What an answer takes in memory, with all that those who follow are shown of it.

    make load, or: python -m bench.in_memory [--answers 300] [--rounds 3]

No network and no disk: the processor time of taking an answer at random (rules, a match to try it
on, digest, clocks) and of making the messages that each follower is sent. The best round counts,
for whatever else runs on the machine makes it slower.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import to_builtins

from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.hall import Post, find_hall
from critias.table.following import Follower, Watcher
from critias.table.head import head_of
from critias.table.history.entries import Row
from critias.table.messages import Follow
from critias.table.people.seats import Seat
from critias.table.settings import Settings
from critias.table.table import Table
from critias.table.viewers import REFEREE, Viewer


class Case(NamedTuple):
    """A table, and how many follow it."""

    game: str
    seats: int
    followers: int
    changes: bool


CASES = (
    Case("atlantis", 2, 2, changes=False),
    Case("atlantis", 2, 2, changes=True),
    Case("end_of_atlantis", 4, 4, changes=True),
    Case("atlantis_rising", 4, 4, changes=True),
    Case("colossus", 48, 66, changes=True),
)


class Taken(NamedTuple):
    """Processor time in milliseconds of an answer."""

    answer: float
    messages: float
    bytes: float


class Nowhere:
    """Storage that keeps nothing."""

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        return True


def table_of(case: Case, seed: str) -> Table:
    match = new(case.game, seats=case.seats, seed=seed)
    people = [Seat("person", f"P{seat}", secret=b"x") for seat in range(case.seats)]
    table = Table("bench", Nowhere())
    head = head_of("bench", match, Settings(), public=False, begun=datetime.now(UTC))
    table.open(head, people)
    return table


def viewers(match: Match, many: int) -> Iterator[Viewer]:
    """The seats, then referees and screens of a hall, then spectators."""
    yield from range(match.seats)
    hall, left = find_hall(match.game), many - match.seats
    posts: list[Viewer] = []
    if hall is not None:
        posts = [REFEREE] * 3
        for kind, places in hall.places(match.state).items():
            posts += [Post(kind, None, (place,)) for place in places]
    yield from [*posts, *[None] * many][:left]


async def play(case: Case, answers: int, seed: str) -> Taken:
    """Play so many answers, in one match after the other."""
    rng, spent, shown, sent, count = Rng(seed_key(seed)), 0.0, 0.0, 0, 0
    while count < answers:
        table = table_of(case, f"{seed} {count}")
        eyes = list(viewers(table.playing(), case.followers))
        wish = Follow(changes=case.changes)
        following = [Follower(table, Watcher(viewer, viewer), wish) for viewer in eyes]
        for one in following:
            one.position()
        while count < answers and not table.playing().over:
            pending = table.playing().pending
            seat = rng.choice(sorted(pending))
            answer, question = (
                to_builtins(pending[seat].sample(rng)),
                table.playing().question(seat),
            )
            began = time.process_time()
            await table.answer(seat, question, answer, f"c{count}")
            taken = time.process_time()
            sent += sum(len(one.position() or b"") for one in following)
            spent, shown = spent + taken - began, shown + time.process_time() - taken
            count += 1
    return Taken(1000 * spent / count, 1000 * shown / count, sent / count)


async def main(wish: argparse.Namespace) -> None:
    """A line for each table."""
    for case in CASES:
        rounds = [await play(case, wish.answers, f"{round}") for round in range(wish.rounds)]
        best = min(rounds, key=lambda one: one.answer + one.messages)
        how = "by changes" if case.changes else "whole"
        print(
            f"in memory   {case.game}, {case.seats} seats, {case.followers} followers, {how:10}  "
            f"{best.answer + best.messages:6.2f} ms an answer: {best.answer:.2f} to take it, "
            f"{best.messages:.2f} for {best.bytes:.0f} bytes to all",
            flush=True,
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    asyncio.run(main(parser.parse_args()))
