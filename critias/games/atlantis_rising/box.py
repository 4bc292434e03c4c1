"""What is in the box: names, and the components file that gives them numbers."""

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import msgspec

from critias.engine import Source

_FILE = Path(__file__).with_name("components.toml")
STANDARD: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
"""The standard set, as plain data."""


def _names_in(table: str) -> tuple[str, ...]:
    """The entries of a table of the standard set."""
    return tuple(name for name, entry in STANDARD[table].items() if isinstance(entry, dict))


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

CARDS = _names_in("library")
ARTIFACTS = _names_in("artifacts")
COUNCILORS = _names_in("councilors")
MISFORTUNES = _names_in("misfortunes")
COMPONENTS = _names_in("components")
POWER_CORE = len(COMPONENTS) - 1
LETTERS = ("A", "B", "C", "D")
MOST_SEATS = 7
GATE = 9
"""Components of a blueprint, not counting the power core."""

# The rules that there are for what lies in the box. An entry follows the one that its `does` names,
# else the one that is called like itself.
CardEffect = Literal[
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
ArtifactEffect = Literal[
    "wild-roll",
    "horn-of-assembly",
    "orb-of-insight",
    "hammer-of-the-first-smith",
    "mystic-lens",
    "aegis-seal",
    "trident-of-ebb",
    "wavewalkers-cloak",
]
Power = Literal[
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
NUMBERED = {
    *("mystic-surge", "transmutation", "call-to-service", "foresight", "swift-retreat"),
    *("wild-roll", "horn-of-assembly", "orb-of-insight", "hammer-of-the-first-smith"),
    *("mystic-lens", "aegis-seal", "trident-of-ebb"),
    *("artificer", "explorer", "scholar", "priest", "smith", "envoy", "oracle", "prospector"),
    *("energy", "cards", "exchange", "forge", "summon", "foresee", "muster", "gather"),
}
"""The rules that have a number in them: `amount`."""

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


class Hand(_Data, frozen=True):
    """How many library cards a player may hold (rising.library.hand-limit)."""

    source: Source
    limit: int


class Automaton(_Data, frozen=True):
    """What the automaton adds to rolls (rising.solo.automaton)."""

    source: Source
    bonus: int


class Players(_Data, frozen=True):
    """What depends on the number of players (rising.setup.followers, rising.misfortune.draw)."""

    followers: int
    supply: int
    misfortunes: int
    again: int = 0


class Volunteers(_Data, frozen=True):
    """How many there are (rising.place.volunteers)."""

    source: Source
    count: int


class Misfortune(_Data, frozen=True):
    """A misfortune card: how many, what it does, and where."""

    copies: int
    effect: MisfortuneEffect
    peninsula: Peninsula | None = None
    name: str = ""


class Card(_Data, frozen=True):
    """A library card that is used once: how many, and what it does."""

    copies: int
    does: CardEffect | None = None
    amount: int = 0
    name: str = ""


class Artifact(_Data, frozen=True):
    """An artifact, and what it does as long as somebody has it."""

    does: ArtifactEffect | None = None
    amount: int = 0
    peninsula: Peninsula | None = None
    name: str = ""


class Councilor(_Data, frozen=True):
    """A councilor and the power of its leader."""

    does: Power | None = None
    amount: int = 0
    others: int = 0
    name: str = ""


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
    rate: int = 0
    name: str = ""

    def brings(self) -> Benefit | None:
        """What it brings, once or on a space."""
        return self.once or self.space or self.double

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

    def misfortunes(self) -> dict[str, int]:
        """How many of the two misfortunes whose number it sets are in the deck, by effect."""
        return {"calm-seas": self.calm_seas, "controlled-flood": self.controlled_flood}

    def count(self, letter: str) -> int:
        """How many components of that letter belong to the blueprint."""
        number: int = getattr(self, letter)
        return number


E = TypeVar("E")


def entries(table: dict[str, Any], kind: type[E]) -> dict[str, E]:
    """The entries of a table that has other keys beside them."""
    return {name: entry for name, entry in table.items() if isinstance(entry, kind)}


class Components(_Data, frozen=True):
    """The contents of components.toml; whether they add up is for checking.py."""

    tiles: dict[Peninsula, Tiles]
    wrath: Wrath
    energy: Energy
    volunteers: Volunteers
    hand: Hand
    automaton: Automaton
    players: dict[Literal["source", "1", "2", "3", "4"], Source | Players]
    misfortunes: dict[str, Source | Misfortune]
    library: dict[str, Source | Card]
    artifacts: dict[str, Source | int | Artifact]
    components: dict[str, Source | Component]
    councilors: dict[str, Source | Councilor]
    levels: dict[str, Source | Level | tuple[str, ...]]

    def of_players(self, seats: int) -> Players:
        """What so many players have, and draw."""
        found = self.players[str(min(4, seats))]  # type: ignore[index]
        assert isinstance(found, Players)
        return found

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

    def card(self, name: str) -> Card | Artifact:
        """The library card or artifact of that name."""
        return self.library.get(name) or self.artifacts[name]  # type: ignore[return-value]

    def card_does(self, name: str) -> str:
        """The rule that a library card or artifact follows."""
        return self.card(name).does or name

    def councilor(self, name: str) -> Councilor:
        """The councilor of that name."""
        found = self.councilors[name]
        assert isinstance(found, Councilor)
        return found

    def councilor_does(self, name: str) -> str:
        """The power of a councilor."""
        return self.councilor(name).does or name

    def artifacts_in_play(self) -> int:
        """How many artifacts a game uses."""
        found = self.artifacts["in_play"]
        assert isinstance(found, int)
        return found

    def artifact_names(self) -> list[str]:
        """All artifacts."""
        return list(entries(self.artifacts, Artifact))

    def councilor_names(self) -> list[str]:
        """All councilors."""
        return list(entries(self.councilors, Councilor))

    def misfortune_deck(self, level: int) -> list[str]:
        """All misfortunes of a level."""
        counts = self.level(level).misfortunes()
        return [
            name
            for name, card in entries(self.misfortunes, Misfortune).items()
            for _ in range(counts.get(card.effect, card.copies))
        ]

    def library_cards(self) -> list[str]:
        """All library cards but the artifacts."""
        cards = entries(self.library, Card).items()
        return [name for name, card in cards for _ in range(card.copies)]
