"""Eris Phase: strife wherever units meet others, a Monster or an empire; cities come last."""

from functools import partial

from critias.engine import Flow, simultaneously

from ..box import NONE
from ..state import CITY, Room
from .defeat import suffer_defeat
from .dice import Side, drop_dice, foes, player_sides, roll_side
from .empires import army_beaten, raid_beaten, raids_on
from .events import ConflictBegan, ConflictTied, ConflictWon, FoeWon, TieBroken
from .records import Victory
from .regions import is_contested, places, players_in, remove_monster, table_name
from .stances import Allies, Declared, alliances, asked, flee, pay_for, stance
from .strategy import place_name
from .strength import Contest


def eris_phase(s: Room, table: int) -> Flow[None]:
    """Region one first, then upwards, cities last (col.6.31)."""
    for place in places(s, table):
        if is_contested(s, place):
            yield from conflict(s, place)
    for seat in range(s.seats):
        if s.table[seat] == table and s.has_city[seat]:
            yield from defend_city(s, seat)


def defend_city(s: Room, seat: int) -> Flow[None]:
    """A city is attacked by those who challenged its owner, and by raiders."""
    place = CITY + seat
    attackers = [one for one in range(s.seats) if place in s.at[one]]
    if attackers or raids_on(s, seat):
        yield from conflict(s, place)


def contest_at(s: Room, place: int) -> Contest:
    """The conflict at a place, as things are."""
    if place >= CITY:
        return Contest(place, raided=bool(raids_on(s, place - CITY)))
    return Contest(place, monster=s.monster[place] != NONE)


def goes_on(s: Room, contest: Contest) -> bool:
    """Whether there is still anybody to fight after some have fled."""
    if contest.defender == NONE:
        return is_contested(s, contest.place)
    return len(players_in(s, contest.place)) > 1 or bool(raids_on(s, contest.defender))


def conflict(s: Room, place: int) -> Flow[None]:
    """Alliances, Phobos and cards are declared, dice rolled; one side wins, or none (col.6.32)."""
    contest = contest_at(s, place)
    s.tell(lambda: began(s, place))
    allies = yield from alliances(s, contest)
    stances = yield from simultaneously(
        {seat: stance(s, seat, contest) for seat in players_in(s, place) if asked(s, seat, contest)}
    )
    for seat, declared in stances.items():
        if declared is None:
            flee(s, seat, contest)
    contest = contest_at(s, place)  # Control may have ruled meanwhile
    if not goes_on(s, contest):
        return
    declared_by = {
        seat: pay_for(s, seat, contest, declared or ()) for seat, declared in stances.items()
    }
    resolve(s, contest, allies, declared_by)


def began(s: Room, place: int) -> ConflictBegan:
    """Where strife begins, and between whom."""
    table = s.table[place - CITY] if place >= CITY else s.chart.tables[place]
    players = tuple(players_in(s, place))
    return ConflictBegan(table_name(s, table), place_name(s, place), players, fight=place)


def resolve(s: Room, contest: Contest, allies: Allies, declared: dict[int, Declared]) -> None:
    """Dice are rolled; the highest score wins (col.6.39), in a tie all players lose (col.6.40).

    Unless the law has somebody win.
    """
    sides = player_sides(s, contest, allies) + foes(s, contest, allies)
    for side in sides:
        roll_side(s, side, contest, declared)
    drop_dice(s, sides, contest)
    best = max(side.total for side in sides)
    leading = [side for side in sides if side.total == best]
    winner = leading[0] if len(leading) == 1 else favoured(s, contest, leading)
    for side in sides:
        side.beaten = side is not winner
    if winner is None:
        s.tell(lambda: ConflictTied(place_name(s, contest.place), fight=contest.place))
    elif len(leading) > 1:
        where = place_name(s, contest.place)
        s.tell(partial(TieBroken, winner.seats[0], where, fight=contest.place))
    settle(s, contest, sides, winner, declared)


def favoured(s: Room, contest: Contest, leading: list[Side]) -> Side | None:
    """Who wins a tie by law: whose city or colony it is, or the oldest player who leads.

    col.switch.ties-in-strife
    """
    players = [side for side in leading if side.seats]
    if s.switches["ties-in-strife"] == "older":
        return min(players, key=lambda side: s.age[side.seats[0]], default=None)
    if s.switches["ties-in-strife"] == "owner":
        owner = s.colony[contest.place] if contest.defender == NONE else contest.defender
        return next((side for side in players if owner in side.seats), None)
    return None


def settle(
    s: Room,
    contest: Contest,
    sides: list[Side],
    winner: Side | None,
    declared: dict[int, Declared],
) -> None:
    """Losers suffer, and the victory is noted for the Trophy Phase (col.6.41)."""
    for side in sides:
        if side.beaten:
            for seat in (*side.seats, *side.helpers):
                suffer_defeat(s, seat, contest, necromancy(s, declared.get(seat, ())))
    if winner is not None and winner.seats:
        note_victory(s, contest, sides, winner)
        return
    best = max(side.total for side in sides)
    # In a tie all players lose, so raiders who led take what they came for.
    leading = [side.empire for side in sides if side.total == best and not side.seats]
    if contest.defender != NONE:
        s.sacked_by[contest.defender] = next(iter(leading), NONE)
    if winner is not None:
        foe, total = winner.foe, winner.total
        s.tell(lambda: FoeWon(foe, place_name(s, contest.place), total, fight=contest.place))


def necromancy(s: Room, declared: Declared) -> bool:
    """Whether half of the lost Hoplites rise again (col.upgrade.necromancy)."""
    return any(s.box.power_of(card) == "keeps-half" for card in declared)


def note_victory(s: Room, contest: Contest, sides: list[Side], winner: Side) -> None:
    """What a player has won, over what, with which score; a Monster is removed (col.6.42)."""
    seat, place = winner.seats[0], contest.place
    ally = winner.seats[1] if len(winner.seats) > 1 else NONE
    beaten = [side for side in sides if side.beaten and not side.seats]
    empires = tuple(side.empire for side in beaten if side.empire != NONE)
    army = False
    if contest.defender == NONE:
        if contest.monster:
            remove_monster(s, place)
            s.deeds[seat] += 1
        if empires and s.at_war[empires[0]]:
            army_beaten(s, seat, s.chart.tables[place], empires[0])
            army = True
    else:
        for empire in empires:  # whoever beat a raid has the tribute (col.11.12)
            raid_beaten(s, seat, empire)
    s.victories.append(
        Victory(
            seat,
            place,
            winner.total,
            ally,
            monster=contest.monster,
            empire=empires[0] if empires and contest.defender == NONE else NONE,
            army=army,
            raids=empires if contest.defender != NONE else (),
        )
    )
    s.tell(lambda: ConflictWon(seat, place_name(s, place), winner.total, fight=place))
