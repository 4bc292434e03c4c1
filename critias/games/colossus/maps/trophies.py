"""Trophy Phase: kudos for monsters, the rewards of regions, sacked cities, offices and income."""

from critias.engine import Choose, Flow, ask, simultaneously

from ..box import KINDS, KUDOS, NONE, ORICHALCUM, REWARDS, TALENTS, VRIL
from ..room.ledger import draw, gain, give_gifts, hand_out
from ..shop import upgrades, wonders
from ..shop.upgrades import at_work
from ..state import CITY, HOME, Room
from .archons import assign_offices, reward_archons
from .colonies import colonise
from .empires import collect_tribute, raise_hatred, settle_vows
from .events import CityHeld, RegionHeld
from .options import TakeReward
from .records import Tribute, Victory
from .regions import has_garrison, name, places, players_in
from .sacking import sack, sacked_by_empire
from .strategy import place_name


def trophy_phase(s: Room, table: int) -> Flow[None]:
    """What a map table yields its players."""
    for victory in victories_at(s, table):
        if victory.place < CITY:
            yield from trophies_of(s, victory)
    for place in places(s, table):
        collect_region(s, place)
    for seat in range(s.seats):
        if s.table[seat] == table and s.sacked_by[seat] != NONE:
            sacked_by_empire(s, seat)
    yield from city_victories(s, table)
    yield from assign_offices(s, table)
    yield from simultaneously(
        {seat: home_and_colonies(s, seat) for seat in s.players_at(table)}, sealed=False
    )


def home_and_colonies(s: Room, seat: int) -> Flow[None]:
    """Tribute, offices, the income of the home city (col.6.53), and new colonies."""
    collect_tribute(s, seat)
    yield from reward_archons(s, seat)
    gain(s, seat, TALENTS, s.numbers["city-income"], "city-income")
    yield from upgrades.trophies(s, seat)
    yield from wonders.trophies(s, seat)
    yield from colonise(s, seat)


def all_come_home(s: Room) -> None:
    """Units that have not settled go back to their cities (col.6.55), and vows are settled."""
    settle_vows(s)
    s.at = [[HOME] * 4 for _ in range(s.seats)]
    s.victories = []
    s.fled_home = [False] * s.seats
    s.sacked_by = [NONE] * s.seats


# Monsters and regions


def table_of(s: Room, place: int) -> int:
    """The table at which a place lies."""
    return s.table[place - CITY] if place >= CITY else s.chart.tables[place]


def victories_at(s: Room, table: int) -> list[Victory]:
    """The conflicts that players have won at a table this turn."""
    return [victory for victory in s.victories if table_of(s, victory.place) == table]


def trophies_of(s: Room, victory: Victory) -> Flow[None]:
    """What a victory in a region brings at once: an allied hero takes one reward of all."""
    lying = s.rewards[victory.place] if controller(s, victory.place)[1] == victory else []
    kinds = [kind for kind, count in zip(REWARDS, lying, strict=False) if count]
    if victory.monster:
        kinds.append("trophy")
    taken = yield from allied_hero_takes(s, victory, kinds)
    if taken in REWARDS:
        index = REWARDS.index(taken)
        hand_out(s, victory.ally, [n * (i == index) for i, n in enumerate(lying)], "alliance")
        lying[index] = 0
    reward_monster(s, victory, victory.ally if taken == "trophy" else victory.seat)


def allied_hero_takes(s: Room, victory: Victory, kinds: list[str]) -> Flow[str]:
    """A Wandering Hero who won beside another takes one kind of reward first (col.6.49)."""
    if victory.ally == NONE or not kinds:
        return ""
    options = [TakeReward(kind) for kind in kinds]
    about = {"region": place_name(s, victory.place)}
    answer = yield from ask(Choose(victory.ally, options, "col.6.49", about))
    return answer.reward


def reward_monster(s: Room, victory: Victory, seat: int) -> None:
    """An extra kudos card for a Monster (col.6.45), and bounties (col.action.monster-bounty)."""
    if victory.monster:
        draw(s, seat, KUDOS, s.numbers["monster-kudos"], "monster")
        house = s.house[victory.seat]
        if house != NONE:
            for bounty in s.edicts_of("monster-bounty", house):
                draw(s, victory.seat, KUDOS, bounty.amount, bounty.cause)


def controller(s: Room, place: int) -> tuple[int, Victory | None]:
    """The player who controls a region, and the victory that won it, if any.

    Nobody does while others, a Monster or an undefeated garrison are there too.
    """
    won = next((victory for victory in s.victories if victory.place == place), None)
    players = players_in(s, place)
    if won is not None and won.seat in players and set(players) <= {won.seat, won.ally}:
        return won.seat, won
    if len(players) == 1 and s.monster[place] == NONE and not has_garrison(s, place):
        return players[0], None
    return NONE, None


def collect_region(s: Room, place: int) -> None:
    """Whoever controls a region collects all of its rewards; what nobody does stays (col.6.46).

    Where an empire was beaten for it (col.6.43), its hatred rises by the score (col.11.7).
    """
    seat, won = controller(s, place)
    if seat == NONE:
        return
    taken, s.rewards[place] = s.rewards[place], [0] * len(REWARDS)
    s.tell(lambda: RegionHeld(seat, name(s, place)))
    hand_out(s, seat, taken, "region")
    first_region_of_the_turn(s, seat, place)
    if won is not None and won.empire != NONE:
        raise_hatred(s, won.empire, seat, won.score)


def first_region_of_the_turn(s: Room, seat: int, place: int) -> None:
    """Some cards yield more in the first region of a kind each turn.

    On land col.upgrade.royal-roads and col.upgrade.prospectors, on coasts
    col.upgrade.merchant-fleet, in rival regions col.upgrade.vril-dowsing.
    """
    for card in s.cards_at(seat, "region"):
        if card.where in (None, KINDS[s.kind(place)]) and at_work(s, seat, card):
            give_gifts(s, seat, card.value, card.name)


# Cities


def city_victories(s: Room, table: int) -> Flow[None]:
    """Cities are sacked (col.6.47), or were held (col.6.48)."""
    for victory in victories_at(s, table):
        if victory.place >= CITY:
            yield from city_victory(s, victory)


def city_victory(s: Room, victory: Victory) -> Flow[None]:
    """Kudos, and if the city is another's, its sack; an allied hero takes one of it (col.6.49)."""
    owner = victory.place - CITY
    held = victory.seat == owner
    kinds = ["kudos"]
    if not held and (s.has(owner, ORICHALCUM) or s.has(owner, VRIL)):
        kinds.append("spoils")
    if victory.raids:
        kinds.append("tribute")
    taken = yield from allied_hero_takes(s, victory, kinds)
    if taken == "tribute":
        s.tributes.remove(Tribute(victory.raids[0], victory.seat, s.turn + 1))
        s.tributes.append(Tribute(victory.raids[0], victory.ally, s.turn + 1))
    if held:
        s.tell(CityHeld, owner)
    kudos = s.turn * s.numbers["sack-kudos-per-turn"]
    cause = "city-held" if held else "city-sacked"
    draw(s, victory.ally if taken == "kudos" else victory.seat, KUDOS, kudos, cause)
    if not held:
        draw(s, victory.seat, KUDOS, s.stakes[victory.seat].get(owner, 0), "challenge-won")
        yield from sack(s, victory.seat, owner, victory.ally if taken == "spoils" else NONE)
