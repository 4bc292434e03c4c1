"""`critias balance`: what many matches tell about a game."""

from pathlib import Path
from secrets import token_hex

import click
import msgspec

from critias.bots import usual_bot
from critias.engine.components import settle_changes
from critias.engine.registry import find_game
from critias.lab.balance import Balance, as_data, examine
from critias.lab.balance_page import balance_page, cautions
from critias.lab.plan import Plan, make_plan

from .options import (
    bots_option,
    components_option,
    read_pairs,
    resume_option,
    seats_option,
    table_option,
    workers_option,
)
from .progress import Watch


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=500, help="How many matches.")
@seats_option
@bots_option
@table_option
@components_option
@click.option(
    "--versus",
    multiple=True,
    metavar="KEY=VALUE",
    callback=read_pairs,
    help="An option of a second variant, to compare with the first. May be repeated.",
)
@click.option(
    "--versus-components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The components file of the second variant.",
)
@click.option(
    "--set",
    "changes",
    multiple=True,
    metavar="PATH=VALUE",
    callback=read_pairs,
    help="An entry of the components that is another in the second variant, such as "
    "politics.copies.betrayal=5. May be repeated.",
)
@click.option("--seed", help="The same seed gives the same matches; random if left out.")
@workers_option
@resume_option
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file for the report, an HTML page.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def balance(
    game: str,
    games: int,
    seats: int | None,
    bots: tuple[str, ...],
    options: dict[str, str],
    components: Path | None,
    versus: dict[str, str],
    versus_components: Path | None,
    changes: dict[str, str],
    seed: str | None,
    workers: int | None,
    resume: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Report how balanced GAME is, or how two variants of it differ.

    The report tells the advantage of seats and turn order, lengths and scores, what each card,
    faction, councilor or tile is worth, and how often each rule comes up.
    """
    if out is None and not as_json:
        raise click.UsageError("a report needs a file: --out report.html, or --json for programs")
    if out is not None and not out.parent.is_dir():
        raise click.UsageError(f"there is no folder {out.parent} for the report")
    rules = find_game(game)
    seed = token_hex(8) if seed is None else seed

    def variant(
        chosen: dict[str, str], file: Path | None, changes: dict[str, str] | None = None
    ) -> Plan:
        return make_plan(
            rules,
            seats=seats,
            games=games,
            bots=bots or (usual_bot(rules),),
            options=chosen,
            components=file,
            changes=changes,
            seed=seed,
            rotate=len(set(bots)) > 1,
            watching=True,
        )

    plans = {_name(options, components): variant(options, components)}
    if versus or versus_components is not None or changes:
        other = {**options, **versus}
        file = versus_components or components
        settled = settle_changes(rules, file, changes) if changes else {}
        name = _name({**other, **{path: str(value) for path, value in settled.items()}}, file)
        [first] = plans.values()
        second = variant(other, file, changes)
        if (second.options, second.components) == (first.options, first.components):
            raise click.UsageError(f"both variants are the same: {name} is what the first one has")
        if name in plans:
            name = f"{name} (second)"
        plans[name] = second
    found: list[Balance] = []
    with Watch(games * len(plans)).shown() as watch:
        for name, plan in plans.items():
            before = games * len(found)
            found.append(
                examine(
                    plan,
                    name,
                    workers=workers,
                    kept_in=resume,
                    others=tuple(plans.values()),
                    on_progress=lambda done, before=before: watch.advance(before + done),  # type: ignore[misc]
                )
            )
    if out is not None:
        out.write_text(balance_page(found), encoding="utf-8")
    for caution in cautions(found):
        click.echo(caution, err=True)
    if as_json:
        click.echo(msgspec.json.encode(as_data(found)))
        return
    click.echo(f"{sum(one.games for one in found)} matches of {game}, seed {seed}")
    if len(found) > 1:
        click.echo(f"{found[0].name} against {found[1].name}")
    click.echo(f"report: {out}")


def _name(options: dict[str, str], components: Path | None) -> str:
    parts = [f"{name} {value}" for name, value in options.items()]
    if components is not None:
        parts.append(components.name)
    return ", ".join(parts) or "as published"
