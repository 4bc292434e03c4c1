"""Carrying out standing orders."""

import asyncio
import logging

import msgspec

from critias.engine.errors import CritiasError

from ..people.standing_orders import GivenOrders, ordered
from ..table import Table

_log = logging.getLogger(__name__)


class Orders:
    """Answers for people who have said in advance what they want."""

    def __init__(self) -> None:
        self._at_work: dict[tuple[str, int], asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Carry out the orders of those who are asked at a table."""
        if table.stage != "playing" or table.match is None:
            return
        for seat in table.match.pending:
            key = (table.id, seat)
            ordered = table.seats[seat].active and table.seats[seat].orders
            if table.stands_still(seat):
                continue
            if ordered and key not in self._at_work and table.holds(seat) is None:
                self._at_work[key] = asyncio.create_task(self._see_to(table, seat))

    async def close(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _see_to(self, table: Table, seat: int) -> None:
        again = False
        try:
            again = await self._answer(table, seat)
        except CritiasError:
            again = table.match is not None and seat not in table.match.pending
        except Exception:
            _log.exception("a standing order failed at table %s", table.id)
        finally:
            del self._at_work[table.id, seat]
        if again:
            self.attend(table)

    async def _answer(self, table: Table, seat: int) -> bool:
        """Whether an order has answered; if none does, those that wait for that are done with."""
        match, given = table.playing(), table.seats[seat].standing_orders
        if seat not in match.pending:
            return False
        answer = ordered(given.orders, match, seat)
        if answer is not None:
            wire = msgspec.to_builtins(answer)
            await table.answer(seat, match.question(seat), wire, by="order")
            return True
        kept = GivenOrders([order for order in given.orders if order.until == "end"])
        if len(kept.orders) < len(given.orders) and table.open_to(seat) != given.during:
            await table.change(lambda change: change.set_seat(seat, orders=kept.encoded()))
        return False
