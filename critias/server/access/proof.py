"""How a request proves its seat, and that it was not sent on behalf of another site."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from critias.table.requests.actors import Proof, proof_of
from critias.table.table import Table

from ..errors import StrangeOrigin
from ..store.accounts import Accounts

Connection = ASGIConnection[Any, Any, Any, Any]

_COOKIE = "seat-"
_ACCOUNT = "account"
_A_YEAR = 365 * 24 * 60 * 60
_MOST_COOKIES = 100


def cookie(connection: Connection, table: str, secret: str) -> Cookie:
    """Keeps the secret of a seat in the browser, out of reach of its scripts."""
    return _cookie(connection, _COOKIE + table, secret, _A_YEAR)


def account_cookie(connection: Connection, secret: str, max_age: int = _A_YEAR) -> Cookie:
    """Keeps the secret of an account in the browser."""
    return _cookie(connection, _ACCOUNT, secret, max_age)


def _cookie(connection: Connection, key: str, secret: str, max_age: int) -> Cookie:
    return Cookie(
        key=key,
        value=secret,
        path="/api",
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def account_secret(connection: Connection) -> str | None:
    """The secret of an account that the request carries, if any."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "account":
        return given.strip()
    return connection.cookies.get(_ACCOUNT)


def tables_with_cookies(connection: Connection) -> Sequence[str]:
    """The ids of the tables for which the request carries a cookie."""
    named = [name for name in connection.cookies if name.startswith(_COOKIE)]
    return [name.removeprefix(_COOKIE) for name in named[:_MOST_COOKIES]]


def secret_in(connection: Connection, table: Table) -> str | None:
    """The secret for a seat at a table in the Authorization header or the cookie, if any."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    secret = given.strip() if scheme.lower() == "seat" else None
    return secret or connection.cookies.get(_COOKIE + table.id)


async def recognise(connection: Connection, accounts: Accounts) -> None:
    """Note whose account the request carries; before anything else looks at it."""
    account = await accounts.of_session(account_secret(connection))
    connection.state.account_id = None if account is None else account.id


def account_of(connection: Connection) -> int | None:
    """The account that the request proves, if any."""
    found: int | None = connection.state.account_id
    return found


def proven(connection: Connection, table: Table) -> Proof:
    """What the request proves, by a secret of its own or by an account."""
    proof, account = proof_of(table, secret_in(connection, table)), account_of(connection)
    if proof != Proof() or account is None:
        return proof
    owned = (n for n, one in enumerate(table.seats) if one.account_id == account)
    return Proof(next(owned, None))


def proven_seat(connection: Connection, table: Table) -> int | None:
    """The seat that the request proves, if any."""
    return proven(connection, table).seat


def own_seat(connection: Connection, table: Table) -> int:
    """The seat that the request proves; without one it is refused."""
    return proven(connection, table).own_seat()


def check_origin(connection: Connection) -> None:
    """Refuse what a browser sends on behalf of another site; other clients name no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_in(origin) != connection.headers.get("host"):
        raise StrangeOrigin("requests must come from the site's own pages")


def _host_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
