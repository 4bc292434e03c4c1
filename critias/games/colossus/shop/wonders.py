"""The great wonders: how they are raised, and what they do outside conflicts (col.12.3)."""

from critias.engine import Choose, Flow, Mismatch, Option, ask

from ..box import DOOM_TOKENS, KUDOS, NONE, ORICHALCUM, TALENTS, TOKENS, UNITS, VRIL, Components
from ..room.ledger import change_offset, cut_house_doom, draw, draw_talents, gain
from ..room.records import Edict
from ..state import Room
from . import pledges
from .events import BerthGiven, PillarsClosed, UnitSacrificed, WonderFell, WonderMoved, WonderRaised
from .options import CLOSE_THE_PILLARS, NO_SACRIFICE, CloseThePillars, GiveBerth, Sacrifice

KNOWN = (
    "ark",
    "pillars-of-herakles",
    "fountain-of-kronos",
    "altar-of-sacrifice",
    "colossus-of-helios",
    "great-lighthouse",
    "hanging-gardens",
    "great-pyramid",
    "labyrinth",
    "orichalcum-foundry",
    "vril-reactor",
    "library-of-atlantis",
    "statue-of-athena",
    "moon-gate",
)


def check(components: Components) -> None:
    """Raise Mismatch if the file names a wonder that no rule is behind, or lacks one."""
    for wonder in components.wonders:
        if wonder not in KNOWN:
            raise Mismatch(f"wonders.{wonder}", "the rules know no such wonder")
    for wonder in KNOWN:
        if wonder not in components.wonders:
            raise Mismatch("wonders", f"the wonder {wonder!r} is missing")


# Raising, moving, falling


def unbuilt(s: Room) -> list[str]:
    """The wonders that nobody has built yet; there is one of each (col.12.1)."""
    return [one for one in s.box.wonders if one not in s.wonders and one not in s.fallen_wonders]


def cost_in_talents(s: Room, seat: int, wonder: str, discount: int, half: bool = False) -> int:
    """What a wonder costs in talents; less with Master Masons (col.upgrade.master-masons)."""
    cost = s.box.wonders[wonder].talents
    if half:
        cost = (cost + 1) // 2
    if s.holds(seat, "master-masons"):
        discount += s.card_value("master-masons", "discount")
    return max(0, cost - discount)


def affordable(s: Room, seat: int, discount: int, half: bool = False) -> list[str]:
    """The wonders that a player can pay for with the help of the House."""
    talents, orichalcum, vril = (
        pledges.together(s, seat, resource) for resource in (TALENTS, ORICHALCUM, VRIL)
    )
    return [
        wonder
        for wonder in unbuilt(s)
        if cost_in_talents(s, seat, wonder, discount, half) <= talents
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
    if wonder == "fountain-of-kronos":
        cut = min(s.wonder_value(wonder, "doom-cut"), max(0, s.doom_of_atlantis()))
        change_offset(s, -cut, wonder)


def move(s: Room, wonder: str, seat: int, cause: str) -> None:
    """A wonder is set up in another city (col.12.4)."""
    s.wonders[wonder] = seat
    s.tell(WonderMoved, wonder, seat, cause)


def destroy(s: Room, wonder: str, cause: str) -> None:
    """A wonder is gone for good (col.12.5); with the Ark go its berths (col.wonder.ark)."""
    del s.wonders[wonder]
    s.fallen_wonders.append(wonder)
    s.tell(WonderFell, wonder, cause)
    if wonder == "ark":
        s.berths = []


# Each turn


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's wonders yield in the Trophy Phase: Kudos (col.12.2), and by their effect.

    The figures give it to col.wonder.hanging-gardens, col.wonder.great-pyramid,
    col.wonder.orichalcum-foundry and col.wonder.vril-reactor.
    """
    for wonder in [one for one, owner in s.wonders.items() if owner == seat]:
        kudos = max(s.numbers["wonder-kudos"], s.wonder_value(wonder, "kudos"))
        draw(s, seat, KUDOS, kudos, wonder)
        draw_talents(s, seat, s.wonder_value(wonder, "talent-cards"), wonder)
        gain(s, seat, ORICHALCUM, s.wonder_value(wonder, "orichalcum"), wonder)
        gain(s, seat, VRIL, s.wonder_value(wonder, "vril"), wonder)
        gain(s, seat, DOOM_TOKENS, s.wonder_value(wonder, "doom-tokens"), wonder)
    if s.owns(seat, "altar-of-sacrifice"):
        yield from altar(s, seat)


def altar(s: Room, seat: int) -> Flow[None]:
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
        worth = s.wonder_value("altar-of-sacrifice", "doom-cut")
        cut = cut_house_doom(s, s.house[seat], worth, "altar-of-sacrifice")
        change_offset(s, cut, "altar-of-sacrifice")


def victims(s: Room, seat: int) -> list[Option]:
    """What could be laid on the Altar."""
    return [Sacrifice(UNITS[unit]) for unit in TOKENS if s.units[seat][unit]]


# Free time


def free_time(s: Room, seat: int) -> list[Option]:
    """What the Pillars (col.wonder.pillars-of-herakles) and the Ark (col.wonder.ark) allow."""
    options: list[Option] = []
    if s.owns(seat, "pillars-of-herakles") and not s.pillars_closed:
        options.append(CLOSE_THE_PILLARS)
    if s.owns(seat, "ark"):
        options += [GiveBerth(one) for one in berthless(s)]
    return options


def berthless(s: Room) -> list[int]:
    """Who could still be given a seat in the Ark: nobody once all are taken."""
    if len(s.berths) >= s.wonder_value("ark", "seats"):
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
