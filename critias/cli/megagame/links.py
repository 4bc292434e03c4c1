"""The links of a megagame: cards to print and cut, and a list to mail."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

if TYPE_CHECKING:
    from critias.server.hall.setting_up import Made

_KEPT = "links.json"  # all secrets, so that cards can be printed anew


def write_links(folder: Path, base: str, made: "Made", pages: Mapping[str, str]) -> None:
    """Cards and letters to print, a list to mail, and what both are made of."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages.items():
        (folder / f"{name}.html").write_text(page, "utf-8")
    (folder / "links.csv").write_text(links_csv(base, made), "utf-8")
    kept = folder / _KEPT
    kept.touch(mode=0o600)
    kept.write_bytes(msgspec.json.encode(made))


def read_links(folder: Path) -> "Made":
    """The links that were written into a folder."""
    from critias.server.hall.setting_up import Made

    try:
        return msgspec.json.decode((folder / _KEPT).read_bytes(), type=Made)
    except (OSError, msgspec.DecodeError):
        raise click.ClickException(
            f"{folder} has no {_KEPT} of `critias megagame new`: no links are known"
        ) from None


def links_csv(base: str, made: "Made") -> str:
    """All links as a table."""
    out = io.StringIO()
    writer = csv.writer(out)
    groups = list(made.people[0].groups) if made.people else []
    writer.writerow(["kind", "name", "control", "places", "seat", *groups, "team", "link", "code"])
    for one in made.stations:
        none = [""] * (2 + len(groups))
        what = [one.kind, one.name, one.role or "", " ".join(one.places)]
        writer.writerow([*what, *none, base + one.link, one.code or ""])
    for person in made.people:
        where = [person.seat, *(person.groups[kind] for kind in groups)]
        beside = " & ".join(person.team)
        row = ["person", person.name, "", "", *where, beside]
        writer.writerow([*row, base + person.link, person.code or ""])
    return out.getvalue()
