"""Trade between players: an offer with two sides, which the other accepts or not (col.14.1).

Talents, cogs, DOOM tokens and cards change hands at any time; what could be used twice in a turn
that way (upgrades, wonders, Atlantis counters) only between Map Phases (col.14.3).
"""

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from critias.engine import CommandRefused, Record, Rng, Then

from ..box import (
    ARETE,
    COGS,
    DOOM_TOKENS,
    HOPLITE,
    KUDOS,
    ORICHALCUM,
    TALENTS,
    TRIREME,
    UNITS,
    VRIL,
)
from ..maps.events import TroopsRaised
from ..room.ledger import add_card, gain
from ..room.roster import at_the_maps
from ..shop import wonders
from ..size import SeatNumber
from ..state import Room
from .events import CardHandedOver, OfferMade, OfferWithdrawn, Traded, UpgradeHandedOver
from .records import Bargain, Goods

CAUSE = "trade"
MOST_OFFERS = 20
COUNTED = ((TALENTS, "talents"), (COGS, "cogs"), (DOOM_TOKENS, "doom_tokens"))
SMUGGLED = ((ORICHALCUM, "orichalcum"), (VRIL, "vril"))
DECKS = ((KUDOS, "kudos"), (ARETE, "arete"))
TROOPS = ((HOPLITE, "hoplites"), (TRIREME, "triremes"))

Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Offer(Record, frozen=True):
    """Offer a trade to another player."""

    to: SeatNumber
    give: Goods = Goods()
    want: Goods = Goods()


class AcceptOffer(Record, frozen=True):
    """Take the offer with that number."""

    number: Number


class WithdrawOffer(Record, frozen=True):
    """Take back an offer, or decline one."""

    number: Number


def offer(s: Room, seat: int | None, command: Offer) -> Then:
    """An offer stands until it is accepted, declined or withdrawn."""
    if seat is None:
        raise CommandRefused("Control does not trade; rulings give and take")
    if command.to >= s.seats or command.to == seat:
        raise CommandRefused("a trade is with another player")
    if command.give == command.want == Goods():
        raise CommandRefused("an offer names something to give or to get")
    if sum(one.seat == seat for one in s.offers) >= MOST_OFFERS:
        raise CommandRefused(f"you have {MOST_OFFERS} offers open; withdraw one first")
    refuse_if(embargoed(s, seat, command.to))
    refuse_if(cannot_hand_over(s, seat, command.to, command.give))
    s.offers_made += 1
    s.offers.append(Bargain(s.offers_made, seat, command.to, command.give, command.want))
    s.tell(OfferMade, (seat, command.to), s.offers_made, seat, command.to)
    return Then.ASK_AGAIN


def accept(s: Room, seat: int | None, command: AcceptOffer) -> Then:
    """Both sides hand over what the offer says, or nobody anything."""
    bargain = find(s, command.number)
    if bargain is None or bargain.to != seat:
        raise CommandRefused(f"no offer {command.number} is open to you")
    giver = bargain.seat
    refuse_if(embargoed(s, giver, seat))
    refuse_if(cannot_hand_over(s, seat, giver, bargain.want))
    if cannot_hand_over(s, giver, seat, bargain.give):
        raise CommandRefused("the other side cannot keep that offer any more")
    refuse_if(no_room(s, seat, bargain.want, bargain.give))
    refuse_if(no_room(s, giver, bargain.give, bargain.want))
    s.offers.remove(bargain)
    s.tell(Traded, (giver, seat), bargain.number, giver, seat)
    hand_over(s, giver, seat, bargain.give)
    hand_over(s, seat, giver, bargain.want)
    return Then.ASK_AGAIN


def withdraw(s: Room, seat: int | None, command: WithdrawOffer) -> Then:
    """The one who made the offer withdraws it, the other declines it."""
    bargain = find(s, command.number)
    if bargain is None or seat not in (bargain.seat, bargain.to):
        raise CommandRefused(f"you have no part in an offer {command.number}")
    s.offers.remove(bargain)
    s.tell(OfferWithdrawn, (bargain.seat, bargain.to), bargain.number)
    return Then.ASK_AGAIN


def find(s: Room, number: int) -> Bargain | None:
    """An open offer by its number."""
    return next((one for one in s.offers if one.number == number), None)


# What may be traded


def refuse_if(reason: str | None) -> None:
    """Refuse the command with its reason, if there is one."""
    if reason is not None:
        raise CommandRefused(reason)


def embargoed(s: Room, *seats: int) -> str | None:
    """Why they may not trade: the House of one is under an embargo (col.action.embargo)."""
    for seat in seats:
        if not s.is_hero(seat) and any(s.edicts_of("embargo", s.house[seat])):
            house = s.box.roster.houses[s.house[seat]]
            return f"the House of {house} may not trade until the next Council Phase"
    return None


def cannot_hand_over(s: Room, seat: int, to: int, goods: Goods) -> str | None:
    """Why a player cannot give these things to another now, or None."""
    return (
        too_little(s, seat, goods)
        or forbidden(s, goods)
        or contraband(s, seat, to, goods)
        or not_now(s, goods)
        or wrong_upgrades(s, seat, goods)
        or wrong_wonders(s, seat, to, goods)
        or wrong_cards(s, seat, goods)
    )


def wrong_cards(s: Room, seat: int, goods: Goods) -> str | None:
    """Cards of Control's own that the player does not hold, or that are not for trade."""
    for number in goods.cards_of_control:
        held = 0 < number <= len(s.cards_made) and goods.cards_of_control.count(number) == 1
        card = s.cards_made[number - 1] if held else None
        if card is None or card.seat != seat or card.status == "gone":
            return f"you do not hold a card {number} of Control"
        if not card.tradeable or card.status == "used":
            return f"the card {card.title!r} cannot be traded"
    return None


def too_little(s: Room, seat: int, goods: Goods) -> str | None:
    """What the player does not have, or has put on the strategy sheet (col.6.15)."""
    spent = sum(order.talents for order in s.handed_in[seat].orders)
    if goods.talents and spent and s.has(seat, TALENTS) - goods.talents < spent:
        return f"your strategy sheet spends {spent} of your talents"
    for resource, field in (*COUNTED, *SMUGGLED):
        if getattr(goods, field) > s.has(seat, resource):
            return f"you do not have {getattr(goods, field)} {field.replace('_', ' ')}"
    for deck, field in DECKS:
        held = dict(zip(s.values(deck), s.cards(seat, deck), strict=True))
        for value, count in Counter(getattr(goods, field)).items():
            if count > held.get(value, 0):
                return f"you do not hold {count} {field} cards of {value}"
    for unit, field in TROOPS:
        if getattr(goods, field) > s.state_troops[seat][unit]:
            return f"you do not have {getattr(goods, field)} Atlantis {field}"
    return None


def forbidden(s: Room, goods: Goods) -> str | None:
    """What the law forbids to trade.

    col.switch.trade-of-tokens, col.switch.trade-of-upgrades, col.switch.trade-of-wonders,
    col.switch.trade-of-cards
    """
    for switch, things, offered in (
        ("trade-of-tokens", "orichalcum and vril", goods.orichalcum or goods.vril),
        ("trade-of-upgrades", "upgrades", goods.upgrades),
        ("trade-of-wonders", "wonders", goods.wonders),
        ("trade-of-cards", "Kudos and Arete cards", goods.kudos or goods.arete),
    ):
        if offered and s.switches[switch] == "forbidden":
            return f"the law forbids to trade {things}"
    return None


def contraband(s: Room, seat: int, to: int, goods: Goods) -> str | None:
    """Orichalcum and vril are traded by smugglers only (col.14.2, col.upgrade.smugglers).

    The law can allow it to all (col.switch.trade-of-tokens).
    """
    if s.switches["trade-of-tokens"] == "allowed":
        return None
    if (goods.orichalcum or goods.vril) and not (
        s.card_with(seat, "smuggles") or s.card_with(to, "smuggles")
    ):
        return "orichalcum and vril change hands only where one side has Smugglers"
    return None


def not_now(s: Room, goods: Goods) -> str | None:
    """What two players could use in one turn changes hands between Map Phases (col.14.3)."""
    if at_the_maps(s) and (goods.upgrades or goods.wonders or goods.hoplites or goods.triremes):
        return "upgrades, wonders and Atlantis counters change hands between Map Phases"
    if at_the_maps(s) and (goods.orichalcum or goods.vril):
        return "orichalcum and vril, which the sheets allocate, change hands between Map Phases"
    return None


def wrong_upgrades(s: Room, seat: int, goods: Goods) -> str | None:
    """Cards that the player does not hold, or has used this turn (col.14.3)."""
    for card, count in Counter(goods.upgrades).items():
        held = s.upgrades[seat].count(card)
        if count > held:
            return f"you do not hold {count} of the upgrade {card!r}"
        if card in s.used[seat] and count > held - 1:
            return f"you have used {card!r} this turn; it can be traded in the next"
    return None


def wrong_wonders(s: Room, seat: int, to: int, goods: Goods) -> str | None:
    """Wonders that do not stand in the player's city, or have nowhere to go."""
    for wonder in goods.wonders:
        if not s.owns(seat, wonder) or goods.wonders.count(wonder) > 1:
            return f"the wonder {wonder!r} does not stand in your city"
        if wonder in s.used[seat]:
            return f"you have used {wonder!r} this turn; it can be traded in the next"
        if not s.has_city[to]:
            return "a wonder needs a city to stand in"
    return None


def no_room(s: Room, seat: int, gone: Goods, got: Goods) -> str | None:
    """Why the upgrades would not fit into a player's hand after the trade (col.10.6)."""
    hand = Counter(s.upgrades[seat])
    hand.subtract(gone.upgrades)
    hand.update(got.upgrades)
    size = hand.total()
    unlimited = any(hand[card.name] > 0 for card in s.box.cards_with["no-hand-limit"])
    if size <= max(s.numbers["hand-limit"], 0) or unlimited:
        return None
    if size < len(s.upgrades[seat]):
        return None
    return f"nobody holds more than {s.numbers['hand-limit']} upgrades without Insanity"


# Handing over


def hand_over(s: Room, seat: int, to: int, goods: Goods) -> None:
    """Everything leaves one side and comes to the other."""
    for resource, field in (*COUNTED, *SMUGGLED):
        amount = getattr(goods, field)
        gain(s, seat, resource, -amount, CAUSE)
        gain(s, to, resource, amount, CAUSE)
        if amount and (resource, field) in SMUGGLED and s.switches["trade-of-tokens"] != "allowed":
            for smuggler in (seat, to):
                s.used[smuggler] += [one.name for one in s.cards_with(smuggler, "smuggles")]
    for deck, field in DECKS:
        for value, count in sorted(Counter(getattr(goods, field)).items()):
            add_card(s, seat, deck, value, CAUSE, -count)
            add_card(s, to, deck, value, CAUSE, count)
    for unit, field in TROOPS:
        count = getattr(goods, field)
        if count:
            for side, change in ((seat, -count), (to, count)):
                s.state_troops[side][unit] += change
                s.tell(TroopsRaised, side, UNITS[unit], change)
    for card in goods.upgrades:
        s.upgrades[seat].remove(card)
        s.upgrades[to].append(card)
        s.tell(UpgradeHandedOver, seat, to, card)
    for wonder in goods.wonders:
        wonders.move(s, wonder, to, CAUSE)
    for number in goods.cards_of_control:
        free = msgspec.structs.replace(s.cards_made[number - 1], seat=to)
        s.cards_made[number - 1] = free
        s.tell(CardHandedOver, None if free.open else (seat, to), seat, to, free.title)


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {
    Offer: offer,
    AcceptOffer: accept,
    WithdrawOffer: withdraw,
}


# For the fuzzer


def sample(s: Room, rng: Rng) -> tuple[int, Record]:
    """A random offer, or a random answer to one; it may be refused."""
    if s.offers and rng.below(2):
        bargain = rng.choice(s.offers)
        if rng.below(3):
            return bargain.to, AcceptOffer(bargain.number)
        return rng.choice((bargain.seat, bargain.to)), WithdrawOffer(bargain.number)
    seat, to = rng.below(s.seats), rng.below(s.seats)
    return seat, Offer(to, any_goods(s, seat, rng), any_goods(s, to, rng))


def any_goods(s: Room, seat: int, rng: Rng) -> Goods:
    """A few of the things that a player has."""
    kudos = [v for v, n in zip(s.values(KUDOS), s.cards(seat, KUDOS), strict=True) if n]
    standing = [wonder for wonder, owner in s.wonders.items() if owner == seat]
    cards = [one for one in s.cards_made if one.seat == seat and one.tradeable]
    free = [one.number for one in cards if one.status == "held"]
    return Goods(
        cards_of_control=tuple(free[: rng.below(2)]),
        talents=rng.below(s.has(seat, TALENTS) + 1),
        doom_tokens=rng.below(s.has(seat, DOOM_TOKENS) + 1),
        kudos=tuple(kudos[: rng.below(2)]),
        hoplites=rng.below(s.state_troops[seat][HOPLITE] + 1),
        upgrades=tuple(s.upgrades[seat][: rng.below(2)]),
        wonders=tuple(standing[: rng.below(2)]),
    )
