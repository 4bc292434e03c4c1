"""Playing over the network: answers, races, undo, history, and what a seat must not notice."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
import websockets

from critias.engine.saving import Saved, load

from .playing import DEADLINE, PERSON, Feed, Player, bot, play, served, spectator


@asynccontextmanager
async def gathered(
    address: str, game: str, people: int, **options: Any
) -> AsyncIterator[tuple[list[Player], list[Feed]]]:
    """A match between people who all follow it, and a spectator whose feed is the last."""
    players = [Player(address) for _ in range(people)]
    table = await players[0].make(game, *[PERSON] * people, options=options)
    for player in players[1:]:
        await player.join(table)
    async with AsyncExitStack() as stack:
        feeds = [
            await stack.enter_async_context(player.follow())
            for player in (*players, spectator(players[0]))
        ]
        for feed in feeds:
            await feed.until(lambda position: position["stage"] == "playing")
        yield players, feeds


def asked(position: dict[str, Any]) -> bool:
    """Whether an answer is awaited: what is held until a window closes is one."""
    window = position["window"]
    return position["question"] is not None and not (window and window["answer"])


async def play_on(player: Player, feed: Feed) -> None:
    """Answer whatever comes with its first option, or an empty form, until the match is over."""
    while (await feed.until(lambda p: p["stage"] == "over" or asked(p)))["stage"] != "over":
        question = feed.now["question"]
        empty = {"type": "offering", "coins": 0, "pebbles": 0}
        reply = await player.insist(question["id"], question.get("options", [empty])[0])
        # Where anybody may act first, another may have taken what was on offer.
        assert reply.status_code in (200, 409, 422), reply.text
        await feed.next()


async def all_play_on(players: list[Player], feeds: list[Feed]) -> None:
    """Play to the end; if one fails, the others stop, so that its failure is the one to be seen."""
    async with asyncio.TaskGroup() as together:
        for player, feed in zip(players, feeds, strict=False):
            together.create_task(play_on(player, feed))


@pytest.mark.parametrize("game", ["atlantis", "tiny"])
def test_people_play_a_whole_match_and_see_nothing_of_others_hands(
    database: str, tiny: None, game: str
) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, game, 3) as (players, feeds):
            watching = asyncio.create_task(feeds[-1].until(lambda p: p["stage"] == "over"))
            await all_play_on(players, feeds)
            await watching
            saved = await players[0].get(f"/api/tables/{players[0].table}/match")
            match = load(msgspec.convert(saved, Saved))
            assert saved["result"] == feeds[0].now["result"]
            for viewer, feed in enumerate(feeds):
                seat = viewer if viewer < 3 else None
                # What came over the wire is what the seat may know, event by event.
                allowed = [json.loads(msgspec.json.encode(one.event)) for one in match.events(seat)]
                assert feed.events == allowed
                for position in feed.positions:
                    assert position["you"] == seat
                    hands = position["view"]["hands" if game == "atlantis" else "charms"]
                    seen = [owner for owner, hand in enumerate(hands) if "items" in hand]
                    assert seen in ([seat] if seat is not None else [], [])
                assert not any(
                    secret in raw for raw in feed.raw for secret in (saved["seed"], "secret")
                )

    play(test())


def test_sealed_answers_go_unnoticed(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 3) as (players, feeds):
            before = [len(feed.positions) for feed in feeds]
            await players[1].answer_and_see(feeds[1])
            await players[1].undo()
            await feeds[1].until(asked)
            await players[1].answer(feeds[1].now)
            await players[2].answer(feeds[2].now)
            for path in ("", "/history/0"):
                for stranger in (players[0], spectator(players[0])):
                    shown = await stranger.get(f"/api/tables/{players[0].table}{path}")
                    assert shown.get("asked", [0, 1, 2]) == [0, 1, 2]
            # Whoever connects now cannot tell either: neither by a reset, nor by the position.
            cursor = feeds[0].now["cursor"]
            for player, feed in ((players[0], feeds[0]), (spectator(players[0]), feeds[3])):
                async with player.follow(cursor=cursor) as again:
                    now = await again.next()
                    assert (now["reset"], now["events"]) == (False, [])
                    assert now == {**feed.positions[0], "reset": False, "events": []}
            await players[0].answer(feeds[0].now)
            for feed in (feeds[0], feeds[3]):
                await feed.until(lambda p: p["cursor"] > cursor)
            # The seat's own answer is the reveal here, so one message each, and none before it.
            assert len(feeds[0].positions) == before[0] + 1
            assert len(feeds[3].positions) == before[3] + 1
            assert [event["type"] for event in feeds[3].now["events"]] == ["bids-opened"]

    play(test())


def test_bots_answer_while_people_are_asked(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.make("tiny", PERSON, bot(), bot(), options={"shells": 3})
            async with ada.follow() as feed:
                await play_on(ada, feed)
                assert feed.now["result"]["winners"]

    play(test())


def test_a_command_happens_once(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            question = feeds[0].now["question"]
            answer = question["options"][1]
            sent = [players[0].try_answer(question["id"], answer, "same") for _ in range(8)]
            replies = [await players[0].try_answer(question["id"], answer, "same")]
            replies += await asyncio.gather(*sent)
            assert {reply.text for reply in replies} == {'{"accepted":true}'}
            # Ids are each seat's own: another's does not swallow mine.
            theirs = feeds[1].now["question"]
            await players[1].try_answer(theirs["id"], theirs["options"][0], "same")
            await feeds[1].until(lambda p: any(e["type"] == "bids-opened" for e in feeds[1].events))
            opened = next(e for e in feeds[1].events if e["type"] == "bids-opened")
            assert opened["bids"] == [1, 0]
            late = await players[0].try_answer(question["id"], answer, "same")
            assert late.json() == {"accepted": True}

    play(test())


def test_two_clients_race_for_one_question(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            question = feeds[0].now["question"]
            rivals = [
                players[0].try_answer(question["id"], option, f"r{number}")
                for number, option in enumerate(question["options"])
            ]
            replies = await asyncio.gather(*rivals)
            assert sorted(reply.status_code for reply in replies)[:2] == [200, 409]
            assert [reply.status_code for reply in replies].count(200) == 1
            lost = next(reply.json() for reply in replies if reply.status_code == 409)
            assert lost["error"] == "question-closed"

    play(test())


def test_answers_over_the_websocket(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            question = feeds[0].now["question"]

            async def told(feed: Feed, id: str, **message: Any) -> dict[str, Any]:
                return await feed.reply_to({"type": "answer", "id": id, **message})

            good = {"question": question["id"], "answer": question["options"][1]}
            illegal = await told(feeds[0], "c1", **{**good, "answer": {"type": "take"}})
            assert (illegal["type"], illegal["id"]) == ("refused", "c1")
            assert (illegal["error"], "Legal" in illegal["detail"]) == ("illegal-answer", True)
            gone = await told(feeds[0], "c2", **{**good, "question": "0-nonsense"})
            assert gone["error"] == "question-closed"
            looking = await told(feeds[2], "c3", **good)
            assert looking["error"] == "not-seated"
            for _ in range(2):  # the same again is harmless, also by HTTP
                assert await told(feeds[0], "c4", **good) == {"type": "done", "id": "c4"}
            again = await players[0].try_answer(question["id"], good["answer"], "c4")
            assert again.json() == {"accepted": True}
            late = await told(feeds[0], "c5", **good)
            assert late["error"] == "question-closed"
            other = feeds[1].now["question"]
            await told(feeds[1], "c4", question=other["id"], answer=other["options"][0])
            await feeds[1].until(lambda p: any(e["type"] == "bids-opened" for e in feeds[1].events))
            opened = next(e for e in feeds[1].events if e["type"] == "bids-opened")
            assert opened["bids"] == [1, 0]

    play(test())


def test_an_answer_is_acknowledged_to_whoever_follows_anew_at_once(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            question, socket = feeds[0].now["question"], feeds[0].socket
            answer = {"question": question["id"], "answer": question["options"][1], "id": "c1"}
            await socket.send(json.dumps({"type": "answer", **answer}))
            await socket.send(json.dumps({"type": "follow", "secret": players[0].secret}))
            said: list[str] = []
            while "done" not in said or said[-1] != "position":
                async with asyncio.timeout(DEADLINE):
                    message = json.loads(await socket.recv())
                said.append(message["type"])
            assert said.count("done") == 1
            assert message["reset"]
            assert message["you"] == 0

    play(test())


def test_who_answers_over_the_websocket_follows_first(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.make("tiny", PERSON, bot())
            live = f"{address.replace('http', 'ws')}/api/tables/{ada.table}/live"
            async with websockets.connect(live) as socket:
                await socket.send(
                    json.dumps({"type": "answer", "question": "", "answer": {}, "id": "1"})
                )
                assert json.loads(await socket.recv())["error"] == "bad-request"
                await socket.wait_closed()
                assert socket.close_code == 4400

    play(test())


def test_an_answer_that_was_not_offered_is_refused(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "tiny", 2) as (players, feeds):
            question = feeds[0].now["question"]
            wrong: list[Any] = [{"type": "bid", "coins": 99}, {"type": "take"}, {}, [], None, 7]
            for answer in wrong:
                refused = await players[0].try_answer(question["id"], answer)
                assert (refused.status_code, refused.json()["error"]) == (422, "illegal-answer")
            gone = await players[0].try_answer("0-nonsense", question["options"][0])
            assert (gone.status_code, gone.json()["error"]) == (409, "question-closed")
            stranger = await spectator(players[0]).try_answer(question["id"], {})
            assert (stranger.status_code, stranger.json()["error"]) == (401, "not-seated")
            assert feeds[0].now["question"] == question

    play(test())


def test_an_undo_takes_events_back_from_everybody_who_saw_them(database: str, tiny: None) -> None:
    async def test() -> None:
        async with (
            served(database) as address,
            gathered(address, "tiny", 2, shells=1) as (players, feeds),
        ):

            def on_the_beach(position: dict[str, Any]) -> bool:
                return asked(position) and position["question"]["rule"] == "tiny.pebbles"

            # The first bids all and wins, so the second is asked for a guard.
            await players[0].answer_and_see(feeds[0], feeds[0].now["question"]["options"][-1])
            await players[1].answer_and_see(feeds[1])
            await feeds[1].until(asked)
            await players[1].answer_and_see(feeds[1])
            for feed in feeds[:2]:
                await feed.until(on_the_beach)
            cursor = feeds[0].now["cursor"]
            await players[1].answer(feeds[1].now, {"type": "take"})
            for feed in feeds:
                await feed.until(lambda p: p["cursor"] == cursor + 1)
            assert not feeds[0].now["can_undo"]
            assert feeds[1].now["can_undo"]
            refused = await players[0].http.post(
                f"/api/tables/{players[0].table}/undo", json={"id": "x"}
            )
            assert (refused.status_code, refused.json()["error"]) == (409, "undo-refused")
            await players[1].undo()
            for feed in feeds:
                await feed.until(lambda p: p["cursor"] == cursor)
                assert feed.now["reset"]
                assert not any(event["type"] == "pebble-taken" for event in feed.events)
            # A client that was away and still has the event is told to forget it.
            async with players[0].follow(cursor=cursor + 1) as back:
                assert (await back.next())["reset"]
            async with players[0].follow(cursor=cursor) as back:
                assert not (await back.next())["reset"]

    play(test())


def test_the_history_is_what_the_seat_saw(database: str) -> None:
    async def test() -> None:
        async with (
            served(database) as address,
            gathered(address, "atlantis", 2) as (players, feeds),
        ):
            await all_play_on(players, feeds)
            path = f"/api/tables/{players[0].table}/history"
            places = range(0, len(feeds[0].events) + 1, 7)
            for cursor in (*places, len(feeds[0].events)):
                then = await players[0].get(f"{path}/{cursor}")
                assert cursor <= then["cursor"]
                assert then["events"] == feeds[0].events[: then["cursor"]]
                assert "items" not in then["view"]["hands"][1]
                live = [p for p in feeds[0].positions if p["cursor"] == then["cursor"]]
                assert not live or then["view"] in [position["view"] for position in live]
            assert then["result"] == feeds[0].now["result"]
            for wrong in (len(feeds[0].events) + 1, 10**30, -1):
                refused = await players[0].http.get(f"{path}/{wrong}")
                assert refused.status_code in (400, 404), refused.text

    play(test())


def test_a_hint_is_a_legal_answer(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, bot())
            async with ada.follow() as feed:
                await feed.until(asked)
                hint = await ada.post(f"/api/tables/{table}/hint")
                assert hint["answer"] in feed.now["question"]["options"]
                await ada.answer(feed.now, hint["answer"])

    play(test())


def test_a_client_goes_on_from_the_events_it_has(database: str) -> None:
    async def test() -> None:
        async with served(database) as address, gathered(address, "atlantis", 2) as table:
            players, feeds = table
            turn = next(seat for seat in (0, 1) if asked(feeds[seat].now))
            await players[turn].answer_and_see(feeds[turn])
            for have in range(len(feeds[turn].events) + 1):
                async with players[turn].follow(cursor=have) as again:
                    now = await again.next()
                    assert not now["reset"]
                    assert now["events"] == feeds[turn].events[have:]
            async with players[turn].follow(cursor=10**6) as again:
                now = await again.next()
                assert now["reset"]
                assert now["events"] == feeds[turn].events

    play(test())
