"""Balance reports: what is counted, what is compared, and the page."""

import re

import pytest

from critias.engine.game import Result
from critias.lab.balance import Balance, examine, judge_balance
from critias.lab.balance_page import balance_page
from critias.lab.plan import Plan, make_plan
from critias.lab.playing import Played, play_match
from critias.lab.watching import Happened, Seen
from tests.tiny import game as tiny


def watched(game: str = "atlantis", **changes: object) -> Plan:
    settings = {"seats": 3, "games": 24, "bots": ["medium"], "seed": "b", "watching": True}
    return make_plan(game, **(settings | changes))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def report() -> Balance:
    return examine(watched(), "as published", workers=1)


def test_a_watched_match_is_the_same_match() -> None:
    plain = play_match(watched(watching=False), 3)
    seen = play_match(watched(), 3)
    assert (plain.decisions, plain.result) == (seen.decisions, seen.result)
    assert seen.seen is not None
    assert sum(seen.seen.rules.values()) == seen.decisions
    assert seen.seen.events["first-player"] == 1


def test_things_are_counted_for_the_seat_they_happen_to() -> None:
    seen = play_match(watched(), 0).seen
    assert seen is not None
    taken = [
        happened
        for (event, field, _), happened in seen.things.items()
        if (event, field) == ("tile-taken", "item")
    ]
    assert sum(one.times for one in taken) == seen.events["tile-taken"]
    assert sum(sum(one.to) for one in taken) == seen.events["tile-taken"]
    assert seen.order is not None
    assert sorted(seen.order) == [0, 1, 2]


def test_what_is_about_nobody_happens_once_and_to_all() -> None:
    seen = play_match(watched("atlantis_rising", seats=2), 0).seen
    assert seen is not None
    built = [happened for (event, *_), happened in seen.things.items() if event == "built"]
    assert sum(one.times for one in built) == seen.events["built"]
    assert all(one.to == (one.times, one.times) for one in built)


def test_where_all_are_asked_at_once_nobody_is_first() -> None:
    seen = play_match(make_plan(tiny, seats=3, games=1, seed=1, watching=True), 0).seen
    assert seen is not None
    assert seen.order is None


def test_seats_share_the_wins(report: Balance) -> None:
    assert report.games == 24
    assert sum(seat.value for seat in report.seats) == pytest.approx(1.0)
    assert sum(place.value for place in report.order) == pytest.approx(1.0)
    assert report.rules["atl.turn.choose"].matches == 1.0


def test_what_a_thing_is_worth_is_the_difference_it_makes() -> None:
    plan = watched(seats=2, games=60)
    thing = ("faction-taken", "faction", "basileus")
    lucky = Seen({}, {}, {thing: Happened(1, (1, 0))}, None)
    played = [Played(9, Result((9, 1), (0,)), None, lucky) for _ in range(45)]
    played += [Played(9, Result((1, 9), (1,)), None, lucky) for _ in range(15)]
    [worth] = judge_balance(plan, "x", played).worths
    assert worth.with_it.value == 0.75
    assert worth.without.value == 0.25
    assert worth.gain.low > 0.3
    assert worth.each == 1.0


def test_what_happens_to_the_whole_table_is_worth_nothing_to_anybody() -> None:
    plan = watched(seats=2, games=60)
    stormy = Seen({}, {}, {("event-revealed", "event", "storm"): Happened(1, (1, 1))}, None)
    calm = Seen({}, {}, {}, None)
    played = [Played(9, Result((9, 1), (0,)), None, seen) for seen in (stormy, calm) * 30]
    assert judge_balance(plan, "x", played).worths == []


def test_in_a_cooperative_game_matches_count_and_not_seats() -> None:
    plan = watched("atlantis_rising", seats=2, games=40)
    thing = ("councilor-taken", "councilor", "oracle")
    won, lost = Result((1, 1), (0, 1)), Result((0, 0), ())
    played = [
        Played(9, won, None, Seen({}, {}, {thing: Happened(1, (1, 0))}, None)) for _ in range(20)
    ]
    played += [Played(9, lost, None, Seen({}, {}, {}, None)) for _ in range(20)]
    found = judge_balance(plan, "x", played)
    [worth] = found.worths
    assert (worth.with_it.value, worth.without.value) == (1.0, 0.0)
    assert found.wins.value == 0.5
    assert "win together" in balance_page([found])


def test_where_houses_win_what_a_member_has_counts_for_the_house() -> None:
    plan = watched("colossus", seats=12, games=40)
    thing = ("wonder-built", "wonder", "lighthouse")
    seen = Seen({}, {}, {thing: Happened(2, (0, 1, 1, *[0] * 9))}, None)
    won = Result((9,) * 6 + (4,) * 6, tuple(range(6)))
    found = judge_balance(plan, "x", [Played(9, won, None, seen) for _ in range(40)])
    [worth] = found.worths
    assert (worth.with_it.value, worth.without.value) == (1.0, 0.0)
    assert (worth.each, worth.sides) == (2.0, 0.5)
    assert found.seats[0].value == 1.0
    assert set(found.margins) == {5}, "from House to House"
    assert "sides to which it happens" in balance_page([found])


def test_two_variants_stand_side_by_side(report: Balance) -> None:
    other = examine(watched(options={"tiles": "rare-top"}), "tiles rare-top", workers=1)
    page = balance_page([report, other])
    for expected in ("as published", "tiles rare-top", "Turn order", "Tile taken by value"):
        assert expected in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert page.count("<svg") == page.count("</svg>")


def test_those_who_win_together_are_one_row() -> None:
    plan = watched("colossus", seats=12, games=1)
    page = balance_page([judge_balance(plan, "as published", [play_match(plan, 0)])])
    rows = re.findall(r"Seats? [\d to]*\d", page)
    assert set(rows) == {"Seats 1 to 6", "Seats 7 to 12"}


def test_a_team_has_no_scores_of_its_own() -> None:
    plan = watched("atlantis_rising", seats=2, games=2)
    page = balance_page(
        [judge_balance(plan, "as published", [play_match(plan, n) for n in (0, 1)])]
    )
    assert "How often the players win together" in page
    assert "score" not in page
