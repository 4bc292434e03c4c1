"""Optional accounts: a name and a passphrase that collect matches, statistics and ratings."""

import asyncio
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError

from critias.table.errors import Refused
from critias.table.people.seats import clean_name
from critias.table.people.secrets import hashed, new_secret

from ..errors import NameTaken, NotLoggedIn
from . import schema
from .storage import Storage

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200

# As OWASP recommends where many may log in at once.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# Compared with where there is no account, so that the time it takes does not tell.
_NOBODY = _hasher.hash("nobody has this passphrase")


class Account(NamedTuple):
    id: int
    name: str
    created: datetime


class Accounts:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def register(self, name: str, passphrase: str) -> Account:
        name = clean_name(name)
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refused(
                f"a passphrase has {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} characters"
            )
        now = datetime.now(UTC)
        values = {
            "name": name,
            "folded": folded(name),
            # In a thread: this is slow on purpose.
            "passphrase": await asyncio.to_thread(_hasher.hash, passphrase),
            "created": now,
        }
        try:
            async with self._storage.writing() as connection:
                made = sa.insert(schema.accounts).values(values).returning(schema.accounts.c.id)
                id = (await connection.execute(made)).scalar_one()
        except IntegrityError:
            raise NameTaken(f"there is an account of the name {name!r} already") from None
        return Account(id, name, now)

    async def log_in(self, name: str, passphrase: str) -> Account:
        """The account of a name, if the passphrase is right."""
        own = schema.accounts.c
        asked = sa.select(own.id, own.name, own.created, own.passphrase)
        async with self._storage.reading() as connection:
            found = (
                await connection.execute(asked.where(own.folded == folded(name)))
            ).one_or_none()
        right = await asyncio.to_thread(_verified, found[3] if found else _NOBODY, passphrase)
        if found is None or not right:
            raise NotLoggedIn("there is no account of that name with that passphrase")
        return Account(*found[:3])

    async def open_session(self, account: Account) -> str:
        """A secret that proves an account from now on."""
        secret = new_secret()
        values = {"secret": hashed(secret), "account_id": account.id, "created": datetime.now(UTC)}
        async with self._storage.writing() as connection:
            await connection.execute(sa.insert(schema.sessions).values(values))
        return secret

    async def close_session(self, secret: str) -> None:
        """Let a secret prove nothing any more."""
        own = schema.sessions
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(own).where(own.c.secret == hashed(secret)))

    async def of_session(self, secret: str | None) -> Account | None:
        """The account that a secret proves, if any."""
        if secret is None:
            return None
        own, sessions = schema.accounts.c, schema.sessions
        asked = (
            sa.select(own.id, own.name, own.created)
            .join(sessions, sessions.c.account_id == own.id)
            .where(sessions.c.secret == hashed(secret))
        )
        async with self._storage.reading() as connection:
            found = (await connection.execute(asked)).one_or_none()
        return None if found is None else Account(*found)

    async def collect(self, account: Account, seats: Sequence[tuple[str, int]]) -> None:
        """Count seats, which the caller has proven, as those of an account."""
        own = schema.seats.c
        async with self._storage.writing() as connection:
            for table, seat in seats:
                await connection.execute(
                    sa.update(schema.seats)
                    .where(own.table_id == table, own.seat == seat, own.account_id.is_(None))
                    .values(account_id=account.id)
                )

    async def tables_of(self, account: Account, limit: int = 100) -> list[tuple[str, int]]:
        """The tables and seats of an account, newest first."""
        own = schema.seats.c
        asked = (
            sa.select(own.table_id, own.seat)
            .join(schema.tables, schema.tables.c.id == own.table_id)
            .where(own.account_id == account.id)
            .order_by(schema.tables.c.created.desc())
            .limit(limit)
        )
        async with self._storage.reading() as connection:
            return [(table, seat) for table, seat in await connection.execute(asked)]


def folded(name: str) -> str:
    """By which a name is found, however it is written.

    >>> folded("Ada LOVELACE") == folded("ada lovelace")
    True
    """
    # PostgreSQL cannot even be asked for a text with a zero in it.
    return unicodedata.normalize("NFKC", name).casefold().replace("\0", "")[:160]


def _verified(stored: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(stored, passphrase[:LONGEST_PASSPHRASE])
    except (VerifyMismatchError, InvalidHashError):
        return False
