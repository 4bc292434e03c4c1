"""How things look to a player who thinks: what is needed, what is in danger, what is worth doing.

Heuristics ask it. The weights are in `worths`, the sea in `sea`, who builds in `building`.
"""

from collections.abc import Sequence
from functools import cached_property
from math import ceil

from ..box import (
    ATLANTIUM,
    CENTRE,
    CITIES,
    CRYSTAL,
    ENERGY,
    FORESTS,
    FORGES,
    GATE_SPACES,
    GOLD,
    LIBRARIES,
    MOUNTAINS,
    ORE,
    POWER_CORE,
    RESOURCES,
    STUFF,
    TILES,
    Component,
    component_at,
    peninsula_of,
    tile_of,
    tile_place,
)
from ..places.dice import added_to_city, added_to_wild, odds, target
from ..state import Island, owner, owners
from . import building, sea
from .building import Site
from .worths import (
    CARD,
    COMPANY,
    FOLLOWER_A_ROUND,
    ORDINARY,
    PLENTY,
    SHARE,
    SURPLUS,
    TILE,
    VOLUNTEER,
    WORTH,
)

WILD_PLACES = range(tile_place(MOUNTAINS, 1), tile_place(FORESTS, TILES) + 1)
CITY_PLACES = range(tile_place(CITIES, 1), tile_place(CITIES, TILES) + 1)
LIBRARY_PLACES = range(tile_place(LIBRARIES, 1), tile_place(LIBRARIES, TILES) + 1)
FORGE_PLACES = range(tile_place(FORGES, 1), tile_place(FORGES, TILES) + 1)

USEFUL_AT = {
    "priest": range(CENTRE, CENTRE + 1),
    "explorer": WILD_PLACES,
    "prospector": WILD_PLACES,
    "envoy": CITY_PLACES,
    "scholar": LIBRARY_PLACES,
    "smith": FORGE_PLACES,
}
"""Where a councilor acts better than others do; elsewhere all of a player's pieces are alike."""

DIE = range(1, 7)
NEARLY_DONE = 7
"""So many components built, and everybody thinks of their share of the power core."""
LIKELY = 0.6
"""A chance at which one counts on something."""


class Outlook:
    """One look at the table."""

    def __init__(self, s: Island) -> None:
        self.s = s
        self._actions: dict[tuple[int, str, int], float] = {}

    # What is needed

    @cached_property
    def needs(self) -> list[int]:
        """What the gate still takes, less what the team owns; below 0 is surplus."""
        s = self.s
        prices = [s.box.component(index).price() for index in s.blueprint if index not in s.built]
        own = [sum(of_one) for of_one in zip(*s.stuff, strict=True)]
        return [sum(price[stuff] for price in prices) - have for stuff, have in enumerate(own)]

    @cached_property
    def spare_energy(self) -> int:
        """What the team can do without: the gate takes some, and everybody keeps one for a roll."""
        lacking = self.needs[ENERGY] + sum(own[ENERGY] for own in self.s.stuff)
        return -self.needs[ENERGY] - (self.s.seats if lacking else 0)

    @cached_property
    def coming_to(self) -> list[list[float]]:
        """By seat: what its Atlanteans that stand will bring in, on average."""
        s = self.s
        expected = [[0.0] * len(STUFF) for _ in range(s.seats)]
        for piece in s.workers(CENTRE):
            expected[owner(piece)][ENERGY] += 1
        for place in WILD_PLACES:
            if s.standing[place]:
                for piece in s.workers(place):
                    expected[owner(piece)][peninsula_of(place)] += odds(s, piece, place) / 100
        for place in FORGE_PLACES:
            if s.standing[place]:
                rate = s.box.tiles["forges"].rate[tile_of(place) - 1]
                for piece in s.workers(place):
                    expected[owner(piece)][ATLANTIUM] += rate
                    expected[owner(piece)][ORE] -= 1
        return expected

    @cached_property
    def coming(self) -> list[float]:
        """What all Atlanteans that stand will bring in, on average."""
        return [sum(of_one) for of_one in zip(*self.coming_to, strict=True)]

    def worth(self, stuff: int) -> float:
        """What one more of something is worth to the team."""
        return self._worths[stuff]

    @cached_property
    def _worths(self) -> list[float]:
        return [self._worth(stuff) for stuff in range(len(STUFF))]

    def _worth(self, stuff: int) -> float:
        """Much while it lacks, little beyond; ore is what Atlantium is made of."""
        need = self.needs[stuff] - self.coming[stuff]
        if stuff == ORE:
            need += max(0.0, self.needs[ATLANTIUM] - self.coming[ATLANTIUM]) / 2
        if stuff == ENERGY:
            return WORTH[ENERGY] if need > -self.s.seats else PLENTY
        share = min(1.0, max(0.0, need))
        return SURPLUS + (WORTH[stuff] - SURPLUS) * share

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds the island may last."""
        return ceil(sea.rounds_to_come(self.s))

    @cached_property
    def rounds_needed(self) -> float:
        """How many rounds the gate may take at this rate."""
        lacking = sum(max(0, need) for need in self.needs)
        hands = sum(self.s.followers) + self.s.seats
        builds = len([c for c in self.s.blueprint if c not in self.s.built])
        return max(lacking * 1.6 / max(1, hands), builds / 2)

    @cached_property
    def follower_worth(self) -> float:
        """What a new follower will do in the rounds to come."""
        return FOLLOWER_A_ROUND * self._rounds_of_use

    # What the sea will take

    def keeps(self, place: int) -> float:
        """The chance that an Atlantean placed there now will act."""
        peninsula = self.s.peninsula(place)
        return 1.0 if peninsula < 0 else self._survival[peninsula][sea.shelter(self.s, place)]

    @cached_property
    def _survival(self) -> list[list[float]]:
        return sea.survival(self.s)

    def lost_tile(self, peninsula: int) -> float:
        """What the outermost tile of a peninsula would do in the rounds to come."""
        return self._tile(self.s.outermost(peninsula), self.s.dry[peninsula])

    def raised_tile(self, peninsula: int) -> float:
        """What the tile that rises next would do in the rounds to come."""
        rising = tile_place(peninsula, TILES - self.s.dry[peninsula])
        return self._tile(rising, self.s.dry[peninsula] + 1)

    def _tile(self, place: int, dry: int) -> float:
        """What a tile is worth, the outermost of so many."""
        s = self.s
        if place == CENTRE:
            return 0.0
        peninsula, spaces = peninsula_of(place), s.capacity[place]
        if peninsula <= FORESTS:
            chance = min(6, 7 - target(s, place)) / 6
            value = chance * spaces * (WORTH[peninsula] if self.worth(peninsula) > 0.5 else 0.1)
        elif peninsula == CITIES:
            value = 0.3 + 0.25 * self.follower_worth * any(s.supply)
        elif peninsula == LIBRARIES:
            value = CARD * (2 if tile_of(place) <= 2 else spaces) * (len(s.library) > 2) * 0.8
        else:
            rate = s.box.tiles["forges"].rate[tile_of(place) - 1]
            value = 0.7 * rate * spaces if self.needs[ATLANTIUM] > 0 else 0.1
        # A peninsula without tiles floods two others, so its last ones are worth more.
        return value + 1.6 / (1 + dry)

    # Who builds what

    @cached_property
    def core_place(self) -> int | None:
        """Where all leaders meet for the power core, if its time has come."""
        return building.core_place(self.s, self.component)

    @cached_property
    def sites(self) -> list[Site]:
        """What can be built this round."""
        return self._plan[0]

    @cached_property
    def _plan(self) -> tuple[list[Site], building.Purses]:
        return building.sites(self.s, self.component)

    def share(self, seat: int, stuff: int) -> float:
        """What it is worth besides that a seat could pay a share of the power core with it."""
        return SHARE if (seat, stuff) in self._shares_wanted else 0.0

    @cached_property
    def _shares_wanted(self) -> set[tuple[int, int]]:
        """Of which seats and stuffs, after what is built and brought in this round."""
        s = self.s
        if len(s.built) < NEARLY_DONE or s.seats == 1:
            return set()
        purses = [
            [int(have + coming + 1 - LIKELY) for have, coming in zip(own, soon, strict=True)]
            for own, soon in zip(self._plan[1], self.coming_to, strict=True)
        ]
        return building.one_share_more(s.box.component(POWER_CORE).price(), purses)

    # What an action is worth

    def action(self, piece: int, place: int) -> float:
        """What an Atlantean would achieve at a place, were it dry."""
        alike = owner(piece), self.skill(piece, place), place
        worth = self._actions.get(alike)
        if worth is None:
            worth = self._actions[alike] = self._action(piece, place)
        return worth

    def skill(self, piece: int, place: int) -> str:
        """The councilor's power that helps an Atlantean at a place, if any does."""
        power = self.s.power(piece)
        useful = place in USEFUL_AT.get(power, ()) and piece not in self.s.powers_used
        return power if useful else ""

    def _action(self, piece: int, place: int) -> float:
        s, seat = self.s, owner(piece)
        if place == CENTRE:
            energy = s.strength(piece, "priest") or 1
            energy += s.artifact_ready(seat, "mystic-lens")
            return energy * self.worth(ENERGY) + self.share(seat, ENERGY)
        if place in GATE_SPACES:
            return self._on_component(seat, place)
        peninsula = peninsula_of(place)
        if peninsula <= FORESTS:
            return self._wild(piece, place)
        if peninsula == CITIES:
            return self._city(piece, place)
        if peninsula == LIBRARIES:
            return self._library(piece, place)
        return self._forge(piece, place)

    def _wild(self, piece: int, place: int) -> float:
        """Each face of the die alike; what it lacks is bought with energy where that pays."""
        s, seat, stuff = self.s, owner(piece), peninsula_of(place)
        rich = 1.5 if s.has_power(piece, "prospector") and target(s, place) <= 4 else 1.0
        gain = rich * self.worth(stuff) + self.share(seat, stuff)
        needed = target(s, place) - sum(added_to_wild(s, piece, place).values())
        value = 0.0
        for die in DIE:
            short = max(0, needed - die)
            if short <= s.energy(seat):
                value += max(0.0, gain - short * self.worth(ENERGY))
        return value / len(DIE)

    def _city(self, piece: int, place: int) -> float:
        """Half a recruit for the first of a pair, who needs somebody to follow."""
        s, seat = self.s, owner(piece)
        waiting = s.workers(place)
        seats = {seat, *owners(waiting)}
        if not any(s.supply[one] for one in seats):
            return 0.0
        if not waiting and len(s.pools[seat]) < 2:
            return 0.0
        needed = target(s, place) - sum(added_to_city(s, [piece, *waiting], place).values())
        chance = sum(a + b >= needed for a in DIE for b in DIE) / len(DIE) ** 2
        value = chance * self.follower_worth
        if not waiting:
            return value / 2
        return value + (COMPANY if seat not in owners(waiting) else 0.0)

    def _library(self, piece: int, place: int) -> float:
        """Cards, as far as the deck goes and the hand has room beside what others bring to it."""
        s, seat = self.s, owner(piece)
        keep = 2.0 if s.box.tiles["libraries"].keep[tile_of(place) - 1] == "both" else 1.25
        if s.has_power(piece, "scholar"):
            keep += 1.1
        studying = [owner(one) for place in LIBRARY_PLACES for one in s.workers(place)]
        left = len(s.library) - 2 * len(studying)
        room = s.box.hand.limit - len(s.hands[seat]) - studying.count(seat)
        return CARD * max(0.0, min(keep, left, room + 0.7))

    def _forge(self, piece: int, place: int) -> float:
        """Atlantium that is needed, if there will be ore to make it of."""
        s, seat = self.s, owner(piece)
        ore = min(1.0, max(0.0, s.stuff[seat][ORE] + self.coming_to[seat][ORE]))
        rate = s.box.tiles["forges"].rate[tile_of(place) - 1]
        rate += s.has_power(piece, "smith")
        rate += s.artifact_ready(seat, "hammer-of-the-first-smith")
        useful = min(rate, max(0.0, self.needs[ATLANTIUM] - self.coming[ATLANTIUM]))
        share = self.share(seat, ATLANTIUM)
        return ore * (useful * WORTH[ATLANTIUM] - 0.5 * WORTH[ORE] + share)

    def _on_component(self, seat: int, place: int) -> float:
        """What the component brings; half of it for the first of a pair."""
        s = self.s
        value = self._benefit(s.box.component(component_at(place)), [seat])
        if not s.is_pair(place):
            return value
        waiting = s.workers(place)
        if waiting:
            return value + (COMPANY if seat not in owners(waiting) else 0.0)
        return value / 2 if len(s.pools[seat]) >= 2 else 0.0

    # What the gate brings

    def component(self, index: int) -> float:
        """What it is worth to have built a component: once, or in all rounds to come."""
        s, built = self.s, self.s.box.component(index)
        value = self._benefit(built, range(s.seats))
        if built.once:
            return value
        gain = value - ORDINARY * (2 if built.double else 1)
        spaces = 2 if s.capacity[GATE_SPACES[0] + 2 * index + 1] else 1
        return max(0.0, gain) * spaces * self._rounds_of_use

    @cached_property
    def _rounds_of_use(self) -> float:
        """How often something that lasts will be of use: until the gate is open or the sea came."""
        return max(0.0, min(self.rounds_left - 1, self.rounds_needed))

    def _benefit(self, built: Component, seats: Sequence[int]) -> float:
        """What a component brings to one of these seats, once or as an action."""
        s, needs = self.s, self.needs
        name, amount = built.once or built.space or built.double, built.amount
        if name == "energy":
            return amount * self.worth(ENERGY)
        if name == "cards":
            room = max(s.box.hand.limit - len(s.hands[seat]) for seat in seats)
            return CARD * min(amount, len(s.library), room)
        if name == "barrier":
            return TILE if s.barrier_sites() else 0.0
        if name == "unflood":
            return TILE if s.flooded_peninsulas() else 0.0
        if name == "recruit":
            return self.follower_worth if any(s.supply[seat] for seat in seats) else 0.0
        if name == "summon":
            return VOLUNTEER * min(amount * s.seats, s.free_volunteers)
        if name == "muster":
            return VOLUNTEER * min(amount, s.free_volunteers)
        if name in ("appease", "stay-wrath"):
            return TILE * self._floods_put_off()
        if name == "foresee":
            return 0.6
        if name == "gather":
            return amount * (1.6 if max(needs[ORE], needs[GOLD], needs[CRYSTAL]) > 0 else 0.2)
        if name == "exchange":
            return self._exchange(seats, amount)
        if name == "forge":
            ore = min(amount, max(s.stuff[seat][ORE] for seat in seats))
            return ore * (built.rate * WORTH[ATLANTIUM] - 0.5 * WORTH[ORE]) * (needs[ATLANTIUM] > 0)
        return 0.0

    def _floods_put_off(self) -> float:
        """How many tiles it saves if the wrath is a space behind for the rounds to come."""
        track, wrath = self.s.box.wrath.track, self.s.wrath
        last = min(len(track) - 1, wrath + self.rounds_left)
        return track[last] - track[max(0, wrath - 1)]

    def _exchange(self, seats: Sequence[int], amount: int) -> float:
        """Of what the team has too much, for what it lacks."""
        resources = range(len(RESOURCES))
        if all(self.needs[stuff] <= 0 for stuff in resources):
            return 0.0
        spare = [stuff for stuff in resources if self.needs[stuff] < 0]
        owned = max(sum(self.s.stuff[seat][stuff] > 0 for stuff in spare) for seat in seats)
        return 1.4 * min(amount, owned)
