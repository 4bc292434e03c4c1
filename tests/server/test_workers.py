"""In which order work is taken that few can do at once."""

import asyncio

from critias.server.workers import FairQueue


def served_in_order(arrivals: list[tuple[str, bool]]) -> list[str]:
    """Whose work is taken, in order, when all have come while the only place was taken."""

    async def test() -> list[str]:
        queue, order = FairQueue(1), []

        async def work(whose: str, people: bool) -> None:
            async with queue.turn(whose, people):
                order.append(whose)

        async with queue.turn("first"):
            waiting = [asyncio.create_task(work(*one)) for one in arrivals]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    return asyncio.run(test())


def test_whoever_has_much_to_be_done_does_not_keep_others_waiting() -> None:
    much = [("mallory", True)] * 5
    assert served_in_order([*much, ("ada", True), ("bo", True), ("ada", True)]) == [
        *("mallory", "ada", "bo", "mallory", "ada", "mallory", "mallory", "mallory")
    ]


def test_people_go_first() -> None:
    assert served_in_order([("bots", False), ("bots", False), ("ada", True)]) == [
        *("ada", "bots", "bots")
    ]


def test_who_goes_away_leaves_the_turn_to_the_next() -> None:
    async def test() -> None:
        queue = FairQueue(1)
        served = asyncio.Event()

        async def work() -> None:
            async with queue.turn("a"):
                served.set()

        async with queue.turn("first"):
            gone = asyncio.create_task(work())
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
            there = asyncio.create_task(work())
            late = asyncio.create_task(work())
            await asyncio.sleep(0)
        late.cancel()  # its turn may have come in this very moment
        await there
        async with queue.turn("b"):
            assert served.is_set()

    asyncio.run(test())
