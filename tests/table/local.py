"""A table with no server around it: rows in a list, and clients that take its messages."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.table.following import Follower, Watcher
from critias.table.head import head_of
from critias.table.history.entries import Row
from critias.table.messages import Follow
from critias.table.people.seats import Seat
from critias.table.settings import Settings
from critias.table.table import Table
from critias.table.viewers import Viewer


class InList:
    """Storage that is a list: whoever is first with a number has it."""

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        self.rows = list(rows)
        self.changes: list[Mapping[str, Any]] = []

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        if row.number != len(self.rows) + 1:
            return False
        self.rows.append(row)
        self.changes.append(changes)
        return True


def open_table(
    rows: InList,
    game: str = "atlantis",
    seed: int | str = 7,
    settings: Settings | None = None,
    seats: int = 2,
) -> Table:
    """A table of people, whose match has begun."""
    match = new(game, seats=seats, seed=seed)
    names = ["Ada", "Bob", *(f"P{seat}" for seat in range(2, seats))]
    people = [Seat("person", name, secret=b"x") for name in names]
    head = head_of("local", match, settings or Settings(), public=False, begun=datetime.now(UTC))
    table = Table("local", rows)
    table.open(head, people, rows.rows)
    return table


class Client:
    """Somebody who follows a table and knows only what it was sent."""

    def __init__(self, table: Table, viewer: Viewer, **wish: Any) -> None:
        self._follower = Follower(table, Watcher(viewer, viewer), Follow(**wish))
        self.position: dict[str, Any] = {}
        self.events: list[Any] = []
        self.kinds: list[str] = []
        self.look()

    def look(self) -> None:
        """Take what is new, if anything is."""
        encoded = self._follower.position()
        if encoded is None:
            return
        message = json.loads(encoded)
        self.kinds.append(message["type"])
        if message["type"] == "changes":
            self.position = changed(self.position, message)
        else:
            self.position = {
                name: value
                for name, value in message.items()
                if name not in ("type", "cursor", "events", "reset")
            }
            if message["reset"]:
                self.events = []
        self.events += message["events"]
        assert len(self.events) == message["cursor"]


def changed(position: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """A position after what has changed in it, as a client works it out."""
    after: dict[str, Any] = json.loads(json.dumps(position))
    for path, value in message["set"]:
        inner: Any = after
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
    for path in message["unset"]:
        inner = after
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]
    return after


async def play(table: Table, clients: Sequence[Client], entries: int | None = None) -> None:
    """Play to the end, or for some entries; clients answer by what they were sent."""
    rng = Rng(seed_key("local play"))
    while not table.playing().over and (entries is None or len(table.rows) < entries):
        seat = rng.choice(sorted(table.playing().pending))
        question = clients[seat].position["question"]
        answer = rng.choice(question["options"])
        await table.answer(seat, question["id"], answer, f"{len(table.rows)}")
        for client in clients:
            client.look()
