"""What players can answer in meetings of their House and in free time."""

from critias.engine import Option


class Ready(Option, frozen=True):
    """Nothing more to do in this phase."""


class Visit(Option, frozen=True):
    """A hero is the guest of a House."""

    house: str


class Eavesdrop(Option, frozen=True):
    """A spy listens at the door of a House."""

    house: str


class GoTo(Option, frozen=True):
    """The map at which a hero plays next turn."""

    table: str


READY = Ready()
