"""Who builds what this round, and who can pay a share of the power core."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from ..box import BUILD, POWER_CORE, STUFF
from ..deciding_together import coverable
from ..state import NONE, Island, owners

Purses = list[list[int]]
"""By seat: what it owns, or will own."""

Worth = Callable[[int], float]
"""What a component is worth."""


class Site(NamedTuple):
    """A component that can be built on a build space, and the seats that pay for it."""

    place: int
    component: int
    seats: tuple[int, ...]


def sites(s: Island, worth: Worth) -> tuple[list[Site], Purses]:
    """What can be built this round, each with fewest builders, and what they own after that."""
    ordinary = [c for c in s.to_build() if c != POWER_CORE]
    purses = [list(own) for own in s.stuff]
    return _sites(s, worth, ordinary, purses), purses


def core_place(s: Island, worth: Worth) -> int | None:
    """The build space where all leaders meet for the power core, if its time has come."""
    ordinary = [c for c in s.to_build() if c != POWER_CORE]
    places = build_spaces(s)
    if len(ordinary) >= len(places):
        return None
    before, purses = sites(s, worth)
    if len(before) < len(ordinary):
        return None
    if not coverable(s.box.component(POWER_CORE).price(), purses, s.seats):
        return None
    taken = {site.place for site in before}
    free = [place for place in places if place not in taken]
    return max(free, key=lambda place: len(s.standing[place]))


def build_spaces(s: Island) -> list[int]:
    """The build spaces that are open."""
    return [place for place in BUILD if s.capacity[place]]


def _sites(s: Island, worth: Worth, components: list[int], purses: Purses) -> list[Site]:
    """One component for each build space as far as the purses go, from which they are paid."""
    left, found = list(components), []
    # Where people stand already, what they can build comes first.
    for place in sorted(build_spaces(s), key=lambda place: -len(s.standing[place])):
        site = _best_site(s, worth, place, left, purses)
        if site is not None:
            found.append(site)
            left.remove(site.component)
            _pay(purses, site, list(s.box.component(site.component).price()))
    return found


def _best_site(
    s: Island, worth: Worth, place: int, components: list[int], purses: Purses
) -> Site | None:
    here = owners(s.workers(place))
    best: tuple[float, Site] | None = None
    for component in components:
        price = s.box.component(component).price()
        if not coverable(price, purses):
            continue
        group = _builders(s, price, purses, here)
        if group is None:
            continue
        joining = len(set(group) - set(here))
        score = worth(component) / 2 - joining - 0.1 * sum(price)
        if best is None or score > best[0]:
            best = score, Site(place, component, group)
    return best[1] if best else None


def _builders(
    s: Island, price: tuple[int, ...], purses: Purses, here: list[int]
) -> tuple[int, ...] | None:
    """The fewest seats that can pay, besides those who stand there anyway."""
    others = [seat for seat in range(s.seats) if seat not in here]
    useful = [seat for seat in others if any(map(min, purses[seat], price))]
    for count in range(len(useful) + 1):
        for group in combinations(useful, count):
            seats = (*here, *group)
            if coverable(price, [purses[seat] for seat in seats]):
                return seats
    return None


def _pay(purses: Purses, site: Site, price: list[int]) -> None:
    """Pay from the purses of those who build there."""
    for seat in site.seats:
        for stuff, count in enumerate(price):
            paid = min(count, purses[seat][stuff])
            purses[seat][stuff] -= paid
            price[stuff] -= paid


# The power core, of which everybody pays a share


def shares(price: Sequence[int], purses: Purses) -> list[int]:
    """By seat: what it pays its share with, NONE if it has to owe it.

    A maximum matching of seats to the units of the price: as many as possible pay.
    """
    paid = [NONE] * len(purses)
    for seat in range(len(purses)):
        _find_share(seat, price, purses, paid, set())
    return paid


def _find_share(
    seat: int, price: Sequence[int], purses: Purses, paid: list[int], tried: set[int]
) -> bool:
    """Whether a seat finds a unit to pay, if need be one whose payer can pay another."""
    for stuff in range(len(STUFF)):
        if not purses[seat][stuff] or not price[stuff] or stuff in tried:
            continue
        tried.add(stuff)
        payers = [other for other, one in enumerate(paid) if one == stuff]
        if len(payers) < price[stuff] or any(
            _find_share(other, price, purses, paid, tried) for other in payers
        ):
            paid[seat] = stuff
            return True
    return False


def one_share_more(price: Sequence[int], purses: Purses) -> set[tuple[int, int]]:
    """The seats and stuffs of which one more lets one more seat pay its share.

    Either the seat owes it, or what it pays now could be paid by one that does.
    """
    paid = shares(price, purses)
    seats = {seat for seat, stuff in enumerate(paid) if stuff == NONE}
    if not seats:
        return set()
    stuffs = {stuff for stuff, count in enumerate(price) if paid.count(stuff) < count}
    for _ in paid:
        seats |= {v for v, stuff in enumerate(paid) if any(purses[u][stuff] for u in seats)}
        stuffs |= {paid[v] for v, own in enumerate(purses) if any(own[x] for x in stuffs)} - {NONE}
    return {(seat, stuff) for seat in seats for stuff in stuffs}
