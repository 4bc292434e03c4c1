"""The sequence of play: a round and its four phases, step by step as in the rulebook."""

from critias.engine import Choose, Flow, ask

from .belongings import gain_energy
from .events import HologramWoke, RoundBegan, VolunteersLeft, WrathMoved
from .flooding import flood_of_choice
from .options import TakeCouncilor
from .phases.actions import take_actions
from .phases.misfortunes import consult_oracles, place_late, suffer_misfortune
from .phases.placing import place_atlanteans
from .phases.setup import set_up
from .state import Island


def begin_round(s: Island) -> Flow[None]:
    """Volunteers arrive, the hologram wakes, all Atlanteans are in their pools."""
    s.round += 1
    s.tell(RoundBegan, s.round, s.starting_seat)
    s.volunteers, s.coming_volunteers = s.coming_volunteers, [0] * s.seats
    s.pools = [s.new_pool(seat) for seat in range(s.seats)]
    s.used, s.powers_used = [], []
    s.second_thoughts = [0] * s.seats
    if s.seats == 1:
        gain_energy(s, 0, 1)  # rising.solo.energy
    if s.has_hologram():
        yield from wake_hologram(s)
    s.begin_phase("place")


def wake_hologram(s: Island) -> Flow[None]:
    """The starting player picks one of two councilors whose power it borrows."""
    while len(s.offered_councilors) < 2:
        if not s.councilor_stack:
            s.councilor_stack, s.spent_councilors = s.spent_councilors, []
            s.rng.shuffle(s.councilor_stack)
        s.offered_councilors.append(s.councilor_stack.pop())
    seat = s.starting_seat
    options = [TakeCouncilor(name) for name in s.offered_councilors]
    answer = yield from ask(Choose(seat, options, "rising.hologram.power"))
    s.offered_councilors.remove(answer.councilor)
    other = s.offered_councilors.pop()
    s.hologram_councilor.append(answer.councilor)
    s.spent_councilors.append(other)
    s.tell(HologramWoke, seat, answer.councilor, other)


# Endure the wrath of the gods


def endure_wrath(s: Island) -> Flow[None]:
    """Flood as many tiles as the track says, raise the wrath, pass the marker on."""
    for _ in range(s.wrath_value()):
        yield from flood_of_choice(s, s.starting_seat, "rising.wrath.flood")
    # rising.wrath.rise
    if not s.wrath_stayed and s.wrath < len(s.box.wrath.track) - 1:
        s.wrath += 1
        s.tell(WrathMoved, s.wrath + 1, s.wrath_value())
    s.wrath_stayed = False
    end_round(s)


def end_round(s: Island) -> None:
    """Volunteers go, the hologram sleeps, the next player clockwise starts."""
    for seat in range(s.seats):
        if s.volunteers[seat]:
            s.free_volunteers += s.volunteers[seat]
            s.tell(VolunteersLeft, seat, s.volunteers[seat])
            s.volunteers[seat] = 0
    s.spent_councilors += s.hologram_councilor
    s.hologram_councilor = []
    s.starting_seat = (s.starting_seat + 1) % s.seats
    s.pools = [[] for _ in range(s.seats)]
    s.phase = "begin"


PHASES = {
    "set-up": set_up,
    "begin": begin_round,
    "place": place_atlanteans,
    "oracles": consult_oracles,
    "misfortunes": suffer_misfortune,
    "late": place_late,
    "actions": take_actions,
    "wrath": endure_wrath,
}
