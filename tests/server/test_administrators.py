"""Those who look after a server from afar: each has a token, and what each does is noted."""

import asyncio
import json
import re

import httpx
import pytest

from critias.cli import main

from .playing import PERSON, Player, administrator, bot, play, served


def test_only_administrators_may(database: str, tiny: None) -> None:
    async def test() -> None:
        ada = await administrator(database)
        prometheus = await administrator(database, "prometheus", "metrics")
        async with served(database) as address:
            player = Player(address)
            table = await player.make("tiny", PERSON, PERSON)
            path = f"/api/admin/tables/{table}"
            body = {"message": "closed for the night"}
            asked = (
                ("GET", "/api/admin/tables", None),
                ("POST", f"{path}/close", body),
                ("DELETE", f"{path}/talk/1", None),
                ("GET", "/api/admin/metrics", None),
            )
            good = ada["Authorization"].removeprefix("Bearer ")
            others = ("", "Bearer guess", "Bearer é", f"Seat {good}", f"Bearer {good[:-1]}")
            for given in (*others, f"Bearer {'0' * 64}", prometheus["Authorization"]):
                raw = {b"Authorization": given.encode()}
                for method, where, content in asked:
                    reply = await player.http.request(method, where, json=content, headers=raw)
                    if given.encode() == prometheus["Authorization"].encode() and (
                        where == "/api/admin/metrics"
                    ):
                        assert reply.status_code == 200
                    else:
                        assert (reply.status_code, reply.json()["error"]) == (401, "not-admin")
            assert (await player.get(f"/api/tables/{table}"))["stage"] == "gathering"

    play(test())


def test_they_remove_chat_and_close_tables(
    database: str, tiny: None, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> str:
        headers = await administrator(database, "Grace")
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, bot())
            await ada.post(f"/api/tables/{table}/talk", {"text": "something rude", "id": "1"})
            grace = httpx.AsyncClient(base_url=address, verify=False, headers=headers)
            [listed] = (await grace.get("/api/admin/tables")).json()
            assert (listed["table"], listed["game"]) == (table, "tiny")
            async with ada.follow(talk=1) as feed:
                await feed.next()
                removed = await grace.delete(f"/api/admin/tables/{table}/talk/1")
                assert removed.json() == {"accepted": True}
                news = json.loads(await feed.socket.recv())
                while news["type"] != "talk":
                    news = json.loads(await feed.socket.recv())
                [message] = news["messages"]
                assert (message["number"], message["text"], message["name"]) == (1, None, "Ada")
            again = await grace.delete(f"/api/admin/tables/{table}/talk/2")
            assert again.status_code == 404
            close = f"/api/admin/tables/{table}/close"
            assert (await grace.post(close, json={"message": ""})).status_code == 400
            assert (await grace.post(close, json={"message": "Enough."})).status_code == 200
            # Closed is closed: nothing is done, so nothing is noted.
            assert (await grace.post(close, json={"message": "Again."})).status_code == 200
            shown = await ada.get(f"/api/tables/{table}")
            assert (shown["stage"], shown["message"]) == ("ended", "Enough.")
            assert shown["ending"] == {"reason": "closed", "winners": []}
            counted = (await grace.get("/api/admin/metrics")).text
            assert "critias_request_seconds_bucket" in counted
            assert 'route="/api/tables/{table_id}"' in counted
            assert table not in counted
            await grace.aclose()
            return table

    table = asyncio.run(test())
    assert main(["admin", "log", "--database", database]) == 0
    noted = [line[17:] for line in capsys.readouterr().out.splitlines()]
    assert noted == [
        "(command line) made 'Grace' an administrator",
        "Grace looked at the list of all tables",
        f"Grace took the words out of message 1 at table {table}",
        f"Grace closed table {table}: 'Enough.'",
    ]


def test_they_are_made_and_revoked_while_the_server_runs(
    one_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def critias(*arguments: str) -> tuple[int, str]:
        status = main(["admin", *arguments, "--database", one_file])
        told = capsys.readouterr()
        return status, (told.out + told.err).strip()

    async def test() -> None:
        async with served(one_file) as address, httpx.AsyncClient(verify=False) as http:

            async def tried(token: str) -> int:
                headers = {"Authorization": f"Bearer {token}"}
                return (await http.get(f"{address}/api/admin/tables", headers=headers)).status_code

            _, ada = await asyncio.to_thread(critias, "add", "Ada")
            _, bob = await asyncio.to_thread(critias, "add", "Bob", "--metrics-only")
            assert re.fullmatch("[0-9a-f]{64}", ada)
            assert [await tried(ada), await tried(bob)] == [200, 401]
            assert await asyncio.to_thread(critias, "revoke", "Ada") == (0, "")
            assert await tried(ada) == 401
            # A name is given once; who is gone stays in the list.
            for wrong, why in ((("add", "Ada"), "is or was"), (("revoke", "Ada"), "no admin")):
                status, said = await asyncio.to_thread(critias, *wrong)
                assert status == 1
                assert why in said
            _, listed = await asyncio.to_thread(critias, "list")
            assert [line.partition(" since")[0] for line in listed.splitlines()] == [
                "Ada: may do everything,",
                "Bob: may read metrics,",
            ]
            assert ", revoked " in listed.splitlines()[0]
            assert ada not in listed

    play(test())


def test_there_is_nobody_to_list_where_there_is_no_database(
    one_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "list", "--database", one_file]) == 1
    assert "there is no database file" in capsys.readouterr().err
