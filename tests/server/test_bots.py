"""Bots at the table: in worker processes that may fail, and from elsewhere over the network."""

import asyncio
import json
import multiprocessing
import os
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import critias
from critias.engine.match import Match
from critias.engine.randomness import Rng
from critias.engine.saving import Saved, save
from critias.server.attendants.thinkers import Thinkers
from critias.server.tables.directory import Tables
from critias.table.attendants import thinking
from critias.table.history.entries import Row, row_of
from critias.table.people.seats import Seat

from .playing import PERSON, Player, bot, play, served
from .test_play import play_on
from .test_restarts import stored

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


async def example(*arguments: str) -> Any:
    """Run the example bot and return what it prints."""
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), *arguments), stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await program.communicate()
    assert program.returncode == 0
    return json.loads(printed)


def test_the_example_bot_makes_a_table_and_plays(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            result = await example(address, "new", "atlantis")
            assert (result["you"], len(result["scores"])) == (0, 2)

    play(test())


def test_the_example_bot_joins_a_table_and_plays(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            joined = asyncio.create_task(example(address, table))
            async with ada.follow() as feed:
                await play_on(ada, feed)
                result = await joined
                assert result["you"] == 1
                assert result["scores"] == feed.now["result"]["scores"]

    play(test())


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 70


@pytest.mark.kills
def test_a_killed_worker_is_replaced(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, bot())
            async with ada.follow() as feed:
                for _ in range(2):
                    await feed.until(lambda position: position["question"] is not None)
                    await ada.post(f"/api/tables/{table}/hint")
                    for worker in workers():
                        os.kill(worker, signal.SIGKILL)
                    await ada.answer_and_see(feed)
                hint = ada.post(f"/api/tables/{table}/hint")
                await feed.until(lambda position: position["question"] is not None)
                assert (await hint)["answer"] in feed.now["question"]["options"]

    play(test())


def test_a_game_without_a_heuristic_has_hints_too(one_file: str, tiny: None) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, bot("random"))
            async with ada.follow() as feed:
                await feed.until(lambda position: position["question"] is not None)
                hint = await ada.post(f"/api/tables/{table}/hint")
                assert hint["answer"] in feed.now["question"]["options"]

    play(test())


def test_a_quick_bot_does_not_queue_behind_one_that_searches(database: str, tiny: None) -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        async with stored(database) as (storage, journal):
            tables = Tables(storage, journal, watcher=lambda table: None)
            bots = [Seat("bot", bot=name) for name in ("random", "hard")]
            table = await tables.create("tiny", {}, bots, public=False)
            searching = asyncio.create_task(thinkers.slow.run(signal.pause))
            answer = await thinkers.think(table, 0, "random")
            assert table.playing().pending[0].accept(answer)
            assert not searching.done()
            searching.cancel()
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
            thinkers.close()

    play(test())


def workers() -> list[int]:
    """The bots' processes of the server in this process."""
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def started(match: Match) -> bytes:
    empty = msgspec.structs.replace(save(match), log=[], events=[], result=None)
    assert isinstance(empty, Saved)
    return msgspec.json.encode(empty)


def some_rows(match: Match, entries: int) -> list[Row]:
    rng = Rng(bytes(32))
    for _ in range(entries):
        seat, decision = next(iter(match.pending.items()))
        match.answer(seat, decision.sample(rng))
    return [row_of(entry) for entry in match.log]


def test_a_worker_thinks_about_any_moment_of_a_match() -> None:
    match = critias.new("atlantis", seats=3, seed=7)
    start, rows = started(match), some_rows(match, 12)
    # Forwards from what it remembers, and back to what it has passed.
    for length in (0, 4, 12, 12, 3, 11):
        position = match.position(length)
        [seat] = position.pending
        answer = thinking.think("a table", start, rows[:length], seat, "medium")
        position.answer(seat, json.loads(json.dumps(answer)))
        fresh = thinking.think(f"another {length}", start, rows[:length], seat, "medium")
        assert fresh == answer


def test_a_bot_that_fails_does_not_stop_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        def choose(self, match: Match, seat: int, rng: Rng) -> Any:
            raise IndexError("out of ideas")

    monkeypatch.setattr(thinking, "find_bot", lambda name, game: Lost())
    match = critias.new("atlantis", seats=2, seed=7)
    [seat] = match.pending
    match.answer(seat, thinking.think("lost", started(match), [], seat, "lost"))
