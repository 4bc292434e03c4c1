"""Many games of the megagame by bots: how much DOOM and kudos there are, and how raids go.

    python -m tests.games.colossus.distribution [games] [seats ...]

The ranges are those of the only games that are known: at GENCON the two best Houses of five had
12,261 kudos, and random players without councils have 13,450 in eight turns; DOOM reached about
three quarters of its limit. Exit status 1 if a mean is out of range.
"""

import sys
from typing import NamedTuple

import critias
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.maps.events import CityHeld, CityRaided, ConflictBegan
from critias.games.colossus.room.doom import base_limit
from critias.games.colossus.room.ending import kudos_of_house
from critias.games.colossus.state import Room


class Outcome(NamedTuple):
    """What is remembered of a game."""

    doom: float  # as a share of the usual limit
    kudos: int  # of the two best Houses
    drowned: bool
    turns: int
    decisions: int
    fights: int
    held: int  # cities held
    raided: int  # and cities sacked by raids


class Range(NamedTuple):
    """Where a mean should lie."""

    least: float
    most: float

    def holds(self, value: float) -> bool:
        return self.least <= value <= self.most


# Random players waste units, so DOOM is for those who play by rules of thumb, and kudos, which
# those gain faster than anybody at GENCON did, are for random ones.
DOOM = Range(0.55, 1.05)
KUDOS_A_TURN = Range(1200, 2000)
FIGHTS_AT_A_TABLE = Range(2.0, 9.0)


def play(seats: int, turns: int, seed: int, *, random: bool) -> Outcome:
    """One game, by random players or by ones with rules of thumb."""
    match = critias.new(game, seats=seats, seed=seed, options={"turns": turns}, bulk=True)
    told: dict[type, int] = {}
    match.state.listener = lambda event: told.update({type(event): told.get(type(event), 0) + 1})
    rng = Rng(seed_key(f"distribution {seed}"))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        decision = match.pending[seat]
        # Rules of thumb look at nothing that their seat cannot see; imagining would take longer.
        answer = decision.sample(rng) if random else choose(room_of(match), decision, rng)
        match.answer(seat, answer)
    s = room_of(match)
    game.validate(s)
    kudos = sorted((kudos_of_house(s, house) for house in range(s.houses)), reverse=True)
    return Outcome(
        doom=s.doom_of_atlantis() / base_limit(s, seats),
        kudos=sum(kudos[:2]),
        drowned=s.deluge,
        turns=s.turn,
        decisions=len(match.log),
        fights=told.get(ConflictBegan, 0),
        held=told.get(CityHeld, 0),
        raided=told.get(CityRaided, 0),
    )


def room_of(match: Match) -> Room:
    assert isinstance(match.state, Room)
    return match.state


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else 20
    out_of_range = 0
    for seats in [int(one) for one in arguments[1:]] or [25, 36]:
        for turns in (6, 8):
            for random in (True, False):
                out_of_range += report(seats, turns, games, random)
    return 1 if out_of_range else 0


def report(seats: int, turns: int, games: int, random: bool) -> int:
    """Play and print a line; whether something is out of range."""
    outcomes = [play(seats, turns, seed, random=random) for seed in range(games)]
    doom = mean([one.doom for one in outcomes])
    kudos = mean([one.kudos / one.turns for one in outcomes])
    right = KUDOS_A_TURN.holds(kudos) if random else DOOM.holds(doom)
    raids = sum(one.held + one.raided for one in outcomes)
    print(
        f"{'random' if random else 'medium'}, {seats} seats, {turns} turns, {games} games: "
        f"DOOM {doom:.0%} of the limit, drowned {mean([one.drowned for one in outcomes]):.0%}, "
        f"best two Houses {mean([one.kudos for one in outcomes]):,.0f} kudos, "
        f"cities held {sum(one.held for one in outcomes) / max(1, raids):.0%}, "
        f"{mean([one.fights for one in outcomes]):.0f} fights, "
        f"{mean([one.decisions for one in outcomes]):,.0f} decisions"
        f"{'' if right else '  OUT OF RANGE'}",
        flush=True,
    )
    return not right


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
