"""Keeping order in a hall: who is on what, what is announced and for how long, who may speak."""

from typing import Any

from .halls import Hall, following, open_hall, try_post
from .playing import Player, play, served
from .test_megagame_hall import entries, put, to_strategy


async def withdraw(who: Player, hall: Hall, number: int) -> int:
    return (await who.http.delete(hall.path(f"hall/talk/{number}"))).status_code


async def speak(who: Player, hall: Hall, text: str, id: str) -> Any:
    return await try_post(who, hall.path("talk"), {"text": text, "id": id})


def test_one_control_is_on_it_and_the_others_see_who(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            controls = [{"name": "Lena"}, {"name": "Max"}]
            hall = await open_hall(address, controls=controls)
            max_ = hall.station("control", name="Max")
            async with following(hall.lead) as feed, following(max_) as beside:
                await to_strategy(hall, feed)
                call = {"text": "He moved after the reveal", "kind": "dispute", "id": "k1"}
                made = await hall.player().post(hall.path("hall/calls"), call)
                path = hall.path(f"hall/queue/{made['key']}")
                await put(max_, path, {"status": "taken"})
                for one in (feed, beside):
                    now = await one.hall_until(
                        lambda h: [e["status"] for e in entries(h, "dispute")] == ["taken"]
                    )
                    names = {s["number"]: s["name"] for s in now["control"]["stations"]}
                    assert names[entries(now, "dispute")[0]["by"]] == "Max"
                # It still stands open: a player's calls are limited all the same.
                for number in range(4):
                    await hall.player().post(hall.path("hall/calls"), {**call, "id": f"m{number}"})
                many = await try_post(hall.player(), hall.path("hall/calls"), {**call, "id": "n"})
                assert many.status_code == 400
                await put(max_, path, {"status": "open"})
                await feed.hall_until(lambda h: entries(h, "dispute")[0]["status"] == "open")

    play(test())


def test_taking_back_says_first_what_goes(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            path = hall.path("hall/retraction")
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
                for number in range(2):
                    player = hall.player(number)
                    async with following(player) as own:
                        await own.until(lambda p: p["question"])
                        answer = own.now["question"]["default"]
                        await player.answer(own.now, answer)
                judged = {"type": "judge", "decision": "Go on.", "reason": "for a test"}
                await hall.rule(judged, "j1")
                whole = await hall.lead.get(path)
                assert (whole["people"], whole["answers"] >= 2, whole["rulings"]) == (2, True, 1)
                rest = await hall.lead.http.get(path, params={"first": 10**6})
                assert rest.json() == {"answers": 0, "people": 0, "bots": 0, "rulings": 0}
            assert (await hall.player().http.get(path)).status_code == 401

    play(test())


def test_an_announcement_ends_and_can_be_withdrawn(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            ada, wall = hall.player(), hall.station("projector")
            path = hall.path("hall/announcements")
            async with following(ada) as phone, following(wall) as screen:
                await hall.lead.post(path, {"text": "Lunch", "id": "1", "stays": 600})
                told = await phone.told("Lunch")
                assert told["until"] is not None
                await hall.lead.post(path, {"text": "Stay seated", "id": "2"})
                assert (await phone.told("Stay seated"))["until"] is None
                # Only Control withdraws, and only what there is.
                for who in (ada, wall):
                    assert await withdraw(who, hall, told["number"]) in (401, 403)
                assert await withdraw(hall.lead, hall, 99) == 404
                assert await withdraw(hall.lead, hall, told["number"]) == 200
                for feed in (phone, screen):
                    while not any(
                        (one["number"], one["text"]) == (told["number"], None) for one in feed.talk
                    ):
                        await feed.receive()
            # Who comes later hears nothing of it.
            heard = await ada.get(hall.path("talk"))
            assert [one["text"] for one in heard] == [None, "Stay seated"]

    play(test())


def test_who_is_muted_calls_control_and_is_heard_by_nobody(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            ada, bob = hall.player(0), hall.player(1)
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
                reply = await speak(ada, hall, "Something unkind", "a1")
                assert await withdraw(hall.lead, hall, reply.json()["number"]) == 200
                voice = hall.path(f"hall/seats/{ada.seat}/voice")
                assert (await bob.http.put(voice, json={"muted": True})).status_code == 401
                await put(hall.lead, voice, {"muted": True})
                await feed.hall_until(lambda h: h["control"]["muted"] == [ada.seat])
                refused = await speak(ada, hall, "More of it", "a2")
                assert (refused.status_code, refused.json()["error"]) == (409, "no-chat")
                assert "Control" in refused.json()["detail"]
                call = {"text": "Why?", "kind": "help", "id": "k1"}
                await ada.post(hall.path("hall/calls"), call)
                assert (await speak(bob, hall, "Hello", "b1")).status_code == 201
                await put(hall.lead, voice, {"muted": False})
                assert (await speak(ada, hall, "Sorry", "a3")).status_code == 201

    play(test())


def test_nobody_floods_the_hall_with_messages(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            ada, bob = hall.player(0), hall.player(1)
            replies = [await speak(ada, hall, f"Word {n}", f"w{n}") for n in range(11)]
            assert {reply.status_code for reply in replies[:10]} == {201}
            assert replies[10].status_code == 429
            assert "Retry-After" in replies[10].headers
            # Nothing of it was said, what was said before is told again, and others may speak.
            heard = await bob.get(hall.path("talk"))
            assert len(heard) == 10
            assert (await speak(bob, hall, "Quiet, please", "b1")).status_code == 201

    play(test())
