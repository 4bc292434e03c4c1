"""`critias check`: the conformance suite for games."""

from collections.abc import Mapping, Sequence

import click

from critias.engine.conformance import Lapse, check_words
from critias.engine.registry import check_seats, find_game, game_names, parse_options
from critias.testing.conformance import Batch, batched, batches, play_all

from .options import seats_option, table_option, workers_option
from .progress import Watch


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="At each kind of table.",
)
@click.option(
    "--share",
    type=click.FloatRange(0, 1),
    default=0.1,
    show_default=True,
    help="Of the decisions, how many are looked at closely.",
)
@seats_option
@table_option
@click.option("--seed", default=0, show_default=True, help="That of the first match at a table.")
@workers_option
def check(
    games: Sequence[str],
    matches: int,
    share: float,
    seats: int | None,
    options: Mapping[str, str],
    seed: int,
    workers: int | None,
) -> None:
    """Play GAMES at random, and check that they are sound.

    Every match ends; options agree with what is accepted; nothing leaks, whoever looks; clones,
    saving, undo and replay are exact; components are conserved; all of it can be said in words.
    Without a name, all installed games are checked. With --seats or --option, only such tables.
    """
    for name in games or game_names():
        game = find_game(name)
        try:
            check_words(game)
        except Lapse as error:
            raise click.ClickException(str(error)) from None
        if seats is None and not options:
            todo = list(batches(game, matches, share, seed))
        else:
            own = parse_options(game, options)
            wanted = {key: getattr(own, key) for key in options}
            table = game.seats[0] if seats is None else seats
            check_seats(game, table)
            todo = list(batched(Batch(table, wanted, range(seed, seed + matches), share)))
        total = sum(len(batch.seeds) for batch in todo)
        with Watch(total).shown() as watch:
            lapses = play_all(name, todo, workers, watch.advance)
        if lapses:
            for lapse in lapses:
                click.echo(lapse, err=True)
            raise click.ClickException(f"{name} does not conform")
        tables = len({(batch.seats, str(batch.options)) for batch in todo})
        click.echo(f"{name} conforms (matches: {total}, kinds of tables: {tables}).")
