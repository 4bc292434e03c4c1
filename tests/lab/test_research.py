"""The environments pass the test suites of PettingZoo and Gymnasium, and tell no secrets."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import critias
from critias.engine.decisions import Fill
from critias.engine.errors import CritiasError
from critias.engine.randomness import Rng, seed_key
from critias.lab.research import ACTIONS, FEATURES, SoloRising, TableEnv, aec_env
from critias.lab.research.encoding import mask, numbered, observe
from tests.tiny import game as tiny


@pytest.mark.parametrize(("game", "seats"), [("atlantis", 2), ("end_of_atlantis", 3)])
def test_a_competitive_game_passes_the_tests_of_pettingzoo(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(game, seats=seats), num_cycles=150)


def test_the_same_seed_gives_the_same_match() -> None:
    seed_test(lambda: aec_env("atlantis"), num_cycles=60)


def test_the_solo_game_passes_the_tests_of_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SoloRising(render_mode="ansi"), skip_render_check=False)


def test_a_solo_match_can_be_played_to_its_end() -> None:
    env, rng = SoloRising(level=2), np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = env.step(action)
        assert not cut
    assert reward in (0.0, 1.0)
    assert env.match.over


def test_a_match_is_rewarded_at_its_end() -> None:
    env, rng = aec_env("atlantis", seats=3), np.random.default_rng(1)
    env.reset(seed=2)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    result = env.unwrapped.match.result
    assert {agent for agent, reward in total.items() if reward > 0} == {
        f"seat_{seat}" for seat in result.winners
    }


def test_an_observation_tells_no_more_than_the_seat_sees() -> None:
    match = critias.new("end_of_atlantis", seats=3, seed=5)
    rng = Rng(seed_key("look"))
    differing = 0
    for number in range(60):
        seat = rng.choice(sorted(match.pending))
        world = match.imagine(seat, Rng(seed_key(f"world {number}")))
        assert np.array_equal(observe(match, seat), observe(world, seat))
        differing += world.state != match.state
        match.answer(seat, match.pending[seat].sample(rng))
    assert differing > 30


def test_actions_stand_for_options_one_to_one() -> None:
    match = critias.new("atlantis", seats=2, seed=5)
    [decision] = match.pending.values()
    actions = numbered(decision)
    assert list(actions.values()) == list(decision.options)  # type: ignore[union-attr]
    assert mask(actions).sum() == len(actions)
    assert mask({}).shape == (ACTIONS,)
    assert observe(match, 0).shape == (FEATURES,)


def test_what_a_learner_cannot_do_is_refused() -> None:
    with pytest.raises(CritiasError, match="nobody to beat"):
        aec_env("atlantis_rising")
    env: Any = TableEnv(critias.find_game("atlantis"), 2, {})
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(CritiasError, match="masked out"):
        env.step(wrong)


def test_a_form_is_not_for_learners() -> None:
    match = critias.new(tiny, seats=2, seed=1)
    rng = Rng(seed_key("form"))
    while not any(isinstance(decision, Fill) for decision in match.pending.values()):
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(rng))
    form = next(one for one in match.pending.values() if isinstance(one, Fill))
    with pytest.raises(CritiasError, match="asks for a form"):
        numbered(form)
