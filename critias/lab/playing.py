"""One match, played by bots from beginning to end."""

from typing import NamedTuple

import msgspec

from critias.bots import Bot, find_bot
from critias.engine.game import Result
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import save

from .errors import MatchFailed
from .plan import Plan

LONGEST_MATCH = 100_000
"""After so many decisions a match is given up as unfinished."""


class Played(NamedTuple):
    """What is remembered of a match."""

    decisions: int
    result: Result | None


def play_match(plan: Plan, number: int) -> Played:
    """Play one match of a plan, and write it down if the plan says so."""
    seed = plan.seed_of(number)
    seating = plan.seating(number)
    bots = [find_bot(name, plan.game) for name in seating]
    match = Match(
        plan.game,
        seats=plan.seats,
        key=seed_key(seed),
        options=plan.options,
        components=plan.components,
        names=[f"{name} {seat + 1}" for seat, name in enumerate(seating)],
        bulk=plan.export is None and not any(bot.imagines for bot in bots),
    )
    try:
        play_on(match, bots, seed)
    except Exception as error:
        raise MatchFailed(
            f"match {number} of {plan.game.name} with seed {seed!r} failed after "
            f"{len(match.log)} decisions: {type(error).__name__}: {error}"
        ) from error
    if plan.export is not None:
        path = plan.export / f"{plan.game.name}-{number:06}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(save(match)), indent=1))
    return Played(len(match.log), match.result)


def play_on(match: Match, bots: list[Bot], seed: str) -> None:
    """Let a bot on each seat play a match on, each with chance of its own from the seed."""
    chances = [bot_chance(seed, seat) for seat in range(match.seats)]
    order = Rng(seed_key(f"{seed}/order"))
    while match.result is None and len(match.log) < LONGEST_MATCH:
        seat = whose_answer(match, order)
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
