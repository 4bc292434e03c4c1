"""Packages of strangers, as an installer leaves them on the path."""

from pathlib import Path


def installed(folder: Path, **games: str) -> Path:
    """A distribution that registers games by their entry points, in a folder for the path."""
    info = folder / "strange_games-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1\n")
    points = "".join(f"{name} = {target}\n" for name, target in games.items())
    (info / "entry_points.txt").write_text(f"[critias.games]\n{points}")
    return folder
