"""Copies to fall back on: a whole database in one file, or one hall; and the way back."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ..errors import BadConfiguration
from . import schema
from .alone import alone_on
from .storage import Storage, async_url, connect

_BESIDE = ("", "-wal", "-shm")  # the files that are one database of SQLite
_OF_A_TABLE = [one for one in schema.metadata.sorted_tables if "table_id" in one.c]
_NOT_OF_THE_HALL = {"account_id": None, "webhook": None}
_WHISPERED = "…"  # in place of what a group said among itself


def file_of(database: str) -> Path:
    """The file of an SQLite database; others have programs of their own for copies."""
    url = async_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadConfiguration(
            "copies are of an SQLite file; for PostgreSQL there are pg_dump and pg_restore"
        )
    return Path(url.database)


def copy_database(file: Path, to: Path) -> None:
    """Write all that a database holds, what lies in its write-ahead log too, to one file.

    Others may write to the database meanwhile. The copy appears whole or not at all.
    """
    if to.resolve() == file.resolve():
        raise BadConfiguration(f"{to} is the database itself; name another file for the copy")
    half = to.with_name(f"{to.name}.part")
    half.unlink(missing_ok=True)
    try:
        with (
            contextlib.closing(sqlite3.connect(file)) as source,
            contextlib.closing(sqlite3.connect(half)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        with half.open("rb+") as written:
            os.fsync(written.fileno())  # for sticks that are pulled out
        half.replace(to)
    except sqlite3.Error as error:
        half.unlink(missing_ok=True)
        raise BadConfiguration(f"{to} cannot be written as a copy of {file}: {error}") from None


def restore(copy: Path, file: Path) -> Path | None:
    """Make a copy the database; what was there before is kept under the name that is returned."""
    _check(copy)
    with alone_on(file):
        aside = _put_aside(file)
        copy_database(copy, file)
    return aside


def _check(copy: Path) -> None:
    """Refuse what is no copy of a database of ours, or not whole."""
    if not copy.is_file():
        raise BadConfiguration(f"there is no file {copy}")
    try:
        with contextlib.closing(sqlite3.connect(copy)) as found:
            [told] = found.execute("PRAGMA quick_check").fetchone()
            found.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BadConfiguration(f"{copy} is no copy of a Critias database: {error}") from None
    if told != "ok":
        raise BadConfiguration(f"{copy} is damaged: {told}")


def _put_aside(file: Path) -> Path | None:
    if not file.exists():
        for end in _BESIDE[1:]:  # of a file that is gone: they would spoil the one that comes
            file.with_name(file.name + end).unlink(missing_ok=True)
        return None
    aside = next(one for one in _names(file) if not one.exists())
    for end in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            file.with_name(file.name + end).rename(aside.with_name(aside.name + end))
    return aside


def _names(file: Path) -> Iterator[Path]:
    number = 1
    while True:
        yield file.with_name(f"{file.stem}-before-{number}{file.suffix}")
        number += 1


async def copy_hall(storage: Storage, table: str, to: Path) -> None:
    """Write one hall alone to a file that can be restored, from any database.

    It is for referees: what groups say among themselves stays behind, and so do accounts.
    """
    found = await storage.look(partial(_rows_of, table=table))
    fresh = Storage(connect(f"sqlite:///{to}"))
    try:
        await fresh.migrate()
        async with fresh.writing() as connection:
            for name, rows in found.items():
                if rows:
                    await connection.execute(sa.insert(schema.metadata.tables[name]), rows)
    finally:
        await fresh.close()


def _rows_of(connection: sa.Connection, table: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a table, as they are at one moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    own = schema.tables
    found = {own.name: _values(connection, sa.select(own).where(own.c.id == table))}
    for one in _OF_A_TABLE:
        if one is not schema.deeds:
            found[one.name] = _values(connection, sa.select(one).where(one.c.table_id == table))
    return found


def _values(connection: sa.Connection, asked: sa.Select[Any]) -> list[dict[str, Any]]:
    return [_for_the_hall(dict(row)) for row in connection.execute(asked).mappings()]


def _for_the_hall(row: dict[str, Any]) -> dict[str, Any]:
    kept = {name: _NOT_OF_THE_HALL.get(name, value) for name, value in row.items()}
    return {**kept, "text": _WHISPERED} if kept.get("to") is not None else kept
