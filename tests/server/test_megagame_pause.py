"""Control pauses play, all of it or that at one place: nobody else acts, and nothing is lost."""

import json
from typing import Any

from .halls import Hall, HallFeed, following, open_hall, try_post
from .playing import Player, play, served

AT_ONE_TABLE = [
    {"name": "Ada", "groups": {"house": "atlas", "role": "basileus"}},
    {"name": "Bob", "groups": {"house": "atlas", "role": "arkhitekton"}},
]


async def try_answer(who: Player, feed: HallFeed, id: str, answer: Any = None) -> str:
    """The error that an answer to the open question meets, if any."""
    question = feed.now["question"]
    body = {"question": question["id"], "answer": answer or question["default"], "id": id}
    reply = await try_post(who, f"/api/tables/{who.table}/answers", body)
    return "" if reply.status_code == 200 else str(reply.json()["error"])


async def try_live_answer(who: Player, asked: dict[str, Any]) -> str:
    """The same over the connection by which a phone answers."""
    answer = {"type": "answer", "question": asked["id"], "answer": asked["default"], "id": "live"}
    async with following(who) as feed:
        await feed.socket.send(json.dumps(answer))
        while (reply := json.loads(await feed.socket.recv()))["type"] not in ("done", "refused"):
            pass
        return str(reply.get("error", ""))


async def pause_at(who: Player, hall: Hall, place: str, paused: bool) -> int:
    path = hall.path(f"hall/places/{place}/pause")
    return (await try_post(who, path, {"paused": paused})).status_code


async def to_sheets(hall: Hall, feed: HallFeed) -> None:
    """Begin, and wait until a player is asked for the strategy sheet."""
    await hall.begin()
    await hall.clock("start")
    await feed.until(lambda p: p["question"] and p["question"]["rule"] == "col.6.4")


def test_while_play_is_paused_only_control_acts(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address, AT_ONE_TABLE, seats=12)
            ada, bob = hall.player(0), hall.player(1)
            async with following(ada) as feed, following(bob) as other:
                await to_sheets(hall, feed)
                await other.until(lambda p: p["question"])
                assert not feed.hall["stands"]
                await hall.clock("pause")
                await feed.hall_until(lambda h: h["paused"] and h["stands"])
                asked = feed.now["question"]
                assert await try_answer(ada, feed, "1") == "paused"
                assert await try_live_answer(ada, asked) == "paused"
                offer = {"type": "offer", "to": bob.seat, "give": {"talents": 1}}
                path = hall.path("commands")
                refused = await try_post(ada, path, {"command": offer, "id": "3"})
                assert (refused.status_code, refused.json()["error"]) == (409, "paused")
                # Nobody is answered for, although the time is up and defaults are wanted.
                await hall.lead.http.put(hall.path("hall/lengths"), json={"defaults": True})
                await hall.clock("extend", seconds=-86400)
                await hall.rule({"type": "add-doom", "amount": 5, "reason": "an omen"}, "r")
                await feed.until(lambda p: p["events"])
                assert feed.now["question"] == asked
                answered = {"question": asked["id"], "answer": asked["default"], "seat": ada.seat}
                await hall.lead.post(hall.path("answers"), {**answered, "id": "c"})
                await feed.until(lambda p: not p["question"])
                assert other.now["question"], "it is Control who answered, and nobody else"
                await hall.lead.http.put(hall.path("hall/lengths"), json={"defaults": False})
                await hall.clock("restart")
                await hall.clock("start")
                await feed.hall_until(lambda h: not h["paused"] and not h["stands"])
                assert await try_answer(bob, other, "4") == ""

    play(test())


def test_no_phase_ends_by_what_control_answers_in_a_pause(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            people = [{"name": "Spy", "groups": {"role": "kataskopos"}}]
            hall = await open_hall(address, people)
            spy = hall.player()
            async with following(spy) as feed:
                await hall.begin()
                await feed.until(lambda p: p["question"])
                await hall.clock("start")
                async with following(hall.lead) as control:
                    await control.until(lambda p: p["asked"] == [spy.seat])
                    await hall.clock("pause")
                    body = {
                        "question": feed.now["question"]["id"],
                        "answer": feed.now["question"]["options"][0],
                        "id": "x",
                        "seat": spy.seat,
                    }
                    refused = await try_post(hall.lead, hall.path("answers"), body)
                    assert (refused.status_code, refused.json()["error"]) == (409, "paused")
                    await hall.clock("start")
                    await hall.lead.post(hall.path("answers"), {**body, "id": "y"})

    play(test())


def test_one_table_stands_while_others_play(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            controls = [
                {"name": "Lena", "role": "lead"},
                {"name": "Max", "role": "map", "places": ["europe"]},
            ]
            people = [
                {"name": f"{house} {role}", "groups": {"house": house, "role": role}}
                for house in ("atlas", "gadeiros")
                for role in ("basileus", "strategos", "arkhitekton", "philosophos")
            ]
            hall = await open_hall(address, people, controls=controls)
            at: dict[str, list[Player]] = {}
            for number, one in enumerate(hall.made["people"]):
                at.setdefault(one["groups"]["table"], []).append(hall.player(number))
            (here, [ada, *_]), (_, [bob, *_]) = list(at.items())[:2]
            elsewhere = next(
                one["name"]
                for one in hall.made["stations"]
                if one["kind"] == "map" and one["name"] != here
            )
            screens = [hall.station("map", name=name) for name in (here, elsewhere)]
            async with (
                following(ada) as feed,
                following(bob) as other,
                following(screens[0]) as own,
                following(screens[1]) as strange,
            ):
                await to_sheets(hall, feed)
                await other.until(lambda p: p["question"])
                assert await pause_at(ada, hall, here, True) == 401
                assert await pause_at(hall.lead, hall, "mars", True) == 400
                may = {"europe": 200}
                max_ = hall.station("control", role="map")
                assert await pause_at(max_, hall, here, True) == may.get(here, 403)
                assert await pause_at(hall.lead, hall, here, True) == 200
                now = await feed.hall_until(lambda h: h["stands"])
                assert (now["paused"], now["halted"]) == (False, [here])
                await own.hall_until(lambda h: h["stands"])
                assert await try_answer(ada, feed, "1") == "paused"
                offer = {"type": "offer", "give": {"talents": 1}}
                path = hall.path("commands")
                refused = await try_post(
                    bob, path, {"command": {**offer, "to": ada.seat}, "id": "2"}
                )
                assert (refused.status_code, refused.json()["error"]) == (409, "paused")
                assert await try_answer(bob, other, "3") == ""
                assert await pause_at(hall.lead, hall, here, False) == 200
                await feed.hall_until(lambda h: not h["stands"])
                assert await try_answer(ada, feed, "4") == ""
                # The screen of another table never stood.
                await strange.hall_until(lambda h: not h["halted"])
                assert not any(one["stands"] for one in strange.halls)

    play(test())
