"""Records the match that plays itself on the home page, as those who look on are told of it.

.venv/bin/python tools/home_match.py            # anew, when rules or messages have changed
.venv/bin/python tools/home_match.py --seed 4   # another match, played by bots
"""

import argparse
import asyncio
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

import critias
from critias.bots import find_bot
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import Saved, save
from critias.table.following import Follower, Watcher
from critias.table.head import head_of
from critias.table.history.entries import Row
from critias.table.messages import Follow
from critias.table.people.seats import Seat
from critias.table.settings import Settings
from critias.table.table import Table

FOLDER = Path(__file__).parents[1] / "web" / "src" / "home"
MATCH = FOLDER / "match.json"
TOLD = FOLDER / "told.json"

GAME = "atlantis"
NAMES = ("Timaeus", "Hermocrates", "Solon")
# The first steps of a match show little but a path that is whole.
BEGUN = 18


class Nowhere:
    """Storage that keeps nothing."""

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        return True


async def told(saved: Saved) -> list[bytes]:
    """The messages of a table to somebody who comes after some answers and stays to the end."""
    match = critias.load(replace(saved, log=[], events=[], result=None))
    head = head_of("home", match, Settings(), public=True, begun=datetime(2026, 1, 1, tzinfo=UTC))
    table = Table("home", Nowhere())
    table.open(head, [Seat("person", name, secret=b"x") for name in saved.names])
    messages = []
    follower: Follower | None = None
    for number, entry in enumerate(saved.log):
        if number == BEGUN:
            follower = Follower(table, Watcher(None, None), Follow(changes=True))
            messages.append(follower.position())
        seat = entry["seat"]
        await table.answer(seat, table.playing().question(seat), entry["answer"])
        if follower is not None:
            messages.append(follower.position())
    return [message for message in messages if message is not None]


def played(seed: int) -> Saved:
    """A match among able bots."""
    match = critias.new(find_game(GAME), seats=len(NAMES), seed=seed, names=NAMES)
    bot, chance = find_bot("medium"), Rng(bytes(32))
    while not match.over:
        seat = min(match.pending)
        match.answer(seat, bot.choose(match, seat, chance))
    return save(match)


def main() -> None:
    """Record it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, help="have bots play another match")
    wish = parser.parse_args()
    if wish.seed is not None:
        MATCH.write_bytes(msgspec.json.encode(played(wish.seed)) + b"\n")
    saved = msgspec.json.decode(MATCH.read_bytes(), type=Saved)
    messages = asyncio.run(told(saved))
    TOLD.write_bytes(b"[%s]\n" % b",\n".join(messages))
    print(f"{len(messages)} messages, {TOLD.stat().st_size // 1024} KB", file=sys.stderr)


if __name__ == "__main__":
    main()
