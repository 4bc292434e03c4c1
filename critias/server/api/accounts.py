"""Accounts: registering, logging in, and what is collected there."""

from datetime import datetime
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import JSONBody

from critias.table.errors import NoSuchTable
from critias.table.messages import Text
from critias.table.requests.tables import OwnTable, own_table

from ..access.proof import account_cookie, account_secret, proven, tables_with_cookies
from ..attendants.ratings import Rating, Ratings
from ..errors import NotLoggedIn
from ..store.accounts import Account, Accounts
from ..tables.directory import Tables
from .wire import Accepted, AnyRequest, delete, get, post


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Text
    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class AccountShown(msgspec.Struct, frozen=True):
    """An account as its owner sees it."""

    name: str
    created: datetime
    ratings: list[Rating]
    tables: list[OwnTable]


class LoggedIn(msgspec.Struct, frozen=True):
    """Whose account it is, and the secret that proves it to clients that are not browsers."""

    name: str
    secret: str


@post("/accounts", opt={"cost": 100})
async def register(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    tables: NamedDependency[Tables],
    data: JSONBody[Credentials],
) -> Response[LoggedIn]:
    """Make an account; it begins with the seats that the request proves."""
    account = await accounts.register(data.name, data.passphrase)
    return await _logged_in(request, accounts, tables, account)


@post("/session", opt={"cost": 50})
async def log_in(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    tables: NamedDependency[Tables],
    data: JSONBody[Credentials],
) -> Response[LoggedIn]:
    """Log in; the seats that the request proves are counted for the account."""
    account = await accounts.log_in(data.name, data.passphrase)
    return await _logged_in(request, accounts, tables, account)


@delete("/session", status_code=200)
async def log_out(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Accepted]:
    """Log out."""
    secret = account_secret(request)
    if secret is not None:
        await accounts.close_session(secret)
    return Response(Accepted(), cookies=[account_cookie(request, "", max_age=0)])


@get("/accounts/me")
async def get_account(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    ratings: NamedDependency[Ratings],
    tables: NamedDependency[Tables],
) -> AccountShown:
    """The caller's account: its matches, statistics and ratings."""
    account = await accounts.of_session(account_secret(request))
    if account is None:
        raise NotLoggedIn("log in first")
    own = []
    for id, seat in await accounts.tables_of(account):
        own.append(own_table(await tables.find(id), seat))
    return AccountShown(
        account.name, account.created, await ratings.of(f"account:{account.id}"), own
    )


handlers = (register, log_in, log_out, get_account)


async def _logged_in(
    request: AnyRequest, accounts: Accounts, tables: Tables, account: Account
) -> Response[LoggedIn]:
    seats = []
    for id in tables_with_cookies(request):
        try:
            table = await tables.find(id)
        except NoSuchTable:
            continue
        seat, station = proven(request, table)
        # Several people on a seat have a key each, and none of them the seat for good.
        if seat is not None and station is None:
            seats.append((id, seat))
    await accounts.collect(account, seats)
    for id, _ in seats:
        await (await tables.find(id)).catch_up()
    secret = await accounts.open_session(account)
    cookies = [account_cookie(request, secret)]
    return Response(LoggedIn(account.name, secret), status_code=201, cookies=cookies)
