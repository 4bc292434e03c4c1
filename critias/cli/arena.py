"""`critias arena`: bots against each other."""

from pathlib import Path
from secrets import token_hex

import click
import msgspec
from rich.console import Console
from rich.table import Table

from critias.engine.texts import texts_of
from critias.lab.arena import Arena, hold_arena, plan_arena
from critias.lab.arena_page import arena_page
from critias.lab.intervals import Interval

from .options import (
    bots_option,
    components_option,
    resume_option,
    seats_option,
    set_option,
    table_option,
    workers_option,
)
from .progress import Watch

_USUAL = ("random", "easy", "medium", "search:100")


@click.command()
@click.argument("game")
@bots_option
@click.option("--games", type=click.IntRange(min=1), default=120, help="How many matches, or more.")
@seats_option
@table_option
@components_option
@set_option
@click.option("--seed", help="The same seed gives the same matches; random if left out.")
@workers_option
@resume_option
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Also write a page with plots into this file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    options: dict[str, str],
    components: Path | None,
    changes: dict[str, str],
    seed: str | None,
    workers: int | None,
    resume: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots play a round robin of GAME, and rate them."""
    plan = plan_arena(
        game,
        bots or _USUAL,
        seats=seats,
        games=games,
        options=options,
        components=components,
        changes=changes,
        seed=token_hex(8) if seed is None else seed,
    )
    with Watch(plan.games).shown() as watch:
        held = hold_arena(plan, workers=workers, kept_in=resume, on_progress=watch.advance)
    if out is not None:
        title = texts_of(plan.game).say("game-title")
        out.write_text(arena_page(held, title), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.encode(held))
        return
    _print(held)
    if out is not None:
        click.echo(f"page: {out}")


def _print(held: Arena) -> None:
    console = Console(highlight=False)
    console.print(
        f"{held.games} matches of {held.game} with {held.seats} seats, seed {held.seed}",
        markup=False,
    )
    console.print(_standings(held))
    console.print(_pairs(held))
    console.print(
        "by how much more often the row's team won (95 % interval); * beyond doubt"
        if held.cooperative
        else "how often the row finished ahead of the column (95 % interval); * beyond doubt"
    )


def _standings(held: Arena) -> Table:
    """A team that wins together has neither a rating nor a score of its own."""
    compete = [] if held.cooperative else ["rating", "mean score"]
    table = _table("bot", "matches", "wins", *compete)
    for one in held.standings:
        cells = [one.bot, str(one.matches)]
        cells.append(f"{one.wins.value:.1%} ({one.wins.low:.1%} to {one.wins.high:.1%})")
        if one.rating is not None:
            cells += [f"{one.rating.value:.1f} ± {_half(one.rating):.1f}", f"{one.score:.2f}"]
        table.add_row(*cells)
    return table


def _pairs(held: Arena) -> Table:
    names = [one.bot for one in held.standings]
    table = _table("", *names)
    for a in names:
        table.add_row(a, *("·" if a == b else _pair(held, held.ahead[a][b]) for b in names))
    return table


def _pair(held: Arena, found: Interval) -> str:
    mark = "*" if found.excludes(held.even) else ""
    sign = "+" if held.cooperative else ""
    return f"{found.value:{sign}.0%} ({found.low:{sign}.0%} to {found.high:{sign}.0%}){mark}"


def _half(interval: Interval) -> float:
    return (interval.high - interval.low) / 2


def _table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table
