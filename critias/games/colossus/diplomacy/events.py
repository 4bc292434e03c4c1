"""What happens around the councils: announcements, visits, trades, oaths, exchanges, bribes."""

from typing import ClassVar

from critias.engine import Event, Seat

# Announcements


class DoomAnnounced(Event, frozen=True):
    """The DOOM of Atlantis and of each House."""

    atlantis: int
    scores: tuple[int, ...]


class LastTurnAnnounced(Event, frozen=True):
    """The next turn is the last."""


class ThisTurnIsLast(Event, frozen=True):
    """The turn that is being played is the last, by a ruling of Control."""


class LastTurnPutOff(Event, frozen=True):
    """There are more turns to come than was announced."""

    turns: int


# House meetings and free time


class Visited(Event, frozen=True):
    """A hero is the guest of a House."""

    seat: Seat
    house: str


class Eavesdropped(Event, frozen=True):
    """A spy listens at a door."""

    seat: Seat
    house: str


class HeroMoved(Event, frozen=True):
    """A hero goes to another map."""

    seat: Seat
    table: str


# Trade


class OfferMade(Event, frozen=True):
    """A player offers a trade to another."""

    parties: tuple[int, ...]
    number: int
    seat: Seat
    to: Seat
    only_for: ClassVar[str | None] = "parties"


class OfferWithdrawn(Event, frozen=True):
    """An offer is off the table."""

    parties: tuple[int, ...]
    number: int
    only_for: ClassVar[str | None] = "parties"


class Traded(Event, frozen=True):
    """Two players have traded; what lay open is told besides."""

    parties: tuple[int, ...]
    number: int
    seat: Seat
    to: Seat
    only_for: ClassVar[str | None] = "parties"


class UpgradeHandedOver(Event, frozen=True):
    """An upgrade card changes hands."""

    seat: Seat
    to: Seat
    upgrade: str


class CardHandedOver(Event, frozen=True):
    """A card of Control's own changes hands; of a secret one only the two hear."""

    parties: tuple[int, ...] | None
    seat: Seat
    to: Seat
    title: str
    only_for: ClassVar[str | None] = "parties"


# The Temple of Poseidon


class OathSworn(Event, frozen=True):
    """An oath and the curse on its breach."""

    number: int
    seat: Seat
    oath: str
    curse: str


class OathWitnessed(Event, frozen=True):
    """Control has witnessed an oath: it binds."""

    number: int
    seat: Seat


class OathJudged(Event, frozen=True):
    """Control has found an oath kept or broken."""

    number: int
    seat: Seat
    verdict: str
    reason: str


# Roles, cities and bribes


class ExchangeProposed(Event, frozen=True):
    """A player would like to exchange roles or cities with a House-mate."""

    seat: Seat
    mate: Seat
    exchange: str
    only_for: ClassVar[str | None] = "mate"


class RolesExchanged(Event, frozen=True):
    """Two members of a House have exchanged roles."""

    seat: Seat
    role: str
    mate: Seat
    role_of_mate: str


class CitiesSwapped(Event, frozen=True):
    """Two members of a House have swapped cities, and tables."""

    seat: Seat
    mate: Seat


class BribeTaken(Event, frozen=True):
    """A player has taken an empire's gold."""

    seat: Seat
    empire: str


class BribeDeclined(Event, frozen=True):
    """A player has sent an empire's gold away."""

    seat: Seat
    empire: str
    only_for: ClassVar[str | None] = "seat"
