"""Thousands of matches at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from critias.engine.errors import CritiasError
from critias.engine.registry import check_seats
from critias.games.atlantis import game
from critias.lab.research.games import lesson

from .asking import ACTIONS, allow, tell
from .compiled import whole
from .ending import reward
from .observing import observe, observe_changes, offsets, scale
from .record import CROSSING, Box, Numbers, open_box
from .turn import answer, set_up


@whole
def advance(
    crossings: Numbers,
    box: Numbers,
    at: Numbers,
    seeds: Numbers,
    actions: Numbers,
    mask: Numbers,
    seen: Numbers,
    rewards: Numbers,
    to_move: Numbers,
    done: Numbers,
) -> None:
    for match in range(len(crossings)):
        action = actions[match]
        s = crossings[match]
        for seat in range(s.seats):
            rewards[match, seat] = 0
        if done[match]:
            crossings[match] = box[0]
            set_up(s, seeds[match])
            done[match] = False
            observe(s, s.turn, at, seen[match])
        else:
            option = tell(s, action)
            if option >= 0:
                answer(s, option)
                if s.over:
                    reward(s, rewards[match])
                    done[match] = True
            observe_changes(s, at, seen[match])
        to_move[match] = s.turn
        allow(s, mask[match])


class Lane:
    def __init__(self, matches: int, seats: int, seed: int = 0) -> None:
        check_seats(game, seats)
        self._box = open_box(seats)
        sheet = lesson("atlantis", seats).sheet
        self._at = offsets(sheet)
        self.scale = scale(sheet, self._box)
        self.state = np.zeros(matches, CROSSING)
        self.state["seats"] = seats
        self.seeds = np.arange(seed, seed + matches)
        self.mask = np.zeros((matches, ACTIONS), bool)
        self.observation = np.zeros((matches, sheet.size), np.uint8)
        self.rewards = np.zeros((matches, seats), np.float32)
        self.to_move = np.zeros(matches, np.int64)
        self.done = np.ones(matches, bool)
        self.step(np.zeros(matches, np.int64))

    def step(self, actions: NDArray[np.int64]) -> None:
        advance(self.state, self._box, self._at, self.seeds, actions, self.mask, self.observation, self.rewards, self.to_move, self.done)
