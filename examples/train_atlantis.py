"""Learn Atlantis from nothing but wins and losses, in a few minutes, with numpy alone.

A policy that is linear in the observation (REINFORCE with a baseline) plays two-seat matches
against `random` through the PettingZoo environment, and is then measured against it.

    python examples/train_atlantis.py [--seconds 150] [--seed 1]
"""

import argparse
import time
from typing import Any

import numpy as np

from critias.lab.intervals import share
from critias.lab.research import ACTIONS, FEATURES, aec_env
from critias.lab.research.encoding import numbered

BATCH = 16
RATE = 0.02
CHECK = 200


class Policy:
    """Scores each action by a weighted sum of what is observed."""

    def __init__(self) -> None:
        self.weights = np.zeros((ACTIONS, FEATURES + 1), dtype=np.float32)

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The allowed actions, the chance of each, and the observation as it is weighed."""
        allowed = np.flatnonzero(seen["action_mask"])
        inputs = np.append(seen["observation"], np.float32(1.0))
        inputs /= np.linalg.norm(inputs)
        scores = self.weights[allowed] @ inputs
        odds = np.exp(scores - scores.max())
        return allowed, odds / odds.sum(), inputs


def play(env: Any, policy: Policy, learner: str, rng: Any, seed: int) -> tuple[float, float, list]:
    """One match against random: the learner's reward, its lead in points, and what it did."""
    env.reset(seed=seed)
    steps = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last(observe=agent == learner)
        if over or cut:
            env.step(None)
            continue
        if agent == learner:
            allowed, chances, inputs = policy.chances(seen)
            pick = rng.choice(len(allowed), p=chances / chances.sum())
            steps.append((allowed, chances, inputs, pick))
            env.step(int(allowed[pick]))
        else:
            actions = numbered(env.unwrapped.match.pending[int(agent[-1])])
            env.step(int(rng.choice(list(actions))))
    result = env.unwrapped.match.result
    seat = int(learner[-1])
    lead = result.scores[seat] - max(s for one, s in enumerate(result.scores) if one != seat)
    won = (seat in result.winners) / len(result.winners)
    return won, float(lead), steps


def train(env: Any, policy: Policy, rng: Any, seconds: float) -> int:
    """Play and learn for a while; returns how many matches that were."""
    begun, matches, typical = time.monotonic(), 0, 0.0
    spread = 20.0
    while time.monotonic() - begun < seconds:
        batch = []
        for _ in range(BATCH):
            learner = f"seat_{matches % 2}"
            batch.append(play(env, policy, learner, rng, matches))
            matches += 1
        # Points are a finer signal than wins; the usual lead is no merit.
        leads = np.array([lead for _, lead, _ in batch])
        typical += 0.1 * (leads.mean() - typical)
        spread += 0.1 * (leads.std() - spread)
        for _, lead, steps in batch:
            merit = (lead - typical) / (spread + 1e-6)
            for allowed, chances, inputs, pick in steps:
                push = -chances.copy()
                push[pick] += 1.0
                policy.weights[allowed] += RATE * merit * np.outer(push, inputs)
        if matches % CHECK < BATCH:
            won = np.mean([won for won, _, _ in batch])
            print(f"{matches:6} matches, usual lead {typical:+6.1f} points, last wins {won:.0%}")
    return matches


def measure(env: Any, policy: Policy, rng: Any, games: int) -> None:
    """Win rate against random, both seats in turn."""
    wins = sum(play(env, policy, f"seat_{n % 2}", rng, 10**6 + n)[0] for n in range(games))
    found = share(wins, games)
    print(f"wins {found.value:.1%} of {games} ({found.low:.1%} to {found.high:.1%}); even is 50%")


def main() -> None:
    """Train, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="matches to measure with")
    given = parser.parse_args()
    env, policy, rng = aec_env("atlantis", seats=2), Policy(), np.random.default_rng(given.seed)
    print("before:", end=" ")
    measure(env, policy, rng, given.games)
    matches = train(env, policy, rng, given.seconds)
    print(f"after {matches} matches:", end=" ")
    measure(env, policy, rng, given.games)


if __name__ == "__main__":
    main()
