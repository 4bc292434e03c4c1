"""What arenas and balance reports have counted, kept in a file, so that they can be gone on with.

A line of JSON for each match. Nothing is ever taken out of the file but half a line at its end; a
run with more matches goes on, one with fewer uses the first of them.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from critias.engine.game import Result
from critias.engine.saving import rules_hash

from .errors import OtherExport
from .plan import Plan
from .playing import Played
from .watching import Happened, Seen, Thing
from .workers import play_all


class _Seen(NamedTuple):
    """What was seen, as JSON can hold it: no tuple is a key there."""

    rules: dict[str, int]
    events: dict[str, int]
    things: list[tuple[Thing, Happened]]
    order: tuple[int, ...] | None
    course: str


class _Line(msgspec.Struct, frozen=True):
    plan: str
    number: int
    decisions: int
    result: Result | None
    seen: _Seen | None


def play_and_keep(
    plan: Plan,
    file: Path | None,
    *,
    workers: int | None = None,
    others: tuple[Plan, ...] = (),
    on_progress: Callable[[int], None] = lambda done: None,
) -> list[Played]:
    """Play the matches of a plan, but for those that are in the file, and add them to it.

    others: plans whose matches may be in the same file, such as that of a second variant.
    """
    if file is None:
        played = []
        for match in play_all(plan, workers=workers):
            played.append(match)
            on_progress(len(played))
        return played
    played = _kept(plan, file, others)
    on_progress(len(played))
    mark = _mark(plan)
    with file.open("ab") as lines:
        for match in play_all(plan, first=len(played), workers=workers):
            lines.write(_line(mark, len(played), match))
            lines.flush()
            played.append(match)
            on_progress(len(played))
    return played[: plan.games]


def _mark(plan: Plan) -> str:
    """Names all of a plan that makes its matches what they are, and so not how many they are."""
    told = (plan.game.name, rules_hash(plan.game), plan.seats, plan.seatings, plan.options)
    data = msgspec.json.encode(
        (*told, plan.components, plan.seed, plan.same_deals, plan.watching), order="sorted"
    )
    return blake2b(data, digest_size=12).hexdigest()


def _kept(plan: Plan, file: Path, others: tuple[Plan, ...]) -> list[Played]:
    """The matches of a plan in a file, from the first on."""
    if not file.exists():
        return []
    mark, known = _mark(plan), {_mark(other) for other in others}
    found: list[Played] = []
    for number, line in enumerate(_whole_lines(file), start=1):
        try:
            one = msgspec.json.decode(line, type=_Line)
        except msgspec.DecodeError as error:
            raise OtherExport(f"{file}, line {number} is no match that was kept: {error}") from None
        if one.plan == mark and one.number == len(found):
            seen = one.seen and Seen(*one.seen[:2], dict(one.seen.things), *one.seen[3:])
            found.append(Played(one.decisions, one.result, None, seen))
        elif one.plan != mark and one.plan not in known:
            raise OtherExport(
                f"{file}, line {number} is of another run; to go on with that one repeat all it "
                "was given (--seed, --bots, --option), or choose another --resume"
            )
    return found


def _whole_lines(file: Path) -> Iterator[bytes]:
    """The lines; half a line that a run left at the end is cut off."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    half = data[whole:]
    if half and not half.startswith(b'{"plan":'[: len(half)]):
        raise OtherExport(f"{file} holds something else; choose another --resume")
    if half:
        with file.open("r+b") as cut:
            cut.truncate(whole)
    yield from data[:whole].splitlines()


def _line(mark: str, number: int, match: Played) -> bytes:
    seen = match.seen and _Seen(*match.seen[:2], list(match.seen.things.items()), *match.seen[3:])
    line = _Line(mark, number, match.decisions, match.result, seen)
    return msgspec.json.encode(line) + b"\n"
