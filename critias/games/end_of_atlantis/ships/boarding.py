"""Boarding refugees: on which ships a card's groups can go, and with which special cards.

Only what can be completed is offered: each option leaves places for the groups still to come, and
ships for the moves that follow.
"""

from typing import Any

from critias.engine import Choose, Flow, Option, ask

from ..box import COMMON_GOOD, EMPATH, FLOOD, HIDDEN_HOLDS, PURSUIT_SHIP, SHIPS, SPECIALS, Politics
from ..events import Boarded, Exchanged, RefugeesDiscarded
from ..options import BOARD, DECLINE, Board, Displace, DisplaceNeutral, Exchange
from ..state import ALL_SHIPS, Harbour
from .sailing import sail, throw_off, winds_must

EXCHANGED = 3  # neutrals that Empath can exchange
HELPS = (PURSUIT_SHIP, HIDDEN_HOLDS, COMMON_GOOD)


class Boarding:
    """One boarding under way: what is still to be placed, and what has been used for it."""

    __slots__ = (
        "ahead",
        "barred",
        "displaces",
        "groups",
        "moves_after",
        "one_more",
        "pursuing",
        "s",
        "seat",
        "ships",
    )

    def __init__(self, s: Harbour, seat: int, groups: tuple[int, ...], displaces: bool = False):
        self.s = s
        self.seat = seat
        self.groups = groups  # still to be boarded
        self.displaces = displaces
        self.ahead = s.ahead_of(seat) if displaces else []
        self.ships: tuple[int, ...] = ()  # boarded so far
        self.moves_after = 0  # other ships that have to be moved then
        self.pursuing = False  # Pursuit Ship has been played for this boarding
        self.one_more = False  # The Flood of the Poor adds one to a group
        self.barred = False  # what comes after boarding could not be done

    # Can it be done?

    def possible(self) -> bool:
        """Whether all groups can be placed, with the special cards that the player holds."""
        own = self.s.specials[self.seat]
        return not self.barred and self._possible(
            self.groups,
            self.ships,
            self.s.boarding_cubes()[self.seat],
            own.count(PURSUIT_SHIP),
            own.count(HIDDEN_HOLDS),
            self.pursuing,
        )

    def _possible(
        self,
        groups: tuple[int, ...],
        ships: tuple[int, ...],
        cubes: int,
        pursuits: int,
        holds: int,
        pursuing: bool,
    ) -> bool:
        if sum(groups) > cubes:
            return False
        if not groups:
            return self._can_move_on(ships)
        size = groups[0]
        for ship in ALL_SHIPS:
            if ship in ships:
                continue
            pursuit = self._pursuit(ship, pursuing)
            hold = 0 if self._has_room(ship, size) else 1
            if (
                pursuit <= pursuits
                and hold <= holds
                and self._possible(
                    groups[1:],
                    (*ships, ship),
                    cubes - size,
                    pursuits - pursuit,
                    holds - hold,
                    pursuing or pursuit > 0,
                )
            ):
                return True
        return False

    def _pursuit(self, ship: int, pursuing: bool) -> int:
        """How many Pursuit Ships it takes to board that ship (eoa.special.pursuit-ship)."""
        if not self.s.at_sea[ship]:
            return 0
        return 0 if pursuing and self.s.variant.edition.pursuit_ship == "all-ships" else 1

    def _has_room(self, ship: int, size: int) -> bool:
        free = self.s.free(ship)
        return free >= size or (self.displaces and free == 0 and bool(self.displaceable(ship)))

    def displaceable(self, ship: int) -> list[int]:
        """The colours that give way to Aristocracy on a full ship: neutrals and the leading."""
        aboard = self.s.aboard[ship]
        found = [c for c in range(self.s.seats) if aboard[c] and self.ahead[c] and c != self.seat]
        return [*found, self.s.neutral] if aboard[self.s.neutral] else found

    def _can_move_on(self, ships: tuple[int, ...]) -> bool:
        if not self.moves_after:
            return True
        return sum(ship not in ships for ship in self.s.movable()) >= self.moves_after

    # What is offered

    def options(self) -> list[Option]:
        """Each way to board the next group after which the rest can be boarded."""
        size = self.groups[0]
        found = self._group_options(size)
        if self.one_more:
            found += self._group_options(size + 1)
        return found

    def _group_options(self, size: int) -> list[Option]:
        s, own = self.s, self.s.specials[self.seat]
        cubes = s.boarding_cubes()[self.seat] - size
        pursuits, holds = own.count(PURSUIT_SHIP), own.count(HIDDEN_HOLDS)
        found: list[Option] = []
        for ship in ALL_SHIPS:
            if ship in self.ships:
                continue
            pursuit = self._pursuit(ship, self.pursuing)
            if pursuit > pursuits:
                continue
            left = pursuits - pursuit
            helps = (SPECIALS[PURSUIT_SHIP],) if pursuit else ()
            if self._has_room(ship, size) and self._goes_on(ship, cubes, left, holds):
                found += self._unhidden(ship, size, helps)
            if s.free(ship) < size and holds and self._goes_on(ship, cubes, left, holds - 1):
                found += self._helped(ship, size, (*helps, SPECIALS[HIDDEN_HOLDS]))
        return found

    def _goes_on(self, ship: int, cubes: int, pursuits: int, holds: int) -> bool:
        """Whether the groups after the next can be placed once it is on that ship."""
        pursuing = self.pursuing or self.s.at_sea[ship]
        rest, ships = self.groups[1:], (*self.ships, ship)
        return cubes >= 0 and self._possible(rest, ships, cubes, pursuits, holds, pursuing)

    def _unhidden(self, ship: int, size: int, helps: tuple[str, ...]) -> list[Option]:
        """Ways onto a ship without Hidden Holds."""
        if self.s.free(ship) >= size:
            return self._helped(ship, size, helps)
        ways = [helps]
        if COMMON_GOOD in self.s.specials[self.seat] and self.s.crowd(ship) > 1:
            ways.append((*helps, SPECIALS[COMMON_GOOD]))
        found: list[Option] = []
        for colour in self.displaceable(ship):
            if colour == self.s.neutral:
                found += [DisplaceNeutral(SHIPS[ship], way) for way in ways]
            else:
                found += [Displace(SHIPS[ship], colour, way) for way in ways]
        return found

    def _helped(self, ship: int, size: int, helps: tuple[str, ...]) -> list[Option]:
        """Board, and also with For the Common Good where somebody stays aboard."""
        found: list[Option] = [Board(SHIPS[ship], size, helps) if helps else BOARD[ship][size]]
        if COMMON_GOOD in self.s.specials[self.seat] and self.s.crowd(ship) + size > 1:
            found.append(Board(SHIPS[ship], size, (*helps, SPECIALS[COMMON_GOOD])))
        return found

    # Doing it

    def carry_out(self, answer: Any) -> Flow[None]:
        """Board a group as answered, spending the special cards named."""
        s, seat = self.s, self.seat
        ship = SHIPS.index(answer.ship)
        for name in answer.specials:
            s.spend_special(seat, SPECIALS.index(name))
        self.pursuing |= s.at_sea[ship]
        if isinstance(answer, Displace | DisplaceNeutral):
            throw_off(s, ship, answer.seat if isinstance(answer, Displace) else s.neutral, 1)
            seated = go_aboard(s, seat, ship, 1)
        else:
            if self.groups and answer.cubes > self.groups[0]:
                self.one_more = False
            seated = go_aboard(s, seat, ship, answer.cubes)
        self.groups = self.groups[1:]
        self.ships = (*self.ships, ship)
        if SPECIALS[COMMON_GOOD] in answer.specials:
            give_way(s, seat, ship, hidden=not seated)
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
    boarding = Boarding(s, seat, kind.groups, kind.displaces)
    boarding.moves_after = kind.moves + winds_must(s) if kind.moves else 0
    boarding.one_more = s.in_force == FLOOD and kind.is_refugees
    boarding.barred = kind.draws > s.specials_to_draw()
    return boarding


def board_card(s: Harbour, seat: int, kind: Politics) -> Flow[tuple[int, ...] | None]:
    """Board a card's groups, one after the other; the ships boarded, or None for Empath."""
    boarding = boarding_of(s, seat, kind)
    rule = "eoa.politics.aristocracy" if kind.displaces else "eoa.politics.refugees"
    first = True
    while boarding.groups:
        empath = kind.is_refugees and first
        first = False

        def options(empath: bool = empath) -> list[Option]:
            found = boarding.options() if boarding.possible() else []
            return found + exchanges(s, seat) if empath else found

        about = {"cubes": boarding.groups[0]}
        answer = yield from ask(Choose(seat, options, rule, about))
        if type(answer) is Exchange:
            exchange(s, seat, answer)
            return None
        yield from boarding.carry_out(answer)
    if kind.displaces:
        yield from board_one_more(s, seat, boarding)
    return boarding.ships


def board_one_more(s: Harbour, seat: int, boarding: Boarding) -> Flow[None]:
    """The Flood of the Poor with Aristocracy, where the edition lets it: one more on a ship."""
    if s.in_force != FLOOD or s.variant.edition.flood_of_the_poor != "every-boarding":
        return
    ships = boarding.ships

    def options() -> list[Option]:
        found: list[Option] = [DECLINE]
        extra = Boarding(s, seat, (1,), displaces=True)
        extra.ahead = boarding.ahead
        extra.ships = tuple(ship for ship in ALL_SHIPS if ship not in ships)
        extra.pursuing = boarding.pursuing
        return found + extra.options() if extra.possible() else found

    if not s.specials[seat] and len(options()) == 1:
        return
    answer = yield from ask(Choose(seat, options, "eoa.event.flood-of-the-poor"))
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
        found = boarding.options() if boarding.possible() else []
        bound = must and any(type(option) is Board and not option.specials for option in found)
        return found if bound else [*found, DECLINE]

    if not s.boarding_cubes()[seat]:
        return False
    if not s.specials[seat] and options() == [DECLINE]:
        return False
    answer = yield from ask(Choose(seat, options, rule))
    if answer is DECLINE:
        return False
    yield from boarding.carry_out(answer)
    return True
