"""What is kept where there is no server is there again, and two windows lose nothing."""

import asyncio
import json
from datetime import timedelta
from typing import Any

from critias.offline.journal import InMemory
from critias.offline.lines import Line
from tests.server.playing import PERSON, bot, play
from tests.virtual_time import now, run

from .ends import Here


class Window:
    """A client that follows a table, as a page does."""

    def __init__(self, here: Here, table: str) -> None:
        self.here = here
        self._table = table
        self.told: list[dict[str, Any]] = []
        self.line: Line | None = None

    async def open(self) -> "Window":
        """Begin to follow."""
        table = await self.here.tables.find(self._table)
        self.line = Line(table, lambda data: self.told.append(json.loads(data)))
        await self.line.receive('{"type": "follow", "talk": 0}')
        return self

    @property
    def position(self) -> dict[str, Any]:
        return [one for one in self.told if one["type"] == "position"][-1]

    async def asked(self) -> dict[str, Any]:
        """The question, once there is one."""
        while self.position["question"] is None:
            await asyncio.sleep(0.001)
        question: dict[str, Any] = self.position["question"]
        return question

    async def answer(self, id: str) -> dict[str, Any]:
        """Answer with the first option; what is replied."""
        question = await self.asked()
        given = {"question": question["id"], "answer": question["options"][0], "id": id}
        assert self.line is not None
        await self.line.receive(json.dumps({"type": "answer", **given}))
        return next(one for one in self.told if one.get("id") == id)


async def _made(here: Here) -> str:
    seats = [PERSON, bot("medium")]
    made = await here.ask("POST", "/tables", {"game": "atlantis", "seats": seats, "name": "Ada"})
    table: str = made.body["table"]
    return table


def test_a_match_goes_on_after_the_page_is_loaded_anew() -> None:
    async def test() -> None:
        journal = InMemory()
        table = await _made(Here(journal))
        window = await Window(Here(journal), table).open()
        for number in range(6):
            assert (await window.answer(f"a{number}"))["type"] == "done"
        await window.here.ask("POST", f"/tables/{table}/talk", {"text": "Later", "id": "t"})
        await window.asked()
        anew = await Window(Here(journal), table).open()
        assert anew.position == {**window.position, **_whole(anew.position)}
        assert anew.told[-1]["messages"][0]["text"] == "Later"
        again = await anew.here.ask("POST", f"/tables/{table}/talk", {"text": "Twice", "id": "t"})
        assert again.body == {"number": None}
        assert (await anew.answer("a5"))["type"] == "done"  # known already: nothing is done
        assert (await anew.answer("b1"))["type"] == "done"
        [mine] = (await anew.here.ask("GET", "/tables/mine")).body
        assert (mine["table"], mine["you"]) == (table, 0)

    play(test())


def _whole(position: dict[str, Any]) -> dict[str, Any]:
    """What a position tells differently to who has just come."""
    return {name: position[name] for name in ("events", "reset", "cursor")}


def test_two_windows_on_one_journal_catch_up_with_each_other() -> None:
    async def test() -> None:
        journal = InMemory()
        table = await _made(Here(journal))
        one = await Window(Here(journal), table).open()
        other = await Window(Here(journal), table).open()
        for number in range(4):
            assert (await one.answer(f"one {number}".replace(" ", "-")))["type"] == "done"
        late = await other.answer("late")
        assert late["error"] == "question-closed"
        rows = await journal.rows(table, 0)
        assert [json.loads(row)[0] for row in rows] == list(range(1, len(rows) + 1))
        assert (await other.answer("in-time"))["type"] == "done"

    play(test())


def test_a_match_that_does_not_replay_any_more_is_frozen_and_kept() -> None:
    async def test() -> None:
        journal = InMemory()
        table = await _made(Here(journal))
        window = await Window(Here(journal), table).open()
        await window.answer("a1")
        kept = list(await journal.rows(table, 0))
        broken = json.loads(kept[0])
        broken[6] = "0" * 16  # the digest of what it led to
        journal._rows[table][0] = json.dumps(broken)
        anew = Here(journal)
        shown = (await anew.ask("GET", f"/tables/{table}")).body
        assert shown["stage"] == "frozen"
        assert "leads to something else" in shown["message"]
        refused = await anew.ask("POST", f"/tables/{table}/resign", {})
        assert refused.body["error"] == "not-playing"
        journal._rows[table][0] = kept[0]
        assert (await Here(journal).ask("GET", f"/tables/{table}")).body["stage"] == "playing"

    play(test())


def test_a_clock_that_runs_out_answers_and_that_is_said() -> None:
    async def test() -> None:
        here = Here(now=now)
        wanted = {"seats": [PERSON, bot("random")], "settings": {"clock": {"decision": 60}}}
        made = await here.ask("POST", "/tables", {"game": "atlantis", "name": "Ada", **wanted})
        window = await Window(here, made.body["table"]).open()
        await window.asked()
        began = now()
        while not any(one["type"] == "talk" for one in window.told):
            await asyncio.sleep(1)
        assert now() - began >= timedelta(seconds=60)
        [said] = next(one["messages"] for one in window.told if one["type"] == "talk")
        assert (said["kind"], said["seat"]) == ("time-ran-out", 0)

    run(test())
