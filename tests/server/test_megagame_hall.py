"""The hall around a megagame: its clock, its people, Control's queue, and a power cut."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets import ConnectionClosedError

from .halls import Hall, HallFeed, following, open_hall, try_post
from .playing import Player, play, served
from .processes import start

ALL_TIME = -86400


def phase(message: dict[str, Any]) -> str:
    return str(message["clock"]["phase"]) if message["clock"] else ""


async def put(who: Player, path: str, body: Any) -> Any:
    reply = await who.http.put(path, json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def to_strategy(hall: Hall, feed: HallFeed) -> None:
    """Begin, and let the clock run until all are asked for their sheets."""
    await hall.begin()
    await hall.clock("start")
    await feed.hall_until(lambda h: phase(h) == "map")


def entries(message: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [one for one in message["control"]["queue"] if one["kind"] == kind]


def test_the_clock_follows_the_match(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            people = [{"name": "Spy", "groups": {"role": "kataskopos"}}]
            hall = await open_hall(address, people, lengths={"map": 100})
            async with following(hall.lead) as feed, following(hall.player()) as player:
                assert (await feed.hall_until(lambda h: True))["clock"] is None
                await hall.begin()
                now = await feed.hall_until(lambda h: h["clock"])
                assert (phase(now), now["clock"]["running"]) == ("set-up", False)
                await hall.clock("start")
                now = await feed.hall_until(lambda h: h["clock"]["running"])
                assert now["clock"]["ends"] is not None
                await hall.clock("pause")
                now = await feed.hall_until(lambda h: not h["clock"]["running"])
                left = now["clock"]["left"]
                assert now["clock"]["ends"] is None
                assert left <= 300
                await hall.clock("extend", seconds=60)
                now = await feed.hall_until(lambda h: h["clock"]["left"] > left)
                assert now["clock"]["left"] == left + 60
                await hall.clock("start")
                # The spy settles, and with the next phase the clock begins anew by itself.
                await player.until(lambda p: p["question"])
                await hall.player().answer(player.now)
                now = await player.hall_until(lambda h: phase(h) == "map")
                assert now["clock"]["running"]
                assert now["clock"]["length"] == 200  # the first turn takes twice as long
                assert now["control"] is None
                refused = await try_post(hall.lead, hall.path("hall/clock"), {"do": "skip"})
                assert refused.status_code == 400
                await hall.clock("pause")  # so that bots stand still
                await hall.clock("skip", reason="for a test")
                now = await feed.hall_until(lambda h: phase(h) not in ("map", "set-up"))
                await hall.clock("back", reason="too soon")
                now = await feed.hall_until(
                    lambda h: phase(h) == "map" and h["clock"]["left"] == 200
                )
                assert not now["clock"]["running"]

    play(test())


def test_when_time_runs_out_defaults_are_answered_if_control_says_so(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
                await hall.clock("extend", seconds=ALL_TIME)
                await feed.hall_until(lambda h: h["clock"]["over"] and entries(h, "slow"))
                await put(hall.lead, hall.path("hall/lengths"), {"defaults": True})
                await feed.hall_until(lambda h: phase(h) != "map")
                assert {"type": "sheet-void"} not in feed.events

    play(test())


def test_players_leave_and_propose_nothing_which_control_sees_to(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
            player = hall.player()
            wishes: list[tuple[str, Any]] = [
                *(("resign", None), ("leave", None), ("return", None)),
                *(("proposal", {"kind": "end"}), ("proposal", {"kind": "replace", "seat": 1})),
            ]
            for path, body in wishes:
                reply = await try_post(player, hall.path(path), body)
                assert reply.status_code == 403, path
                assert "Control" in reply.json()["detail"]
            reply = await player.http.put(hall.path("reminders"), json={"webhook": None})
            assert reply.status_code == 403

    play(test())


def test_who_is_ready_is_told_place_by_place(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            # At one map table: each goes on when all of its own are ready.
            roles = ("basileus", "arkhitekton")
            groups = [{"house": "atlas", "role": role} for role in roles]
            hall = await open_hall(address, [{"name": "A", "groups": one} for one in groups])
            own = [one["seat"] for one in hall.made["people"]]
            async with (
                following(hall.lead) as feed,
                following(hall.player(0)) as player,
                following(hall.station("projector")) as screen,
            ):
                await to_strategy(hall, feed)

                def waiting(message: dict[str, Any]) -> list[int]:
                    return sorted(s for one in message["readiness"] for s in one["waiting"])

                await feed.hall_until(lambda h: waiting(h) == sorted(own))
                await player.until(lambda p: p["question"] and p["question"]["rule"] == "col.6.4")
                await hall.player(0).answer(player.now, player.now["question"]["default"])
                await feed.hall_until(lambda h: waiting(h) == [own[1]])
                await screen.hall_until(lambda h: waiting(h) == [own[1]])

    play(test())


def test_people_come_late_leave_and_are_stood_in_for(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address, people=2)
            first, second = (one["seat"] for one in hall.made["people"])
            free = next(s for s in range(12) if s not in (first, second))
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
                # Somebody comes late and takes over from a bot.
                late = await hall.lead.post(
                    hall.path(f"hall/seats/{free}/key"), {"name": "Late Lena"}
                )
                assert (late["seat"], late["name"]) == (free, "Late Lena")
                entered = await Player(address).post(hall.path("enter"), {"secret": late["secret"]})
                assert entered["seat"] == free
                await feed.until(lambda p: p["seats"][free]["name"] == "Late Lena")
                assert feed.now["seats"][free]["kind"] == "person"
                # A neighbour plays for somebody without a phone.
                stand_in = await hall.lead.post(
                    hall.path(f"hall/seats/{first}/stand-in"), {"name": "Neighbour"}
                )
                neighbour = hall.guest(stand_in["secret"], first)
                async with following(neighbour) as beside:
                    await beside.until(lambda p: p["question"])
                    assert beside.now["you"] == first
                    assert beside.now["station"]["kind"] == "stand-in"
                    default = beside.now["question"]["default"]
                    await neighbour.answer(beside.now, default)
                # And Control for another, which the log tells.
                async with following(hall.lead, seat=second) as eyes:
                    await eyes.until(lambda p: p["question"])
                    question = eyes.now["question"]
                    answer = {
                        "question": question["id"],
                        "answer": question["default"],
                        "id": "for-her",
                        "seat": second,
                    }
                    await hall.lead.post(hall.path("answers"), answer)
                logged = await hall.lead.get(hall.path("hall/rulings"))
                assert [(one["kind"], one["seat"]) for one in logged] == [("answer", second)]
                # A bot takes a seat and gives it back; somebody leaves for good.
                await hall.lead.post(hall.path(f"hall/seats/{second}/bot"), {"bot": "random"})
                await feed.until(lambda p: p["seats"][second]["away"])
                await hall.lead.post(hall.path(f"hall/seats/{second}/bot"), {"bot": None})
                await feed.until(lambda p: not p["seats"][second]["away"])
                gone = {"reason": "went home", "id": "gone"}
                await hall.lead.post(hall.path(f"hall/seats/{second}/away"), gone)
                await feed.until(
                    lambda p: (
                        not p["view"]["players"][second]["present"] and second not in p["asked"]
                    )
                )

    play(test())


def test_a_closed_station_opens_nothing_more(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            await hall.begin()
            wish = {"kind": "control", "name": "Max", "role": "map", "places": ["europe"]}
            made = await hall.lead.post(hall.path("hall/stations"), wish)
            max_ = hall.guest(made["secret"])
            await max_.get(hall.path("hall/rulings"))
            wrong = await try_post(
                hall.lead, hall.path("hall/stations"), {**wish, "places": ["mars"]}
            )
            assert (wrong.status_code, wrong.json()["error"]) == (422, "bad-roster")
            reply = await max_.http.get(hall.path("hall/stations"))
            assert reply.json()["error"] == "not-yours"
            listed = await hall.lead.get(hall.path("hall/stations"))
            assert made["number"] in [one["number"] for one in listed]
            async with following(max_) as feed:
                assert json.loads(await feed.socket.recv())["type"] == "position"
                gone = await hall.lead.http.delete(hall.path(f"hall/stations/{made['number']}"))
                assert gone.status_code == 200
                # What it was following is closed to it as well.
                told: list[Any] = []
                with contextlib.suppress(ConnectionClosedError):
                    async for text in feed.socket:
                        told.append(json.loads(text))
                assert (told[-1]["type"], told[-1]["error"]) == ("error", "not-seated")
                assert feed.socket.close_code == 4401
            reply = await max_.http.get(hall.path("hall/rulings"))
            assert (reply.status_code, reply.json()["error"]) == (401, "not-seated")

    play(test())


def test_control_sees_what_needs_judgement(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            async with following(hall.lead) as feed:
                await to_strategy(hall, feed)
                call = {"text": "He moved after the reveal", "kind": "dispute", "id": "k1"}
                for _ in range(2):
                    made = await hall.player().post(hall.path("hall/calls"), call)
                now = await feed.hall_until(lambda h: entries(h, "dispute"))
                [entry] = entries(now, "dispute")
                assert (entry["key"], entry["status"], entry["yours"]) == (
                    made["key"],
                    "open",
                    True,
                )
                settled = {"status": "settled", "note": "He did not"}
                await put(hall.lead, hall.path(f"hall/queue/{made['key']}"), settled)
                now = await feed.hall_until(
                    lambda h: entries(h, "dispute")[0]["status"] == "settled"
                )
                assert entries(now, "dispute")[0]["note"] == "He did not"
                for number in range(5):
                    await hall.player().post(
                        hall.path("hall/calls"), {**call, "id": f"more-{number}"}
                    )
                many = await try_post(hall.player(), hall.path("hall/calls"), {**call, "id": "n"})
                assert many.status_code == 400
                # A bribe waits for its answer, and leaves the queue with it.
                seat = hall.made["people"][0]["seat"]
                bribe = {"type": "offer-bribe", "empire": "lemuria", "seat": seat, "talents": 3}
                await hall.rule({**bribe, "reason": "tempting"}, "b")
                await feed.hall_until(lambda h: entries(h, "bribe"))
                decline = {"command": {"type": "decline-bribe"}, "id": "d"}
                await hall.player().post(hall.path("commands"), decline)
                await feed.hall_until(lambda h: not entries(h, "bribe"))
                unknown = await hall.lead.http.put(
                    hall.path("hall/queue/oath:9"), json={"status": "settled"}
                )
                assert unknown.status_code == 404

    play(test())


def test_control_tells_all_or_some(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            await hall.begin()
            ada, bob = hall.player(0), hall.player(1)
            async with (
                following(ada) as to_ada,
                following(bob) as to_bob,
                following(hall.station("projector")) as screen,
                following(hall.lead) as control,
            ):
                path = hall.path("hall/announcements")
                secret = {"text": "Come to me", "seats": [ada.seat], "id": "1"}
                await hall.lead.post(path, secret)
                await hall.lead.post(path, secret)
                heard = await to_ada.told("Come to me")
                assert (heard["kind"], heard["name"]) == ("announcement", "Control")
                await control.told("Come to me")
                news = {"text": "Lunch!", "kind": "news", "id": "2"}
                await hall.lead.post(path, news)
                for feed in (to_bob, screen):
                    assert (await feed.told("Lunch!"))["kind"] == "news"
                    assert [one["text"] for one in feed.talk] == ["Lunch!"]
                await to_ada.told("Lunch!")
                assert [one["text"] for one in to_ada.talk] == ["Come to me", "Lunch!"]

    play(test())


def test_control_rules_after_the_last_turn_and_then_closes_the_game(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, 1)
            async with following(hall.lead) as feed, following(hall.player()) as player:
                await hall.begin()
                await hall.rule({"type": "set-turns", "turns": 1, "reason": "a short day"}, "t")
                at = phase(await feed.hall_until(lambda h: h["clock"]))
                while at != "closing":
                    await hall.clock("skip", reason="on we go")
                    at = phase(await feed.hall_until(lambda h, at=at: phase(h) != at))  # type: ignore[misc]
                await player.until(lambda p: p["view"] and p["view"]["phase"] == "closing")
                assert (player.now["question"], player.now["stage"]) == (None, "playing")
                offer = {"command": {"type": "offer", "to": 3, "give": {"talents": 1}}, "id": "o"}
                refused = await try_post(hall.player(), hall.path("commands"), offer)
                assert refused.status_code == 422
                assert "only Control acts now" in refused.json()["detail"]
                card = {"type": "give-cards", "seat": 0, "deck": "kudos", "value": 100, "count": 1}
                await hall.rule({**card, "reason": "the best oath"}, "g")
                await hall.clock("skip", reason="well played")
                await player.until(lambda p: p["stage"] == "over")
                assert player.now["view"]["ending"]

    play(test())


@pytest.mark.kills
def test_after_a_power_cut_all_is_there_and_the_clock_stands(tmp_path: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{tmp_path / 'critias.db'}"
        server = await start("--port", 0, "--database", database)
        hall = await open_hall(server.address)
        async with following(hall.lead) as feed, following(hall.player()) as player:
            await to_strategy(hall, feed)
            await hall.rule({"type": "add-doom", "amount": 30, "reason": "an omen was missed"}, "r")
            await hall.player().post(
                hall.path("hall/calls"), {"text": "Help", "kind": "help", "id": "k"}
            )
            await player.until(lambda p: p["question"] and p["question"]["rule"] == "col.6.4")
            await feed.hall_until(lambda h: entries(h, "help") and h["control"]["rulings"])
            before, told = player.now, player.cursor
            await server.kill()
        port = server.address.rpartition(":")[2]
        server = await start("--port", port, "--database", database)
        try:
            again = Hall(server.address, hall.made)
            async with following(again.lead) as feed:
                now = await feed.hall_until(lambda h: h["clock"])
                assert phase(now) == "map"
                assert not now["clock"]["running"]
                assert 0 < now["clock"]["left"] <= now["clock"]["length"]
                assert len(entries(now, "help")) == 1
                assert len(now["control"]["rulings"]) == 1
            # A phone that was off catches up in one message.
            async with following(again.player(), cursor=told) as player:
                first = await player.next()
                assert first["question"] == before["question"]
                assert not first["reset"]
                assert first["cursor"] >= told
        finally:
            await server.stop()

    play(test())


def test_a_phone_that_was_off_catches_up_in_one_message(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            async with following(hall.lead) as feed, following(hall.player()) as player:
                await to_strategy(hall, feed)
                await player.until(lambda p: p["question"])
                cursor = player.cursor
            for number in range(5):
                ruling = {"type": "add-doom", "amount": 1 + number, "reason": "meanwhile"}
                await hall.rule(ruling, f"r{number}")
            async with following(hall.player(), cursor=cursor) as player:
                caught_up = await player.next()
                rulings = [e for e in caught_up["events"] if e["type"] == "atlantis-doom-ruled"]
                assert len(rulings) == 5
                assert caught_up["view"]["phase"] == "strategy"

    play(test())
