"""What the worker's JavaScript calls, with a stand-in for each thing that only a browser has."""

import asyncio
import json

import msgspec

from critias.offline.in_browser import BrowserJournal, Here, Thought, think_about
from critias.offline.journal import InMemory
from tests.virtual_time import now, run


class OtherWorker:
    """The worker in which bots think, which is lost at first; they think no longer than needed."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    async def think(self, thought: str) -> str | None:
        await asyncio.sleep(0.1)
        self.thoughts.append(msgspec.json.decode(thought, type=Thought))
        if len(self.thoughts) == 1:
            return None
        quick = msgspec.structs.replace(self.thoughts[-1], bot="medium")
        return think_about(msgspec.json.encode(quick).decode())


def test_bots_that_search_think_in_the_other_worker_and_are_asked_again_if_that_was_lost() -> None:
    async def test() -> None:
        other = OtherWorker()
        here = Here(BrowserJournal(InMemory()), other, now)
        seats = [{"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "medium"}]
        body = {"game": "atlantis", "seats": seats, "name": "Ada"}
        sent = {"method": "POST", "path": "/tables", "body": body, "secret": None}
        status, _, told = (await here.ask(json.dumps(sent))).partition(" ")
        assert status == "201"
        messages: list[str] = []
        line = await here.follow(json.loads(told)["table"], messages.append)
        await line.receive('{"type": "follow", "changes": true}')
        while '"over"' not in messages[-1]:
            await asyncio.sleep(1)
        assert len(other.thoughts) > 2
        assert {(one.seat, one.bot) for one in other.thoughts} == {(0, "hard")}

    run(test())
