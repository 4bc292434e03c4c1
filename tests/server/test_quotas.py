"""What one address may take up of a server: tables, and the thoughts of bots."""

from typing import Any

import httpx
import pytest

from critias.server.access import quotas
from critias.server.attendants.thinkers import Thinkers

from .playing import PERSON, Player, bot, play, served

FROM_OUTSIDE = {"limit_loopback": True, "rate": 10_000}


def new_table(*seats: dict[str, str]) -> dict[str, Any]:
    return {"game": "tiny", "seats": seats, "name": "Ada"}


def test_an_address_has_so_many_unfinished_tables(
    database: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "_MOST", 2)

    async def test() -> None:
        wanted = new_table(PERSON, PERSON)
        async with served(database, **FROM_OUTSIDE) as address:
            ada = Player(address)
            await ada.make("tiny", PERSON, PERSON)
            first = ada.table
            await Player(address).join(first, "Bob")
            await ada.make("tiny", PERSON, bot())
        # It is known after a start, too.
        async with served(database, **FROM_OUTSIDE) as address:
            ada.http = httpx.AsyncClient(base_url=address, cookies=ada.http.cookies, verify=False)
            refused = await ada.http.post("/api/tables", json=wanted)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-tables")
            assert "give up there" in refused.json()["detail"]
            assert int(refused.headers["retry-after"]) > 0
            await ada.post(f"/api/tables/{first}/resign")
            await ada.post("/api/tables", wanted)
        async with served(database) as address:  # whoever is on this machine may
            await Player(address).post("/api/tables", wanted)

    play(test())


def test_tables_of_bots_alone_are_few(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "_MOST_OF_BOTS", 1)

    async def test() -> None:
        async with served(one_file, **FROM_OUTSIDE) as address:
            ada = Player(address)
            await ada.make("tiny", bot("hard"), bot("hard"))
            wanted = new_table(bot("hard"), bot("hard"))
            refused = await ada.http.post("/api/tables", json=wanted)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-tables")
            assert "bots alone" in refused.json()["detail"]
            await ada.make("tiny", PERSON, bot("hard"))

    play(test())


def test_searching_bots_think_while_somebody_looks_on(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    think = Thinkers.think

    async def noting(self: Thinkers, table: Any, seat: int, name: str) -> Any:
        thought.append(table.id)
        return await think(self, table, seat, "random")  # what it thinks is all the same

    monkeypatch.setattr(Thinkers, "think", noting)

    async def test() -> None:
        async with served(one_file) as address:
            ada, bob = Player(address), Player(address)
            alone = await ada.make("tiny", bot("hard"), bot("hard"))
            quick = await bob.make("tiny", bot("random"), bot("random"))
            async with bob.follow() as feed:
                await feed.until(lambda position: position["stage"] == "over")
            assert quick in thought
            assert alone not in thought
            async with ada.follow() as feed:
                await feed.until(lambda position: position["stage"] == "over")
            assert alone in thought
            # Somebody who leaves a table to bots leaves bots alone.
            left = await bob.make("tiny", PERSON, bot("hard"))
            await bob.post(f"/api/tables/{left}/leave")
            async with bob.follow() as feed:
                await feed.until(lambda position: position["stage"] == "over")

    play(test())
