"""Tables to try rules on, and a way to answer a flow without a match around it."""

from typing import Any

from critias.engine.components import load_components
from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import COMPONENTS, PIECES, PLACE, STUFF, Components
from critias.games.atlantis_rising.options import Options
from critias.games.atlantis_rising.state import Island, atlantean


class Dice(Rng):
    """Rolls what it is told to, then by chance."""

    __slots__ = ("coming",)

    def __init__(self, *coming: int) -> None:
        super().__init__(seed_key("dice"))
        self.coming = list(coming)

    def roll(self, sides: int = 6) -> int:
        return self.coming.pop(0) if self.coming else super().roll(sides)


def a_table(
    seats: int = 4,
    phase: str = "actions",
    councilors: tuple[str, ...] = (),
    dice: Any = (),
    components: Components | None = None,
) -> Island:
    """A table in a phase, with nobody placed; who plays nobody in particular gets the last ones."""
    s = game.setup(seats, Options(), components or load_components(game), Dice(*dice))
    s.phase = phase
    idle = [name for name in s.box.councilor_names() if name not in councilors]
    for seat in range(seats):
        s.councilors[seat] = [councilors[seat] if seat < len(councilors) else idle.pop()]
    s.offered_councilors = []
    s.councilor_stack = idle
    s.blueprint = [*range(9), len(COMPONENTS) - 1]
    return s


def stand(s: Island, seat: int, piece: str, place: str) -> int:
    """Put an Atlantean on a place."""
    one = atlantean(seat, PIECES.index(piece))
    s.standing[PLACE[place]].append(one)
    return one


def own(s: Island, seat: int, **stuff: int) -> None:
    """Give a seat resources and energy."""
    for name, count in stuff.items():
        s.stuff[seat][STUFF.index(name)] = count


def has(s: Island, seat: int, name: str) -> int:
    """How much a seat has of something."""
    return s.stuff[seat][STUFF.index(name)]


def drive(flow: Flow[Any], *answers: Any) -> Any:
    """Give a flow these answers: an option, or a seat and an option where several are asked."""
    coming = list(answers)
    value: Any = None
    while True:
        try:
            ask = flow.send(value)
        except StopIteration as stop:
            assert not coming, f"not asked for {coming}"
            return stop.value
        assert coming, f"asked without need: {ask}"
        answer = coming.pop(0)
        if isinstance(ask, tuple):
            seat, option = answer
            [decision] = [one for one in ask if one.seat == seat]
            value = (seat, _accepted(decision, option))
        else:
            value = _accepted(ask, answer)


def _accepted(decision: Any, option: Option) -> Option:
    assert isinstance(decision, Choose)
    assert option in decision.options, f"{option} is not among {decision.options}"
    return option


def first_asked(flow: Flow[Any]) -> Any:
    """What a flow asks first."""
    return flow.send(None)
