"""The cosmic gate: building components, and what each brings."""

from collections.abc import Callable

from critias.engine import Choose, Flow, ask

from ..belongings import gain, gain_energy, spend, volunteers
from ..box import (
    ATLANTIUM,
    COMPONENTS,
    LEADER,
    ORE,
    PLACES,
    POWER_CORE,
    RESOURCES,
    STUFF,
    Component,
    component_at,
)
from ..cards.drawing import draw_cards
from ..cards.library_cards import card, exchange
from ..cards.misfortunes import foresee
from ..deciding_together import agree, coverable, pay_together, who_takes
from ..ending import win
from ..events import Built, Wasted, WrathMoved, WrathStayed
from ..flooding import gain_barrier, gain_unflooding
from ..options import LET_BE, Build, BuildNothing, BuildSaving, Choice, Gather, LetBe
from ..state import Island, atlantean, owners
from .recruiting import recruit_one

Benefit = Callable[[Island, list[int], Component], Flow[None]]
"""What a component brings: called with the island, who shares in it, and the component."""

BENEFITS: dict[str, Benefit] = {}


def benefit(name: str) -> Callable[[Benefit], Benefit]:
    """Registers what a component brings."""

    def register(function: Benefit) -> Benefit:
        BENEFITS[name] = function
        return function

    return register


# Building


def build(s: Island, workers: list[int], place: int) -> Flow[None]:
    """All on a build space build one component together, if they can pay for any."""
    here = owners(workers)
    builders = [seat for seat in s.everyone() if seat in here]
    # rising.councilor.artificer
    saving = max(s.strength(piece, "artificer") for piece in workers)
    # rising.gate.power-core
    leaders = all(atlantean(seat, LEADER) in workers for seat in range(s.seats))
    chosen = [c for c in s.to_build() if c != POWER_CORE or leaders]
    if not (yield from build_one(s, builders, chosen, saving)):
        s.tell(Wasted, PLACES[place])


def build_one(s: Island, builders: list[int], components: list[int], saving: int) -> Flow[bool]:
    """Agree on one of the components, pay for it, enjoy what it brings; whether it was built.

    If the price of one does not come together, they may try another.
    """
    left = list(components)
    while possible := plans(s, builders, left, saving):
        options: list[Build | BuildSaving | BuildNothing] = [*possible, BuildNothing()]
        answer = yield from agree(builders, options, "rising.gate.choose", s.starting_seat)
        if isinstance(answer, BuildNothing):
            return False
        index = COMPONENTS.index(answer.component)
        saved = answer.saved if isinstance(answer, BuildSaving) else ""
        cost, core = price(s, index, saved, saving), index == POWER_CORE
        payers = yield from pay_together(
            s,
            builders,
            cost,
            "rising.gate.pay",
            everyone=core,
            buying={"component": COMPONENTS[index]},
        )
        if payers:
            yield from add_to_gate(s, index, payers)
            return True
        left.remove(index)
    return False


def add_to_gate(s: Island, index: int, payers: list[int]) -> Flow[None]:
    """The component is built, and what it brings once goes to those who paid."""
    s.built.append(index)
    s.tell(Built, COMPONENTS[index])
    built = s.box.component(index)
    if built.once:
        yield from BENEFITS[built.once](s, payers, built)


def plans(
    s: Island, builders: list[int], components: list[int], saving: int
) -> list[Build | BuildSaving]:
    """The components the builders can pay for, and what an Artificer can save on each."""
    purses = [s.stuff[seat] for seat in builders]
    options: list[Build | BuildSaving] = []
    for index in components:
        cost = s.box.component(index).price()
        kinds = [name for stuff, name in enumerate(RESOURCES) if cost[stuff]] if saving else [""]
        must = len(builders) if index == POWER_CORE else 0
        for saved in kinds:
            if coverable(price(s, index, saved, saving), purses, must):
                name = COMPONENTS[index]
                options.append(BuildSaving(name, saved) if saved else Build(name))
    return options


def price(s: Island, component: int, saved: str, saving: int) -> list[int]:
    """What a component costs, less what is saved on one resource."""
    cost = list(s.box.component(component).price())
    if saved:
        stuff = STUFF.index(saved)
        cost[stuff] = max(0, cost[stuff] - saving)
    return cost


def could_be_built(s: Island, seat: int) -> bool:
    """Whether all players together could pay for a component other than the power core."""
    everyone = s.everyone()
    ordinary = [c for c in s.to_build() if c != POWER_CORE]
    return bool(plans(s, everyone, ordinary, 0))


@card("hasty-construction", could_be_built)
def hasty_construction(s: Island, seat: int, amount: int) -> Flow[None]:
    """Build a component at once, paid by anybody (rising.card.hasty-construction)."""
    ordinary = [c for c in s.to_build() if c != POWER_CORE]
    yield from build_one(s, s.everyone(), ordinary, 0)


def use_component(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """The action of a built component, for the owners of those who stand there."""
    built = s.box.component(component_at(place))
    name = built.space or built.double
    assert name is not None
    yield from BENEFITS[name](s, owners(pieces), built)


# What components bring


@benefit("barrier")
def barrier(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Place a barrier."""
    yield from gain_barrier(s, seats, "rising.gate.barrier")


@benefit("energy")
def energy(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Somebody takes energy (rising.gate.energy)."""
    taker = yield from who_takes(s, seats, "rising.gate.taker")
    gain_energy(s, taker, built.amount)


@benefit("cards")
def cards(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Somebody draws library cards and keeps them all (rising.gate.cards)."""
    taker = yield from who_takes(s, seats, "rising.gate.taker")
    yield from draw_cards(s, taker, built.amount, keep=built.amount)


@benefit("recruit")
def recruit(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Somebody recruits a follower (rising.gate.recruit)."""
    yield from recruit_one(s, seats)


@benefit("unflood")
def unflood(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Unflood a tile."""
    yield from gain_unflooding(s, seats, "rising.gate.unflood")


@benefit("exchange")
def exchange_some(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Exchange resources."""
    if any(s.stuff[seats[0]][: len(RESOURCES)]):
        yield from exchange(s, seats[0], built.amount, "rising.gate.exchange")


@benefit("forge")
def forge(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Up to so many ore become Atlantium; whose ore, they agree one by one."""
    for turn in range(built.amount):
        able = [seat for seat in seats if s.stuff[seat][ORE]]
        if not able:
            return
        options: list[Choice | LetBe] = [Choice(seat) for seat in able]
        # Who forges one ore alone has said so by acting, and need not have.
        if turn or built.amount > 1 or len(seats) > 1:
            options.append(LET_BE)
        answer = yield from agree(seats, options, "rising.gate.forge", s.starting_seat)
        if isinstance(answer, LetBe):
            return
        spend(s, answer.seat, ORE, 1)
        gain(s, answer.seat, ATLANTIUM, built.rate)


@benefit("summon")
def summon(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Everybody has a volunteer next round, as far as there are any (rising.gate.volunteers)."""
    for seat in s.everyone():
        s.coming_volunteers[seat] += volunteers(s, seat, built.amount)
    yield from ()


@benefit("muster")
def muster(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Somebody has volunteers next round (rising.gate.volunteers)."""
    taker = yield from who_takes(s, seats, "rising.gate.taker")
    s.coming_volunteers[taker] += volunteers(s, taker, built.amount)


@benefit("appease")
def appease(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """The wrath marker goes back a space, if it can (rising.gate.wrath)."""
    if s.wrath:
        s.wrath -= 1
        s.tell(WrathMoved, s.wrath + 1, s.wrath_value())
    yield from ()


@benefit("foresee")
def foresee_some(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Look at coming misfortunes."""
    yield from foresee(s, seats[0], built.amount, "rising.gate.foresee")


@benefit("stay-wrath")
def stay_wrath(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """The wrath marker stays where it is this round (rising.gate.wrath)."""
    s.wrath_stayed = True
    s.tell(WrathStayed)
    yield from ()


@benefit("gather")
def gather(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """Take ore, gold or crystal of choice, without a roll."""
    for _ in range(built.amount):
        taker = yield from who_takes(s, seats, "rising.gate.taker")
        options = [Gather(name) for name in RESOURCES[:3]]
        answer = yield from ask(Choose(taker, options, "rising.gate.gather"))
        gain(s, taker, STUFF.index(answer.stuff), 1)


@benefit("win")
def open_gate(s: Island, seats: list[int], built: Component) -> Flow[None]:
    """The power core: the island is saved (rising.goal.gate)."""
    yield from ()
    raise win(s)
