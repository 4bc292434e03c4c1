"""Tests of weapons that burn a region: by a council of builders, or of sorcerers."""

from critias.engine import Flow

from ..box import DOOM_TOKENS
from ..maps.burning import burn
from ..maps.regions import burnable, tables_to_burn
from .chosen import Chosen


def test_a_weapon(c: Chosen) -> Flow[None]:
    """DOOM tokens burn a region anywhere, with the army that guards it, for a star (col.9.2).

    By a weapon (col.action.megaweapon-test), or by a spell (col.action.megaspell-test).
    """
    s = c.s
    c.spend({DOOM_TOKENS: c.figure("doom-tokens")}, c.action)
    table = yield from c.name_table(lambda: tables_to_burn(s))
    place = yield from c.name_region(lambda: burnable(s, table))
    burn(s, place)
    c.dishonour()
    c.receive("kudos")


def can_test(c: Chosen) -> bool:
    """The tokens are there, and something to burn."""
    enough = c.s.has(c.seat, DOOM_TOKENS) >= c.figure("doom-tokens")
    return enough and bool(tables_to_burn(c.s))
