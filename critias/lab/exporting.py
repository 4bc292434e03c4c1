"""Matches written down as they are played, so that a run that broke off goes on where it was.

A folder gets a JSON file for each match; a `.jsonl` file a line for each; a `.parquet` file a row
for each, with the log and the events as JSON. Each holds the whole match, seed and all, so what
has been written tells by itself whether it belongs to the plan.
"""

from collections.abc import Iterator
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import msgspec

from critias.engine.game import Result
from critias.engine.randomness import seed_key
from critias.engine.saving import Saved, rules_hash
from critias.extras import require

from .errors import OtherExport
from .plan import Plan
from .playing import Played, names_of


class Export(Protocol):
    """Where matches are written."""

    def resume(self) -> Iterator[Played]:
        """The matches already there, from the first on without a gap, checked."""

    def write(self, number: int, played: Played) -> None:
        """Write down the match of this number, the next one."""

    def finish(self) -> None:
        """All matches are there."""


def export_to(path: Path, plan: Plan) -> Export:
    """The export that the name of a path stands for."""
    if path.suffix == ".jsonl":
        return Lines(path, plan)
    if path.suffix == ".parquet":
        return Parquet(path, plan)
    return Folder(path, plan)


class Folder:
    """A JSON file for each match."""

    def __init__(self, path: Path, plan: Plan) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._folder = path
        self._plan = plan

    def resume(self) -> Iterator[Played]:
        """The files from number 0 on."""
        for number in range(self._plan.games):
            path = self._path(number)
            if not path.exists():
                return
            yield read_back(self._plan, number, path.read_bytes(), str(path))

    def write(self, number: int, played: Played) -> None:
        """One more file; it appears whole or not at all."""
        assert played.saved is not None
        path = self._path(number)
        part = path.with_suffix(".part")
        part.write_bytes(msgspec.json.format(played.saved, indent=1))
        part.replace(path)

    def finish(self) -> None:
        """Nothing is left to do."""

    def _path(self, number: int) -> Path:
        return self._folder / f"{self._plan.game.name}-{number:06}.json"


_BEGINNING = b'{"critias":'


def _is_whole(line: bytes) -> bool:
    """Whether a line is one to its end: an editor may have left out the newline."""
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return True


class Lines:
    """A line of JSON for each match."""

    def __init__(self, path: Path, plan: Plan) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._plan = plan
        self._file: BinaryIO | None = None

    def resume(self) -> Iterator[Played]:
        """The whole lines, as many as the plan has; half a line at the end is cut off.

        Lines beyond the plan stay: a run of more matches wrote them.
        """
        if not self.path.exists():
            return
        kept = 0
        with self.path.open("r+b") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    if not _is_whole(line):
                        self._cut_off(file, kept, line)
                        return
                    file.seek(0, SEEK_END)
                    file.write(b"\n")
                if number < self._plan.games:
                    yield read_back(self._plan, number, line, f"{self.path}, line {number + 1}")
                kept += len(line)

    def _cut_off(self, file: BinaryIO, kept: int, half: bytes) -> None:
        if not half.startswith(_BEGINNING[: len(half)]):
            raise OtherExport(
                f"{self.path} ends with something that is no match; choose another --export"
            )
        file.truncate(kept)

    def write(self, number: int, played: Played) -> None:
        """One more line."""
        assert played.saved is not None
        if self._file is None:
            self._file = self.path.open("ab")
        self._file.write(played.saved + b"\n")
        self._file.flush()

    def finish(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


class Parquet:
    """A row for each match. Parquet cannot grow, so lines are kept beside it until the end."""

    def __init__(self, path: Path, plan: Plan) -> None:
        require("lab", "Parquet")
        self._path = path
        self._plan = plan
        self._lines = Lines(path.with_suffix(".parquet.part"), plan)
        if path.exists():
            raise OtherExport(f"{path} is there already; remove it or choose another name")

    def resume(self) -> Iterator[Played]:
        """What an earlier run has left."""
        return self._lines.resume()

    def write(self, number: int, played: Played) -> None:
        """One more row, to be."""
        self._lines.write(number, played)

    def finish(self) -> None:
        """Turn lines into rows."""
        import pyarrow as pa
        from pyarrow import parquet

        self._lines.finish()
        with self._lines.path.open("rb") as lines:
            rows = [row_of(self._plan, number, line) for number, line in enumerate(lines)]
        parquet.write_table(pa.Table.from_pylist(rows), self._path)
        self._lines.path.unlink()


def row_of(plan: Plan, number: int, line: bytes) -> dict[str, Any]:
    """A match as a row: what one filters by as columns, the rest as JSON."""
    saved = msgspec.json.decode(line, type=Saved)
    result = saved.result
    return {
        "number": number,
        "game": saved.game,
        "rules": saved.rules,
        "seed": saved.seed,
        "seats": saved.seats,
        "bots": list(plan.seating(number)),
        "decisions": len(saved.log),
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
        "options": msgspec.json.encode(saved.options).decode(),
        "components": msgspec.json.encode(saved.components).decode(),
        "log": msgspec.json.encode(saved.log).decode(),
        "events": msgspec.json.encode(saved.events).decode(),
    }


class _Head(msgspec.Struct, frozen=True):
    """What of a saved match tells whether it belongs to a plan, and how it ended."""

    game: str
    rules: str
    options: dict[str, Any]
    components: Any
    seed: str
    seats: int
    names: tuple[str, ...]
    log: list[msgspec.Raw]
    result: Result | None


def read_back(plan: Plan, number: int, data: bytes, where: str) -> Played:
    """A match from an earlier run, if it is the one that the plan would play."""
    try:
        found = msgspec.json.decode(data, type=_Head)
    except msgspec.DecodeError as error:
        raise OtherExport(f"{where} is not a saved match: {error}") from None
    wanted = {
        "game": plan.game.name,
        "rules": rules_hash(plan.game),
        "options": msgspec.to_builtins(plan.options),
        "components": _as_json(plan.components),
        "seed": seed_key(plan.seed_of(number)).hex(),
        "seats": plan.seats,
        "names": tuple(names_of(plan.seating(number))),
    }
    for name, value in wanted.items():
        if getattr(found, name) != value:
            raise OtherExport(
                f"{where} has another {_IN_WORDS.get(name, name)}; to go on with that run repeat "
                "all it was given (--seed, --bots, --option), or choose another --export"
            )
    return Played(len(found.log), found.result)


_IN_WORDS = {"rules": "version of the rules", "names": "seating"}


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
