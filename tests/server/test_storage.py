"""What the database promises: numbers are won once, commands happen once, seats are taken once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from critias.server.store.journal import Journal
from critias.server.store.schema import metadata
from critias.server.store.storage import Storage, async_url, connect
from critias.table.errors import StorageFailed
from critias.table.head import Head
from critias.table.history.entries import Row
from critias.table.people.seats import Seat

pytestmark = pytest.mark.each_database

PERSON = Seat("person")
BOT = Seat("bot", "Solon", "random")


def head(table: str) -> Head:
    return Head(table, "atlantis", "{}", "{}", "00" * 32, "rules", True, "gathering", None)


@asynccontextmanager
async def stored(database: str, *tables: str) -> AsyncIterator[tuple[Storage, Journal]]:
    storage = Storage(connect(database))
    journal = Journal(storage)
    await storage.migrate()
    for table in tables:
        await storage.add(head(table), [PERSON, PERSON, PERSON])
    journal.open()
    try:
        yield storage, journal
    finally:
        await journal.close()
        await storage.close()


async def claim(storage: Storage, name: str, secret: bytes) -> int | None:
    async with storage.changing("a") as change:
        return await change.claim(name, secret)


async def begin(storage: Storage) -> bool:
    async with storage.changing("a") as change:
        return await change.begin([BOT, BOT, BOT])


async def rows(storage: Storage, table: str, after: int = 0) -> list[Row]:
    return [row._replace(created=None) for row in await storage.rows(table, after)]


def test_the_migrations_make_the_schema(database: str) -> None:
    async def run() -> None:
        async with stored(database) as (storage, _):
            await storage.migrate()  # a second time changes nothing
            async with storage.engine.connect() as connection:
                made = await connection.run_sync(_shape)
        assert made == {
            table.name: sorted(column.name for column in table.columns)
            for table in metadata.tables.values()
        }

    asyncio.run(run())


def _shape(connection: sa.Connection) -> dict[str, list[str]]:
    inspector = sa.inspect(connection)
    return {
        name: sorted(column["name"] for column in inspector.get_columns(name))
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def test_entries_that_arrive_together_are_stored_in_order(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a", "b") as (storage, journal):
            wanted = [
                (table, Row(number, "answer", 0, "{}", f"{table}{number}"))
                for number in range(1, 21)
                for table in ("a", "b")
            ]
            done = await asyncio.gather(*(journal.append(table, row) for table, row in wanted))
            assert all(done)
            for table in ("a", "b"):
                assert await rows(storage, table) == [row for name, row in wanted if name == table]
            assert [row.number for row in await storage.rows("a", after=18)] == [19, 20]

    asyncio.run(run())


def test_one_writer_wins_a_number(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, journal):
            rivals = [Row(1, "answer", seat, f"{seat}", None) for seat in range(10)]
            won = await asyncio.gather(*(journal.append("a", row) for row in rivals))
            assert sum(won) == 1
            assert await rows(storage, "a") == [rivals[won.index(True)]]

    asyncio.run(run())


def test_two_processes_race_for_every_number(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a", "b") as (storage, one), stored(database) as (_, other):
            for number in range(1, 11):
                claims = [
                    journal.append(table, Row(number, "answer", seat, "{}", None))
                    for table in ("a", "b")
                    for seat, journal in enumerate((one, other))
                ]
                won = await asyncio.gather(*claims)
                assert (won[0] + won[1], won[2] + won[3]) == (1, 1)
            assert len(await storage.rows("a")) == len(await storage.rows("b")) == 10

    asyncio.run(run())


def test_a_command_is_stored_once_for_each_seat(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, journal):
            assert await journal.append("a", Row(1, "answer", 0, "{}", "x"))
            assert not await journal.append("a", Row(2, "answer", 0, "{}", "x"))
            assert await journal.append("a", Row(2, "answer", 1, "{}", "x"))
            assert len(await storage.rows("a")) == 2

    asyncio.run(run())


def test_an_entry_that_cannot_be_stored_spoils_no_other(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, journal):
            good = journal.append("a", Row(1, "answer", 0, "{}", None))
            bad = journal.append("no such table", Row(1, "answer", 0, "{}", None))
            results = await asyncio.gather(good, bad, return_exceptions=True)
            assert results[0] is True
            assert isinstance(results[1], StorageFailed)
            assert len(await storage.rows("a")) == 1

    asyncio.run(run())


def test_the_last_entry_ends_the_table(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, journal):
            assert await begin(storage)
            assert await storage.unfinished() == ["a"]
            await journal.append("a", Row(1, "answer", 0, "{}", None), {"stage": "over"})
            found = await storage.read("a")
            assert found is not None
            assert found[0].stage == "over"
            assert await storage.unfinished() == []

    asyncio.run(run())


def test_times_are_read_as_they_were_written(database: str) -> None:
    """The journal writes them by the driver, everybody else by SQLAlchemy."""

    async def run() -> None:
        async with stored(database, "a") as (storage, journal):
            assert await begin(storage)
            for moment in (datetime(2030, 1, 1, 12, tzinfo=UTC), datetime.now(UTC)):
                number = len(await storage.rows("a")) + 1
                row = Row(number, "answer", 0, "{}", None, "clock", "00ff", moment)
                assert await journal.append("a", row, {"due": moment})
                assert (await storage.rows("a"))[-1] == row
                assert await storage.take_due(moment - timedelta(microseconds=1), moment) == []
                assert await storage.take_due(moment, moment + timedelta(days=1)) == ["a"]

    asyncio.run(run())


def test_a_lost_connection_is_made_again_for_the_next_entry(postgres: Any) -> None:
    postgres.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")

    async def run() -> None:
        async with stored(str(postgres.get_uri()), "a") as (storage, journal):
            for number in range(1, 4):
                assert await journal.append("a", Row(number, "answer", 0, "{}", None))
                await asyncio.to_thread(
                    postgres.psql,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid();",
                )
            assert len(await storage.rows("a")) == 3

    asyncio.run(run())


def test_seats_are_taken_once_and_the_last_one_begins(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, _):
            assert await storage.open_to_all() == ["a"]
            claims = [claim(storage, f"name {i}", bytes([i]) * 32) for i in range(6)]
            got = await asyncio.gather(*claims)
            assert sorted(seat for seat in got if seat is not None) == [0, 1, 2]
            found = await storage.read("a")
            assert found is not None
            assert found[0].stage == "playing"
            for number, seat in enumerate(got):
                if seat is not None:
                    taken = found[1][seat]
                    assert (taken.name, taken.secret) == (f"name {number}", bytes([number]) * 32)
            assert await storage.open_to_all() == []

    asyncio.run(run())


def test_beginning_puts_bots_on_the_free_seats_once(database: str) -> None:
    async def run() -> None:
        async with stored(database, "a") as (storage, _):
            assert await claim(storage, "Ada", b"1" * 32) == 0
            begun = await asyncio.gather(*(begin(storage) for _ in range(3)))
            assert sorted(begun) == [False, False, True]
            found = await storage.read("a")
            assert found is not None
            assert [seat.kind for seat in found[1]] == ["person", "bot", "bot"]
            assert await claim(storage, "Bob", b"2" * 32) is None

    asyncio.run(run())


def test_other_databases_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql"):
        async_url("mysql://somewhere/db")
