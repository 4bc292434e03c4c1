"""What each may see: a player, a House, and the public."""

import pytest

from critias.engine.conformance import check_match
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.games.colossus import game
from critias.games.colossus.box import KUDOS, ORICHALCUM, STARS, TALENTS
from critias.games.colossus.control.rulings import SetResource
from critias.games.colossus.councils.records import Insight
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.maps.sheet import BLANK, UnitOrder
from critias.games.colossus.room.ledger import add_card
from critias.games.colossus.state import open_books, sees_books
from critias.games.colossus.views import seats
from critias.hall import Post
from tests.games.colossus.rooms import a_room, neighbours, now, orders, own, scene
from tests.posts import view_from


@pytest.mark.rule("col.start.books")
def test_a_house_sees_its_purses_and_others_do_not() -> None:
    s = a_room()
    own(s, 1, TALENTS, 4321)
    match = scene(s)
    for seat in (None, 6):
        assert "4321" not in str(match.view(seat))
        assert all("purse" not in player for player in match.view(seat)["players"][:6])
    for seat in (0, 1, 5):
        assert match.view(seat)["players"][1]["purse"]["talents"] == 4321


@pytest.mark.rule("col.start.books", "col.9.1")
def test_what_lies_open_is_seen_by_all() -> None:
    s = a_room()
    own(s, 1, STARS, 2)
    own(s, 1, ORICHALCUM, 9)
    s.hatred[2][1] = 7
    for seat in (None, 6):
        view = scene(s).view(seat)
        assert view["players"][1]["orichalcum"] == 9
        assert view["players"][1]["stars"] == 2
        assert view["empires"]["leng"]["hatred"][1] == 7


@pytest.mark.rule("col.13.2", "col.start.books")
def test_the_limit_is_in_no_view_but_controls() -> None:
    s = a_room()
    s.doom_limit = 987654
    match = scene(s)
    for seat in (None, *range(12)):
        assert "987654" not in str(match.view(seat))
    assert view_from(match, Post("control"))["limit"] == 987654
    for post in (Post("map"), Post("council"), Post("projector")):
        assert "987654" not in str(view_from(match, post))


@pytest.mark.rule("col.start.books", "col.13.4")
def test_every_change_has_a_cause_that_can_be_shown() -> None:
    s = a_room(turn=3)
    add_card(s, 0, KUDOS, 50, "monster")
    shown = scene(s).view(0)["players"][0]["why"]
    assert {"turn": 3, "resource": "kudos", "amount": 50, "cause": "monster"} in shown
    assert seats.books(s, 0)[0]["cause"] == "start"
    assert not [entry for entry in shown if entry["turn"] < 2]


@pytest.mark.rule("col.6.4")
def test_a_sheet_that_is_handed_in_shows_nowhere() -> None:
    match = scene(a_room(phase="strategy"))
    before = [match.view(seat) for seat in (None, 1, 6)]
    match.answer(0, orders(UnitOrder("move", 5), UnitOrder("build", talents=3)))
    assert [match.view(seat) for seat in (None, 1, 6)] == before
    assert match.events(6) == match.position(0).events(6)
    assert now(match).sheets[0] == BLANK


@pytest.mark.rule("col.start.books", "col.13.2")
def test_an_imagined_match_has_other_purses_and_another_limit() -> None:
    s = a_room()
    for seat in range(12):
        own(s, seat, TALENTS, 100 + seat)
    match = scene(s)
    limits, talents = set(), set()
    for seed in range(20):
        world = now(match.imagine(0, Rng(seed_key(seed))))
        assert [world.has(seat, TALENTS) for seat in range(6)] == [100, 101, 102, 103, 104, 105]
        talents.add(world.has(6, TALENTS))
        limits.add(world.doom_limit)
    assert len(talents) > 1
    assert len(limits) > 1


@pytest.mark.rule("col.3.13")
def test_a_ruling_about_a_purse_is_told_without_its_contents() -> None:
    match = scene(a_room(phase="house"))
    match.command(None, SetResource(seat=0, resource="talents", amount=777, reason="found"))
    assert "777" not in str(match.events(6)) + str(match.view(6)) + str(match.events(None))
    assert "777" in str(match.view(0))


def test_nothing_leaks_at_a_table_with_heroes() -> None:
    check_match(game, 14, {"turns": 6}, "conforming", share=0.004)


@pytest.mark.rule("col.13.4")
def test_a_view_tells_what_the_empires_are_about_to_do() -> None:
    s = a_room(turn=3)
    s.raids = [Raid(0, 4)]
    s.at_war[2] = True
    s.hatred[2][neighbours(s, 1)[0]] = 9
    empires = scene(s).view(6)["empires"]
    assert empires["argartha"]["raids"] == [4]
    assert empires["argartha"]["raiders"] == [6]
    assert empires["argartha"]["armies"] == {}
    assert empires["leng"]["armies"] == {"europe": 0, "libya": 9, "asia": 0}


@pytest.mark.rule("col.6.5")
def test_a_view_tells_how_much_orichalcum_a_player_can_allocate() -> None:
    s = a_room()
    s.wonders["orichalcum-foundry"] = 3
    players = scene(s).view(0)["players"]
    assert [player["orichalcum_limit"] for player in players[2:4]] == [10, 14]


def test_many_who_look_at_once_see_what_each_would_see_alone() -> None:
    match = new(game, seats=13, seed="sights", options={"turns": 6})
    rng = Rng(seed_key("sights"))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        if len(match.log) % 25 == 0:
            of = match.game.views(match.state)
            for viewer in (*range(match.seats), None):
                assert of(viewer) == match.view(viewer)


def test_open_books_are_all_that_a_seat_sees() -> None:
    s = a_room()
    s.insights.append(Insight("purse", 0, 7, until=s.turn))
    for seat in range(s.seats):
        seen = {one for one in range(s.seats) if sees_books(s, seat, None, one)}
        assert open_books(s, seat) == seen
    assert 7 in open_books(s, 0)
