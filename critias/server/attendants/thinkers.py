"""Bots think in worker processes, never where tables are served."""

import logging
from typing import Any

import msgspec

from critias.bots import takes_its_time
from critias.table.attendants.thinking import think
from critias.table.errors import BotsFailed
from critias.table.history.replaying import start_of

from ..metrics import THOUGHTS, WAITING
from ..tables.stored_table import StoredTable
from ..workers import FairQueue, Lost, Workers

_log = logging.getLogger(__name__)


class Thinkers:
    """Where bots think: those that answer at once do not queue behind those that search."""

    def __init__(self, workers: int = 2) -> None:
        self.quick, self.slow = Workers(workers), Workers(workers)
        self._turns = FairQueue(workers, WAITING.labels("thoughts").track_inprogress)

    async def think(self, table: StoredTable, seat: int, bot: str) -> Any:
        """What a bot would answer to the question open to a seat, in wire form."""
        start, rows = start_of(table.head, table.seats), tuple(table.rows)
        encoded = msgspec.json.encode(start)
        try:
            if not takes_its_time(bot):
                with THOUGHTS.labels(bot).time():
                    return await self.quick.run(think, table.id, encoded, rows, seat, bot)
            people = any(one.active for one in table.seats)
            async with self._turns.turn(table.maker or table.id, people):
                with THOUGHTS.labels(bot).time():
                    return await self.slow.run(think, table.id, encoded, rows, seat, bot)
        except Lost:
            raise BotsFailed("no bot can think at the moment; try again later") from None
        except Exception:
            _log.exception("the bot %s failed at table %s", bot, table.id)
            raise BotsFailed("this bot cannot think at the moment; try again later") from None

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
