"""The great wonders: how they are raised, and what they do outside conflicts (col.12.3)."""

from critias.engine import Choose, Flow, Option, ask

from ..box import KUDOS, NONE, ORICHALCUM, TALENTS, TOKENS, UNITS, VRIL
from ..cards import Card
from ..room.ledger import change_offset, cut_house_doom, draw, gain, give_gifts
from ..room.records import Edict
from ..state import Room
from . import pledges
from .events import BerthGiven, PillarsClosed, UnitSacrificed, WonderFell, WonderMoved, WonderRaised
from .options import CLOSE_THE_PILLARS, NO_SACRIFICE, CloseThePillars, GiveBerth, Sacrifice
from .upgrades import interest

# Raising, moving, falling


def unbuilt(s: Room) -> list[str]:
    """The wonders that nobody has built yet; there is one of each (col.12.1)."""
    gone = (*s.wonders, *s.fallen_wonders)
    return [one for one in s.box.wonders_to_build if one not in gone]


def cost_in_talents(s: Room, wonder: str, discount: int, half: bool) -> int:
    """What a wonder costs in talents."""
    cost = s.box.wonders[wonder].talents
    if half:
        cost = (cost + 1) // 2
    return max(0, cost - discount)


def masonry(s: Room, seat: int) -> int:
    """What a player pays less with Master Masons (col.upgrade.master-masons)."""
    return sum(card.figure("discount") for card in s.cards_at(seat, "raising"))


def affordable(s: Room, seat: int, discount: int, half: bool = False) -> list[str]:
    """The wonders that a player can pay for with the help of the House."""
    discount += masonry(s, seat)
    talents, orichalcum, vril = (
        pledges.together(s, seat, resource) for resource in (TALENTS, ORICHALCUM, VRIL)
    )
    return [
        wonder
        for wonder in unbuilt(s)
        if cost_in_talents(s, wonder, discount, half) <= talents
        and s.box.wonders[wonder].orichalcum <= orichalcum
        and s.box.wonders[wonder].vril <= vril
    ]


def pay_for(s: Room, seat: int, wonder: str, talents: int, cause: str) -> None:
    """The cost of a wonder is used up."""
    pledges.pay_together(s, seat, TALENTS, talents, cause)
    pledges.pay_together(s, seat, ORICHALCUM, s.box.wonders[wonder].orichalcum, cause)
    pledges.pay_together(s, seat, VRIL, s.box.wonders[wonder].vril, cause)


def raise_wonder(s: Room, wonder: str, seat: int) -> None:
    """A wonder is built; the Fountain lowers DOOM at once (col.wonder.fountain-of-kronos)."""
    s.wonders[wonder] = seat
    s.tell(WonderRaised, wonder, seat)
    card = s.box.cards[wonder]
    if card.power == "calms-the-sea":
        cut = min(card.figure("doom-cut"), max(0, s.doom_of_atlantis()))
        change_offset(s, -cut, wonder)
    if card.when == "raised":
        give_gifts(s, seat, card.value, wonder)


def move(s: Room, wonder: str, seat: int, cause: str) -> None:
    """A wonder is set up in another city (col.12.4)."""
    s.wonders[wonder] = seat
    s.tell(WonderMoved, wonder, seat, cause)


def destroy(s: Room, wonder: str, cause: str) -> None:
    """A wonder is gone for good (col.12.5)."""
    s.fallen_wonders.append(wonder)
    s.tell(WonderFell, wonder, cause)
    take_down(s, wonder)


def take_down(s: Room, wonder: str) -> None:
    """A wonder stands no more; with the Ark go its berths (col.wonder.ark)."""
    s.wonders.pop(wonder, None)
    if s.box.power_of(wonder) == "berths":
        del s.berths[berths(s) :]


# Each turn


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's wonders yield in the Trophy Phase: Kudos (col.12.2), and by their effect.

    The figures give it to col.wonder.hanging-gardens, col.wonder.great-pyramid,
    col.wonder.orichalcum-foundry and col.wonder.vril-reactor.
    """
    for wonder in [one for one, owner in s.wonders.items() if owner == seat]:
        card = s.box.cards[wonder]
        gifts = dict(card.value) if card.when == "trophy" else {}
        kudos = max(s.numbers["wonder-kudos"], gifts.pop("kudos", 0))
        draw(s, seat, KUDOS, kudos, wonder)
        give_gifts(s, seat, gifts, wonder)
        gain(s, seat, TALENTS, interest(s, seat, card), wonder)
    for card in s.cards_with(seat, "sacrifices"):
        yield from altar(s, seat, card)


def altar(s: Room, seat: int, card: Card) -> Flow[None]:
    """Units die for less DOOM on the own House (col.13.9); that of Atlantis stays as it is."""
    while s.house[seat] != NONE and any(s.units[seat][unit] for unit in TOKENS):
        answer = yield from ask(
            Choose(
                seat,
                lambda: [NO_SACRIFICE, *victims(s, seat)],
                "col.wonder.altar-of-sacrifice",
                default=NO_SACRIFICE,
            )
        )
        if not isinstance(answer, Sacrifice):
            return
        s.units[seat][UNITS.index(answer.unit)] -= 1
        s.tell(UnitSacrificed, seat, answer.unit)
        cut = cut_house_doom(s, s.house[seat], card.figure("doom-cut"), card.name)
        change_offset(s, cut, card.name)


def victims(s: Room, seat: int) -> list[Option]:
    """What could be laid on the Altar."""
    return [Sacrifice(UNITS[unit]) for unit in TOKENS if s.units[seat][unit]]


# Free time


def free_time(s: Room, seat: int) -> list[Option]:
    """What the Pillars (col.wonder.pillars-of-herakles) and the Ark (col.wonder.ark) allow."""
    options: list[Option] = []
    if s.card_with(seat, "holds-off-doom") and not s.pillars_closed:
        options.append(CLOSE_THE_PILLARS)
    if s.card_with(seat, "berths"):
        options += [GiveBerth(one) for one in berthless(s)]
    return options


def berths(s: Room) -> int:
    """How many seats there are in what survives the deluge."""
    return sum(card.figure("seats") for card in s.standing_with("berths"))


def berthless(s: Room) -> list[int]:
    """Who could still be given a seat in the Ark: nobody once all are taken."""
    if len(s.berths) >= berths(s):
        return []
    return [seat for seat in range(s.seats) if seat not in s.berths]


def use_in_free_time(s: Room, seat: int, answer: Option) -> None:
    """Close the Pillars of Herakles, or give away a seat in the Ark."""
    if isinstance(answer, CloseThePillars):
        s.pillars_closed = True
        s.edicts.append(Edict("no-doom", NONE, s.turn + 1, by=seat))
        s.tell(PillarsClosed, seat)
    elif isinstance(answer, GiveBerth):
        give_berth(s, answer.player)


def give_berth(s: Room, seat: int) -> None:
    """A player will survive the deluge (col.wonder.ark)."""
    s.berths.append(seat)
    s.tell(BerthGiven, seat)
