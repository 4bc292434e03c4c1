"""The end: all win together, or the island is lost. Either comes at once, in mid-phase too."""

from critias.engine import Flow, Result

from .events import CentreFlooded, GateOpened
from .state import Island


class Decided(Exception):
    """The match is decided; what was going on is broken off."""


def until_decided(phase: Flow[None]) -> Flow[None]:
    """A phase that ends early if the match is decided in the middle of it."""
    try:
        yield from phase
    except Decided:
        return


def lose(s: Island) -> Decided:
    """The centre floods (rising.goal.lost)."""
    s.outcome = "lost"
    s.tell(CentreFlooded)
    return Decided()


def win(s: Island) -> Decided:
    """The power core is built."""
    s.outcome = "won"
    s.tell(GateOpened)
    return Decided()


def result(s: Island) -> Result | None:
    """Everybody wins with 1, or nobody with 0."""
    if not s.outcome:
        return None
    everybody = tuple(range(s.seats))
    return Result((1,) * s.seats, everybody) if s.outcome == "won" else Result((0,) * s.seats, ())
