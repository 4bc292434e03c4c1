"""What is in the box: names, and the components file that gives them numbers."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec

from critias.engine import Mismatch, Source, check_all, misspelt

from .cards import DECLARED, Card, Moment, Power, Where, card_of
from .size import MOST_COASTAL, MOST_EMPIRES, MOST_LAND

NONE = -1
"""No seat, House, region or monster."""

# Resources. The first three and the cards of two decks are carried unseen, the others lie open.

RESOURCES = (
    "talents",
    "cogs",
    "doom-tokens",
    "kudos",
    "arete",
    "orichalcum",
    "vril",
    "stars",
    "doom",
)
TALENTS, COGS, DOOM_TOKENS, KUDOS, ARETE, ORICHALCUM, VRIL, STARS, DOOM = range(9)
OPEN = (ORICHALCUM, VRIL, STARS, DOOM)
CARDS = (KUDOS, ARETE)

# People

Role = Literal["basileus", "strategos", "philosophos", "arkhitekton", "emporos", "kataskopos"]
Council = Literal["law", "war", "wisdom", "wonders", "trade", "surveying"]
ROLES: tuple[str, ...] = get_args(Role)
COUNCILS: tuple[str, ...] = get_args(Council)
"""The council of each role (col.7.13), in the order of the roles (col.3.5)."""
BASILEUS, STRATEGOS, PHILOSOPHOS, ARKHITEKTON, EMPOROS, KATASKOPOS = range(6)
LAW, WAR, WISDOM, WONDERS, TRADE, SURVEYING = range(6)
HERO_ROLE = "hero"

# Units and places

UNITS = ("hoplite", "trireme", "hero", "colossus")
HOPLITE, TRIREME, HERO, COLOSSUS = range(4)
ALL_UNITS = range(4)
TOKENS = (HOPLITE, TRIREME, COLOSSUS)
"""The units that are built and lost; there is one Hero, who always comes home (col.3.12)."""

LAND, COASTAL, RIVAL = range(3)
KINDS = ("land", "coastal", "rival")

REWARDS = ("talents", "kudos", "arete", "orichalcum", "vril")
"""What lies in a region: cards of three decks, and tokens."""

Die = Literal["one", "chaos", "doom"]
Tier = Literal["first", "second", "last"]
Unit = Literal["hoplite", "trireme", "hero", "colossus"]
Copies = Literal["each", "half", "one"] | Annotated[int, msgspec.Meta(ge=0, le=99)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Amounts = dict[str, int]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]


Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Base of the tables of components.toml: an unknown key is refused by name."""


class InEachLanguage(Entry, frozen=True):
    """What something is called."""

    en: Said
    de: Said


class InEachLanguageAtLength(Entry, frozen=True):
    """What something does, in a sentence or two."""

    en: Text
    de: Text


Name = Said | InEachLanguage
Names = dict[str, Name]
"""What things are called, by their word in this file."""


class Roster(Entry, frozen=True):
    """The Houses, in the order in which they come into play."""

    source: Source
    houses: tuple[str, ...]
    called: Names = {}


class Start(Entry, frozen=True):
    """What everyone starts with, and what each role has more."""

    source: Source
    hoplites: Natural
    triremes: Natural
    orichalcum: Natural
    talents: Natural
    cogs: Natural
    arete: Natural
    roles: dict[str, dict[str, Natural]]
    colossi: Natural = 0


class Limit(Entry, frozen=True):
    """How the secret limit of DOOM is reckoned."""

    source: Source
    hundredths: Annotated[int, msgspec.Meta(ge=1)]
    nearest: Annotated[int, msgspec.Meta(ge=1)]
    spread: Annotated[int, msgspec.Meta(ge=0, le=90)]
    omens: tuple[int, ...]
    fixed: Positive | None = None


class Doom(Entry, frozen=True):
    """What adds to DOOM (col.13.5)."""

    source: Source
    per_token: Natural
    per_die: Natural
    madness: Natural
    limit: Limit


class Dice(Entry, frozen=True):
    """Sides of the two dice."""

    source: Source
    chaos: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    doom: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Strength(Entry, frozen=True):
    """What each unit rolls in a Land, a Coastal and a Rival region."""

    source: Source
    hoplite: tuple[Die, Die, Die]
    trireme: tuple[Die, Die, Die]
    hero: tuple[Die, Die, Die]
    colossus: tuple[Die, Die, Die]
    monster: tuple[Die, Die, Die]
    colony: tuple[Die, Die, Die]
    garrison: Die


Deck = tuple[tuple[Positive, Positive], ...]
"""Values of cards, from the least to the highest, each with its weight."""


class Decks(Entry, frozen=True):
    """The weight of each value in the three decks."""

    source: Source
    talents: Deck
    kudos: Deck
    arete: Deck


class Spawn(Entry, frozen=True):
    """What each kind of region spawns every turn (col.7.8, col.7.9, col.7.10)."""

    source: Source
    land: dict[str, Natural]
    coastal: dict[str, Natural]
    rival: dict[str, Natural]


class Monsters(Entry, frozen=True):
    """Which there are; all are alike."""

    source: Source
    names: tuple[str, ...]
    called: Names = {}


class Empires(Entry, frozen=True):
    """The rivals (col.11.1), and how large their raids are (col.11.11)."""

    source: Source
    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_EMPIRES)]
    raid_per_turn: Natural
    raid_most: Natural
    called: Names = {}


class Map(Entry, frozen=True):
    """The regions of a map table: for each empire one that borders it, in their order."""

    land: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_LAND)]
    coastal: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_COASTAL)]
    rival: tuple[str, ...]

    @property
    def regions(self) -> tuple[str, ...]:
        """All of them, in order."""
        return self.land + self.coastal + self.rival

    def of_kind(self, kind: int) -> tuple[str, ...]:
        """Those of one kind."""
        return (self.land, self.coastal, self.rival)[kind]


class Maps(Entry, frozen=True):
    """The map tables, in the order in which they come into play."""

    source: Source
    tables: dict[str, Map]
    called: Names = {}


class Offices(Entry, frozen=True):
    """The Archons' offices, and what each Trophy Phase brings them, in figures and in words."""

    source: Source
    rewards: dict[str, dict[str, Natural]]
    called: Names = {}
    says: dict[str, Text | InEachLanguageAtLength] = {}


class Number(Entry, frozen=True):
    """A number that a council may change, and how far."""

    value: int
    council: Council
    least: int
    most: int


class Numbers(Entry, frozen=True):
    """The numbers of the rules that can be amended."""

    source: Source
    amendable: dict[str, Number]


Allowed = Literal["allowed", "forbidden"]


class Switches(Entry, frozen=True):
    """How the rules stand at first that an amendment can turn; a file may leave them out."""

    source: Source = "rulebook"
    trade_of_tokens: Literal["smugglers", "allowed", "forbidden"] = "smugglers"
    trade_of_upgrades: Allowed = "allowed"
    trade_of_wonders: Allowed = "allowed"
    trade_of_cards: Allowed = "allowed"
    challenges: Literal["tokens", "dishonoured", "everybody"] = "tokens"
    ties_in_strife: Literal["all-lose", "owner", "older"] = "all-lose"
    phobos: Allowed = "allowed"
    colonies: Literal["one", "two", "none"] = "one"
    ties_of_arete: Literal["older", "younger"] = "older"
    votes_of_heroes: Allowed = "forbidden"


SWITCHES: dict[str, Council] = {
    "trade-of-tokens": "trade",
    "trade-of-upgrades": "trade",
    "trade-of-wonders": "trade",
    "trade-of-cards": "trade",
    "challenges": "war",
    "ties-in-strife": "war",
    "phobos": "war",
    "colonies": "surveying",
    "ties-of-arete": "law",
    "votes-of-heroes": "law",
}
"""Whose business each switch is (col.7.65)."""


def settings_of(switch: str) -> tuple[str, ...]:
    """How a rule that an amendment can turn may stand."""
    settings: tuple[str, ...] = get_args(_SETTINGS[switch.replace("-", "_")])
    return settings


_SETTINGS = get_type_hints(Switches)


class Growth(Entry, frozen=True):
    """How often an action that nobody chooses can grow."""

    source: Source
    steps: Natural


class Action(Entry, frozen=True):
    """A council action in figures; what it does is code of the same name, or of that it is like.

    One that is like none gives what its figures say. The price is paid whatever it does.
    """

    source: Source
    council: Council | Literal["all"]
    tier: Tier
    copies: Literal[0, 1] = 1
    value: Amounts = {}
    growth: Amounts = {}
    price: dict[str, Positive] = {}
    like: str | None = None
    name: Name | None = None
    says: Text | InEachLanguageAtLength | None = None


class CardEntry(Entry, frozen=True, kw_only=True):
    """What an upgrade card or a wonder does, as `cards` reads it.

    What the file does not say of a card of the game is as in the game's own box.
    """

    source: Source
    value: Amounts = {}
    when: Moment | None = None
    where: Where | None = None
    units: tuple[Unit, ...] = ()
    often: Literal["each", "turn"] | None = None
    power: Power | None = None
    price: dict[str, Positive] = {}
    like: str | None = None
    name: Name | None = None
    says: Text | InEachLanguageAtLength | None = None


class Upgrade(CardEntry, frozen=True, kw_only=True):
    """An upgrade card."""

    council: Council
    copies: Copies
    steps: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0
    doom: bool = False


class Wonder(CardEntry, frozen=True, kw_only=True):
    """A wonder, and what it costs."""

    talents: Natural
    orichalcum: Natural
    vril: Natural = 0
    copies: Literal[0, 1] = 1


class Components(Entry, frozen=True, dict=True):
    """The contents of components.toml."""

    roster: Roster
    start: Start
    doom: Doom
    dice: Dice
    strength: Strength
    decks: Decks
    spawn: Spawn
    monsters: Monsters
    empires: Empires
    maps: Maps
    offices: Offices
    numbers: Numbers
    growth: Growth
    actions: dict[str, Action]
    upgrades: dict[str, Upgrade]
    wonders: dict[str, Wonder]
    switches: Switches = Switches()

    @cached_property
    def actions_of(self) -> Mapping[str, tuple[str, ...]]:
        """The actions of each council, the common ones first."""
        there = {name: action.council for name, action in self.actions.items() if action.copies}
        return {
            council: tuple(name for name, whose in there.items() if whose in ("all", council))
            for council in COUNCILS
        }

    def kind_of(self, action: str) -> str:
        """The action of the game whose effect an action has: its own, or that it is like."""
        return self.actions[action].like or action

    def copies(self, upgrade: str, houses: int) -> int:
        """How many there are of an upgrade card with so many Houses (col.10.7)."""
        copies = self.upgrades[upgrade].copies
        if isinstance(copies, int):
            return copies
        return {"each": houses, "half": (houses + 1) // 2, "one": 1}[copies]

    @cached_property
    def wonders_to_build(self) -> tuple[str, ...]:
        """The wonders of this box."""
        return tuple(name for name, wonder in self.wonders.items() if wonder.copies)

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """What each upgrade card and each wonder does, in the order of the file."""
        box = printed()
        return {
            name: card_of(name, entry, box[kind], UNITS)
            for kind, entries in (("upgrades", self.upgrades), ("wonders", self.wonders))
            for name, entry in entries.items()
        }

    @cached_property
    def uneven_prices(self) -> dict[str, int]:
        """The upgrades that cost more or fewer price steps than the others."""
        return {name: upgrade.steps for name, upgrade in self.upgrades.items() if upgrade.steps}

    def power_of(self, card: str) -> Power | None:
        """The power of a card, if it is one and has any."""
        return self.cards[card].power if card in self.cards else None

    @cached_property
    def cards_at(self) -> Mapping[Moment, tuple[Card, ...]]:
        """The cards that do something at each moment; what works anywhere comes first."""
        order = (None, *get_args(Where))
        cards = sorted(self.cards.values(), key=lambda card: order.index(card.where))
        return {
            moment: tuple(card for card in cards if card.when == moment)
            for moment in get_args(Moment)
        }

    @cached_property
    def cards_to_declare(self) -> tuple[Card, ...]:
        """The cards that work when they are declared, in the order in which they are shown."""
        of_power = (card for power in DECLARED for card in self.cards_with[power])
        return (*of_power, *self.cards_at["declared"])

    @cached_property
    def cards_with(self) -> Mapping[Power, tuple[Card, ...]]:
        """The cards that have each power."""
        return {
            power: tuple(card for card in self.cards.values() if card.power == power)
            for power in get_args(Power)
        }


WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What things are called in this file, and on the wire."""
FEWEST_HOUSES = FEWEST_MAPS = 2
MOST_CARDS_SPAWNED = 20


def check(components: Components) -> None:
    """Raise Mismatch unless the box adds up."""
    amendable = components.numbers.amendable
    check_all(
        partial(_check_names, "roster.houses", components.roster.houses, FEWEST_HOUSES),
        partial(_check_names, "monsters.names", components.monsters.names, 1),
        partial(_check_names, "empires.names", components.empires.names, 1),
        partial(_check_names, "maps.tables", tuple(components.maps.tables), FEWEST_MAPS),
        partial(_check_regions, components.maps),
        partial(_check_borders, components),
        partial(_check_called, components),
        partial(_check_start, components.start),
        partial(_check_decks, components.decks),
        partial(_check_spawn, components.spawn),
        *(partial(_check_number, name, number) for name, number in amendable.items()),
        *(partial(_check_amendable, wanted, amendable) for wanted in NUMBERS),
        partial(_check_offices, components.offices),
        partial(_check_omens, components.doom.limit),
    )


def _check_number(name: str, number: Number) -> None:
    if not number.least <= number.value <= number.most:
        raise Mismatch(
            f"numbers.amendable.{name}",
            f"{number.value} is not between {number.least} and {number.most}",
        )


def _check_amendable(wanted: str, amendable: Mapping[str, Number]) -> None:
    if wanted not in amendable:
        raise Mismatch("numbers.amendable", f"the number {wanted!r} is missing")


def _check_omens(limit: Limit) -> None:
    for omen in limit.omens:
        if not 0 < omen < 100:
            raise Mismatch("doom.limit.omens", f"{omen} is no per cent between 1 and 99")


NUMBERS = (
    "unit-cap",
    "dice-cap",
    "phobos-stars",
    "sack-kudos-per-turn",
    "city-income",
    "price-talents",
    "price-cogs",
    "price-doom-tokens",
    "quorum-per-cent",
    "hand-limit",
    "orichalcum-limit",
    "wonder-kudos",
    "monster-kudos",
)
"""The amendable numbers that the rules ask for; phase lengths are for those who keep the clock."""


def _check_names(path: str, names: tuple[str, ...], least: int) -> None:
    if len(names) < least:
        raise Mismatch(path, f"at least {least} are needed, here are {len(names)}")
    if len(set(names)) != len(names):
        raise Mismatch(path, "a name stands twice")


def _check_regions(maps: Maps) -> None:
    """A region is known by its name alone: it stands once, on whatever map."""
    homes: dict[str, str] = {}

    def one(path: str, region: str) -> None:
        if homes.setdefault(region, path) != path or standing.count((path, region)) > 1:
            raise Mismatch(
                path,
                f"the region {region!r} stands twice; over all maps each region has a name of its"
                " own",
                homes[region],
            )

    standing = [
        (f"maps.tables.{name}.{kind}", region)
        for name, table in maps.tables.items()
        for kind in KINDS
        for region in getattr(table, kind)
    ]
    check_all(*(partial(one, *here) for here in dict.fromkeys(standing)))


def _check_borders(components: Components) -> None:
    """Each empire has one region on each map (col.11.3)."""
    empires = components.empires.names

    def of_map(name: str, table: Map) -> None:
        if len(table.rival) != len(empires):
            raise Mismatch(
                f"maps.tables.{name}.rival",
                f"here are {len(table.rival)} regions; each empire borders one, in this order:"
                f" {', '.join(empires)}",
                "empires.names",
            )

    check_all(*(partial(of_map, name, table) for name, table in components.maps.tables.items()))


def _check_called(components: Components) -> None:
    tables = components.maps.tables
    things: dict[str, tuple[Names, tuple[str, ...]]] = {
        "roster": (components.roster.called, components.roster.houses),
        "monsters": (components.monsters.called, components.monsters.names),
        "empires": (components.empires.called, components.empires.names),
        "maps": (
            components.maps.called,
            (*tables, *(region for table in tables.values() for region in table.regions)),
        ),
        "offices": (components.offices.called, tuple(components.offices.rewards)),
    }
    checks: list[partial[None]] = []
    for section, (called, known) in things.items():
        checks += [partial(check_keys, f"{section}.called", called, known, "name")]
        checks += [partial(_check_word, section, word) for word in known]
    check_all(*checks)


def _check_word(section: str, word: str) -> None:
    if not WORD.fullmatch(word):
        raise Mismatch(
            section,
            f"{word!r}: a word of small letters, digits and hyphens is expected; what it is called"
            f" is said in [{section}.called]",
        )


def check_keys(
    path: str, table: Iterable[str], known: tuple[str, ...], what: str = "thing"
) -> None:
    """Raise Mismatch for keys that are not known."""
    check_all(*(partial(_check_key, path, key, known, what) for key in table))


def _check_key(path: str, key: str, known: tuple[str, ...], what: str) -> None:
    if key not in known:
        raise misspelt(path, key, known, what)


def _check_offices(offices: Offices) -> None:
    if not offices.rewards:
        raise Mismatch("offices.rewards", "one office is needed at least")
    check_all(
        *(partial(_check_office, offices, office) for office in offices.rewards),
        partial(check_keys, "offices.says", offices.says, tuple(offices.rewards), "office"),
    )


def _check_office(offices: Offices, office: str) -> None:
    rewards, path = offices.rewards[office], f"offices.rewards.{office}"
    check_keys(path, rewards, RESOURCES[:7])
    if office not in offices.says and not has_own_words(office, rewards):
        raise Mismatch(
            path,
            "the game has no words for what this office brings; write them:"
            f' [offices.says] {office} = {{ en = "...", de = "..." }}',
        )


def has_own_words(office: str, rewards: Mapping[str, int]) -> bool:
    """Whether the game's words tell what an office brings: the same kinds as in its own box."""
    own = printed()["offices"]["rewards"].get(office)
    return own is not None and own.keys() == rewards.keys()


def _check_start(start: Start) -> None:
    known = (
        "hoplites",
        "triremes",
        "orichalcum",
        "talents",
        "cogs",
        "arete",
        "colossi",
        "colonies",
    )
    check_all(
        partial(check_keys, "start.roles", start.roles, (*ROLES, HERO_ROLE), "role"),
        *(partial(check_keys, f"start.roles.{x}", more, known) for x, more in start.roles.items()),
    )


def _check_decks(decks: Decks) -> None:
    def one(name: str) -> None:
        deck: Deck = getattr(decks, name)
        values = [value for value, _ in deck]
        if not values or values != sorted(set(values)):
            raise Mismatch(f"decks.{name}", "a deck lists its values once each, the least first")

    check_all(*(partial(one, name) for name in ("talents", "kudos", "arete")))


def _check_spawn(spawn: Spawn) -> None:
    def of(kind: str) -> None:
        rewards: dict[str, int] = getattr(spawn, kind)
        check_keys(f"spawn.{kind}", rewards, REWARDS)
        if max(rewards.values(), default=0) > MOST_CARDS_SPAWNED:
            raise Mismatch(f"spawn.{kind}", f"at most {MOST_CARDS_SPAWNED} of a kind")

    check_all(*(partial(of, kind) for kind in KINDS))


# The figures of actions: which there are, and how far they may go

GIVEN = (
    *("talents", "cogs", "doom-tokens", "kudos", "arete", "orichalcum", "vril"),
    *("talent-cards", "stars", "doom-cut", "hoplites", "triremes"),
    *("moved-hoplites", "moved-triremes", "moved-colossi"),
)
"""The figures of an action that is like none of the game's, or that only gives something."""
PAID_WITH = ("talents", "cogs", "doom-tokens", "orichalcum", "vril")
"""What the price of an action can be."""
LARGEST = 1000
DIVISORS = ("price", "per", "stars-per-kudos", "colonies-per-kudos")
"""Figures that something is divided by: they are at least one."""


@cache
def printed() -> Mapping[str, Any]:
    """The game's own box, as it stands in the file."""
    text = (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _known_figures() -> Mapping[str, tuple[str, ...]]:
    """The names of the figures that the rules ask for, by action: those of the box."""
    return {
        name: tuple(sorted({*action.get("value", {}), *action.get("growth", {})}))
        for name, action in printed()["actions"].items()
    }


def check_figures(path: str, action: Action, kind: str, only_gives: bool) -> None:
    """Raise Mismatch for a figure of an action that no rule asks for, or out of all bounds."""
    own = _known_figures().get(kind, ())
    figures = tuple(dict.fromkeys((*own, *GIVEN))) if only_gives else own
    needed = [figure for figure in own if figure in DIVISORS]
    check_all(
        partial(check_values, f"{path}.value", action.value, figures, needed),
        partial(check_keys, f"{path}.growth", action.growth, figures, "figure"),
        partial(check_keys, f"{path}.price", action.price, PAID_WITH, "figure"),
        *(partial(_check_step, path, *growth) for growth in action.growth.items()),
    )


def _check_step(path: str, figure: str, step: int) -> None:
    if abs(step) > LARGEST:
        raise Mismatch(f"{path}.growth.{figure}", f"{step} is too much at a time")


def check_values(
    path: str, values: Mapping[str, int], names: tuple[str, ...], needed: Iterable[str]
) -> None:
    """Raise Mismatch for a figure that nothing asks for, is out of bounds, or is missing."""

    def within(name: str, value: int) -> None:
        least = 1 if name in DIVISORS else 0
        if not least <= value <= LARGEST:
            raise Mismatch(f"{path}.{name}", f"{value} is not between {least} and {LARGEST}")

    def there(name: str) -> None:
        if name not in values:
            raise Mismatch(path, f"the figure {name!r} is missing")

    check_all(
        partial(check_keys, path, values, names, "figure"),
        *(partial(within, name, value) for name, value in values.items()),
        *(partial(there, name) for name in needed),
    )
