"""Visibility, declared: what a seat sees, cannot know, and imagines."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from critias.engine._works.copying import copy_state
from critias.engine._works.hidden import census, derived_resample, has_learnt, hidden_from, unknown
from critias.engine.randomness import Rng, seed_key
from critias.engine.state import State
from critias.engine.views import SharedViews, derived_view
from critias.engine.zones import EVERYONE, IRRELEVANT, NOBODY, OWNER, per_seat, private, zone
from tests.tiny import Bid


def backs(card: str) -> str:
    """Cards are named by their back and face: a1, b2."""
    return card[0]


def first_two(state: Any, seat: int | None, owner: int | None, place: int) -> bool:
    return place < 2


@dataclass(slots=True, kw_only=True)
class House:
    """What one seat has: a hand of its own, and a row that all see."""

    hand: list[str] = zone("card", contents=OWNER, order=IRRELEVANT)
    row: list[str] = zone("card")
    relic: str | None = zone("relic", contents=OWNER)
    gold: int = 0


@dataclass(slots=True, kw_only=True)
class Hall(State):
    deck: list[str] = zone("card", contents=NOBODY)
    pile: list[str] = zone("card", order=NOBODY)
    bag: list[str] = zone("pebble", contents=NOBODY, count=NOBODY)
    hands: list[list[str]] = zone("card", contents=OWNER, order=IRRELEVANT, per_seat=True)
    peeked: list[str] = zone("tile", contents=first_two)
    tower: list[str] = zone("block", contents=NOBODY, back=backs)
    track: list[int] = zone("disc", empty=0, name=lambda disc: f"disc {disc}")
    limit: int = zone("limit", contents=NOBODY)
    omen: str | None = zone("omen")
    houses: list[House] = per_seat()
    council: House | None = None
    towns: dict[str, House] = field(default_factory=dict)
    last: Bid | None = None
    round: int = 1
    scratch: list[int] = private(list)


def house(*hand: str, relic: str | None = None, row: tuple[str, ...] = ()) -> House:
    return House(hand=list(hand), row=list(row), relic=relic, gold=len(hand))


def hall(**changes: Any) -> Hall:
    values: dict[str, Any] = {
        "seats": 2,
        "rng": Rng(seed_key("hall")),
        "deck": ["d1", "d2", "d3", "d4"],
        "pile": ["p2", "p1", "p3"],
        "bag": ["g1", "g2"],
        "hands": [["h2", "h1"], ["h3"]],
        "peeked": ["t1", "t2", "t3"],
        "tower": ["a1", "b1", "a2", "b2", "b3"],
        "track": [0, 7, 0],
        "limit": 4,
        "omen": None,
        "houses": [house("c1", "c2", relic="r1"), house("c3", row=("c4",))],
    }
    return Hall(**{**values, **changes})


def resampled(state: Hall, seat: int | None, count: int = 60) -> list[Hall]:
    """Several worlds that a seat can imagine, each seen by it as the real one."""
    rng = Rng(seed_key("resample"))
    worlds = []
    for _ in range(count):
        world = copy_state(state)
        derived_resample(world, seat, rng)
        assert derived_view(world, seat) == derived_view(state, seat)
        assert census(world) == census(state)
        worlds.append(world)
    return worlds


# Views


def test_many_who_look_share_what_all_see_also_with_an_earlier_state() -> None:
    state = hall()
    before = SharedViews(state, {"day": [1]})
    later = copy_state(state)
    later.pile.pop()
    after = SharedViews(later, {"day": [1], "tide": 2}, before)
    for seat in (0, 1, None):
        assert before(seat) == {**derived_view(state, seat), "day": [1]}
        assert after(seat) == {**derived_view(later, seat), "day": [1], "tide": 2}
        assert after(seat)["pile"] is after(None)["pile"] is not before(None)["pile"]
        assert after(seat)["deck"] is before(None)["deck"]
        assert after(seat)["day"] is before(None)["day"]


def test_a_hidden_zone_shows_its_count() -> None:
    assert derived_view(hall(), 0)["deck"] == {"count": 4}
    assert derived_view(hall(deck=[]), 0)["deck"] == {"count": 0}


def test_a_zone_of_hidden_count_shows_nothing() -> None:
    assert derived_view(hall(), 0)["bag"] == {}


def test_a_zone_of_secret_order_shows_its_contents_sorted() -> None:
    assert derived_view(hall(), 0)["pile"] == {"count": 3, "items": ["p1", "p2", "p3"]}


def test_an_owner_sees_the_own_hand_in_an_order_that_says_nothing() -> None:
    assert derived_view(hall(), 0)["hands"] == [{"count": 2, "items": ["h1", "h2"]}, {"count": 1}]
    assert derived_view(hall(), 1)["hands"] == [{"count": 2}, {"count": 1, "items": ["h3"]}]


def test_a_spectator_sees_what_lies_open_and_no_hand() -> None:
    view = derived_view(hall(), None)
    assert view["hands"] == [{"count": 2}, {"count": 1}]
    assert view["houses"][1]["row"] == {"count": 1, "items": ["c4"]}


def test_a_zone_can_be_seen_in_part() -> None:
    assert derived_view(hall(), 0)["peeked"] == {"count": 3, "items": ["t1", "t2", "?"]}


def test_backs_are_seen_where_they_lie() -> None:
    assert derived_view(hall(), 0)["tower"] == {"count": 5, "items": ["a", "b", "a", "b", "b"]}


def test_an_empty_place_is_shown_as_such_and_does_not_count() -> None:
    assert derived_view(hall(), 0)["track"] == {"count": 1, "items": [None, "disc 7", None]}


def test_a_single_component_is_a_zone_of_one_place() -> None:
    view = derived_view(hall(), 0)
    assert view["limit"] == {"count": 1}
    assert view["omen"] == {"count": 0, "items": [None]}
    assert derived_view(hall(omen="comet"), 0)["omen"] == {"count": 1, "items": ["comet"]}


def test_a_record_for_each_seat_belongs_to_that_seat() -> None:
    first, second = derived_view(hall(), 0)["houses"]
    assert first == {
        "hand": {"count": 2, "items": ["c1", "c2"]},
        "row": {"count": 0},
        "relic": {"count": 1, "items": ["r1"]},
        "gold": 2,
    }
    assert second["hand"] == {"count": 1}
    assert second["relic"] == {"count": 0, "items": [None]}


def test_a_record_of_nobody_is_hidden_from_all() -> None:
    state = hall(council=house("c5"), towns={"north": house("c6", row=("c7",))})
    for seat in (0, 1, None):
        view = derived_view(state, seat)
        assert view["council"]["hand"] == {"count": 1}
        assert view["towns"]["north"]["hand"] == {"count": 1}
        assert view["towns"]["north"]["row"] == {"count": 1, "items": ["c7"]}


def test_other_fields_are_plain_data_and_private_ones_are_not_there() -> None:
    view = derived_view(hall(last=Bid(2), scratch=[1]), 0)
    assert view["last"] == {"type": "bid", "coins": 2}
    assert view["round"] == 1
    assert view["council"] is None
    assert view["seats"] == 2
    assert not {"scratch", "rng", "listener"} & set(view)


# What a seat cannot know


def test_hidden_components_are_counted_by_kind_and_back() -> None:
    state = hall()
    hidden = unknown(state, 0)
    cards = {face for (kind, _), face in hidden if kind == "card"}
    assert cards == {"d1", "d2", "d3", "d4", "p1", "p2", "p3", "h3", "c3"}
    assert {face for (kind, back), face in hidden if (kind, back) == ("block", "b")} == {
        "b1",
        "b2",
        "b3",
    }
    assert {face for (kind, _), face in hidden if kind == "tile"} == {"t3"}


def test_what_is_unknown_changes_when_a_seat_learns_something_and_not_otherwise() -> None:
    state = hall()
    before = [unknown(state, seat) for seat in (0, 1)]
    state.hands[0].append(state.deck.pop())
    after = [unknown(state, seat) for seat in (0, 1)]
    assert before[0] - after[0] == Counter({(("card", "?"), "d4"): 1})
    assert before[1] == after[1]


def test_a_seat_learns_by_what_comes_to_light_and_not_by_what_moves_in_the_dark() -> None:
    state = hall()
    before = [hidden_from(seat, state) for seat in (0, 1)]
    state.hands[0].append(state.deck.pop())
    assert [has_learnt(before[seat], hidden_from(seat, state)) for seat in (0, 1)] == [True, False]


def test_a_seat_learns_of_a_record_that_brings_something_hidden_with_it() -> None:
    state = hall()
    before = hidden_from(0, state)
    state.council = house("c5")
    assert has_learnt(before, hidden_from(0, state))


def test_the_census_counts_everything_wherever_it_lies() -> None:
    state = hall(council=house("c5"))
    before = census(state)
    assert before["card", "h1"] == 1
    assert before["relic", "r1"] == 1
    assert before["limit", 4] == 1
    assert before["disc", 7] == 1
    assert ("disc", 0) not in before
    assert before["card", "c5"] == 1
    state.hands[1].append(state.deck.pop())
    assert census(state) == before
    state.deck.pop()
    assert before - census(state) == Counter({("card", "d3"): 1})


# Imagining


def test_hidden_components_are_shuffled_among_all_places_where_they_may_lie() -> None:
    worlds = resampled(hall(), 0)
    assert {world.hands[1][0] for world in worlds} >= {"d1", "d2", "h3", "c3"}
    assert {world.houses[1].hand[0] for world in worlds} >= {"d1", "h3", "c3"}


def test_what_a_seat_sees_stays_where_it_is() -> None:
    for world in resampled(hall(), 0):
        assert sorted(world.hands[0]) == ["h1", "h2"]
        assert world.houses[1].row == ["c4"]
        assert world.houses[0].relic == "r1"
        assert world.peeked == ["t1", "t2", "t3"]
        assert world.track == [0, 7, 0]


def test_a_secret_order_is_shuffled_in_place() -> None:
    worlds = resampled(hall(), 0)
    assert {tuple(sorted(world.pile)) for world in worlds} == {("p1", "p2", "p3")}
    assert len({tuple(world.pile) for world in worlds}) == 6


def test_an_irrelevant_order_is_left_alone() -> None:
    assert {tuple(world.hands[0]) for world in resampled(hall(), 0)} == {("h2", "h1")}


def test_components_of_another_back_or_kind_stay_apart() -> None:
    worlds = resampled(hall(), 0, 150)
    for world in worlds:
        assert [backs(block) for block in world.tower] == ["a", "b", "a", "b", "b"]
        assert set(world.bag) == {"g1", "g2"}
    assert len({tuple(world.tower) for world in worlds}) == 2 * 6


def test_a_single_hidden_component_is_shuffled_with_its_like() -> None:
    @dataclass(slots=True, kw_only=True)
    class Doom(State):
        limit: int = zone("limit", contents=NOBODY)
        unused: list[int] = zone("limit", contents=NOBODY)

    rng = Rng(seed_key("doom"))
    limits = set()
    for _ in range(40):
        state = Doom(seats=1, rng=rng.copy(), limit=3, unused=[4, 5])
        derived_resample(state, 0, rng)
        limits.add(state.limit)
        assert sorted([state.limit, *state.unused]) == [3, 4, 5]
    assert limits == {3, 4, 5}


def test_records_in_lists_of_lists_are_found_too() -> None:
    @dataclass(slots=True, kw_only=True)
    class Grid(State):
        rows: list[list[House]] = field(default_factory=list)

    grid = Grid(seats=1, rng=Rng(bytes(32)), rows=[[house("c1"), house("c2")], [house("c3")]])
    assert census(grid) == Counter({("card", "c1"): 1, ("card", "c2"): 1, ("card", "c3"): 1})
    assert derived_view(grid, 0)["rows"][1][0]["hand"] == {"count": 1}


# Sights


@pytest.mark.parametrize(
    ("sight", "seen"),
    [
        (EVERYONE, {(0, 0), (0, 1), (None, 0), (0, None), (None, None)}),
        (NOBODY, set()),
        (IRRELEVANT, set()),
        (OWNER, {(0, 0)}),
    ],
)
def test_who_sees(sight: Any, seen: set[tuple[int | None, int | None]]) -> None:
    pairs = [(0, 0), (0, 1), (None, 0), (0, None), (None, None)]
    assert {pair for pair in pairs if sight(None, *pair, 0)} == seen
