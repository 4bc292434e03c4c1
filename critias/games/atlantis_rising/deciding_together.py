"""Deciding together: the one way in which several players choose, or pay, one thing.

Nobody is bound until all concerned agree. To choose, anybody proposes an option, and others agree
by giving the same answer; after a few proposals without agreement the rulebook's tie-breaker
decides. To pay, everybody pledges what they like, and either the price is met or nobody pays.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeVar

from critias.engine import Choose, Flow, Option, ask, first_of

from .belongings import spend
from .box import ENERGY, STUFF
from .events import CameToNothing
from .options import DECLINE, Choice, Decline, Give, Peninsula
from .state import Island

Answer = TypeVar("Answer", bound=Option)

NOTHING_NAMED: Mapping[str, str] = MappingProxyType({})
PROPOSALS = 3
"""The proposal of this number shows that there is a dispute."""


def agree(
    seats: Sequence[int],
    options: Sequence[Answer],
    rule: str,
    decider: int,
    opening: tuple[int, Answer] | None = None,
) -> Flow[Answer]:
    """The option these seats agree on, or else the one the decider takes (rising.together.agree).

    opening: who has proposed what already, if somebody has.
    """
    if len(options) == 1:
        return options[0]
    proposal: Answer | None = None
    agreed: list[int] = []
    proposals = 0
    if opening:
        agreed, proposal, proposals = [opening[0]], opening[1], 1
    while len(agreed) < len(seats):
        news = {
            "proposal": proposal,
            "proposer_seat": agreed[0] if agreed else None,
            "proposals": proposals,
            "deciding": len(seats),
            "decider_seat": decider,
        }
        if proposals == PROPOSALS:
            return (yield from ask(Choose(decider, options, rule, news, default=proposal)))
        asked = [seat for seat in seats if seat not in agreed]
        seat, answer = yield from first_of(
            Choose(one, options, rule, news, default=proposal) for one in asked
        )
        if answer == proposal:
            agreed.append(seat)
        else:
            proposal, agreed = answer, [seat]
            proposals += 1
    assert proposal is not None
    return proposal


def who_takes(s: Island, seats: Sequence[int], rule: str) -> Flow[int]:
    """The one of these seats who takes something, as they agree; the starting player decides."""
    answer = yield from agree(seats, [Choice(seat) for seat in seats], rule, s.starting_seat)
    return answer.seat


def which_peninsula(
    s: Island, names: Sequence[str], rule: str, decider: int, seats: Sequence[int] | None = None
) -> Flow[str]:
    """The peninsula all agree on; where they do not, the decider's."""
    options = [Peninsula(name) for name in names]
    answer = yield from agree(seats or s.everyone(), options, rule, decider)
    return answer.peninsula


def coverable(missing: Sequence[int], purses: Sequence[Sequence[int]], must: int = 0) -> bool:
    """Whether purses cover what is missing so that each of the first `must` pays 1 or more."""
    for stuff, count in enumerate(missing):
        if count and sum(purse[stuff] for purse in purses) < count:
            return False
    return _each_pays(purses[:must], list(missing))


def _each_pays(purses: Sequence[Sequence[int]], room: list[int]) -> bool:
    """Whether each purse can put a thing of its own on a free place of the price."""
    if not purses:
        return True
    for stuff, have in enumerate(purses[0]):
        if have and room[stuff]:
            room[stuff] -= 1
            if _each_pays(purses[1:], room):
                return True
            room[stuff] += 1
    return False


class Collection:
    """What has been pledged so far towards a price.

    Three rules meet here. An artifact of a contributor saves energy (`saver`, `saved_by`). For the
    power core everybody has to contribute (`everyone`, `owing`). And nobody pays too much: more
    than is missing cannot be pledged, and what an artifact has saved since goes back (`refund`).
    """

    __slots__ = ("cost", "declined", "everyone", "payers", "pledged", "s", "saver")

    def __init__(
        self, s: Island, payers: Sequence[int], cost: Sequence[int], everyone: bool, saver: str
    ) -> None:
        self.s = s
        self.payers = list(payers)
        self.cost = list(cost)
        self.everyone = everyone
        self.saver = saver
        self.pledged = {seat: [0] * len(STUFF) for seat in payers}
        self.declined: list[int] = []

    def contributors(self) -> list[int]:
        """Who has pledged anything."""
        return [seat for seat in self.payers if any(self.pledged[seat])]

    def purse(self, seat: int) -> list[int]:
        """What a seat owns and has not pledged."""
        own, pledged = self.s.stuff[seat], self.pledged[seat]
        return [have - given for have, given in zip(own, pledged, strict=True)]

    # An artifact saves energy.

    def saved_by(self, seats: Iterable[int]) -> int:
        """The energy that these seats need not pay if they contribute."""
        if not self.saver:
            return 0
        return max((self.s.bonus(seat, self.saver) for seat in seats), default=0)

    def missing(self, joining: Sequence[int] = ()) -> list[int]:
        """What would be missing, were these seats to contribute too; below 0, it is too much."""
        pledges = self.pledged.values()
        left = [cost - sum(own[i] for own in pledges) for i, cost in enumerate(self.cost)]
        left[ENERGY] -= self.saved_by([*self.contributors(), *joining])
        return left

    # Everybody has to contribute.

    def owing(self) -> list[int]:
        """Who has to pledge something yet."""
        return [s for s in self.payers if not any(self.pledged[s])] if self.everyone else []

    # Whether it comes together.

    def met(self) -> bool:
        """Whether the price is met, and everybody has paid who must."""
        return max(self.missing()) <= 0 and not self.owing()

    def hopeless(self) -> bool:
        """Whether what those who have not declined can add does not suffice."""
        owing = self.owing()
        if any(seat in self.declined for seat in owing):
            return True
        willing = [seat for seat in self.payers if seat not in self.declined]
        left = self.missing([seat for seat in willing if self.s.energy(seat)])
        order = owing + [seat for seat in willing if seat not in owing]
        purses = [self.purse(seat) for seat in order]
        return not coverable([max(0, count) for count in left], purses, len(owing))

    # Nobody pays too much.

    def gifts(self, seat: int) -> list[Give]:
        """What a seat may pledge so that the price can still be met."""
        left = self.missing([seat])
        if self.saver and self.cost[ENERGY]:
            left[ENERGY] = max(1, left[ENERGY])  # whoever saves the others all has to take part
        return [
            Give(STUFF[stuff], count)
            for stuff, have in enumerate(self.purse(seat))
            for count in range(1, min(have, left[stuff]) + 1)
            if not self.everyone or self.leaves_room(seat, stuff, count)
        ]

    def leaves_room(self, seat: int, stuff: int, count: int) -> bool:
        """Whether others who have to contribute still could after this pledge."""
        self.pledged[seat][stuff] += count
        fine = not self.hopeless()
        self.pledged[seat][stuff] -= count
        return fine

    def refund(self) -> None:
        """Energy that was saved after it had been pledged goes back to those who pledged most."""
        for _ in range(-self.missing()[ENERGY]):
            givers = [seat for seat in self.contributors() if self.pledged[seat][ENERGY]]
            others = [seat for seat in givers if not self.saved_by([seat])]
            most = max(others or givers, key=lambda seat: self.pledged[seat][ENERGY])
            self.pledged[most][ENERGY] -= 1

    def pay(self) -> list[int]:
        """Take what was pledged, and nothing beyond the price; who has contributed."""
        givers = self.contributors()
        self.refund()
        for seat in givers:
            for stuff, count in enumerate(self.pledged[seat]):
                spend(self.s, seat, stuff, count)
        return givers


def pay_together(
    s: Island,
    payers: Sequence[int],
    cost: Sequence[int],
    rule: str,
    *,
    everyone: bool = False,
    saver: str = "",
    buying: Mapping[str, str] = NOTHING_NAMED,
) -> Flow[list[int]]:
    """Collect a price from all who pledge something (rising.together.pay).

    Returns the contributors, or nobody if it was not met and nothing was paid.

    everyone: each payer has to contribute. saver: what an artifact does that makes it cheaper.
    buying: what it is for, which those who are asked want to know.
    """
    collection = Collection(s, payers, cost, everyone, saver)
    while not collection.met():
        asked = [
            seat for seat in payers if seat not in collection.declined and collection.gifts(seat)
        ]
        if not asked or collection.hopeless():
            s.tell(CameToNothing)
            return []
        if len(payers) == 1:
            collection.pledged[payers[0]] = [max(0, n) for n in collection.missing(payers)]
            continue
        left = [max(0, count) for count in collection.missing()]
        about = {**buying, **{name: left[stuff] for stuff, name in enumerate(STUFF)}}
        seat, answer = yield from first_of(
            Choose(one, partial(_pledges, collection, one), rule, about, default=DECLINE)
            for one in asked
        )
        if isinstance(answer, Decline):
            collection.declined.append(seat)
        else:
            collection.pledged[seat][STUFF.index(answer.stuff)] += answer.count
    return collection.pay()


def _pledges(collection: Collection, seat: int) -> list[Give | Decline]:
    return [*collection.gifts(seat), DECLINE]
