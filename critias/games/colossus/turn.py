"""The sequence of play: each turn has a Map Stage and a Diplomacy Stage (col.4.1).

Each phase is a step. Map tables and councils run side by side inside theirs.
"""

from critias.engine import CommandRefused, Flow, simultaneously, stand_still

from .councils import meeting
from .diplomacy import phases
from .maps import archons, building, movement, spawn, strategy, trophies
from .maps.conflict import eris_phase
from .maps.events import TableWentOn
from .maps.regions import table_name
from .maps.sheet import BLANK
from .room import doom
from .room.ending import end_of_game
from .room.events import PhaseBegan
from .room.roster import MAP_PHASES, at_the_maps
from .setup import set_up
from .state import Room


def step(s: Room) -> Flow[None]:
    """The flow of the phase that comes now. Without anybody there is none (col.start.absent)."""
    if not any(s.present) and s.phase != "closing":
        return nobody_there(s)
    return {
        "set-up": beginning,
        "strategy": strategy_step,
        "movement": movement_step,
        "eris": map_step,
        "house": house_step,
        "spawn": spawn_step,
        "declaration": declaration_step,
        "council": council_step,
        "free": free_step,
        "closing": closing_step,
    }[s.phase](s)


def nobody_there(s: Room) -> Flow[None]:
    """The match stands still until Control says that somebody is there."""
    s.stands = True
    yield from stand_still()


def beginning(s: Room) -> Flow[None]:
    """Everybody takes a seat, and the maps are laid out."""
    yield from set_up(s)
    begin_turn(s)


# The Map Stage (col.4.2)


def strategy_step(s: Room) -> Flow[None]:
    """Strategy Phase: all fill in their sheets, until all are ready or time has run out.

    Each table then goes on at its own pace (col.6.3); only where a Moon Gate stands, the tables
    wait for each other, because units can come from any.
    """
    s.together = bool(s.seats_with("gate"))
    if s.together:
        yield from strategy.strategy_phase(s)
        end_of_strategy(s)
    else:
        yield from simultaneously(
            {table: at_its_own_pace(s, table) for table in range(s.maps)}, sealed=False
        )
        end_of_map_stage(s)


def at_its_own_pace(s: Room, table: int) -> Flow[None]:
    """The whole Map Stage at one table."""
    s.steps[table] = "strategy"
    yield from strategy.strategy_phase(s, table)
    strategy.reveal_phase(s, table)
    building.build_at(s, table)
    movement.set_out(s, table)
    go_on(s, table, "movement")
    yield from movement.second_thoughts(s, table)
    movement.arrive(s, table)
    go_on(s, table, "eris")
    yield from at_one_table(s, table)


def go_on(s: Room, table: int, phase: str) -> None:
    """A table comes to its next step; once the slowest has, that is the phase of the room."""
    s.steps[table] = phase
    s.tell(TableWentOn, table_name(s, table), phase)
    slowest = min(map(MAP_PHASES.index, s.steps))
    if MAP_PHASES[slowest] != s.phase:
        s.phase = MAP_PHASES[slowest]
        s.tell(PhaseBegan, s.turn, s.phase)


def end_of_strategy(s: Room) -> None:
    """Reveal Phase, Build Phase, and units set out."""
    strategy.reveal_phase(s)
    building.build_phase(s)
    movement.set_out(s)
    enter(s, "movement")


def movement_step(s: Room) -> Flow[None]:
    """Movement Phase: who holds the cards for it may think again, and units arrive."""
    yield from movement.second_thoughts(s)
    end_of_movement(s)


def end_of_movement(s: Room) -> None:
    """Units are where they go."""
    movement.arrive(s)
    enter(s, "eris")


def map_step(s: Room) -> Flow[None]:
    """Eris Phase and Trophy Phase, at each table at its own pace (col.6.3)."""
    yield from simultaneously(
        {table: at_one_table(s, table) for table in range(s.maps)}, sealed=False
    )
    end_of_map_stage(s)


def end_of_map_stage(s: Room) -> None:
    """All go home, and Control announces what is to be known."""
    s.steps = [""] * s.maps
    s.handed_in = [BLANK] * s.seats
    trophies.all_come_home(s)
    phases.announcements(s)
    enter(s, "house")


def at_one_table(s: Room, table: int) -> Flow[None]:
    """Conflict region by region, cities last, then the spoils (col.6.2)."""
    yield from eris_phase(s, table)
    yield from trophies.trophy_phase(s, table)


# The Diplomacy Stage (col.4.3)


def house_step(s: Room) -> Flow[None]:
    """The Houses meet."""
    yield from phases.house_phase(s)
    after_the_houses(s)


def after_the_houses(s: Room) -> None:
    """While the Houses meet, Control tends the maps; in the last turn there is no need to."""
    enter(s, "declaration" if s.last_turn() else "spawn")


def spawn_step(s: Room) -> Flow[None]:
    """Control spawns rewards and Monsters (col.7.6)."""
    yield from spawn.control_spawn(s)
    enter(s, "declaration")


def declaration_step(s: Room) -> Flow[None]:
    """The councils assemble; Arete is declared and the Presidents are found (col.7.14)."""
    yield from meeting.assemble(s)
    enter(s, "council")


def council_step(s: Room) -> Flow[None]:
    """All councils meet at the same time."""
    yield from meeting.council_phase(s)
    enter(s, "free")


def free_step(s: Room) -> Flow[None]:
    """Free time: talk, trade, swear oaths; Wandering Heroes go where they wish."""
    yield from phases.free_time(s)
    end_turn(s)


# The end


def the_end(s: Room) -> None:
    """The game is over; in a hall only once Control closes it, which may still rule (col.3.13)."""
    if s.control_closes:
        s.phase = "closing"
        s.tell(PhaseBegan, s.turn, s.phase)
    else:
        end_of_game(s)


def closing_step(s: Room) -> Flow[None]:
    """Oaths are judged and last slips set right; nobody is asked anything any more."""
    yield from stand_still()


# Between phases


def cut(s: Room) -> None:
    """Control cuts the phase off as it stands; what it has not done does not happen (col.3.15)."""
    if s.phase == "set-up":
        raise CommandRefused("the set-up cannot be cut off")
    if s.phase == "closing":
        raise CommandRefused("nothing is left to be cut off: end the phase")
    if at_the_maps(s) and not s.together:
        end_of_map_stage(s)
    elif s.phase == "strategy":
        end_of_strategy(s)
    elif s.phase == "movement":
        end_of_movement(s)
    elif s.phase == "eris":
        end_of_map_stage(s)
    elif s.phase == "council":
        meeting.rise_all(s)
        enter(s, "free")
    elif s.phase == "free":
        end_turn(s)
    elif s.phase == "house":
        after_the_houses(s)
    else:
        enter(s, {"spawn": "declaration", "declaration": "council"}[s.phase])


def end_turn(s: Room) -> None:
    """The game is over after its last turn, and so it is if the sea comes in its Free Time."""
    if doom.deluge(s) or s.last_turn():
        the_end(s)
    else:
        begin_turn(s)


def begin_turn(s: Room) -> None:
    """The next turn: rule changes take effect, and what was for one turn is over."""
    s.turn += 1
    s.close_ledgers()
    s.edicts = [edict for edict in s.edicts if edict.until >= s.turn]
    s.used = [[] for _ in range(s.seats)]
    s.expected = s.present[:]
    s.let_meet = []
    s.proclamations = [one for one in s.proclamations if one.until >= s.turn]
    archons.vacate(s)
    meeting.begin_turn(s)
    enter(s, "strategy")


def enter(s: Room, phase: str) -> None:
    """Go on to the next phase, unless the sea takes Atlantis first."""
    if doom.deluge(s):
        the_end(s)
        return
    s.phase = phase
    s.tell(PhaseBegan, s.turn, phase)
