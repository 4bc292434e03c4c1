"""Random matches with rulings, trades and amendments: `python -m tests.games.colossus.soak`.

    --matches N   so many (500), of 12 to 48 seats, each fifth with an edited box
    --part K/P    only the K-th of P parts of them, to share the work by hand

After each entry the room is valid, and each match replays to the same state and tells the same.
Exit status 1 if anything is wrong; then the number is printed that shows it, for --only.
"""

import argparse
import contextlib
import sys
import time
import traceback
from collections import Counter
from typing import Any, NamedTuple

import critias
from critias.engine import Choose, CommandRefused, Decision, Match, Rng, seed_key
from critias.engine.conformance import digest
from critias.games.colossus import game
from critias.games.colossus.control.rulings import SkipPhase
from critias.games.colossus.councils.options import AYE, Ballot, ChooseAction
from tests.games.colossus.rooms import now
from tests.games.colossus.test_box import EDITED

LAWMAKING = ("procedural-motion", "constitutional-amendment", "ratify")


class Played(NamedTuple):
    """What there was in a match."""

    seats: int
    entries: int
    commands: Counter[str]
    amendments: Counter[str]


def options_for(rng: Rng) -> dict[str, Any]:
    """How a room is set up, at random."""
    return {
        "turns": rng.choice((6, 6, 7, 8)),
        "map": rng.choice(("full", "full", "short")),
        "cogs": rng.below(4) > 0,
        "close": rng.choice(("itself", "control")),
    }


def answer_to(decision: Decision, rng: Rng) -> Any:
    """A random answer, with a liking for new laws: by chance alone there would be few."""
    if isinstance(decision, Choose) and rng.below(2):
        wanted = [
            one
            for one in decision.options
            if one is AYE or (isinstance(one, ChooseAction) and one.action in LAWMAKING)
        ]
        if wanted:
            return rng.choice(wanted)
    answer = decision.sample(rng)
    return Ballot("aye", answer.amount) if isinstance(answer, Ballot) else answer


def played(seed: int | str, commands: int = 10) -> Played:
    """Play a match in which about one entry of so many is a command."""
    rng = Rng(seed_key(f"soak {seed}"))
    seats = 12 + rng.below(37)
    edited = rng.below(5) == 0
    match = critias.new(
        game,
        seats=seats,
        seed=f"soak {seed}",
        options=options_for(rng),
        components=EDITED if edited else None,
    )
    while not match.over:
        act(match, rng, commands)
        now(match)
    replays(match)
    given = Counter(type(one.command).__name__ for one in match.log if hasattr(one, "command"))
    laws = Counter(one.switch or one.number or one.thing or "text" for one in now(match).register)
    return Played(seats, len(match.log), given, laws)


def act(match: Match, rng: Rng, commands: int) -> None:
    """Somebody answers, Control rules, or players trade; where nobody is asked, Control closes."""
    if not match.pending and rng.below(10) == 0:
        with contextlib.suppress(CommandRefused):
            match.command(None, SkipPhase(reason="well played"))
    elif not match.pending or rng.below(commands) == 0:
        sampled = game.sample_command(now(match), rng)
        if sampled is not None:
            with contextlib.suppress(CommandRefused):
                match.command(*sampled)
    else:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, answer_to(match.pending[seat], rng))


def replays(match: Match) -> None:
    """The log leads to the same room, and on the way there the same is told."""
    again = match.position(len(match.log))
    assert digest(again) == digest(match), "it replays to another state"
    assert again.all_events == match.all_events, "the replay tells something else"


def main(arguments: list[str] | None = None) -> int:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--only", type=int, help="only the match of this number")
    asked = parser.parse_args(arguments)
    part, parts = (int(number) for number in asked.part.split("/"))
    numbers = range(part - 1, asked.matches, parts) if asked.only is None else [asked.only]
    wrong, entries, begun = 0, 0, time.monotonic()
    commands: Counter[str] = Counter()
    laws: Counter[str] = Counter()
    for count, number in enumerate(numbers, start=1):
        try:
            one = played(number)
        except Exception:
            wrong += 1
            print(f"match {number}:\n{traceback.format_exc()}", flush=True)
            continue
        entries += one.entries
        commands += one.commands
        laws += one.amendments
        if count % 10 == 0:
            spent = time.monotonic() - begun
            print(f"{count} matches, {entries} entries, {spent:.0f} s, {wrong} wrong", flush=True)
    print(f"commands: {dict(commands)}\namendments: {dict(laws)}\n{wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
