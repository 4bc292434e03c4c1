"""What is in the box: names, and the components file that gives them numbers."""

from typing import Any, Literal, get_args

import msgspec

from critias.engine import Mismatch, Source

Peninsula = Literal["mountains", "hills", "forests", "cities", "libraries", "forges"]
PENINSULAS: tuple[str, ...] = get_args(Peninsula)
MOUNTAINS, HILLS, FORESTS, CITIES, LIBRARIES, FORGES = range(6)
TILES = 6
"""Tiles of a peninsula. Tile 1 lies outermost and floods first (rising.setup.island)."""

STUFF = ("ore", "gold", "crystal", "atlantium", "energy")
"""What players own, in this order: four resources, and mystic energy, which is none."""
RESOURCES = STUFF[:4]
ORE, GOLD, CRYSTAL, ATLANTIUM, ENERGY = range(5)
Cost = tuple[int, int, int, int, int]

PIECES = ("follower", "volunteer", "leader", "hologram", "automaton")
FOLLOWER, VOLUNTEER, LEADER, HOLOGRAM, AUTOMATON = range(5)

CardName = Literal[
    "mystic-surge",
    "transmutation",
    "ward-of-the-ancients",
    "fortunes-favour",
    "second-effort",
    "call-to-service",
    "averted-fate",
    "foresight",
    "swift-retreat",
    "turn-the-tide",
    "caravan",
    "hasty-construction",
    "recovered-scrolls",
]
ArtifactName = Literal[
    "miners-lantern",
    "golden-sieve",
    "verdant-staff",
    "horn-of-assembly",
    "orb-of-insight",
    "hammer-of-the-first-smith",
    "mystic-lens",
    "aegis-seal",
    "trident-of-ebb",
    "wavewalkers-cloak",
]
CARDS: tuple[str, ...] = get_args(CardName)
ARTIFACTS: tuple[str, ...] = get_args(ArtifactName)
WILD_ARTIFACTS = ARTIFACTS[:3]
"""The artifact that helps on the mountains, in the hills, in the forests."""

CouncilorName = Literal[
    "artificer",
    "explorer",
    "scholar",
    "priest",
    "champion",
    "astrologer",
    "smith",
    "envoy",
    "oracle",
    "prospector",
]
COUNCILORS: tuple[str, ...] = get_args(CouncilorName)

MisfortuneEffect = Literal[
    "flood",
    "calm-seas",
    "controlled-flood",
    "scatter",
    "great-wave",
    "undertow",
    "aftershock",
    "energy-ebb",
    "looters",
    "barrier-breach",
]
Benefit = Literal[
    "barrier",
    "energy",
    "cards",
    "recruit",
    "unflood",
    "exchange",
    "forge",
    "summon",
    "appease",
    "foresee",
    "muster",
    "stay-wrath",
    "gather",
    "win",
]
COMPONENTS = (
    "foundation-ring",
    "gilded-conduit",
    "prism-lens",
    "heralds-arch",
    "tidal-anchor",
    "mystic-siphon",
    "matter-converter",
    "resonant-archive",
    "star-crucible",
    "barrier-projector",
    "numinous-beacon",
    "entropy-drive",
    "tidal-governor",
    "muster-spire",
    "memory-vault",
    "aetheric-foundry",
    "chrono-lattice",
    "tide-engine",
    "harmonic-array",
    "mind-nexus",
    "power-core",
)
POWER_CORE = len(COMPONENTS) - 1
LETTERS = ("A", "B", "C", "D")
GATE = 9
"""Components of a blueprint, not counting the power core."""

# Places are numbers: the centre, the 36 tiles, the build spaces, and two spaces a component.
CENTRE = 0
BUILD = range(37, 40)
GATE_SPACES = range(40, 40 + 2 * POWER_CORE)
PLACES = (
    "centre",
    *(f"{peninsula}-{tile}" for peninsula in PENINSULAS for tile in range(1, TILES + 1)),
    *(f"build-{number}" for number in range(1, 4)),
    *(f"{component}-{number}" for component in COMPONENTS[:-1] for number in (1, 2)),
)
PLACE = {name: place for place, name in enumerate(PLACES)}


def tile_place(peninsula: int, tile: int) -> int:
    """The place of a tile, 1 (outermost) to 6."""
    return 1 + peninsula * TILES + tile - 1


def peninsula_of(place: int) -> int:
    """The peninsula of a tile's place."""
    return (place - 1) // TILES


def tile_of(place: int) -> int:
    """The number of a tile, 1 (outermost) to 6."""
    return (place - 1) % TILES + 1


def component_at(place: int) -> int:
    """The component whose space this is."""
    return (place - GATE_SPACES[0]) // 2


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of components.toml."""


class Tiles(_Data, frozen=True):
    """The six tiles of a peninsula, outermost first; what is printed differs by peninsula."""

    source: Source
    spaces: tuple[int, ...]
    target: tuple[int, ...] = ()
    rate: tuple[int, ...] = ()
    keep: tuple[Literal["both", "bottom", "discard"], ...] = ()
    gives: Literal["ore", "gold", "crystal", ""] = ""


def printed(tiles: Tiles) -> dict[str, list[Any]]:
    """What is printed on the tiles of a peninsula."""
    shown = {"spaces": tiles.spaces, "target": tiles.target, "rate": tiles.rate, "keep": tiles.keep}
    return {name: list(values) for name, values in shown.items() if values}


class Wrath(_Data, frozen=True):
    """The wrath of the gods, space by space."""

    source: Source
    track: tuple[int, ...]


class Energy(_Data, frozen=True):
    """What a barrier and an unflooding cost."""

    source: Source
    barrier: int
    unflood: int


class Volunteers(_Data, frozen=True):
    """How many there are (rising.place.volunteers)."""

    source: Source
    count: int


class Misfortune(_Data, frozen=True):
    """A misfortune card: how many, what it does, and where."""

    copies: int
    effect: MisfortuneEffect
    peninsula: Peninsula | None = None


class Artifacts(_Data, frozen=True):
    """The artifacts, and how many of them a game uses."""

    source: Source
    names: tuple[ArtifactName, ...]
    in_play: int


class Price(_Data, frozen=True):
    """What a component costs."""

    ore: int = 0
    gold: int = 0
    crystal: int = 0
    atlantium: int = 0
    energy: int = 0


class Component(_Data, frozen=True):
    """A component of the gate and the one thing it brings."""

    letter: Literal["A", "B", "C", "D", "P"]
    cost: Price
    once: Benefit | None = None
    space: Benefit | None = None
    double: Benefit | None = None
    amount: int = 1

    def price(self) -> Cost:
        """The cost in the order of STUFF."""
        c = self.cost
        return (c.ore, c.gold, c.crystal, c.atlantium, c.energy)


class Level(_Data, frozen=True):
    """What a level of difficulty puts into play (rising.setup.level)."""

    A: int
    B: int
    C: int
    D: int
    calm_seas: int
    controlled_flood: int
    energy: int

    def count(self, letter: str) -> int:
        """How many components of that letter belong to the blueprint."""
        number: int = getattr(self, letter)
        return number


class Components(_Data, frozen=True):
    """The contents of components.toml; tables of mixed entries are taken apart by `check`."""

    tiles: dict[Peninsula, Tiles]
    wrath: Wrath
    energy: Energy
    volunteers: Volunteers
    misfortunes: dict[str, Source | Misfortune]
    library: dict[CardName | Literal["source"], int | Source]
    artifacts: Artifacts
    components: dict[str, Source | Component]
    councilors: dict[CouncilorName | Literal["source"], int | Source]
    levels: dict[str, Source | Level | tuple[str, ...]]

    def misfortune(self, name: str) -> Misfortune:
        """The misfortune of that name."""
        found = self.misfortunes[name]
        assert isinstance(found, Misfortune)
        return found

    def component(self, index: int) -> Component:
        """The component of that number."""
        found = self.components[COMPONENTS[index]]
        assert isinstance(found, Component)
        return found

    def level(self, number: int) -> Level:
        """The level of that number."""
        found = self.levels[str(number)]
        assert isinstance(found, Level)
        return found

    def first_game(self) -> tuple[str, ...]:
        """The components besides the A tiles that the rulebook suggests for a first game."""
        found = self.levels["first_game"]
        assert isinstance(found, tuple)
        return found

    def power(self, councilor: CouncilorName) -> int:
        """The number in a councilor's power."""
        found = self.councilors[councilor]
        assert isinstance(found, int)
        return found

    def misfortune_deck(self, level: int) -> list[str]:
        """All misfortunes of a level."""
        counts = {"calm-seas": self.level(level).calm_seas}
        counts["controlled-flood"] = self.level(level).controlled_flood
        return [
            name
            for name, card in self.misfortunes.items()
            if isinstance(card, Misfortune)
            for _ in range(counts.get(name, card.copies))
        ]

    def library_cards(self) -> list[str]:
        """All library cards but the artifacts."""
        return [
            name
            for name, copies in self.library.items()
            if isinstance(copies, int)
            for _ in range(copies)
        ]


def check(components: Components) -> None:
    """Raise Mismatch unless the box adds up."""
    for name in PENINSULAS:
        _check_tiles(name, components)
    if not components.wrath.track or min(components.wrath.track) < 0:
        raise Mismatch("wrath.track", "the track needs spaces with values of 0 or more")
    if min(components.energy.barrier, components.energy.unflood) < 2:
        raise Mismatch("energy", "a barrier and an unflooding cost 2 energy or more")
    _check_misfortunes(components)
    _check_library(components)
    _check_gate(components)
    for councilor in COUNCILORS:
        if not isinstance(components.councilors.get(councilor), int):  # type: ignore[call-overload]
            raise Mismatch("councilors", f"{councilor} has no number")


def _check_tiles(name: str, components: Components) -> None:
    if name not in components.tiles:
        raise Mismatch("tiles", f"the {name} are missing")
    tiles = components.tiles[name]
    needed = {"cities": "target", "libraries": "keep", "forges": "rate"}.get(name, "target")
    for field in ("spaces", needed):
        values: tuple[Any, ...] = getattr(tiles, field)
        if len(values) != TILES:
            raise Mismatch(f"tiles.{name}.{field}", f"{TILES} tiles, not {len(values)}")
    if min(tiles.spaces) < 1:
        raise Mismatch(f"tiles.{name}.spaces", "each tile has a space or more")
    if name == "cities" and set(tiles.spaces) != {2}:
        raise Mismatch("tiles.cities.spaces", "each city has one double space, so 2")
    if PENINSULAS.index(name) <= FORESTS and not tiles.gives:
        raise Mismatch(f"tiles.{name}", "a wild peninsula gives ore, gold or crystal")


def _check_misfortunes(components: Components) -> None:
    for name, card in components.misfortunes.items():
        if isinstance(card, Misfortune):
            placed = card.effect in ("flood", "scatter")
            if placed and card.peninsula is None:
                raise Mismatch(f"misfortunes.{name}", f"{card.effect} needs a peninsula")
    for level in range(1, 6):
        if str(level) not in components.levels:
            raise Mismatch("levels", f"level {level} is missing")
        wanted = components.level(level)
        for name, count in (
            ("calm-seas", wanted.calm_seas),
            ("controlled-flood", wanted.controlled_flood),
        ):
            card = components.misfortunes.get(name, "house")
            copies = card.copies if isinstance(card, Misfortune) else 0
            if count > copies:
                raise Mismatch(
                    f"misfortunes.{name}", f"level {level} needs {count} copies, there are {copies}"
                )


def _check_library(components: Components) -> None:
    for name in CARDS:
        if not isinstance(components.library.get(name), int):  # type: ignore[call-overload]
            raise Mismatch("library", f"{name} has no number of copies")
    artifacts = components.artifacts
    if len(set(artifacts.names)) != len(artifacts.names):
        raise Mismatch("artifacts.names", "each artifact exists once")
    if not 0 <= artifacts.in_play <= len(artifacts.names):
        raise Mismatch("artifacts.in_play", f"there are {len(artifacts.names)} artifacts")


def _check_gate(components: Components) -> None:
    for name in COMPONENTS:
        component = components.components.get(name)
        if not isinstance(component, Component):
            raise Mismatch("components", f"{name} is missing")
        if sum(b is not None for b in (component.once, component.space, component.double)) != 1:
            raise Mismatch(f"components.{name}", "give one of once, space and double")
    for number in range(1, 6):
        level = components.level(number)
        for letter in LETTERS:
            have = sum(components.component(i).letter == letter for i in range(POWER_CORE))
            if level.count(letter) > have:
                raise Mismatch(f"levels.{number}", f"there are {have} {letter} components")
        if sum(level.count(letter) for letter in LETTERS) != GATE:
            raise Mismatch(f"levels.{number}", f"a blueprint has {GATE} components")
    suggested = components.levels.get("first_game")
    if not isinstance(suggested, tuple) or not set(suggested) <= set(COMPONENTS[:-1]):
        raise Mismatch("levels.first_game", "name components of the box")
