"""The councils: who is there, who presides, and what they decide."""

from critias.engine.flows import Flow

from .state import Room


def assemble(s: Room) -> Flow[None]:
    """The councils assemble; Arete is declared and the Presidents are found."""
    yield from ()


def council_phase(s: Room) -> Flow[None]:
    """All councils meet at the same time."""
    yield from ()


def amendments_take_effect(s: Room) -> None:
    """Rule changes that the Council of Law has accepted begin to count."""
