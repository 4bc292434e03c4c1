"""Nobody in a hall learns what is not for them: screens, Houses, and Control of elsewhere."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from critias.engine.errors import CritiasError
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.hall import Post, hall_of
from tests.posts import view_from

from .halls import following, open_hall, try_post
from .playing import Player, play, served

SCREENS = [Post("map", None, ("europe",)), Post("council", None, ("law",)), Post("projector")]
SECRET = ("purse", "why", "limit", "bribes", "offers", "pledges", "proposals")


def named(view: Any, name: str) -> Iterator[Any]:
    """All that stands under a name anywhere in a view."""
    if isinstance(view, dict):
        for key, value in view.items():
            if key == name:
                yield value
            yield from named(value, name)
    elif isinstance(view, list):
        for value in view:
            yield from named(value, name)


def test_screens_show_nothing_that_is_carried_or_whispered() -> None:
    match = new("colossus", seats=24, seed="screens", options={"turns": 6})
    rng = Rng(seed_key("screens"))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        if len(match.log) % 40:
            continue
        sampled = match.game.sample_command(match.state, rng)
        if sampled is not None:
            _try(match, *sampled)
        for post in SCREENS:
            view = view_from(match, post)
            for name in SECRET:
                assert not any(named(view, name)), f"{post.kind} shows {name}"
            # What differs between what a screen shows of two worlds that the public cannot tell
            # apart would be a leak; only a council's board may know its own meeting.
            if post.kind != "council":
                imagined = match.imagine(None, rng)
                assert view_from(imagined, post) == view


def _try(match: Any, seat: int | None, command: Any) -> None:
    try:
        match.command(seat, command)
    except CritiasError:
        return


def test_a_council_board_knows_only_its_own_meeting() -> None:
    match = new("colossus", seats=24, seed="councils", options={"turns": 6})
    hall, rng = hall_of(match.game), Rng(seed_key("councils"))
    seen = 0
    while seen < 10:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        if hall.moment(match.state).phase == "council":
            view = view_from(match, Post("council", None, ("trade",)))
            [board] = view["councils"]
            assert board["council"] == "trade"
            if board["order"]:
                member = match.view(board["order"][0])["councils"]["chambers"]["trade"]
                assert board["taken"] == member["taken"]
                seen += bool(board["taken"])
            assert list(named(view, "taken")) == [board["taken"]]


def test_events_for_screens_are_those_for_the_public(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, spectators=True, press=["The Herald"])
            await hall.begin()
            ada = hall.player(0)
            # Something that only Ada may know, and something between her and another.
            whisper = {"type": "judge", "decision": "Ada is right", "reason": "she told me so"}
            await hall.rule({**whisper, "audience": [ada.seat]}, "w")
            await hall.rule({"type": "set-limit", "limit": 777_777, "reason": "a new fate"}, "l")
            offer = {"type": "offer", "to": hall.player(1).seat, "give": {"talents": 1}}
            await ada.post(hall.path("commands"), {"command": offer, "id": "o"})
            async with following(hall.station("spectator")) as public:
                await public.next()
            for kind in ("map", "council", "projector", "press"):
                async with following(hall.station(kind)) as screen:
                    await screen.next()
                    await screen.hall_until(lambda h: True)
                    everything = "".join(screen.raw)
                    assert screen.events == public.events
                    assert screen.hall["control"] is None
                    for secret in ("Ada is right", "she told me so", "777777", "a new fate"):
                        assert secret not in everything, f"{kind} is told {secret!r}"
            async with following(hall.player(1)) as other:
                await other.next()
                assert "Ada is right" not in "".join(other.raw)
                assert other.now["view"]["councils"]["offers"]
            async with following(hall.lead) as control:
                await control.next()
                for secret in ("Ada is right", "777777"):
                    assert secret in control.raw[0]

    play(test())


def test_what_a_house_says_stays_in_the_house(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            people = [
                {"name": "Ada", "groups": {"house": "atlas"}},
                {"name": "Mate", "groups": {"house": "atlas"}},
                {"name": "Foe", "groups": {"house": "gadeiros"}},
            ]
            hall = await open_hall(address, people, spectators=True)
            await hall.begin()
            who = {one["name"]: one for one in hall.made["people"]}
            ada, mate, foe = (
                hall.guest(who[name]["secret"], who[name]["seat"])
                for name in ("Ada", "Mate", "Foe")
            )
            said = {"text": "We attack at dawn", "to": "house", "id": "1"}
            await ada.post(hall.path("talk"), said)
            await foe.post(hall.path("talk"), {"text": "Hello all", "id": "1"})
            async with following(mate) as feed:
                heard = await feed.told("We attack at dawn")
                assert heard["to"] == "house"
            for one in (foe, hall.lead, hall.station("projector"), hall.station("spectator")):
                async with following(one) as feed:
                    await feed.told("Hello all")
                    assert "dawn" not in "".join(feed.raw)
                told = await one.get(hall.path("talk"))
                assert [message["text"] for message in told] == ["Hello all"]
            wrong = await try_post(ada, hall.path("talk"), {**said, "to": "moon", "id": "2"})
            assert (wrong.status_code, wrong.json()["error"]) == (422, "no-such-group")

    play(test())


def test_control_of_a_map_rules_there_and_nowhere_else(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            controls = [
                {"name": "Lena", "role": "lead"},
                {"name": "Max", "role": "map", "places": ["europe"]},
                {"name": "Cleo", "role": "council", "places": ["law"]},
            ]
            hall = await open_hall(address, controls=controls)
            await hall.begin()
            roster = await Player(address).get("/api/megagames/colossus/roster?seats=12")
            here = next(s for s in roster["seats"] if s["groups"]["table"] == "europe")
            there = next(s for s in roster["seats"] if s["groups"]["table"] != "europe")
            lawyer = next(s for s in roster["seats"] if s["groups"]["role"] == "basileus")
            soldier = next(s for s in roster["seats"] if s["groups"]["role"] == "strategos")
            map_control = hall.station("control", role="map")
            council_control = hall.station("control", role="council")

            ids = count()

            async def try_rule(who: Player, command: dict[str, Any]) -> int:
                body = {"command": {**command, "reason": "a test"}, "id": f"i{next(ids)}"}
                return (await try_post(who, hall.path("commands"), body)).status_code

            units = {"type": "set-units", "unit": "hoplite", "count": 2}
            cards = {"type": "give-cards", "deck": "kudos", "value": 20, "count": 1}
            burn = {"type": "burn-region", "region": 1, "table": 0}
            assert await try_rule(map_control, {**units, "seat": here["seat"]}) == 200
            assert await try_rule(map_control, {**units, "seat": there["seat"]}) == 403
            assert await try_rule(map_control, burn) == 200
            assert await try_rule(map_control, {**burn, "table": 1}) == 403
            assert await try_rule(map_control, {"type": "add-doom", "amount": 5}) == 403
            assert await try_rule(map_control, {"type": "judge", "decision": "Yes"}) == 200
            assert await try_rule(council_control, {**cards, "seat": lawyer["seat"]}) == 200
            assert await try_rule(council_control, {**cards, "seat": soldier["seat"]}) == 403
            assert await try_rule(council_control, {**units, "seat": lawyer["seat"]}) == 403
            assert await try_rule(hall.lead, {"type": "add-doom", "amount": 5}) == 200
            for path, body in (
                ("hall/clock", {"do": "start"}),
                ("retractions", {"entries": 1, "reason": "x", "id": "x"}),
                ("hall/stations", {"kind": "projector", "name": "x"}),
                (f"hall/seats/{there['seat']}/key", {}),
                (f"hall/seats/{there['seat']}/away", {"reason": "x", "id": "y"}),
            ):
                reply = await try_post(map_control, hall.path(path), body)
                assert reply.json()["error"] == "not-yours", path
            # Each ruling carries who made it.
            logged = await map_control.get(hall.path("hall/rulings"))
            assert {one["name"] for one in logged} == {"Lena", "Max", "Cleo"}

    play(test())
