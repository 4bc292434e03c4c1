"""What happens in Atlantis Rising. Whoever reads them all can rebuild every count on the table."""

from critias.engine import Event, Seat


class CouncilorTaken(Event, frozen=True):
    """A player plays with this councilor."""

    seat: Seat
    councilor: str


class BlueprintLaid(Event, frozen=True):
    """The components to be built before the power core."""

    components: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A round begins with this starting player."""

    round: int
    seat: Seat


class HologramWoke(Event, frozen=True):
    """The hologram has a councilor's power this round; the other one shown is discarded."""

    seat: Seat
    councilor: str
    other: str


class Placed(Event, frozen=True):
    """An Atlantean was put on a place."""

    seat: Seat
    piece: str
    place: str


class TakenBack(Event, frozen=True):
    """An Atlantean was taken back into the pool."""

    seat: Seat
    piece: str
    place: str


class Settled(Event, frozen=True):
    """A player is done with the phase."""

    seat: Seat


class MisfortuneDrawn(Event, frozen=True):
    """A misfortune was revealed."""

    seat: Seat
    misfortune: str


class MisfortuneAverted(Event, frozen=True):
    """A misfortune was cancelled."""

    seat: Seat
    misfortune: str


class MisfortunesShuffled(Event, frozen=True):
    """The misfortunes suffered were shuffled into a new deck."""

    count: int


class MisfortunesSeen(Event, frozen=True):
    """The top of the misfortune deck was looked at."""

    seat: Seat
    misfortunes: tuple[str, ...]


class MisfortuneBuried(Event, frozen=True):
    """A misfortune went under the deck."""

    seat: Seat
    misfortune: str


class MisfortuneKept(Event, frozen=True):
    """A misfortune went back on top of the deck."""

    seat: Seat
    misfortune: str


class TileFlooded(Event, frozen=True):
    """A tile went under."""

    peninsula: str
    tile: int


class TileRose(Event, frozen=True):
    """A tile was unflooded."""

    peninsula: str
    tile: int


class CentreFlooded(Event, frozen=True):
    """The mystic power source went under: all is lost."""


class BarrierRaised(Event, frozen=True):
    """A mystic barrier was placed."""

    peninsula: str


class BarrierBroke(Event, frozen=True):
    """A mystic barrier was discarded."""

    peninsula: str


class Returned(Event, frozen=True):
    """An Atlantean was sent back to the pool."""

    seat: Seat
    piece: str
    place: str


class Moved(Event, frozen=True):
    """An Atlantean got away from a flood, or back from its pool, to this place."""

    seat: Seat
    piece: str
    place: str


class Acted(Event, frozen=True):
    """An Atlantean takes the action of its place and is laid down."""

    seat: Seat
    piece: str
    place: str


class Wasted(Event, frozen=True):
    """What stands at a place achieves nothing."""

    place: str


class Rolled(Event, frozen=True):
    """Dice, what is added to them, the result, and what it takes."""

    seat: Seat
    place: str
    dice: tuple[int, ...]
    added: tuple[str, ...]
    total: int
    target: int


class Gained(Event, frozen=True):
    """A player takes resources or energy."""

    seat: Seat
    stuff: str
    count: int


class Spent(Event, frozen=True):
    """A player gives resources or energy away."""

    seat: Seat
    stuff: str
    count: int


class CardsDrawn(Event, frozen=True):
    """Library cards come into the open."""

    seat: Seat
    cards: tuple[str, ...]


class CardKept(Event, frozen=True):
    """A library card goes into a hand."""

    seat: Seat
    card: str


class CardPutUnder(Event, frozen=True):
    """A library card goes under the deck."""

    card: str


class CardDiscarded(Event, frozen=True):
    """A library card is discarded unused."""

    seat: Seat
    card: str


class CardPlayed(Event, frozen=True):
    """A library card is used."""

    seat: Seat
    card: str


class LibraryShuffled(Event, frozen=True):
    """The discarded library cards were shuffled into the deck."""

    count: int


class Recruited(Event, frozen=True):
    """A follower comes from the supply and is there from the next round on."""

    seat: Seat


class VolunteersCame(Event, frozen=True):
    """Volunteers join a player for a round: this one, or the next."""

    seat: Seat
    count: int


class VolunteersLeft(Event, frozen=True):
    """Volunteers go back to the supply."""

    seat: Seat
    count: int


class Built(Event, frozen=True):
    """A component is part of the gate."""

    component: str


class CameToNothing(Event, frozen=True):
    """What was to be paid together was not, and nobody pays anything."""


class WrathStayed(Event, frozen=True):
    """The wrath of the gods will not grow at the end of this round."""


class WrathMoved(Event, frozen=True):
    """The wrath of the gods stands on this space of its track, with this value."""

    space: int
    value: int


class GateOpened(Event, frozen=True):
    """The power core is built: everybody has won."""
