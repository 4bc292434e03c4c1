"""Movement Phase: units with a move order go to their region, or to the city they attack."""

from critias.engine import Choose, Flow, Option, ask, simultaneously

from ..box import ALL_UNITS, NONE, UNITS
from ..room.dishonour import dishonour
from ..room.roster import seated
from ..state import CITY, HOME, Room
from .events import Moved, Redirected
from .options import KEEP, Redirect
from .regions import name, places
from .strategy import destination, place_name


def set_out(s: Room, table: int | None = None) -> None:
    """Units leave for the places on the sheets (col.6.25); those that build stay (col.6.26)."""
    for seat in seated(s, table):
        sheet = s.sheets[seat]
        assert sheet is not None
        for unit, order in enumerate(sheet.orders):
            if s.troops(seat, unit):
                s.at[seat][unit] = destination(s, seat, order, sheet.challenge)


def second_thoughts(s: Room, table: int | None = None) -> Flow[None]:
    """Who holds the cards for it may change a destination after the reveal."""
    yield from simultaneously(
        {seat: think_again(s, seat) for seat in seated(s, table) if s.present[seat]}, sealed=False
    )


def think_again(s: Room, seat: int) -> Flow[None]:
    """Cartographers turn one type of unit elsewhere, the Great Lighthouse the Triremes."""
    for card in s.cards_with(seat, "redirects"):
        upgrade = card.name in s.box.upgrades
        rule = "col.upgrade.cartographers" if upgrade else "col.wonder.great-lighthouse"
        yield from redirect(s, seat, rule, card.units or tuple(ALL_UNITS))


def redirect(s: Room, seat: int, rule: str, able: tuple[int, ...]) -> Flow[None]:
    """Another region for units that move to one."""

    def options() -> list[Option]:
        moving = [u for u in ALL_UNITS if u in able and 0 <= s.at[seat][u] < CITY]
        others: list[Option] = [
            Redirect(UNITS[unit], name(s, place))
            for unit in moving
            for place in places(s, s.table[seat])
            if place != s.at[seat][unit]
        ]
        return [KEEP, *others]

    answer = yield from ask(Choose(seat, options, rule, default=KEEP))
    if isinstance(answer, Redirect):
        here = {name(s, place): place for place in places(s, s.table[seat])}
        s.at[seat][UNITS.index(answer.unit)] = here[answer.region]
        s.tell(Redirected, seat, answer.unit, answer.region)


def arrive(s: Room, table: int | None = None) -> None:
    """Units are where they go; unasked visits to rival empires bring dishonour (col.9.2)."""
    for seat in seated(s, table):
        for place in enter_regions(s, seat):
            if not may_enter(s, seat, place):
                trespass(s, seat)


def enter_regions(s: Room, seat: int) -> list[int]:
    """Tell where a player's units are; the rival regions among that."""
    entered = set()
    for unit in ALL_UNITS:
        place = s.at[seat][unit]
        if place == HOME:
            continue
        s.tell(Moved, seat, UNITS[unit], s.troops(seat, unit), place_name(s, place))
        if place < CITY and s.empire(place) != NONE:
            entered.add(place)
    return sorted(entered)


def trespass(s: Room, seat: int) -> None:
    """A star, but not for the first time with False Colours (col.upgrade.false-colours)."""
    colours = s.fresh_card_with(seat, "excuses-trespass")
    if colours:
        s.used[seat].append(colours.name)
    else:
        dishonour(s, seat, "rival-region")


def may_enter(s: Room, seat: int, place: int) -> bool:
    """With letters of marque, and where there is war or nobody left to offend (col.11.17)."""
    empire, table = s.empire(place), s.chart.tables[place]
    if s.at_war[empire] or s.beaten[table][empire]:
        return True
    return any(edict.where == empire for edict in s.edicts_of("letters-of-marque", seat))
