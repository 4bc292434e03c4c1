"""Boarding refugees: on which ships a card's groups can go, and with which special cards.

Only what can be completed is offered: each option leaves places for the groups still to come, and
ships for the moves that follow.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from critias.engine import Choose, Flow, Option, ask

from ..box import COMMON_GOOD, EMPATH, FLOOD, HIDDEN_HOLDS, PURSUIT_SHIP, SHIPS, SPECIALS, Politics
from ..events import Boarded, Exchanged, RefugeesDiscarded
from ..options import BOARD, DECLINE, Board, Displace, DisplaceNeutral, Exchange
from ..reactions import hides_a_choice
from ..state import ALL_SHIPS, Harbour
from .sailing import sail, throw_off, winds_must

EXCHANGED = 3  # neutrals that Empath can exchange
NOTHING: tuple[str, ...] = ()


class Means(msgspec.Struct):
    """What a player has to board with: cubes, and special cards."""

    cubes: int
    pursuit_ships: int
    hidden_holds: int
    pursuing: bool  # a Pursuit Ship has been played for this boarding


class Way(msgspec.Struct):
    """A way to board a group: the ship, the special cards it takes, and what is left then."""

    ship: int
    specials: tuple[str, ...]
    left: Means


class Boarding:
    """Groups of refugees on their way aboard, each to a ship of its own."""

    __slots__ = (
        "ahead",
        "boarded",
        "displaced",
        "groups",
        "moves",
        "one_more",
        "pursuing",
        "s",
        "seat",
    )

    def __init__(
        self,
        s: Harbour,
        seat: int,
        groups: tuple[int, ...],
        displaces: bool = False,  # Aristocracy
        one_more: bool = False,  # The Flood of the Poor may add one to a group
        moves: int = 0,  # of other ships, which have to follow
    ):
        self.s = s
        self.seat = seat
        self.ahead = s.ahead_of(seat) if displaces else None  # whose refugees give way
        self.moves = moves
        # What is left to do, and changes with each group:
        self.groups = groups
        self.boarded: tuple[int, ...] = ()
        self.displaced: tuple[int, ...] = ()  # the ships on which somebody gave way
        self.one_more = one_more
        self.pursuing = False

    # Can it be done?

    def possible(self) -> bool:
        """Whether all groups can be placed, with the special cards that the player holds."""
        return self._completes(self.groups, self.boarded, self._means())

    def _completes(self, groups: tuple[int, ...], boarded: tuple[int, ...], means: Means) -> bool:
        """Whether the groups can go on ships not boarded yet, and enough others can move then."""
        if not groups:
            if not self.moves:
                return True
            return sum(ship not in boarded for ship in self.s.movable()) >= self.moves
        for way in self._ways(groups[0], boarded, means):
            if self._completes(groups[1:], (*boarded, way.ship), way.left):
                return True
        return False

    def _means(self) -> Means:
        own = self.s.specials[self.seat]
        cubes = self.s.boarding_cubes()[self.seat]
        return Means(cubes, own.count(PURSUIT_SHIP), own.count(HIDDEN_HOLDS), self.pursuing)

    def _ways(self, size: int, boarded: tuple[int, ...], means: Means) -> Iterator[Way]:
        """The ways to board a group of that size on a ship that has not been boarded."""
        s, pursuits, holds = self.s, means.pursuit_ships, means.hidden_holds
        cubes = means.cubes - size
        if cubes < 0:
            return
        in_port = Means(cubes, pursuits, holds, means.pursuing)
        for ship in ALL_SHIPS:
            if ship in boarded:
                continue
            left, specials = in_port, NOTHING
            if s.at_sea[ship]:  # eoa.special.pursuit-ship
                if not means.pursuing or s.variant.edition.pursuit_ship == "one-ship":
                    if not pursuits:
                        continue
                    specials = (SPECIALS[PURSUIT_SHIP],)
                left = Means(cubes, pursuits - len(specials), holds, True)
            free = s.free(ship)
            if free >= size or (free == 0 and self.displaceable(ship)):
                yield Way(ship, specials, left)
            if free < size and holds:  # eoa.special.hidden-holds
                hiding = (*specials, SPECIALS[HIDDEN_HOLDS])
                yield Way(ship, hiding, Means(cubes, left.pursuit_ships, holds - 1, left.pursuing))

    def displaceable(self, ship: int) -> list[int]:
        """The colours that give way to Aristocracy on a full ship: neutrals and the leading.

        A card displaces one on a ship and no more (eoa.politics.aristocracy).
        """
        if self.ahead is None or ship in self.displaced:
            return []
        aboard = self.s.aboard[ship]
        found = [c for c in range(self.s.seats) if aboard[c] and self.ahead[c]]
        return [*found, self.s.neutral] if aboard[self.s.neutral] else found

    # What is offered

    def options(self) -> list[Option]:
        """Each way to board the next group after which the rest can be boarded."""
        size, rest = self.groups[0], self.groups[1:]
        larger = self.one_more and self.ahead is None  # nobles come one by one
        means = self._means()
        return [
            option
            for number in ((size, size + 1) if larger else (size,))
            for way in self._ways(number, self.boarded, means)
            if self._completes(rest, (*self.boarded, way.ship), way.left)
            for option in self._offers(way, number)
        ]

    def options_for_one_more(self) -> list[Option]:
        """Each way to board a single refugee on a ship that has been boarded."""
        ways = [way for way in self._ways(1, (), self._means()) if way.ship in self.boarded]
        return [option for way in ways for option in self._offers(way, 1)]

    def _offers(self, way: Way, size: int) -> list[Option]:
        """A way aboard, and the same with For the Common Good where somebody stays aboard."""
        s, ship, specials = self.s, way.ship, way.specials
        displaces = s.free(ship) < size and SPECIALS[HIDDEN_HOLDS] not in specials
        ways = [specials]
        if COMMON_GOOD in s.specials[self.seat]:
            crowd = s.crowd(ship) + (0 if displaces else size)
            most = min(s.specials[self.seat].count(COMMON_GOOD), s.legs(ship), size, crowd - 1)
            ways += [(*specials, *[SPECIALS[COMMON_GOOD]] * goods) for goods in range(1, most + 1)]
        if not displaces:
            return [Board(SHIPS[ship], size, one) if one else BOARD[ship][size] for one in ways]
        return [
            DisplaceNeutral(SHIPS[ship], one)
            if colour == s.neutral
            else Displace(SHIPS[ship], colour, one)
            for colour in self.displaceable(ship)
            for one in ways
        ]

    # Doing it

    def carry_out(self, answer: Any) -> Flow[None]:
        """Board a group as answered, spending the special cards named."""
        s, seat = self.s, self.seat
        ship = SHIPS.index(answer.ship)
        for name in answer.specials:
            s.spend_special(seat, SPECIALS.index(name))
        self.pursuing |= s.at_sea[ship]
        cubes = answer.cubes if isinstance(answer, Board) else 1
        if not self.groups or cubes > self.groups[0]:
            self.one_more = False
        self.groups = self.groups[1:]
        self.boarded = (*self.boarded, ship)
        if isinstance(answer, Displace | DisplaceNeutral):
            throw_off(s, ship, answer.seat if isinstance(answer, Displace) else s.neutral, 1)
            self.displaced = (*self.displaced, ship)
        seated = go_aboard(s, seat, ship, cubes)
        for sacrificed in range(answer.specials.count(SPECIALS[COMMON_GOOD])):
            give_way(s, seat, ship, hidden=sacrificed >= seated)
            yield from sail(s, ship, seat)


def go_aboard(s: Harbour, seat: int, ship: int, cubes: int) -> int:
    """Cubes become refugees: into free spaces first, the rest hidden (eoa.special.hidden-holds).

    Returns how many got a space.
    """
    regular = min(cubes, max(0, s.free(ship)))
    source = s.boarding_cubes()
    source[seat] -= cubes
    s.aboard[ship][seat] += regular
    s.hidden_aboard[ship][seat] += cubes - regular
    origin = "supply" if source is s.supply else "pool"
    s.tell(Boarded, seat, SHIPS[ship], cubes, cubes - regular, origin)
    return regular


def give_way(s: Harbour, seat: int, ship: int, hidden: bool) -> None:
    """One of those just boarded leaves for the common good (eoa.special.common-good)."""
    hold = s.hidden_aboard if hidden else s.aboard  # hidden, if all of them are
    hold[ship][seat] -= 1
    s.to_discard(seat, 1)
    s.tell(RefugeesDiscarded, seat, SHIPS[ship], 1)


def boarding_of(s: Harbour, seat: int, kind: Politics) -> Boarding:
    """The boarding that a politics card brings."""
    moves = kind.moves + winds_must(s) if kind.moves else 0
    return Boarding(s, seat, kind.groups, kind.displaces, floods(s, kind), moves)


def floods(s: Harbour, kind: Politics) -> bool:
    """Whether a card may board one refugee more (eoa.event.flood-of-the-poor)."""
    if s.in_force != FLOOD:
        return False
    return kind.is_refugees or s.variant.edition.flood_of_the_poor == "every-boarding"


def can_board(s: Harbour, seat: int, kind: Politics) -> bool:
    """Whether a card's groups can all be boarded, and its extras be had (eoa.politics.complete)."""
    return (not kind.draws or kind.draws <= s.specials_to_draw()) and boarding_of(
        s, seat, kind
    ).possible()


def board_card(s: Harbour, seat: int, kind: Politics) -> Flow[tuple[int, ...] | None]:
    """Board a card's groups, one after the other; the ships boarded, or None for Empath."""
    boarding = boarding_of(s, seat, kind)

    def first() -> list[Option]:
        found = boarding.options() if can_board(s, seat, kind) else []
        return found + exchanges(s, seat) if kind.is_refugees else found

    rule = "eoa.politics.aristocracy" if kind.displaces else "eoa.politics.refugees"
    options: Callable[[], list[Option]] = first
    while boarding.groups:
        hides = partial(hides_a_choice, s, seat, options)
        cubes = {"cubes": boarding.groups[0]}
        answer = yield from ask(Choose(seat, options, rule, cubes, reaction=hides))
        if type(answer) is Exchange:
            exchange(s, seat, answer)
            return None
        yield from boarding.carry_out(answer)
        options = boarding.options
    if boarding.one_more and kind.displaces:
        yield from board_one_noble_more(s, seat, boarding)
    return boarding.boarded


def board_one_noble_more(s: Harbour, seat: int, boarding: Boarding) -> Flow[None]:
    """The Flood of the Poor with Aristocracy: each noble takes a place by itself."""

    def options() -> list[Option]:
        return [DECLINE, *boarding.options_for_one_more()]

    if not s.specials[seat] and len(options()) == 1:
        return
    hides = partial(hides_a_choice, s, seat, options)
    question = Choose(seat, options, "eoa.event.flood-of-the-poor", reaction=hides)
    answer = yield from ask(question)
    if answer is not DECLINE:
        yield from boarding.carry_out(answer)


def exchanges(s: Harbour, seat: int) -> list[Option]:
    """What Empath can do for a player who has it (eoa.special.empath)."""
    if EMPATH not in s.specials[seat]:
        return []
    cubes = s.boarding_cubes()[seat]
    found: list[Option] = []
    for ship in ALL_SHIPS:
        most = min(EXCHANGED, s.aboard[ship][s.neutral], cubes)
        if s.at_sea[ship] or not most:
            continue
        if s.variant.edition.empath == "up-to-three":
            found += [Exchange(SHIPS[ship], number) for number in range(1, most + 1)]
        elif most == EXCHANGED:
            found.append(Exchange(SHIPS[ship], EXCHANGED))
    return found


def exchange(s: Harbour, seat: int, answer: Exchange) -> None:
    """Neutrals go to the camp, own refugees take their places."""
    ship = SHIPS.index(answer.ship)
    source = s.boarding_cubes()
    s.spend_special(seat, EMPATH)
    s.aboard[ship][s.neutral] -= answer.cubes
    s.supply[s.neutral] += answer.cubes
    source[seat] -= answer.cubes
    s.aboard[ship][seat] += answer.cubes
    origin = "supply" if source is s.supply else "pool"
    s.tell(Exchanged, seat, SHIPS[ship], answer.cubes, origin)


def board_one(s: Harbour, seat: int, rule: str, must: bool = False) -> Flow[bool]:
    """Board a single refugee, or decline; whoever must may only decline what costs a special."""
    boarding = Boarding(s, seat, (1,))

    def options() -> list[Option]:
        found = boarding.options()
        bound = must and any(type(option) is Board and not option.specials for option in found)
        return found if bound else [*found, DECLINE]

    if not s.boarding_cubes()[seat]:
        return False
    if not s.specials[seat] and options() == [DECLINE]:
        return False
    hides = partial(hides_a_choice, s, seat, options)
    answer = yield from ask(Choose(seat, options, rule, reaction=hides))
    if answer is DECLINE:
        return False
    yield from boarding.carry_out(answer)
    return True
