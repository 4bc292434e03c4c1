"""Library cards: when each can be played, and what it does.

Where each card, artifact and councilor is, README.md tells: those that belong to an action or a
misfortune stand with it.
"""

from collections.abc import Callable
from typing import NamedTuple

from critias.engine import Choose, Flow, ask, first_of

from ..belongings import discard_played, gain, gain_energy, spend, volunteers
from ..box import PIECES, RESOURCES, STUFF, VOLUNTEER
from ..events import CardDiscarded, LibraryShuffled
from ..flooding import centre_takes, gain_barrier, gain_unflooding, to_centre
from ..options import LET_BE, READY, Discard, Exchange, Hand, LetBe, PlayCard, Ready, ToCentre
from ..state import Island, atlantean, owner, piece_name
from .misfortunes import foresee

Play = Callable[[Island, int, int], Flow[None]]
"""What a card does: called with the island, who plays it, and the number on it."""


class Card(NamedTuple):
    """When a card can be played by a seat, what it does then, and whether it leaves the game."""

    when: Callable[[Island, int], bool]
    play: Play
    once: bool


CARDS: dict[str, Card] = {}


def card(
    effect: str, when: Callable[[Island, int], bool], *, once: bool = False
) -> Callable[[Play], Play]:
    """Registers what a card does. `once`: it leaves the game when it is played."""

    def register(play: Play) -> Play:
        CARDS[effect] = Card(when, play, once)
        return play

    return register


def rule_of(s: Island, name: str) -> Card | None:
    """The rule of a card; the two interrupts and artifacts have theirs where they fit."""
    return CARDS.get(s.box.card_does(name))


def playable(s: Island, seat: int) -> list[PlayCard]:
    """The cards a seat can play now. The two interrupts are asked for where they fit."""
    hand = s.hands[seat]
    if not hand:
        return []
    return [
        PlayCard(name)
        for name in sorted(set(hand))
        if (rule := rule_of(s, name)) and rule.when(s, seat)
    ]


def play(s: Island, seat: int, name: str) -> Flow[None]:
    """Discard the card and do what it says."""
    rule = rule_of(s, name)
    assert rule is not None, f"{name} is not played"
    discard_played(s, seat, name)
    if rule.once:
        s.removed.append(s.library_discards.pop())
    yield from rule.play(s, seat, s.box.card(name).amount)


def hand_limit(s: Island, seat: int) -> Flow[None]:
    """Whoever holds too many cards plays or discards at once."""
    hand = s.hands[seat]
    while len(hand) > s.box.hand.limit:
        options: list[Discard | PlayCard] = [Discard(name) for name in sorted(set(hand))]
        options += playable(s, seat)
        answer = yield from ask(Choose(seat, options, "rising.library.hand-limit"))
        if isinstance(answer, PlayCard):
            yield from play(s, seat, answer.card)
        else:
            hand.remove(answer.card)
            s.library_discards.append(answer.card)
            s.tell(CardDiscarded, seat, answer.card)


def always(s: Island, seat: int) -> bool:
    """The card can be played at any time."""
    return True


def owns_resources(s: Island, seat: int) -> bool:
    """There is something to exchange."""
    return any(s.stuff[seat][: len(RESOURCES)])


def can_place_barrier(s: Island, seat: int) -> bool:
    """A peninsula is dry and without a barrier."""
    return bool(s.barrier_sites())


def can_unflood(s: Island, seat: int) -> bool:
    """A tile is flooded."""
    return bool(s.flooded_peninsulas())


@card("mystic-surge", always)
def mystic_surge(s: Island, seat: int, amount: int) -> Flow[None]:
    """Take energy (rising.card.mystic-surge)."""
    gain_energy(s, seat, amount)
    yield from ()


@card("transmutation", owns_resources)
def transmutation(s: Island, seat: int, amount: int) -> Flow[None]:
    """Exchange up to so many resources for others."""
    yield from exchange(s, seat, amount, "rising.card.transmutation")


def exchange(s: Island, seat: int, count: int, rule: str) -> Flow[None]:
    """Exchange up to so many resources, one for one, for any other."""
    for _ in range(count):
        have = [name for stuff, name in enumerate(RESOURCES) if s.stuff[seat][stuff]]
        options: list[LetBe | Exchange] = [LET_BE]
        options += [Exchange(give, take) for give in have for take in RESOURCES if take != give]
        answer = yield from ask(Choose(seat, options, rule))
        if isinstance(answer, LetBe):
            return
        spend(s, seat, STUFF.index(answer.give), 1)
        gain(s, seat, STUFF.index(answer.take), 1)


@card("ward-of-the-ancients", can_place_barrier)
def ward_of_the_ancients(s: Island, seat: int, amount: int) -> Flow[None]:
    """Place a barrier."""
    yield from gain_barrier(s, [seat], "rising.card.ward-of-the-ancients")


@card("call-to-service", lambda s, seat: s.phase == "place" and s.free_volunteers > 0)
def call_to_service(s: Island, seat: int, amount: int) -> Flow[None]:
    """Volunteers for this round (rising.card.call-to-service)."""
    came = volunteers(s, seat, amount)
    s.volunteers[seat] += came
    s.pools[seat] += [atlantean(seat, VOLUNTEER)] * came
    s.pools[seat].sort()
    yield from ()


@card("foresight", lambda s, seat: bool(s.misfortunes))
def foresight(s: Island, seat: int, amount: int) -> Flow[None]:
    """Look at the top misfortunes, bury one."""
    yield from foresee(s, seat, amount, "rising.card.foresight")


def somebody_returned(s: Island, seat: int) -> bool:
    """After the misfortunes, whoever is in a pool was returned this round."""
    return s.phase == "actions" and bool(retreats(s))


def retreats(s: Island) -> list[ToCentre]:
    """The returned Atlanteans who can be sent to the centre."""
    pieces = [p for pool in s.pools for p in sorted(set(pool)) if centre_takes(s, p)]
    return [ToCentre(owner(piece), piece_name(piece)) for piece in pieces]


@card("swift-retreat", somebody_returned)
def swift_retreat(s: Island, seat: int, amount: int) -> Flow[None]:
    """Up to so many returned Atlanteans, of any players, go to the centre."""
    for _ in range(amount):
        options: list[LetBe | ToCentre] = [LET_BE, *retreats(s)]
        if len(options) == 1:
            return
        answer = yield from ask(Choose(seat, options, "rising.card.swift-retreat"))
        if isinstance(answer, LetBe):
            return
        to_centre(s, atlantean(answer.seat, PIECES.index(answer.piece)))
        s.ready[answer.seat] = False


@card("turn-the-tide", can_unflood)
def turn_the_tide(s: Island, seat: int, amount: int) -> Flow[None]:
    """Unflood a tile."""
    yield from gain_unflooding(s, [seat], "rising.card.turn-the-tide")


@card("caravan", lambda s, seat: s.seats > 1)
def caravan(s: Island, seat: int, amount: int) -> Flow[None]:
    """All may give each other resources and energy; what was given is not passed on."""
    own = [list(stuff) for stuff in s.stuff]
    done: list[int] = []
    while asked := [one for one in s.everyone() if one not in done and any(own[one])]:
        giver, answer = yield from first_of(
            Choose(one, gifts(s, one, own[one]), "rising.card.caravan", default=READY)
            for one in asked
        )
        if isinstance(answer, Ready):
            done.append(giver)
        else:
            stuff = STUFF.index(answer.stuff)
            own[giver][stuff] -= 1
            spend(s, giver, stuff, 1)
            gain(s, answer.seat, stuff, 1)


def gifts(s: Island, giver: int, own: list[int]) -> list[Ready | Hand]:
    """One of anything the giver has had before the caravan, to any other player."""
    have = [name for stuff, name in enumerate(STUFF) if own[stuff]]
    others = [seat for seat in range(s.seats) if seat != giver]
    return [READY, *(Hand(seat, name) for seat in others for name in have)]


@card("recovered-scrolls", lambda s, seat: bool(s.library_discards), once=True)
def recovered_scrolls(s: Island, seat: int, amount: int) -> Flow[None]:
    """The discarded cards are shuffled into the deck (rising.card.recovered-scrolls)."""
    s.library += s.library_discards
    s.library_discards = []
    s.library_known_below = 0
    s.rng.shuffle(s.library)
    s.tell(LibraryShuffled, len(s.library))
    yield from ()
