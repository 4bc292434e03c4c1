"""Learn Atlantis from points alone, in a few minutes, with numpy alone.

A policy that is linear in the observation (REINFORCE with a baseline) plays two-seat matches
against `random` through the PettingZoo environment, and is then measured against it.

    python examples/train_atlantis.py [--seconds 150] [--seed 1]
"""

import argparse
import time
from typing import Any

import numpy as np

from critias import find_game
from critias.lab.intervals import share
from critias.lab.research import TableEnv

BATCH = 8
RATE = 0.15
SOON = 0.9  # how much of a gain counts for the answer before
CHECK = 200


class Policy:
    """Scores each action by a weighted sum of what is observed."""

    def __init__(self, actions: int, size: int) -> None:
        self.weights = np.zeros((actions, size + 1), dtype=np.float32)

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The allowed actions, the chance of each, and the observation as it is weighed."""
        allowed = np.flatnonzero(seen["action_mask"])
        inputs = np.append(seen["observation"], np.float32(1.0))
        inputs /= np.linalg.norm(inputs)
        scores = self.weights[allowed] @ inputs
        odds = np.exp(scores - scores.max())
        return allowed, odds / odds.sum(), inputs


def lead_of(env: Any, seat: int) -> float:
    """How many points a seat is ahead, in tiles, or in the end."""
    match = env.match
    points = match.result.scores if match.result else [match.state.tile_points(s) for s in (0, 1)]
    return float(points[seat] - max(one for other, one in enumerate(points) if other != seat))


def play(env: Any, policy: Policy, seat: int, rng: Any, seed: int) -> tuple[float, list[Any]]:
    """One match against random: whether the seat won, and what it did at which lead."""
    env.reset(seed=seed)
    learner = f"seat_{seat}"
    steps: list[Any] = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last(observe=agent == learner)
        if over or cut:
            env.step(None)
        elif agent == learner:
            allowed, chances, inputs = policy.chances(seen)
            pick = rng.choice(len(allowed), p=chances / chances.sum())
            steps.append((lead_of(env, seat), allowed, chances, inputs, pick))
            env.step(int(allowed[pick]))
        else:
            env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
    winners = env.match.result.winners
    steps.append((lead_of(env, seat),))
    return (seat in winners) / len(winners), steps


def gains(steps: list[Any]) -> list[float]:
    """What each answer brought: the change of the lead from it on, the sooner the more."""
    leads = [step[0] for step in steps]
    found, gain = [], 0.0
    for before, after in zip(leads[-2::-1], leads[:0:-1], strict=True):
        gain = after - before + SOON * gain
        found.append(gain)
    return found[::-1]


def train(env: Any, policy: Policy, rng: Any, seconds: float) -> int:
    """Play and learn for a while; returns how many matches that were."""
    begun, matches = time.monotonic(), 0
    usual, spread, wins = 0.0, 5.0, 0.5
    while time.monotonic() - begun < seconds:
        batch = [play(env, policy, n % 2, rng, n) for n in range(matches, matches + BATCH)]
        matches += BATCH
        wins += 0.05 * (float(np.mean([won for won, _ in batch])) - wins)
        gained = np.concatenate([gains(steps) for _, steps in batch])
        usual += 0.1 * (gained.mean() - usual)
        spread += 0.1 * (gained.std() - spread)
        for _, steps in batch:
            for gain, (_, allowed, chances, inputs, pick) in zip(
                gains(steps), steps[:-1], strict=True
            ):
                push = -chances
                push[pick] += 1.0
                merit = (gain - usual) / spread
                policy.weights[allowed] += RATE * merit / BATCH * np.outer(push, inputs)
        if matches % CHECK < BATCH:
            print(f"{matches:6} matches, wins lately {wins:.0%}", flush=True)
    return matches


def measure(env: Any, policy: Policy, rng: Any, games: int) -> None:
    """Win rate against random, both seats in turn."""
    wins = sum(play(env, policy, n % 2, rng, 10**6 + n)[0] for n in range(games))
    found = share(wins, games)
    print(f"wins {found.value:.1%} of {games} ({found.low:.1%} to {found.high:.1%}); even is 50%")


def main() -> None:
    """Train, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="matches to measure with")
    given = parser.parse_args()
    # The bare environment: `aec_env` wraps it in checks that a learner at work can do without.
    env = TableEnv(find_game("atlantis"), seats=2, options={})
    size = env.observation_space("seat_0")["observation"].shape[0]
    policy = Policy(len(env.action_names), size)
    rng = np.random.default_rng(given.seed)
    print("before:", end=" ", flush=True)
    measure(env, policy, rng, given.games)
    matches = train(env, policy, rng, given.seconds)
    print(f"after {matches} matches:", end=" ")
    measure(env, policy, rng, given.games)


if __name__ == "__main__":
    main()
