"""The environments pass the test suites of PettingZoo and Gymnasium, and play to the end."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import critias
from critias.engine.errors import CritiasError
from critias.games.atlantis.box import ITEMS
from critias.lab.research import SeatEnv, SoloRising, TableEnv, aec_env, parallel_env


def any_of(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(
    ("game", "seats"), [("atlantis", 2), ("end_of_atlantis", 3), ("atlantis_rising", 2)]
)
def test_a_game_passes_the_tests_of_pettingzoo(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(game, seats=seats), num_cycles=150)


def test_all_agents_can_be_stepped_at_once() -> None:
    env = parallel_env("atlantis", seats=3)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        acting = env.aec_env.agent_selection
        actions = dict.fromkeys(env.agents)
        actions[acting] = any_of(seen[acting]["action_mask"], rng)
        seen, rewards, *_ = env.step(actions)
    assert min(rewards.values()) == -1


def test_the_same_seed_gives_the_same_match() -> None:
    seed_test(lambda: aec_env("atlantis"), num_cycles=60)


@pytest.mark.parametrize(
    "made",
    [
        lambda: SoloRising(render_mode="ansi"),
        lambda: SeatEnv("atlantis", seats=3, render_mode="ansi"),
    ],
)
def test_one_learner_passes_the_tests_of_gymnasium(made: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made(), skip_render_check=False)


def test_gymnasium_makes_them_by_name_alone_or_many_at_once() -> None:
    env: Any = gymnasium.make("critias/Atlantis-v1", seats=4, opponents="easy")
    env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.any()
    assert masks.dtype == bool
    many = gymnasium.make_vec("critias/EndOfAtlantis-v1", num_envs=2, vectorization_mode="sync")
    seen, info = many.reset(seed=1)
    assert seen.shape[0] == 2
    assert info["action_mask"].shape[0] == 2


@pytest.mark.parametrize("shaping", [False, True])
def test_a_solo_match_can_be_played_to_its_end(shaping: bool) -> None:
    env, rng = SoloRising(level=2, shaping=shaping), np.random.default_rng(1)
    _, info = env.reset(seed=4)
    over, total, given = False, 0.0, 0
    while not over:
        _, reward, over, cut, info = env.step(any_of(info["action_mask"], rng))
        assert not cut
        total += reward
        given += reward != 0
    assert round(total, 9) == bool(env.match.result.winners)
    assert env.match.over


def rewards_of_a_match(env: Any) -> dict[str, float]:
    rng = np.random.default_rng(1)
    env.reset(seed=2)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if over or cut else any_of(seen["action_mask"], rng))
    return total


def test_a_match_is_rewarded_at_its_end() -> None:
    env = aec_env("atlantis", seats=3)
    total = rewards_of_a_match(env)
    result = env.unwrapped.match.result
    assert {agent for agent, reward in total.items() if reward > 0} == {
        f"seat_{seat}" for seat in result.winners
    }


def test_those_who_play_together_have_one_reward() -> None:
    env = aec_env("atlantis_rising", seats=2)
    total = rewards_of_a_match(env)
    assert set(total.values()) == {float(bool(env.unwrapped.match.result.winners))}


def test_an_agent_is_reminded_of_what_it_saw_and_did_and_of_nothing_else() -> None:
    env, rng = aec_env("end_of_atlantis", seats=3, history=3), np.random.default_rng(1)
    env.reset(seed=2)
    own: dict[str, list[tuple[Any, int]]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter(200):
        seen, *_ = env.last()
        for back, (vector, action) in enumerate(own[agent][:-4:-1], 1):
            assert np.array_equal(seen["past"][-back], vector)
            assert seen["past_actions"][-back] == action
        assert (seen["past_actions"] == -1).sum() == max(0, 3 - len(own[agent]))
        action = any_of(seen["action_mask"], rng)
        own[agent].append((seen["observation"], action))
        env.step(action)


def test_what_a_learner_cannot_do_is_refused() -> None:
    with pytest.raises(CritiasError, match="colossus is not for learners"):
        aec_env("colossus")
    with pytest.raises(CritiasError, match="no shaped reward"):
        SeatEnv("atlantis", shaping=True)
    env: Any = TableEnv(critias.find_game("atlantis"), 2, {})
    env.reset(seed=1)
    assert np.array_equal(env.action_masks(), env.observe(env.agent_selection)["action_mask"])
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(CritiasError, match="masked out"):
        env.step(wrong)


def test_whoever_hoards_tiles_can_pay_the_dearest_tolls() -> None:
    """A player who collects, never buys and never lays a bridge, meets dear tolls and many ways."""
    longest = most = 0
    for seed in range(20):
        env: Any = TableEnv(critias.find_game("atlantis"), 2, {})
        env.reset(seed=seed)
        names = env.action_names
        while not env.match.over:
            mask = env.observe(env.agent_selection)["action_mask"]
            legal = np.flatnonzero(mask)
            [decision] = env.match.pending.values()
            if decision.rule == "atl.toll.pay":
                most = max(most, len(decision.options))
                longest = max(longest, decision.about["toll"])
            env.step(int(hoarded(env, legal, names)))
    assert longest >= 20
    assert most >= 20


def hoarded(env: Any, legal: Any, names: list[str]) -> int:
    """The shortest move with the rearmost figure, small change first, and no bridge."""
    plays = [a for a in legal if names[a].startswith("Play(")]
    if not plays:
        pays = [a for a in legal if not names[a].startswith("LayBridge")]
        return int((pays or legal)[0])
    state, seat = env.match.state, env.match.state.turn
    ahead = {}
    for action in plays:
        option = env._seated.question.steps[action]
        place = state.figures[seat][option.figure - 1]
        item = ITEMS.index(option.card)
        ahead[action] = (-state.toll(place, state.next_match(place, item)), place)
    # Dear ways are what it is here to try; until it can pay for them it collects.
    rich = sum(state.values[seat]) > 40
    return int(min(ahead, key=lambda a: ahead[a] if rich else (-ahead[a][0], ahead[a][1])))
