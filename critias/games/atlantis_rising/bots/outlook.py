"""How things look to a player who thinks: what is needed, what the sea will take, who builds what.

All worths are in actions: what one Atlantean does in one round at an ordinary place.
"""

from functools import cached_property
from itertools import combinations
from math import ceil
from typing import NamedTuple

from ..box import (
    ATLANTIUM,
    BUILD,
    CENTRE,
    CITIES,
    COMPONENTS,
    CRYSTAL,
    ENERGY,
    FORESTS,
    FORGES,
    GATE_SPACES,
    GOLD,
    LIBRARIES,
    MOUNTAINS,
    ORE,
    PENINSULAS,
    POWER_CORE,
    STUFF,
    TILES,
    peninsula_of,
    tile_of,
    tile_place,
)
from ..deciding_together import coverable
from ..places.dice import added_to_city, odds, target
from ..state import Island, owner, owners

# What a thing costs to get, on average.
WORTH = (1.5, 1.7, 1.7, 1.25, 0.8)
SURPLUS = 0.12
PLENTY = 0.4
"""What energy is worth beyond one for each player and what the gate takes."""
CARD = 1.35
TILE = 2.4
"""A tile that stays dry a round longer."""
FOLLOWER_A_ROUND = 0.65
MOST_BUILDERS = 3
MOST_ROUNDS = 12
FLOODS_A_CARD = 0.72
COMPANY = 2.5
"""To complete the pair that somebody else has begun, and counts on."""

WILD_PLACES = range(tile_place(MOUNTAINS, 1), tile_place(FORESTS, TILES) + 1)
FORGE_PLACES = range(tile_place(FORGES, 1), tile_place(FORGES, TILES) + 1)

USEFUL_AT = {
    "priest": range(CENTRE, CENTRE + 1),
    "explorer": WILD_PLACES,
    "prospector": WILD_PLACES,
    "envoy": range(tile_place(CITIES, 1), tile_place(CITIES, TILES) + 1),
    "scholar": range(tile_place(LIBRARIES, 1), tile_place(LIBRARIES, TILES) + 1),
    "smith": FORGE_PLACES,
}
"""Where a councilor acts better than others do; elsewhere all of a player's pieces are alike."""

# What a component brings when it is built, or over the rounds that follow.
COMPONENT_WORTH = {
    "foundation-ring": 2.0,
    "gilded-conduit": 3.2,
    "prism-lens": 3.5,
    "heralds-arch": 3.6,
    "tidal-anchor": 2.2,
    "mystic-siphon": 3.0,
    "matter-converter": 2.0,
    "resonant-archive": 3.2,
    "star-crucible": 3.4,
    "barrier-projector": 3.0,
    "numinous-beacon": 3.0,
    "entropy-drive": 2.4,
    "tidal-governor": 1.0,
    "muster-spire": 3.0,
    "memory-vault": 4.0,
    "aetheric-foundry": 2.6,
    "chrono-lattice": 1.5,
    "tide-engine": 2.6,
    "harmonic-array": 2.6,
    "mind-nexus": 2.0,
}


class Site(NamedTuple):
    """A component that can be built on a build space, and the seats that pay for it."""

    place: int
    component: int
    seats: tuple[int, ...]


def rounds_to_come(s: Island) -> float:
    """How long the island may last, in rounds and parts of one."""
    track = s.box.wrath.track
    dry, wrath = float(sum(s.dry)), s.wrath
    for rounds in range(MOST_ROUNDS):
        lost = max(4, s.seats) * FLOODS_A_CARD + track[min(wrath, len(track) - 1)]
        if dry <= lost:
            return rounds + dry / lost
        dry -= lost
        wrath += 1
    return MOST_ROUNDS


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
    def coming(self) -> list[float]:
        """What the Atlanteans that stand will bring in, on average."""
        s = self.s
        expected = [0.0] * len(STUFF)
        for place in WILD_PLACES:
            if s.standing[place]:
                for piece in s.workers(place):
                    expected[peninsula_of(place)] += odds(s, piece, place) / 100
        expected[ENERGY] = float(len(s.workers(CENTRE)))
        for place in FORGE_PLACES:
            if s.standing[place]:
                rate = s.box.tiles["forges"].rate[tile_of(place) - 1]
                expected[ATLANTIUM] += rate * len(s.workers(place))
                expected[ORE] -= len(s.workers(place))
        return expected

    def worth(self, stuff: int) -> float:
        """What one more of something is worth to the team."""
        return self._worths[stuff]

    @cached_property
    def _worths(self) -> list[float]:
        return [self._worth(stuff) for stuff in range(len(STUFF))]

    def _worth(self, stuff: int) -> float:
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
        return ceil(rounds_to_come(self.s))

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
        useful = min(self.rounds_left - 1, self.rounds_needed)
        return FOLLOWER_A_ROUND * max(0.0, useful)

    # What the sea will take

    def keeps(self, place: int) -> float:
        """The chance that an Atlantean placed there now will act."""
        peninsula = self.s.peninsula(place)
        if peninsula < 0:
            return 1.0
        depth = tile_of(place) - tile_of(self.s.outermost(peninsula)) + self.s.barriers[peninsula]
        return self._survival[peninsula][depth]

    @cached_property
    def _survival(self) -> list[list[float]]:
        """By peninsula: the chance that at most 0, 1, 2, ... floods hit it this round."""
        s = self.s
        draws = {1: 4, 2: 4, 3: 4}.get(s.seats, s.seats)
        if s.phase != "place":
            draws = len(s.draws)
        top = len(s.misfortunes) - s.known_above
        known = self._hits(s.misfortunes[top:][-draws:] if draws else [])
        hidden = s.misfortunes[s.known_below : top]
        chances = [count / max(1, len(hidden)) for count in self._hits(hidden)]
        unknown = max(0, draws - s.known_above)
        return [spared(unknown, chances[p], known[p]) for p in range(len(PENINSULAS))]

    def _hits(self, cards: list[str]) -> list[int]:
        """How many of these misfortunes drive Atlanteans off each peninsula."""
        counts = [0] * len(PENINSULAS)
        for card in cards:
            misfortune = self.s.box.misfortune(card)
            if misfortune.peninsula is not None:
                counts[PENINSULAS.index(misfortune.peninsula)] += 1
        return counts

    def tile_worth(self, peninsula: int) -> float:
        """What the outermost tile of a peninsula would do in the rounds to come."""
        s = self.s
        place = s.outermost(peninsula)
        if place == CENTRE:
            return 0.0
        spaces = s.capacity[place]
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
        return value + 1.6 / (1 + s.dry[peninsula])

    # Who builds what

    @cached_property
    def core_place(self) -> int | None:
        """The build space where all leaders meet for the power core, if its time has come."""
        s = self.s
        ordinary = [c for c in s.to_build() if c != POWER_CORE]
        places = [place for place in BUILD if s.capacity[place]]
        if len(ordinary) >= len(places):
            return None
        sites = self._sites_for(ordinary, places) if ordinary else []
        if len(sites) < len(ordinary):
            return None
        purses = [list(own) for own in s.stuff]
        for site in sites:
            _take(purses, site, list(s.box.component(site.component).price()))
        if not coverable(s.box.component(POWER_CORE).price(), purses, s.seats):
            return None
        taken = {site.place for site in sites}
        free = [place for place in places if place not in taken]
        return max(free, key=lambda place: len(s.standing[place]))

    @cached_property
    def sites(self) -> list[Site]:
        """What can be built this round with what the players own, each with fewest builders."""
        s = self.s
        places = [place for place in BUILD if s.capacity[place]]
        return self._sites_for([c for c in s.to_build() if c != POWER_CORE], places)

    def _sites_for(self, components: list[int], places: list[int]) -> list[Site]:
        s = self.s
        purses = [list(own) for own in s.stuff]
        left, found = list(components), []
        # Where people stand already, what they can build comes first.
        for place in sorted(places, key=lambda place: -len(s.standing[place])):
            site = self._best_site(place, left, purses)
            if site is not None:
                found.append(site)
                left.remove(site.component)
                _take(purses, site, list(s.box.component(site.component).price()))
        return found

    def _best_site(self, place: int, components: list[int], purses: list[list[int]]) -> Site | None:
        here = owners(self.s.workers(place))
        best: tuple[float, Site] | None = None
        for component in components:
            price = self.s.box.component(component).price()
            if not coverable(price, purses):
                continue
            group = self._builders(price, purses, here)
            if group is None:
                continue
            joining = len(set(group) - set(here))
            score = COMPONENT_WORTH[COMPONENTS[component]] / 2 - joining - 0.1 * sum(price)
            if best is None or score > best[0]:
                best = score, Site(place, component, group)
        return best[1] if best else None

    def _builders(
        self, price: tuple[int, ...], purses: list[list[int]], here: list[int]
    ) -> tuple[int, ...] | None:
        """The fewest seats that can pay, besides those who stand there anyway."""
        others = [seat for seat in range(self.s.seats) if seat not in here]
        useful = [seat for seat in others if any(map(min, purses[seat], price))]
        for count in range(MOST_BUILDERS + 1):
            for group in combinations(useful, count):
                seats = (*here, *group)
                if coverable(price, [purses[seat] for seat in seats]):
                    return seats
        return None

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
            return energy * self.worth(ENERGY)
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
        s = self.s
        chance = odds(s, piece, place) / 100
        if s.energy(owner(piece)) >= 2:
            chance = min(1.0, chance + 0.1)
        rich = 1.5 if s.has_power(piece, "prospector") and target(s, place) <= 4 else 1.0
        return chance * rich * self.worth(peninsula_of(place))

    def _city(self, piece: int, place: int) -> float:
        s, seat = self.s, owner(piece)
        waiting = s.workers(place)
        seats = {seat, *owners(waiting)}
        if not any(s.supply[one] for one in seats):
            return 0.0
        if not waiting and len(s.pools[seat]) < 2:
            return 0.0
        needed = target(s, place) - sum(added_to_city(s, [piece, *waiting], place).values())
        chance = sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36
        value = chance * self.follower_worth
        if not waiting:
            return value / 2
        return value + (COMPANY if seat not in owners(waiting) else 0.0)

    def _library(self, piece: int, place: int) -> float:
        s, seat = self.s, owner(piece)
        keep = 2.0 if s.box.tiles["libraries"].keep[tile_of(place) - 1] == "both" else 1.25
        if s.has_power(piece, "scholar"):
            keep += 1.1
        studying = sum(len(s.workers(tile_place(LIBRARIES, tile))) for tile in range(1, TILES + 1))
        left = len(s.library) - 2 * studying
        room = s.box.hand.limit - len(s.hands[seat])
        return CARD * min(keep, max(0, left), room + 0.7)

    def _forge(self, piece: int, place: int) -> float:
        s, seat = self.s, owner(piece)
        ore = min(1.0, max(0.0, s.stuff[seat][ORE] + self._ore_coming[seat]))
        rate = s.box.tiles["forges"].rate[tile_of(place) - 1]
        rate += s.has_power(piece, "smith")
        rate += s.artifact_ready(seat, "hammer-of-the-first-smith")
        useful = min(rate, max(0.0, self.needs[ATLANTIUM] - self.coming[ATLANTIUM]))
        return ore * (useful * WORTH[ATLANTIUM] - 0.5 * WORTH[ORE])

    @cached_property
    def _ore_coming(self) -> list[float]:
        """By seat: the ore that its miners may bring, less what its smiths will take."""
        s = self.s
        ore = [0.0] * s.seats
        for place in FORGE_PLACES:
            for piece in s.workers(place):
                ore[owner(piece)] -= 1
        for place in range(tile_place(MOUNTAINS, 1), tile_place(MOUNTAINS, TILES) + 1):
            for piece in s.workers(place):
                ore[owner(piece)] += 0.8 * odds(s, piece, place) / 100
        return ore

    def _on_component(self, seat: int, place: int) -> float:
        s = self.s
        name = COMPONENTS[(place - GATE_SPACES[0]) // 2]
        ore = min(1, s.stuff[seat][ORE])
        forged = ore * (3 * WORTH[ATLANTIUM] - 0.5 * WORTH[ORE]) * (self.needs[ATLANTIUM] > 0)
        room = s.box.hand.limit - len(s.hands[seat])
        lacking = max(self.needs[ORE], self.needs[GOLD], self.needs[CRYSTAL]) > 0
        value = {
            "mystic-siphon": 3 * self.worth(ENERGY),
            "matter-converter": self._exchange(seat),
            "resonant-archive": CARD * min(2, len(s.library), room),
            "star-crucible": forged,
            "barrier-projector": TILE,
            "tidal-governor": 0.6,
            "muster-spire": 1.7 * min(1.0, s.free_volunteers / 2),
            "aetheric-foundry": 1.6 * forged,
            "chrono-lattice": 1.6,
            "tide-engine": TILE * bool(s.flooded_peninsulas()),
            "harmonic-array": 3.2 if lacking else 0.4,
            "mind-nexus": self.follower_worth if s.supply[seat] else 0.0,
        }.get(name, 0.0)
        if not s.is_pair(place):
            return value
        waiting = s.workers(place)
        if waiting:
            return value + (COMPANY if seat not in owners(waiting) else 0.0)
        return value / 2 if len(s.pools[seat]) >= 2 else 0.0

    def _exchange(self, seat: int) -> float:
        spare = [stuff for stuff in range(4) if self.s.stuff[seat][stuff] and self.needs[stuff] < 0]
        lacking = any(self.needs[stuff] > 0 for stuff in range(4))
        return 1.4 * min(2, len(spare)) if lacking else 0.0


def spared(draws: int, chance: float, sure: int) -> list[float]:
    """The chance that at most 0, 1, 2, ... hits come from so many draws, and some that are sure."""
    hits = [1.0] + [0.0] * draws
    for _ in range(draws):
        for n in range(draws, 0, -1):
            hits[n] = hits[n] * (1 - chance) + hits[n - 1] * chance
        hits[0] *= 1 - chance
    return [sum(hits[: max(0, n - sure + 1)]) for n in range(TILES + 2)]


def _take(purses: list[list[int]], site: Site, price: list[int]) -> None:
    """Pay from the purses of those who build there."""
    for seat in site.seats:
        for stuff, count in enumerate(price):
            paid = min(count, purses[seat][stuff])
            purses[seat][stuff] -= paid
            price[stuff] -= paid
