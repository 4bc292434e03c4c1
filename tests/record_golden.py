"""Record the golden matches: `python -m tests.record_golden`.

They are kept so that a change of the rules is noticed. Record them anew only when the rules were
meant to change, and say so in the changelog.
"""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import critias
from critias.bots import find_bot
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import Saved, save
from critias.table.history.digests import digest_of

FOLDER = Path(__file__).parent / "golden"


class Plan(NamedTuple):
    """Who plays what.

    After one answer in `undo` its seat takes it back where that is allowed, before one in
    `commands` somebody gives a command, after one in `retract` the referee takes back some
    entries; 0 for none.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    undo: int = 0
    commands: int = 0
    retract: int = 0


class Digested(msgspec.Struct):
    """A match without its events, and what each entry led to: the events of a room are many."""

    match: Saved
    digests: list[str]


PLANS = {
    "atlantis-2-random": Plan("atlantis", {}, ("random",) * 2),
    "atlantis-3-undo": Plan("atlantis", {}, ("medium", "random", "medium"), undo=4),
    "atlantis-4-medium": Plan("atlantis", {}, ("medium",) * 4),
    "atlantis-3-shift": Plan("atlantis", {"tiles": "shift"}, ("medium", "random", "random")),
    "atlantis-4-rare-top": Plan("atlantis", {"tiles": "rare-top"}, ("random",) * 4),
    "atlantis-2-many": Plan("atlantis", {"purchases": "many"}, ("medium", "random")),
    "end_of_atlantis-3-short": Plan("end_of_atlantis", {}, ("random",) * 3),
    "end_of_atlantis-4-medium": Plan("end_of_atlantis", {}, ("medium",) * 4),
    "end_of_atlantis-4-german": Plan(
        "end_of_atlantis", {"edition": "de"}, ("medium", "random") * 2
    ),
    "end_of_atlantis-5-german-long": Plan(
        "end_of_atlantis",
        {"edition": "de", "length": "long", "hand_size": 8},
        ("random", "medium", "random", "medium", "medium"),
    ),
    "atlantis_rising-1-random": Plan("atlantis_rising", {"level": 5}, ("random",)),
    "atlantis_rising-2-medium": Plan("atlantis_rising", {}, ("medium",) * 2, undo=8),
    "atlantis_rising-3-chosen": Plan(
        "atlantis_rising",
        {"level": 3, "blueprint": "chosen", "councilors": "chosen"},
        ("medium", "random", "random"),
    ),
    "atlantis_rising-7-random": Plan("atlantis_rising", {"level": 4}, ("random",) * 7),
}
ROOMS = {
    "colossus-12-short": Plan(
        "colossus", {"turns": 6, "map": "short"}, ("medium", "random") * 6, undo=8
    ),
    "colossus-14-heroes": Plan(
        "colossus", {"turns": 6}, ("random", "medium") * 7, undo=12, commands=5, retract=222
    ),
}
"""Kept as `Digested`."""


def record(name: str, plan: Plan) -> Match:
    """Play a golden match."""
    match = critias.new(
        plan.game, seats=len(plan.bots), seed=f"golden {name}", options=plan.options
    )
    bots = [find_bot(bot, match.game) for bot in plan.bots]
    rng = Rng(seed_key(f"players of {name}"))
    while not match.over:
        if plan.commands and rng.below(plan.commands) == 0:
            _command(match, rng)
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, bots[seat].choose(match, seat, rng))
        if plan.undo and rng.below(plan.undo) == 0 and match.can_undo(seat):
            match.undo(seat)
        if plan.retract and rng.below(plan.retract) == 0:
            match.retract(max(1, len(match.log) - rng.below(8)), "the bell was not heard")
    return match


def _command(match: Match, rng: Rng) -> None:
    """Give one of the commands of the game, unless the moment is wrong for it."""
    sampled = match.game.sample_command(match.state, rng)
    if sampled is not None:
        with suppress(CommandRefused):
            match.command(*sampled)


def digested(match: Match) -> Digested:
    """A match as a room's is kept."""
    again = match.position(0)
    digests = []
    for entry in match.log:
        again.replay(entry)
        digests.append(digest_of(again))
    return Digested(msgspec.structs.replace(save(match), events=[]), digests)


def main(names: list[str]) -> None:
    """Record the named matches, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or [*PLANS, *ROOMS]:
        path = FOLDER / f"{name}.json"
        kept = (
            save(record(name, PLANS[name]))
            if name in PLANS
            else digested(record(name, ROOMS[name]))
        )
        path.write_bytes(msgspec.json.encode(kept))
        print(f"{path.relative_to(FOLDER.parent)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
