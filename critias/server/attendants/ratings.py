"""Ratings per game, of accounts and of bots, brought up to date once for each finished match."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.engine.game import Result
from critias.table.people.seats import Seat

from ..store import schema
from ..store.changing import Change
from ..store.storage import Storage
from ..tables.stored_table import StoredTable

_model = PlackettLuce()
_log = logging.getLogger(__name__)


class Rating(msgspec.Struct, frozen=True):
    """How a player does at one game; `rating` is what is surely not too high."""

    game: str
    rating: float
    played: int
    won: int


class Standing(NamedTuple):
    """A row of the ratings."""

    player: str
    mu: float
    sigma: float
    played: int
    won: int


class Ratings:
    """Rates matches as they end, whichever process comes to do it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._rating: set[asyncio.Task[None]] = set()

    def attend(self, table: StoredTable) -> None:
        """Rate a match that has just ended here."""
        if table.head.finished and not table.changed_elsewhere and not table.head.rated:
            task = asyncio.create_task(self._rate(table))
            self._rating.add(task)
            task.add_done_callback(self._rating.discard)

    async def of(self, player: str) -> list[Rating]:
        """The ratings of a player, by game."""
        own = schema.ratings.c
        asked = sa.select(own.game, own.mu, own.sigma, own.played, own.won)
        async with self._storage.engine.connect() as connection:
            rows = await connection.execute(asked.where(own.player == player).order_by(own.game))
            return [
                Rating(game, round(_model.rating(mu, sigma).ordinal(), 2), played, won)
                for game, mu, sigma, played, won in rows
            ]

    async def _rate(self, table: StoredTable) -> None:
        match = table.match
        if match is None:
            return
        ending = table.head.ended_by_people()
        winners = ending.winners if ending else match.result.winners if match.result else ()

        async def act(change: Change) -> None:
            if change.head.rated:
                return  # another process was first
            await change.set_head(rated=True)
            if ending is None or winners:
                ranks = ranks_of(match.result, winners, table.seats)
                await _count(change.connection, change.head.game, change.seats, ranks, winners)

        try:
            await table.change(act)
        except Exception:
            _log.exception("could not rate the match at table %s", table.id)


def player_of(seat: Seat) -> str | None:
    """Under which name a seat is rated; None for guests."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    return None if seat.account_id is None else f"account:{seat.account_id}"


def ranks_of(
    result: Result | None, winners: Sequence[int], seats: Sequence[Seat]
) -> list[float] | None:
    """The rank of each seat, 0 the best; None where nobody won against anybody."""
    if not winners or len(winners) == len(seats):
        return None
    scores = result.scores if result is not None else [0] * len(seats)
    # Whoever won is ahead of all others; then by score; who gave up is last.
    keys = [
        (seat not in winners, seats[seat].resigned, -scores[seat]) for seat in range(len(seats))
    ]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


async def _count(
    connection: AsyncConnection,
    game: str,
    seats: Sequence[Seat],
    ranks: list[float] | None,
    winners: Sequence[int],
) -> None:
    """Count a match for all who have a rating, in an order that is the same everywhere."""
    players = [player_of(seat) for seat in seats]
    known = {
        player: await _standing(connection, game, player)
        for player in sorted({player for player in players if player is not None})
    }
    before = [_rating(known.get(player or "")) for player in players]
    after = before
    if ranks is not None:
        after = [team[0] for team in _model.rate([[one] for one in before], ranks=ranks)]
    for seat, player in enumerate(players):
        if player is None or players.index(player) != seat:
            continue  # a bot on several seats is rated for its first
        await connection.execute(
            sa.update(schema.ratings)
            .where(schema.ratings.c.player == player, schema.ratings.c.game == game)
            .values(
                mu=after[seat].mu,
                sigma=after[seat].sigma,
                played=known[player].played + 1,
                won=known[player].won + (seat in winners),
            )
        )


async def _standing(connection: AsyncConnection, game: str, player: str) -> Standing:
    """The row of a player, which nobody else can change now."""
    own = schema.ratings.c
    where = (own.player == player, own.game == game)
    # The update that changes nothing is the lock.
    lock = sa.update(schema.ratings).where(*where).values(player=player)
    if not (await connection.execute(lock)).rowcount:
        fresh = _model.rating()
        first = {"mu": fresh.mu, "sigma": fresh.sigma, "played": 0, "won": 0}
        await connection.execute(
            sa.insert(schema.ratings).values(player=player, game=game, **first)
        )
    asked = sa.select(own.player, own.mu, own.sigma, own.played, own.won).where(*where)
    return Standing(*(await connection.execute(asked)).one())


def _rating(standing: Standing | None) -> PlackettLuceRating:
    return _model.rating() if standing is None else _model.rating(standing.mu, standing.sigma)
