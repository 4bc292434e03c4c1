"""A game for a whole hall: referees and screens beside the players, and one clock for all.

Neither the engine nor the server knows places, roles or phases: a game that is run in a hall
subclasses `HallGame` and declares them by a `Hall`.
"""

from .game import HallGame, find_hall, hall_games, hall_of, roster_of
from .gatherings import NOWHERE, Ballot, Gathering, Moment
from .hall import Hall, Readers
from .matters import USUAL_CALLS, Matter
from .posts import CONTROL, PRESS, PROJECTOR, SPECTATOR, STAND_IN, TEAMMATE, Post
from .taking_back import phase_to_repeat, repeat_phase, since_entry, take_back, take_back_since

__all__ = [
    "CONTROL",
    "NOWHERE",
    "PRESS",
    "PROJECTOR",
    "SPECTATOR",
    "STAND_IN",
    "TEAMMATE",
    "USUAL_CALLS",
    "Ballot",
    "Gathering",
    "Hall",
    "HallGame",
    "Matter",
    "Moment",
    "Post",
    "Readers",
    "find_hall",
    "hall_games",
    "hall_of",
    "phase_to_repeat",
    "repeat_phase",
    "roster_of",
    "since_entry",
    "take_back",
    "take_back_since",
]
