"""Record what a version of Critias leaves behind: `python -m tests.record_stored FOLDER PACKAGE`.

PACKAGE is a checkout of that version. Its server and its commands run in processes of their own, so
what is recorded is of that version, whatever this one is. Later versions must go on from it:
tests/server/test_stored.py.
"""

import asyncio
import gzip
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from critias.engine.registry import game_names
from tests.server.halls import following, open_hall
from tests.server.playing import PERSON, Player, bot
from tests.server.processes import running

PASSPHRASE = "a wave is not the sea"
MOVES = 8
OATH = {"type": "swear-oath", "oath": "I hid no vril.", "curse": "May my cities burn."}


class Stored(msgspec.Struct):
    """Who has a part in the recorded tables. The secrets are in no other place."""

    tables: dict[str, str]
    """Their ids, by what they are."""
    secrets: dict[str, list[str]]
    """Of those who sit at a table, seat by seat."""
    hall: dict[str, Any]
    """The links, as the organiser got them."""


def main(folder: Path, package: Path) -> None:
    """Record tables in the middle of a match, and whole matches as files."""
    os.environ["PYTHONPATH"] = str(package.resolve())
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "critias.db"
        stored = asyncio.run(_play(f"sqlite:///{path}", folder))
        _write(folder / "people.json.gz", msgspec.json.encode(stored))
        with sqlite3.connect(path) as database:
            _write(folder / "tables.sql.gz", "\n".join(database.iterdump()).encode())
        for game in game_names():
            exported = Path(scratch) / f"{game}.jsonl"
            code = "from critias.cli import main; main()"
            wanted = (game, "--games", "1", "--seed", "stored", "--export", str(exported))
            subprocess.run([sys.executable, "-c", code, "simulate", *wanted], check=True)
            _write(folder / f"{game}.json.gz", exported.read_bytes().strip())


def _write(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, mtime=0))
    print(f"{path}: {path.stat().st_size} bytes")


async def _play(database: str, folder: Path) -> Stored:
    stored = Stored({}, {}, {})
    async with running("--database", database, seed=None) as server:
        ada = Player(server.address)
        await ada.post("/api/accounts", {"name": "Ada", "passphrase": PASSPHRASE})
        await _play_out(ada, stored, folder)
        for game in ("atlantis", "atlantis_rising", "end_of_atlantis"):
            await _play_some(ada, game, stored)
        stored.tables["gathering"] = await ada.make("atlantis", PERSON, PERSON)
        stored.secrets["gathering"] = [ada.secret]
        await _play_in_a_hall(server.address, stored)
    return stored


async def _play_out(ada: Player, stored: Stored, folder: Path) -> None:
    """A match to its end, and the file that can be had of it then."""
    stored.tables["over"] = await ada.make("atlantis", PERSON, bot("medium"))
    stored.secrets["over"] = [ada.secret]
    while (await move([ada]))["stage"] != "over":
        pass
    downloaded = await ada.get(f"/api/tables/{ada.table}/match")
    _write(folder / "downloaded.json.gz", msgspec.json.encode(downloaded))


async def _play_some(ada: Player, game: str, stored: Stored) -> None:
    """Some moves of two people and a bot, with undo, talk, a clock and a standing order."""
    bob = Player(ada.address)
    clock = {"decision": 86_400, "bank": 3600}
    stored.tables[game] = await ada.make(game, PERSON, PERSON, bot(), settings={"clock": clock})
    await bob.join(ada.table)
    stored.secrets[game] = [ada.secret, bob.secret]
    table = f"/api/tables/{ada.table}"
    for number in range(MOVES):
        await move([ada, bob])
        await ada.http.post(f"{table}/undo", json={"id": f"u{number}"})  # where it is allowed
    await bob.post(f"{table}/talk", {"text": "Is that the sea?", "id": "t"})
    orders = [{"rule": "no.such", "answer": None, "until": "asked"}]
    reply = await bob.http.put(f"{table}/orders", json={"orders": orders})
    assert reply.status_code == 200, reply.text


async def _play_in_a_hall(address: str, stored: Stored) -> None:
    """Rulings, taking back, a call, talk, and an oath in the Free Time of the first turn."""
    hall = await open_hall(address, controls=[{"name": "Lena"}])
    stored.hall = hall.made
    stored.tables["colossus"] = hall.table
    ada, bob = hall.player(0), hall.player(1)
    stored.secrets["colossus"] = [ada.secret, bob.secret]
    await hall.begin()
    await hall.clock("start")
    units = {"type": "set-units", "seat": ada.seat, "unit": "trireme", "count": 3}
    await hall.rule({**units, "reason": "miscounted"}, "r1")
    await hall.rule({"type": "add-doom", "amount": 10, "reason": "a late entry"}, "r2")
    await hall.lead.post(hall.path("retractions"), {"entries": 1, "reason": "too much", "id": "b"})
    await hall.lead.post(hall.path("hall/announcements"), {"text": "Lunch is at one.", "id": "a"})
    await ada.post(hall.path("hall/calls"), {"text": "Who won the toss?", "id": "c"})
    while (await seen(ada))["view"]["phase"] != "free":
        await move([ada, bob])
    await ada.post(hall.path("commands"), {"command": OATH, "id": "o"})
    await hall.rule({"type": "witness-oath", "number": 1}, "r3")
    await ada.post(hall.path("talk"), {"text": "To arms!", "id": "t", "to": "house"})
    await hall.clock("pause")


async def seen(player: Player) -> dict[str, Any]:
    """The position as a player sees it now."""
    async with following(player) as feed:
        return await feed.next()


async def move(people: list[Player]) -> dict[str, Any]:
    """Let whoever is asked do what a bot would; returns what was seen before."""
    while True:
        for player in people:
            position = await seen(player)
            if position["stage"] == "over":
                return position
            if position["question"] is not None:
                advice = await player.post(f"/api/tables/{player.table}/hint")
                # If somebody has changed the question meanwhile, it is asked again.
                given = await player.try_answer(position["question"]["id"], advice["answer"])
                if given.status_code == 200:
                    return position
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
