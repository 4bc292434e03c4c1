"""What players can do with upgrades and wonders."""

from typing import ClassVar

from critias.engine import Option, Seat

# Upgrades


class BuyUpgrade(Option, frozen=True):
    """Buy an upgrade card."""

    costly: ClassVar[bool] = True

    upgrade: str
    price: int
    resource: str


class SellSoul(Option, frozen=True):
    """The Soul Market takes a DOOM token for talents."""

    costly: ClassVar[bool] = True


# Wonders


class Sacrifice(Option, frozen=True):
    """A unit for the Altar."""

    costly: ClassVar[bool] = True

    unit: str


class NoSacrifice(Option, frozen=True):
    """The Altar stays cold."""


class CloseThePillars(Option, frozen=True):
    """The Pillars of Herakles hold off DOOM for a turn."""

    costly: ClassVar[bool] = True


class GiveBerth(Option, frozen=True):
    """A seat in the Ark."""

    player: Seat


SELL_SOUL = SellSoul()
NO_SACRIFICE = NoSacrifice()
CLOSE_THE_PILLARS = CloseThePillars()
