"""A table in memory: how it changes, and what each who follows it is sent."""

import asyncio
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from critias.engine.errors import CritiasError, IllegalAnswer, QuestionClosed
from critias.table.errors import NoSpectators, NoSuchThing, NotOver, StorageFailed
from critias.table.following import Follower, Watcher
from critias.table.history.entries import Row
from critias.table.settings import Clock, Settings
from critias.table.table import Table

from .local import Client, InList, open_table, play


def followed(table: Table, **wish: Any) -> list[Client]:
    """Both seats, and a spectator."""
    return [Client(table, viewer, **wish) for viewer in (0, 1, None)]


def test_a_whole_match_with_a_list_for_storage() -> None:
    rows = InList()
    table = open_table(rows)
    clients = followed(table, changes=True)
    asyncio.run(play(table, clients))
    assert table.stage == "over"
    assert rows.rows == table.rows
    assert rows.changes[-1] == {"stage": "over", "due": None}
    assert table.saved().seed == table.head.seed
    again = open_table(InList(rows.rows))
    for viewer, client, late in zip((0, 1, None), clients, followed(again), strict=True):
        assert client.kinds.count("changes") > 10
        assert client.position["result"] == wire(table.playing().result)
        assert client.position["view"] == wire(table.playing().view(viewer))
        assert client.events == [wire(one.event) for one in table.playing().events(viewer)]
        # What came bit by bit is what somebody is told who comes in the end, after a restart.
        assert late.position == client.position
        assert late.events == client.events


def wire(record: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))


def test_who_takes_no_changes_gets_whole_positions() -> None:
    table = open_table(InList())
    whole, by_changes = followed(table), followed(table, changes=True)

    async def test() -> None:
        for entries in range(1, 12):
            await play(table, whole, entries)
            for one, other in zip(whole, by_changes, strict=True):
                other.look()
                assert (one.position, one.events) == (other.position, other.events)

    asyncio.run(test())
    assert {kind for client in whole for kind in client.kinds} == {"position"}


def test_nobody_is_sent_anything_that_does_not_concern_it() -> None:
    table = open_table(InList())
    clients = followed(table)
    asyncio.run(play(table, clients, 4))
    known = [len(client.kinds) for client in clients]
    table.wake()
    for client in clients:
        client.look()
    assert [len(client.kinds) for client in clients] == known


def test_what_is_taken_back_is_told_anew() -> None:
    table = open_table(InList())
    clients = followed(table, changes=True)

    async def test() -> None:
        seat: int | None = None
        while seat is None:
            await play(table, clients, len(table.rows) + 1)
            seat = next((one for one in range(2) if table.playing().can_undo(one)), None)
        before = [(client.position, client.events) for client in clients]
        await table.undo(seat, "undo")
        for client in clients:
            client.look()
        assert [(client.position, client.events) for client in clients] != before
        rewinds = table.perspectives.rewinds(seat)
        assert rewinds == 1
        for client, fresh in zip(clients, followed(table), strict=True):
            assert (client.position, client.events) == (fresh.position, fresh.events)
        # Whoever comes back with events that no longer stand is told all anew.
        assert not table.perspectives.still_stand(seat, len(before[seat][1]))

    asyncio.run(test())


def test_who_is_asked_again_hears_of_it_even_if_nothing_was_seen_in_between() -> None:
    async def test() -> None:
        table = open_table(InList(), "end_of_atlantis", seats=3)
        clients = [Client(table, seat) for seat in range(3)]
        while "eoa.voting.row" not in {one.rule for one in table.playing().pending.values()}:
            await play(table, clients, len(table.rows) + 1)
        seat, before = 1, clients[1].position
        question = before["question"]
        looked = [len(client.kinds) for client in clients]
        # The client is slow to look: it is sent nothing of the answer, which is then taken back.
        await table.answer(seat, question["id"], question["options"][0], "c")
        await table.undo(seat, "u")
        for client in clients:
            client.look()
        assert clients[seat].position == before
        seen = [len(client.kinds) - then for client, then in zip(clients, looked, strict=True)]
        assert seen == [0, 1, 0]  # and nobody else is sent anything

    asyncio.run(test())


def test_a_refused_answer_changes_nothing_and_an_id_counts_once() -> None:
    rows = InList()
    table = open_table(rows)
    clients = followed(table)
    [seat] = table.playing().pending
    question = clients[seat].position["question"]

    async def test() -> None:
        before = table.match
        with pytest.raises(IllegalAnswer):
            await table.answer(seat, question["id"], {"type": "dance"}, "a")
        assert table.match is before
        assert rows.rows == []
        for _ in range(3):
            await table.answer(seat, question["id"], question["options"][0], "a")
        assert len(rows.rows) == 1
        [other] = table.playing().pending
        with pytest.raises(QuestionClosed):
            await table.answer(other, "0-000000000000", question["options"][0], "b")

    asyncio.run(test())


def test_answers_that_come_at_once_are_taken_one_after_the_other() -> None:
    table = open_table(InList())
    [seat] = table.playing().pending
    client = Client(table, seat)
    question = client.position["question"]

    async def test() -> None:
        answer = question["options"][0]
        tried = (table.answer(seat, question["id"], answer, name) for name in "abc")
        told = await asyncio.gather(*tried, return_exceptions=True)
        assert told[0] is None
        assert all(isinstance(one, CritiasError) for one in told[1:])
        assert len(table.rows) == 1

    asyncio.run(test())


class Taken(InList):
    """Storage in which somebody else is always first."""

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        return False


def test_what_is_not_stored_is_not_shown() -> None:
    table = open_table(Taken())
    [seat] = table.playing().pending
    client = Client(table, seat)
    question, before = client.position["question"], table.match

    async def test() -> None:
        with pytest.raises(StorageFailed):
            await table.answer(seat, question["id"], question["options"][0], "a")

    asyncio.run(test())
    assert table.match is before
    client.look()
    assert client.kinds == ["position"]


def test_an_entry_says_when_the_next_clock_runs_out() -> None:
    rows = InList()
    table = open_table(rows, settings=Settings(clock=Clock(decision=60)))
    asyncio.run(play(table, followed(table), 1))
    [seat] = table.playing().pending
    assert table.clocks is not None
    assert rows.changes == [{"due": table.clocks.deadline(seat)}]
    created = rows.rows[0].created
    assert created is not None
    assert table.clocks.deadline(seat) == created + timedelta(seconds=60)


def test_where_spectators_are_not_welcome_they_see_the_match_once_it_is_over() -> None:
    table = open_table(InList(), settings=Settings(spectators=False))
    clients = followed(table, changes=True)
    spectator = clients[2]
    asyncio.run(play(table, clients, 3))
    assert (spectator.position["view"], spectator.events) == (None, [])
    assert [seat["name"] for seat in spectator.position["seats"]] == ["Ada", "Bob"]
    with pytest.raises(NoSpectators):
        table.perspectives.past(None, 0)
    with pytest.raises(NotOver):
        table.saved()
    asyncio.run(play(table, clients))
    assert spectator.position["view"] == wire(table.playing().view(None))
    assert len(spectator.events) > 10


def test_looking_back() -> None:
    table = open_table(InList())
    clients = followed(table)
    seen = []

    async def test() -> None:
        for entries in range(1, 6):
            await play(table, clients, entries)
            seen.append((len(clients[0].events), clients[0].position["view"]))

    asyncio.run(test())
    for cursor, view in seen:
        past = msgspec.json.decode(table.perspectives.past(0, cursor))
        assert (past["cursor"], past["view"]) == (cursor, view)
    with pytest.raises(NoSuchThing, match="the history has positions 0 to"):
        table.perspectives.past(0, 10_000)


def test_what_is_shared_is_encoded_once() -> None:
    table = open_table(InList())
    clients = followed(table)
    asyncio.run(play(table, clients, 3))
    perspectives = table.perspectives
    for viewer in (0, 1, None):
        assert perspectives.seen_by(viewer) is perspectives.seen_by(viewer)
        assert perspectives.told(viewer) is perspectives.told(viewer)
    before = perspectives.seen_by(0)
    table.wake()
    assert perspectives.seen_by(0) is before
    asyncio.run(play(table, clients, 4))
    assert perspectives.seen_by(0) is not before
    # A follower holds what it has seen last; nobody else holds what is past.
    follower = Follower(table, Watcher(0, 0))
    assert follower.position() is not None
    assert follower.position() is None
