"""What a server says of itself, and of a database that it cannot use."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from critias.cli import main
from critias.server import metrics
from critias.server.store.storage import Storage, connect, what_is_wrong

from .playing import DEADLINE, PERSON, Player, administrator, bot, play, served
from .processes import running


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def run(database: str, statement: str) -> None:
    connection = sqlite3.connect(file_of(database))
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_health_tells_of_a_database_that_takes_nothing(
    one_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("critias.server.store.storage._PROBED_EVERY", 0.0)
    full = "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"

    async def test() -> None:
        async with served(one_file) as address, httpx.AsyncClient(verify=False) as http:
            assert (await http.get(f"{address}/health")).status_code == 200
            run(one_file, f"CREATE TRIGGER full BEFORE UPDATE ON alembic_version {full}")
            reply = await http.get(f"{address}/health")
            assert (reply.status_code, reply.text) == (503, "no database")
            assert (await http.get(f"{address}/api/games")).status_code == 200
            run(one_file, "DROP TRIGGER full")
            assert (await http.get(f"{address}/health")).status_code == 200

    play(test())


def test_a_database_that_was_just_written_to_is_well(one_file: str) -> None:
    async def test() -> None:
        storage = Storage(connect(one_file))
        await storage.migrate()
        full = "BEGIN SELECT RAISE(FAIL, 'full'); END"
        run(one_file, f"CREATE TRIGGER full BEFORE UPDATE ON alembic_version {full}")
        with pytest.raises(sa.exc.DBAPIError):
            await storage.probe()
        await storage.set_due("nowhere", None)
        await storage.probe()
        await storage.close()

    play(test())


@pytest.mark.long
@pytest.mark.kills
def test_two_servers_on_one_file_notice(one_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with running("--database", one_file) as first:
            second = await asyncio.to_thread(main, ["serve", "--port", "0", "--database", one_file])
            assert second == 1
            said = capsys.readouterr().err
            assert said.startswith("critias: another server runs on")
            assert len(said.splitlines()) == 1
            # Whoever only looks may.
            assert await asyncio.to_thread(main, ["doctor", "--database", one_file]) == 0
            os.kill(first.pid, signal.SIGKILL)
            await first.kill()
        async with running("--database", one_file):
            pass

    play(test())


def test_a_file_that_is_no_database_is_said_in_a_sentence(
    one_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file_of(one_file).write_bytes(b"not at all a database " * 500)
    for command in ("serve", "doctor"):
        assert main([command, "--database", one_file]) == 1
        [said] = capsys.readouterr().err.strip().splitlines()
        assert "is damaged" in said
        assert "restore it from a backup" in said


def test_a_folder_that_is_not_there_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", f"sqlite:///{tmp_path / 'nowhere' / 'critias.db'}"]) == 1
    [said] = capsys.readouterr().err.strip().splitlines()
    assert "cannot be written to" in said


@pytest.mark.long
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_disk_that_takes_nothing_is_said_in_a_sentence(
    command: str, one_file: str, tiny: None
) -> None:
    async def make() -> None:
        async with served(one_file) as address:
            await Player(address).make("tiny", PERSON, PERSON)

    asyncio.run(make())
    file = file_of(one_file)
    for one in file.parent.iterdir():
        one.chmod(0o444)
    file.parent.chmod(0o555)
    code = "import sys; from critias.cli import main; sys.exit(main())"
    given = (*as_anybody(), sys.executable, "-c", code, command, "--database", one_file)
    try:
        done = subprocess.run(given, capture_output=True, text=True, timeout=DEADLINE, check=False)
    finally:
        file.parent.chmod(0o755)
    assert done.returncode == 1
    [said] = done.stderr.strip().splitlines()
    assert "cannot be written to" in said


def as_anybody() -> tuple[str, ...]:
    """What makes a command heed the modes of files, which the superuser need not."""
    if os.geteuid():
        return ()
    return ("setpriv", "--bounding-set", "-dac_override")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("attempt to write a readonly database", "who runs the server must own it"),
        ("unable to open database file", "does its folder exist"),
        ("database disk image is malformed", "restore it from a backup"),
        ("connection refused", "the database cannot be used: connection refused"),
    ],
)
def test_what_is_wrong_with_a_database_is_a_sentence(reason: str, said: str) -> None:
    error = sa.exc.OperationalError("SELECT 1", {}, sqlite3.OperationalError(reason))
    assert said in what_is_wrong(error)
    assert "SELECT" not in what_is_wrong(error)


def test_the_doctor_finds_a_damaged_page(
    one_file: str, tiny: None, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        async with served(one_file) as address:
            for _ in range(20):
                await Player(address).make("tiny", PERSON, bot())

    asyncio.run(make())
    assert main(["doctor", "--database", one_file]) == 0
    capsys.readouterr()
    file = file_of(one_file)
    page = 4096
    with file.open("r+b") as whole:
        for number in range(4, file.stat().st_size // page, 3):
            whole.seek(number * page)
            whole.write(b"\xa5" * page)
    assert main(["doctor", "--database", one_file]) == 1
    [said] = capsys.readouterr().err.strip().splitlines()
    assert "is damaged" in said


def test_what_is_counted_for_operators(one_file: str, tiny: None) -> None:
    async def test() -> None:
        admin = await administrator(one_file)
        async with served(one_file) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            assert (await ada.http.get("/api/tables/nowhere")).status_code == 404
            run(one_file, f"UPDATE tables SET stage = 'frozen' WHERE id = '{table}'")
            counted = (await ada.http.get("/api/admin/metrics", headers=admin)).text
            assert "critias_frozen_tables 1.0" in counted
            assert 'critias_refused_total{error="no-such-table"}' in counted
            assert "critias_commit_seconds_count" in counted
            assert 'critias_waiting{what="thoughts"}' in counted

    play(test())


def test_what_waits_in_a_killed_process_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    gone = os.posix_spawn("/bin/true", ["true"], {})
    os.waitpid(gone, 0)
    here = os.getpid()
    names = [f"gauge_livesum_{gone}.db", f"gauge_livesum_{here}.db", f"counter_{gone}.db"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
    metrics._forget_the_dead()
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(names[1:])
