"""At any table exactly what the rulebook allows is offered: the rules against a plain reading."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import critias
from critias.engine import Option
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis.box import ITEMS, NONE, TILE_VALUE
from critias.games.atlantis.options import Buy, LayBridge, Play, ShowHand
from critias.games.atlantis.state import SPACES, Crossing
from tests.games.atlantis import by_the_book
from tests.games.atlantis.positions import HOME, options, position, question, table_of, whose_turn

SOME_ITEMS = ("flag", "olive", "ring")


@dataclass
class Turn:
    """What has happened since a turn began, as far as it counts for what is offered next."""

    bought: bool = False
    bridged: bool = False
    start: int = 0

    def note(self, s: Crossing, seat: int, answer: Any) -> None:
        """Somebody is about to answer."""
        self.bought = self.bought or isinstance(answer, Buy)
        self.bridged = self.bridged or isinstance(answer, LayBridge)
        if isinstance(answer, Play):
            self.start = s.figures[seat][answer.figure - 1]


def at_the_start(s: Crossing, seat: int, so_far: Turn) -> list[Option]:
    """What the rulebook lets a player begin a turn with, or go on with."""
    points = by_the_book.points(s, seat)
    found: list[Option] = [
        Play(figure, ITEMS[item])
        for figure, place in enumerate(s.figures[seat], start=1)
        if place != HOME
        for item in sorted(by_the_book.cards_to_play(s, seat, place, place, points))
    ]
    if not found:
        found.append(ShowHand())
    elif s.bridges[seat]:
        found += [
            LayBridge(water)
            for water, _ in by_the_book.gaps(s)
            if by_the_book.can_move(by_the_book.with_bridge(s, seat, water), seat, points)
        ]
    if s.many_purchases or not so_far.bought:
        for value in sorted({TILE_VALUE[t] for t in s.collected[seat]}):
            cards = min(value // 2, len(s.deck) + len(s.discards))
            left = points - value + cards
            if value > 1 and (not so_far.bridged or by_the_book.can_move(s, seat, left)):
                found.append(Buy(value))
    return found


def going_on(s: Crossing, seat: int, figure: int, so_far: Turn) -> list[Option]:
    """The cards with which a figure leaves an occupied tile."""
    place, points = s.figures[seat][figure - 1], by_the_book.points(s, seat)
    cards = by_the_book.cards_to_play(s, seat, so_far.start, place, points)
    return [Play(figure, ITEMS[item]) for item in sorted(cards)]


def hold_to_the_book(match: Match, so_far: Turn) -> None:
    """Compare the open question with the plain reading."""
    s, seat = table_of(match), whose_turn(match)
    if question(match) == "atl.turn.choose":
        assert options(match) == at_the_start(s, seat, so_far)
    elif question(match) == "atl.move.occupied":
        [figure] = {option.figure for option in options(match)}
        assert options(match) == going_on(s, seat, figure, so_far)


def hold_the_path_to_the_book(s: Crossing) -> None:
    """Compare all that is kept beside the path with what lies there."""
    assert s.gaps() == by_the_book.gaps(s)
    standing = [0, *(space for space in SPACES if s.top[space] != NONE), HOME]
    for place in standing:
        assert s.tile_behind(place) == by_the_book.tile_behind(s, place)
        assert s.occupied(place) == by_the_book.occupied(s, place)
        assert s.toll(0, place) == sum(by_the_book.tolls(s, 0, place))
        assert s.toll(place, HOME) == sum(by_the_book.tolls(s, place, HOME))
        for item in range(len(ITEMS)):
            assert s.next_match(place, item) == by_the_book.next_match(s, place, item)


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """A short path with much water, many figures and little to pay with."""
    tile = st.builds(lambda i, v: f"{i}{v}", st.sampled_from(SOME_ITEMS), st.integers(1, 7))
    stacks = draw(st.lists(st.one_of(tile, tile, st.sampled_from("~~=")), max_size=12))
    land = [space for space, stack in enumerate(stacks, start=1) if stack not in "~="]
    standing = draw(st.permutations([*land, 0, 0, 0, HOME, HOME]))[:5]
    hand = draw(st.lists(st.sampled_from((*SOME_ITEMS, "crown")), max_size=5))
    tiles = draw(st.lists(st.integers(1, 7), max_size=2))
    return position(
        " ".join(stacks),
        hands=[" ".join(hand), ""],
        figures={0: [*standing[:2], HOME], 1: standing[2:]},
        collected={0: " ".join(f"crown{value}" for value in tiles)},
        bridges=[0] if draw(st.booleans()) else [],
        deck="crown " * draw(st.integers(0, 4)),
    )


@pytest.mark.rule(
    *("atl.move.complete", "atl.toll.no-credit", "atl.turn.must-move"),
    *("atl.bridge.lay", "atl.bridge.move", "atl.move.occupied"),
)
@given(tables(), st.data())
def test_exactly_what_can_be_completed_is_offered(match: Match, data: st.DataObject) -> None:
    hold_the_path_to_the_book(table_of(match))
    so_far = Turn()
    while not match.over and 0 in match.pending and question(match) != "atl.toll.pay":
        hold_to_the_book(match, so_far)
        answer = data.draw(st.sampled_from(options(match)))
        if question(match) == "atl.turn.choose":
            so_far.note(table_of(match), 0, answer)
        match.answer(0, answer)


@pytest.mark.rule("atl.move.complete", "atl.toll.no-credit", "atl.bridge.move", "atl.toll.sum")
@pytest.mark.parametrize(("seats", "purchases"), [(2, "one"), (4, "many")])
def test_a_whole_match_goes_by_the_book(seats: int, purchases: str) -> None:
    match = critias.new("atlantis", seats=seats, seed="book", options={"purchases": purchases})
    rng, so_far = Rng(seed_key("book")), Turn()
    while not match.over:
        seat, turns = whose_turn(match), match.steps
        hold_to_the_book(match, so_far)
        answer = match.pending[seat].sample(rng)
        if question(match) == "atl.turn.choose":
            so_far.note(table_of(match), seat, answer)
        match.answer(seat, answer)
        if match.steps > turns:
            so_far = Turn()
        if match.steps % 5 == 0:
            hold_the_path_to_the_book(table_of(match))
