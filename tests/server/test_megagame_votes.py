"""A vote in a hall has a clock of its own: who sees it, and what happens when it runs out."""

from typing import Any

from .halls import Hall, HallFeed, following, open_hall
from .playing import play, served

ON_AN_ARCHON = "col.6.50"


async def plan(hall: Hall, **wish: Any) -> None:
    reply = await hall.lead.http.put(hall.path("hall/lengths"), json=wish)
    assert reply.status_code == 200, reply.text


def ballot_of(message: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The vote in which a seat votes, as far as whoever got this message knows."""
    return next((one for one in message["ballots"] if seat in one["seats"]), None)


def slow_votes(message: dict[str, Any], place: str) -> list[dict[str, Any]]:
    queue = message["control"]["queue"]
    return [one for one in queue if one["kind"] == "vote" and one["place"] == place]


async def to_the_vote(hall: Hall, feed: HallFeed) -> None:
    """The one person answers whatever comes, until the table votes on an Archon."""
    ada = hall.player()
    while True:
        asked = (await feed.until(lambda p: p["question"]))["question"]
        if asked["rule"] == ON_AN_ARCHON:
            return
        await ada.try_answer(asked["id"], asked["default"] or asked["options"][0])
        await left_behind(feed, asked["id"])


async def left_behind(feed: HallFeed, question: str) -> None:
    await feed.until(lambda p: p["question"] is None or p["question"]["id"] != question)


def test_a_vote_has_a_clock_that_those_see_whom_it_concerns(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, people=1, votes=45, first_turn=3.0)
            person = hall.made["people"][0]
            seat, place = person["seat"], person["groups"]["table"]
            elsewhere = next(
                one["name"]
                for one in hall.made["stations"]
                if one["kind"] == "map" and one["name"] != place
            )
            await hall.begin()
            await hall.clock("start")
            async with following(hall.player()) as ada, following(hall.lead) as control:
                await to_the_vote(hall, ada)
                now = await ada.hall_until(lambda h: ballot_of(h, seat))
                vote = ballot_of(now, seat)
                assert vote is not None
                assert (vote["kind"], vote["place"], vote["rule"]) == ("map", place, ON_AN_ARCHON)
                assert now["ballots"] == [vote]
                assert (now["votes"], vote["clock"]["length"]) == (45, 135)
                assert vote["clock"]["running"]
                assert vote["clock"]["ends"] is not None
                # The hall waits, and so does the vote.
                await hall.clock("pause")
                now = await ada.hall_until(lambda h: not h["clock"]["running"])
                vote = ballot_of(now, seat)
                assert vote is not None
                assert (vote["clock"]["ends"], vote["clock"]["left"]) == (None, 135)
                await control.hall_until(lambda h: ballot_of(h, seat))
                async with following(hall.station("map", name=place)) as screen:
                    here = await screen.hall_until(lambda h: True)
                    assert [one["key"] for one in here["ballots"]] == [vote["key"]]
                others = [hall.station("map", name=elsewhere), hall.station("council")]
                for other in (*others, hall.station("projector")):
                    async with following(other) as feed:
                        told = await feed.hall_until(lambda h: True)
                        assert vote["key"] not in [one["key"] for one in told["ballots"]]
                await plan(hall, votes=0)
                now = await ada.hall_until(lambda h: h["votes"] == 0)
                vote = ballot_of(now, seat)
                assert vote is not None
                assert vote["clock"] is None, "there is still a vote, but no clock for it"

    play(test())


def test_a_vote_that_runs_out_waits_for_control_or_takes_the_defaults(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, people=1)
            person = hall.made["people"][0]
            seat, place = person["seat"], person["groups"]["table"]
            await hall.begin()
            await hall.clock("start")
            async with following(hall.player()) as ada, following(hall.lead) as control:
                await to_the_vote(hall, ada)
                question = ada.now["question"]["id"]
                vote = ballot_of(await ada.hall_until(lambda h: ballot_of(h, seat)), seat)
                assert vote is not None
                await plan(hall, votes=1, first_turn=0.5)
                now = await control.hall_until(lambda h: slow_votes(h, place))
                [entry] = slow_votes(now, place)
                assert seat in entry["about"]["waiting"]
                assert not now["clock"]["over"]

                def is_over(message: dict[str, Any]) -> bool:
                    found = ballot_of(message, seat)
                    return found is not None and found["clock"]["over"]

                await ada.hall_until(is_over)
                assert ada.now["question"]["id"] == question, "the hall waits for her"
                # Control has it that defaults are taken.
                await plan(hall, defaults=True)
                await left_behind(ada, question)
                await control.hall_until(
                    lambda h: (
                        not slow_votes(h, place)
                        and vote["key"] not in [one["key"] for one in h["ballots"]]
                    )
                )
                office = vote["about"]["office"]
                await ada.until(lambda p: p["view"]["offices"][place][office] is not None)
            log = await hall.lead.get(hall.path("hall/export.json"))
            late = [one for one in log["entries"] if one["by"] == "clock"]
            assert (late[0]["seat"], late[0]["body"]) == (seat, {"type": "vote-for", "seat": seat})

    play(test())
