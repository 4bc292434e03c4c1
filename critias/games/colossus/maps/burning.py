"""Regions that burn, by a megaweapon, a megaspell, or a ruling of Control."""

from ..box import NONE, REWARDS
from ..state import Room
from .empires import army_is_out, empire_name
from .events import ArmyBurned, RegionBurned
from .regions import has_garrison, name, remove_colony


def burn(s: Room, place: int) -> None:
    """A region burns: colony and rewards are lost (col.6.58), and none spawn any more (col.7.7).

    With the region of an empire its army burns, and is out of the game as if it were beaten.
    """
    remove_colony(s, place)
    s.rewards[place] = [0] * len(REWARDS)
    s.burned[place] = True
    s.tell(lambda: RegionBurned(name(s, place)))
    empire = s.empire(place)
    if empire != NONE and has_garrison(s, place):
        s.tell(lambda: ArmyBurned(empire_name(s, empire), name(s, place)))
        army_is_out(s, s.chart.tables[place], empire)
