"""An arena as a page."""

import critias
from critias.paper.page import Marked, page, section, table

from .arena import Arena
from .charts import Row, interval_plot


def arena_page(arena: Arena, title: str) -> str:
    """Ratings, wins, and who finished ahead of whom, with plots."""
    settings = ", ".join(f"{name} {value}" for name, value in arena.options.items())
    names = [one.bot for one in arena.standings]
    ratings = [Row(one.bot, [one.rating]) for one in arena.standings if one.rating]
    wins = [Row(one.bot, [one.wins]) for one in arena.standings]
    pairs = [
        Row(f"{a} over {b}", [arena.ahead[a][b]])
        for place, a in enumerate(names)
        for b in names[place + 1 :]
    ]
    sections = [
        section(
            "Ratings",
            "OpenSkill ratings (Plackett-Luce) with 95 % intervals. Everybody "
            "begins at 25; 4 points are a clear difference.",
            interval_plot(ratings, percent=False, title="Ratings"),
        ),
        section(
            "Wins",
            f"How often a {'team' if arena.cooperative else 'seat'} of each bot won, "
            "with 95 % intervals.",
            interval_plot(wins, even=None if arena.cooperative else arena.even_wins, title="Wins"),
        ),
        section(
            "In pairs",
            _about(arena),
            interval_plot(pairs, even=arena.even, title="Pairs"),
            wide=True,
        ),
        section(
            "Everybody against everybody",
            "The row against the column, in percent; what "
            "differs from even play beyond doubt stands out.",
            table(["", *names], [[a, *(_cell(arena, a, b) for b in names)] for a in names]),
            wide=True,
        ),
    ]
    return page(
        f"{title}: arena",
        [
            f"{arena.games:,} matches with {arena.seats} seats ({settings or 'no options'})",
            "All seatings play from the same deals.",
        ],
        sections,
        f"Critias {critias.__version__}, seed {arena.seed}",
    )


def _about(arena: Arena) -> str:
    if arena.cooperative:
        return "By how much more often the first bot's team won, from the same deals."
    return "How often the first finished ahead of the second at the same table; ties count half."


def _cell(arena: Arena, a: str, b: str) -> str | Marked:
    if a == b:
        return "\N{MIDDLE DOT}"
    found = arena.ahead[a][b]
    sign = "+" if arena.cooperative else ""
    text = f"{found.value:{sign}.1%} ({found.low:{sign}.1%} to {found.high:{sign}.1%})"
    if not found.excludes(arena.even):
        return text
    return Marked(text, found.value > arena.even)
