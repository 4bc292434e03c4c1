"""What upgrade cards and wonders do, as data: when, where, with which units, and how much.

The rules ask for no card by its name. At each moment they ask what a player's cards do then, or
whether one of them has a power; which card that is stands in components.toml.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

Moment = Literal[
    "trophy",  # gives something in each Trophy Phase
    "region",  # gives something with the first region of each turn
    "hero-built",  # gives something when a Hero is built
    "sack",  # gives something when another city of the map is sacked
    "raised",  # gives something once, when the wonder is built
    "fight",  # dice, strength, or what dice count at least in conflicts
    "declared",  # the same for a price, if it is declared before the dice are rolled
    "defeat",  # units that are kept
    "raid",  # raids on the city have fewer Hoplites
    "arete",  # more when Arete is declared
    "vote",  # a vote with a resource counts more
    "purchase",  # upgrades cost fewer steps
    "raising",  # wonders cost fewer talents
]
Where = Literal["monster", "land", "coastal", "rival", "no-colony", "own-city", "other-city"]
"""Where a conflict is, or a region: in the order in which what is added is told."""
Power = Literal[
    # in councils, and in the shop
    "takes-again",  # an action that was chosen already, at its base
    "buys-anywhere",  # upgrades of any council
    "no-hand-limit",
    "unseen",  # by spies
    "immune",  # to trials, burglars and thieves of wonders
    # in trade and free time
    "smuggles",  # orichalcum and vril
    "sells-tokens",  # DOOM tokens for talents
    "berths",  # seats in a ship that survives the deluge
    "holds-off-doom",  # from all scores, once
    # on the maps
    "more-orichalcum",  # a higher limit to what is allocated
    "gate",  # to other maps
    "redirects",  # units after the reveal
    "excuses-trespass",  # the first of a turn
    "excuses-phobos",  # the first of a turn
    "builds-one-more",  # where anything is built
    "moves-monsters",
    "halves-hatred",  # of one empire
    "sacrifices",  # units for less DOOM
    "calms-the-sea",  # less DOOM on Atlantis when it is built
    # in conflicts
    "rolls",  # its units always roll, where others count one
    "doom-floor",  # what DOOM dice count at least
    "militia",  # more dice for colonies
    "guards-the-city",  # with a DOOM die that adds no DOOM
    "drops-highest",  # die of each attacker
    "ignores-highest",  # die of the strongest enemy
    # in conflicts, if declared
    "rerolls-all",
    "doom-rays",  # Colossi roll DOOM dice
    "summons-a-die",  # a DOOM die beside the Hero
    "keeps-half",  # of the Hoplites that are lost
    "hires",  # Chaos dice
    "rerolls-one",  # once a turn
]

GIFTS = (
    *("talent-cards", "talents", "cogs", "kudos", "arete", "orichalcum", "vril"),
    *("doom-tokens", "doom-cut"),
)
"""What a card can give, in the order in which it is handed out."""
STRENGTHS = ("dice", "doom-dice", "strength", "at-least", "tokens")
MOMENTS: Mapping[Moment, tuple[str, ...]] = {
    "trophy": (*GIFTS, "per", "most"),
    "region": GIFTS,
    "hero-built": GIFTS,
    "sack": GIFTS,
    "raised": GIFTS,
    "fight": STRENGTHS,
    "declared": (*STRENGTHS, "most"),
    "defeat": ("kept",),
    "raid": ("hoplites-fewer",),
    "arete": ("arete",),
    "vote": ("votes",),
    "purchase": ("steps-less",),
    "raising": ("discount",),
}
"""The figures of each moment."""
POWERS: Mapping[Power, tuple[str, ...]] = {
    **dict.fromkeys(get_args(Power), ()),
    "sells-tokens": ("talents",),
    "berths": ("seats",),
    "more-orichalcum": ("limit",),
    "sacrifices": ("doom-cut",),
    "calms-the-sea": ("doom-cut",),
    "doom-floor": ("at-least",),
    "militia": ("dice",),
    "hires": ("price", "most"),
}
"""The figures of each power."""
DECLARED: tuple[Power, ...] = (
    *("rerolls-all", "doom-rays", "summons-a-die", "keeps-half", "hires", "rerolls-one"),
)
"""The powers that are declared before the dice are rolled, in the order in which they are shown."""
OF_WONDERS: tuple[Power, ...] = ("berths", "holds-off-doom", "calms-the-sea")
"""The powers of something that is built, and stands."""
ONLY_ONE: tuple[Power, ...] = ("holds-off-doom",)
"""The powers of one card at most: that it has been used is remembered for the whole match."""

WITH_A_PLACE: Mapping[str | None, tuple[Where, ...]] = {
    "region": ("land", "coastal", "rival"),
    "fight": get_args(Where),
    "declared": get_args(Where),
}
WITH_UNITS = ("fight", "declared", "defeat", "rolls", "redirects")
WITH_A_PRICE = ("declared", *DECLARED, "takes-again", "sells-tokens", "moves-monsters")
WITH_A_TURN = ("region", "sack", "declared")


class Card(NamedTuple):
    """An upgrade card or a wonder as the rules see it."""

    name: str
    when: Moment | None
    where: Where | None
    units: tuple[int, ...]
    once_a_turn: bool
    power: Power | None
    value: Mapping[str, int]
    price: Mapping[str, int]

    def figure(self, name: str) -> int:
        """A figure of the card."""
        return self.value.get(name, 0)


TRAITS = ("when", "where", "units", "often", "power", "price")
"""What says what a card does; those of the game have it from the game's own box."""


def card_of(name: str, entry: Any, printed: Mapping[str, Any], units: tuple[str, ...]) -> Card:
    """What a card does: what its entry says, and else as the card of the game that it is, or like.

    printed: the entries of the game's own box; units: the names of the units.
    """
    own = printed.get(entry.like or name, {})
    traits = {key: getattr(entry, key) or own.get(key) for key in TRAITS}
    price = traits["price"] or {}
    if traits["power"] == "hires":
        price = {"talents": entry.value.get("price", 0)}
    elif not price and (getattr(entry, "doom", False) or own.get("doom")):
        price = {"doom-tokens": 1}
    return Card(
        name,
        traits["when"],
        traits["where"],
        tuple(units.index(unit) for unit in traits["units"] or ()),
        (traits["often"] or ("turn" if traits["when"] == "region" else "each")) == "turn",
        traits["power"],
        entry.value,
        price,
    )
