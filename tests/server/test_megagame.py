"""A megagame over the network: making it, commands, rulings, and what is taken back."""

import json
from typing import Any

import pytest

from .halls import SEATS, Hall, following, open_hall, try_post
from .playing import Player, play, served

UNITS = {"type": "set-units", "seat": 0, "unit": "hoplite", "count": 5, "reason": "a test"}


async def refused(who: Player, path: str, body: Any, status: int, kind: str) -> str:
    reply = await try_post(who, path, body)
    assert (reply.status_code, reply.json()["error"]) == (status, kind), reply.text
    return str(reply.json()["detail"])


def view_of(hall: Hall, number: int, view: dict[str, Any]) -> dict[str, Any]:
    seat = hall.made["people"][number]["seat"]
    found: dict[str, Any] = view["players"][seat]
    return found


def test_people_get_the_seats_they_wish_for(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            roster = await Player(address).get("/api/megagames/colossus/roster?seats=12")
            assert len(roster["seats"]) == SEATS
            assert roster["lengths"]["map"] == 20 * 60
            people: list[dict[str, Any]] = [
                {"name": "Any"},
                {"name": "King", "groups": {"role": "basileus"}},
                {"name": "Queen", "groups": {"role": "Basileus"}},
                {"name": "Spy", "groups": {"house": "atlas", "role": "kataskopos"}},
            ]
            hall = await open_hall(address, people)
            seated = {one["name"]: one["groups"] for one in hall.made["people"]}
            assert seated["King"]["role"] == seated["Queen"]["role"] == "basileus"
            assert (seated["Spy"]["house"], seated["Spy"]["role"]) == ("atlas", "kataskopos")
            spy = next(one for one in hall.made["people"] if one["name"] == "Spy")
            assert roster["seats"][spy["seat"]] == {"seat": spy["seat"], "groups": spy["groups"]}
            kinds = [one["kind"] for one in hall.made["stations"]]
            assert kinds.count("control") == 1
            assert kinds.count("map") == len(roster["places"]["map"])
            assert kinds.count("council") == 6
            crowd = [{"name": f"King {n}", "groups": {"role": "basileus"}} for n in range(SEATS)]
            wish = {"game": "colossus", "people": crowd, "seats": SEATS}
            told = await refused(Player(address), "/api/megagames", wish, 422, "bad-roster")
            assert "who should be basileus" in told
            wish = {"game": "atlantis", "people": []}
            await refused(Player(address), "/api/megagames", wish, 404, "unknown-game")

    play(test())


def test_everybody_sees_who_sits_where_from_the_first_moment(one_file: str) -> None:
    def seats_of(news: dict[str, Any]) -> list[dict[str, Any]]:
        return [one["groups"] for one in news["seats"]]

    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            own = {one["seat"]: one["groups"] for one in hall.made["people"]}
            guest = hall.guest()
            for stage in ("gathering", "playing"):
                shown = await guest.get(f"/api/tables/{hall.table}")
                assert shown["stage"] == stage
                assert {seat: seats_of(shown)[seat] for seat in own} == own
                for who in (hall.player(), hall.station("council"), hall.station("projector")):
                    async with following(who) as feed:
                        assert seats_of(await feed.next()) == seats_of(shown)
                if stage == "gathering":
                    await hall.begin()
            # Whoever moves to another map table is shown there.
            seat = next(iter(own))
            others = [one["table"] for one in seats_of(shown) if one != own[seat]]
            places = (await guest.get(f"/api/megagames/colossus/roster?seats={SEATS}"))["places"][
                "map"
            ]
            table = next(one for one in others if one != own[seat]["table"])
            number = places.index(table)
            move = {"type": "reseat", "seat": seat, "table": number, "reason": "a test"}
            await hall.rule(move, "m1")
            shown = await guest.get(f"/api/tables/{hall.table}")
            assert seats_of(shown)[seat] == {**own[seat], "table": table}

    play(test())


def test_a_link_opens_what_it_is_for(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            person = hall.made["people"][0]
            browser = Player(address)
            secret = person["link"].partition("#key=")[2]
            entered = await browser.post(hall.path("enter"), {"secret": secret})
            assert entered == {"table": hall.table, "seat": person["seat"], "station": None}
            shown = await browser.get(f"/api/tables/{hall.table}")
            assert (shown["you"], shown["hall"], shown["stage"]) == (
                person["seat"],
                True,
                "gathering",
            )
            control = Player(address)
            entered = await control.post(hall.path("enter"), {"secret": hall.lead.secret})
            assert entered["station"]["role"] == "lead"
            assert (await control.get(f"/api/tables/{hall.table}"))["station"]["number"] == 1
            await refused(control, hall.path("enter"), {"secret": "0" * 64}, 401, "not-seated")
            # Players do not begin, and do not leave, before Control lets them.
            await refused(browser, hall.path("start"), None, 403, "not-yours")
            await refused(browser, hall.path("leave"), None, 403, "not-yours")

    play(test())


def test_players_trade_by_commands(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            await hall.begin()
            giver, taker = hall.player(0), hall.player(1)
            offer = {"type": "offer", "to": taker.seat, "give": {"talents": 2}}
            body = {"command": offer, "id": "first"}
            for _ in range(2):  # sent twice, it is made once
                assert await giver.post(hall.path("commands"), body) == {"accepted": True}
            too_much = {**offer, "give": {"talents": 10_000}}
            told = await refused(
                giver,
                hall.path("commands"),
                {"command": too_much, "id": "x"},
                422,
                "command-refused",
            )
            assert told == "you do not have 10000 talents"
            await refused(
                giver, hall.path("commands"), {"command": UNITS, "id": "y"}, 422, "command-refused"
            )
            nonsense = {"command": {"type": "dance"}, "id": "z"}
            await refused(giver, hall.path("commands"), nonsense, 422, "command-refused")
            async with following(taker) as feed:
                [made] = (await feed.next())["view"]["councils"]["offers"]
                before = view_of(hall, 1, feed.now["view"])["purse"]["talents"]
                accept = {"type": "accept-offer", "number": made["number"]}
                await taker.post(hall.path("commands"), {"command": accept, "id": "a"})
                await feed.until(lambda p: not p["view"]["councils"]["offers"])
                assert view_of(hall, 1, feed.now["view"])["purse"]["talents"] == before + 2
            async with following(hall.station("projector")) as feed:
                assert not any(event["type"] == "traded" for event in (await feed.next())["events"])

    play(test())


def test_control_rules_and_takes_back(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            await hall.begin()
            seat = hall.made["people"][0]["seat"]
            async with following(hall.player()) as feed:
                before = (await feed.next())["view"]["players"][seat]["units"]["hoplite"]
                await hall.rule({**UNITS, "seat": seat, "count": before + 4}, "r1")
                await hall.rule({**UNITS, "seat": seat, "count": before + 4}, "r1")
                await feed.until(
                    lambda p: p["view"]["players"][seat]["units"]["hoplite"] == before + 4
                )
                [logged] = await hall.lead.get(hall.path("hall/rulings"))
                assert (logged["name"], logged["reason"]) == ("Control", "a test")
                back = {"entries": 1, "reason": "wrong player", "id": "t1"}
                for _ in range(2):
                    await hall.lead.post(hall.path("retractions"), back)
                await feed.until(lambda p: p["view"]["players"][seat]["units"]["hoplite"] == before)
            logged = await hall.lead.get(hall.path("hall/rulings"))
            assert [(one["kind"], one["stands"]) for one in logged] == [
                ("command", False),
                ("retraction", True),
            ]
            await refused(
                hall.lead, hall.path("retractions"), {**back, "id": "t2"}, 409, "undo-refused"
            )
            # This and all after it, however much has happened since.
            await hall.rule({**UNITS, "seat": seat, "count": 3}, "r2")
            number = (await hall.lead.get(hall.path("hall/rulings")))[-1]["number"]
            await hall.rule({**UNITS, "seat": seat, "count": 5}, "r3")
            back = {"first": number, "reason": "both were wrong", "id": "t4"}
            await hall.lead.post(hall.path("retractions"), back)
            logged = await hall.lead.get(hall.path("hall/rulings"))
            assert [one["stands"] for one in logged[-3:]] == [False, False, True]
            await refused(
                hall.lead, hall.path("retractions"), {**back, "id": "t5"}, 409, "undo-refused"
            )
            both = {**back, "entries": 1, "id": "t6"}
            await refused(hall.lead, hall.path("retractions"), both, 400, "bad-request")
            wish = {"phase": True, "reason": "again", "id": "t3"}
            await refused(hall.lead, hall.path("retractions"), wish, 409, "undo-refused")
            await refused(hall.player(), hall.path("retractions"), wish, 401, "not-seated")
            map_screen = hall.station("map")
            await refused(map_screen, hall.path("retractions"), wish, 403, "not-yours")

    play(test())


def test_a_match_with_rulings_survives_a_restart(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            hall = await open_hall(address)
            await hall.begin()
            await hall.rule(UNITS, "r1")
            await hall.rule({**UNITS, "count": 7}, "r2")
            await hall.lead.post(
                hall.path("retractions"), {"entries": 1, "reason": "no", "id": "t"}
            )
            async with following(hall.lead) as feed:
                seen = await feed.next()
        async with served(database) as address:
            again = Hall(address, hall.made)
            async with following(again.lead) as feed:
                now = await feed.next()
            assert now["stage"] == "playing", now["message"]
            assert now["view"] == seen["view"]
            assert now["events"] == seen["events"]
            # What was done under this id before the restart is not done again.
            await again.rule({**UNITS, "count": 9}, "r1")
            assert len(await again.lead.get(again.path("hall/rulings"))) == 3

    play(test())


@pytest.mark.parametrize("stranger", ["projector", "map", "council"])
def test_screens_can_do_nothing(stranger: str, one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            await hall.begin()
            screen = hall.station(stranger)
            for path, body in (
                ("commands", {"command": UNITS, "id": "r"}),
                ("hall/clock", {"do": "start"}),
                ("hall/announcements", {"text": "hello", "id": "m"}),
                ("hall/seats/0/key", {}),
                ("hall/stations", {"kind": "projector", "name": "x"}),
            ):
                await refused(screen, hall.path(path), body, 403, "not-yours")
            await refused(screen, hall.path("talk"), {"text": "hi", "id": "1"}, 401, "not-seated")

    play(test())


def test_changes_lead_to_the_same_position(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            await hall.begin()
            async with following(hall.lead, changes=True) as feed, following(hall.lead) as whole:
                first = await feed.next()
                for count in range(1, 4):
                    await hall.rule({**UNITS, "count": count}, f"r{count}")
                    wanted = lambda p, n=count: p["view"]["players"][0]["units"]["hoplite"] == n  # noqa: E731
                    await feed.until(wanted)
                    await whole.until(wanted)
                    assert feed.now["view"] == whole.now["view"]
                assert feed.events == whole.events
                assert feed.now["station"] == first["station"]
                assert [json.loads(raw)["type"] for raw in feed.raw].count("position") == 1
                assert max(map(len, feed.raw[2:])) < len(feed.raw[0]) / 10

    play(test())
