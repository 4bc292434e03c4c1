"""The ledgers: the only place where resources change, each time with a cause (col.start.books).

What a player carries unseen (talents, cogs, DOOM tokens, kudos and arete cards) is booked in the
purse; what lies open (orichalcum, vril, stars, DOOM) in the ledger of the room, where the Houses
and Atlantis as a whole have accounts of their own after the players' (col.7.6, col.13.4).
"""

from collections.abc import Mapping, Sequence
from functools import cache

from critias.engine import Rng

from ..box import ARETE, COGS, DOOM, DOOM_TOKENS, KUDOS, ORICHALCUM, RESOURCES, TALENTS, VRIL, Deck
from ..cards import GIFTS
from ..state import Room
from .events import AtlantisDoomChanged, Gained, HouseDoomChanged, Received
from .records import Booking

TALENTS_FOR_A_COG = 5
"""What a cog is worth in a game without them (col.start.cogs)."""


def gain(s: Room, seat: int, resource: int, amount: int, cause: str) -> None:
    """A player gains (or with a negative amount, loses) talents, cogs or tokens."""
    if amount == 0:
        return
    if resource == COGS and not s.cogs:
        resource, amount = TALENTS, amount * TALENTS_FOR_A_COG
    if resource >= ORICHALCUM:
        s.tokens[seat][resource - ORICHALCUM] += amount
        s.ledger[seat].present.append(Booking(s.turn, resource, amount, cause))
        s.tell(Gained, seat, RESOURCES[resource], amount, cause)
    else:
        purse = s.purse(seat)
        purse.goods[resource] += amount
        purse.ledger.present.append(Booking(s.turn, resource, amount, cause))
        s.tell(Received, seat, RESOURCES[resource], amount, cause)


def pay(s: Room, seat: int, resource: int, amount: int, cause: str) -> None:
    """A player gives up what must be there."""
    assert s.has(seat, resource) >= amount, f"seat {seat} cannot pay {amount}"
    gain(s, seat, resource, -amount, cause)


def add_doom(s: Room, seat: int, amount: int, cause: str) -> None:
    """DOOM is added to a player's score (col.13.5).

    The Pillars of Herakles may hold it off (col.wonder.pillars-of-herakles).
    """
    if not any(s.edicts_of("no-doom")):
        gain(s, seat, DOOM, amount, cause)


def spend_doom_tokens(s: Room, seat: int, count: int, cause: str) -> None:
    """DOOM tokens are used up (col.13.11, col.13.12), and their DOOM is scored (col.13.5)."""
    if count:
        pay(s, seat, DOOM_TOKENS, count, cause)
        add_doom(s, seat, count * s.box.doom.per_token, cause)


def priced(s: Room, price: Mapping[str, int]) -> dict[int, int]:
    """A price by resource: without cogs, talents for them."""
    costs = {RESOURCES.index(name): amount for name, amount in price.items()}
    if COGS in costs and not s.cogs:
        costs[TALENTS] = costs.get(TALENTS, 0) + costs.pop(COGS) * TALENTS_FOR_A_COG
    return costs


def can_pay(s: Room, seat: int, costs: Mapping[int, int]) -> bool:
    """Whether a player has all of a price."""
    return all(s.has(seat, resource) >= amount for resource, amount in costs.items())


def pay_price(s: Room, seat: int, costs: Mapping[int, int], cause: str) -> None:
    """A price is used up; the DOOM of tokens is scored."""
    for resource, amount in costs.items():
        if resource == DOOM_TOKENS:
            spend_doom_tokens(s, seat, amount, cause)
        else:
            pay(s, seat, resource, amount, cause)


def roll_doom(s: Room, seat: int, cause: str) -> int:
    """A player rolls a DOOM die, which is scored too (col.13.5)."""
    add_doom(s, seat, s.box.doom.per_die, cause)
    return s.rng.roll(s.box.dice.doom)


def cut_house_doom(s: Room, house: int, amount: int, cause: str) -> int:
    """A House's DOOM falls, never below zero; returns by how much it fell (col.13.9)."""
    cut = min(amount, max(0, s.doom_of_house(house)))
    change_house_doom(s, house, -cut, cause)
    return cut


def cut_doom(s: Room, seat: int, amount: int, cause: str) -> None:
    """The DOOM of a player's House falls; a Wandering Hero has only the own."""
    if s.is_hero(seat):
        gain(s, seat, DOOM, -min(amount, s.has(seat, DOOM)), cause)
    else:
        cut_house_doom(s, s.house[seat], amount, cause)


def change_house_doom(s: Room, house: int, amount: int, cause: str) -> None:
    """The DOOM of a House changes, and with it that of Atlantis (col.13.7)."""
    if amount:
        s.house_doom[house] += amount
        s.ledger[s.seats + house].present.append(Booking(s.turn, DOOM, amount, cause))
        s.tell(HouseDoomChanged, s.box.roster.houses[house], amount, cause)


def change_offset(s: Room, amount: int, cause: str) -> None:
    """The DOOM of Atlantis changes, and no House's."""
    if amount:
        s.offset += amount
        s.ledger[-1].present.append(Booking(s.turn, DOOM, amount, cause))
        s.tell(AtlantisDoomChanged, amount, cause)


# Cards


@cache
def weight_of(deck: Deck) -> int:
    """The weight of all cards of a deck."""
    return sum(weight for _, weight in deck)


def draw_value(rng: Rng, deck: Deck) -> int:
    """The value of a card drawn from a deck, which is put back."""
    drawn = rng.below(weight_of(deck))
    for value, weight in deck:
        drawn -= weight
        if drawn < 0:
            return value
    raise AssertionError("a deck has weights")


def draw(s: Room, seat: int, resource: int, count: int, cause: str) -> None:
    """A player draws kudos or arete cards."""
    for _ in range(count):
        deck = s.box.decks.kudos if resource == KUDOS else s.box.decks.arete
        add_card(s, seat, resource, draw_value(s.rng, deck), cause)


def draw_talents(s: Room, seat: int, count: int, cause: str) -> None:
    """A player draws Talent cards, which are worth what they show."""
    total = sum(draw_value(s.rng, s.box.decks.talents) for _ in range(count))
    gain(s, seat, TALENTS, total, cause)


def add_card(s: Room, seat: int, resource: int, value: int, cause: str, count: int = 1) -> None:
    """A player gets (or with a negative count, gives up) cards of one value."""
    purse = s.purse(seat)
    held = purse.cards[resource - KUDOS]
    held[s.values(resource).index(value)] += count
    purse.ledger.present.append(Booking(s.turn, resource, value * count, cause))
    s.tell(Received, seat, RESOURCES[resource], value * count, cause)


def lose_cards(s: Room, seat: int, resource: int, count: int, cause: str) -> None:
    """A player loses cards, the least first, as many as there are."""
    for value, held in zip(s.values(resource), list(s.cards(seat, resource)), strict=True):
        lost = min(held, count)
        if lost:
            add_card(s, seat, resource, value, cause, -lost)
            count -= lost


def discard_worth(s: Room, seat: int, resource: int, worth: int, cause: str) -> None:
    """A player discards cards of at least this worth, with as little excess as can be."""
    for value, count in cards_worth(s.values(resource), s.cards(seat, resource), worth):
        add_card(s, seat, resource, value, cause, -count)


def cards_worth(values: Sequence[int], held: Sequence[int], worth: int) -> list[tuple[int, int]]:
    """Which cards make up a worth with the least excess: (value, count) pairs."""
    best: dict[int, list[int]] = {0: [0] * len(values)}
    for index, (value, count) in enumerate(zip(values, held, strict=True)):
        for _ in range(count):
            for total, taken in sorted(best.items(), reverse=True):
                reached = total + value
                if total < worth and reached not in best:
                    more = taken[:]
                    more[index] += 1
                    best[reached] = more
    reached = min(total for total in best if total >= worth)
    return [(value, n) for value, n in zip(values, best[reached], strict=True) if n]


def give(s: Room, seat: int, rewards: dict[str, int], cause: str) -> None:
    """A player receives rewards by name: cards are drawn, tokens and talents counted out."""
    for name, amount in rewards.items():
        resource = RESOURCES.index(name)
        if resource in (KUDOS, ARETE):
            draw(s, seat, resource, amount, cause)
        else:
            gain(s, seat, resource, amount, cause)


def give_gifts(s: Room, seat: int, gifts: Mapping[str, int], cause: str) -> None:
    """A player receives what a card gives, in the order of GIFTS."""
    draw_talents(s, seat, gifts.get("talent-cards", 0), cause)
    give(s, seat, {n: gifts[n] for n in GIFTS if n in RESOURCES and gifts.get(n)}, cause)
    cut_doom(s, seat, gifts.get("doom-cut", 0), cause)


def hand_out(s: Room, seat: int, rewards: list[int], cause: str) -> None:
    """A player collects what lay in a region, or would have, in the order of REWARDS."""
    talents, kudos, arete, orichalcum, vril = rewards
    draw_talents(s, seat, talents, cause)
    draw(s, seat, KUDOS, kudos, cause)
    draw(s, seat, ARETE, arete, cause)
    gain(s, seat, ORICHALCUM, orichalcum, cause)
    gain(s, seat, VRIL, vril, cause)
