"""The lane plays the matches of the readable rules, decision by decision, and shows the same."""

from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest
from numba import njit

import critias
from critias.engine.errors import CritiasError, WrongSeats
from critias.engine.randomness import Rng
from critias.games.atlantis.box import KINDS
from critias.games.atlantis.options import Pay
from critias.lab.lane import WAIT, Lane, LaneEnv
from critias.lab.lane import randomness as lane_randomness
from critias.lab.lane.asking import RULES, WAY
from critias.lab.lane.record import CROSSING
from critias.lab.research.actions import Question
from critias.lab.research.games import Lesson, lesson
from tests.seed import SEED

DECISIONS = 1_000_000
"""That all of `make test-all` compares, a third for each number of seats."""


class Replay:
    """A match by the readable rules beside a row of a lane."""

    def __init__(self, lane: Lane, row: int, learnt: Lesson) -> None:
        self.lane, self.row, self.learnt = lane, row, learnt
        self.match = critias.new("atlantis", seats=lane.seats, seed=int(lane.seeds[row]), bulk=True)
        self.question: Question | None = None

    def compare(self) -> list[int]:
        """The actions that can be taken, if all is the same in both."""
        lane, row, learnt = self.lane, self.row, self.learnt
        [(seat, decision)] = self.match.pending.items()
        assert lane.to_move[row] == seat
        if self.question is None:
            self.question = learnt.actions.question(decision)
            assert RULES[lane.state[row]["rule"]] == decision.rule
            assert offered(lane, row) == [told(learnt, one, seat) for one in decision.options]  # type: ignore[union-attr]
        legal = sorted(self.question.steps)
        assert np.flatnonzero(lane.mask[row]).tolist() == legal
        self.compare_observation(lane.observation[row], seat, self.question.taken)
        return legal

    def compare_observation(self, seen: Any, seat: int, taken: list[int]) -> None:
        sheet, actions = self.learnt.sheet, self.learnt.actions
        asked = self.match.pending.get(seat)
        wanted = sheet.observe(self.match.state, seat, asked, actions.number, taken)
        np.testing.assert_allclose(seen * self.lane.scale, wanted, rtol=1e-6)

    def act(self, action: int) -> None:
        assert self.question is not None
        answer = self.question.take(action)
        if answer is not None:
            [seat] = self.match.pending
            self.match.answer(seat, answer)
            self.question = None

    def compare_end(self) -> None:
        lane, row, result = self.lane, self.row, self.match.result
        assert lane.done[row] == (result is not None)
        if result is not None:
            assert tuple(lane.scores[row]) == result.scores
            victory = self.match.game.victory(result, self.match.sides)
            assert lane.rewards[row] == pytest.approx([part or -1 for part in victory])
            for seat, seen in enumerate(lane.observe(seat)[row] for seat in range(lane.seats)):
                self.compare_observation(seen, seat, [])


def offered(lane: Lane, row: int) -> list[Any]:
    """The options of a row, in their order; a payment by its tiles and cards."""
    s = lane.state[row]
    return [
        lane.action_names[option] if option < WAY else s["ways"][option - WAY].tolist()
        for option in s["options"][: s["count"]]
    ]


def told(learnt: Lesson, option: Any, seat: int) -> Any:
    if isinstance(option, Pay):
        return [option.cards, *(option.tiles.count(value) for value in range(1, 8))]
    return learnt.actions.names[learnt.actions.number(option, seat)]


def hoarded(replay: Replay, legal: list[int]) -> list[int]:
    """Short steps of the rearmost figure and nothing given away, then the dearest ways."""
    names = replay.lane.action_names
    state: Any = replay.match.state
    plays = [action for action in legal if names[action].startswith("Play(")]
    if not plays:
        return [action for action in legal if not names[action].startswith("LayBridge(")] or legal
    places = {play: state.figures[state.turn][play // KINDS] for play in plays}
    ends = {play: state.next_match(place, play % KINDS) for play, place in places.items()}
    if sum(state.values[state.turn]) > 40:
        return [max(plays, key=lambda play: state.toll(places[play], ends[play]))]
    return [min(plays, key=lambda play: (places[play], ends[play]))]


def play(seats: int, decisions: int, rows: int) -> Counter[str]:
    """Random matches, every second one between hoarders, compared; returns what was asked."""
    learnt, rng = lesson("atlantis", seats), np.random.default_rng(int(SEED, 16))
    lane = Lane(rows, seats, seed=int(rng.integers(1 << 40)))
    replays = [Replay(lane, row, learnt) for row in range(rows)]
    asked: Counter[str] = Counter()
    while asked.total() < decisions:
        actions = np.zeros(rows, np.int64)
        for row, replay in enumerate(replays):
            if replay.match.over:
                continue
            legal = replay.compare()
            asked[lane.action_names[legal[-1]].split("(")[0]] += 1
            if row % 2 and rng.random() < 0.8:
                legal = hoarded(replay, legal)
            actions[row] = legal[rng.integers(len(legal))]
            replay.act(int(actions[row]))
        lane.step(actions)
        for row, replay in enumerate(replays):
            if replay.match.over and not lane.done[row]:
                replays[row] = Replay(lane, row, learnt)
            else:
                replay.compare_end()
    return asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_the_matches_of_the_readable_rules(seats: int) -> None:
    asked = play(seats, decisions=1_500, rows=24)
    # The last of what was offered; all kinds of questions must have come.
    assert asked.keys() >= {"Play", "Buy", "LayBridge", "Pay: that is all", "Give", "ShowHand"}


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_a_million_decisions_like_the_readable_rules(seats: int) -> None:
    asked = play(seats, decisions=DECISIONS // 3, rows=200)
    assert asked["PayTile"] > 100


@njit
def drawn(s: Any, below: int, count: int) -> Any:
    lane_randomness.begin(s, 7)
    found = np.zeros(count, np.int64)
    for place in range(count):
        found[place] = lane_randomness.below(s, below)
    return found


@pytest.mark.long  # numba takes a second for it
def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    below, rng = 3 << 30, Rng(7)  # a quarter of all words is too high
    assert drawn(np.zeros(1, CROSSING)[0], below, 200).tolist() == [
        rng.below(below) for _ in range(200)
    ]


def test_a_lane_takes_what_is_legal_and_nothing_else() -> None:
    lane = Lane(matches=8, seats=3, seed=5)
    before = lane.state.copy()
    actions = lane.random_actions(np.random.default_rng(1))
    actions[6] = np.flatnonzero(~lane.mask[6])[0]
    with pytest.raises(CritiasError, match=f"action {actions[6]} of match 6 cannot be taken now"):
        lane.step(actions)
    assert (lane.state == before).all()
    actions[6] = WAIT
    lane.step(actions)
    assert (lane.state == before).tolist() == [row == 6 for row in range(8)]
    with pytest.raises(CritiasError, match="8 matches need as many actions"):
        lane.step(np.zeros(9))
    with pytest.raises(WrongSeats, match="for 2 to 4, not for 5"):
        Lane(seats=5)
    with pytest.raises(ValueError, match="read-only"):
        lane.mask[0] = True


def test_where_a_match_ends_the_next_one_begins() -> None:
    lane, rng = Lane(matches=4, seats=2, seed=10), np.random.default_rng(1)
    assert lane.seeds.tolist() == [10, 11, 12, 13]
    first = lane.observation[2].copy()
    while not lane.done[2]:
        lane.step(lane.random_actions(rng))
    assert not lane.mask[2].any()
    lane.step(lane.random_actions(rng))
    assert lane.seeds[2] == 16
    assert not lane.done[2]
    assert not lane.rewards[2].any()
    lane.reset(10)
    assert (lane.observation[2] == first).all()


def test_a_learner_has_a_seat_at_each_of_many_tables() -> None:
    env: Any = gymnasium.make_vec("critias/AtlantisLane-v1", num_envs=64, seats=3)
    seen, info = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert (seen == again).all()
    rng, ends = np.random.default_rng(1), Counter[float]()
    for _ in range(150):
        assert env.observation_space.contains(seen)
        playing = info["action_mask"].any(axis=1)
        # Who sees is asked: the field `turn` begins with one's own.
        turn = env.unwrapped.lane.fields["turn"].start
        assert (seen[playing, turn] == 1).all()
        seen, rewards, over, cut, info = env.step(env.unwrapped.lane.random_actions(rng))
        assert not cut.any()
        assert (over == ~info["action_mask"].any(axis=1)).all()
        ends.update(rewards[over].tolist())
        assert not rewards[~over].any()
    assert ends.total() > 64
    assert min(ends) == -1
    assert max(ends) == 1


def test_others_can_play_by_a_policy() -> None:
    tables = []

    def first_of(seen: Any, mask: Any) -> Any:
        tables.append(len(seen))
        return mask.argmax(axis=1)

    env = LaneEnv(num_envs=16, seats=2, opponents=first_of)
    _, info = env.reset(seed=1)
    for _ in range(60):
        *_, info = env.step(info["action_mask"].argmax(axis=1))
    assert env.action_masks().shape == info["action_mask"].shape
    assert 1 <= min(tables) <= max(tables) <= 16
