"""`critias play`: a match in the terminal."""

from pathlib import Path
from secrets import token_hex
from typing import Any

import click

from critias.bots import find_bot, usual_bot
from critias.engine.errors import NoSuchSeat
from critias.engine.game import Game
from critias.engine.registry import find_game, new

from .language import language_option, words_in
from .options import bots_option, components_option, table_option
from .terminal.session import Session

TEAM = 4
"""How many play together where all win or lose together, if the game takes so many."""


def usual_seats(rules: Game[Any]) -> int:
    """As few as a game allows; in a cooperative one a team, for alone is another game."""
    return min(TEAM, rules.seats[-1]) if rules.cooperative else rules.seats[0]


@click.command()
@click.argument("game")
@click.option(
    "--seats", type=int, help="How many play; by default as few as can, in a cooperative game four."
)
@bots_option
@click.option("--seat", type=int, default=0, help="Your seat: 0 (the default), 1, ..")
@click.option("--seed", help="The same seed gives the same match; random if left out.")
@table_option
@components_option
@language_option
def play(
    game: str,
    seats: int | None,
    bots: tuple[str, ...],
    seat: int,
    seed: str | None,
    options: dict[str, str],
    components: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal, against bots."""
    rules, words = find_game(game), words_in(language)
    seats = usual_seats(rules) if seats is None else seats
    seed = token_hex(8) if seed is None else seed
    names = [words.say("player" if one == seat else "bot", number=one + 1) for one in range(seats)]
    match = new(rules, seats=seats, seed=seed, options=options, components=components, names=names)
    if seat not in range(seats):
        raise NoSuchSeat(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    players = [find_bot(name, rules) for name in bots or (usual_bot(rules),)]
    others = [one for one in range(seats) if one != seat]
    opponents = {one: players[place % len(players)] for place, one in enumerate(others)}
    session = Session(match, seat, opponents, language, words)
    session.play()
    session.screen.say(words.say("seed", seed=seed), "dim")
