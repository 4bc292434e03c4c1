"""Many matches at once over arrays: our lane, and the boards of Pgx, played at random."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental import auto_reset

from bench.meter import Subject
from critias.lab.lane import Lane

MATCHES = 1024
STEPS = 64
BEFORE = 1000


def lane(seats: int) -> Subject:
    """Atlantis with masks, observations and new matches where one ends."""
    return Subject(f"atlantis in the lane, {seats} seats", play_lane(seats))


def play_lane(seats: int) -> Callable[[], tuple[int, int]]:
    lane, rng = Lane(MATCHES, seats), np.random.default_rng(1)
    # Some answers take several steps, and a match takes one to begin: they are no decisions.
    decided = 0
    for _ in range(BEFORE):
        begin = lane.done.sum()
        lane.step(lane.random_actions(rng))
        decided += MATCHES - begin - np.count_nonzero(lane.state["steps"])
    share = decided / BEFORE / MATCHES

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            lane.step(lane.random_actions(rng))
            ended += int(lane.done.sum())
        return round(MATCHES * STEPS * share), ended

    return play


def pgx_board(name: pgx.EnvId) -> Subject:
    """Masks, observations and new matches where one ends, too."""
    return Subject(f"pgx {version('pgx')}: {name}", play_pgx(name))


def play_pgx(name: pgx.EnvId) -> Callable[[], tuple[int, int]]:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(carry: Any, _: None) -> tuple[Any, Any]:
        state, key = carry
        key, luck, beginning = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(luck, legal, axis=-1)
        state = step(state, actions, jax.random.split(beginning, MATCHES))
        # What nobody looks at would never be computed.
        return (state, key), (state.terminated.sum(), state.observation.sum())

    run = jax.jit(lambda state, key: jax.lax.scan(act, (state, key), None, length=STEPS))
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), MATCHES))
    key = jax.random.PRNGKey(2)
    jax.block_until_ready(run(now, key))  # so that all is compiled

    def play() -> tuple[int, int]:
        nonlocal now, key
        (now, key), (ended, _) = run(now, key)
        return MATCHES * STEPS, int(ended.sum())

    return play
