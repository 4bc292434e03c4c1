"""Does every match in a database replay? Looks, and changes nothing."""

import asyncio
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from critias.engine.errors import CritiasError
from critias.engine.saving import load
from critias.table.history.replaying import replay, start_of

from .configuration import default_database
from .errors import BadConfiguration
from .store import schema
from .store.storage import Storage, check_there_is, connect, what_is_wrong

Progress = Callable[[int, int], None]


class Examined(msgspec.Struct):
    """How many matches replay, and why the others do not, by table."""

    replayed: int
    broken: dict[str, str]


def examine(
    database: str | None = None,
    *,
    everything: bool = False,
    progress: Progress = lambda done, total: None,
) -> Examined:
    """Replay the matches that are under way, or with `everything` all."""
    return asyncio.run(_examine(database or default_database(), everything, progress))


async def _examine(database: str, everything: bool, progress: Progress) -> Examined:
    check_there_is(database)
    storage = Storage(connect(database))
    try:
        damage = await storage.damage()
        if damage is not None:
            raise BadConfiguration(
                f"the database file is damaged ({damage}): restore it from a backup, or save what "
                "can be read with sqlite3 and .recover"
            )
        tables = await _begun(storage, everything)
        found = Examined(0, {})
        for number, table in enumerate(tables, start=1):
            reason = await _ailment(storage, table)
            if reason is None:
                found.replayed += 1
            else:
                found.broken[table] = reason
            progress(number, len(tables))
        return found
    except sa.exc.DBAPIError as error:
        if "no such" not in str(error.orig) and "does not exist" not in str(error.orig):
            raise BadConfiguration(what_is_wrong(error)) from None
        raise BadConfiguration(
            f"this is not the database of a server of this version; start the server once "
            f"to bring it up to date ({type(error.orig).__name__})"
        ) from None
    finally:
        await storage.close()


async def _begun(storage: Storage, everything: bool) -> list[str]:
    own = schema.tables.c
    asked = sa.select(own.id).where(own.begun.is_not(None)).order_by(own.created)
    if not everything:
        asked = asked.where(own.stage.in_(("playing", "frozen")))
    async with storage.engine.connect() as connection:
        return list((await connection.execute(asked)).scalars())


async def _ailment(storage: Storage, table: str) -> str | None:
    """Why a match does not replay, or None if it does."""
    found = await storage.read(table)
    if found is None:
        return None  # gone since it was listed
    head, seats = found
    rows = await storage.rows(table)
    try:
        replay(load(start_of(head, seats)), rows)
    except CritiasError as error:
        cause = f" ({error.__cause__})" if error.__cause__ else ""
        return f"{head.game}, {head.stage}: {error}{cause}"
    except Exception as error:
        return f"{head.game}, {head.stage}: {type(error).__name__}: {error}"
    return None
