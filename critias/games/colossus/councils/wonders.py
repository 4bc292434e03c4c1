"""The Council of Wonders: its actions."""

from critias.engine import Flow, Option

from ..box import NONE
from ..room.ledger import roll_doom
from ..shop import wonders
from ..shop.events import WonderCollapsed
from ..state import Room
from .chosen import Chosen, ComesToNothing, Effect, rewards
from .events import DoomDieRolled, WonderNamed
from .options import ENOUGH, NameWonder
from .records import Summons
from .weapons import can_test, test_a_weapon

# Raising wonders


def raise_a_wonder(c: Chosen) -> Flow[None]:
    """A wonder is paid for and placed in a city of the House (col.action.raise-a-wonder)."""
    yield from build(c, half=False)


def dark_masonry(c: Chosen) -> Flow[None]:
    """The same for half the talents, and DOOM tokens (col.action.dark-masonry)."""
    built = yield from build(c, half=True)
    if built:
        c.receive("doom-tokens")


def build(c: Chosen, half: bool) -> Flow[bool]:
    """Say where it shall stand, then which it is, and pay."""
    s, discount = c.s, c.figure("discount")

    def within_reach() -> list[Option]:
        return [ENOUGH, *map(NameWonder, wonders.affordable(s, c.seat, discount, half))]

    owner = yield from c.name_player(lambda: house_cities(s, c.house))
    answer = yield from c.ask("wonder", within_reach)
    if isinstance(answer, NameWonder):
        still_stands(s, owner)
        c.tell_named(WonderNamed, answer.wonder)
        less = discount + wonders.masonry(s, c.seat)
        talents = wonders.cost_in_talents(s, answer.wonder, less, half)
        wonders.pay_for(s, c.seat, answer.wonder, talents, c.action)
        s.used[c.seat] += [card.name for card in s.cards_at(c.seat, "raising")]
        wonders.raise_wonder(s, answer.wonder, owner)
    return isinstance(answer, NameWonder)


def still_stands(s: Room, owner: int) -> None:
    """The city may have been destroyed by another council."""
    if not s.has_city[owner]:
        raise ComesToNothing


def house_cities(s: Room, house: int) -> list[int]:
    """The members of a House who have a city."""
    return [] if house == NONE else [seat for seat in s.members(house) if s.has_city[seat]]


def can_build(c: Chosen) -> bool:
    """The House has a city and the means."""
    half = c.kind == "dark-masonry"
    reach = wonders.affordable(c.s, c.seat, c.figure("discount"), half)
    return bool(house_cities(c.s, c.house)) and bool(reach)


def prototype(c: Chosen) -> Flow[None]:
    """A wonder for nothing, if it does not collapse (col.action.prototype)."""
    s = c.s
    owner = yield from c.name_player(lambda: house_cities(s, c.house))
    wonder = yield from c.name_wonder(lambda: wonders.unbuilt(s))
    still_stands(s, owner)
    die = roll_doom(s, c.seat, c.action)
    s.tell(DoomDieRolled, c.seat, c.action, die)
    if die > c.figure("fails-to"):
        wonders.raise_wonder(s, wonder, owner)
    else:
        s.tell(WonderCollapsed, wonder, owner)
        c.dishonour()
        c.receive("doom-tokens")


def can_try(c: Chosen) -> bool:
    """There is something to build and a place for it."""
    return bool(house_cities(c.s, c.house)) and bool(wonders.unbuilt(c.s))


# Walls


def cities(s: Room) -> list[int]:
    """All players who have a city."""
    return [seat for seat in range(s.seats) if s.has_city[seat]]


def fortify(c: Chosen) -> Flow[None]:
    """One city is stronger in the next Map Phase (col.action.fortify)."""
    s = c.s
    player = yield from c.name_player(lambda: cities(s))
    c.decree("fortify", player, c.figure("defence"))


def sea_walls(c: Chosen) -> Flow[None]:
    """All cities of one map are stronger against raids (col.action.sea-walls)."""
    s = c.s
    table = yield from c.name_table(lambda: range(s.maps))
    c.decree("sea-walls", table, c.figure("defence"))


# Wonders that stand


def destinations(s: Room, wonder: str) -> list[int]:
    """The cities to which a wonder could move."""
    return [seat for seat in cities(s) if s.wonders.get(wonder) != seat]


def relocate(c: Chosen) -> Flow[None]:
    """A wonder moves if both owners agree, who are asked later (col.action.relocate)."""
    s = c.s
    wonder = yield from c.name_wonder(lambda: list(s.wonders))
    to = yield from c.name_player(lambda: destinations(s, wonder))
    owner = s.wonders.get(wonder, NONE)
    for party in (owner, to):
        if party not in (c.seat, NONE):
            reward = c.figure("talents")
            matter = Summons("relocation", party, c.seat, c.action, reward, wonder, to)
            s.summons.append(matter)


def can_relocate(c: Chosen) -> bool:
    """A wonder stands, and there is another city."""
    return bool(c.s.wonders) and len(cities(c.s)) > 1


def wonders_of_house(c: Chosen) -> list[str]:
    """The wonders in cities of the player's House."""
    return [one for one, owner in c.s.wonders.items() if owner in house_cities(c.s, c.house)]


def overload(c: Chosen) -> Flow[None]:
    """A wonder of the House is destroyed: Kudos and corruption (col.action.overload)."""
    wonder = yield from c.name_wonder(lambda: wonders_of_house(c))
    wonders.destroy(c.s, wonder, c.action)
    c.receive("kudos")
    c.corruption()


def claim_a_berth(c: Chosen) -> Flow[None]:
    """A free seat in the Ark goes to anyone (col.action.claim-a-berth)."""
    s = c.s
    player = yield from c.name_player(lambda: wonders.berthless(s))
    wonders.give_berth(s, player)


def a_berth_is_free(c: Chosen) -> bool:
    """The Ark stands and is not full."""
    return bool(wonders.berthless(c.s))


ACTIONS = {
    "raise-a-wonder": Effect(raise_a_wonder, can_build),
    "dark-masonry": Effect(dark_masonry, can_build),
    "quarry": rewards("orichalcum"),  # col.action.quarry
    "vril-forge": rewards("vril", "talents"),  # col.action.vril-forge
    "fortify": Effect(fortify, lambda c: bool(cities(c.s))),
    "clockwork": rewards("cogs"),  # col.action.clockwork
    "dedicate-a-statue": rewards("kudos"),  # col.action.dedicate-a-statue
    "sea-walls": Effect(sea_walls),
    "megaweapon-test": Effect(test_a_weapon, can_test),
    "relocate": Effect(relocate, can_relocate),
    "prototype": Effect(prototype, can_try),
    "overload": Effect(overload, lambda c: bool(wonders_of_house(c))),
    "claim-a-berth": Effect(claim_a_berth, a_berth_is_free),
}
