"""Balance reports: what is counted, what is compared, and the page."""

import random
import re
from collections.abc import Sequence

import pytest

from critias.engine.game import Result
from critias.lab.balance import SCORE, Balance, compare, examine, judge_balance, seat_measure
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


HELMET = ("tile-taken", "item", "helmet")


def counted(*to: int, thing: tuple[str, str, str] = HELMET) -> Seen:
    return Seen({}, {}, {thing: Happened(sum(to), to)}, None)


def won_by(seat: int, seats: int = 2) -> Result:
    return Result(tuple(9 if one == seat else 1 for one in range(seats)), (seat,))


def test_what_a_thing_is_worth_is_what_each_further_copy_adds() -> None:
    """Everybody has some, so that nobody can be asked how it goes without."""
    plan = watched(seats=2, games=80)
    played = []
    for number in range(80):
        lucky, copies = number % 2, (1, 2, 3, 4)[number // 2 % 4]
        wins = number // 8 % 10 < 5 + copies  # 60, 70, 80, 90 %: 50 for as many, 10 for each more
        to = (1 + copies, 1) if lucky == 0 else (1, 1 + copies)
        played.append(Played(9, won_by(lucky if wins else 1 - lucky), None, counted(*to)))
    [worth] = judge_balance(plan, "x", played).worths
    assert worth.gain.value == pytest.approx(0.1)
    assert worth.gain.low > 0
    assert worth.sure
    assert (worth.each, worth.sides) == (4.5, 1.0)


def test_a_good_seat_does_not_make_what_it_happens_to_have_worth_anything() -> None:
    plan = watched(seats=2, games=60)
    fixed = [Played(9, won_by(number % 4 == 0), None, counted(1, 0)) for number in range(60)]
    assert judge_balance(plan, "x", fixed).worths == []
    either = [
        Played(9, won_by(number % 4 == 0), None, counted(1 + number // 4 % 2, 0))
        for number in range(64)
    ]
    [worth] = judge_balance(plan, "x", either).worths
    assert worth.gain.value == pytest.approx(0.0)


def test_the_same_counts_make_one_row() -> None:
    plan = watched(seats=2, games=40)
    twice = ("card-played", "card", "helmet"), ("cards-discarded", "cards", "helmet")
    played = []
    for number in range(40):
        happened = Happened(1, (1, 0) if number % 3 else (0, 1))
        seen = Seen({}, {}, dict.fromkeys(twice, happened), None)
        played.append(Played(9, won_by(number % 2), None, seen))
    found = judge_balance(plan, "x", played)
    [worth] = found.worths
    assert worth.things == twice
    assert "Card played, cards discarded" in balance_page([found])


def placebo(
    chance: random.Random, things: int, matches: int, seats: int, worth: float = 0.0
) -> list[Played]:
    """Matches in which who has what hangs on the seat, the length and luck; the winner on luck
    alone, or to a part on the first thing."""
    played = []
    for _ in range(matches):
        length = chance.choice((1, 2, 4))
        counts = [
            [
                sum(chance.random() < 0.2 + 0.1 * seat for _ in range(length))
                for seat in range(seats)
            ]
            for _ in range(things)
        ]
        for one in counts[things // 2 :]:  # some come seldom, all at once, and to one seat
            kept, many = chance.randrange(seats), 5 * (chance.random() < 0.15)
            one[:] = [many * (seat == kept) for seat in range(seats)]
        weights = [1 + worth * counts[0][seat] for seat in range(seats)]
        winner = chance.choices(range(seats), weights)[0]
        happened = {
            ("tile-taken", "item", str(number)): Happened(sum(to), tuple(to))
            for number, to in enumerate(counts)
        }
        seen = Seen({}, {}, happened, None)
        played.append(Played(9 * length, won_by(winner, seats), None, seen))
    return played


def shuffled(played: Sequence[Played], chance: random.Random) -> list[Played]:
    """The same matches, with winners drawn by lot."""
    results = [one.result for one in played]
    chance.shuffle(results)
    return [one._replace(result=result) for one, result in zip(played, results, strict=True)]


def test_winners_drawn_by_lot_make_no_finding() -> None:
    """Bars leave out the truth as often as they say, and hardly a report marks anything."""
    chance = random.Random(7)
    plan = watched(seats=3, games=120)
    rows = beside = crying = 0
    reports = 80
    for _ in range(reports // 10):
        played = placebo(chance, 12, 120, 3, worth=0.5)
        for _ in range(10):
            found = judge_balance(plan, "x", shuffled(played, chance)).worths
            rows += len(found)
            beside += sum(worth.gain.excludes(0.0) for worth in found)
            crying += any(worth.sure for worth in found)
    assert rows > 11 * reports
    assert 0.03 < beside / rows < 0.07
    assert crying / reports < 0.1


def test_what_is_worth_something_is_found_among_much_that_is_not() -> None:
    played = placebo(random.Random(3), 20, 400, 3, worth=0.6)
    found = judge_balance(watched(seats=3, games=400), "x", played).worths
    assert [worth.things[0][2] for worth in found if worth.sure] == ["0"]


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
    assert worth.gain.value == pytest.approx(1.0)
    assert found.wins.value == 0.5
    assert "win together" in balance_page([found])


def test_where_houses_win_what_a_member_has_counts_for_the_house() -> None:
    plan = watched("colossus", seats=12, games=40)
    thing = ("wonder-built", "wonder", "lighthouse")
    first = Seen({}, {}, {thing: Happened(2, (0, 1, 1, *[0] * 9))}, None)
    second = Seen({}, {}, {thing: Happened(2, (*[0] * 9, 1, 1, 0))}, None)
    ahead = Result((9,) * 6 + (4,) * 6, tuple(range(6)))
    behind = Result((4,) * 6 + (9,) * 6, tuple(range(6, 12)))
    played = [Played(9, ahead, None, first), Played(9, behind, None, second)] * 20
    found = judge_balance(plan, "x", played)
    [worth] = found.worths
    assert worth.gain.value == pytest.approx(0.25), "two of them make certain what was even"
    assert (worth.each, worth.sides) == (2.0, 0.5)
    assert found.seats[0].value == 0.5
    assert set(found.margins) == {5}, "from House to House"
    assert "how much more often a side wins" in balance_page([found])


def test_two_variants_stand_side_by_side(report: Balance) -> None:
    other = examine(watched(options={"tiles": "rare-top"}), "tiles rare-top", workers=1)
    page = balance_page([report, other])
    for expected in ("as published", "tiles rare-top", "Turn order", "Tile taken by value"):
        assert expected in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert page.count("<svg") == page.count("</svg>")
    assert "Only 24 matches" in page
    assert "different ways in 24 of 24" in page, "other tiles are another match"


def test_variants_are_compared_deal_by_deal() -> None:
    """The luck of the deal is the same on both sides, and drops out."""
    chance = random.Random(1)
    luck = [chance.randrange(100) for _ in range(60)]
    variants = []
    for more in (0, 3):
        played = [
            Played(9, Result((base + more + place % 2, base), (0,)), None, Seen({}, {}, {}, None))
            for place, base in enumerate(luck)
        ]
        variants.append(judge_balance(watched(seats=2, games=60), "x", played))
    compared = compare(*variants)
    assert compared.changes[SCORE].change.value == pytest.approx(1.5)
    assert compared.changes[SCORE].change.low > 1.4
    assert compared.changes[SCORE].sure
    assert compared.changes[seat_measure(0)].change == (0.0, 0.0, 0.0)
    assert not compared.changes[seat_measure(0)].sure


def test_a_difference_that_is_hardly_used_is_said_to_be_so(report: Balance) -> None:
    other = examine(watched(options={"purchases": "many"}), "purchases many", workers=1)
    used = compare(report, other).different
    assert used < 12, "`medium` hardly ever buys twice in a turn"
    assert used == 0 or f"different ways in {used} of 24" in balance_page([report, other])
    same = report._replace(name="the same")
    assert "In all 24 deals both variants went exactly the same way" in balance_page([report, same])


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
