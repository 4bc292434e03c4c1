"""Reaction windows: how long they are, what is held in them, and what takes effect at their end."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from critias.engine.errors import IllegalAnswer, QuestionClosed
from critias.engine.registry import new
from critias.table.attendants.reactions import Reactions
from critias.table.attendants.standing_orders import Orders
from critias.table.head import head_of
from critias.table.people.seats import Seat
from critias.table.people.standing_orders import GivenOrders, Order
from critias.table.settings import Clock, Settings
from critias.table.table import Table
from tests.plugins import playable
from tests.tiny import Shells
from tests.virtual_time import NOON, now, run

from .local import Client, InList

ADA, BOB, EVE = (Seat("person", name, secret=b"x") for name in ("Ada", "Bob", "Eve"))
QUICK, THINKING = Seat("bot", bot="random"), Seat("bot", bot="hard")
AWAY = Seat("person", "Flo", secret=b"x", away=True, bot="random")
RESIGNED = Seat("person", "Gus", secret=b"x", resigned=True, bot="random")
DECLINES = GivenOrders([Order("tiny.guard", until="end")]).encoded()
PASS, SPEND = {"type": "pass"}, {"type": "spend-guard"}


@pytest.fixture(autouse=True)
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with one reaction."""
    yield from playable(tmp_path / "packages", monkeypatch, tiny="tests.tiny:game")


def ordering(seat: Seat, orders: str | None = DECLINES) -> Seat:
    return Seat(seat.kind, seat.name, secret=seat.secret, orders=orders)


class Sitting:
    """A table in virtual time at which seat 0 has won the bidding; seat 1 holds a guard."""

    def __init__(self, seats: Sequence[Seat], settings: Settings, *, attended: bool = True) -> None:
        match = new("tiny", seats=len(seats), seed=4, options={"shells": 1})
        self.storage = InList()
        self.table = Table("local", self.storage, now)
        head = head_of("local", match, settings, public=False, begun=NOON)
        self.table.open(head, seats)
        self.reactions = Reactions()
        if attended:
            self.table.watchers.add(self.reactions.attend)

    async def bid(self) -> None:
        for seat in range(len(self.table.seats)):
            await self.answer(seat, {"type": "bid", "coins": 3 if seat == 0 else 0})
        assert not self.closed()

    async def answer(self, seat: int, answer: Any, command: str | None = None) -> None:
        await self.table.answer(seat, self.table.playing().question(seat), answer, command)

    def closed(self) -> bool:
        return "tiny.guard" not in {one.rule for one in self.table.playing().pending.values()}

    async def until_closed(self) -> float:
        """How long the window was open, in seconds."""
        began = self.table.rows[-1].created
        while not self.closed():
            await asyncio.sleep(0.25)
        ended = self.table.rows[-1].created
        assert began is not None
        assert ended is not None
        return (ended - began).total_seconds()


def sit(*seats: Seat, **settings: Any) -> Sitting:
    return Sitting(seats, Settings(**settings))


def spent(table: Table) -> list[str]:
    state = table.playing().state
    assert isinstance(state, Shells)
    return state.spent


@pytest.mark.parametrize(("reactions", "seconds"), [("quick", 3), ("normal", 6), ("long", 12)])
def test_people_together_have_one_length(reactions: Any, seconds: float) -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE, reactions=reactions)
        await sitting.bid()
        await sitting.answer(1, PASS)
        await sitting.answer(2, PASS)  # nor does it end when all have answered
        assert await sitting.until_closed() == seconds
        assert [row.by for row in sitting.table.rows[3:]] == [None, None]

    run(test())


def test_who_says_nothing_has_declined() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE)
        await sitting.bid()
        await sitting.answer(2, PASS, "mine")
        assert await sitting.until_closed() == 6
        late = [(row.seat, row.body, row.command, row.by) for row in sitting.table.rows[3:]]
        given = '{"type":"pass"}'
        assert late == [(1, given, None, "window"), (2, given, "mine", None)]
        assert any("shell-won" in str(row) for row in Client(sitting.table, None).events)

    run(test())


def test_an_answer_counts_when_the_window_closes_and_may_be_changed_until_then() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE)
        table = sitting.table
        await sitting.bid()
        await sitting.answer(1, PASS)
        await asyncio.sleep(2)
        await sitting.answer(1, SPEND)
        assert table.holds(1) is not None
        with pytest.raises(IllegalAnswer):
            await sitting.answer(1, {"type": "dance"})
        assert await sitting.until_closed() == 6
        assert spent(table) == ["guard"]

    run(test())


def test_after_it_has_closed_it_is_too_late() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE)
        await sitting.bid()
        question = sitting.table.playing().question(1)
        await sitting.until_closed()
        with pytest.raises(QuestionClosed):
            await sitting.table.answer(1, question, PASS)

    run(test())


def test_the_same_answer_sent_twice_is_given_once() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB)
        await sitting.bid()
        question = sitting.table.playing().question(1)
        for _ in range(2):
            await sitting.table.answer(1, question, PASS, "same")
        await sitting.until_closed()
        await sitting.table.answer(1, question, PASS, "same")
        assert len(sitting.table.rows) == 3

    run(test())


def test_others_see_nothing_of_what_is_held() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE)
        await sitting.bid()
        others = [Client(sitting.table, viewer) for viewer in (0, 2, None)]
        mine = Client(sitting.table, 1)
        before = [client.position for client in others]
        assert {json_of(client)["closes"] for client in [mine, *others]} == {"2030-01-01T12:00:06Z"}
        await sitting.answer(1, PASS)
        for client in [mine, *others]:
            client.look()
        assert [client.position for client in others] == before
        assert [len(client.kinds) for client in others] == [1, 1, 1]
        assert json_of(mine)["answer"] == PASS
        assert mine.position["question"]["rule"] == "tiny.guard"

    run(test())


def json_of(client: Client) -> Any:
    return client.position["window"]


@pytest.mark.parametrize(
    ("seats", "seconds"),
    [
        ((ADA, QUICK, QUICK), 0),
        ((ADA, QUICK, THINKING), 2),
        ((QUICK, THINKING, THINKING), 2),
        ((QUICK, QUICK, QUICK), 0),
        ((ADA, BOB, QUICK), 6),
        ((ADA, BOB, THINKING), 6),
        ((QUICK, BOB, EVE), 6),
        ((ADA, QUICK, ordering(EVE)), 0),
        ((ADA, THINKING, ordering(EVE)), 2),
        ((ADA, ordering(BOB), ordering(EVE)), 0),
        ((ADA, ordering(BOB), EVE), 6),
        ((ADA, BOB, AWAY), 6),
        ((AWAY, BOB, QUICK), 6),  # who is away can look on, and come back
        ((RESIGNED, BOB, QUICK), 0),
        ((ADA, QUICK, AWAY), 0),
    ],
    ids=str,
)
def test_the_length_follows_from_who_is_asked(seats: Sequence[Seat], seconds: float) -> None:
    async def test() -> None:
        sitting = sit(*seats)
        orders = Orders()
        sitting.table.watchers.add(orders.attend)
        for seat in (1, 2, 0):
            coins = 3 if seat == 0 else 0
            await sitting.answer(seat, {"type": "bid", "coins": coins})
        began = now()
        for seat in (1, 2):
            if not sitting.table.seats[seat].orders and not sitting.closed():
                await sitting.answer(seat, PASS)
        while not sitting.closed():
            await asyncio.sleep(0)
            await asyncio.sleep(0.25 if sitting.table.window() and seconds else 0)
        assert (now() - began).total_seconds() == seconds

    run(test())


def test_one_person_among_bots_has_all_the_time_there_is() -> None:
    async def test() -> None:
        sitting = sit(QUICK, BOB, QUICK)
        await sitting.bid()
        await sitting.answer(2, PASS)
        await asyncio.sleep(100)
        await sitting.answer(1, PASS)
        assert await sitting.until_closed() == 0

    run(test())


def test_a_bot_that_thinks_too_long_has_declined() -> None:
    async def test() -> None:
        sitting = sit(QUICK, THINKING, BOB)
        await sitting.bid()
        await sitting.answer(2, PASS)
        assert await sitting.until_closed() == 2
        assert [row.by for row in sitting.table.rows[3:]] == ["window", None]

    run(test())


@pytest.mark.parametrize(
    "settings", [Settings(reactions="open"), Settings(clock=Clock(decision=3 * 86400))]
)
def test_by_post_it_stays_open_until_all_have_answered(settings: Settings) -> None:
    async def test() -> None:
        sitting = Sitting((ADA, BOB, EVE), settings)
        await sitting.bid()
        await sitting.answer(1, PASS)
        await asyncio.sleep(86400)
        assert not sitting.closed()
        await sitting.answer(2, PASS)
        assert sitting.closed()
        assert [row.by for row in sitting.table.rows[3:]] == [None, None]

    run(test())


def test_clocks_stand_still_in_a_window() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, clock=Clock(decision=5, bank=60))
        await sitting.bid()
        await sitting.until_closed()
        assert sitting.table.clocks is not None
        assert sitting.table.clocks.banks == [60, 60]

    run(test())


def test_the_end_of_a_window_is_noted_so_that_any_process_finds_it() -> None:
    async def test() -> None:
        sitting = sit(ADA, BOB, EVE)
        await sitting.bid()
        assert sitting.storage.changes[-1] == {"due": NOON.replace(second=6)}
        await sitting.until_closed()
        assert sitting.storage.changes[-1]["due"] is None

    run(test())


def test_what_is_held_is_found_again_where_the_window_was_never_closed() -> None:
    async def test() -> None:
        first = Sitting((ADA, BOB, EVE), Settings(), attended=False)
        await first.bid()
        await first.answer(1, SPEND)
        # The process dies; another has the rows and the seats as they are stored.
        again = Table("local", first.storage, now)
        again.open(first.table.head, first.table.seats, first.storage.rows)
        await asyncio.sleep(100)
        await again.close_window()
        assert spent(again) == ["guard"]

    run(test())
