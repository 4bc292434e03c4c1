"""The press of a hall, and those who only watch."""

import base64
import json
from typing import Any

import httpx
import pytest

from .halls import Hall, HallFeed, following, open_hall, try_post
from .playing import Player, play, served
from .processes import start
from .test_megagame_hall import entries, put

PICTURE = b"\xff\xd8\xff\xe0 not really one, which nobody here finds out"


async def a_hall(address: str, **more: Any) -> Hall:
    return await open_hall(address, press=["The Herald"], spectators=True, **more)


def headline(text: str, id: str, picture: bytes | None = None) -> dict[str, Any]:
    shown = {} if picture is None else {"picture": coded(picture), "alt": "A ship on fire"}
    return {"text": text, "id": id, **shown}


def coded(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


async def write(hall: Hall, body: dict[str, Any]) -> httpx.Response:
    return await try_post(hall.station("press"), hall.path("hall/headlines"), body)


async def picture(hall: Hall, name: str) -> httpx.Response:
    return await hall.guest().http.get(hall.path(f"hall/pictures/{name}"))


async def decide(hall: Hall, number: int, published: bool) -> int:
    body = {"published": published}
    path = hall.path(f"hall/headlines/{number}")
    return (await hall.lead.http.put(path, json=body)).status_code


def test_control_looks_at_a_headline_before_the_hall_does(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await a_hall(address)
            press, wall, ada = hall.station("press"), hall.station("projector"), hall.player()
            async with (
                following(hall.lead) as control,
                following(press) as own,
                following(wall) as screen,
                following(ada) as phone,
            ):
                body = headline("The Kraken lands", "1", PICTURE)
                written = (await write(hall, body)).json()
                assert (written["status"], written["number"]) == ("waiting", 1)
                # Sent again, as after a lost reply, it is the same one.
                assert (await write(hall, body)).json() == written
                now = await control.hall_until(lambda h: entries(h, "headline"))
                [entry] = entries(now, "headline")
                assert (entry["text"], entry["yours"]) == ("The Kraken lands", True)
                assert entry["about"]["paper"] == "The Herald"
                assert entry["about"]["picture"] == written["picture"]
                # It is no matter that is settled and forgotten; but who is on it can be said.
                at = hall.path(f"hall/queue/{entry['key']}")
                assert (await hall.lead.http.put(at, json={"status": "settled"})).status_code == 400
                await put(hall.lead, at, {"status": "taken"})
                waits = await own.hall_until(lambda h: h["press"]["headlines"])
                assert [one["status"] for one in waits["press"]["headlines"]] == ["waiting"]
                assert screen.talk == []

                assert await decide(hall, 1, True) == 200
                for feed in (screen, phone, control, own):
                    told = await feed.told("The Kraken lands")
                    assert (told["kind"], told["name"]) == ("headline", "The Herald")
                    assert (told["picture"], told["alt"]) == (written["picture"], "A ship on fire")
                    assert told["until"] is not None
                await own.hall_until(lambda h: h["press"]["headlines"][0]["status"] == "published")
                await control.hall_until(lambda h: not entries(h, "headline"))
                assert await decide(hall, 1, False) == 400
                assert await decide(hall, 2, True) == 404

                # What is declined nobody is told, and its picture is gone.
                second = (await write(hall, headline("A lie", "2", PICTURE))).json()
                assert (await picture(hall, second["picture"])).status_code == 200
                assert await decide(hall, 2, False) == 200
                assert (await picture(hall, second["picture"])).status_code == 404
                await own.hall_until(lambda h: h["press"]["headlines"][-1]["status"] == "declined")
            for who in (ada, wall):
                assert "A lie" not in json.dumps(await who.get(hall.path("talk")))

    play(test())


@pytest.mark.each_database
def test_a_picture_is_served_as_one_and_outlives_all_but_its_withdrawal(database: str) -> None:
    async def test() -> None:
        server = await start("--port", 0, "--database", database)
        try:
            hall = await a_hall(server.address)
            await put(hall.lead, hall.path("hall/press"), {"looks_first": False})
            written = (await write(hall, headline("War!", "1", PICTURE))).json()
            assert written["status"] == "published"
            await server.kill()
            server = await start("--port", 0, "--database", database)
            hall = Hall(server.address, hall.made)
            found = await picture(hall, written["picture"])
            assert found.content == PICTURE
            assert found.headers["content-type"] == "image/jpeg"
            assert found.headers["x-content-type-options"] == "nosniff"
            assert "sandbox" in found.headers["content-security-policy"]
            async with following(hall.station("projector")) as screen:
                told = await screen.told("War!")
                assert told["picture"] == written["picture"]
                at = hall.path(f"hall/talk/{told['number']}")
                assert (await hall.lead.http.delete(at)).status_code == 200
                while not any(one["text"] is None for one in screen.talk):
                    await screen.receive()
                assert screen.talk[-1]["picture"] is None
            assert (await picture(hall, written["picture"])).status_code == 404
            async with following(hall.station("press")) as own:
                await own.hall_until(lambda h: h["press"]["headlines"][0]["status"] == "withdrawn")
        finally:
            await server.stop()

    play(test())


def test_what_the_press_may_send_and_how_much(
    one_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await a_hall(address)
            whole = b"\xff\xd8\xff" + bytes(150 * 1024 - 3)
            for body, status in (
                (headline("x" * 141, "1"), 400),
                (headline("  ", "2"), 400),
                (headline("A page", "3", b"<html>"), 422),
                (headline("Too large", "4", whole + b"."), 422),
                ({"text": "No words to it", "id": "5", "picture": coded(PICTURE)}, 400),
                ({"text": "Far too large", "id": "6", "picture": "A" * 300_000}, 413),
            ):
                assert (await write(hall, body)).status_code == status, body["text"]
            # Nobody else writes, and the press does nothing else.
            for who in (hall.player(), hall.lead, hall.station("spectator"), hall.guest()):
                refused = await try_post(who, hall.path("hall/headlines"), headline("Me", "7"))
                assert refused.status_code == 403
            press = hall.station("press")
            for path in ("hall/announcements", "talk", "hall/calls", "hall/clock", "commands"):
                body = {"text": "x", "id": "8", "do": "start", "command": {"type": "judge"}}
                assert (await try_post(press, hall.path(path), body)).status_code in (400, 401, 403)
            at = hall.path("hall/headlines/1")
            assert (await press.http.put(at, json={"published": True})).status_code == 403

            monkeypatch.setattr("critias.server.store.headlines.MOST_PICTURES", 2)
            sent = [await write(hall, headline(f"No. {n}", f"n{n}", whole)) for n in range(3)]
            assert [one.status_code for one in sent] == [201, 201, 400]
            assert "2 pictures" in sent[-1].json()["detail"]
            for n in range(2):
                assert (await write(hall, headline("In words", f"w{n}"))).status_code == 201
            many = await write(hall, headline("One more", "m"))
            assert many.status_code == 429
            assert "Retry-After" in many.headers

    play(test())


async def shown(who: Player, until: str) -> tuple[list[Any], HallFeed]:
    """All that somebody is sent up to a word, but for who it is and what time it is."""
    async with following(who) as feed:
        await feed.next()
        await feed.hall_until(lambda _: True)
        await feed.told(until)
    messages = [json.loads(text) for text in feed.raw]
    for one in messages:
        if one["type"] == "position":
            assert one.pop("station")["kind"] in ("projector", "spectator")
        if one["type"] == "hall":
            del one["now"]
    return messages, feed


def test_spectators_see_what_the_wall_shows_until_their_link_ends(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await a_hall(address)
            await hall.begin()
            ada, watcher = hall.player(), hall.station("spectator")
            whisper = {"type": "judge", "decision": "Ada is right", "reason": "she told me so"}
            await hall.rule({**whisper, "audience": [ada.seat]}, "w")
            await write(hall, headline("Not for all eyes yet", "1"))
            here = {"text": "Only for Europe", "id": "a", "places": ["europe"]}
            await hall.lead.post(hall.path("hall/announcements"), here)
            await hall.lead.post(hall.path("hall/announcements"), {"text": "Lunch", "id": "b"})
            wall, _ = await shown(hall.station("projector"), "Lunch")
            seen, feed = await shown(watcher, "Lunch")
            assert seen == wall
            everything = "".join(feed.raw)
            for secret in ("Ada is right", "Not for all eyes", "Only for Europe"):
                assert secret not in everything
            assert feed.hall["control"] is None

            # They can do nothing at all.
            for path, body in (
                ("talk", {"text": "Hello", "id": "1"}),
                ("hall/calls", {"text": "Hello", "id": "1"}),
                ("hall/announcements", {"text": "Hello", "id": "1"}),
                ("hall/clock", {"do": "start"}),
                ("answers", {"question": "x", "answer": {}, "id": "1"}),
                ("commands", {"command": {"type": "judge"}, "id": "1"}),
            ):
                refused = await try_post(watcher, hall.path(path), body)
                assert refused.status_code in (401, 403), path
            # Without a link one is told who sits where, and nothing of the match.
            async with following(hall.guest()) as stranger:
                now = await stranger.next()
            assert (now["view"], now["events"], stranger.halls) == (None, [], [])
            assert (await hall.guest().http.get(hall.path("talk"))).status_code == 403

            # A new link ends the old one; and there may be none.
            [station] = [one for one in hall.made["stations"] if one["kind"] == "spectator"]
            number = station["number"]
            keyed = await hall.lead.post(hall.path(f"hall/stations/{number}/key"))
            async with following(hall.guest(keyed["secret"])) as again:
                await again.next()
                old = await hall.guest().http.post(
                    hall.path("enter"), json={"secret": station["secret"]}
                )
                assert old.status_code == 401
                await hall.lead.http.delete(hall.path(f"hall/stations/{number}"))
                with pytest.raises(AssertionError, match="not-seated"):
                    await again.hall_until(lambda _: False)
            for_nobody = hall.path(f"hall/stations/{number}/key")
            assert (await try_post(hall.lead, for_nobody)).status_code == 404

    play(test())
