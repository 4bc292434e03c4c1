"""Saved matches and components files from elsewhere."""

import asyncio
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import httpx
import msgspec
import pytest

import critias
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import save
from critias.server.tables.readers import Readers
from critias.table.errors import BadUpload

from .playing import PERSON, Player, bot, play, served


def played(entries: int | None = None) -> Any:
    """A saved match of the tiny game, after some entries or to its end."""
    match, rng = critias.new("tiny", seats=2, seed=5), Rng(bytes(32))
    while not match.over and (entries is None or len(match.log) < entries):
        seat, decision = next(iter(match.pending.items()))
        match.answer(seat, decision.sample(rng))
    return msgspec.to_builtins(save(match))


def test_an_unfinished_match_goes_on(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            body = {"match": played(3), "seats": [PERSON, bot()], "name": "Ada"}
            made = await ada.post("/api/matches", body)
            ada.table, ada.secret = made["table"], made["secret"]
            async with ada.follow() as feed:
                await feed.until(lambda p: p["question"] is not None)
                assert len(feed.events) >= 2

    play(test())


def test_a_finished_match_is_studied(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, saved = Player(address), played()
            body = {"match": saved, "seats": [PERSON, PERSON], "name": "Ada"}
            made = await ada.post("/api/matches", body)
            path = f"/api/tables/{made['table']}"
            assert (await ada.get(path))["stage"] == "over"
            again = await ada.get(f"{path}/match")
            assert (again["log"], again["events"]) == (saved["log"], saved["events"])
            for seat in (0, 1):  # what is over is open: each hand
                then = await ada.get(f"{path}/history/3?seat={seat}")
                assert [("items" in hand) for hand in then["view"]["charms"]] == [
                    seat == 0,
                    seat == 1,
                ]
            wrong = await ada.http.get(f"{path}/history/3?seat=2")
            assert wrong.status_code == 404
            # From the middle of a finished match one can go on differently.
            middle = await ada.post("/api/matches", {**body, "entries": 2})
            shown = await ada.get(f"/api/tables/{middle['table']}")
            assert (shown["stage"], shown["you"]) == ("playing", 0)

    play(test())


def test_a_match_from_a_file_is_for_those_at_one_device(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, eve = Player(address), Player(address)
            people = [PERSON, {**PERSON, "name": "Bo"}]
            body = {"match": played(3), "seats": people, "name": "Ada"}
            made = await ada.post("/api/matches", body)
            path = f"/api/tables/{made['table']}"
            shown = await ada.get(path)
            assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bo"]
            assert (shown["origin"], shown["edited"], shown["stage"]) == (
                *("upload", False, "playing"),
            )
            [beside] = made["beside"]
            beside_ada = httpx.AsyncClient(
                base_url=address, headers={"Authorization": f"Seat {beside['secret']}"}
            )
            assert (await beside_ada.get(path)).json()["you"] == beside["seat"] == 1
            refused = await eve.http.post(f"{path}/seats", json={"name": "Eve"})
            assert refused.json()["error"] == "table-full"
            public = await ada.http.post("/api/matches", json={**body, "public": True})
            assert public.status_code == 400
            assert "anew" in public.json()["detail"]

    play(test())


def test_with_others_a_match_from_a_file_begins_anew_with_other_chances(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            saved = played(3)
            saved["components"] = _with(saved, guard=3, plain=11)
            wanted = {"match": saved, "seats": [PERSON, PERSON], "name": "Ada"}
            made = await ada.post("/api/matches", {**wanted, "anew": True, "public": True})
            assert made["beside"] == []
            listed = await bob.get("/api/tables")
            assert [(one["table"], one["edited"], one["origin"]) for one in listed] == [
                (made["table"], True, None)
            ]
            promised = blake2b(bytes.fromhex(saved["seed"]), digest_size=32).hexdigest()
            assert listed[0]["seed_hash"] != promised
            await bob.join(made["table"])
            ada.table, ada.secret = made["table"], made["secret"]
            async with ada.follow() as feed:
                position = await feed.until(lambda p: p["stage"] == "playing")
                assert not any(event["type"] == "bids-opened" for event in feed.events)
                assert position["question"] is not None
            both = await ada.http.post("/api/matches", json={**wanted, "anew": True, "entries": 1})
            assert both.status_code == 400

    play(test())


def test_what_strangers_send_is_bounded_before_it_is_read(one_file: str, tiny: None) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            ada = Player(address)
            keys = [
                ".".join("a" * 30_000) + " = 1",
                "[" + " . ".join("a" * 10_000) + "]",
                "x = {" + ".".join(["'a'"] * 9_000) + " = 1}",
                "a" * 200_000,
                '"' * 100_000,
                "[" * 100_000,
                "a = " + "[" * 90_000,
            ]
            for text in keys:
                wanted = {"game": "tiny", "seats": [PERSON, bot()], "name": "A"}
                reply = await ada.http.post("/api/tables", json={**wanted, "components": text})
                assert reply.status_code == 422, reply.text
                assert reply.json()["error"] in ("bad-upload", "bad-components")

    play(test())


def test_what_takes_too_long_or_too_much_to_read_ends_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        readers = Readers()
        monkeypatch.setattr("critias.server.tables.readers._SECONDS", 0.5)
        with pytest.raises(BadUpload, match=r"takes more than 0\.5 seconds"):
            await readers.read("a", endless)
        with pytest.raises(BadUpload, match="too much memory"):
            await readers.read("a", greedy)
        assert await readers.read("a", str, 7) == "7"
        readers.close()

    asyncio.run(test())


def endless() -> None:
    while True:
        with suppress(Exception):
            sum(range(100_000))


def greedy() -> int:
    return len(bytes(2**31))


def test_uploads_that_are_not_what_they_should_be(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, good = Player(address), played(4)
            deep: Any = 1
            for _ in range(30):
                deep = [deep]
            log = good["log"]
            bad: list[tuple[Any, int]] = [
                ({**good, "log": [{**log[0], "answer": {"type": "bid", "coins": 99}}]}, 422),
                ({**good, "log": [log[1], log[0]]}, 422),
                ({**good, "log": [{"number": 1}]}, 422),
                ({**good, "log": [{"number": 1, "seat": 0, "answer": deep}]}, 422),
                ({**good, "log": log * 6000}, 422),
                ({**good, "log": 7}, 400),
                ({**good, "extra": 7}, 400),
                ({**good, "game": "chess"}, 404),
                ({**good, "options": {"shells": 99}}, 422),
                ({**good, "seed": "zz"}, 422),
                ({**good, "seats": 7}, 422),
                ({**good, "components": {}}, 422),
                ({**good, "components": {"charms": {"guard": 10**12}}}, 422),
                ({**good, "components": _with(good, guard=0, plain=1)}, 422),
                ({**good, "critias": "9.9"}, 422),
                ({}, 400),
                (None, 400),
            ]
            for match, status in bad:
                body = {"match": match, "seats": [PERSON, PERSON], "name": "Ada"}
                reply = await ada.http.post("/api/matches", json=body)
                assert reply.status_code == status, f"{str(match)[:200]}: {reply.text}"
                assert set(reply.json()) == {"error", "detail"}
            wrong = {"match": good, "seats": [PERSON] * 3, "name": "Ada"}
            reply = await ada.http.post("/api/matches", json=wrong)
            assert (reply.status_code, reply.json()["error"]) == (422, "wrong-seats")
            huge = await ada.http.post("/api/matches", content=b" " * 5_000_000)
            assert huge.status_code == 413

    play(test())


def _with(saved: Any, **charms: int) -> Any:
    components = saved["components"]
    return {**components, "charms": {**components["charms"], **charms}}


def test_a_table_with_other_components(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            own = (await ada.http.get("/api/games/tiny/components")).text
            assert own == (find_game("tiny").folder / "components.toml").read_text("utf-8")
            edited = own.replace("each = 4", "each = 6")
            assert edited != own
            table = await ada.make("tiny", PERSON, bot(), components=edited)
            assert (await ada.get(f"/api/tables/{table}"))["edited"]
            as_it_is = await Player(address).make("tiny", PERSON, bot(), components=own)
            assert not (await ada.get(f"/api/tables/{as_it_is}"))["edited"]
            printed = await ada.get(f"/api/tables/{table}/printed")
            assert printed == {"figures": {"coins-each": 6}, "names": {"en": "", "de": ""}}
            async with ada.follow() as feed:
                await feed.until(lambda p: p["question"] is not None)
                assert len(feed.now["question"]["options"]) == 7
            bad = [
                "not toml",
                "",
                "a = 1",
                own.replace("each = 4", f"each = {10**9}"),
                "/etc/passwd",
            ]
            bad.append(own.replace("[charms]", "[charms]\nguard = 1"))
            for text in bad:
                body = {"game": "tiny", "seats": [PERSON, bot()], "name": "A", "components": text}
                reply = await ada.http.post("/api/tables", json=body)
                assert reply.status_code == 422, f"{text}: {reply.text}"

    play(test())
