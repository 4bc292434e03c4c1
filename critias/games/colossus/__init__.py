"""The Colossus of Atlantis, by Dillon Burke: a megagame of Houses, maps, councils and DOOM."""

import functools
import operator
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

from critias.engine import (
    CommandRefused,
    Flow,
    LetLapse,
    Result,
    Rng,
    Texts,
    Then,
    View,
    check_all,
    derived_resample,
)
from critias.hall import HallGame

from . import box, turn
from .bots import heuristics, prospects
from .control import carrying_out
from .control.hall import ColossusHall
from .councils import actions, amendments
from .diplomacy import bribes, exchanges, oaths, trading
from .room import ending, roster, validity
from .setup import Options, new_room
from .shop import checking, pledges
from .size import SEATS
from .state import Room
from .views import board
from .views.seats import Seats, forget
from .words import VOCABULARY, names_of_own

OUTSIDE_THE_PHASES = (carrying_out, exchanges, bribes, trading, oaths, pledges, amendments)
COMMANDS: dict[type, Callable[[Room, int | None, Any], Then | LetLapse]] = {
    kind: carry_out for part in OUTSIDE_THE_PHASES for kind, carry_out in part.COMMANDS.items()
}
SAMPLES: list[Callable[[Room, Rng], tuple[int | None, Any] | None]] = [
    part.sample for part in OUTSIDE_THE_PHASES
]


class Colossus(HallGame[Room]):
    """The rules of the megagame, and of Control."""

    name = "colossus"
    seats = SEATS
    options_type = Options
    components_type = box.Components
    state_type = Room
    command_type: ClassVar[Any] = functools.reduce(operator.or_, COMMANDS)
    vocabulary = VOCABULARY
    heuristic = staticmethod(heuristics.choose)
    prospects = staticmethod(prospects.prospects)
    foresight = 3  # from the sheets on to the end of the Map Stage
    hall = ColossusHall()

    def setup(self, seats: int, options: Options, components: box.Components, rng: Rng) -> Room:
        """The room before anybody has sat down."""
        return new_room(seats, options, components, rng)

    def sides(self, seats: int, options: Options, components: box.Components) -> list[int]:
        """The Houses, and each Wandering Hero."""
        size = roster.size_of_room(seats, options.houses, options.maps, components)
        return roster.sides_for(size, seats)

    def step(self, s: Room) -> Flow[None]:
        """The next phase."""
        return turn.step(s)

    def result(self, s: Room) -> Result | None:
        """The kudos of all, once the last turn is over or the sea has come."""
        return ending.result(s)

    def check_components(self, components: box.Components) -> None:
        """Names, decks and numbers add up."""
        check_all(*(partial(one.check, components) for one in (box, actions, checking)))

    def names_of_own(self, components: View) -> Iterable[tuple[str, str, Any]]:
        """What was renamed or added, from Houses to wonders."""
        return names_of_own(components)

    def command(self, s: Room, seat: int | None, command: Any) -> Then | LetLapse:
        """A ruling of Control, or what a player does outside the phases."""
        if seat is not None and s.phase == "closing":
            raise CommandRefused("the last turn is over, and only Control acts now")
        return COMMANDS[type(command)](s, seat, command)

    def sample_command(self, s: Room, rng: Rng) -> tuple[int | None, Any] | None:
        """Any of the commands."""
        return rng.choice(SAMPLES)(s, rng)

    def validate(self, s: Room) -> None:
        """Ledgers, people, units, regions and belongings are as they can be."""
        validity.check(s)

    def view(self, s: Room, seat: int | None) -> View:
        """The room as a player, or the public, sees it."""
        return Seats(s)(seat)

    def views(
        self, s: Room, before: Callable[[int | None], View] | None = None
    ) -> Callable[[int | None], View]:
        """The room for many who look at it at once."""
        return Seats(s)

    def draw(self, view: View, texts: Texts) -> str:
        """DOOM, the own map table, and the own belongings."""
        return board.draw(view, texts)

    def resample(self, s: Room, seat: int | None, rng: Rng) -> None:
        """Whose purse is whose outside the own House, the limit, and what is for other eyes."""
        derived_resample(s, seat, rng)
        forget(s, seat, rng)


game = Colossus()
