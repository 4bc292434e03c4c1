"""Set-up: decks, councilors, blueprint."""

from critias.engine import Choose, Flow, first_of

from ..belongings import gain_energy
from ..box import COMPONENTS, LETTERS, POWER_CORE
from ..deciding_together import agree
from ..events import BlueprintLaid, CouncilorTaken
from ..options import Include, TakeCouncilor
from ..state import Island, component_names


def set_up(s: Island) -> Flow[None]:
    """Shuffle the decks, lay the blueprint, take councilors."""
    s.rng.shuffle(s.misfortunes)
    s.rng.shuffle(s.artifact_box)
    for _ in range(s.box.artifacts_in_play()):  # rising.setup.library
        s.library.append(s.artifact_box.pop())
    s.rng.shuffle(s.library)
    s.starting_seat = s.rng.below(s.seats)  # rising.setup.starting-player
    for seat in range(s.seats):
        gain_energy(s, seat, s.box.level(s.level).energy)
    yield from take_councilors(s)
    yield from lay_blueprint(s)
    s.phase = "begin"


def take_councilors(s: Island) -> Flow[None]:
    """Each player has a councilor, chosen or drawn; the rest wait for the hologram."""
    waiting = s.everyone()
    s.rng.shuffle(s.offered_councilors)
    while waiting:
        seat, councilor = waiting[0], s.offered_councilors[0]
        if s.councilor_choice == "chosen":
            options = [TakeCouncilor(name) for name in s.offered_councilors]
            seat, answer = yield from first_of(
                Choose(one, options, "rising.setup.councilors") for one in waiting
            )
            councilor = answer.councilor
        waiting.remove(seat)
        s.offered_councilors.remove(councilor)
        s.councilors[seat].append(councilor)
        s.tell(CouncilorTaken, seat, councilor)
    s.councilor_stack, s.offered_councilors = s.offered_councilors, []
    s.rng.shuffle(s.councilor_stack)


def lay_blueprint(s: Island) -> Flow[None]:
    """As many components of each letter as the level says, and the power core."""
    level = s.box.level(s.level)
    suggested = [COMPONENTS.index(name) for name in s.box.first_game()]
    for letter in LETTERS:
        have = [i for i in range(POWER_CORE) if s.box.component(i).letter == letter]
        wanted = level.count(letter)
        if wanted == len(have):
            s.blueprint += have
        elif s.blueprint_choice == "first-game" and s.level == 1:
            s.blueprint += [component for component in suggested if component in have]
        else:
            yield from pick(s, have, wanted)
    s.tell(lambda: BlueprintLaid(component_names(s.blueprint)))
    s.blueprint.append(POWER_CORE)


def pick(s: Island, have: list[int], wanted: int) -> Flow[None]:
    """So many of these components, drawn at random or agreed on one by one."""
    for _ in range(wanted):
        if s.blueprint_choice == "chosen":
            options = [Include(COMPONENTS[component]) for component in have]
            answer = yield from agree(
                s.everyone(), options, "rising.setup.blueprint", s.starting_seat
            )
            chosen = COMPONENTS.index(answer.component)
        else:
            chosen = s.rng.choice(have)
        have.remove(chosen)
        s.blueprint.append(chosen)
