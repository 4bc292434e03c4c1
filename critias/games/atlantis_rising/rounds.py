"""The sequence of play: set-up and the four phases of a round, step by step as in the rulebook."""

from functools import partial

from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow

from .actions import act, lay_down, workers_left
from .belongings import gain_energy
from .box import (
    AUTOMATON,
    BUILD,
    CENTRE,
    CITIES,
    COMPONENTS,
    FORGES,
    HOLOGRAM,
    LEADER,
    LETTERS,
    ORE,
    PENINSULAS,
    PIECES,
    PLACE,
    PLACES,
    POWER_CORE,
    peninsula_of,
)
from .cards import between_resolutions, play, playable
from .events import (
    BlueprintLaid,
    CouncilorTaken,
    HologramWoke,
    Placed,
    RoundBegan,
    Settled,
    TakenBack,
    VolunteersLeft,
    WrathMoved,
)
from .flooding import buy_barrier, buy_unflooding, can_afford, flood_of_choice
from .misfortunes import draw, foresee
from .options import (
    ACTING,
    PLACING,
    READY,
    TAKING_BACK,
    Act,
    Include,
    Place,
    PlayCard,
    RaiseBarrier,
    Ready,
    Rest,
    TakeBack,
    TakeCouncilor,
    Unflood,
)
from .proposals import agree
from .rolling import odds
from .state import NONE, Table, atlantean, component_names, kind, owner, piece_name

SECOND_THOUGHTS = 20
"""How often a seat may take Atlanteans back in one round."""
VAIN_PROPOSALS = 2
"""How often a seat may call for energy in a phase and not get it together."""


# Set-up


def set_up(s: Table) -> Flow[None]:
    """Shuffle the decks, lay the blueprint, take councilors."""
    s.rng.shuffle(s.misfortunes)
    s.rng.shuffle(s.artifact_box)
    for _ in range(s.box.artifacts.in_play):
        s.library.append(s.artifact_box.pop())
    s.rng.shuffle(s.library)
    s.starting_seat = s.rng.below(s.seats)
    for seat in range(s.seats):
        gain_energy(s, seat, s.box.level(s.level).energy)
    yield from take_councilors(s)
    yield from lay_blueprint(s)
    s.phase = "begin"


def take_councilors(s: Table) -> Flow[None]:
    """Each player has a councilor, chosen or drawn; the rest wait for the hologram."""
    waiting = s.everyone()
    s.rng.shuffle(s.offered_councilors)
    while waiting:
        seat, councilor = waiting[0], s.offered_councilors[0]
        if s.councilor_choice == "chosen":
            options = [TakeCouncilor(name) for name in s.offered_councilors]
            seat, answer = yield tuple(
                Choose(one, options, "rising.setup.councilors") for one in waiting
            )
            councilor = answer.councilor
        waiting.remove(seat)
        s.offered_councilors.remove(councilor)
        s.councilors[seat].append(councilor)
        s.tell(CouncilorTaken, seat, councilor)
    s.councilor_stack, s.offered_councilors = s.offered_councilors, []
    s.rng.shuffle(s.councilor_stack)


def lay_blueprint(s: Table) -> Flow[None]:
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


def pick(s: Table, have: list[int], wanted: int) -> Flow[None]:
    """So many of these components, drawn at random or agreed on one by one."""
    for _ in range(wanted):
        if s.blueprint_choice == "chosen":
            options = [Include(COMPONENTS[component]) for component in have]
            answer = yield from agree(
                s, s.everyone(), options, "rising.setup.blueprint", s.starting_seat
            )
            chosen = COMPONENTS.index(answer.component)
        else:
            chosen = s.rng.choice(have)
        have.remove(chosen)
        s.blueprint.append(chosen)


# A round


def begin_round(s: Table) -> Flow[None]:
    """Volunteers arrive, the hologram wakes, all Atlanteans are in their pools."""
    s.round += 1
    s.tell(RoundBegan, s.round, s.starting_seat)
    s.volunteers, s.coming_volunteers = s.coming_volunteers, [0] * s.seats
    s.pools = [s.new_pool(seat) for seat in range(s.seats)]
    s.used, s.powers_used = [], []
    s.second_thoughts = [0] * s.seats
    if s.seats == 1:
        gain_energy(s, 0, 1)
    if s.has_hologram():
        yield from wake_hologram(s)
    begin_phase(s, "place")


def begin_phase(s: Table, phase: str) -> None:
    """Everybody has something to say again."""
    s.phase = phase
    s.ready = [False] * s.seats
    s.vain_proposals = [0] * s.seats
    s.just_acted, s.just_acted_at = [], NONE


def wake_hologram(s: Table) -> Flow[None]:
    """The starting player picks one of two councilors whose power it borrows."""
    while len(s.offered_councilors) < 2:
        if not s.councilor_stack:
            s.councilor_stack, s.spent_councilors = s.spent_councilors, []
            s.rng.shuffle(s.councilor_stack)
        s.offered_councilors.append(s.councilor_stack.pop())
    seat = s.starting_seat
    options = [TakeCouncilor(name) for name in s.offered_councilors]
    answer = yield Choose(seat, options, "rising.hologram.power")
    s.offered_councilors.remove(answer.councilor)
    other = s.offered_councilors.pop()
    s.hologram_councilor.append(answer.councilor)
    s.spent_councilors.append(other)
    s.tell(HologramWoke, seat, answer.councilor, other)


# 1. Place Atlanteans


def place_atlanteans(s: Table) -> Flow[None]:
    """Whoever answers first places, takes back, pays, plays, or is ready."""
    asked = [seat for seat in s.everyone() if not s.ready[seat]]
    seat, answer = yield tuple(
        Choose(one, partial(placing_options, s, one), "rising.place.atlanteans") for one in asked
    )
    if isinstance(answer, Place):
        put(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    elif isinstance(answer, TakeBack):
        s.second_thoughts[seat] += 1
        take_back(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    else:
        yield from general_business(s, seat, answer)
    if all(s.ready):
        begin_misfortunes(s)


def placing_options(s: Table, seat: int) -> list[Option]:
    """Everything a seat can do while Atlanteans are placed."""
    pool = s.pools[seat]
    options: list[Option] = []
    if pool:
        free = [place for place in s.usable_places() if s.has_room(place)]
        for k in sorted({kind(piece) for piece in pool}):
            row = PLACING[k]
            if k == AUTOMATON:
                options += [row[place] for place in range(len(PLACES)) if s.workers(place)]
            else:
                options += [row[place] for place in free]
    if all(s.power(piece) == "astrologer" for piece in pool):
        options.append(READY)
    if s.second_thoughts[seat] < SECOND_THOUGHTS:
        options += [
            TAKING_BACK[k][place]
            for k, place in s.own_standing(seat)
            if k == AUTOMATON or not (s.automaton_at(place) and len(s.workers(place)) == 1)
        ]
    return options + business_options(s, seat)


def put(s: Table, piece: int, place: int) -> None:
    """From the pool to a place."""
    s.pools[owner(piece)].remove(piece)
    s.standing[place].append(piece)
    s.tell(Placed, owner(piece), piece_name(piece), PLACES[place])


def take_back(s: Table, piece: int, place: int) -> None:
    """From a place to the pool."""
    s.standing[place].remove(piece)
    s.pools[owner(piece)].append(piece)
    s.tell(TakenBack, owner(piece), piece_name(piece), PLACES[place])


def business_options(s: Table, seat: int) -> list[Option]:
    """What can be done while placing as while acting: barriers, unflooding, cards."""
    options = playable(s, seat)
    if s.energy(seat) and s.vain_proposals[seat] < VAIN_PROPOSALS:
        if can_afford(s, s.box.energy.barrier, "aegis-seal"):
            options += [RaiseBarrier(PENINSULAS[p]) for p in s.barrier_sites()]
        if can_afford(s, s.box.energy.unflood, "trident-of-ebb"):
            options += [Unflood(PENINSULAS[p]) for p in s.flooded_peninsulas()]
    return options


def general_business(s: Table, seat: int, answer: Option) -> Flow[None]:
    """Ready, a card, a barrier or an unflooding."""
    if isinstance(answer, Ready):
        s.ready[seat] = True
        s.tell(Settled, seat)
        return
    if isinstance(answer, PlayCard):
        yield from play(s, seat, answer.card)
    elif isinstance(answer, RaiseBarrier):
        yield from buy_barrier(s, seat, PENINSULAS.index(answer.peninsula))
    elif isinstance(answer, Unflood):
        yield from buy_unflooding(s, seat, PENINSULAS.index(answer.peninsula))
    s.just_acted_at = NONE


# 2. Suffer misfortunes


def begin_misfortunes(s: Table) -> None:
    """Who draws: one card each, and more with fewer than four players."""
    order = s.everyone()
    extra = {1: 4, 2: 2}.get(s.seats, 1)
    s.draws = [seat for seat in order for _ in range(extra)]
    if s.seats == 3:
        s.draws.append(s.starting_seat)
    begin_phase(s, "oracles")


def consult_oracles(s: Table) -> Flow[None]:
    """An Oracle looks at the coming misfortunes before the first is drawn."""
    for seat in s.everyone():
        for k in (LEADER, HOLOGRAM):
            piece = atlantean(seat, k)
            here = k == LEADER or (s.has_hologram() and seat == s.starting_seat)
            if here and s.power(piece) == "oracle":
                looks = s.box.power("oracle")
                yield from foresee(s, seat, looks, "rising.councilor.oracle", may=True)
    s.phase = "misfortunes"


def suffer_misfortune(s: Table) -> Flow[None]:
    """The next player draws a misfortune and resolves it."""
    yield from between_resolutions(s, "rising.library.play")
    yield from draw(s, s.draws.pop(0))
    if not s.draws:
        begin_phase(s, "late")


def place_late(s: Table) -> Flow[None]:
    """An Astrologer held back is placed now that all misfortunes are over."""
    for seat in s.everyone():
        for piece in sorted(set(s.pools[seat])):
            if s.power(piece) == "astrologer" and piece not in s.powers_used:
                s.powers_used.append(piece)
                free = [place for place in s.usable_places() if s.has_room(place)]
                options = [PLACING[kind(piece)][place] for place in free]
                answer = yield Choose(seat, options, "rising.councilor.astrologer")
                put(s, piece, PLACE[answer.place])
    begin_phase(s, "actions")


# 3. Take actions


def take_actions(s: Table) -> Flow[None]:
    """Whoever answers first lets an Atlantean act, pays, plays, or is done."""
    asked = [seat for seat in s.everyone() if not s.ready[seat] and action_options(s, seat)[1:]]
    if not asked:
        end_actions(s)
        return
    seat, answer = yield tuple(
        Choose(
            one,
            partial(_offered_actions, s, one),
            "rising.actions.choose",
            {"odds": chances(s, one)},
        )
        for one in asked
    )
    if isinstance(answer, Act):
        yield from act(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    elif isinstance(answer, Rest):
        piece = atlantean(seat, PIECES.index(answer.piece))
        lay_down(s, [piece], PLACE[answer.place])
        s.just_acted_at = NONE
    else:
        yield from general_business(s, seat, answer)
    if all(s.ready):
        end_actions(s)


def action_options(s: Table, seat: int) -> list[Option]:
    """All a seat can do, READY first: alone, it means that there is nothing left to do."""
    options: list[Option] = [READY]
    for k, place in workers_left(s, seat):
        options.append(ACTING[k][place])
        forge = CENTRE < place < BUILD[0] and peninsula_of(place) == FORGES
        if forge and s.stuff[seat][ORE]:
            options.append(Rest(PIECES[k], PLACES[place]))
    return options + business_options(s, seat)


def _offered_actions(s: Table, seat: int) -> list[Option]:
    """Whoever has Atlanteans left to act is not done."""
    options = action_options(s, seat)
    return options[1:] if workers_left(s, seat) else options


def chances(s: Table, seat: int) -> tuple[str, ...]:
    """The chance of each roll that a seat could make now, as "hills-2: 50"."""
    return tuple(
        f"{PLACES[place]}: {odds(s, atlantean(seat, k), place)}"
        for k, place in workers_left(s, seat)
        if CENTRE < place < BUILD[0] and peninsula_of(place) <= CITIES
    )


def end_actions(s: Table) -> None:
    """All Atlanteans are collected. Pools are filled anew at the beginning of the round."""
    for places in (s.standing, s.resting):
        for place, here in enumerate(places):
            if here:
                for piece in here:
                    s.pools[owner(piece)].append(piece)
                places[place] = []
    begin_phase(s, "wrath")


# 4. Endure the wrath of the gods


def endure_wrath(s: Table) -> Flow[None]:
    """Flood as many tiles as the track says, raise the wrath, pass the marker on."""
    for _ in range(s.wrath_value()):
        yield from flood_of_choice(s, s.starting_seat, "rising.wrath.flood")
    if not s.wrath_stayed and s.wrath < len(s.box.wrath.track) - 1:
        s.wrath += 1
        s.tell(WrathMoved, s.wrath + 1, s.wrath_value())
    s.wrath_stayed = False
    end_round(s)


def end_round(s: Table) -> None:
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
