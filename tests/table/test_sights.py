"""What is shared, kept and left out in making positions changes nothing of what anybody sees."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from critias.engine.errors import CritiasError
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.hall import PROJECTOR, Post, find_hall, hall_of
from critias.table.table import Table
from critias.table.viewers import REFEREE, Viewer, asked_of
from tests.seed import SEED

from .local import Client, InList, open_table

_EVERY = 7  # answers, after which everything is worked out anew and compared


@pytest.mark.parametrize(
    ("name", "seats", "steps"),
    [
        ("atlantis", 3, 120),
        ("end_of_atlantis", 4, 120),
        ("atlantis_rising", 3, 120),
        ("colossus", 12, 80),
        pytest.param("atlantis", 4, 500, marks=pytest.mark.long),
        pytest.param("end_of_atlantis", 5, 800, marks=pytest.mark.long),
        pytest.param("atlantis_rising", 7, 800, marks=pytest.mark.long),
        pytest.param("colossus", 24, 600, marks=pytest.mark.long),
    ],
)
def test_everybody_sees_by_changes_what_can_be_seen_alone(
    name: str, seats: int, steps: int
) -> None:
    table = open_table(InList(), name, f"sights {SEED}", seats=seats)
    rng = Rng(seed_key(f"sights of {name} {SEED}"))
    viewers: list[Viewer] = [*range(seats), None, *_posts(table.playing())]
    clients = [Client(table, viewer, changes=True) for viewer in viewers]

    async def test() -> None:
        for step in range(steps):
            if table.playing().over:
                break
            await _anything(table, rng)
            for client in clients:
                if step % _EVERY == 0 or table.playing().over or rng.below(4):
                    client.look()
            if step % _EVERY == 0 or table.playing().over:
                _compare(table, viewers, clients)

    asyncio.run(test())


def _posts(match: Match) -> list[Post]:
    hall = find_hall(match.game)
    if hall is None:
        return []
    places = hall.places(match.state).items()
    screens = [Post(kind, None, tuple(names[:1])) for kind, names in places]
    return [REFEREE, Post(PROJECTOR), *screens]


@pytest.mark.parametrize(("name", "seats"), [("atlantis_rising", 3), ("colossus", 12)])
def test_a_match_that_somebody_holds_does_not_change(name: str, seats: int) -> None:
    table = open_table(InList(), name, f"held {SEED}", seats=seats)
    rng = Rng(seed_key(f"held {SEED}"))
    held: list[tuple[Match, Any]] = []

    async def test() -> None:
        for _ in range(40):
            if table.playing().over:
                break
            await _anything(table, rng)
            if rng.below(3) == 0:
                held.append((table.playing(), _all_of(table.playing())))

    asyncio.run(test())
    assert held
    for match, was in held:
        assert _all_of(match) == was


def _all_of(match: Match) -> Any:
    asked = {seat: match.question(seat) for seat in match.pending}
    views = [_wire(match.view(seat)) for seat in (None, *range(match.seats))]
    return match.log[:], match.all_events[:], asked, views, match.state.rng.drawn


async def _anything(table: Table, rng: Rng) -> None:
    """Answer, take back or command, whatever somebody could do now."""
    match = table.playing()
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able and rng.below(5) == 0:
        await table.undo(rng.choice(able), f"{len(table.rows)}")
        return
    if rng.below(8) == 0 and (command := match.game.sample_command(match.state, rng)):
        with suppress(CritiasError):
            await table.act(command[0], None, lambda match: match.command(*command))
        return
    seat = rng.choice(sorted(match.pending))
    answer = match.pending[seat].sample(rng)
    await table.answer(seat, match.question(seat), answer, f"{len(table.rows)}")


def _compare(table: Table, viewers: Sequence[Viewer], clients: Sequence[Client]) -> None:
    match = table.playing()
    again = match.position(len(match.log))
    for viewer, client in zip(viewers, clients, strict=True):
        seen = client.position
        fresh = Client(table, viewer)
        assert (seen, client.events) == (fresh.position, fresh.events)
        assert seen["view"] == _wire(_seen_alone(again, viewer)), viewer
        if not again.over:
            assert seen["asked"] == list(asked_of(again, viewer)), viewer
        if isinstance(viewer, int):
            assert seen["can_undo"] == again.can_undo(viewer), viewer


def _seen_alone(match: Match, viewer: Viewer) -> Any:
    if not isinstance(viewer, Post):
        return match.view(viewer)
    return hall_of(match.game).views(match.state, match.view)(viewer)


def _wire(record: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))
