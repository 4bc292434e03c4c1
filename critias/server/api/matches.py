"""Uploading a saved match: to go on from it, to study it, or to begin one like it."""

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import JSONBody

from critias.bots import find_level
from critias.engine.registry import find_game
from critias.table.errors import Refused
from critias.table.people.seats import Seat, clean_name
from critias.table.people.secrets import hashed, new_secret
from critias.table.requests.tables import BotWanted, Here, SeatedAround, UploadedTable

from ..access.proof import account_of, cookie
from ..access.quotas import Quotas
from ..tables.directory import Tables
from ..tables.uploads import LARGEST_UPLOAD
from .tables import wanted_seats
from .wire import AnyRequest, post


@post("/matches", request_max_body_size=LARGEST_UPLOAD, opt={"cost": 50, "makes": "table"})
async def upload_match(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    quotas: NamedDependency[Quotas],
    data: JSONBody[UploadedTable],
) -> Response[SeatedAround]:
    """Make a table from a saved match."""
    account = account_of(request)
    here: list[Here] = []
    if data.anew:
        if data.entries is not None:
            raise Refused("what begins anew has no entries of the file: leave out `entries`")
        seats, own, secret = wanted_seats(data.match.game, data.seats, data.name, account)
        maker = await quotas.maker(request, seats)
        match = await tables.deal_like(data.match, maker.address)
        table = await tables.seat_at(match, seats, data.public, data.settings, maker=maker)
    else:
        if data.public:
            raise Refused("who made a file knows what is to come; with others, begin it `anew`")
        seats, here = _seats_here(data, account)
        maker = await quotas.maker(request, seats)
        table = await tables.go_on(data.match, data.entries, seats, data.settings, maker)
        own, secret = (here[0].seat, here[0].secret) if here else (None, None)
    cookies = [] if secret is None else [cookie(request, table.id, secret)]
    made = SeatedAround(table.id, own, secret, here[1:])
    return Response(made, status_code=201, cookies=cookies)


def _seats_here(data: UploadedTable, account: int | None) -> tuple[list[Seat], list[Here]]:
    """Seats that are all taken, and the secrets of those of people, the maker first."""
    game = find_game(data.match.game)
    seats: list[Seat] = []
    here: list[Here] = []
    names = dict(enumerate(data.match.names))
    for number, one in enumerate(data.seats):
        if isinstance(one, BotWanted):
            seats.append(Seat("bot", bot=find_level(one.bot, game).name))
            continue
        called = one.name or names.get(number, data.name) if here else data.name
        secret = new_secret()
        owner = None if here else account
        here.append(Here(number, secret))
        seats.append(Seat("person", clean_name(called), secret=hashed(secret), account_id=owner))
    return seats, here


handlers = (upload_match,)
