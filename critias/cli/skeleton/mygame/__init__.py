"""My game: a pearl comes up, all bid a card in secret, and the highest bid alone takes it.

A small whole game to begin from: change it a rule at a time, and let `critias check mygame` play it
after each.
"""

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from critias.engine import (
    IRRELEVANT,
    NOBODY,
    OWNER,
    Choose,
    Event,
    Flow,
    Game,
    Mismatch,
    Option,
    Result,
    Rng,
    Seat,
    Source,
    State,
    TableOptions,
    ask,
    private,
    simultaneously,
    zone,
)

# What is in the box, as components.toml has it


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that each player bids with."""

    source: Source
    values: tuple[int, ...]


class Pearls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pearls that are bid for."""

    source: Source
    values: tuple[int, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    cards: Cards
    pearls: Pearls


class Options(TableOptions, frozen=True):
    """What people agree on before they play."""

    ties: bool = False
    """Whether equal bids share the pearl instead of losing it."""


# What players do, and what happens


class Bid(Option, frozen=True):
    """Bid a card."""

    card: int


class PearlShown(Event, frozen=True):
    """The next pearl comes up."""

    pearl: int


class BidsShown(Event, frozen=True):
    """All bids are turned up, by seat."""

    cards: tuple[int, ...]


class PearlTaken(Event, frozen=True):
    """Somebody takes the pearl, or a share of it."""

    seat: Seat
    points: int


class PearlLost(Event, frozen=True):
    """Nobody takes the pearl."""

    pearl: int


# What lies on the table, and who sees it


@dataclass(slots=True, kw_only=True)
class Sea(State):
    """Hands are seen by their owners alone, the stack of pearls by nobody."""

    hands: list[list[int]] = zone("card", contents=OWNER, order=IRRELEVANT, per_seat=True)
    played: list[int] = zone("card")
    stack: list[int] = zone("pearl", contents=NOBODY)
    shown: list[int] = zone("pearl")
    points: list[int]
    ties: bool = private(bool)


class MyGame(Game[Sea]):
    """The rules, as the engine asks for them."""

    name = "mygame"
    seats = range(2, 6)
    options_type = Options
    components_type = Components
    state_type = Sea

    vocabulary: ClassVar = {}

    def setup(self, seats: int, options: Options, components: Components, rng: Rng) -> Sea:
        """Everybody has the same cards; the pearls are shuffled (my.setup)."""
        return Sea(
            seats=seats,
            rng=rng,
            hands=[list(components.cards.values) for _ in range(seats)],
            played=[],
            stack=list(components.pearls.values),
            shown=[],
            points=[0] * seats,
            ties=options.ties,
        )

    def step(self, s: Sea) -> Flow[None]:
        """Each step is a round."""
        return one_round(s)

    def result(self, s: Sea) -> Result | None:
        """Most points win once all pearls are gone (my.end)."""
        if s.stack:
            return None
        best = max(s.points)
        winners = tuple(seat for seat in range(s.seats) if s.points[seat] == best)
        return Result(tuple(s.points), winners)

    def check_components(self, components: Components) -> None:
        """As many cards as pearls, so that nobody runs out."""
        cards, pearls = len(components.cards.values), len(components.pearls.values)
        if cards != pearls:
            raise Mismatch("cards.values", f"{pearls} pearls need {pearls} cards each, not {cards}")


# The sequence of play


def one_round(s: Sea) -> Flow[None]:
    """A pearl, a bid of each, and who takes it."""
    if not s.shown:
        s.rng.shuffle(s.stack)
    pearl = s.stack.pop()
    s.shown.append(pearl)
    s.tell(PearlShown, pearl)
    bids = yield from simultaneously({seat: bid(s, seat) for seat in range(s.seats)})
    for seat, card in bids.items():
        s.hands[seat].remove(card)
        s.played.append(card)
    s.tell(BidsShown, tuple(bids.values()))
    award(s, pearl, bids)


def bid(s: Sea, seat: int) -> Flow[int]:
    """A card from the own hand, in secret (my.bid)."""
    answer = yield from ask(Choose(seat, lambda: [Bid(card) for card in s.hands[seat]], "my.bid"))
    return answer.card


def award(s: Sea, pearl: int, bids: dict[int, int]) -> None:
    """The highest bid takes the pearl if it stands alone (my.award)."""
    highest = [seat for seat, card in bids.items() if card == max(bids.values())]
    if len(highest) > 1 and not s.ties:
        s.tell(PearlLost, pearl)
        return
    for seat in highest:
        s.points[seat] += pearl // len(highest)
        s.tell(PearlTaken, seat, pearl // len(highest))


game = MyGame()
