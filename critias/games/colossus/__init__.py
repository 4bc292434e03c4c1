"""The Colossus of Atlantis, by Dillon Burke: a megagame of Houses, maps, councils and DOOM."""

from critias.engine.flows import Flow
from critias.engine.game import Game, Result
from critias.engine.randomness import Rng

from . import box, ending, roster, turn
from .options import Options
from .state import Room


class Colossus(Game[Room]):
    """The rules of the megagame for twelve to forty-eight players, and Control."""

    name = "colossus"
    seats = range(12, 49)
    options_type = Options
    components_type = box.Components
    state_type = Room

    def setup(self, seats: int, options: Options, components: box.Components, rng: Rng) -> Room:
        """The room before anybody has sat down."""
        return roster.new_room(seats, options, components, rng)

    def step(self, s: Room) -> Flow[None]:
        """The next phase."""
        return turn.step(s)

    def result(self, s: Room) -> Result | None:
        """The kudos of all, once the last turn is over or the sea has come."""
        return ending.result(s)

    def check_components(self, components: box.Components) -> None:
        """Names, decks and numbers add up."""
        box.check(components)


game = Colossus()
