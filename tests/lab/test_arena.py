"""The arena: fair tables, honest intervals, a page that stands alone."""

import re

import pytest

from critias.engine.errors import WrongSeats
from critias.engine.game import Result
from critias.lab.arena import hold_arena, judge_arena, places, plan_arena, rate
from critias.lab.arena_page import arena_page
from critias.lab.intervals import difference, mean, paired_difference, share
from critias.lab.playing import Played


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 3), ("abc", 2), ("abcd", 3)])
def test_every_bot_sits_on_every_seat_equally_often(bots: str, seats: int) -> None:
    names = {"a": "random", "b": "easy", "c": "medium", "d": "search:2"}
    plan = plan_arena("atlantis", [names[bot] for bot in bots], seats=seats, games=1)
    for seat in range(seats):
        here = [seating[seat] for seating in plan.seatings]
        assert len({here.count(names[bot]) for bot in bots}) == 1
    assert plan.games == len(plan.seatings)
    assert len({plan.seed_of(number) for number in range(plan.games)}) == 1, "the same deal for all"


def test_medium_beats_random_beyond_doubt() -> None:
    arena = hold_arena(plan_arena("atlantis", ["random", "medium"], games=30, seed=1), workers=1)
    assert [one.bot for one in arena.standings] == ["medium", "random"]
    assert arena.ahead["medium"]["random"].low > 0.5
    assert arena.ahead["random"]["medium"].high < 0.5
    first, second = (one.rating for one in arena.standings)
    assert first
    assert second
    assert first.low > second.high


def test_cooperating_bots_play_whole_tables_from_the_same_deals() -> None:
    plan = plan_arena("atlantis_rising", ["random", "medium"], seats=2, games=4)
    assert plan.seatings == (("random",) * 2, ("medium",) * 2)
    won, lost = Result((1, 1), (0, 1)), Result((0, 0), ())
    played = [Played(9, lost), Played(9, won), Played(9, lost), Played(9, won)]
    arena = judge_arena(plan, played)
    assert [(one.bot, one.wins.value) for one in arena.standings] == [("medium", 1), ("random", 0)]
    assert arena.standings[0].rating is None
    assert arena.ahead["medium"]["random"].value == 1.0
    assert "team" in arena_page(arena, "Atlantis Rising")


def test_members_of_a_house_are_played_by_one_bot() -> None:
    plan = plan_arena("colossus", ["random", "medium"], seats=13, games=1)
    for seating in plan.seatings:
        assert len(set(seating[:6])) == len(set(seating[6:12])) == 1
    for seat in (0, 6, 12):
        here = [seating[seat] for seating in plan.seatings]
        assert here.count("random") == here.count("medium")


def test_a_single_bot_is_no_arena() -> None:
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(WrongSeats, match="two or more different bots"):
            plan_arena("atlantis", bots)


def test_ties_share_a_place_and_winners_are_first() -> None:
    assert places(Result((5, 5, 1), (0, 1))) == [0, 0, 2]
    assert places(Result((5, 5, 1), (1,))) == [1, 0, 2], "a tie-breaker is not a tie"


def test_a_bot_on_two_seats_is_rated_by_both() -> None:
    ended = [(("a", "b", "a"), Result((9, 1, 5), (0,)))] * 20
    ratings = rate(["a", "b"], ended)
    assert ratings["a"].low > ratings["b"].high


def test_intervals_know_what_they_do_not_know() -> None:
    assert share(0, 0)[1:] == (0.0, 1.0)
    assert share(20, 20).low < 1.0
    assert mean([3.0]).low == float("-inf")
    gain = difference(share(80, 100), share(50, 100))
    assert gain.low > 0.1
    assert gain.excludes(0.0)


def test_a_difference_of_pairs_stays_within_reason() -> None:
    assert paired_difference(17, 0, 20).high <= 1.0
    assert paired_difference(3, 0, 3).low < 0.5, "three pairs prove little"
    assert paired_difference(0, 0, 0).excludes(0.0) is False
    assert paired_difference(5, 5, 40).value == 0.0
    forth, back = paired_difference(12, 2, 30), paired_difference(2, 12, 30)
    assert forth.excludes(0.0)
    assert (forth.low, forth.high) == pytest.approx((-back.high, -back.low))


def test_the_page_needs_nothing_else() -> None:
    arena = hold_arena(plan_arena("atlantis", ["random", "easy"], games=4, seed=1), workers=1)
    page = arena_page(arena, "Atlantis <&>")
    assert "Atlantis &lt;&amp;&gt;" in page
    assert page.count("<svg") == page.count("</svg>") >= 4
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert "prefers-color-scheme:dark" in page
