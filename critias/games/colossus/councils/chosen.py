"""An action that somebody has chosen: its figures, its rewards, and what it asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from critias.engine import Choose, Event, Flow, Option, ask

from ..box import COLOSSUS, COUNCILS, DOOM, HOPLITE, NONE, RESOURCES, TRIREME, UNITS
from ..maps.events import TroopsRaised, UnitsMarched
from ..maps.regions import name, table_name, table_names
from ..room.dishonour import dishonour
from ..room.ledger import (
    add_doom,
    can_pay,
    cut_doom,
    draw_talents,
    gain,
    give,
    pay_price,
    priced,
)
from ..room.records import Edict, EdictKind
from ..state import Room
from .events import (
    Corrupted,
    CouncilNamed,
    EmpireNamed,
    HouseNamed,
    PlayerNamed,
    RegionNamed,
    TableNamed,
    WonderNamed,
)
from .options import (
    ENOUGH,
    MOOT,
    Enough,
    Moot,
    NameCouncil,
    NameEmpire,
    NameHouse,
    NamePlayer,
    NameRegion,
    NameTable,
    NameWonder,
)


class ComesToNothing(Exception):
    """What an action was about is gone by another's deed, or Control has ended the phase."""


class Payment(NamedTuple):
    """What was paid for, how much by resource, and the DOOM of tokens among it."""

    cause: str
    costs: Mapping[int, int]
    doom: int


Answer = TypeVar("Answer", bound=Option)
NamingEvent = Callable[[tuple[int, ...], int, str, str], Event]


@dataclass(slots=True, frozen=True)
class Chosen:
    """An action in the hands of the player who chose it."""

    s: Room
    council: int
    seat: int
    action: str
    steps: int = 0
    corrupt: bool = False
    paid: list[Payment] = field(default_factory=list)

    @property
    def house(self) -> int:
        """The House of the player."""
        return self.s.house[self.seat]

    @property
    def kind(self) -> str:
        """The action of the game whose effect this one has."""
        return self.s.box.kind_of(self.action)

    def figure(self, name: str) -> int:
        """A figure of the action as it has grown; what falls with growth ends at zero."""
        action = self.s.box.actions[self.action]
        return max(0, action.value.get(name, 0) + self.steps * action.growth.get(name, 0))

    def figures(self) -> set[str]:
        """The names of its figures."""
        action = self.s.box.actions[self.action]
        return {*action.value, *action.growth}

    def receive(self, *names: str) -> None:
        """The player receives what these figures say."""
        give(self.s, self.seat, {name: self.figure(name) for name in names}, self.action)

    def receive_talent_cards(self) -> None:
        """The player draws the Talent cards that the action gives."""
        draw_talents(self.s, self.seat, self.figure("talent-cards"), self.action)

    def dishonour(self) -> None:
        """The player takes the stars of the action."""
        dishonour(self.s, self.seat, self.action, self.figure("stars"))

    def corruption(self) -> None:
        """A corrupted action dooms Atlantis (col.13.5)."""
        self.s.tell(Corrupted, self.seat, self.action)
        add_doom(self.s, self.seat, self.s.box.doom.madness, self.action)

    def decree(self, kind: EdictKind, target: int, amount: int = 0, where: int = NONE) -> None:
        """Something is set going for the next Map Phase (col.11.5)."""
        s = self.s
        s.edicts.append(Edict(kind, target, s.turn + 1, amount, where, self.seat, self.action))

    def housemates(self) -> list[int]:
        """The House of the player, or a Wandering Hero alone."""
        return [self.seat] if self.house == NONE else self.s.members(self.house)

    def can_pay(self) -> bool:
        """Whether the player has the price of the action."""
        price = self.s.box.actions[self.action].price
        return not price or can_pay(self.s, self.seat, priced(self.s, price))

    def pay(self) -> None:
        """The price of the action is used up."""
        self.spend(priced(self.s, self.s.box.actions[self.action].price), self.action)

    def spend(self, costs: Mapping[int, int], cause: str) -> None:
        """The player pays before all is said that the action needs."""
        before = self.s.has(self.seat, DOOM)
        pay_price(self.s, self.seat, costs, cause)
        self.paid.append(Payment(cause, costs, self.s.has(self.seat, DOOM) - before))

    def pay_back(self) -> None:
        """The action came to nothing, and costs nothing (col.3.15)."""
        for payment in self.paid:
            for resource, amount in payment.costs.items():
                gain(self.s, self.seat, resource, amount, payment.cause)
            gain(self.s, self.seat, DOOM, -payment.doom, payment.cause)

    # Questions

    def ask(self, what: str, options: Callable[[], Sequence[Answer]]) -> Flow[Answer]:
        """Ask the player what the action is about, as long as it is about anything."""

        def some() -> Sequence[Answer | Moot]:
            return options() or [MOOT]

        about = {"asks": what, "action": self.action}
        answer = yield from ask(Choose(self.seat, some, f"col.action.{self.kind}", about))
        if isinstance(answer, Moot):
            raise ComesToNothing
        return answer

    def name_player(
        self, players: Callable[[], Sequence[int]], may_stop: bool = False
    ) -> Flow[int]:
        """Ask for a player; with `may_stop` the answer can be nobody, and what was said stands."""

        def options() -> list[Enough | NamePlayer]:
            return [*([ENOUGH] if may_stop else []), *(NamePlayer(seat) for seat in players())]

        try:
            answer = yield from self.ask("player", options)
        except ComesToNothing:
            if may_stop:
                return NONE
            raise
        if isinstance(answer, Enough):
            return NONE
        player = answer.player
        self.s.tell(lambda: PlayerNamed(self.hearers(), self.seat, self.action, player))
        return player

    def name_house(self) -> Flow[int]:
        """Ask for a House."""
        houses = self.s.box.roster.houses[: self.s.houses]
        answer = yield from self.ask("house", lambda: [NameHouse(house) for house in houses])
        self.tell_named(HouseNamed, answer.house)
        return houses.index(answer.house)

    def name_empire(self, which: Callable[[int], bool] = lambda empire: True) -> Flow[int]:
        """Ask for an empire that is not defeated."""
        s, names = self.s, self.s.box.empires.names
        answer = yield from self.ask(
            "empire",
            lambda: [NameEmpire(names[e]) for e in empires_left(s) if which(e)],
        )
        self.tell_named(EmpireNamed, answer.empire)
        return names.index(answer.empire)

    def name_table(self, tables: Callable[[], Sequence[int]]) -> Flow[int]:
        """Ask for a map."""
        s = self.s
        answer = yield from self.ask(
            "table", lambda: [NameTable(table_name(s, table)) for table in tables()]
        )
        self.tell_named(TableNamed, answer.table)
        return table_names(s).index(answer.table)

    def name_region(self, places: Callable[[], Sequence[int]]) -> Flow[int]:
        """Ask for a region."""
        s = self.s
        answer = yield from self.ask(
            "region", lambda: [NameRegion(name(s, place)) for place in places()]
        )
        self.tell_named(RegionNamed, answer.region)
        return s.chart.names.index(answer.region)

    def name_wonder(self, wonders: Callable[[], Sequence[str]]) -> Flow[str]:
        """Ask for a wonder."""
        answer = yield from self.ask("wonder", lambda: [NameWonder(one) for one in wonders()])
        self.tell_named(WonderNamed, answer.wonder)
        return answer.wonder

    def name_council(self) -> Flow[int]:
        """Ask for another council."""
        others = [one for number, one in enumerate(COUNCILS) if number != self.council]
        answer = yield from self.ask("council", lambda: [NameCouncil(one) for one in others])
        self.tell_named(CouncilNamed, answer.council)
        return COUNCILS.index(answer.council)

    def hearers(self) -> tuple[int, ...]:
        """Who hears what is chosen."""
        return audience(self.s, self.council, self.seat)

    def tell_named(self, event: NamingEvent, name: str) -> None:
        """Those in the chamber hear what the action is about."""
        self.s.tell(lambda: event(self.hearers(), self.seat, self.action, name))


def audience(s: Room, council: int, actor: int) -> tuple[int, ...]:
    """Who hears what somebody chooses: those who sit there, and those who listen.

    In a Safe House nobody listens (col.upgrade.safe-house).
    """
    there = s.chambers[council].order
    if s.card_with(actor, "unseen"):
        return tuple(sorted(there))
    listeners = [x.spy for x in s.insights if x.of == "council" and x.target == council]
    return tuple(sorted({*there, *listeners}))


def empires_left(s: Room) -> list[int]:
    """The empires that are not defeated."""
    return [e for e in range(len(s.box.empires.names)) if not s.empire_defeated(e)]


# How actions are registered


def always(c: Chosen) -> bool:
    """An action that is open to everybody at any time."""
    return True


def has_house(c: Chosen) -> bool:
    """An action for members of a House."""
    return c.house != NONE


def an_empire_is_left(c: Chosen) -> bool:
    """An action against an empire needs one."""
    return bool(empires_left(c.s))


class Effect(NamedTuple):
    """What an action does, and whether it could be done now if it were chosen."""

    carry_out: Callable[[Chosen], Flow[None]]
    possible: Callable[[Chosen], bool] = always
    only_gives: bool = False


def rewards(*names: str) -> Effect:
    """The effect of an action that only gives what its figures say, these first."""

    def receive(c: Chosen) -> Flow[None]:
        c.receive(*names)
        yield from give_the_rest(c, names)

    return Effect(receive, lambda c: not marches(c) or bool(mates_with_room(c)), True)


def give_the_rest(c: Chosen, given: Sequence[str]) -> Flow[None]:
    """What other figures of the action say."""
    rest = c.figures().difference(given)
    if not rest:
        return
    c.receive(*(one for one in RESOURCES if one in rest and one != "stars"))
    c.receive_talent_cards()
    cut_doom(c.s, c.seat, c.figure("doom-cut"), c.action)
    for unit, troops in ((HOPLITE, "hoplites"), (TRIREME, "triremes")):
        raise_troops(c.s, c.seat, unit, c.figure(troops))
    if c.figure("stars") and "stars" in rest:
        c.dishonour()
    if marches(c):
        yield from march(c)


# Units of one's own that go to a House-mate

MOVED = {HOPLITE: "moved-hoplites", TRIREME: "moved-triremes", COLOSSUS: "moved-colossi"}


def marches(c: Chosen) -> bool:
    """Whether an action moves units."""
    return any(c.figure(one) for one in c.figures().intersection(MOVED.values()))


def moved(c: Chosen, to: int) -> dict[int, int]:
    """How many units of each type would go: those there are, as far as there is room."""
    s, cap = c.s, c.s.numbers["unit-cap"]
    return {
        unit: max(0, min(c.figure(figure), s.units[c.seat][unit], cap - s.units[to][unit]))
        for unit, figure in MOVED.items()
    }


def mates_with_room(c: Chosen) -> list[int]:
    """The House-mates to whom units could go."""
    return [mate for mate in c.housemates() if mate != c.seat and any(moved(c, mate).values())]


def march(c: Chosen) -> Flow[None]:
    """The units go to the city of a House-mate (col.7.58)."""
    s = c.s
    options = [NamePlayer(mate) for mate in mates_with_room(c)]
    if not options:
        return
    answer: NamePlayer | Moot = yield from ask(Choose(c.seat, options, "col.7.58-march"))
    if isinstance(answer, Moot):
        return
    for unit, count in moved(c, answer.player).items():
        if count:
            s.units[c.seat][unit] -= count
            s.units[answer.player][unit] += count
            s.tell(UnitsMarched, c.seat, answer.player, UNITS[unit], count)


def raise_troops(s: Room, seat: int, unit: int, count: int) -> None:
    """A player gets counters of the state."""
    if count:
        s.state_troops[seat][unit] += count
        s.tell(TroopsRaised, seat, UNITS[unit], count)
