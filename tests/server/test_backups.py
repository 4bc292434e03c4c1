"""Backups as docs/running-a-server.md says: one made while people play is whole, and plays on."""

import asyncio
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from critias.cli import main

from .playing import PERSON, Player, bot, play, served
from .test_restarts import emptied

PAGE = Path(__file__).parents[2] / "docs" / "running-a-server.md"


def documented(row: str, column: int) -> str:
    """A command in the table of the page."""
    [line] = re.findall(rf"^\| {row}.*$", PAGE.read_text("utf-8"), re.MULTILINE)
    commands: list[str] = re.findall(r"`([^`]+)`", line.split("|")[column])
    return " && ".join(commands)


async def played(database: str, backup: Any) -> Player:
    """Somebody who has answered before the backup, and answers after it."""
    async with served(database) as address:
        ada = Player(address)
        await ada.make("atlantis", PERSON, bot())
        async with ada.follow() as feed:
            for _ in range(2):
                await feed.until(lambda p: p["question"] is not None)
                await ada.answer_and_see(feed)
            await asyncio.to_thread(backup)
            await feed.until(lambda p: p["question"] is not None)
            await ada.answer_and_see(feed)
        return ada


async def plays_on(database: str, ada: Player) -> None:
    async with served(database) as address:
        again = Player(address)
        again.table, again.secret = ada.table, ada.secret
        again.http.headers["Authorization"] = f"Seat {ada.secret}"
        async with again.follow() as feed:
            question = (await feed.until(lambda p: p["question"] is not None))["question"]
            reply = await again.try_answer(question["id"], question["options"][0], "restored")
            assert reply.status_code == 200
            await feed.until(lambda p: p["question"] is None or p["question"] != question)


@pytest.mark.long
def test_sqlite(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def run(row: str) -> None:
        program, *command = documented(row, 2).split()
        assert (program, main(command)) == ("critias", 0)
        capsys.readouterr()

    ada = asyncio.run(played("sqlite:///club.db", lambda: run("back up")))
    assert main(["doctor", "--database", "sqlite:///copy.db"]) == 0
    assert capsys.readouterr().out == "1 of 1 matches replay.\n"
    run("restore,")
    play(plays_on("sqlite:///club.db", ada))


@pytest.mark.long
def test_postgresql(postgres: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    uri = emptied(postgres)
    host = uri.rpartition("host=")[2]

    def run(command: str) -> None:
        programs = postgres.bin_path
        subprocess.run(
            command,
            shell=True,
            check=True,
            cwd=tmp_path,
            env={"PATH": f"{programs}:/usr/bin:/bin", "PGHOST": host, "PGUSER": "postgres"},
        )

    # The database of the tests has another name.
    backup = re.sub(r"critias$", "postgres", documented("back up", 3))
    ada = asyncio.run(played(uri, lambda: run(backup)))
    run(documented("restore,", 3))
    restored = uri.replace("/postgres?", "/critias?")
    try:
        assert main(["doctor", "--database", restored]) == 0
        assert capsys.readouterr().out == "1 of 1 matches replay.\n"
        play(plays_on(restored, ada))
    finally:
        run("dropdb critias")
