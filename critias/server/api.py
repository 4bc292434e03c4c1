"""The HTTP side of docs/protocol.md."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import critias.engine
from critias.bots import bot_names, find_bot
from critias.engine.game import Game
from critias.engine.registry import find_game, game_names
from critias.engine.rulebook import Rule, read_rules
from critias.engine.saving import Saved
from critias.engine.texts import LANGUAGES

from .botwork import Thinkers
from .errors import AlreadySeated, NoSuchTable, NoSuchThing, NotPlaying
from .positions import ShownSeat, shown
from .proof import check_origin, cookie, own_seat, proven_seat, tables_with_cookies
from .seats import Seat, clean_name, hashed, new_secret
from .storage import Stage
from .tables import Table, Tables, default_bot

AnyRequest = Request[Any, Any, Any]
CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Text = Annotated[str, msgspec.Meta(max_length=1000)]

_MOST_SEATS = 100


class Choice(msgspec.Struct, frozen=True):
    """An option of a game's tables."""

    name: str
    values: list[Any]
    default: Any


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, int]
    options: list[Choice]
    bots: list[str]


class PersonWanted(msgspec.Struct, frozen=True, tag_field="kind", tag="person"):
    """A seat for a person."""


class BotWanted(
    msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True
):
    """A seat for a bot."""

    bot: Text


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Text
    seats: Annotated[list[PersonWanted | BotWanted], msgspec.Meta(max_length=_MOST_SEATS)]
    name: Text
    options: dict[str, Any] = {}
    public: bool = False


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Text


class Seated(msgspec.Struct, frozen=True):
    """The seat somebody got, and the secret that proves it."""

    table: str
    seat: int | None
    secret: str | None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `bot` sits down on the seats that are free."""

    bot: Text | None = None


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question."""

    question: Text
    answer: Any
    id: CommandId


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take back one's last answer."""

    id: CommandId


class Accepted(msgspec.Struct, frozen=True):
    """What was sent is durable."""

    accepted: bool = True


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer."""

    answer: Any


class TableShown(msgspec.Struct, frozen=True):
    """A table, apart from its match."""

    table: str
    game: FromPath[str]
    options: dict[str, Any]
    stage: Stage
    seats: list[ShownSeat]
    public: bool
    you: int | None
    seed_hash: str
    message: str | None


class OwnTable(TableShown, frozen=True):
    """A table at which the caller sits; `waiting`: for the caller's answer."""

    waiting: bool


# Games


@get("/games", sync_to_thread=False)
def list_games() -> list[GameShown]:
    """The games that can be played here."""
    return [_game_shown(find_game(name)) for name in game_names()]


@get("/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def get_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game as one Fluent file."""
    folders = (Path(critias.engine.__file__).parent, find_game(game).folder)
    files = [folder / "texts" / f"{_known_language(language)}.ftl" for folder in folders]
    return "\n".join(_existing(file).read_text("utf-8") for file in files)


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def get_rules(game: FromPath[str], language: FromPath[str]) -> list[Rule]:
    """The rules of a game in words."""
    name = "RULES.md" if _known_language(language) == "en" else f"RULES.{language}.md"
    return read_rules(_existing(find_game(game).folder / name))


# Tables


@post("/tables")
async def create_table(
    request: AnyRequest, tables: NamedDependency[Tables], data: JSONBody[NewTable]
) -> Response[Seated]:
    """Make a table and sit down on its first seat for people."""
    game = find_game(data.game)
    name, secret = clean_name(data.name), new_secret()
    seats, own = [], None
    for number, wanted in enumerate(data.seats):
        if isinstance(wanted, BotWanted):
            seats.append(Seat("bot", bot=find_bot(wanted.bot, game).name))
        elif own is None:
            own = number
            seats.append(Seat("person", name, secret=hashed(secret)))
        else:
            seats.append(Seat("person"))
    table = await tables.create(data.game, data.options, seats, data.public)
    return _seated(request, table, own, None if own is None else secret)


@get("/tables")
async def list_tables(tables: NamedDependency[Tables]) -> list[TableShown]:
    """The public tables that have a free seat."""
    found = [await tables.find(id) for id in await tables.storage.open_to_all()]
    return [_table_shown(table, None) for table in found if table.stage == "gathering"]


@get("/tables/mine")
async def list_own_tables(request: AnyRequest, tables: NamedDependency[Tables]) -> list[OwnTable]:
    """The tables at which the caller sits, those that wait for the caller first."""
    own = []
    for id in tables_with_cookies(request):
        try:
            table = await tables.find(id)
        except NoSuchTable:
            continue
        seat = proven_seat(request, table)
        if seat is not None:
            waiting = table.match is not None and seat in table.match.pending
            fields = msgspec.structs.asdict(_table_shown(table, seat))
            own.append(OwnTable(**fields, waiting=waiting and table.stage == "playing"))
    return sorted(own, key=lambda table: not table.waiting)


@get("/tables/{table_id:str}")
async def get_table(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> TableShown:
    """One table."""
    table = await tables.find(table_id)
    return _table_shown(table, proven_seat(request, table))


@post("/tables/{table_id:str}/seats")
async def claim_seat(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Claim],
) -> Response[Seated]:
    """Sit down on a free seat."""
    table = await tables.find(table_id)
    seat = proven_seat(request, table)
    if seat is not None:
        raise AlreadySeated(f"you have seat {seat} of this table")
    return _seated(request, table, *await table.claim(clean_name(data.name)))


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Start | None] = None,
) -> Accepted:
    """Fill free seats with bots and begin."""
    table = await tables.find(table_id)
    own_seat(request, table)
    game = find_game(table.head.game)
    bot = data.bot if data is not None else None
    await table.begin(default_bot(game) if bot is None else find_bot(bot, game).name)
    return Accepted()


# Playing


@post("/tables/{table_id:str}/answers", status_code=200)
async def answer(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewAnswer],
) -> Accepted:
    """Answer a question."""
    table = await tables.find(table_id)
    await table.answer(own_seat(request, table), data.question, data.answer, data.id)
    return Accepted()


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Undo],
) -> Accepted:
    """Take back one's last answer."""
    table = await tables.find(table_id)
    await table.undo(own_seat(request, table), data.id)
    return Accepted()


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    thinkers: NamedDependency[Thinkers],
    table_id: FromPath[str],
) -> Hint:
    """What a bot would answer in the caller's place."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    match = table.playing()
    if seat not in match.pending:
        raise NotPlaying(f"seat {seat} is not asked anything now")
    return Hint(await thinkers.think(table, seat, default_bot(match.game)))


@get("/tables/{table_id:str}/history/{cursor:int}")
async def get_history(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    cursor: FromPath[int],
) -> Response[bytes]:
    """The position as the caller's seat saw it after so many events."""
    table = await tables.find(table_id)
    seen = await asyncio.to_thread(table.past, proven_seat(request, table), cursor)
    return Response(seen, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/match")
async def get_match(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Saved:
    """The saved match, once it is over."""
    return (await tables.find(table_id)).saved()


async def _only_from_here(request: AnyRequest) -> None:
    check_origin(request)


router = Router(
    "/api",
    before_request=_only_from_here,
    route_handlers=[
        *(list_games, get_texts, get_rules),
        *(create_table, list_tables, list_own_tables, get_table, claim_seat, start),
        *(answer, undo, hint, get_history, get_match),
    ],
)


def _game_shown(game: Game[Any]) -> GameShown:
    return GameShown(
        name=game.name,
        seats=(game.seats[0], game.seats[-1]),
        options=[_choice(field) for field in msgspec.structs.fields(game.options_type)],
        bots=bot_names(game),
    )


def _choice(field: msgspec.structs.FieldInfo) -> Choice:
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.LiteralType):
        # As the game names them; msgspec has sorted its own.
        values: Sequence[Any] = get_args(field.type) or kind.values
    elif isinstance(kind, msgspec.inspect.BoolType):
        values = (False, True)
    elif isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        values = range(kind.ge, kind.le + 1)
    else:
        values = ()
    return Choice(field.name, list(values), field.default)


def _known_language(language: FromPath[str]) -> str:
    if language not in LANGUAGES:
        raise NoSuchThing(f"there are words in {', '.join(LANGUAGES)}, not in {language[:20]!r}")
    return language


def _existing(file: Path) -> Path:
    if not file.is_file():
        raise NoSuchThing(f"this game has no {file.name}")
    return file


def _table_shown(table: Table, viewer: int | None) -> TableShown:
    head = table.head
    return TableShown(
        table=table.id,
        game=head.game,
        options=msgspec.json.decode(head.options),
        stage=head.stage,
        seats=shown(table.seats),
        public=head.public,
        you=viewer,
        seed_hash=table.seed_hash,
        message=head.message,
    )


def _seated(
    request: AnyRequest, table: Table, seat: int | None, secret: str | None
) -> Response[Seated]:
    cookies = [] if secret is None else [cookie(request, table.id, secret)]
    return Response(Seated(table.id, seat, secret), status_code=201, cookies=cookies)
