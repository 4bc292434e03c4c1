"""Copies of a hall, and a spare laptop that goes on from one."""

import asyncio
import base64
import contextlib
import sqlite3
from pathlib import Path

import pytest

from critias.cli import main

from .halls import Hall, following, open_hall
from .playing import DEADLINE, Player, play, served
from .processes import start

PICTURE = base64.b64encode(b"\xff\xd8\xff\xe0 and more").decode()


async def appears(folder: Path, name: str) -> Path:
    """Wait for a copy to be whole."""
    async with asyncio.timeout(DEADLINE):
        while not (found := list(folder.glob(f"*{name}*.db"))):
            await asyncio.sleep(0.02)
    return found[0]


def moved(hall: Hall, address: str) -> Hall:
    """The same hall on another laptop: everybody has the key that was on the card."""
    return Hall(address, hall.made)


def test_a_copy_is_made_whenever_a_phase_begins_and_goes_on_elsewhere(
    one_file: str, tmp_path: Path
) -> None:
    stick, spare = tmp_path / "stick", f"sqlite:///{tmp_path / 'spare.db'}"
    stick.mkdir()

    async def on_the_laptop() -> Hall:
        async with served(one_file, copies=str(stick)) as address:
            hall = await open_hall(address, press=["The Herald"])
            ada = hall.player()
            headline = {"text": "War!", "picture": PICTURE, "alt": "A ship", "id": "h"}
            press = hall.station("press")
            written = await press.post(hall.path("hall/headlines"), headline)
            hall.made["picture"] = written["picture"]
            await hall.begin()
            await appears(stick, "turn-0-set-up")
            said = {"text": "To arms", "to": "house", "id": "t"}
            await ada.post(hall.path("talk"), said)
            assert (await ada.http.get(hall.path("hall/copy"))).status_code == 401
            taken = await hall.lead.http.get(hall.path("hall/copy"))
            (tmp_path / "hall.db").write_bytes(taken.content)
            # A stick that was pulled out is told to Control.
            for file in stick.iterdir():
                file.unlink()
            stick.rmdir()
            await hall.clock("skip", reason="the stick")
            async with following(hall.lead) as feed:
                told = await feed.hall_until(
                    lambda h: any(one["kind"] == "copy" for one in h["control"]["queue"])
                )
            assert str(stick) in str(told["control"]["queue"])
            return hall

    async def on_the_spare(hall: Hall) -> None:
        async with served(spare) as address:
            again = moved(hall, address)
            async with following(again.player()) as feed:
                seen = await feed.next()
            assert (seen["stage"], seen["view"]["phase"]) == ("playing", "set-up")
            shown = await again.guest().http.get(
                again.path(f"hall/pictures/{hall.made['picture']}")
            )
            assert base64.b64encode(shown.content).decode() == PICTURE
            await again.clock("start")

    laptop = asyncio.run(asyncio.wait_for(on_the_laptop(), DEADLINE))
    # What a House says among itself is not for Control.
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as found:
        words = [text for (text,) in found.execute("SELECT text FROM talk")]
    assert "…" in words
    assert "To arms" not in words
    assert main(["restore", str(tmp_path / "hall.db"), "--database", spare]) == 0
    play(on_the_spare(laptop))


def test_a_backup_and_its_restoring_lose_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    day, copy = tmp_path / "day.db", tmp_path / "stick" / "copy.db"
    copy.parent.mkdir()
    where = ["--database", f"sqlite:///{day}"]
    assert main(["megagame", "new", "--seats", "12", "--out", str(tmp_path / "out"), *where]) == 0
    # What is still in the write-ahead log belongs to it.
    open_one = sqlite3.connect(day)
    open_one.execute("PRAGMA wal_autocheckpoint=0")
    open_one.execute("UPDATE tables SET game = 'in the log'")
    open_one.commit()
    assert Path(f"{day}-wal").stat().st_size > 0
    assert main(["backup", str(copy), *where]) == 0
    assert main(["backup", str(copy.parent), *where]) == 0
    assert len(list(copy.parent.iterdir())) == 2
    open_one.execute("UPDATE tables SET game = 'after the copy'")
    open_one.commit()
    open_one.close()
    assert main(["restore", str(copy), *where]) == 0
    assert f"kept in {tmp_path / 'day-before-1.db'}" in capsys.readouterr().out

    def game(file: Path) -> str:
        with contextlib.closing(sqlite3.connect(file)) as found:
            return str(found.execute("SELECT game FROM tables").fetchone()[0])

    assert game(day) == "in the log"
    assert game(tmp_path / "day-before-1.db") == "after the copy"
    capsys.readouterr()
    # What is no copy changes nothing.
    (tmp_path / "list.db").write_text("Ada\nBob\n" * 100)
    for wrong, why in (
        ("list.db", "is no copy of a Critias database"),
        ("none.db", "there is no file"),
    ):
        assert main(["restore", str(tmp_path / wrong), *where]) == 1
        assert why in capsys.readouterr().err
    assert main(["backup", str(day), *where]) == 1
    assert "is the database itself" in capsys.readouterr().err
    assert main(["backup", str(copy), "--database", "postgresql://x/y"]) == 1
    assert "pg_dump" in capsys.readouterr().err
    assert main(["serve", "--copies", str(tmp_path / "no-stick"), *where]) == 1
    assert "is no folder for copies" in capsys.readouterr().err
    assert game(day) == "in the log"


@pytest.mark.long
@pytest.mark.kills
def test_a_spare_laptop_goes_on_after_two_commands(tmp_path: Path) -> None:
    stick, spare = tmp_path / "stick", f"sqlite:///{tmp_path / 'spare.db'}"
    stick.mkdir()

    async def killed() -> tuple[Hall, Path]:
        where = f"sqlite:///{tmp_path / 'laptop.db'}"
        server = await start("--port", 0, "--database", where, "--copies", stick)
        hall = await open_hall(server.address)
        await hall.begin()
        await hall.clock("start")
        async with following(hall.lead) as feed:
            await feed.next()
            await hall.clock("skip", reason="on with it")
            copy = await appears(stick, "turn-1-map")
        await server.kill()
        return hall, copy

    async def goes_on(hall: Hall) -> None:
        server = await start("--port", 0, "--database", spare)
        try:
            again = moved(hall, server.address)
            async with following(again.player()) as feed:
                seen = await feed.next()
                assert seen["view"]["turn"] == 1
                assert (await feed.hall_until(lambda _: True))["paused"]
                await again.clock("start")
                await again.clock("skip", reason="on with it")
                await feed.until(lambda p: p["view"]["phase"] == "house")
            assert (await Player(server.address).http.get("/health")).status_code == 200
        finally:
            await server.stop()

    laptop, copy = asyncio.run(asyncio.wait_for(killed(), DEADLINE))
    assert main(["restore", str(copy), "--database", spare]) == 0
    play(goes_on(laptop))
