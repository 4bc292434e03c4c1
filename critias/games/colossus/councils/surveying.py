"""The Council of Surveying: its actions."""

from critias.engine import Flow

from ..box import (
    ARETE,
    COGS,
    COUNCILS,
    DOOM_TOKENS,
    HOPLITE,
    KUDOS,
    NONE,
    RESOURCES,
    REWARDS,
    TALENTS,
    TRIREME,
    UNITS,
    VRIL,
)
from ..maps.colonies import has_room, settle
from ..maps.empires import lower_hatred, raise_hatred
from ..maps.regions import add_rewards, haunts, name, tables_with_haunts, wild_places
from ..room.ledger import gain, roll_doom
from ..shop import upgrades, wonders
from ..state import Room
from .chosen import Chosen, ComesToNothing, Effect, an_empire_is_left, rewards
from .events import DoomDieRolled, HoldingsPublished, HoldingsSeen, RegionNamed
from .options import Settlers, StealPlans, Take
from .records import Insight

# The own map


def prospect(c: Chosen) -> Flow[None]:
    """A region of the own map bears more (col.action.prospect)."""
    s = c.s
    place = yield from c.name_region(lambda: wild_places(s, s.table[c.seat]))
    more = {"talents": c.figure("talent-cards"), "orichalcum": c.figure("orichalcum")}
    add_rewards(s, place, [more.get(reward, 0) for reward in REWARDS])


def free_land(s: Room, seat: int) -> list[int]:
    """Land and Coastal regions of the own map without Monster and with room for a colony."""
    return [place for place in haunts(s, s.table[seat]) if has_room(s, place, seat)]


def charters(s: Room, seat: int) -> list[Settlers]:
    """Which counter of a player could settle where on the own map."""
    units = [unit for unit in (HOPLITE, TRIREME) if s.units[seat][unit]]
    free = free_land(s, seat)
    return [Settlers(name(s, place), UNITS[unit]) for place in free for unit in units]


def colonial_charter(c: Chosen) -> Flow[None]:
    """A counter becomes a colony without a journey (col.action.colonial-charter)."""
    s = c.s
    answer = yield from c.ask("colony", lambda: charters(s, c.seat))
    c.tell_named(RegionNamed, answer.region)
    place = next(p for p in free_land(s, c.seat) if name(s, p) == answer.region)
    settle(s, c.seat, place, UNITS.index(answer.unit))
    c.receive("kudos")


def beast_lure(c: Chosen) -> Flow[None]:
    """The next Monsters of some maps come where one wishes (col.action.beast-lure)."""
    s = c.s
    lured: list[int] = []

    def tables() -> list[int]:
        return [table for table in tables_with_haunts(s) if table not in lured]

    while len(lured) < c.figure("maps") and tables():
        try:
            table = yield from c.name_table(tables)
            place = yield from c.name_region(lambda table=table: haunts(s, table))  # type: ignore[misc]
        except ComesToNothing:
            if not lured:
                raise
            break
        lured.append(table)
        c.decree("beast-lure", table, where=place)
    c.receive("kudos")


# Spies


def strangers(s: Room, seat: int) -> list[int]:
    """Players outside the own House."""
    house = s.house[seat]
    return [x for x in range(s.seats) if x != seat and (house == NONE or s.house[x] != house)]


def unguarded(s: Room, seat: int) -> list[int]:
    """Strangers without a Safe House (col.upgrade.safe-house)."""
    unseen = s.seats_with("unseen")
    return [one for one in strangers(s, seat) if one not in unseen]


def spy_network(c: Chosen) -> Flow[None]:
    """The spy sees all that some players hold (col.action.spy-network)."""
    s = c.s
    seen: list[int] = []
    while len(seen) < c.figure("players"):
        left = [one for one in unguarded(s, c.seat) if one not in seen]
        if not left:
            break
        player = yield from c.name_player(lambda left=left: left, may_stop=bool(seen))  # type: ignore[misc]
        if player == NONE:
            break
        seen.append(player)
        look_into_purse(s, c.seat, player)
    c.receive("kudos")


def look_into_purse(s: Room, spy: int, player: int) -> None:
    """Until the end of the turn a spy sees what a player carries."""
    s.insights.append(Insight("purse", spy, player, s.turn))
    unseen = (TALENTS, COGS, DOOM_TOKENS, KUDOS, ARETE)
    s.tell(lambda: HoldingsSeen(spy, player, *(s.has(player, one) for one in unseen)))


def marks(s: Room, seat: int) -> list[int]:
    """Whom to rob: unguarded strangers with a star, not immune (col.upgrade.immunity)."""
    return [x for x in unguarded(s, seat) if s.stars(x) and not s.card_with(x, "immune")]


def burglary(c: Chosen) -> Flow[None]:
    """Talents or a cog of somebody dishonoured, and a look at the rest (col.action.burglary)."""
    s = c.s
    player = yield from c.name_player(lambda: marks(s, c.seat))
    loot = [Take(name, c.figure(name)) for name in ("talents", "cogs") if s.cogs or name != "cogs"]
    answer = yield from c.ask("amount", lambda: loot)
    look_into_purse(s, c.seat, player)
    resource = RESOURCES.index(answer.resource)
    taken = min(answer.amount, s.has(player, resource))
    gain(s, player, resource, -taken, c.action)
    gain(s, c.seat, resource, taken, c.action)


def listening_post(c: Chosen) -> Flow[None]:
    """The spy hears what another council chooses (col.action.listening-post)."""
    council = yield from c.name_council()
    c.s.insights.append(Insight("council", c.seat, council, c.s.turn))
    c.receive("kudos", "cogs")


def open_the_archives(c: Chosen) -> Flow[None]:
    """All talents, Kudos and stars are published (col.action.open-the-archives)."""
    s = c.s
    c.receive("kudos")
    for seat in range(s.seats):
        s.tell(
            lambda seat=seat: HoldingsPublished(  # type: ignore[misc]
                seat, s.has(seat, TALENTS), s.has(seat, KUDOS), s.stars(seat)
            )
        )
    yield from ()


# Empires


def sabotage(c: Chosen) -> Flow[None]:
    """The raids of one empire are smaller (col.action.sabotage)."""
    empire = yield from c.name_empire()
    c.decree("sabotage", empire, c.figure("hoplites-fewer"))


def hated(s: Room) -> list[int]:
    """The empires that hate somebody who has company at the table."""
    return [empire for empire in range(len(s.hatred)) if scapegoats(s, empire)]


def scapegoats(s: Room, empire: int) -> list[int]:
    """Players whom an empire hates and who do not sit alone."""
    return [x for x in range(s.seats) if s.hatred[empire][x] and companions(s, x)]


def companions(s: Room, seat: int) -> list[int]:
    """The others of a player's map."""
    return [x for x in range(s.seats) if x != seat and s.table[x] == s.table[seat]]


def false_flag(c: Chosen) -> Flow[None]:
    """An empire's hatred shifts from one player of a map to another (col.action.false-flag)."""
    s = c.s
    empire = yield from c.name_empire(lambda one: bool(scapegoats(s, one)))
    innocent = yield from c.name_player(lambda: scapegoats(s, empire))
    blamed = yield from c.name_player(lambda: companions(s, innocent))
    amount = min(c.figure("hatred"), s.hatred[empire][innocent])
    lower_hatred(s, empire, innocent, amount, trade=False)
    raise_hatred(s, empire, blamed, amount)


# Risks and thefts


def steal_plans(c: Chosen) -> Flow[None]:
    """Any upgrade in stock for a star; it counts as bought (col.action.steal-plans)."""
    s = c.s
    answer = yield from c.ask("upgrade", lambda: plans(s, c.seat))
    upgrades.steal(s, c.seat, answer.upgrade)
    c.dishonour()
    c.receive("kudos")


def plans(s: Room, seat: int) -> list[StealPlans]:
    """Every upgrade that is left, for nothing, if there is room in the hand."""
    if upgrades.hand_is_full(s, seat):
        return []
    return [StealPlans(card) for card in upgrades.in_stock(s, COUNCILS)]


def elder_tomb(c: Chosen) -> Flow[None]:
    """A DOOM die finds a wonder, vril, or something better left alone (col.action.elder-tomb)."""
    s = c.s
    die = roll_doom(s, c.seat, c.action)
    s.tell(DoomDieRolled, c.seat, c.action, die)
    found, unbuilt = die + c.figure("bonus"), wonders.unbuilt(s)
    if found >= c.figure("wonder-from") and unbuilt and s.has_city[c.seat]:
        wonders.raise_wonder(s, s.rng.choice(unbuilt), c.seat)
    elif found >= c.figure("vril-from"):
        gain(s, c.seat, VRIL, c.figure("vril"), c.action)
    else:
        c.decree("hero-idle", c.seat)
        c.receive("doom-tokens")
    yield from ()


def prizes(c: Chosen) -> list[str]:
    """Wonders in cities of the own map whose owners are dishonoured enough, and not immune."""
    s = c.s
    return [
        wonder
        for wonder, owner in s.wonders.items()
        if owner != c.seat
        and s.table[owner] == s.table[c.seat]
        and s.stars(owner) >= c.figure("stars-needed")
        and not s.card_with(owner, "immune")
    ]


def great_heist(c: Chosen) -> Flow[None]:
    """A wonder of somebody dishonoured is stolen, for stars (col.action.great-heist)."""
    wonder = yield from c.name_wonder(lambda: prizes(c))
    wonders.move(c.s, wonder, c.seat, c.action)
    c.dishonour()


ACTIONS = {
    "prospect": Effect(prospect, lambda c: bool(wild_places(c.s, c.s.table[c.seat]))),
    "spy-network": Effect(spy_network, lambda c: bool(unguarded(c.s, c.seat))),
    "beast-lure": Effect(beast_lure, lambda c: bool(tables_with_haunts(c.s))),
    "burglary": Effect(burglary, lambda c: bool(marks(c.s, c.seat))),
    "colonial-charter": Effect(colonial_charter, lambda c: bool(charters(c.s, c.seat))),
    "surveyors-fee": rewards("talents"),  # col.action.surveyors-fee
    "listening-post": Effect(listening_post),
    "sabotage": Effect(sabotage, an_empire_is_left),
    "steal-plans": Effect(steal_plans, lambda c: bool(plans(c.s, c.seat))),
    "false-flag": Effect(false_flag, lambda c: bool(hated(c.s))),
    "elder-tomb": Effect(elder_tomb),
    "great-heist": Effect(great_heist, lambda c: c.s.has_city[c.seat] and bool(prizes(c))),
    "open-the-archives": Effect(open_the_archives),
}
