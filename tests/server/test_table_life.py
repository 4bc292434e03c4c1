"""What goes on around a match: settings, talk, leaving, giving up, proposals, playing again."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from .playing import PERSON, Player, bot, play, served, spectator
from .test_play import all_play_on, asked, gathered

pytestmark = pytest.mark.each_database


async def refused(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]


async def try_post(player: Player, path: str, body: Any = None) -> httpx.Response:
    return await player.http.post(f"/api/tables/{player.table}/{path}", json=body)


async def done(player: Player, path: str, body: Any = None) -> Any:
    return await player.post(f"/api/tables/{player.table}/{path}", body)


def test_the_settings_of_a_table_are_told(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            wanted = {"clock": {"decision": 60, "bank": 300}, "chat": False, "undo": "consent"}
            table = await ada.make("tiny", PERSON, PERSON, settings=wanted)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["settings"] == {
                **wanted,
                "spectators": True,
                "reactions": "open",
            }
            assert shown["seed"] is None
            said = await try_post(ada, "talk", {"text": "hello", "id": "1"})
            assert await refused(said) == (409, "no-chat")
            for wrong in ({"clock": {"decision": 1}}, {"undo": "maybe"}, {"cheese": 1}):
                body = {"game": "tiny", "seats": [PERSON, PERSON], "name": "A", "settings": wrong}
                reply = await ada.http.post("/api/tables", json=body)
                assert reply.status_code == 400, reply.text

    play(test())


def test_a_table_without_spectators_shows_them_only_who_sits_there(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON, settings={"spectators": False})
            await bob.join(table)
            stranger = spectator(ada)
            async with ada.follow() as feed, stranger.follow(talk=0) as barred:
                assert (await feed.next())["view"] is not None
                now = await barred.next()
                assert (now["stage"], now["view"], now["events"]) == ("playing", None, [])
                assert now["asked"] == []
                looked = await stranger.http.get(f"/api/tables/{table}/history/0")
                assert await refused(looked) == (403, "no-spectators")
                listened = await stranger.http.get(f"/api/tables/{table}/talk")
                assert await refused(listened) == (403, "no-spectators")
                async with bob.follow() as other:
                    await all_play_on([ada, bob], [feed, other])
                # What is over is open to all.
                await barred.until(lambda p: p["stage"] == "over")
                assert barred.now["view"] is not None
                assert barred.events

    play(test())


def test_people_talk(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, _):
            ada, bob = players
            words = "<b>shells</b>\x00 & \u202emore"
            assert await done(ada, "talk", {"text": words, "id": "1"}) == {"number": 1}
            # The same id again says nothing twice.
            assert await done(ada, "talk", {"text": words, "id": "1"}) == {"number": None}
            async with bob.follow(talk=0) as feed:
                await feed.next()
                first = json.loads(await feed.socket.recv())
                await done(bob, "talk", {"text": "  aye ", "id": "1"})
                second = json.loads(await feed.socket.recv())
            assert first["type"] == "talk"
            [message] = first["messages"]
            assert (message["kind"], message["seat"], message["name"]) == ("chat", 0, "Ada")
            assert message["text"] == "<b>shells</b> & more"
            assert [said["text"] for said in second["messages"]] == ["aye"]
            later = await ada.get(f"/api/tables/{ada.table}/talk?after=1")
            assert [said["number"] for said in later] == [2]
            for text in ("", " \n", "\x00", "x" * 501):
                said = await try_post(ada, "talk", {"text": text, "id": "2"})
                assert said.status_code == 400, said.text
            stranger = await try_post(spectator(ada), "talk", {"text": "I too", "id": "1"})
            assert await refused(stranger) == (401, "not-seated")

    play(test())


def test_leaving_and_coming_back(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob, eve = Player(address), Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            await bob.join(table)
            await ada.make("tiny", PERSON, PERSON, PERSON)
            assert await eve.join(ada.table, "Eve") == 1
            await done(eve, "leave")  # before the match, the seat is free again
            assert await bob.join(ada.table) == 1
            assert await eve.join(ada.table, "Eve") == 2
            async with ada.follow() as feed, bob.follow() as bobs:
                await feed.until(asked)
                await done(bob, "leave")
                await feed.until(lambda p: p["seats"][1]["away"])
                assert feed.now["seats"][1]["bot"] == "random"
                # A bot answers for who is away.
                await bobs.until(lambda p: p["question"] is None)
                await done(bob, "return")
                await feed.until(lambda p: not p["seats"][1]["away"])
                assert feed.now["seats"][1] == {
                    **feed.now["seats"][1],
                    "kind": "person",
                    "name": "Bob",
                    "bot": None,
                }
            kinds = [one["kind"] for one in await ada.get(f"/api/tables/{ada.table}/talk")]
            assert kinds == ["left", "returned"]

    play(test())


def test_who_resigns_leaves_the_match_to_a_bot_or_ends_it(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 3) as (players, feeds):
            await done(players[1], "resign")
            await feeds[0].until(lambda p: p["seats"][1]["resigned"])
            assert feeds[0].now["stage"] == "playing"
            back = await try_post(players[1], "return")
            assert await refused(back) == (409, "not-playing")
            await done(players[2], "resign")
            for feed in feeds:
                await feed.until(lambda p: p["stage"] == "ended")
                assert feed.now["ending"] == {"reason": "resigned", "winners": [0]}
                assert (feed.now["result"], feed.now["question"]) == (None, None)
            # It opens up like any finished match, and can be gone on from.
            saved = await players[0].get(f"/api/tables/{players[0].table}/match")
            assert saved["result"] is None
            shown = await players[0].get(f"/api/tables/{players[0].table}")
            assert shown["seed"] == saved["seed"]
            refusal = await players[0].try_answer("q", {})
            assert await refused(refusal) == (409, "not-playing")

    play(test())


def test_a_match_ends_when_all_people_agree(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 3) as (players, feeds):
            ada, bob, eve = players
            assert await refused(await try_post(ada, "vote", {"agree": True})) == (
                409,
                "nothing-proposed",
            )
            assert (await done(ada, "proposal", {"kind": "end"}))["proposed"] is True
            await feeds[2].until(lambda p: p["proposal"] is not None)
            assert feeds[2].now["proposal"] == {
                **{"kind": "end", "by": 0, "agreed": [0], "seat": None},
            }
            again = await try_post(bob, "proposal", {"kind": "end"})
            assert await refused(again) == (409, "nothing-proposed")
            await done(bob, "vote", {"agree": True})
            await done(eve, "vote", {"agree": False})
            await feeds[0].until(lambda p: p["proposal"] is None)
            assert feeds[0].now["stage"] == "playing"
            await done(bob, "proposal", {"kind": "end"})
            await done(ada, "vote", {"agree": True})
            await done(eve, "vote", {"agree": True})
            await feeds[0].until(lambda p: p["stage"] == "ended")
            assert feeds[0].now["ending"] == {"reason": "agreed", "winners": []}

    play(test())


def test_somebody_who_is_gone_is_replaced_with_the_consent_of_the_others(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 3) as (players, feeds):
            ada, bob, eve = players
            for wrong in ({"kind": "replace"}, {"kind": "replace", "seat": 7}, {"kind": "dance"}):
                assert (await try_post(ada, "proposal", wrong)).status_code == 400
            await done(ada, "proposal", {"kind": "replace", "seat": 2})
            await done(bob, "vote", {"agree": True})
            await feeds[0].until(lambda p: p["seats"][2]["away"])
            await done(eve, "return")
            await feeds[0].until(lambda p: not p["seats"][2]["away"])

    play(test())


def test_an_undo_with_consent(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            await ada.make("tiny", PERSON, PERSON, settings={"undo": "consent"})
            await bob.join(ada.table)
            async with ada.follow() as feed, bob.follow() as other:
                await feed.until(asked)
                await other.until(asked)
                early = await try_post(ada, "undo", {"id": "u0"})
                assert await refused(early) == (409, "undo-refused")
                await ada.answer_and_see(feed)
                asking = await done(ada, "undo", {"id": "u1"})
                assert asking == {"accepted": True, "proposed": True}
                await other.until(lambda p: p["proposal"] is not None)
                await done(bob, "vote", {"agree": True})
                await feed.until(asked)
                # If the moment has passed, so has the proposal.
                await ada.answer_and_see(feed)
                await done(ada, "undo", {"id": "u2"})
                await other.until(lambda p: p["proposal"] is not None)
                await bob.answer(other.now)
                await other.until(lambda p: p["proposal"] is None)
            never = Player(address)
            await never.make("tiny", PERSON, bot(), settings={"undo": "off"})
            assert (await try_post(never, "undo", {"id": "u"})).status_code == 400

    play(test())


def test_a_rematch_rotates_the_seats(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            first = await ada.make("tiny", PERSON, bot(), PERSON, options={"shells": 1})
            await bob.join(first)
            early = await try_post(ada, "rematch")
            assert await refused(early) == (409, "not-over")
            await done(ada, "proposal", {"kind": "end"})
            await done(bob, "vote", {"agree": True})
            both = await asyncio.gather(done(ada, "rematch"), done(bob, "rematch"))
            assert both[0]["table"] == both[1]["table"] != first
            assert [one["seat"] for one in both] == [1, 0]
            assert (await ada.get(f"/api/tables/{first}"))["rematch"] == both[0]["table"]
            again = await done(ada, "rematch")
            assert (again["table"], again["seat"]) == (both[0]["table"], 1)
            shown = await ada.get(f"/api/tables/{again['table']}")
            assert (shown["stage"], shown["you"]) == ("playing", 1)
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot"]
            assert shown["options"]["shells"] == 1
            stranger = await try_post(spectator(ada), "rematch")
            assert await refused(stranger) == (401, "not-seated")

    play(test())


def test_seats_of_a_rematch_are_kept(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob, eve = Player(address), Player(address), Player(address)
            await ada.make("tiny", PERSON, PERSON)
            await bob.join(ada.table)
            await done(ada, "resign")
            again = await done(bob, "rematch")
            eve.table = again["table"]
            taken = await try_post(eve, "seats", {"name": "Eve"})
            assert await refused(taken) == (409, "table-full")
            assert (await done(ada, "rematch"))["seat"] == 1

    play(test())


NOTHING = {"events": [], "can_undo": False}
LATE = {"events": None, "can_undo": False}


@pytest.mark.parametrize("undo", ["free", "consent", "off"])
def test_whether_an_answer_could_be_taken_back(database: str, undo: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.make("atlantis", PERSON, bot(), settings={"undo": undo})
            async with ada.follow() as feed:
                question = (await feed.until(asked))["question"]
            first = {option["type"]: option for option in reversed(question["options"])}
            seen = {}
            for kind in ("lay-bridge", "play"):
                tried = {"question": question["id"], "answer": first[kind]}
                seen[kind] = (await done(ada, "preview", tried))["can_undo"]
            # The turn goes on after a bridge, and ends with a card drawn after a move.
            assert seen == {"lay-bridge": undo == "free", "play": False}

    play(test())


def test_what_an_answer_would_bring(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            ada = players[0]
            question = feeds[0].now["question"]
            tried = {"question": question["id"], "answer": question["options"][0]}
            assert await done(ada, "preview", tried) == NOTHING  # the other bid is secret
            wrong = {**tried, "answer": {"type": "bid"}}
            assert await done(ada, "preview", wrong) == LATE
            gone = {**tried, "question": "gone"}
            assert await done(ada, "preview", gone) == LATE
            assert feeds[0].now["question"] == question
            while not (asked(feeds[0].now) and feeds[0].now["question"]["rule"] == "tiny.pebbles"):
                for player, feed in zip(players, feeds, strict=False):
                    if asked(feed.now) and feed.now["question"]["rule"] != "tiny.pebbles":
                        await player.answer_and_see(feed)
                if not asked(feeds[0].now):
                    await feeds[0].next()
            tried = {"question": feeds[0].now["question"]["id"], "answer": {"type": "take"}}
            seen = await done(ada, "preview", tried)
            taken = {"type": "pebble-taken", "seat": 0}
            assert seen == {"events": [taken], "can_undo": False}  # the others may be quicker

    play(test())
