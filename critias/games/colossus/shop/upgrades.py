"""Upgrade cards: their shop, and what they do outside conflicts."""

from collections.abc import Iterable

from critias.engine import Flow, Option

from ..box import COUNCILS, DOOM_TOKENS, RESOURCES, TALENTS
from ..cards import Card
from ..room.ledger import can_pay, gain, give_gifts, pay, pay_price, priced, spend_doom_tokens
from ..state import Room
from .events import UpgradeBought, UpgradeLost, UpgradeStolen
from .options import SELL_SOUL, BuyUpgrade, SellSoul

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
    steps -= sum(card.figure("steps-less") for card in s.cards_at(seat, "purchase"))
    return max(0, steps) * s.numbers[f"price-{resource}"]


def hand_is_full(s: Room, seat: int) -> bool:
    """Nobody holds a ninth card (col.10.6), but for the insane (col.upgrade.insanity)."""
    full = len(s.upgrades[seat]) >= s.numbers["hand-limit"]
    return full and not s.card_with(seat, "no-hand-limit")


def in_stock(s: Room, councils: Iterable[str]) -> list[str]:
    """The upgrade cards of some councils that are left (col.10.7)."""
    wanted = tuple(councils)
    return [u for u, left in s.stock.items() if left and s.box.upgrades[u].council in wanted]


def sold_to(s: Room, seat: int, council: int) -> list[str]:
    """What a player can buy in a council: its own cards (col.10.1).

    With the Library of Atlantis, any (col.wonder.library-of-atlantis).
    """
    return in_stock(s, COUNCILS if s.card_with(seat, "buys-anywhere") else (COUNCILS[council],))


def buyable(s: Room, seat: int, cards: list[str], resource: str, less: int = 0) -> list[Option]:
    """Those of the cards that a player can pay for now."""
    if hand_is_full(s, seat):
        return []
    held = s.has(seat, RESOURCES.index(resource))
    more = {card: s.box.upgrades[card].steps for card in cards}
    costs = {steps: price(s, seat, resource, less - steps) for steps in set(more.values())}
    return [
        BuyUpgrade(card, costs[steps], resource)
        for card, steps in more.items()
        if costs[steps] <= held
    ]


def buy(s: Room, seat: int, bought: BuyUpgrade) -> None:
    """A player pays for a card. DOOM tokens used for research add their DOOM (col.10.4)."""
    resource = RESOURCES.index(bought.resource)
    if resource == DOOM_TOKENS:
        spend_doom_tokens(s, seat, bought.price, "upgrade")
    else:
        pay(s, seat, resource, bought.price, "upgrade")
    s.used[seat] += [card.name for card in s.cards_at(seat, "purchase")]
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


def at_work(s: Room, seat: int, card: Card) -> bool:
    """Whether a card still works this turn, if it does so once a turn; then it is used."""
    if card.once_a_turn and card.name in s.used[seat]:
        return False
    if card.once_a_turn:
        s.used[seat].append(card.name)
    return True


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's upgrade cards yield in the Trophy Phase (col.6.53).

    col.upgrade.royal-treasury, col.upgrade.counting-house, col.upgrade.insanity
    """
    for card in s.cards_at(seat, "trophy"):
        if card.name in s.box.upgrades:
            give_gifts(s, seat, card.value, card.name)
            gain(s, seat, TALENTS, interest(s, seat, card), card.name)
    yield from ()


def interest(s: Room, seat: int, card: Card) -> int:
    """What a card pays on the talents held, up to a most."""
    per = card.figure("per")
    return min(card.figure("most"), s.has(seat, TALENTS) // per) if per else 0


def free_time(s: Room, seat: int) -> list[Option]:
    """What a player's upgrade cards allow in free time."""
    return [SELL_SOUL] if market_of(s, seat) else []


def market_of(s: Room, seat: int) -> Card | None:
    """A card that takes DOOM tokens for talents, if the player has its price."""
    cards = s.cards_with(seat, "sells-tokens")
    return next((card for card in cards if can_pay(s, seat, priced(s, card.price))), None)


def use_in_free_time(s: Room, seat: int, answer: Option) -> None:
    """The Soul Market takes a DOOM token for talents (col.upgrade.soul-market)."""
    market = market_of(s, seat)
    if isinstance(answer, SellSoul) and market:
        s.used[seat].append(market.name)
        pay_price(s, seat, priced(s, market.price), market.name)
        gain(s, seat, TALENTS, market.figure("talents"), market.name)
