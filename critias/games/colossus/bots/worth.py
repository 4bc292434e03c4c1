"""What a council action looks worth to a player, in Kudos cards."""

from collections.abc import Callable

from ..box import DOOM, DOOM_TOKENS, KUDOS, NONE, STARS, TALENTS
from ..cards import GIFTS, Card
from ..councils.chosen import Chosen
from ..maps.empires import raids_on
from ..state import Room

WORTH = {
    "kudos": 1.0,
    "arete": 0.6,
    "talents": 0.2,
    "cogs": 0.8,
    "orichalcum": 0.8,
    "vril": 1.5,
    "stars": -0.8,
    "doom-tokens": -0.2,
    "hoplites": 0.9,
    "triremes": 0.9,
    "talent-cards": 0.8,
    "moved-hoplites": 0.3,
    "moved-triremes": 0.3,
    "moved-colossi": 0.3,
}
"""Figures of actions that are what they say: gains, and the price of shame."""

HATRED = 0.05  # for each point that an empire hates the House less
RAIDER = 0.7  # for each Hoplite fewer in a raid that is to come
EFFECT_OF_A_WONDER = 2.0
DOOM_AT_FIRST = 0.008  # for each point less, as long as no omen was seen
DOOM_FOR_EACH_OMEN = 0.015


def worth(c: Chosen) -> float:
    """How good an action looks for the one who would choose it: what it gives, less its price."""
    special = SPECIAL.get(c.kind)
    return (special(c) if special else plain(c)) - price(c)


def plain(c: Chosen) -> float:
    """The sum of what the figures say; less DOOM counts as far as there is any."""
    gives = sum(value * c.figure(name) for name, value in WORTH.items())
    cut = c.figure("doom-cut")
    if cut:
        s = c.s
        has = s.has(c.seat, DOOM) if c.house == NONE else s.doom_of_house(c.house)
        gives += doom_point(s) * min(cut, max(0, has))
    return gives


def price(c: Chosen) -> float:
    """What the price of an action would have been good for; tokens that are spent add DOOM."""
    s, costs = c.s, c.s.box.actions[c.action].price
    if not costs:
        return 0.0
    doom = costs.get("doom-tokens", 0) * s.box.doom.per_token
    return sum(WORTH[name] * amount for name, amount in costs.items()) + doom_point(s) * doom


def doom_point(s: Room) -> float:
    """What a point of DOOM less is worth: more with every omen."""
    return DOOM_AT_FIRST + DOOM_FOR_EACH_OMEN * s.omens


def turns_left(s: Room) -> int:
    """The turns after this one."""
    return s.turns - s.turn


def in_later_turns(value: Callable[[Chosen], float]) -> Callable[[Chosen], float]:
    """Something for the next Map Phase is worth nothing after the last."""
    return lambda c: value(c) if turns_left(c.s) else 0.0


def great_ritual(c: Chosen) -> float:
    """Much less DOOM, for Arete."""
    return doom_point(c.s) * c.figure("doom-cut") - 0.5


def doom(c: Chosen) -> float:
    """Tokens are a burden, unless one has a use for them; a second action is had anyway."""
    cards = c.s.box.cards
    uses = any("doom-tokens" in cards[card].price for card in c.s.upgrades[c.seat])
    return 2.0 if uses and c.s.has(c.seat, DOOM_TOKENS) < 3 else 1.2


def wonder(c: Chosen) -> float:
    """Kudos every turn, and its effect."""
    return turns_left(c.s) + EFFECT_OF_A_WONDER - 0.5 * c.figure("doom-tokens")


def prototype(c: Chosen) -> float:
    """The same, if it stands."""
    chance = 1 - c.figure("fails-to") / c.s.box.dice.doom
    return chance * (turns_left(c.s) + EFFECT_OF_A_WONDER) - (1 - chance)


def hatred(c: Chosen) -> float:
    """The most that an empire hates members of the House."""
    s = c.s
    return max(
        sum(HATRED * min(c.figure("hatred-cut"), row[seat]) for seat in c.housemates())
        for row in s.hatred
    )


def raids_to_come(c: Chosen) -> float:
    """Smaller raids help if some are to come for the House."""
    coming = sum(len(raids_on(c.s, seat)) for seat in c.housemates())
    return coming * RAIDER * (c.figure("hoplites-fewer") + c.figure("defence") / 4)


def burn(c: Chosen) -> float:
    """Kudos for a test, and DOOM."""
    s = c.s
    scored = c.figure("doom-tokens") * s.box.doom.per_token
    return c.figure("kudos") + WORTH["stars"] - doom_point(s) * scored


def madness(c: Chosen) -> float:
    """What corrupts counts its DOOM; after the last Map Phase little matters any more."""
    care = 0.3 if c.s.last_turn() else 1.0
    return plain(c) - care * doom_point(c.s) * c.s.box.doom.madness


def census(c: Chosen) -> float:
    """A card for every few colonies."""
    settled = c.s.colonies_of(c.housemates())
    return max(1, settled // c.figure("colonies-per-kudos")) + c.figure("kudos")


def amnesty(c: Chosen) -> float:
    """A card for every few stars, and the own are gone."""
    stars = sum(c.s.stars(seat) for seat in range(c.s.seats))
    return min(c.figure("most"), stars // 2) + 0.5 * c.s.stars(c.seat)


def trial(c: Chosen) -> float:
    """Talents of the most dishonoured."""
    stars = max(c.s.stars(seat) for seat in range(c.s.seats))
    return 0.1 * stars * c.figure("talents-per-star")


def apotheosis(c: Chosen) -> float:
    """A card for each token."""
    s, tokens = c.s, c.s.has(c.seat, DOOM_TOKENS)
    return min(tokens, c.figure("most")) - doom_point(s) * tokens * s.box.doom.per_token


def liquidate(c: Chosen) -> float:
    """At the very end tokens are of no use."""
    return 4.0 if c.s.last_turn() else 0.5


def sink(c: Chosen) -> float:
    """Hardly ever."""
    return -5.0


def challenge(c: Chosen) -> float:
    """A city to sack is worth Kudos by the turn."""
    return 0.3 * (c.s.turn + 1) + plain(c)


SPECIAL: dict[str, Callable[[Chosen], float]] = {
    "doom": doom,
    "great-ritual": great_ritual,
    "ratify": lambda c: plain(c) + 1.0,
    "adopt-a-hero": lambda c: c.figure("kudos") + 1.5,
    "trial": trial,
    "ostracise": lambda c: 0.5 * c.figure("kudos") - 0.5,
    "census": census,
    "amnesty": amnesty,
    "god-king": madness,
    "sell-the-secrets": madness,
    "overload": madness,
    "crown-challenge": in_later_turns(challenge),
    "challenge-of-honour": in_later_turns(challenge),
    "open-challenge": in_later_turns(challenge),
    "no-quarter": in_later_turns(lambda c: 2 * challenge(c)),
    "scorched-earth": lambda c: 0.2,
    "sue-for-peace": in_later_turns(hatred),
    "embassy": in_later_turns(hatred),
    "trade-pact": in_later_turns(lambda c: 0.5),
    "letters-of-marque": in_later_turns(lambda c: c.figure("kudos") + 0.8),
    "monster-bounty": in_later_turns(lambda c: 0.5 * c.figure("kudos")),
    "vow-of-conquest": in_later_turns(lambda c: 0.3 * c.figure("kudos") - 1.0),
    "polemos": in_later_turns(lambda c: 1.0 if any(c.s.at_war) else 0.0),
    "hex-of-ruin": in_later_turns(lambda c: 1.0 if any(c.s.at_war) else 0.3),
    "home-guard": in_later_turns(raids_to_come),
    "sabotage": in_later_turns(raids_to_come),
    "sea-walls": in_later_turns(raids_to_come),
    "fortify": in_later_turns(lambda c: 0.3 + raids_to_come(c)),
    "caravan": lambda c: WORTH["talents"] * c.figure("talents-each") * len(c.housemates()),
    "orichalcum-exchange": lambda c: 0.2 * c.figure("orichalcum"),
    "corner-the-market": lambda c: WORTH["vril"] * c.figure("vril"),
    "grand-venture": lambda c: 0.05 * min(30, c.s.has(c.seat, TALENTS)),
    "liquidate": liquidate,
    "raise-a-wonder": wonder,
    "dark-masonry": wonder,
    "prototype": prototype,
    "relocate": lambda c: 0.1,
    "claim-a-berth": lambda c: 0.5 + 1.0 * c.s.omens,
    "megaweapon-test": burn,
    "megaspell-test": burn,
    "great-library": lambda c: 1.2,
    "blessing": in_later_turns(lambda c: c.figure("kudos") + 0.5),
    "bargain-with-the-deep": lambda c: WORTH["vril"] * c.figure("vril") - 1.5,
    "sink-a-continent": sink,
    "apotheosis": apotheosis,
    "prospect": in_later_turns(lambda c: 0.4 * plain(c)),
    "burglary": lambda c: WORTH["talents"] * c.figure("talents"),
    "colonial-charter": in_later_turns(lambda c: 1.5 + c.figure("kudos")),
    "steal-plans": lambda c: 1.5 + WORTH["stars"] + c.figure("kudos"),
    "false-flag": in_later_turns(lambda c: 0.3),
    "elder-tomb": lambda c: 1.2,
    "great-heist": lambda c: turns_left(c.s) + 1.0 + 2 * WORTH["stars"],
}


ABILITY = 2.0
"""What a power is worth, whichever it is."""
DIE = 0.3
STRENGTH = 0.15


def card_worth(s: Room, card: Card) -> float:
    """What an upgrade or a wonder looks worth, by what it gives in the turns that are left."""
    gifts = sum(WORTH.get(name, 0.0) * card.figure(name) for name in GIFTS)
    gifts += doom_point(s) * card.figure("doom-cut") + WORTH["talents"] * card.figure("most")
    fighting = DIE * card.figure("dice") + STRENGTH * card.figure("strength")
    match card.when:
        case "trophy" | "region":
            worth = gifts * turns_left(s)
        case "fight" | "declared":
            worth = (fighting + 2 * DIE * card.figure("doom-dice")) * turns_left(s)
        case _:
            worth = 1.0 if card.when else 0.0
    return worth + (ABILITY if card.power else 0.0)


def threat(s: Room, seat: int) -> tuple[int, int]:
    """How dangerous a player looks: by stars, then by Kudos as far as they are known."""
    return s.has(seat, STARS), s.has(seat, KUDOS)
