"""Random play of our games beside peers, on one core, in one run; writes docs/benchmarks.md.

python -m bench.random_play [--rounds 12] [--out docs/benchmarks.md]
"""

import argparse
import os
import platform
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import critias
from bench.meter import Subject
from bench.ours import ours
from bench.peers import peers

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEAD = ("", "decisions/s", "games/s", "µs a clone", "search iterations/s", "to {peer}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    random.seed(1)
    others = peers()
    subjects = ours() + others
    for turn in range(given.rounds):
        for subject in subjects:
            subject.take_turn()
        print(f"\rround {turn + 1} of {given.rounds}", end="", flush=True)
    print()
    rows = table(subjects, others[0])
    given.out.write_text(page(rows, given.rounds), encoding="utf-8")
    print(rows)
    print(f"written to {given.out}")


def table(subjects: Sequence[Subject], peer: Subject) -> str:
    """All figures, as a table in Markdown that reads well in a terminal."""
    heading = [name.format(peer=peer.name.split()[0]) for name in HEAD]
    rows = [heading] + [row(subject, peer) for subject in subjects]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heading))]
    lines = [line(one, widths) for one in rows]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([lines[0], line(rule, widths), *lines[1:]])


def row(subject: Subject, peer: Subject) -> list[str]:
    return [
        subject.name,
        f"{subject.decisions:,.0f}",
        f"{subject.games:,.1f}",
        "" if subject.clone is None else f"{subject.clone:,.1f}",
        "" if subject.iterations is None else f"{subject.iterations:,.0f}",
        f"{subject.decisions / peer.decisions:.2f}x",
    ]


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    padded = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
    return f"| {' | '.join(padded)} |"


def page(rows: str, rounds: int) -> str:
    """The page of documentation."""
    versions = f"Critias {critias.__version__}, Python {platform.python_version()}"
    paragraphs = [
        "# Benchmarks",
        "How fast whole games are played at random, by this project and by others, on one core "
        f"and in one run: `make bench` makes this page. All take short turns, {rounds} of them, "
        "measured in processor time, and the median turn counts. A decision is one answer of a "
        "player; what chance decides is not counted. Ours check every answer, and draw all "
        "randomness from keyed BLAKE2b. The games are different games, so the ratios say how soon "
        "an experiment is done, not who writes better loops. The lane and Pgx play 1,024 "
        "matches at once, compiled, with masks and observations.",
        rows,
        '"µs a clone" is an independent copy in the middle of a match. "Search iterations" are '
        "those of the `hard` bot: imagine a match, look ahead, judge.",
        f"{versions}, {machine()}, {datetime.now(UTC):%Y-%m-%d}.",
    ]
    return "\n\n".join(paragraphs) + "\n"


def machine() -> str:
    """The processor, as the system calls it."""
    info = Path("/proc/cpuinfo")
    models = [
        text.partition(":")[2].strip()
        for text in (info.read_text().splitlines() if info.exists() else [])
        if text.startswith("model name")
    ]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores"


if __name__ == "__main__":
    main()
