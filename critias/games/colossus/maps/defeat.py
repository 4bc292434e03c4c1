"""What a player who loses a conflict loses."""

from ..box import DOOM_TOKENS, HOPLITE, TOKENS, TRIREME, UNITS
from ..room.ledger import gain
from ..state import CITY, HOME, Room
from .events import UnitsLost
from .regions import remove_colony
from .strength import Contest, units_in


def suffer_defeat(s: Room, seat: int, contest: Contest, necromancy: bool) -> None:
    """The Hero comes home; all else there and the colony are lost, for a DOOM token (col.6.44)."""
    units = units_in(s, seat, contest)
    for unit, kept in survivors(s, seat, units, necromancy).items():
        lose(s, seat, unit, units[unit] - kept, contest)
    for unit, place in enumerate(s.at[seat]):
        if place == contest.place:
            s.at[seat][unit] = HOME
    if contest.place < CITY and s.colony[contest.place] == seat:
        remove_colony(s, contest.place)
    gain(s, seat, DOOM_TOKENS, 1, "defeat")  # col.13.10


def survivors(s: Room, seat: int, units: list[int], necromancy: bool) -> dict[int, int]:
    """How many tokens of each type cards save.

    col.upgrade.necromancy, col.upgrade.surgeons, col.upgrade.orichalcum-plating
    """
    kept = dict.fromkeys(TOKENS, 0)
    if necromancy:
        kept[HOPLITE] = (units[HOPLITE] + 1) // 2
    for card in s.cards_at(seat, "defeat"):
        saved = next((unit for unit in card.units if units[unit] > kept[unit]), card.units[-1])
        kept[saved] += card.figure("kept")
    return {unit: min(units[unit], count) for unit, count in kept.items()}


def lose(s: Room, seat: int, unit: int, count: int, contest: Contest) -> None:
    """Tokens are gone, state troops first."""
    if count <= 0:
        return
    if unit in (HOPLITE, TRIREME):
        state = min(count, s.state_troops[seat][unit])
        s.state_troops[seat][unit] -= state
        s.units[seat][unit] -= count - state
    else:
        s.units[seat][unit] -= count
    s.tell(lambda: UnitsLost(seat, UNITS[unit], count, fight=contest.place))
