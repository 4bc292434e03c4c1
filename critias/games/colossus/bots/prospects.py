"""How a match of the Colossus looks between phases: what the Houses will have at the end.

The weights were fitted to the final kudos of matches between players by rules of thumb.
"""

from math import exp

from critias.engine import chances

from ..box import COLOSSUS, HOPLITE, KUDOS, STARS, TALENTS, TRIREME, VRIL
from ..room.ending import house_scores
from ..room.roster import at_the_maps
from ..state import Room

# What brings kudos as long as there are turns to come: so much over a whole match.
COLONY = 550.0
TROOP = 90.0
OFFICE = 130.0
WONDER_AT_WORK = 250.0
VRIL_TO_COME = 50.0
TALENT = 2.0
# And what counts to the end.
WONDER = 100.0
UPGRADE = 30.0
TRAINED_COLOSSUS = 36.0
STAR = -25.0

DOUBT_AT_THE_END = 250.0
DOUBT = 1_500.0
SUDDEN = 8.0
"""How sharply the deluge sets in around the limit that DOOM is heading for."""
DOOM_DOUBT = 40.0
HERO = 3_000.0
"""Kudos with which a Wandering Hero has half of what a hero can hope for."""


def prospects(s: Room) -> list[float]:
    """The chance of each player's House to win; heroes look at their own kudos."""
    ahead = chances(points(s), doubt(s))
    afloat = chances([-s.doom_of_house(house) for house in range(s.houses)], DOOM_DOUBT)
    drowning = danger(s)
    values = []
    for seat in range(s.seats):
        saved = seat in s.berths
        if s.is_hero(seat):
            kudos = s.has(seat, KUDOS)
            dry, wet = kudos / (kudos + HERO), float(saved)
        else:
            dry, wet = ahead[s.house[seat]], max(afloat[s.house[seat]], float(saved))
        values.append((1 - drowning) * dry + drowning * wet)
    return values


def turns_left(s: Room) -> float:
    """The share of the Map Stages that is still to come."""
    return max(0, s.turns - s.turn + at_the_maps(s)) / s.turns


def doubt(s: Room) -> float:
    """How far off the points may be."""
    return DOUBT_AT_THE_END + DOUBT * turns_left(s)


def danger(s: Room) -> float:
    """How likely the deluge looks: whether DOOM, going on like this, reaches the limit."""
    heading = s.doom_of_atlantis() / max(0.1, 1 - turns_left(s))
    return 1 / (1 + exp(min(30.0, SUDDEN * (1 - heading / s.doom_limit))))


def points(s: Room) -> list[float]:
    """What each House will probably have at the end, less what all will."""
    return [score + to_come(s, house) for house, score in enumerate(house_scores(s))]


def to_come(s: Room, house: int) -> float:
    """What a House will probably gain by what it has."""
    members = s.members(house)
    coming = COLONY * s.colonies_of(members)
    coming += OFFICE * sum(archon in members for table in s.offices for archon in table)
    wonders = sum(s.house[seat] == house for seat in s.wonders.values())
    coming += WONDER_AT_WORK * wonders
    lasting = WONDER * wonders
    for seat in members:
        coming += TROOP * (s.troops(seat, HOPLITE) + s.troops(seat, TRIREME))
        coming += VRIL_TO_COME * s.has(seat, VRIL) + TALENT * s.has(seat, TALENTS)
        lasting += UPGRADE * len(s.upgrades[seat]) + TRAINED_COLOSSUS * s.troops(seat, COLOSSUS)
        lasting += STAR * s.has(seat, STARS)
    return lasting + turns_left(s) * coming
