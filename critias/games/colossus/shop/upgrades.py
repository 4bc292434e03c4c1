"""Upgrade cards: their shop, and what they do outside conflicts."""

from collections.abc import Iterable

from critias.engine import Flow, Mismatch, Option

from ..box import COUNCILS, DOOM_TOKENS, RESOURCES, TALENTS, Components
from ..room.ledger import gain, pay, spend_doom_tokens
from ..state import Room
from .events import UpgradeBought, UpgradeLost, UpgradeStolen
from .options import SELL_SOUL, BuyUpgrade, SellSoul

KNOWN = (
    *("royal-treasury", "sceptre", "royal-roads", "household-guard"),
    *("law-code", "herald", "immunity", "tyrants-crown"),
    *("bronze-panoply", "bronze-rams", "phalanx-drill", "marines"),
    *("drill-master", "surgeons", "monster-slayer", "blood-frenzy"),
    *("merchant-fleet", "counting-house", "mercenaries", "smugglers"),
    *("foreign-quarter", "guild-prices", "war-profiteer", "soul-market"),
    *("clockwork-limbs", "siege-engines", "city-walls", "vril-furnace"),
    *("orichalcum-plating", "master-masons", "assembly-line", "doom-ray"),
    *("logic-engine", "oracle-bones", "wards", "heros-fate"),
    *("aegis", "insanity", "summoning-circle", "necromancy"),
    *("prospectors", "pathfinders", "colonial-militia", "cartographers"),
    *("vril-dowsing", "safe-house", "false-colours", "elder-map"),
)


def check(components: Components) -> None:
    """Raise Mismatch if the file names a card that no rule is behind, or lacks one."""
    for card in components.upgrades:
        if card not in KNOWN:
            raise Mismatch(f"upgrades.{card}", "the rules know no such upgrade")
    for card in KNOWN:
        if card not in components.upgrades:
            raise Mismatch("upgrades", f"the upgrade {card!r} is missing")


# The shop


def currency(s: Room, council: int) -> str:
    """What a council takes for its upgrades: cogs, unless Research says otherwise (col.10.4)."""
    chamber = s.chambers[council]
    if chamber.currency and s.turn <= chamber.currency_until:
        return chamber.currency
    return "cogs" if s.cogs else "talents"


def price(s: Room, seat: int, resource: str, steps_less: int = 0) -> int:
    """What the next card costs: nothing at first, a step more for each ever bought (col.10.2).

    Guild Prices take a step off (col.upgrade.guild-prices).
    """
    steps = s.purchases[seat] - steps_less
    if s.holds(seat, "guild-prices"):
        steps -= s.card_value("guild-prices", "steps-less")
    return max(0, steps) * s.numbers[f"price-{resource}"]


def hand_is_full(s: Room, seat: int) -> bool:
    """Nobody holds a ninth card (col.10.6), but for the insane (col.upgrade.insanity)."""
    return len(s.upgrades[seat]) >= s.numbers["hand-limit"] and not s.holds(seat, "insanity")


def in_stock(s: Room, councils: Iterable[str]) -> list[str]:
    """The upgrade cards of some councils that are left (col.10.7)."""
    wanted = tuple(councils)
    return [u for u, left in s.stock.items() if left and s.box.upgrades[u].council in wanted]


def sold_to(s: Room, seat: int, council: int) -> list[str]:
    """What a player can buy in a council: its own cards (col.10.1).

    With the Library of Atlantis, any (col.wonder.library-of-atlantis).
    """
    return in_stock(s, COUNCILS if s.owns(seat, "library-of-atlantis") else (COUNCILS[council],))


def buyable(s: Room, seat: int, cards: list[str], resource: str, less: int = 0) -> list[Option]:
    """Those of the cards that a player can pay for now."""
    cost = price(s, seat, resource, less)
    if hand_is_full(s, seat) or s.has(seat, RESOURCES.index(resource)) < cost:
        return []
    return [BuyUpgrade(card, cost, resource) for card in cards]


def buy(s: Room, seat: int, bought: BuyUpgrade) -> None:
    """A player pays for a card. DOOM tokens used for research add their DOOM (col.10.4)."""
    resource = RESOURCES.index(bought.resource)
    if resource == DOOM_TOKENS:
        spend_doom_tokens(s, seat, bought.price, "upgrade")
    else:
        pay(s, seat, resource, bought.price, "upgrade")
    if s.holds(seat, "guild-prices"):
        s.used[seat].append("guild-prices")
    take_from_stock(s, seat, bought.upgrade)
    s.tell(UpgradeBought, seat, bought.upgrade, bought.price, bought.resource)


def take_from_stock(s: Room, seat: int, upgrade: str) -> None:
    """A card leaves the stock for a player's hand, and counts as bought (col.10.3)."""
    s.stock[upgrade] -= 1
    s.upgrades[seat].append(upgrade)
    s.purchases[seat] += 1


def steal(s: Room, seat: int, upgrade: str) -> None:
    """A card is taken for nothing, and counts as bought all the same."""
    take_from_stock(s, seat, upgrade)
    s.tell(UpgradeStolen, seat, upgrade)


def return_to_stock(s: Room, seat: int, upgrade: str) -> None:
    """A player loses a card."""
    s.upgrades[seat].remove(upgrade)
    s.stock[upgrade] += 1
    s.tell(UpgradeLost, seat, upgrade)


# Outside councils


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's upgrade cards yield in the Trophy Phase (col.6.53).

    col.upgrade.royal-treasury, col.upgrade.counting-house, col.upgrade.insanity
    """
    if s.holds(seat, "royal-treasury"):
        gain(s, seat, TALENTS, s.card_value("royal-treasury", "talents"), "royal-treasury")
    if s.holds(seat, "counting-house"):
        gain(s, seat, TALENTS, counting_house(s, seat), "counting-house")
    if s.holds(seat, "insanity"):
        gain(s, seat, DOOM_TOKENS, s.card_value("insanity", "doom-tokens"), "insanity")
    yield from ()


def counting_house(s: Room, seat: int) -> int:
    """Interest on the talents held, up to a most."""
    per, most = (s.card_value("counting-house", name) for name in ("per", "most"))
    return min(most, s.has(seat, TALENTS) // per)


def free_time(s: Room, seat: int) -> list[Option]:
    """What a player's upgrade cards allow in free time."""
    return [SELL_SOUL] if s.holds(seat, "soul-market") and s.has(seat, DOOM_TOKENS) else []


def use_in_free_time(s: Room, seat: int, answer: Option) -> None:
    """The Soul Market takes a DOOM token for talents (col.upgrade.soul-market)."""
    if isinstance(answer, SellSoul):
        s.used[seat].append("soul-market")
        spend_doom_tokens(s, seat, 1, "soul-market")
        gain(s, seat, TALENTS, s.card_value("soul-market", "talents"), "soul-market")
