"""What players own: resources and mystic energy come and go."""

from .box import ENERGY, STUFF
from .events import CardPlayed, Gained, Spent, VolunteersCame
from .state import Island


def gain(s: Island, seat: int, stuff: int, count: int) -> None:
    """Take so much of something."""
    if count:
        s.stuff[seat][stuff] += count
        s.tell(Gained, seat, STUFF[stuff], count)


def spend(s: Island, seat: int, stuff: int, count: int) -> None:
    """Give so much of something away."""
    if count:
        s.stuff[seat][stuff] -= count
        s.tell(Spent, seat, STUFF[stuff], count)


def gain_energy(s: Island, seat: int, count: int) -> None:
    """Take mystic energy."""
    gain(s, seat, ENERGY, count)


def discard_played(s: Island, seat: int, card: str) -> None:
    """A library card leaves the hand because it is used."""
    s.hands[seat].remove(card)
    s.library_discards.append(card)
    s.tell(CardPlayed, seat, card)


def use_artifact(s: Island, seat: int, effect: str) -> int:
    """A seat uses an artifact that serves once a round; the number on it."""
    s.used.append(s.holding(seat, effect))
    return s.bonus(seat, effect)


def volunteers(s: Island, seat: int, count: int) -> int:
    """Take up to so many volunteers from the supply; how many came."""
    count = min(count, s.free_volunteers)
    if count:
        s.free_volunteers -= count
        s.tell(VolunteersCame, seat, count)
    return count
