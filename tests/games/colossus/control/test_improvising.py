"""What Control improvises: cards and edicts of its own, and what no rule knows."""

from typing import Any

import pytest

from critias.engine.conformance import digest
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus.box import KUDOS, STRATEGOS, VRIL
from critias.games.colossus.control import rulings as r
from critias.games.colossus.control.events import CardRuled, SecretCardRuled
from critias.games.colossus.councils.meeting import open_meeting
from critias.games.colossus.diplomacy.events import CardHandedOver
from critias.games.colossus.diplomacy.phases import free_time
from critias.games.colossus.diplomacy.records import Goods
from critias.games.colossus.diplomacy.trading import AcceptOffer, Offer
from critias.games.colossus.maps.empires import collect_tribute
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.room.ending import result
from critias.games.colossus.room.ledger import add_card
from critias.games.colossus.state import CITY, Room
from critias.hall import Post
from critias.testing import told
from tests.games.colossus.rooms import a_room, booked, done, each, now, own, scene
from tests.posts import view_from

WHY = "it makes a good story"


def ruled(match: Match, what: Any, /, **fields: Any) -> Room:
    """The room after a ruling, replayed from its log to the same room."""
    match.command(None, what(reason=WHY, **fields))
    assert digest(match.position(len(match.log))) == digest(match)
    return now(match)


def refused(match: Match, why: str, what: Any, /, **fields: Any) -> None:
    with pytest.raises(CommandRefused, match=why):
        match.command(None, what(reason=WHY, **fields))


def shown(match: Match, seat: int | None) -> list[tuple[str, str]]:
    return [(one["title"], one["status"]) for one in match.view(seat)["cards_of_control"]]


@pytest.mark.rule("col.3.13")
def test_a_secret_card_is_seen_traded_and_used_up_by_its_holder_alone() -> None:
    match = scene(a_room(phase="house"))
    ruled(match, r.MakeCard, title="The map to the Elder Tomb", text="It leads there.", seat=2)
    card = ("The map to the Elder Tomb", "held")
    assert [shown(match, seat) for seat in (None, 3, 2)] == [[], [], [card]]
    assert [one for one in match.events(2) if isinstance(one.event, SecretCardRuled)]
    assert not [one for one in match.events(3) if isinstance(one.event, SecretCardRuled)]
    offer = Goods(cards_of_control=(1,))
    with pytest.raises(CommandRefused, match="you do not hold a card 1"):
        match.command(3, Offer(2, give=offer))
    match.command(2, Offer(3, give=offer))
    match.command(3, AcceptOffer(1))
    assert [shown(match, seat) for seat in (None, 3, 2)] == [[], [card], []]
    assert not [one for one in match.events(7) if isinstance(one.event, CardHandedOver)]
    ruled(match, r.UseUpCard, card=1)
    assert shown(match, 3) == [(card[0], "used")]
    with pytest.raises(CommandRefused, match="cannot be traded"):
        match.command(3, Offer(2, give=offer))
    ruled(match, r.MoveCard, card=1, seat=5)
    assert shown(match, 5) == [(card[0], "used")]
    assert view_from(match, Post("control"))["cards_of_control"][0]["seat"] == 5
    ruled(match, r.UseUpCard, card=1, gone=True)
    assert shown(match, 5) == []
    refused(match, "card 1 is gone", r.MoveCard, card=1, seat=2)


@pytest.mark.rule("col.3.13")
def test_an_open_card_is_for_all_to_see_and_may_be_not_for_trade() -> None:
    match = scene(a_room(phase="house"))
    ruled(match, r.MakeCard, title="Safe conduct", seat=2, open=True, tradeable=False)
    assert shown(match, None) == [("Safe conduct", "held")]
    assert [event.seat for event in told(match, CardRuled)] == [2]
    with pytest.raises(CommandRefused, match="cannot be traded"):
        match.command(2, Offer(3, give=Goods(cards_of_control=(1,))))


@pytest.mark.rule("col.3.13")
def test_a_proclamation_is_in_every_list_until_its_turn_is_over() -> None:
    match = scene(a_room(phase="free"))
    for until in (1, 2):
        ruled(match, r.Proclaim, text=f"until {until}", until=until)
    listed = match.view(None)["proclamations"]
    assert [one["text"] for one in listed] == ["until 1", "until 2"]
    while now(match).turn == 1:
        each(match, match.pending[min(match.pending)].default)  # type: ignore[arg-type]
    assert [one.text for one in now(match).proclamations] == ["until 2"]
    refused(match, "there are", r.Repeal, proclamation=1)
    assert ruled(match, r.Repeal, proclamation=2).proclamations == []


@pytest.mark.rule("col.3.13", "col.11.8", "col.11.12")
def test_raids_tributes_and_edicts() -> None:
    match = scene(a_room(turn=2, phase="house"))
    s = ruled(match, r.SetRaid, empire="leng", seat=3, there=True)
    assert s.raids == [Raid(2, 3)]
    assert ruled(match, r.SetRaid, empire="leng", seat=3, there=False).raids == []
    s = ruled(match, r.SetTribute, empire="mu", seat=3, owed=True)
    paid = now(done(s, lambda room: collect_tribute(room, 3)))
    assert booked(paid, 3, "tribute")[VRIL] == 1
    ruled(match, r.SetTribute, empire="mu", seat=3, owed=False)
    refused(match, "owes the player nothing", r.SetTribute, empire="mu", seat=3, owed=False)
    pass_ = {"kind": "letters-of-marque", "target": 3, "where": 1, "until": 3}
    s = ruled(match, r.SetEdict, **pass_)
    assert any(edict.where == 1 for edict in s.edicts_of("letters-of-marque", 3))
    assert not ruled(match, r.SetEdict, lift=True, **pass_).edicts
    refused(match, "is for 0 to 11", r.SetEdict, kind="fortify", target=12, until=3)
    refused(match, "needs a place", r.SetEdict, kind="beast-lure", target=0, until=3)


@pytest.mark.rule("col.3.13", "col.wonder.ark", "col.12.5")
def test_berths_and_cities() -> None:
    s = a_room(phase="house")
    own(s, 3, VRIL, 2)
    s.wonders["labyrinth"] = 3
    match = scene(s)
    refused(match, "the Ark does not stand", r.SetBerth, seat=3, aboard=True)
    ruled(match, r.PlaceWonder, wonder="ark", seat=2)
    assert ruled(match, r.SetBerth, seat=3, aboard=True).berths == [3]
    assert ruled(match, r.SetBerth, seat=3, aboard=False).berths == []
    s = ruled(match, r.SetCity, seat=3, stands=False)
    assert (s.has_city[3], s.has(3, VRIL), s.fallen_wonders) == (False, 0, ["labyrinth"])
    assert ruled(match, r.SetCity, seat=3, stands=True).has_city[3]


@pytest.mark.rule("col.3.13", "col.7.14", "col.7.69")
def test_councils_grow_charge_and_meet_as_control_says() -> None:
    s = a_room(18, phase="house")
    s.present[0] = s.present[6] = False
    match = scene(s)
    s = ruled(match, r.SetGrowth, council="law", action="royal-levy", steps=4)
    assert s.chambers[0].grown == {"royal-levy": 4}
    refused(match, "no action 'muster'", r.SetGrowth, council="law", action="muster", steps=1)
    s = ruled(match, r.SetCurrency, council="war", resource="talents", until=2)
    assert s.chambers[STRATEGOS].currency == "talents"
    s = ruled(match, r.OpenMeeting, council="law")
    assert now(done(s, lambda room: open_meeting(room, 0, []))).chambers[0].order == [12]


@pytest.mark.rule("col.3.13", "col.3.10", "col.3.6")
def test_heroes_are_adopted_and_houses_merge_under_one_king() -> None:
    s = a_room(14, phase="house")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    match = scene(s)
    refused(match, "any role but", r.Adopt, seat=hero, house="atlas", role="basileus")
    s = ruled(match, r.Adopt, seat=hero, house="atlas", role="emporos")
    assert (s.house[hero], s.role[hero]) == (0, 4)
    s = ruled(match, r.MergeHouses, house="gadeiros", into="atlas", role="strategos")
    assert s.members(1) == []
    assert set(s.members(0)) >= set(range(12))
    s.phase, s.deluge = "over", True
    ended = result(s)
    assert ended is not None
    assert set(ended.winners) == set(s.members(0))


@pytest.mark.rule("col.8.4", "col.7.56")
def test_a_curse_on_a_house_and_the_order_of_age() -> None:
    s = a_room(phase="house")
    for seat in (0, 1):
        add_card(s, seat, KUDOS, 50, "start", 2)
    match = scene(s)
    s = ruled(match, r.SetHouseKudos, house="atlas", points=120)
    assert sum(s.has(seat, KUDOS) for seat in s.members(0)) == 50
    refused(match, "the House has 50", r.SetHouseKudos, house="atlas", points=60)
    s = ruled(match, r.SetAge, seat=7, rank=1)
    assert (s.age[7], sorted(s.age)) == (0, list(range(12)))


@pytest.mark.rule("col.3.13")
def test_units_are_moved_into_a_city() -> None:
    match = scene(a_room(), free_time)
    s = ruled(match, r.MoveUnits, seat=0, unit="hoplite", city=3)
    assert s.at[0][0] == CITY + 3
