"""Water: tiles flood and rise again, barriers hold once, Atlanteans go back to their pools."""

from critias.engine import Choose, Flow, Option, ask

from .belongings import use_artifact
from .box import AUTOMATON, CENTRE, ENERGY, PENINSULAS, PIECES, PLACES, STUFF, TILES, tile_of
from .deciding_together import pay_together, which_peninsula
from .ending import lose
from .events import BarrierBroke, BarrierRaised, Moved, Returned, TileFlooded, TileRose
from .options import LET_BE, Flee, ToCentre
from .state import VAIN_CALLS, Island, atlantean, kind, owner, piece_name

CLOAK = "wavewalkers-cloak"
SEAL = "aegis-seal"
TRIDENT = "trident-of-ebb"


def flood(s: Island, peninsula: int, decider: int, rule: str) -> Flow[None]:
    """A peninsula floods: a barrier holds once; where all is under water, two others flood."""
    if s.dry[peninsula]:
        yield from hit(s, peninsula)
        return
    for _ in range(2):
        yield from flood_of_choice(s, decider, rule)


def flood_of_choice(s: Island, decider: int, rule: str) -> Flow[int]:
    """Flood where the players choose; the centre, if nothing else is left."""
    peninsula = yield from choose_dry(s, s.dry_peninsulas(), decider, rule)
    yield from hit(s, peninsula)
    return peninsula


def choose_dry(s: Island, peninsulas: list[int], decider: int, rule: str) -> Flow[int]:
    """One of these peninsulas as the players choose. If there is none, the island is lost."""
    if not peninsulas:
        raise lose(s)
    names = [PENINSULAS[p] for p in peninsulas]
    name = yield from which_peninsula(s, names, rule, decider)
    return PENINSULAS.index(name)


def hit(s: Island, peninsula: int) -> Flow[None]:
    """The barrier breaks instead (rising.energy.barrier-holds), or the outermost tile sinks."""
    if s.barriers[peninsula]:
        break_barrier(s, peninsula)
    else:
        yield from sink(s, peninsula)


def sink(s: Island, peninsula: int) -> Flow[None]:
    """The outermost dry tile goes under, and all on it return (rising.misfortune.flood)."""
    place = s.outermost(peninsula)
    s.tell(TileFlooded, PENINSULAS[peninsula], tile_of(place))
    s.last_flooded = peninsula
    yield from champions(s, place)
    s.dry[peninsula] -= 1
    returned = send_home(s, place)
    yield from cloak(s, returned)


def send_home(s: Island, place: int) -> list[int]:
    """All Atlanteans at a place return to their pools, without acting."""
    returned, s.standing[place] = s.standing[place], []
    for piece in returned:
        s.pools[owner(piece)].append(piece)
        s.tell(Returned, owner(piece), piece_name(piece), PLACES[place])
    return returned


def champions(s: Island, place: int) -> Flow[None]:
    """A Champion may leave a sinking tile for the next one inward, and take somebody along."""
    inward = place + 1 if tile_of(place) < TILES else CENTRE
    for leader in list(s.standing[place]):
        if s.has_power(leader, "champion") and s.has_room(inward):
            answer = yield from ask(
                Choose(
                    owner(leader), flights(s, leader, place, inward), "rising.councilor.champion"
                )
            )
            if isinstance(answer, Flee):
                s.powers_used.append(leader)
                move(s, leader, place, inward)
                other = atlantean(answer.seat, PIECES.index(answer.piece))
                if other != leader:
                    move(s, other, place, inward)


def flights(s: Island, leader: int, place: int, inward: int) -> list[Option]:
    """Alone, or with any other Atlantean of the tile for whom there is room."""
    room = s.capacity[inward] - s.taken(inward) >= 2
    others = sorted(set(s.standing[place]) - {leader})
    fleeing = [leader, *(p for p in others if room or kind(p) == AUTOMATON)]
    return [LET_BE, *(Flee(owner(piece), piece_name(piece)) for piece in fleeing)]


def move(s: Island, piece: int, place: int, target: int) -> None:
    """From one place to another."""
    s.standing[place].remove(piece)
    s.standing[target].append(piece)
    s.tell(Moved, owner(piece), piece_name(piece), PLACES[target])


def cloak(s: Island, returned: list[int]) -> Flow[None]:
    """Once a round, the cloak carries one of its owner's Atlanteans to the centre instead."""
    for seat in range(s.seats):
        kinds = sorted({kind(p) for p in returned if owner(p) == seat and centre_takes(s, p)})
        if kinds and s.artifact_ready(seat, CLOAK):
            options = [LET_BE, *(ToCentre(seat, PIECES[k]) for k in kinds)]
            answer = yield from ask(Choose(seat, options, "rising.artifact.wavewalkers-cloak"))
            if isinstance(answer, ToCentre):
                use_artifact(s, seat, CLOAK)
                to_centre(s, atlantean(seat, PIECES.index(answer.piece)))


def centre_takes(s: Island, piece: int) -> bool:
    """The automaton never stands alone; for all others there is always room."""
    return kind(piece) != AUTOMATON or bool(s.standing[CENTRE])


def to_centre(s: Island, piece: int) -> None:
    """Back from the pool, to the centre tile."""
    s.pools[owner(piece)].remove(piece)
    s.standing[CENTRE].append(piece)
    s.tell(Moved, owner(piece), piece_name(piece), PLACES[CENTRE])


# Barriers and unflooding


def raise_barrier(s: Island, peninsula: int) -> None:
    """A barrier stands by a peninsula."""
    s.barriers[peninsula] = True
    s.tell(BarrierRaised, PENINSULAS[peninsula])


def break_barrier(s: Island, peninsula: int) -> None:
    """A barrier is discarded."""
    s.barriers[peninsula] = False
    s.tell(BarrierBroke, PENINSULAS[peninsula])


def unflood(s: Island, peninsula: int) -> None:
    """The flooded tile nearest to the centre rises."""
    s.dry[peninsula] += 1
    s.tell(TileRose, PENINSULAS[peninsula], tile_of(s.outermost(peninsula)))


def gain_barrier(s: Island, seats: list[int], rule: str) -> Flow[None]:
    """Place a barrier for nothing, where the seats agree."""
    names = [PENINSULAS[p] for p in s.barrier_sites()]
    if names:
        name = yield from which_peninsula(s, names, rule, s.starting_seat, seats)
        raise_barrier(s, PENINSULAS.index(name))


def gain_unflooding(s: Island, seats: list[int], rule: str) -> Flow[None]:
    """Unflood a tile for nothing, where the seats agree."""
    names = [PENINSULAS[p] for p in s.flooded_peninsulas()]
    if names:
        name = yield from which_peninsula(s, names, rule, s.starting_seat, seats)
        unflood(s, PENINSULAS.index(name))


def can_collect_for_barrier(s: Island, seat: int) -> bool:
    """Whether a seat may set about a barrier, and all together could pay for it."""
    return may_collect(s, seat) and can_afford(s, s.box.energy.barrier, SEAL)


def can_collect_for_unflooding(s: Island, seat: int) -> bool:
    """Whether a seat may set about unflooding a tile, and all together could pay for it."""
    return may_collect(s, seat) and can_afford(s, s.box.energy.unflood, TRIDENT)


def may_collect(s: Island, seat: int) -> bool:
    """Whoever has energy to begin with, and has not collected in vain too often."""
    return s.energy(seat) > 0 and s.vain_collections[seat] < VAIN_CALLS


def can_afford(s: Island, price: int, saver: str) -> bool:
    """Whether all players together have the energy."""
    short = price - sum(own[ENERGY] for own in s.stuff)
    if short <= 0:
        return True
    return any(own[ENERGY] and s.bonus(seat, saver) >= short for seat, own in enumerate(s.stuff))


def buy_barrier(s: Island, seat: int, peninsula: int) -> Flow[None]:
    """A barrier for energy, from whoever contributes (rising.artifact.aegis-seal saves some)."""
    price = s.box.energy.barrier
    if (yield from pay_energy(s, seat, peninsula, price, "rising.energy.barrier", SEAL)):
        raise_barrier(s, peninsula)


def buy_unflooding(s: Island, seat: int, peninsula: int) -> Flow[None]:
    """A tile rises for energy, from whoever contributes (rising.artifact.trident-of-ebb saves)."""
    price = s.box.energy.unflood
    if (yield from pay_energy(s, seat, peninsula, price, "rising.energy.unflood", TRIDENT)):
        unflood(s, peninsula)


def pay_energy(
    s: Island, seat: int, peninsula: int, price: int, rule: str, saver: str
) -> Flow[bool]:
    """Whether the energy came together. Who collects in vain twice waits for the next phase."""
    payers = [one for one in s.everyone() if s.energy(one)]
    cost = [0] * len(STUFF)
    cost[ENERGY] = price
    buying = {"peninsula": PENINSULAS[peninsula]}
    paid = yield from pay_together(s, payers, cost, rule, saver=saver, buying=buying)
    if not paid:
        s.vain_collections[seat] += 1
    return bool(paid)
