"""What happens to upgrades and wonders, between traders, and at the Temple of Poseidon."""

from typing import ClassVar

from critias.engine.events import Event, Seat

# Upgrades and wonders


class UpgradeBought(Event, frozen=True):
    """A player gets an upgrade card from the stock."""

    seat: Seat
    upgrade: str
    price: int
    resource: str


class UpgradeStolen(Event, frozen=True):
    """A player takes an upgrade card from the stock for nothing."""

    seat: Seat
    upgrade: str


class UpgradeLost(Event, frozen=True):
    """An upgrade card goes back to the stock."""

    seat: Seat
    upgrade: str


class WonderRaised(Event, frozen=True):
    """A wonder is built."""

    wonder: str
    seat: Seat


class WonderMoved(Event, frozen=True):
    """A wonder stands in another city."""

    wonder: str
    seat: Seat
    cause: str


class WonderFell(Event, frozen=True):
    """A wonder is gone for good."""

    wonder: str
    cause: str


class WonderCollapsed(Event, frozen=True):
    """A prototype that came to nothing."""

    wonder: str
    seat: Seat


class UnitSacrificed(Event, frozen=True):
    """A unit dies on the Altar."""

    seat: Seat
    unit: str


class PillarsClosed(Event, frozen=True):
    """No DOOM is added to any score for a turn."""

    seat: Seat


class BerthGiven(Event, frozen=True):
    """A player has a seat in the Ark."""

    seat: Seat


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
