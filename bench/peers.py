"""Other projects' games, played at random by their own Python interfaces."""

import random
from collections.abc import Callable
from importlib.metadata import version
from itertools import count

import catanatron
import pyspiel
import rlcard
from catanatron import Color, RandomPlayer
from pettingzoo.classic import connect_four_v3

from bench.lane import pgx_board
from bench.meter import Subject

COPIES = 20
CATAN = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def peers() -> list[Subject]:
    """The first one is what the others are compared with."""
    return [
        Subject(f"catanatron {version('catanatron')}: Catan, 4 seats", play_catan(), copy_catan()),
        Subject(f"rlcard {version('rlcard')}: Uno, 2 seats", play_rlcard("uno")),
        Subject(f"rlcard {version('rlcard')}: gin rummy, 2 seats", play_rlcard("gin-rummy")),
        Subject(f"pettingzoo {version('pettingzoo')}: Connect Four", play_pettingzoo()),
        open_spiel("backgammon"),
        open_spiel("gin_rummy"),
        pgx_board("backgammon"),
        pgx_board("connect_four"),
    ]


def play_catan() -> Callable[[], int]:
    numbers = count()

    def play() -> int:
        game = catanatron.Game([RandomPlayer(color) for color in CATAN], seed=next(numbers))
        game.play()
        return len(game.state.actions)

    return play


def copy_catan() -> Callable[[], int]:
    game = catanatron.Game([RandomPlayer(color) for color in CATAN], seed=1)
    for _ in range(120):
        game.play_tick()

    def copy() -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return copy


def play_rlcard(name: str) -> Callable[[], int]:
    env = rlcard.make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def play_pettingzoo() -> Callable[[], int]:
    env = connect_four_v3.env()
    numbers = count()

    def play() -> int:
        env.reset(seed=next(numbers))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(random.choice([a for a, may in enumerate(seen["action_mask"]) if may]))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Subject:
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    middle = game.new_initial_state()
    for _ in range(30):
        middle.apply_action(random.choice(middle.legal_actions()))

    def copy() -> int:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    return Subject(f"open_spiel {version('open_spiel')} (C++): {name}", play, copy)
