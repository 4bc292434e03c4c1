"""What happens to upgrades and wonders, and what House-mates give for them."""

from typing import ClassVar

from critias.engine import Event, Seat

# Upgrades


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


# Wonders


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


# Pledges


class HelpPledged(Event, frozen=True):
    """A player lets the House spend up to so much on wonders and pacts."""

    members: tuple[int, ...]
    seat: Seat
    talents: int
    orichalcum: int
    vril: int
    only_for: ClassVar[str | None] = "members"
