"""Has the bots answer that are asked."""

import asyncio
import logging
import random
from typing import Any, Generic, Protocol, TypeVar

from critias.bots import takes_its_time
from critias.engine.errors import CritiasError, RulesError

from ..errors import BotsFailed, StorageFailed
from ..table import Table

_PAUSE_AFTER_FAILURE = 1.0
_PAUSE_AFTER_SURPRISE = 10.0
_TAKE_OVER = 3.0
_log = logging.getLogger(__name__)

T_contra = TypeVar("T_contra", bound=Table, contravariant=True)
T = TypeVar("T", bound=Table)


class Thinkers(Protocol[T_contra]):
    """Where bots think: in other processes, or in another worker of the browser."""

    async def think(self, table: T_contra, seat: int, bot: str) -> Any:
        """What a bot would answer to the question open to a seat, in wire form."""


def waits_for_the_hall(table: Table) -> bool:
    """Whether bots stand still because the clock of the hall does."""
    clock = table.hall_clock()
    return table.hall is not None and (clock is None or not clock.running)


def worth_thinking(table: Table, seat: int) -> bool:
    """Whether a bot is to think: not for long at a table where nobody plays and nobody looks on."""
    if waits_for_the_hall(table) or table.stands_still(seat):
        return False
    bot = table.seats[seat].bot
    alone = table.hall is None and not any(one.active for one in table.seats)
    return not (alone and bot and takes_its_time(bot)) or table.presence.anybody


class Bots(Generic[T]):
    """Answers for the bots on all tables as soon as they are asked."""

    def __init__(self, thinkers: Thinkers[T]) -> None:
        self._thinkers = thinkers
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def attend(self, table: T) -> None:
        """See to it that the bots that are asked at a table think."""
        if table.stage != "playing" or table.match is None or waits_for_the_hall(table):
            return
        for seat in table.match.pending:
            key = (table.id, seat)
            waits = table.seats[seat].played_by_bot and table.holds(seat) is None
            if waits and worth_thinking(table, seat) and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._play(table, seat))

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: T, seat: int) -> None:
        if table.changed_elsewhere:
            # The process that wrote this thinks about it; take over if it has stopped.
            await asyncio.sleep(_TAKE_OVER)
        if table.hall is not None and table.hall.pace:
            # All at once would be over before anybody has looked.
            await asyncio.sleep(table.hall.pace * (0.5 + random.random()))
        entries = len(table.rows)
        again = True
        try:
            if not (table.seats[seat].played_by_bot and worth_thinking(table, seat)):
                again = False
            else:
                await self._answer(table, seat)
        except RulesError:
            _log.exception("the rules fail on a bot's answer at table %s", table.id)
            again = False
        except (BotsFailed, StorageFailed):
            await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        except CritiasError:
            # The table went on while the bot was thinking. If not, asking again is no use.
            again = len(table.rows) > entries
        except Exception:
            # The database may be away for a while; bots alone at a table have nobody to wake them.
            _log.exception("a bot failed at table %s", table.id)
            await asyncio.sleep(_PAUSE_AFTER_SURPRISE)
        finally:
            del self._thinking[table.id, seat]
        if again:
            self.attend(table)

    async def _answer(self, table: T, seat: int) -> None:
        question = table.playing().question(seat)
        bot = table.seats[seat].bot
        assert bot is not None, f"seat {seat} of table {table.id} has no bot"
        answer = await self._thinkers.think(table, seat, bot)
        await table.answer(seat, question, answer)
