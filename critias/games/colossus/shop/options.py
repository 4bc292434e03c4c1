"""What players can do with upgrades and wonders."""

from critias.engine import Option, Seat

# Upgrades


class BuyUpgrade(Option, frozen=True):
    """Buy an upgrade card."""

    upgrade: str
    price: int
    resource: str


class SellSoul(Option, frozen=True):
    """The Soul Market takes a DOOM token for talents."""


# Wonders


class Sacrifice(Option, frozen=True):
    """A unit for the Altar."""

    unit: str


class NoSacrifice(Option, frozen=True):
    """The Altar stays cold."""


class CloseThePillars(Option, frozen=True):
    """The Pillars of Herakles hold off DOOM for a turn."""


class GiveBerth(Option, frozen=True):
    """A seat in the Ark."""

    player: Seat


SELL_SOUL = SellSoul()
NO_SACRIFICE = NoSacrifice()
CLOSE_THE_PILLARS = CloseThePillars()
