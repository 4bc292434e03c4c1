"""A decent player at the map tables, in meetings of the House and in free time.

Worths are in kudos cards, as they look now.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from critias.engine import Choose, Fill, Rng

from ..box import (
    ALL_UNITS,
    COLOSSUS,
    HERO,
    HOPLITE,
    NONE,
    ORICHALCUM,
    TALENTS,
    TRIREME,
    VRIL,
)
from ..diplomacy.options import Ready
from ..maps.empires import army_strength, raiders, raids_on
from ..maps.movement import may_enter
from ..maps.options import CONFIRM, FLEE, NO_BURNING, STAND, AcceptAlliance, Ally, Colonise, Declare
from ..maps.regions import has_garrison, places, players_in
from ..maps.sheet import STAY, Sheet, UnitOrder
from ..maps.strategy import any_sheet, challengeable, objection, orichalcum_limit
from ..maps.strength import Contest, force
from ..state import CITY, Room
from . import councils

Chooser = Callable[[Room, Any, Rng], Any]

WORTH = (0.8, 1.0, 0.6, 0.8, 1.5)
"""What a Talent, Kudos or Arete card, an orichalcum and a vril are worth."""
STAR = 0.8
DOOM_DIE_MEAN = 7.0
NOISE = 2.0  # others look at the same map, so not everybody goes to the best region
COMFORTABLE = 4  # tokens of a type with which one rather goes out than builds
BURNS = 4  # one in so many burns a city in the last turn


# The strategy sheet


def fill_sheet(s: Room, decision: Fill[Sheet], rng: Rng) -> Sheet:
    """Defend what is threatened, build what is lacking, and send the rest to what pays."""
    seat = decision.seat
    threatened = bool(raids_on(s, seat))
    targets = challengeable(s, seat)
    challenge = weakest(s, targets) if targets and not threatened else NONE
    orders = [STAY] * 4
    talents = s.has(seat, TALENTS)
    for unit in ALL_UNITS:
        if threatened and unit in (HOPLITE, HERO):
            # The others go out: who keeps everything at home earns nothing.
            few = unit == HOPLITE and s.units[seat][unit] < COMFORTABLE
            orders[unit] = build(s.units[seat][unit], talents) if few else STAY
        else:
            orders[unit] = order_for(s, seat, unit, challenge, talents, rng)
        talents -= orders[unit].talents
    hoplite, trireme, hero, colossus = with_orichalcum(s, seat, orders)
    sheet = Sheet(hoplite, trireme, hero, colossus, challenge)
    return sheet if objection(s, seat, sheet) is None else any_sheet(s, seat, rng)


def weakest(s: Room, targets: list[int]) -> int:
    """Whom to challenge: the one with the weakest city."""
    return min(targets, key=lambda seat: force(s, seat, Contest(CITY + seat)).mean)


def order_for(s: Room, seat: int, unit: int, challenge: int, talents: int, rng: Rng) -> UnitOrder:
    """What one type of unit should do."""
    tokens = s.units[seat][unit]
    if unit == HERO:
        if any(s.edicts_of("hero-idle", seat)):
            return STAY
        if rng.below(4) == 0:
            return build(s.turn, talents)
    elif unit == COLOSSUS:
        if s.has(seat, VRIL) > tokens and talents > tokens:
            return msgspec.structs.replace(build(tokens, talents), vril=s.has(seat, VRIL))
    elif tokens < COMFORTABLE and rng.below(3) != 0 and talents > tokens:
        return build(tokens, talents)
    if not s.troops(seat, unit):
        return build(tokens, talents) if unit in (HOPLITE, TRIREME) else STAY
    if challenge != NONE:
        return UnitOrder("move", 0)
    return UnitOrder("move", best_region(s, seat, unit, rng))


def build(tokens: int, talents: int) -> UnitOrder:
    """Spend just enough talents to have more than tokens."""
    return UnitOrder("build", talents=min(talents, tokens + 1))


def with_orichalcum(s: Room, seat: int, orders: list[UnitOrder]) -> list[UnitOrder]:
    """Orichalcum first to what builds, then to what fights."""
    left = min(s.has(seat, ORICHALCUM), orichalcum_limit(s, seat))
    placed = list(orders)
    for unit in sorted(ALL_UNITS, key=lambda one: orders[one].do != "build"):
        if unit == COLOSSUS and orders[unit].do == "build":
            continue
        tokens = s.turn if unit == HERO and orders[unit].do == "build" else s.troops(seat, unit)
        wanted = tokens + 1 if orders[unit].do == "build" else tokens
        given = min(left, wanted)
        left -= given
        placed[unit] = msgspec.structs.replace(orders[unit], orichalcum=given)
    return placed


def best_region(s: Room, seat: int, unit: int, rng: Rng) -> int:
    """The number of the region that pays most, with some chance in it."""
    there = places(s, s.table[seat])
    scored = [
        (region_worth(s, seat, unit, place) + NOISE * rng.below(1000) / 1000, place)
        for place in there
    ]
    return s.chart.numbers[max(scored)[1]]


def region_worth(s: Room, seat: int, unit: int, place: int) -> float:
    """Rewards, less what stands in the way."""
    if s.burned[place]:
        return -9.0
    worth = sum(w * count for w, count in zip(WORTH, s.rewards[place], strict=True))
    if s.colony[place] == seat:
        worth = 0.5 * (has_garrison(s, place) or s.monster[place] != NONE) * worth
    own = unit_mean(s, seat, unit, place)
    chance = 1.0
    if s.monster[place] != NONE:
        chance *= odds(own, DOOM_DIE_MEAN)
        worth += 1.0
    if has_garrison(s, place):
        empire = s.empire(place)
        extra = army_strength(s, s.chart.tables[place], empire) if s.at_war[empire] else 0
        chance *= odds(own, DOOM_DIE_MEAN + extra)
        if not may_enter(s, seat, place):
            worth -= STAR
    if s.colony[place] not in (seat, NONE):
        chance *= odds(own, 2.5)
    return worth * chance - 2.0 * (1.0 - chance)


def unit_mean(s: Room, seat: int, unit: int, place: int) -> float:
    """What all units of a type reach in a region on average."""
    kind = s.kind(place)
    strength = s.box.strength
    rolled = (strength.hoplite, strength.trireme, strength.hero, strength.colossus)[unit][kind]
    each = {"one": 1.0, "chaos": 2.5, "doom": DOOM_DIE_MEAN}[rolled]
    return each * s.troops(seat, unit)


def odds(own: float, other: float) -> float:
    """About how likely the own side is to win."""
    return max(0.05, min(0.95, 0.5 + (own - other) / 14))


# Conflict


def take_a_stand(s: Room, decision: Choose, rng: Rng) -> Any:
    """Run from what is much stronger; use cards where it is close."""
    seat = decision.seat
    contest, declared = open_contest(s, decision)
    own = force(s, seat, contest, declared).mean
    other = strongest_other(s, seat, contest)
    powers = [option for option in decision.options if isinstance(option, Declare)]
    if powers and own < other + 3:
        return powers[0]
    tokens = sum(s.stand(seat, contest.place)[unit] for unit in (HOPLITE, TRIREME, COLOSSUS))
    if odds(own, other) < 0.2 and tokens > 1 and contest.defender != seat:
        return FLEE
    return STAND


def open_contest(s: Room, decision: Choose) -> tuple[Contest, tuple[str, ...]]:
    """The conflict that a question is about."""
    seat = decision.seat
    where = decision.about["region"]
    declared: tuple[str, ...] = decision.about["declared"]
    if where == "city":
        attacked = [place for place in s.at[seat] if place >= CITY]
        place = attacked[0] if attacked else CITY + seat
        return Contest(place, raided=bool(raids_on(s, place - CITY))), declared
    place = s.chart.names.index(where)
    return Contest(place, monster=s.monster[place] != NONE), declared


def strongest_other(s: Room, seat: int, contest: Contest) -> float:
    """What the strongest of the others reaches on average."""
    means = [
        force(s, other, contest).mean for other in players_in(s, contest.place) if other != seat
    ]
    if contest.defender != NONE:
        means += [2.5 * raiders(s, raid) for raid in raids_on(s, contest.defender)]
    else:
        if contest.monster:
            means.append(DOOM_DIE_MEAN)
        if has_garrison(s, contest.place):
            empire, table = s.empire(contest.place), s.chart.tables[contest.place]
            extra = army_strength(s, table, empire) if s.at_war[empire] else 0
            means.append(DOOM_DIE_MEAN + extra)
    return max(means, default=0.0)


def ally_with_the_strong(s: Room, decision: Choose, rng: Rng) -> Any:
    """A hero is better off beside somebody."""
    offers = [option for option in decision.options if isinstance(option, Ally)]
    return max(offers, key=lambda offer: sum(s.units[offer.seat]))


def welcome(s: Room, decision: Choose, rng: Rng) -> Any:
    """Two fight better than one."""
    return AcceptAlliance()


# Trophies and diplomacy


def settle_down(s: Room, decision: Choose, rng: Rng) -> Any:
    """Leave a counter where there are enough of them, and where it will not be alone for long."""
    sites = [option for option in decision.options if isinstance(option, Colonise)]
    units = s.units[decision.seat]
    names = ("hoplite", "trireme", "hero", "colossus")
    spare = [
        site for site in sites if units[names.index(site.unit)] > 2 and site.unit != "colossus"
    ]
    return spare[0] if spare else decision.options[0]


def spare_or_burn(s: Room, decision: Choose, rng: Rng) -> Any:
    """Madness comes over some in the last turn."""
    return rng.choice(decision.options) if rng.below(BURNS) == 0 else NO_BURNING


def do_the_duty(s: Room, decision: Choose, rng: Rng) -> Any:
    """An office is an honour."""
    return CONFIRM


def be_done(s: Room, decision: Choose, rng: Rng) -> Any:
    """Nothing more to do but what wonders and cards allow; now and then a hero moves on."""
    wish = councils.free_time_wish(s, decision, rng)
    if wish is not None:
        return wish
    if s.is_hero(decision.seat) and rng.below(3) == 0:
        return decision.sample(rng)
    return next(option for option in decision.options if isinstance(option, Ready))


def take_the_last(s: Room, decision: Choose, rng: Rng) -> Any:
    """Wonders stand at the end of the list, and are worth most."""
    return decision.options[-1]


CHOOSERS: dict[str, Chooser] = {
    "col.6.4": fill_sheet,
    "col.6.28": ally_with_the_strong,
    "col.6.28-consent": welcome,
    "col.6.29": take_a_stand,
    "col.6.47": take_the_last,
    "col.6.47-burn": spare_or_burn,
    "col.6.47-spoils": take_the_last,
    "col.6.51": do_the_duty,
    "col.6.54": settle_down,
    "col.7.1": be_done,
    "col.7.3": be_done,
    "col.7.4": be_done,
    "col.7.5": be_done,
}
