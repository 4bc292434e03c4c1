"""Administrators: each has a token of its own, and what each does is noted."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.engine.errors import CritiasError
from critias.table.people.seats import clean_name
from critias.table.people.secrets import hashed, is_secret, new_secret

from . import schema
from .storage import Storage, aware

Scope = Literal["all", "metrics"]
"""What an administrator may do: everything, or only read the metrics."""

Act = Literal["added", "revoked", "listed", "closed", "removed"]
"""Made or revoked an administrator; listed all tables; closed one; removed what was said."""

_OPERATOR = "(command line)"


class Administrator(NamedTuple):
    name: str
    scope: Scope
    created: datetime
    revoked: datetime | None


class Deed(NamedTuple):
    """What somebody did, to which table."""

    at: datetime
    administrator: str
    deed: Act
    table: str | None
    detail: str | None


class Administrators:
    """Those who may look after a server from afar."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, name: str, scope: Scope = "all") -> str:
        """Make an administrator; gives the token, of which only the hash is stored."""
        name, token = clean_name(name), new_secret()
        values = {
            "name": name,
            "scope": scope,
            "secret": hashed(token),
            "created": datetime.now(UTC),
        }
        try:
            async with self._storage.writing() as connection:
                await connection.execute(sa.insert(schema.administrators).values(values))
                await note(connection, _OPERATOR, "added", detail=name)
        except IntegrityError:
            raise CritiasError(
                f"there is or was an administrator {name!r}; "
                "a name is given once, so that the log stays clear"
            ) from None
        return token

    async def revoke(self, name: str) -> None:
        """Let the token of an administrator prove nothing any more."""
        own, name = schema.administrators, clean_name(name)
        async with self._storage.writing() as connection:
            done = await connection.execute(
                sa.update(own)
                .where(own.c.name == name, own.c.revoked.is_(None))
                .values(revoked=datetime.now(UTC))
            )
            if not done.rowcount:
                raise CritiasError(f"there is no administrator {name!r} whose token is good")
            await note(connection, _OPERATOR, "revoked", detail=name)

    async def all(self) -> Sequence[Administrator]:
        """Those there are and were, in the order in which they were made."""
        own = schema.administrators.c
        asked = sa.select(own.name, own.scope, own.created, own.revoked).order_by(own.id)
        async with self._storage.reading() as connection:
            found = (await connection.execute(asked)).all()
        return [Administrator(a, b, aware(c) or c, aware(d)) for a, b, c, d in found]

    async def by_token(self, token: str) -> Administrator | None:
        """Whose token this is, unless it was revoked."""
        if not is_secret(token):
            return None
        own = schema.administrators.c
        asked = sa.select(own.name, own.scope, own.created, own.revoked)
        mine = asked.where(own.secret == hashed(token), own.revoked.is_(None))
        async with self._storage.reading() as connection:
            found = (await connection.execute(mine)).one_or_none()
        return None if found is None else Administrator(*found)

    async def note(self, name: str, deed: Act) -> None:
        """Note what an administrator did to the server."""
        async with self._storage.writing() as connection:
            await note(connection, name, deed)

    async def deeds(self, limit: int = 100) -> Sequence[Deed]:
        """The latest of what was noted, in order."""
        own = schema.deeds.c
        asked = sa.select(own.at, own.administrator, own.deed, own.table_id, own.detail)
        async with self._storage.reading() as connection:
            found = (await connection.execute(asked.order_by(own.id.desc()).limit(limit))).all()
        return [Deed(aware(at) or at, *rest) for at, *rest in reversed(found)]


async def note(
    connection: AsyncConnection,
    name: str,
    deed: Act,
    table: str | None = None,
    detail: str | None = None,
) -> None:
    """Note a deed in the transaction in which it is done."""
    values = {"at": datetime.now(UTC), "administrator": name, "deed": deed}
    await connection.execute(
        sa.insert(schema.deeds).values(**values, table_id=table, detail=detail)
    )
