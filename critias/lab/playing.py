"""One match, played by bots from beginning to end."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from critias.bots import Bot, find_bot
from critias.engine.decisions import Decision
from critias.engine.game import Result
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import save

from .errors import MatchFailed
from .plan import Plan
from .watching import Seen, Watcher

LONGEST_MATCH = 100_000
"""After so many decisions a match is given up as unfinished."""


class Played(NamedTuple):
    """What is remembered of a match: the whole of it, as JSON, or what was seen, if wanted."""

    decisions: int
    result: Result | None
    saved: bytes | None = None
    seen: Seen | None = None


def play_match(plan: Plan, number: int) -> Played:
    """Play one match of a plan."""
    seed = plan.seed_of(number)
    seating = plan.seating(number)
    bots = [find_bot(name, plan.game) for name in seating]
    told = plan.saving or plan.watching
    match = Match(
        plan.game,
        seats=plan.seats,
        key=seed_key(seed),
        options=plan.options,
        components=plan.components,
        names=names_of(seating),
        bulk=not told and not any(bot.imagines for bot in bots),
    )
    watcher = Watcher() if plan.watching else None
    try:
        play_on(match, bots, seed, watcher.hear if watcher else lambda decision: None)
    except Exception as error:
        raise MatchFailed(
            f"match {number} of {plan.game.name} with seed {seed!r} failed after "
            f"{len(match.log)} decisions: {type(error).__name__}: {error}"
        ) from error
    return Played(
        len(match.log),
        match.result,
        msgspec.json.encode(save(match)) if plan.saving else None,
        watcher.seen(match) if watcher else None,
    )


def names_of(seating: tuple[str, ...]) -> list[str]:
    """What the players of a match are called."""
    return [f"{name} {seat + 1}" for seat, name in enumerate(seating)]


def play_on(
    match: Match,
    bots: list[Bot],
    seed: str,
    hear: Callable[[Decision], None] = lambda decision: None,
) -> None:
    """Let a bot on each seat play a match on, each with chance of its own from the seed."""
    chances = [bot_chance(seed, seat) for seat in range(match.seats)]
    order = Rng(seed_key(f"{seed}/order"))
    while match.result is None and len(match.log) < LONGEST_MATCH:
        seat = whose_answer(match, order)
        hear(match.pending[seat])
        match.answer(seat, bots[seat].choose(match, seat, chances[seat]))


def whose_answer(match: Match, order: Rng) -> int:
    """One of the seats that are asked: where there are several, chance decides who is quicker."""
    asked = match.pending
    if len(asked) == 1:
        return next(iter(asked))
    return order.choice(sorted(asked))


def bot_chance(seed: str, seat: int) -> Rng:
    """The randomness of the bot on a seat: apart from that of the match and of the others."""
    return Rng(seed_key(f"{seed}/bot/{seat}"))
