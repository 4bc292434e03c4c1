"""A seat of a hall that several people have together, each by a key of their own."""

import asyncio
import contextlib
import json
from typing import Any

from websockets import ConnectionClosedError

from .halls import Hall, HallFeed, following, open_hall, try_post
from .playing import Player, play, served

ADA_AND_BOB: list[dict[str, Any]] = [
    {"name": "Ada", "team": "owls", "groups": {"house": "atlas", "role": "basileus"}},
    {"name": "Bob", "team": "Owls "},
    {"name": "Cleo", "groups": {"house": "gadeiros", "role": "basileus"}},
]


def people_of(hall: Hall) -> dict[str, Player]:
    return {one["name"]: hall.guest(one["secret"], one["seat"]) for one in hall.made["people"]}


def connected(message: dict[str, Any]) -> dict[str, bool]:
    return {one["name"]: one["connected"] for one in (message["team"] or {"people": []})["people"]}


async def barred(feed: HallFeed) -> bool:
    """Whether a connection ends with word that its key is void."""
    told: list[Any] = []
    with contextlib.suppress(ConnectionClosedError):
        async for text in feed.socket:
            told.append(json.loads(text))
    return bool(told) and told[-1]["error"] == "not-seated" and feed.socket.close_code == 4401


async def status(who: Player, hall: Hall) -> int:
    """What a player's own paper says to a key."""
    reply = await who.http.get(hall.path(f"hall/documents/briefings?seat={who.seat}"))
    return reply.status_code


def test_any_of_a_team_answers_and_the_first_counts(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address, ADA_AND_BOB)
            who = people_of(hall)
            ada, bob, cleo = who["Ada"], who["Bob"], who["Cleo"]
            assert ada.seat == bob.seat != cleo.seat
            assert ada.secret != bob.secret
            async with following(ada) as at_ada, following(hall.lead) as control:
                assert (await at_ada.next())["seats"][ada.seat]["name"] == "Ada & Bob"
                await at_ada.hall_until(lambda h: connected(h) == {"Ada": True, "Bob": False})
                async with following(bob) as at_bob, following(cleo) as at_cleo:
                    now = await at_ada.hall_until(lambda h: all(connected(h).values()))
                    numbers = {one["name"]: one["number"] for one in now["team"]["people"]}
                    assert now["team"]["you"] == numbers["Ada"]
                    await hall.begin()
                    await hall.clock("start")
                    for feed in (at_ada, at_bob):
                        await feed.until(lambda p: p["question"])
                    # While play stands, both come to see the same moment.
                    await hall.clock("pause")
                    while at_ada.cursor != at_bob.cursor:
                        await min(at_ada, at_bob, key=lambda feed: feed.cursor).next()
                    assert at_ada.now["question"] == at_bob.now["question"]
                    assert at_ada.now["view"] == at_bob.now["view"]
                    await hall.clock("start")
                    question = at_bob.now["question"]
                    wish = {"question": question["id"], "answer": question["default"]}
                    await bob.post(hall.path("answers"), {**wish, "id": "1"})
                    # What she is asked next may have come with it.
                    await at_ada.until(lambda p: (p["question"] or {}).get("id") != question["id"])
                    late = await try_post(ada, hall.path("answers"), {**wish, "id": "1"})
                    assert (late.status_code, late.json()["error"]) == (409, "question-closed")
                    now = await at_ada.hall_until(lambda h: h["team"]["answered"])
                    assert now["team"]["answered"] == {"by": numbers["Bob"], "count": 1}
                    # What one says is not taken for what the other says.
                    for one in (ada, bob):
                        await one.post(hall.path("talk"), {"text": f"{one.secret[:4]}", "id": "1"})
                    assert (await at_cleo.told(bob.secret[:4]))["name"] == "Bob"
                    assert (await at_cleo.told(ada.secret[:4]))["name"] == "Ada"
                    # Others learn of a team nothing but its name.
                    assert all(one["team"] is None for one in at_cleo.halls)
                await at_ada.hall_until(lambda h: not connected(h)["Bob"])
                now = await control.hall_until(lambda h: h["control"])
                assert ada.seat in now["control"]["connected"]

    play(test())


def test_a_key_of_a_team_opens_that_seat_until_it_is_void(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address, ADA_AND_BOB)
            who = people_of(hall)
            ada, bob, cleo = who["Ada"], who["Bob"], who["Cleo"]
            assert [await status(one, hall) for one in who.values()] == [200, 200, 200]
            bob.seat = cleo.seat
            assert await status(bob, hall) == 403
            bob.seat = ada.seat
            entered = await Player(address).post(hall.path("enter"), {"secret": bob.secret})
            assert (entered["seat"], entered["station"]["kind"]) == (ada.seat, "teammate")
            number = entered["station"]["number"]
            people = hall.path(f"hall/seats/{ada.seat}/people")
            reply = await try_post(bob, f"{people}/{number}/key")
            assert reply.status_code == 403  # keys are for Control
            async with following(bob) as at_bob, following(ada) as at_ada:
                given = await hall.lead.post(f"{people}/{number}/key", {"name": "Dan"})
                assert await barred(at_bob)
                await at_ada.hall_until(lambda h: connected(h) == {"Ada": True, "Dan": False})
                await at_ada.until(lambda p: p["seats"][ada.seat]["name"] == "Ada & Dan")
            dan = hall.guest(given["secret"], ada.seat)
            assert [await status(one, hall) for one in (ada, bob, dan)] == [200, 403, 200]
            assert (await bob.get(hall.path("")[:-1]))["you"] is None
            # Somebody leaves; the last one stays.
            gone = await hall.lead.http.delete(f"{people}/{number}")
            assert gone.status_code == 200
            assert [await status(one, hall) for one in (ada, dan)] == [200, 403]
            [left] = [
                one["number"]
                for one in await hall.lead.get(hall.path("hall/stations"))
                if one["kind"] == "teammate"
            ]
            assert (await hall.lead.http.delete(f"{people}/{left}")).status_code == 400
            # A new key for the seat ends those of all who had it.
            async with following(ada) as at_ada:
                await hall.lead.post(hall.path(f"hall/seats/{ada.seat}/key"), {"name": "Eva"})
                assert await barred(at_ada)
            assert await status(ada, hall) == 403

    play(test())


def test_somebody_joins_who_comes_late(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(
                address,
                [{"name": "Ada"}],
                controls=[{"name": "Max", "role": "map", "places": ["europe"]}],
            )
            ada, seat = hall.player(), hall.made["people"][0]["seat"]
            lead = hall.station("control", role="lead")
            people = hall.path(f"hall/seats/{seat}/people")
            async with following(ada) as at_ada:
                await at_ada.hall_until(lambda h: h["team"] is None)
                given = await lead.post(people, {"name": "Bob"})
                await at_ada.hall_until(lambda h: connected(h) == {"Ada": True, "Bob": False})
                await at_ada.until(lambda p: p["seats"][seat]["name"] == "Ada & Bob")
                bob = hall.guest(given["secret"], seat)
                async with following(bob):
                    await at_ada.hall_until(lambda h: all(connected(h).values()))
            await lead.post(people, {"name": "Cleo"})
            full = await try_post(lead, people, {"name": "Dan"})
            assert (full.status_code, full.json()["error"]) == (400, "bad-request")
            bots = next(n for n in range(12) if n != seat)
            refused = await try_post(lead, hall.path(f"hall/seats/{bots}/people"), {"name": "Dan"})
            assert "make a link for the seat itself" in refused.json()["detail"]
            await lead.post(hall.path("hall/begin"))
            map_control = hall.station("control", role="map")
            elsewhere = hall.made["people"][0]["groups"]["table"] != "europe"
            reply = await try_post(map_control, people, {"name": "Dan"})
            assert reply.status_code == (403 if elsewhere else 400)

    play(test())


def test_a_new_key_ends_what_an_account_opens(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address, ADA_AND_BOB)
            who = people_of(hall)
            for name in ("Cleo", "Bob"):
                who[name].http.cookies.set(f"seat-{hall.table}", who[name].secret)
                made = await who[name].post(
                    "/api/accounts", {"name": name, "passphrase": "a long passphrase"}
                )
                who[name].http.cookies.clear()
                who[name].http.headers["Authorization"] = f"Account {made['secret']}"
            # Who has a seat alone has it by account as well; of a team nobody has it for good.
            assert (await who["Cleo"].get(hall.path("")[:-1]))["you"] == who["Cleo"].seat
            assert (await who["Bob"].get(hall.path("")[:-1]))["you"] is None
            await hall.lead.post(hall.path(f"hall/seats/{who['Cleo'].seat}/key"))
            assert (await who["Cleo"].get(hall.path("")[:-1]))["you"] is None
            assert (await who["Cleo"].get("/api/accounts/me"))["tables"] == []

    play(test())


def test_a_hall_of_ninety_six(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            names = "\n".join(f"A{n} & B{n}" for n in range(48))
            hall = await open_hall(address, [], seats=48, list=names)
            assert len({one["secret"] for one in hall.made["people"]}) == 96

            async def entered(one: dict[str, Any]) -> None:
                found = await Player(address).post(hall.path("enter"), {"secret": one["secret"]})
                assert (found["seat"], found["station"]["name"]) == (one["seat"], one["name"])

            await asyncio.gather(*(entered(one) for one in hall.made["people"][::8]))
            for wrong in ("A & B & C & D", "A,atlas,,x\nB,gadeiros,,x"):
                body = {"game": "colossus", "list": wrong, "seats": 12}
                reply = await try_post(hall.guest(), "/api/megagames", body)
                assert (reply.status_code, reply.json()["error"]) == (422, "bad-roster")

    play(test())
