"""A megagame with other posts, roles and groups runs through the same server to its end."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from critias.engine.conformance import check_leaks, check_match, check_words
from critias.engine.errors import RulesError
from critias.hall import Moment
from tests.regatta import Regatta, RegattaHall, game

from .halls import Hall, HallFeed, following, open_hall, try_post
from .playing import Player, play, served

PEOPLE = [
    {"name": "Ada", "groups": {"crew": "red"}},
    {"name": "Bo", "groups": {"crew": "red"}},
    {"name": "Cy", "groups": {"crew": "Blue"}},
    {"name": "Di"},
]
CONTROLS = [
    {"name": "Hal"},
    {"name": "Una", "role": "umpire", "places": ["blue"]},
]
REEF = {"type": "steer", "course": "reef"}
PENALTY = {"type": "penalty", "seat": 1, "points": 1, "reason": "they rammed"}


async def a_regatta(address: str, **more: Any) -> Hall:
    wanted = {"game": "regatta", "seats": 4, "options": {}, "controls": CONTROLS, **more}
    return await open_hall(address, more.pop("people", PEOPLE), **wanted)


async def refused(who: Player, path: str, body: Any, kind: str) -> str:
    reply = await try_post(who, path, body)
    assert reply.json()["error"] == kind, reply.text
    return str(reply.json()["detail"])


@pytest.mark.rule("reg.course", "reg.row", "reg.penalty")
def test_the_regatta_is_a_game_like_any_other() -> None:
    check_words(game)
    for seats in (4, 7):
        check_match(game, seats, {}, "regatta")
        check_leaks(game, seats, {}, "regatta")


@pytest.mark.parametrize(
    ("declared", "slip"),
    [
        ({"roles": {"umpire": "lighthouse"}}, "looks after lighthouse"),
        ({"roles": {"umpire": "scoreboard"}}, "no screen with places"),
        ({"notices": {"collision": "coach"}}, "the role coach"),
        ({"screens": {"pier": "crew", "control": None}}, "cannot be called control"),
        ({"lead": "master of the harbour"}, "more than 16 characters"),
        ({"wishes": ("boat",)}, "wish for boat"),
    ],
)
def test_what_does_not_fit_together_is_refused(declared: dict[str, Any], slip: str) -> None:
    wrong = type("Wrong", (RegattaHall,), declared)()
    with pytest.raises(RulesError, match=slip):
        type("WrongGame", (Regatta,), {"hall": wrong})


def test_what_is_offered_is_what_the_game_declares(regatta: None, one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            ada = Player(address)
            games = {one["name"]: one["hall"] for one in await ada.get("/api/games")}
            assert (games["regatta"], games["atlantis"]) == (True, False)
            declared = await ada.get("/api/megagames/regatta")
            assert declared["lead"] == "harbour-master"
            assert declared["screens"] == {"pier": "crew", "scoreboard": None}
            roster = await ada.get("/api/megagames/regatta/roster?seats=4")
            assert roster["places"] == {"pier": ["red", "blue"]}
            assert roster["seats"][1] == {"seat": 1, "groups": {"crew": "blue"}}
            hall = await a_regatta(address, projectors=0)
            crews = {one["name"]: one["groups"]["crew"] for one in hall.made["people"]}
            assert crews == {"Ada": "red", "Bo": "red", "Cy": "blue", "Di": "blue"}
            stations = [(one["kind"], one["role"], one["name"]) for one in hall.made["stations"]]
            assert stations == [
                ("control", "harbour-master", "Hal"),
                ("control", "umpire", "Una"),
                ("pier", None, "red"),
                ("pier", None, "blue"),
                ("scoreboard", None, "scoreboard"),
            ]
            wanted = {"game": "regatta", "seats": 4}
            for wrong, words in (
                ({"people": [{"name": "Ada", "groups": {"house": "atlas"}}]}, "house"),
                ({"people": [{"name": "Ada", "groups": {"crew": "green"}}]}, "green"),
                ({"controls": [{"name": "Max", "role": "map"}]}, "harbour-master, umpire"),
                ({"controls": [{"name": "U", "role": "umpire", "places": ["law"]}]}, "red, blue"),
                ({"lengths": {"eris": 60}}, "course, race"),
            ):
                told = await refused(ada, "/api/megagames", {**wanted, **wrong}, "bad-roster")
                assert words in told
            listed = {**wanted, "list": "Mannschaft;Name\nblau;Ada\n"}
            assert "blau" in await refused(ada, "/api/megagames", listed, "bad-roster")
            listed["list"] = "Mannschaft;Name\nblue;Ada\n;Bo"
            made = await ada.post("/api/megagames", listed)
            crews = {one["name"]: one["groups"]["crew"] for one in made["people"]}
            assert crews.keys() == {"Ada", "Bo"}
            assert crews["Ada"] == "blue"

    play(test())


def test_a_regatta_from_beginning_to_end(regatta: None, database: str) -> None:
    async def test() -> None:
        async with served(database) as address, contextlib.AsyncExitStack() as doors:
            hall = await a_regatta(address)
            umpire = hall.station("control", role="umpire")
            players = [hall.player(number) for number in range(4)]
            await hall.begin()
            await hall.clock("start")
            feeds = [await doors.enter_async_context(following(one)) for one in players]
            pier = await doors.enter_async_context(following(hall.station("pier", name="red")))
            judge = await doors.enter_async_context(following(umpire))

            # A vote at each pier, with a clock, of which the other pier knows nothing.
            shown = await pier.hall_until(lambda h: h["ballots"])
            [vote] = shown["ballots"]
            assert (vote["place"], vote["seats"]) == ("red", [0, 2])
            assert vote["clock"]["running"]
            assert shown["readiness"][0]["kind"] == "crew"
            await answer_all(players, feeds, 1, REEF)

            # Both are on the reef: that is for any umpire, who rules on her own crew and no other.
            noticed = await judge.hall_until(lambda h: h["control"]["queue"])
            [entry] = noticed["control"]["queue"]
            assert (entry["kind"], entry["yours"]) == ("collision", True)
            body = {"command": {**PENALTY, "seat": 0}, "id": "p1"}
            told = await refused(umpire, hall.path("commands"), body, "not-yours")
            assert "harbour-master" in told
            await hall.rule(PENALTY, "p2", umpire)
            await judge.hall_until(lambda h: not h["control"]["queue"])
            assert (await judge.until(lambda p: p["view"]["points"][1]))["view"]["by_seat"]
            await refused(umpire, hall.path("hall/clock"), {"do": "pause"}, "not-yours")

            # What a crew says stays in the crew; calls are about what the game knows.
            await players[0].post(hall.path("talk"), {"text": "Pull!", "to": "crew", "id": "1"})
            await feeds[2].told("Pull!")
            heard = await players[1].get(hall.path("talk"))
            assert "Pull!" not in [one["text"] for one in heard]
            call = {"text": "They cut the buoy", "kind": "foul", "about": {"race": 1}, "id": "k"}
            await players[1].post(hall.path("hall/calls"), call)
            noticed = await a_call(judge)
            assert noticed["about"] == {"race": 1}
            for wrong in ({**call, "kind": "oath"}, {**call, "about": {"oath": 3}}):
                await refused(players[1], hall.path("hall/calls"), wrong, "bad-request")
            away = {"reason": "seasick", "id": "a"}
            await refused(hall.lead, hall.path("hall/seats/0/away"), away, "bad-request")

            # The race; the second one is skipped, taken back, and skipped again.
            await answer_all(players, feeds, 1, {"type": "row", "strokes": 3})
            board = await doors.enter_async_context(following(hall.station("scoreboard")))
            now = await board.until(lambda p: p["view"]["race"] == 2)
            assert now["view"] == {"race": 2, "points": [[3], [-1, 3]]}
            ids = iter("abc")
            for phase, do in (("race", "skip"), ("course", "back"), ("race", "skip")):
                await hall.clock(do, reason="the tide turns", id=next(ids))
                await judge.hall_until(in_phase(phase))
            await answer_all(players, feeds, 2, {"type": "row", "strokes": 1})
            over = await board.until(lambda p: p["stage"] == "over")
            assert over["result"] == {"scores": [4, 3, 4, 3], "winners": [0, 2]}

            # Papers and ledgers.
            for who, path, words in (
                (players[0], "hall/documents/orders?seat=0", "Row!"),
                (hall.guest(), "hall/documents/results", "4 points"),
                (players[1], "hall/books/blue", '"points":1'),
                (hall.lead, "hall/export.json", '"books":{"red":'),
                (hall.lead, "hall/export.csv", "1,course"),
            ):
                page = await who.http.get(hall.path(path))
                assert words in page.text, page.text
            for path in ("hall/books/red", "hall/documents/orders?seat=0"):
                assert (await players[1].http.get(hall.path(path))).status_code in (403, 404)
            happened = await hall.lead.get(hall.path("hall/history"))
            moment = Moment(happened[0]["turn"], happened[0]["phase"])
            assert moment in (Moment(2, "course"), Moment(2, "race"))

    play(test())


async def answer_all(
    players: list[Player], feeds: list[HallFeed], race: int, answer: dict[str, Any]
) -> None:
    for player, feed in zip(players, feeds, strict=True):

        def offered(now: dict[str, Any]) -> bool:
            question = now["question"]
            return question and now["view"]["race"] == race and answer in question["options"]

        await player.answer(await feed.until(offered), answer)


def in_phase(phase: str) -> Callable[[dict[str, Any]], bool]:
    return lambda hall: bool(hall["clock"]["phase"] == phase)


async def a_call(feed: HallFeed) -> dict[str, Any]:
    now = await feed.hall_until(
        lambda h: any(one["kind"] == "foul" for one in h["control"]["queue"])
    )
    found: dict[str, Any] = next(one for one in now["control"]["queue"] if one["kind"] == "foul")
    return found
