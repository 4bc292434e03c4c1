"""On any table exactly those moves are offered that can be completed and paid for.

Beside the rules stands a slow and simple reading of them that tries every sequence of cards.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from critias.engine.match import Match
from critias.games.atlantis.box import ITEMS
from critias.games.atlantis.options import LayBridge, Play, ShowHand
from tests.games.atlantis.positions import (
    HOME,
    offered,
    playable,
    position,
    question,
    table_of,
)
from tests.games.atlantis.test_properties import price_of_the_way

SOME_ITEMS = ("flag", "olive", "ring")


class Situation:
    """A table as text, and what the rulebook says of it."""

    def __init__(
        self, stacks: list[str], own: list[int], others: list[int], hand: list[str], points: int
    ) -> None:
        self.stacks = stacks
        self.own = own
        self.others = others
        self.hand = hand
        self.points = points

    def gaps(self) -> list[int]:
        """The first space of each gap between two tiles that has no bridge."""
        found = []
        shore, water = 0, list[int]()
        for space, stack in enumerate(self.stacks, start=1):
            if stack in "~=":
                water.append(space)
            else:
                if shore and water and all(self.stacks[p - 1] == "~" for p in water):
                    found.append(water[0])
                shore, water = space, []
        return found

    def bridged(self, gap: int) -> "Situation":
        """The same with a bridge over a gap."""
        stacks = [*self.stacks[: gap - 1], "=", *self.stacks[gap:]]
        return Situation(stacks, self.own, self.others, self.hand, self.points)

    def sequences(self, place: int, hand: list[str]) -> Iterator[tuple[list[str], int]]:
        """All ways to play cards from a place to a free tile or home: the cards, and the end."""
        for card in set(hand):
            ahead = [p for p, s in enumerate(self.stacks, start=1) if p > place and s[:-1] == card]
            end = min(ahead, default=HOME)
            if end == HOME or end not in self.own + self.others:
                yield [card], end
                continue
            rest = hand.copy()
            rest.remove(card)
            for cards, final in self.sequences(end, rest):
                yield [card, *cards], final

    def plays(self, start: int, played: list[str], place: int) -> set[str]:
        """The next cards of payable sequences from a place, with no bridge but those that lie."""
        hand = self.hand.copy()
        for card in played:
            hand.remove(card)
        return {
            cards[0]
            for cards, end in self.sequences(place, hand)
            if price_of_the_way(" ".join(self.stacks), start, end)
            <= self.points + len(hand) - len(cards)
        }

    def can_move(self) -> bool:
        return any(self.plays(place, [], place) for place in self.own if place != HOME)


def legal_plays(
    one: Situation, bridge: bool, start: int, played: list[str], place: int
) -> set[str]:
    """The next cards of payable sequences, if need be with the own bridge."""
    ways = [one, *(one.bridged(gap) for gap in one.gaps() if bridge)]
    return set().union(*(way.plays(start, played, place) for way in ways))


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    tile = st.builds(lambda i, v: f"{i}{v}", st.sampled_from(SOME_ITEMS), st.integers(1, 7))
    stacks = draw(st.lists(st.one_of(tile, tile, st.sampled_from("~~=")), max_size=12))
    tiles = [space for space, stack in enumerate(stacks, start=1) if stack not in "~="]
    standing = draw(st.permutations([*tiles, 0, 0, 0, HOME, HOME]))[:5]
    own, others = standing[:2], standing[2:]
    hand = draw(st.lists(st.sampled_from((*SOME_ITEMS, "crown")), max_size=5))
    return Situation(stacks, [*own, HOME], others, hand, draw(st.integers(0, 7)))


@pytest.mark.rule("atl.move.complete", "atl.toll.no-credit", "atl.turn.must-move", "atl.bridge.lay")
@given(situations(), st.booleans())
def test_exactly_what_can_be_completed_is_offered(one: Situation, bridge: bool) -> None:
    match = position(
        " ".join(one.stacks),
        hands=[" ".join(one.hand), ""],
        figures={0: one.own, 1: one.others},
        collected={0: f"crown{one.points}" if one.points else ""},
        bridges=[0] if bridge else [],
    )
    for figure, start in enumerate(one.own, start=1):
        wanted = set() if start == HOME else legal_plays(one, bridge, start, [], start)
        assert playable(match, figure) == wanted
        for card in wanted:
            check_the_chain(match.clone(), one, bridge, figure, card)
    can_move = bool(offered(match, Play))
    assert offered(match, ShowHand) == ([] if can_move else [ShowHand()])
    gaps = [gap for gap in one.gaps() if bridge and can_move and one.bridged(gap).can_move()]
    assert offered(match, LayBridge) == [LayBridge(gap) for gap in gaps]


def check_the_chain(match: Match, one: Situation, bridge: bool, figure: int, card: str) -> None:
    """Follow one chain to its end, always with the first item that goes on."""
    start, played = one.own[figure - 1], [card]
    match.answer(0, Play(figure, card))
    while not match.over and 0 in match.pending and question(match) == "atl.move.occupied":
        place = table_of(match).figures[0][figure - 1]
        wanted = legal_plays(one, bridge, start, played, place)
        assert wanted
        assert playable(match, figure) == wanted
        played.append(min(wanted, key=ITEMS.index))
        match.answer(0, Play(figure, played[-1]))
