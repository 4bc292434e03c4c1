"""Oaths at the Temple of Poseidon: sworn in public, witnessed and judged by Control (col.8.1)."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from critias.engine import CommandRefused, Record, Rng, Then

from ..room.dishonour import dishonour
from ..state import Room
from .events import OathJudged, OathSworn, OathWitnessed
from .records import Oath

Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Number = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class SwearOath(Record, frozen=True):
    """Declare something, and call down a curse on oneself if it is not so (col.8.4)."""

    oath: Words
    curse: Words


class WitnessOath(Record, frozen=True):
    """Control has heard an oath: from now on it binds."""

    number: Number


class JudgeOath(Record, frozen=True):
    """Control finds that an oath was kept, or broken: then the curse comes true."""

    number: Number
    broken: bool
    reason: Words


def swear(s: Room, seat: int | None, command: SwearOath) -> Then:
    """At the Temple, where players can go in Free Time, and for all to know (col.8.2)."""
    if seat is None:
        raise CommandRefused("players swear, and Control witnesses")
    if s.phase != "free":
        raise CommandRefused("oaths are sworn at the Temple of Poseidon, in Free Time")
    if not command.oath.strip() or not command.curse.strip():
        raise CommandRefused("an oath has words, and a curse on its breach")
    number = len(s.oaths) + 1
    s.oaths.append(Oath(number, seat, s.turn, command.oath, command.curse))
    s.tell(OathSworn, number, seat, command.oath, command.curse)
    return Then.ASK_AGAIN


def witness(s: Room, seat: int | None, command: WitnessOath) -> Then:
    """An oath that Control has not witnessed binds nobody (col.8.3)."""
    oath = the_oath(s, seat, command.number)
    if oath.status != "spoken":
        raise CommandRefused(f"oath {oath.number} has been witnessed already")
    s.oaths[oath.number - 1] = msgspec.structs.replace(oath, status="binding")
    s.tell(OathWitnessed, oath.number, oath.seat)
    return Then.ASK_AGAIN


def judge(s: Room, seat: int | None, command: JudgeOath) -> Then:
    """Who broke an oath is dishonoured; the curse comes true by a ruling of Control (col.8.5)."""
    oath = the_oath(s, seat, command.number)
    if oath.status != "binding":
        raise CommandRefused(f"oath {oath.number} is {oath.status}; only a binding one is judged")
    verdict = "broken" if command.broken else "kept"
    s.oaths[oath.number - 1] = msgspec.structs.replace(oath, status=verdict)
    s.tell(OathJudged, oath.number, oath.seat, verdict, command.reason)
    if command.broken:
        dishonour(s, oath.seat, "oath-broken")
    return Then.ASK_AGAIN


def the_oath(s: Room, seat: int | None, number: int) -> Oath:
    """An oath by its number, for Control."""
    if seat is not None:
        raise CommandRefused("only Control witnesses and judges oaths")
    if number > len(s.oaths):
        raise CommandRefused(f"{len(s.oaths)} oaths are pinned to the Temple's noticeboard")
    return s.oaths[number - 1]


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {
    SwearOath: swear,
    WitnessOath: witness,
    JudgeOath: judge,
}


def sample(s: Room, rng: Rng) -> tuple[int | None, Record]:
    """A random oath, or what Control makes of one, for the fuzzer; it may be refused."""
    if s.oaths and rng.below(2):
        number = rng.roll(len(s.oaths))
        if rng.below(2):
            return None, WitnessOath(number)
        return None, JudgeOath(number, bool(rng.below(2)), "a test of Control")
    return rng.below(s.seats), SwearOath("I shall not attack you.", "May I lose all orichalcum.")
