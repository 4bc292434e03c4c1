"""Codes of eight characters for who has no camera: each is exchanged for the long secret of a link.

A code proves itself by a slow hash, with the table as its salt, and unwraps the secret with the
other half of that hash. So the database tells neither, and a code ends by itself with the secret
that it leads to: what it unwraps then proves nothing any more.
"""

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import scrypt

from critias.table.errors import NotSeated, TooMany
from critias.table.requests.actors import Proof, proof_of

from ..access.rate_limits import Bucket
from ..store.codes import StoredCode, add_codes, halls_that_begin, read_codes
from ..store.storage import Storage
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable

LETTERS = "ACDEFGHJKMNPRTUVWXY34679"
"""Nothing that looks like something else: no I, L, O, Q, 0, 1, no S beside 5, no B beside 8."""
LENGTH = 8

_OF_THE_ID = 4  # letters of a table's id that stand in the address to type
_HALF = 32
_KNOWN = 1000
_WRONG = "no code like that opens anything here: look again at the card, or ask Control"


def new_code() -> str:
    """A code, as it is printed.

    >>> len(new_code())
    9
    """
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"


def typed(code: str) -> str:
    """A code as it is hashed, however it was typed.

    >>> typed(" acde-fghj ")
    'ACDEFGHJ'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


def way_in(table: str) -> str:
    """The address to type, at which a code of this table is asked for."""
    return f"/go/{table[:_OF_THE_ID]}"


def stored_code(table: str, code: str, secret: str) -> StoredCode:
    """What is stored of a code that leads to a secret."""
    proof, pad = _halves(table, code)
    return StoredCode(proof, _across(bytes.fromhex(secret), pad))


async def give_codes(table: StoredTable, secrets: Sequence[str]) -> list[str]:
    """A code for each of some secrets at a table."""
    given = [new_code() for _ in secrets]
    pairs = list(zip(given, secrets, strict=True))
    stored = await asyncio.to_thread(lambda: [stored_code(table.id, *pair) for pair in pairs])
    if stored:
        await table.change(lambda change: add_codes(change, stored))
    return given


class Exchange:
    """Where codes are exchanged for secrets; wrong tries are counted by hall and by address."""

    def __init__(
        self, storage: Storage, tables: Tables, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._clock = clock
        self._by_address: dict[str, Bucket] = {}
        self._by_hall: dict[str, Bucket] = {}

    async def exchange(self, hall: str, code: str, address: str) -> tuple[str, str]:
        """The table and the secret to which a code leads, in the hall whose id begins so."""
        beginning = hall.strip().lower()[:_OF_THE_ID]
        halls = await self._storage.look(lambda one: halls_that_begin(one, beginning))
        if not halls:
            raise NotSeated(_WRONG)
        tries, now = self._tries(beginning, address), self._clock()
        for bucket, whose in tries:
            # Taken before it is looked at, so that many at once are no more tries.
            if not bucket.take(1, now):
                wait = max(1, round(bucket.lacks(1)))
                raise TooMany(
                    f"too many wrong codes {whose}: wait {wait} s, scan the card, or ask Control",
                    wait,
                )
        found = await self._found(halls, typed(code)[: 2 * LENGTH])
        if found is None:
            raise NotSeated(_WRONG)
        for bucket, _ in tries:
            bucket.put_back(1)
        return found

    def _tries(self, beginning: str, address: str) -> list[tuple[Bucket, str]]:
        own = _bucket(self._by_address, f"{beginning} {address}", 10, 1 / 20, self._clock())
        all_ = _bucket(self._by_hall, beginning, 100, 1 / 5, self._clock())
        return [(own, "from your device"), (all_, "were typed in this hall")]

    async def _found(self, halls: Sequence[str], code: str) -> tuple[str, str] | None:
        for id in halls:
            stored = await self._storage.look(partial(read_codes, table=id))
            secret = await asyncio.to_thread(_unwrapped, id, code, stored)
            table = await self._tables.find(id)
            if secret is None or not table.hall_record().codes:
                continue
            if proof_of(table, secret) == Proof():
                await table.catch_up()
            if proof_of(table, secret) != Proof():
                return id, secret
        return None


def _bucket(buckets: dict[str, Bucket], name: str, full: float, rate: float, now: float) -> Bucket:
    if name not in buckets:
        if len(buckets) >= _KNOWN:
            for idle in [one for one, bucket in buckets.items() if bucket.is_full(now)]:
                del buckets[idle]
        buckets[name] = Bucket(rate, full, now)
    return buckets[name]


def _unwrapped(table: str, code: str, stored: Sequence[StoredCode]) -> str | None:
    """The secret to which a code leads; it takes as long for any code."""
    proof, pad = _halves(table, code)
    found = None
    for one in stored:
        if hmac.compare_digest(one.proof, proof):
            found = _across(one.wrapped, pad).hex()
    return found


def _halves(table: str, code: str) -> tuple[bytes, bytes]:
    salt = b"critias-code " + table.encode()
    whole = scrypt(typed(code).encode(), salt=salt, n=2**9, r=8, p=1, dklen=2 * _HALF)
    return whole[:_HALF], whole[_HALF:]


def _across(one: bytes, pad: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, pad, strict=True))
