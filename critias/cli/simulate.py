"""`critias simulate`: bots play many matches."""

from pathlib import Path
from secrets import token_hex

import click
import msgspec
from rich.console import Console
from rich.table import Table

from critias.lab.plan import make_plan
from critias.lab.simulate import simulate as simulate_plan
from critias.lab.summary import Summary

from .options import (
    bots_option,
    components_option,
    seats_option,
    set_option,
    table_option,
    workers_option,
)
from .progress import Watch


@click.command()
@click.argument("game")
@seats_option
@click.option("--games", type=click.IntRange(min=1), default=100, help="How many matches.")
@bots_option
@click.option("--rotate", is_flag=True, help="Bots move on by a seat from match to match.")
@table_option
@components_option
@set_option
@click.option("--seed", help="The same seed gives the same matches; random if left out.")
@workers_option
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address.")
@click.option(
    "--export",
    type=click.Path(path_type=Path),
    help="Write the matches: a folder for a file each, or one FILE.jsonl or FILE.parquet. "
    "A run that broke off goes on where it was.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def simulate(
    game: str,
    seats: int | None,
    games: int,
    bots: tuple[str, ...],
    rotate: bool,
    options: dict[str, str],
    components: Path | None,
    changes: dict[str, str],
    seed: str | None,
    workers: int | None,
    ray: str | None,
    export: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many matches of GAME."""
    plan = make_plan(
        game,
        seats=seats,
        games=games,
        bots=bots or ("random",),
        options=options,
        components=components,
        changes=changes,
        seed=token_hex(8) if seed is None else seed,
        rotate=rotate,
    )
    with Watch(games).shown() as watch:
        summary = simulate_plan(
            plan, workers=workers, ray=ray, export=export, on_progress=watch.advance
        )
    if as_json:
        click.echo(msgspec.json.encode(summary))
    else:
        _print(summary)


def _print(summary: Summary) -> None:
    console = Console(highlight=False)
    console.print(
        f"{summary.finished} of {summary.games} matches of {summary.game} finished, "
        f"seed {summary.seed}",
        markup=False,
    )
    if not summary.rotate:
        console.print(_by_seat(summary))
    if summary.rotate or len(summary.by_bot) > 1:
        console.print(_by_bot(summary))
    length = summary.length
    console.print(
        f"decisions in a match: {length.min} to {length.max}, {length.mean:.1f} on average"
    )
    if summary.resumed:
        console.print(
            f"{summary.resumed} matches were there already, {summary.games - summary.resumed} "
            f"are new: {summary.decisions_per_second:,.0f} decisions a second"
        )
    else:
        console.print(
            f"{summary.decisions:,} decisions in {summary.seconds:.1f} s, "
            f"{summary.decisions_per_second:,.0f} a second"
        )


def _by_seat(summary: Summary) -> Table:
    table = _table("seat", "bot", "wins", "mean score")
    for seat, bot in enumerate(summary.bots):
        table.add_row(
            str(seat), bot, _of(summary.wins[seat], summary.finished), _mean(summary.scores[seat])
        )
    return table


def _by_bot(summary: Summary) -> Table:
    table = _table("bot", "seats played", "wins", "mean score")
    for name, record in summary.by_bot.items():
        wins = _of(record.wins, record.played)
        table.add_row(name, str(record.played), wins, _mean(record.score))
    return table


def _table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold")
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("seat", "bot") else "right")
    return table


def _of(part: int, whole: int) -> str:
    return f"{part} ({part / whole:.1%})" if whole else str(part)


def _mean(score: float | None) -> str:
    return "-" if score is None else f"{score:.2f}"
