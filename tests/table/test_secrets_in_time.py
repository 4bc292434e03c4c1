"""Nobody learns by waiting: worlds that differ in a hidden card look the same at the same time.

For somebody who looks on, two worlds are imagined that it cannot tell apart: in one of them a seat
has a choice in a reaction window, in the other none. Both are played on at a real table, in virtual
time, with bots that think long about a choice and not at all without one. Whatever that viewer is
shown must be the same, and shown at the same moment.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import pytest

from critias.bots import find_bot
from critias.engine.decisions import Choose
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.table.attendants.bots import Bots
from critias.table.attendants.reactions import Reactions
from critias.table.clocks.reaction_windows import Window, is_reaction, reacting
from critias.table.clocks.seat_clocks import Clocks
from critias.table.following import Follower, Watcher
from critias.table.head import head_of
from critias.table.history.replaying import Replayed
from critias.table.messages import Follow
from critias.table.people.seats import Seat
from critias.table.settings import Settings
from critias.table.table import Table
from tests.seed import SEED
from tests.virtual_time import NOON, now, run

from .local import InList

GAMES = ("atlantis", "end_of_atlantis")
PERSON, QUICK, THINKING = (
    Seat("person", "P", secret=b"x"),
    Seat("bot", bot="medium"),
    Seat("bot", bot="hard"),
)
AWAY = Seat("person", "A", secret=b"x", away=True, bot="medium")
WORLDS = 12


class Pair(NamedTuple):
    """Two worlds that `viewer` cannot tell apart: `seat` has a choice in the second only."""

    viewer: int | None
    seat: int
    without: Match
    with_choice: Match


def pairs(game: str, seats: int, most: int) -> Iterator[Pair]:
    """Pairs from the windows of matches among bots, of each rule as many."""
    found: Counter[str] = Counter()
    rng = Rng(seed_key(f"secrets in time {SEED}"))
    for number in range(3):
        match = new(game, seats=seats, seed=f"time {SEED} {number}")
        bot = find_bot("medium", match.game)
        while not match.over:
            for seat in reacting(match):
                rule = match.pending[seat].rule
                pair = pair_at(match, seat, rng) if found[rule] < most else None
                if pair is not None:
                    found[rule] += 1
                    yield pair
            seat = min(match.pending)
            match.answer(seat, bot.choose(match, seat, rng))


def pair_at(match: Match, seat: int, rng: Rng) -> Pair | None:
    viewer = rng.choice([None, *(one for one in range(match.seats) if one != seat)])
    worlds: dict[bool, Match] = {}
    for _ in range(WORLDS):
        world = match.imagine(viewer, rng.fork(), bulk=False)
        asked = world.pending.get(seat)
        if isinstance(asked, Choose) and is_reaction(asked):
            worlds[len(asked.options) > 1] = world
        if len(worlds) == 2:
            return Pair(viewer, seat, worlds[False], worlds[True])
    return None


class SlowThinkers:
    """Think long about a choice, and decline; without one they answer at once."""

    async def think(self, table: Table, seat: int, bot: str) -> Any:
        decision = table.playing().pending[seat]
        assert isinstance(decision, Choose)
        if bot == "hard" and len(decision.options) > 1:
            await asyncio.sleep(1.7)
        return decision.default or decision.options[0]


class Observed(NamedTuple):
    """What somebody is shown while a window is open, each with its moment, and when it closes."""

    shown: list[tuple[float, bytes]]
    closed: float


async def observed(world: Match, pair: Pair, seats: Sequence[Seat]) -> Observed:
    """What the viewer of a pair sees of one of its worlds."""
    table = Table("local", InList(), now)
    table.open(head_of("local", world, Settings(), public=False, begun=None), seats)
    table.head = table.head._replace(stage="playing")
    table._follow(Replayed(world, (), Clocks(table.settings, world, NOON)), ())
    table._show()
    # Where nobody looks on, bots alone do not think.
    table.presence.arrive(pair.viewer)
    viewer = Follower(table, Watcher(pair.viewer, pair.viewer), Follow(changes=True))
    asked = {seat: world.question(seat) for seat in reacting(world)}
    loop, shown = asyncio.get_running_loop(), []

    def still_open() -> bool:
        match = table.playing()
        return any(match.question(one) == asked.get(one) for one in reacting(match))

    def look(_: Table) -> None:
        message = viewer.position() if still_open() else None
        if message is not None:
            shown.append((round(loop.time(), 3), message))

    bots, reactions = Bots(SlowThinkers()), Reactions()
    for watcher in (look, bots.attend, reactions.attend):
        watcher(table)
        table.watchers.add(watcher)
    people = [asyncio.create_task(react(table, one)) for one in asked if seats[one].active]
    while still_open():
        await asyncio.sleep(0.05)
        assert loop.time() < 60, "the window does not close"
    closed = round(loop.time(), 3)
    table.watchers.clear()
    for task in people:
        task.cancel()
    await bots.close()
    await reactions.close()
    return Observed(shown, closed)


async def react(table: Table, seat: int) -> None:
    """People who can only decline do so at once, where others cannot tell; one says nothing."""
    match = table.playing()
    decision, question = match.pending[seat], match.question(seat)
    assert isinstance(decision, Choose)
    together = sum(one.expected for one in table.seats) > 1
    declines = together and decision.default is not None
    if declines and seat == 2:
        return
    await asyncio.sleep(0.8 if declines and len(decision.options) == 1 else 2.5)
    await table.answer(seat, question, decision.default or decision.options[0])


SEATINGS = {
    "people": (PERSON,) * 3,
    "thinking bots": (THINKING,) * 3,
    "a person among quick bots": (QUICK, PERSON, QUICK),
    "a person among thinking bots": (THINKING, PERSON, THINKING),
    "people and thinking bots": (PERSON, THINKING, PERSON),
    "people, one of them away": (QUICK, PERSON, AWAY),
}


def tells(pair: Pair, seats: Sequence[Seat]) -> bool:
    """Whether the viewer can tell the worlds of a pair apart."""
    return run(observed(pair.without, pair, seats)) != run(observed(pair.with_choice, pair, seats))


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> list[Pair]:
    """Pairs of one of the games."""
    made = list(pairs(request.param, seats=3, most=3))
    assert made
    return made


@pytest.mark.parametrize("seats", SEATINGS.values(), ids=SEATINGS)
def test_nobody_learns_by_waiting(found: list[Pair], seats: Sequence[Seat]) -> None:
    assert not [pair for pair in found if tells(pair, seats)]


def at_once(window: Window, now: datetime, undecided: Sequence[int]) -> bool:
    """As it would be if a window closed early for who holds nothing."""
    return not undecided


# In Atlantis nobody can decline: a person has all the time there is.
@pytest.mark.parametrize(
    ("found", "seats"),
    [
        *((game, (THINKING,) * 3) for game in GAMES),
        ("end_of_atlantis", (PERSON, PERSON, QUICK)),
    ],
    ids=["Atlantis", "bots", "people"],
    indirect=["found"],
)
def test_a_window_that_closes_early_is_noticed(
    found: list[Pair], seats: Sequence[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "ripe", at_once)
    assert any(tells(pair, seats) for pair in found)


EXCEPT = {"eoa.voting.row"}
"""One of the five answers of a secret sitting that all have; it lasts as long as the slowest."""


# In a hall phases have clocks, bots a pace of their own, and nobody is answered for.
@pytest.mark.parametrize(
    ("game", "seats", "matches"),
    [("atlantis", 3, 3), ("end_of_atlantis", 4, 3), ("atlantis_rising", 3, 1)],
)
def test_whoever_may_have_no_choice_is_asked_for_a_reaction(
    game: str, seats: int, matches: int
) -> None:
    hiding, rng = set(), Rng(seed_key(f"no choice {SEED}"))
    for number in range(matches):
        match = new(game, seats=seats, seed=f"no choice {SEED} {number}")
        bot, looked = find_bot("medium", match.game), Counter[str]()
        while not match.over:
            for seat, asked in match.pending.items():
                lone = isinstance(asked, Choose) and len(asked.options) == 1
                if lone and not is_reaction(asked) and looked[asked.rule] < 40:
                    looked[asked.rule] += 1
                    if may_be_a_choice(match, seat, rng):
                        hiding.add(asked.rule)
            seat = rng.choice(sorted(match.pending))
            match.answer(seat, bot.choose(match, seat, rng))
    assert hiding <= EXCEPT


def may_be_a_choice(match: Match, seat: int, rng: Rng) -> bool:
    """Whether a spectator could think that the seat has more than one answer."""
    for _ in range(3):
        asked = match.imagine(None, rng.fork()).pending.get(seat)
        if not isinstance(asked, Choose) or asked.rule != match.pending[seat].rule:
            continue
        if len(asked.options) > 1:
            return True
    return False
