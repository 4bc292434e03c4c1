"""What lies in the box: ships, factions, the kinds of cards, and the types of components.toml.

Ships, factions and kinds of cards are small numbers in the state; here are their names.
"""

from functools import partial
from typing import Literal, get_args

import msgspec

from critias.engine import Mismatch, Source, check_all, misspelt

NONE = -1

SHIPS = ("ark", "science-vessel", "royal-barge", "airship", "warship")
ARK, SCIENCE_VESSEL, ROYAL_BARGE, AIRSHIP, WARSHIP = range(5)

FACTIONS = (
    "archont",
    "basileus",
    "demagogos",
    "demiurgos",
    "oraklos",
    "philosophos",
    "strategos",
)
ARCHONT, BASILEUS, DEMAGOGOS, DEMIURGOS, ORAKLOS, PHILOSOPHOS, STRATEGOS = range(7)

EVENTS = (
    "senators-wisdom",
    "flood-of-the-poor",
    "favorable-winds",
    "senate-pays-its-debts",
    "wrath-of-the-ocean-god",
    "in-this-together",
    "chaos-spreads",
    "gifts-of-the-gods",
    "senates-leadership",
    "all-doomed",
)
WISDOM, FLOOD, WINDS, DEBTS, WRATH, TOGETHER, CHAOS, GIFTS, LEADERSHIP, DOOMED = range(10)
DOOM_EVENTS = (WISDOM, FLOOD, WINDS)

SPECIALS = (
    "pursuit-ship",
    "empath",
    "guards",
    "alliance",
    "hidden-holds",
    "unexpected-intervention",
    "for-the-common-good",
    "shapeshifting-spy",
    "exotic-birds",
    "orichalcum",
    "key-of-atlantis",
)
(
    PURSUIT_SHIP,
    EMPATH,
    GUARDS,
    ALLIANCE,
    HIDDEN_HOLDS,
    INTERVENTION,
    COMMON_GOOD,
    SPY,
    EXOTIC_BIRDS,
    ORICHALCUM,
    KEY_OF_ATLANTIS,
) = range(11)


class Politics(msgspec.Struct, frozen=True):
    """A kind of politics card: all that resolving it brings."""

    name: str
    colour: Literal["green", "blue", "red"]
    groups: tuple[int, ...] = ()  # refugees to board, each group on a ship of its own
    displaces: bool = False  # Aristocracy
    moves: int = 0
    royal: bool = False
    draws: int = 0  # special cards
    points: int = 0

    @property
    def is_refugees(self) -> bool:
        """Whether it is a Refugees card: Empath replaces it."""
        return bool(self.groups) and not self.displaces


def _refugees(size: str, groups: tuple[int, ...]) -> list[Politics]:
    """A size of Refugees card, plain and with each of the extras (eoa.politics.extras)."""
    return [
        Politics(f"refugees-{size}", "green", groups),
        Politics(f"refugees-{size}-special", "green", groups, draws=1),
        Politics(f"refugees-{size}-move", "green", groups, moves=1),
        Politics(f"refugees-{size}-vp", "green", groups, points=1),
    ]


KINDS: tuple[Politics, ...] = (
    *_refugees("1", (1,)),  # eoa.politics.refugees
    *_refugees("2", (2,)),
    *_refugees("1-1", (1, 1)),
    *_refugees("2-1", (2, 1)),
    Politics("aristocracy-1", "green", (1,), displaces=True),  # eoa.politics.aristocracy
    Politics("aristocracy-2", "green", (1, 1), displaces=True),
    Politics("support", "green", draws=2),  # eoa.politics.support
    Politics("ships-2", "blue", moves=2),  # eoa.politics.ships
    Politics("ships-3", "blue", moves=3),
    Politics("royal-ship", "blue", moves=1, royal=True),  # eoa.politics.royal-ship
    Politics("sabotage", "red"),
    Politics("betrayal", "red"),
)
POLITICS = tuple(kind.name for kind in KINDS)
SABOTAGE = POLITICS.index("sabotage")
BETRAYAL = POLITICS.index("betrayal")


def politics_name(card: int) -> str:
    """The name of a politics card, in views."""
    return POLITICS[card]


def special_name(card: int) -> str:
    """The name of a special card, in views."""
    return SPECIALS[card]


def event_name(card: int) -> str:
    """The name of an event card, in views."""
    return EVENTS[card]


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wooden cubes: of each player, and grey ones (eoa.setup.cubes)."""

    source: Source
    each: int
    neutral: int


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Special cards dealt at the start."""

    source: Source
    special: int


class Ships(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces of each ship on either side of its tile (eoa.ships.spaces)."""

    source: Source
    starting: tuple[int, int, int, int, int]
    advanced: tuple[int, int, int, int, int]


class Charts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for refugees of one colour on a ship that arrives."""

    source: Source
    standard: tuple[int, int, int, int, int]
    royal: tuple[int, int, int, int, int]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Points that are neither on a chart nor on a politics card."""

    source: Source
    majority: int
    mover: int
    science_vessel: int
    exotic_birds: int
    orichalcum: int
    key_of_atlantis: int
    debts: tuple[int, int]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of each kind, and of all (eoa.politics.deck, eoa.special.deck)."""

    source: Source
    total: int
    copies: dict[str, int]

    def cards(self, kinds: tuple[str, ...]) -> list[int]:
        """All cards, in the order of their kinds."""
        return [card for card, kind in enumerate(kinds) for _ in range(self.copies.get(kind, 0))]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event card shows beside its effect (eoa.event.cards)."""

    neutrals: int
    voting: Literal["open", "hidden"]


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ten event cards."""

    source: Source
    cards: dict[str, EventCard]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The switches in which the editions differ."""

    source: Source
    setup_neutrals: Literal["before", "after"]
    left_neighbour: Literal["second", "winners"]
    empath: Literal["up-to-three", "exactly-three"]
    flood_of_the_poor: Literal["refugees", "every-boarding"]
    favorable_winds: Literal["must", "may"]
    gifts_of_the_gods: Literal["before-bids", "after-bids"]
    alliance: Literal["adds", "replaces"]
    pursuit_ship: Literal["one-ship", "all-ships"]
    in_this_together: Literal["must", "may-stop"]


EditionName = Literal["en", "de"]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of components.toml."""

    cubes: Cubes
    hands: Hands
    ships: Ships
    charts: Charts
    points: Points
    politics: Deck
    special: Deck
    events: Events
    editions: dict[EditionName, Edition]


PLAYERS = 5
MOST_CUBES = 99


def check(components: Components) -> None:
    """Raise Mismatch unless the box adds up."""
    check_all(
        partial(_check_deck, "politics", components.politics, POLITICS),
        partial(_check_deck, "special", components.special, SPECIALS),
        partial(_check_events, components.events),
        partial(_check_cubes, components),
        partial(_check_ships, components.ships),
        *(partial(_check_edition, components, name) for name in get_args(EditionName)),
    )


def _check_cubes(components: Components) -> None:
    cubes = components.cubes
    if not 2 <= cubes.each <= MOST_CUBES:
        raise Mismatch("cubes.each", f"2 to {MOST_CUBES} cubes of a colour, not {cubes.each}")
    if not 0 <= cubes.neutral <= MOST_CUBES:
        raise Mismatch("cubes.neutral", f"0 to {MOST_CUBES} neutrals, not {cubes.neutral}")
    if not 0 <= components.hands.special * PLAYERS <= components.special.total:
        raise Mismatch("hands.special", "the special cards do not suffice for five players")


def _check_ships(ships: Ships) -> None:
    for side in ("starting", "advanced"):
        spaces = getattr(ships, side)
        if not all(1 <= number <= MOST_CUBES for number in spaces) or sum(spaces) < 2 * PLAYERS:
            raise Mismatch(f"ships.{side}", "ships need spaces for the first ten refugees")
    if any(after < before for before, after in zip(ships.starting, ships.advanced, strict=True)):
        raise Mismatch("ships.advanced", "no ship may lose spaces when it is flipped")


def _check_edition(components: Components, name: str) -> None:
    if name not in components.editions:
        raise Mismatch("editions", f"the edition {name!r} is missing")


def _check_deck(path: str, deck: Deck, kinds: tuple[str, ...]) -> None:
    for kind, copies in deck.copies.items():
        if kind not in kinds:
            raise misspelt(f"{path}.copies", kind, kinds, "card")
        if copies < 0:
            raise Mismatch(f"{path}.copies.{kind}", f"there cannot be {copies} of a card")
    count = sum(deck.copies.values())
    if count != deck.total:
        raise Mismatch(
            f"{path}.total",
            f"the copies come to {count} cards, not to {deck.total}: if they are as they should be,"
            f" write total = {count}",
        )
    if path == "politics" and deck.total < LEAST_POLITICS:
        raise Mismatch(f"{path}.total", f"five players need {LEAST_POLITICS} cards or more")


LEAST_POLITICS = 60  # hands of nine for five players, the gods' hand, and some to draw


def _check_events(events: Events) -> None:
    for name in EVENTS:
        if name not in events.cards:
            raise Mismatch("events.cards", f"the event {name!r} is missing")
    for name, card in events.cards.items():
        if name not in EVENTS:
            raise misspelt("events.cards", name, EVENTS, "event")
        if not 0 <= card.neutrals <= MOST_CUBES:
            raise Mismatch(
                f"events.cards.{name}", f"{card.neutrals} neutrals are not 0 to {MOST_CUBES}"
            )
