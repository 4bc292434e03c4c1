"""The requests of the protocol, answered where there is no server."""

import inspect
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import msgspec

from critias.engine.errors import CritiasError
from critias.engine.randomness import Rng
from critias.engine.registry import find_game, game_names
from critias.engine.rulebook import rules_of
from critias.engine.saving import save
from critias.engine.texts import words_of
from critias.table.attendants.bots import Thinkers
from critias.table.errors import NoSuchThing, Refused
from critias.table.rematches import rematch_of
from critias.table.requests import commands, games, playing, talking
from critias.table.requests import tables as requests
from critias.table.requests.actors import Proof, proof_of
from critias.table.requests.refusals import Refusal, refusal_of

from .kept_table import KeptTable
from .tables import Tables

_log = logging.getLogger(__name__)


class Request(msgspec.Struct, frozen=True):
    """A request as a browser would send it to a server.

    `secret`: of a seat; null, and it is whoever has this browser; empty, and it is nobody.
    """

    method: str
    path: str
    body: msgspec.Raw = msgspec.Raw(b"null")
    secret: str | None = None


class Reply(NamedTuple):
    """Its answer. `body` is JSON, or else plain text."""

    status: int
    body: bytes


class _Asked(NamedTuple):
    """A request on its way to what answers it."""

    parts: tuple[str, ...]
    query: Mapping[str, str]
    body: msgspec.Raw
    secret: str | None

    def whole(self, type: Any) -> Any:
        """The body as a record."""
        try:
            return msgspec.json.decode(self.body, type=type)
        except msgspec.DecodeError as error:
            raise Refused(str(error)) from None

    def number(self, name: str) -> int | None:
        """A number from the address."""
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch("[0-9]{1,9}", text):
            raise Refused(f"{name}: a number is expected, not {text[:20]!r}")
        return int(text)


_Answer = Callable[["Requests", _Asked], Any]
_ROUTES: list[tuple[str, re.Pattern[str], int, _Answer]] = []


def _at(method: str, path: str, status: int = 200) -> Callable[[_Answer], _Answer]:
    """What follows answers the requests at an address; each `*` in it is a part."""
    pattern = re.compile(re.escape(path).replace(r"\*", "([^/]+)"))

    def note(answer: _Answer) -> _Answer:
        _ROUTES.append((method, pattern, status, answer))
        return answer

    return note


class Requests:
    """Answers requests at tables."""

    def __init__(self, tables: Tables, thinkers: Thinkers[Any]) -> None:
        self.tables = tables
        self.thinkers = thinkers

    async def answer(self, request: Request) -> Reply:
        """The answer to one request."""
        try:
            found, status = self._answering(request)
            if inspect.isawaitable(found):
                found = await found
        except Exception as error:
            status, found = refusal(error)
        body = found.encode() if isinstance(found, str) else found
        return Reply(status, body if isinstance(body, bytes) else msgspec.json.encode(body))

    def _answering(self, request: Request) -> tuple[Any, int]:
        address = urlsplit(request.path)
        for method, pattern, status, answer in _ROUTES:
            found = pattern.fullmatch(address.path)
            if found and method == request.method:
                query = dict(parse_qsl(address.query))
                asked = _Asked(found.groups(), query, request.body, request.secret)
                return answer(self, asked), status
        raise NoSuchThing("there is nothing at this address where there is no server")

    async def at(self, asked: _Asked) -> tuple[KeptTable, Proof]:
        """The table that a request is about, and what it proves there."""
        table = await self.tables.find(asked.parts[0])
        return table, proof_of(table, own_secret(table, asked.secret))


def own_secret(table: KeptTable, given: str | None) -> str | None:
    """The secret by which somebody is known: that given, or that of this browser."""
    return table.own if given is None else given


def refusal(error: Exception) -> tuple[int, Refusal]:
    """The status and the words for an error."""
    if isinstance(error, CritiasError):
        return refusal_of(error)
    _log.error("a request failed", exc_info=error)
    return 500, Refusal("server-error", "something is wrong with the program; it has been noted")


# The games


@_at("GET", "/games")
def _games(self: Requests, asked: _Asked) -> Any:
    # There is one device here, and a hall has many.
    shown = (games.game_shown(find_game(name)) for name in game_names())
    return [msgspec.structs.replace(one, hall=False) for one in shown]


@_at("GET", "/games/*/texts/*")
def _texts(self: Requests, asked: _Asked) -> Any:
    game, language = asked.parts
    return words_of(find_game(game), games.known_language(language))


@_at("GET", "/games/*/fields")
def _fields(self: Requests, asked: _Asked) -> Any:
    return games.fields_of(find_game(asked.parts[0]))


@_at("GET", "/games/*/rules/*")
def _rules(self: Requests, asked: _Asked) -> Any:
    game, language = asked.parts
    return rules_of(find_game(game), games.known_language(language))


@_at("GET", "/games/*/components")
def _components(self: Requests, asked: _Asked) -> Any:
    return games.components_text(find_game(asked.parts[0]))


@_at("GET", "/games/*/commands")
def _commands(self: Requests, asked: _Asked) -> Any:
    return commands.commands_of(find_game(asked.parts[0]))


# Tables


@_at("POST", "/tables", 201)
async def _make(self: Requests, asked: _Asked) -> Any:
    got = await requests.made(self.tables, asked.whole(requests.NewTable))
    await _remember(self, got.table, got.secret, asked)
    return got


@_at("POST", "/matches", 201)
async def _upload(self: Requests, asked: _Asked) -> Any:
    got = await requests.made_from_match(self.tables, asked.whole(requests.UploadedTable))
    await _remember(self, got.table, got.secret, asked)
    return got


@_at("GET", "/tables")
def _open_to_all(self: Requests, asked: _Asked) -> Any:
    return []


@_at("GET", "/tables/mine")
async def _mine(self: Requests, asked: _Asked) -> Any:
    own = []
    for table in await self.tables.all():
        seat = proof_of(table, table.own).seat
        if seat is not None:
            own.append(requests.own_table(table, seat))
    return sorted(own, key=lambda table: not table.waiting)


@_at("GET", "/tables/*")
async def _show(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    return requests.table_shown(table, proof.seat)


@_at("GET", "/tables/*/printed")
async def _printed(self: Requests, asked: _Asked) -> Any:
    table, _ = await self.at(asked)
    return requests.printed_on(table.head)


@_at("POST", "/tables/*/seats", 201)
async def _sit(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    seat, secret = await requests.sat_down(table, proof, asked.whole(requests.Claim))
    await _remember(self, table.id, secret, asked)
    return requests.Seated(table.id, seat, secret)


@_at("POST", "/tables/*/rematch", 201)
async def _rematch(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    seat, own = proof.own_seat(), own_secret(table, asked.secret)
    again = await rematch_of(table, self.tables.again, self.tables.find)
    got = await requests.seated_again(table, seat, again, own)
    await _remember(self, again.id, own, asked)
    return got


async def _remember(self: Requests, table: str, secret: str | None, asked: _Asked) -> None:
    """Keep the secret, as a browser keeps a cookie, unless somebody beside it has sat down."""
    if secret is not None and asked.secret is None:
        await (await self.tables.find(table)).remember(secret)


# Playing


@_at("POST", "/tables/*/hint")
async def _hint(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    return await playing.advised(table, proof, partial(self.thinkers.think, table))


@_at("POST", "/tables/*/preview")
async def _preview(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    rng = Rng(secrets.token_bytes(32))
    return playing.foreseen(table, proof.own_seat(), asked.whole(playing.TriedAnswer), rng)


@_at("GET", "/tables/*/history/*")
async def _history(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    viewer = playing.eyes_on_the_past(table, proof, asked.number("seat"))
    cursor = asked.parts[1]
    if not cursor.isdecimal():
        raise NoSuchThing("a position has a number")
    return bytes(table.perspectives.past(viewer, int(cursor)))


@_at("GET", "/tables/*/match")
async def _match(self: Requests, asked: _Asked) -> Any:
    # Also before it is over: what is kept on one's own machine is no secret from oneself.
    table, _ = await self.at(asked)
    return save(table.playing()) if table.stage == "playing" else table.saved()


@_at("GET", "/tables/*/talk")
async def _overhear(self: Requests, asked: _Asked) -> Any:
    table, proof = await self.at(asked)
    return talking.overheard(table, proof, asked.number("after") or 0)


def _acts(
    path: str,
    act: Callable[..., Awaitable[Any]],
    body: Any = None,
    method: str = "POST",
    status: int = 200,
) -> None:
    """Requests to do something at a table, with what was sent if it is to be of some kind."""

    async def answer(self: Requests, asked: _Asked) -> Any:
        table, proof = await self.at(asked)
        return await act(table, proof, *(() if body is None else (asked.whole(body),)))

    _at(method, f"/tables/*/{path}", status)(answer)


_acts("answers", playing.answered, playing.NewAnswer)
_acts("undo", playing.taken_back, playing.Undo)
_acts("orders", playing.ordered, playing.Orders, "PUT")
_acts("resign", playing.resigned)
_acts("proposal", playing.proposed, playing.NewProposal)
_acts("vote", playing.voted, playing.Vote)
_acts("start", requests.begun, requests.Start | None)
_acts("leave", requests.left)
_acts("return", requests.returned)
_acts("commands", commands.commanded, commands.NewCommand)
_acts("talk", talking.said, talking.Chat, status=201)
