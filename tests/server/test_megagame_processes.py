"""A hall on several processes: rulings and the clock are the same wherever one is connected."""

import asyncio
from typing import Any

from .halls import Hall, following, open_hall
from .playing import play
from .processes import running


def test_two_controls_on_two_processes(postgres: Any) -> None:
    quietly = "SET client_min_messages = warning;"
    postgres.psql(f"{quietly} DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    shared = str(postgres.get_uri())

    async def test() -> None:
        async with running("--database", shared) as one, running("--database", shared) as two:
            controls = [{"name": "Lena"}, {"name": "Max"}]
            here = await open_hall(one.address, controls=controls)
            there = Hall(two.address, here.made)
            lena, max_ = here.station("control", name="Lena"), there.station("control", name="Max")
            await here.begin()
            async with following(lena) as first, following(max_) as second:
                await first.hall_until(lambda h: h["clock"])
                await second.hall_until(lambda h: h["clock"])
                # Both rule at once, each several times and one of them twice.
                seat = here.made["people"][0]["seat"]
                vril = {
                    "type": "set-resource",
                    "seat": seat,
                    "resource": "vril",
                    "reason": "a test",
                }
                await asyncio.gather(
                    *(here.rule({**vril, "amount": n}, f"r{n}", lena) for n in range(5)),
                    *(there.rule({**vril, "amount": n}, f"r{n}", max_) for n in range(5)),
                    *(there.rule({**vril, "amount": n}, f"r{n}", max_) for n in range(5)),
                )
                await first.hall_until(lambda h: len(h["control"]["rulings"]) == 10)
                await second.hall_until(lambda h: len(h["control"]["rulings"]) == 10)
                assert first.hall["control"]["rulings"] == second.hall["control"]["rulings"]
                await there.lead.post(there.path("hall/clock"), {"do": "start"})
                # Bots are done with the set-up at once; in the next phase people are awaited.
                now = await first.hall_until(lambda h: h["clock"]["phase"] == "map")
                then = await second.hall_until(lambda h: h["clock"]["phase"] == "map")
                assert now["clock"]["running"]
                assert now["clock"]["ends"] == then["clock"]["ends"]
                back = {"entries": 1, "reason": "too many", "id": "t"}
                await lena.post(here.path("retractions"), back)
                await second.hall_until(
                    lambda h: any(one["kind"] == "retraction" for one in h["control"]["rulings"])
                )

    play(test())
