"""`critias components`: what is in the box of a game, to be edited, and whether that adds up."""

from pathlib import Path

import click

from critias.engine.registry import find_game, new


@click.command()
@click.argument("game")
@click.option(
    "--check",
    "edited",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Try an edited copy instead: whether it adds up, and a table can be set up with it.",
)
def components(game: str, edited: Path | None) -> None:
    """Write the box of GAME, a file with comments to be edited, on the standard output.

    An edited copy is played with by --components FILE.
    """
    found = find_game(game)
    if edited is None:
        # As bytes, for a Windows console would write another encoding than it has to be read in.
        click.echo((found.folder / "components.toml").read_bytes(), nl=False)
        return
    for seats in (found.seats[0], found.seats[-1]):
        new(found, seats=seats, components=edited, seed=0)
    click.echo(f"{edited}: a box of {game} that adds up.")
