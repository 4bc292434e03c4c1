"""The island: tiles, gate, Atlanteans, cards, and questions about them."""

from dataclasses import dataclass, field
from typing import Any

from critias.engine import NOBODY, State, private, zone

from .box import (
    AUTOMATON,
    BUILD,
    CENTRE,
    CITIES,
    COMPONENTS,
    ENERGY,
    FOLLOWER,
    FORESTS,
    GATE,
    GATE_SPACES,
    HOLOGRAM,
    LEADER,
    MOUNTAINS,
    PENINSULAS,
    PIECES,
    PLACES,
    POWER_CORE,
    TILES,
    VOLUNTEER,
    Components,
    component_at,
    peninsula_of,
    tile_of,
    tile_place,
)

VAIN_CALLS = 2
"""How often a seat may call for one kind of thing in a phase in vain."""
NONE = -1
NO_LIMIT = 1000

# An Atlantean is a number: eight times the seat of its owner, and its kind.
KINDS = 8


def atlantean(seat: int, kind: int) -> int:
    """The number of an Atlantean."""
    return seat * KINDS + kind


def owner(piece: int) -> int:
    """The seat an Atlantean belongs to."""
    return piece // KINDS


def owners(pieces: list[int]) -> list[int]:
    """The seats whose Atlanteans these are, each once."""
    return list(dict.fromkeys(piece // KINDS for piece in pieces))


def kind(piece: int) -> int:
    """What an Atlantean is: a follower, the leader, ..."""
    return piece % KINDS


def _top_known(s: Any, seat: int | None, whose: int | None, place: int) -> bool:
    """Misfortunes that were looked at and put back are known to all."""
    known: bool = place < s.known_below or place >= len(s.misfortunes) - s.known_above
    return known


def _bottom_known(s: Any, seat: int | None, whose: int | None, place: int) -> bool:
    """Library cards put under the deck are known to all."""
    known: bool = place < s.library_known_below
    return known


def artifact_back(card: str) -> str:
    """The artifacts in the box: it is known that they are artifacts, not which."""
    return "artifact"


@dataclass(slots=True, kw_only=True)
class Island(State):
    """Everything on the table. The last card of a deck is its top."""

    misfortunes: list[str] = zone("misfortune", contents=_top_known)
    revealed: list[str] = zone("misfortune")
    looked_at: list[str] = zone("misfortune")
    suffered: list[str] = zone("misfortune")

    library: list[str] = zone("library", contents=_bottom_known)
    artifact_box: list[str] = zone("library", contents=NOBODY, back=artifact_back)
    drawn: list[str] = zone("library")
    hands: list[list[str]] = zone("library", per_seat=True)
    library_discards: list[str] = zone("library")
    removed: list[str] = zone("library")

    councilor_stack: list[str] = zone("councilor", contents=NOBODY)
    offered_councilors: list[str] = zone("councilor")
    councilors: list[list[str]] = zone("councilor", per_seat=True)
    hologram_councilor: list[str] = zone("councilor")
    spent_councilors: list[str] = zone("councilor")

    box: Components = private()
    level: int
    blueprint_choice: str
    councilor_choice: str

    dry: list[int]
    barriers: list[bool]
    last_flooded: int = NONE
    wrath: int = 0
    wrath_stayed: bool = False

    blueprint: list[int]
    built: list[int]
    stuff: list[list[int]]

    followers: list[int]
    supply: list[int]
    free_volunteers: int
    volunteers: list[int]
    coming_volunteers: list[int]
    pools: list[list[int]]
    standing: list[list[int]]
    resting: list[list[int]]

    round: int = 0
    starting_seat: int = 0
    phase: str = "set-up"
    draws: list[int] = field(default_factory=list)
    ready: list[bool]
    waiting: list[bool]
    yielded: list[bool]
    held_back: list[int] = field(default_factory=list)
    second_thoughts: list[int]
    # How often a seat has called in vain in this phase: for energy, and for a shared space to act.
    vain_collections: list[int]
    vain_calls: list[int]
    used: list[str] = field(default_factory=list)
    powers_used: list[int] = field(default_factory=list)
    # By seat: which of its Atlanteans acted last, with whom, and where.
    just_acted: list[list[int]]
    just_acted_at: list[int]
    outcome: str = ""

    # Kept because they are looked up all the time: what is printed at each place.
    capacity: tuple[int, ...] = private(tuple)
    known_above: int = 0
    known_below: int = 0
    library_known_below: int = 0

    def __post_init__(self) -> None:
        self.capacity = tuple(self._capacity(place) for place in range(len(PLACES)))

    def begin_phase(self, phase: str) -> None:
        """Everybody has something to say again."""
        self.phase = phase
        self.ready = [False] * self.seats
        self.waiting = [False] * self.seats
        self.yielded = [False] * self.seats
        self.vain_collections = [0] * self.seats
        self.vain_calls = [0] * self.seats
        self.just_acted = [[] for _ in range(self.seats)]
        self.just_acted_at = [NONE] * self.seats

    def _capacity(self, place: int) -> int:
        """How many Atlanteans a place takes (rising.place.spaces)."""
        crowded = self.seats >= 5  # rising.place.five-plus
        if place == CENTRE:
            return NO_LIMIT
        if place in BUILD:
            return NO_LIMIT if crowded or place != BUILD[-1] else 0
        if place in GATE_SPACES:
            component, second = divmod(place - GATE_SPACES[0], 2)
            built = self.box.component(component)
            if built.once or (second and not crowded):
                return 0
            return 2 if built.double else 1
        return self.box.tiles[PENINSULAS[peninsula_of(place)]].spaces[tile_of(place) - 1]  # type: ignore[index]

    # The island

    def is_dry(self, place: int) -> bool:
        """Whether a tile is above water: dry tiles are a run from the centre outwards."""
        return TILES - tile_of(place) < self.dry[peninsula_of(place)]

    def outermost(self, peninsula: int) -> int:
        """The place of the outermost dry tile, or the centre if all are flooded."""
        dry = self.dry[peninsula]
        return tile_place(peninsula, TILES - dry + 1) if dry else CENTRE

    def dry_peninsulas(self) -> list[int]:
        """The peninsulas that have a dry tile left."""
        return [p for p in range(len(PENINSULAS)) if self.dry[p]]

    def barrier_sites(self) -> list[int]:
        """Where a barrier can be placed: one a peninsula, if it has a dry tile."""
        return [p for p in range(len(PENINSULAS)) if self.dry[p] and not self.barriers[p]]

    def flooded_peninsulas(self) -> list[int]:
        """The peninsulas on which a tile can be unflooded."""
        return [p for p in range(len(PENINSULAS)) if self.dry[p] < TILES]

    def wrath_value(self) -> int:
        """Tiles that flood at the end of the round, and the bonus to city rolls."""
        return self.box.wrath.track[self.wrath]

    # Places and Atlanteans

    def usable(self, place: int) -> bool:
        """Whether Atlanteans can be placed there at all: dry, or built, or a build space."""
        if place == CENTRE:
            return True
        if place < BUILD[0]:
            return self.is_dry(place)
        if place in BUILD:
            return self.capacity[place] > 0
        return self.capacity[place] > 0 and component_at(place) in self.built

    def usable_places(self) -> list[int]:
        """All places where Atlanteans can be placed, were they not taken."""
        places = [CENTRE]
        for p in range(len(PENINSULAS)):
            end = tile_place(p, TILES) + 1
            places += range(end - self.dry[p], end)
        places += [place for place in BUILD if self.capacity[place]]
        for component in self.built:
            if component != POWER_CORE:
                first = GATE_SPACES[0] + 2 * component
                places += [place for place in (first, first + 1) if self.capacity[place]]
        return places

    def taken(self, place: int) -> int:
        """Spaces taken. The automaton stands beside its companions and takes none."""
        here = self.standing[place]
        if self.seats > 1:
            return len(here)
        return len(here) - sum(kind(piece) == AUTOMATON for piece in here)

    def has_room(self, place: int) -> bool:
        """Whether a space is free."""
        return self.taken(place) < self.capacity[place]

    def free_places(self) -> list[int]:
        """All places where another Atlantean can be placed."""
        if self.seats == 1:
            return [place for place in self.usable_places() if self.has_room(place)]
        standing, capacity = self.standing, self.capacity
        return [place for place in self.usable_places() if len(standing[place]) < capacity[place]]

    def peninsula(self, place: int) -> int:
        """The peninsula of a place; NONE for the centre and the gate."""
        return peninsula_of(place) if CENTRE < place < BUILD[0] else NONE

    def is_pair(self, place: int) -> bool:
        """Whether the place has a double space, which needs two Atlanteans."""
        if place in GATE_SPACES:
            return self.capacity[place] == 2
        return self.is_city(place)

    def is_city(self, place: int) -> bool:
        """Whether the place is a tile of the cities."""
        return self.peninsula(place) == CITIES

    def is_wild(self, place: int) -> bool:
        """Whether the place is a tile of the mountains, hills or forests."""
        return MOUNTAINS <= self.peninsula(place) <= FORESTS

    def workers(self, place: int) -> list[int]:
        """The Atlanteans there that take actions: all but the automaton."""
        return [piece for piece in self.standing[place] if kind(piece) != AUTOMATON]

    def own_standing(self, seat: int) -> list[tuple[int, int]]:
        """The kinds and places of a seat's Atlanteans that stand, each once, in order."""
        low, high = seat * KINDS, seat * KINDS + KINDS
        found = {
            (place, piece - low)
            for place, here in enumerate(self.standing)
            if here
            for piece in here
            if low <= piece < high
        }
        return [(k, place) for place, k in sorted(found)]

    def seats_standing(self) -> set[int]:
        """The seats that have Atlanteans left to act; the automaton never stands alone."""
        return {piece // KINDS for here in self.standing for piece in here}

    def councilor(self, piece: int) -> str:
        """The councilor whose power an Atlantean has, if any."""
        if kind(piece) == LEADER:
            return self.councilors[owner(piece)][0]
        if kind(piece) == HOLOGRAM and self.hologram_councilor:
            return self.hologram_councilor[0]
        return ""

    def power(self, piece: int) -> str:
        """The power that an Atlantean has, if any."""
        name = self.councilor(piece)
        return self.box.councilor_does(name) if name else ""

    def has_power(self, piece: int, power: str) -> bool:
        """Whether the Atlantean can use that power now, so not for the second time this round."""
        return self.power(piece) == power and piece not in self.powers_used

    def strength(self, piece: int, power: str) -> int:
        """The number in that power, if the Atlantean can use it now; else 0."""
        if not self.has_power(piece, power):
            return 0
        return self.box.councilor(self.councilor(piece)).amount

    def automaton_at(self, place: int) -> bool:
        """Whether the automaton is there; it helps those who act again, too."""
        if self.seats > 1:
            return False
        here = self.standing[place] + self.resting[place]
        return any(kind(piece) == AUTOMATON for piece in here)

    def has_hologram(self) -> bool:
        """Whether the hologram is in play: with one and with two players."""
        return self.seats <= 2

    # Players

    def everyone(self) -> list[int]:
        """All seats, from the starting player clockwise."""
        return [(self.starting_seat + turn) % self.seats for turn in range(self.seats)]

    def energy(self, seat: int) -> int:
        """The mystic energy a seat owns."""
        return self.stuff[seat][ENERGY]

    def holding(self, seat: int, effect: str) -> str:
        """The card or artifact of a seat that does this, if it has one."""
        for name in self.hands[seat]:
            if self.box.card_does(name) == effect:
                return name
        return ""

    def artifact_ready(self, seat: int, effect: str) -> bool:
        """Whether the seat has an artifact that does this, and has not used it this round."""
        name = self.holding(seat, effect)
        return name != "" and name not in self.used

    def bonus(self, seat: int, effect: str) -> int:
        """The number on the artifact of a seat that does this; 0 if it has none."""
        name = self.holding(seat, effect)
        return self.box.card(name).amount if name else 0

    # The gate

    def to_build(self) -> list[int]:
        """The components still in the blueprint: the power core once all others are built."""
        left = [component for component in self.blueprint if component not in self.built]
        return left if len(self.built) >= GATE else [c for c in left if c != POWER_CORE]

    def new_pool(self, seat: int) -> list[int]:
        """All Atlanteans of a seat at the beginning of a round."""
        kinds = [LEADER] + [FOLLOWER] * self.followers[seat] + [VOLUNTEER] * self.volunteers[seat]
        if self.has_hologram() and seat == self.starting_seat:
            kinds.append(HOLOGRAM)
        if self.seats == 1:
            kinds.append(AUTOMATON)
        return [atlantean(seat, k) for k in sorted(kinds)]


def component_names(components: list[int]) -> tuple[str, ...]:
    """Components by name."""
    return tuple(COMPONENTS[component] for component in components)


def piece_name(piece: int) -> str:
    """What an Atlantean is, by name."""
    return PIECES[kind(piece)]
