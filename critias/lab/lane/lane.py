"""Thousands of matches at once, in arrays with a row for each."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from critias.engine.errors import CritiasError
from critias.engine.registry import check_seats
from critias.games.atlantis import game
from critias.lab.research.games import lesson

from .asking import ACTIONS, allow, tell
from .compiled import whole
from .ending import reward
from .observing import TAKEN, observe, observe_changes, offsets, scale
from .record import CROSSING, Numbers, Offsets, open_box
from .turn import answer, set_up

WAIT = -1
"""Instead of an action: this match stands still."""

SEEDS = 1 << 62


class Lane:
    """Matches of Atlantis by the default options, all at a table of so many seats.

    >>> lane = Lane(matches=512, seats=3, seed=7)
    >>> rng = np.random.default_rng(1)
    >>> for _ in range(100):
    ...     lane.step(lane.random_actions(rng))
    >>> lane.observation.shape, lane.mask.shape, lane.rewards.shape
    ((512, 1942), (512, 106), (512, 3))

    The arrays are the same ones after each step, with new contents. Matches have the seeds from
    `seed` on, and are those that `critias.new` makes of them.
    """

    def __init__(self, matches: int = 1024, seats: int = 2, seed: int = 0) -> None:
        check_seats(game, seats)
        if matches < 1:
            raise CritiasError(f"a lane has one match at least, not {matches}")
        learnt = lesson(game.name, seats)
        self.matches = matches
        self.seats = seats
        self.action_names = learnt.actions.names
        """What each action is."""
        self.fields = learnt.sheet.names
        """Where in an observation each field lies."""
        self._box = open_box(seats)
        self._offsets = offsets(learnt.sheet)
        self.scale = scale(learnt.sheet, self._box)
        """What one of each number of an observation is in the plain environments."""
        self.state = np.zeros(matches, CROSSING)
        """The matches themselves, secrets and all."""
        self._seeds = np.zeros(matches, np.int64)
        self._mask = np.zeros((matches, ACTIONS), np.bool_)
        self._observation = np.zeros((matches, learnt.sheet.size), np.uint8)
        self._to_move = np.zeros(matches, np.int64)
        self._rewards = np.zeros((matches, seats), np.float32)
        self._done = np.zeros(matches, np.bool_)
        self.seeds = _shown(self._seeds)
        """The seed of each match."""
        self.mask = _shown(self._mask)
        """Which actions can be taken; none where a match is over."""
        self.observation = _shown(self._observation)
        """What the seat to move sees; where a match is over, the one that moved last."""
        self.to_move = _shown(self._to_move)
        """The seat that is asked."""
        self.rewards = _shown(self._rewards)
        """By seat, where a match is over: 1 for the winner, shared by all who tie, or -1."""
        self.done = _shown(self._done)
        """Whether the match is over."""
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew, with the seeds from this one on."""
        if not 0 <= seed < SEEDS:
            raise CritiasError(f"a lane begins with a seed from 0 to 2**62 - 1, not {seed}")
        # Each match that ends makes room for the one whose seed is that many further on.
        self._seeds[:] = np.arange(seed - self.matches, seed)
        self._done[:] = True
        self.step(np.zeros(self.matches, np.int64))

    def step(self, actions: ArrayLike) -> None:
        """Take an action in each match; WAIT (-1) leaves a match as it is.

        Where a match was over, the next one begins, whatever the action.
        """
        taken = np.ascontiguousarray(actions, np.int64)
        if taken.shape != (self.matches,):
            raise CritiasError(f"{self.matches} matches need as many actions, not {taken.shape}")
        wrong = _advance(
            self.state,
            self._box,
            self._offsets,
            taken,
            self._seeds,
            self._mask,
            self._observation,
            self._to_move,
            self._rewards,
            self._done,
        )
        if wrong >= 0:
            legal = np.flatnonzero(self.mask[wrong]).tolist()
            raise CritiasError(
                f"action {taken[wrong]} of match {wrong} cannot be taken now; these can: {legal}"
            )

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """One of the actions of each match that can be taken, each equally likely."""
        chosen = np.zeros(self.matches, np.int64)
        _choose(self._mask, rng.random(self.matches), chosen)
        return chosen

    def observe(self, seats: ArrayLike) -> NDArray[np.uint8]:
        """What a seat of each match sees, whether it is asked or not."""
        looking = np.ascontiguousarray(np.broadcast_to(seats, self.matches), np.int64)
        if looking.min() < 0 or looking.max() >= self.seats:
            raise CritiasError(f"the seats are 0 to {self.seats - 1}")
        seen = np.zeros_like(self._observation)
        _look(self.state, self._offsets, looking, seen)
        return seen

    @property
    def scores(self) -> NDArray[np.int64]:
        """By seat, the points of tiles and cards, less the debt; the final ones once it is over."""
        s = self.state
        total: NDArray[Any] = s["points"] + s["cards"] - s["debts"]
        return total[:, : self.seats].astype(np.int64)


def _shown(array: NDArray[Any]) -> NDArray[Any]:
    """An array that can be looked at and not written to."""
    view = array.view()
    view.flags.writeable = False
    return view


@whole
def _advance(
    crossings: Numbers,
    box: Numbers,
    at: Offsets,
    actions: Numbers,
    seeds: Numbers,
    mask: Numbers,
    observation: Numbers,
    to_move: Numbers,
    rewards: Numbers,
    done: Numbers,
) -> int:
    """Take actions; returns the first match whose action is not legal, or -1.

    If there is one, nothing happens in any match.
    """
    for match in range(len(crossings)):
        action = actions[match]
        playing = action != WAIT and not done[match]
        if playing and (not 0 <= action < ACTIONS or not mask[match, action]):
            return match
    for match in range(len(crossings)):
        s, action = crossings[match], actions[match]
        if action == WAIT:
            continue
        for seat in range(rewards.shape[1]):
            rewards[match, seat] = 0
        if done[match]:
            seeds[match] += len(crossings)
            crossings[match] = box[0]
            set_up(s, seeds[match])
            observe(s, s.turn, at, observation[match])
        else:
            option = tell(s, action)
            if option < 0:
                # So far the answer is told, and nothing else has happened.
                observation[match, at[TAKEN] + action] += 1
            else:
                answer(s, option)
                if s.over:
                    reward(s, rewards[match])
                observe_changes(s, at, observation[match])
        done[match] = s.over != 0
        to_move[match] = s.turn
        allow(s, mask[match])
    return -1


@whole
def _look(crossings: Numbers, at: Offsets, seats: Numbers, seen: Numbers) -> None:
    """Write what a seat of each match sees."""
    for match in range(len(crossings)):
        observe(crossings[match], seats[match], at, seen[match])


@whole
def _choose(mask: Numbers, luck: Numbers, chosen: Numbers) -> None:
    """Choose one of those that are marked in each row."""
    for row in range(len(mask)):
        count = 0
        for place in range(ACTIONS):
            count += mask[row, place]
        which = int(luck[row] * count)
        for place in range(ACTIONS):
            if mask[row, place]:
                if which == 0:
                    chosen[row] = place
                    break
                which -= 1
