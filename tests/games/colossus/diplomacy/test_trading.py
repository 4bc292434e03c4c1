"""Trade between players: offers with two sides, and what may change hands."""

from collections import Counter

import pytest

from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.box import ARETE, COGS, DOOM, DOOM_TOKENS, KUDOS, ORICHALCUM, TALENTS
from critias.games.colossus.diplomacy import events as x
from critias.games.colossus.diplomacy import phases, trading
from critias.games.colossus.diplomacy.records import Goods
from critias.games.colossus.diplomacy.trading import AcceptOffer, Offer, WithdrawOffer
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.room.ledger import add_card
from critias.games.colossus.state import Room
from critias.testing import told
from tests.games.colossus.rooms import a_room, hold, now, orders, own, scene

NOTHING = Goods()


def market(turn: int = 2, phase: str = "free") -> Room:
    s = a_room(12, turn, phase)
    for seat in (0, 7):
        own(s, seat, TALENTS, 20)
        own(s, seat, COGS, 2)
    return s


def open_to_all(s: Room) -> Match:
    """A match that goes on in the phase of the room, so that commands can come."""
    return scene(s)


def offering(s: Room, give: Goods, want: Goods = NOTHING, seat: int = 0, to: int = 7) -> Match:
    match = open_to_all(s)
    match.command(seat, Offer(to, give, want))
    return match


def refused(match: Match, seat: int, command: object, reason: str) -> None:
    before = now(match).offers[:]
    with pytest.raises(CommandRefused, match=reason):
        match.command(seat, command)
    assert now(match).offers == before


@pytest.mark.rule("col.14.3", "col.6.15")
def test_talents_on_a_sheet_are_spoken_for() -> None:
    match = scene(a_room(phase="strategy"))
    match.answer(2, orders(UnitOrder("build", talents=8)))
    match.command(2, Offer(3, give=Goods(talents=2)))
    with pytest.raises(CommandRefused, match="your strategy sheet spends 8"):
        match.command(2, Offer(3, give=Goods(talents=3)))
    match.command(3, Offer(2, want=Goods(talents=3)))
    with pytest.raises(CommandRefused, match="your strategy sheet spends 8"):
        match.command(2, AcceptOffer(2))


@pytest.mark.rule("col.14.3", "col.upgrade.smugglers")
def test_smugglers_serve_one_player_a_turn_and_not_at_the_maps() -> None:
    s = a_room(phase="house")
    hold(s, 2, "smugglers")
    match = scene(s)
    match.command(2, Offer(3, give=Goods(orichalcum=1)))
    match.command(3, AcceptOffer(1))
    with pytest.raises(CommandRefused, match="have used 'smugglers'"):
        match.command(2, Offer(3, give=Goods(upgrades=("smugglers",))))
    s.phase = "eris"
    fighting = scene(s, lambda room: phases.free_time(room))
    with pytest.raises(CommandRefused, match="orichalcum and vril, which the sheets"):
        fighting.command(2, Offer(3, give=Goods(orichalcum=1)))


@pytest.mark.rule("col.14.1")
def test_open_offers_are_limited_so_that_nobody_drowns_in_them() -> None:
    match = open_to_all(market())
    for _ in range(trading.MOST_OFFERS):
        match.command(0, Offer(7, Goods(talents=1)))
    refused(match, 0, Offer(7, Goods(talents=1)), "20 offers open; withdraw one first")
    match.command(0, WithdrawOffer(3))
    match.command(0, Offer(7, Goods(talents=1)))
    assert now(match).offers[-1].number == 21


@pytest.mark.rule("col.14.1")
def test_both_sides_hand_over_what_the_offer_says() -> None:
    s = market()
    add_card(s, 0, KUDOS, 50, "start", 2)
    add_card(s, 7, ARETE, 3, "start")
    own(s, 7, DOOM_TOKENS, 2)
    s.state_troops[0] = [3, 1]
    hold(s, 7, "aegis")
    s.wonders["labyrinth"] = 7
    give = Goods(talents=20, kudos=(50, 50), hoplites=3, triremes=1)
    want = Goods(cogs=1, arete=(3,), doom_tokens=2, upgrades=("aegis",), wonders=("labyrinth",))
    match = offering(s, give, want)
    match.command(7, AcceptOffer(1))
    after = now(match)
    assert (after.has(0, TALENTS), after.has(7, TALENTS)) == (0, 40)
    assert (after.has(0, COGS), after.has(7, COGS)) == (3, 1)
    assert (after.has(0, DOOM_TOKENS), after.has(7, DOOM_TOKENS)) == (2, 0)
    assert (after.has(0, KUDOS), after.has(7, KUDOS)) == (0, 100)
    assert after.state_troops[0] == [0, 0]
    assert after.state_troops[7] == [3, 1]
    assert (after.upgrades[0], after.upgrades[7]) == (["aegis"], [])
    assert after.wonders == {"labyrinth": 0}
    assert after.has(0, DOOM) == after.has(7, DOOM) == 0
    assert after.offers == []


@pytest.mark.rule("col.14.1")
def test_an_offer_is_known_to_its_two_sides_only() -> None:
    match = offering(market(), Goods(talents=5), Goods(cogs=1))
    s = now(match)
    for party in (0, 7):
        assert [one["number"] for one in game.view(s, party)["councils"]["offers"]] == [1]
    for seat in (1, 6, None):
        assert game.view(s, seat)["councils"]["offers"] == []
    [made] = told(match, x.OfferMade)
    assert made.as_seen_by(1) is None
    assert made.as_seen_by(7) == made


@pytest.mark.rule("col.14.1")
def test_an_offer_can_be_withdrawn_or_declined() -> None:
    for seat in (0, 7):
        match = offering(market(), Goods(talents=5))
        match.command(seat, WithdrawOffer(1))
        assert now(match).offers == []
        refused(match, 7, AcceptOffer(1), "no offer 1 is open to you")
    match = offering(market(), Goods(talents=5))
    refused(match, 3, WithdrawOffer(1), "no part in an offer 1")


@pytest.mark.rule("col.14.1")
def test_only_the_one_it_is_made_to_can_accept_an_offer() -> None:
    match = offering(market(), Goods(talents=5))
    for seat in (0, 1):
        refused(match, seat, AcceptOffer(1), "no offer 1 is open to you")


@pytest.mark.rule("col.14.1")
def test_nobody_gives_what_is_not_there() -> None:
    match = open_to_all(market())
    refused(match, 0, Offer(7, Goods(talents=21)), "do not have 21 talents")
    refused(match, 0, Offer(7, Goods(kudos=(100,))), "do not hold 1 kudos cards of 100")
    refused(match, 0, Offer(7, Goods(hoplites=1)), "do not have 1 Atlantis hoplites")
    refused(match, 0, Offer(7, Goods(upgrades=("aegis",))), "do not hold 1 of the upgrade 'aegis'")
    refused(match, 0, Offer(7, Goods(wonders=("ark",))), "'ark' does not stand in your city")
    refused(match, 0, Offer(0, Goods(talents=1)), "with another player")
    refused(match, 0, Offer(7), "names something to give or to get")


@pytest.mark.rule("col.14.1")
def test_an_offer_that_can_no_longer_be_kept_changes_nothing() -> None:
    s = market()
    match = offering(s, Goods(talents=15), Goods(cogs=1))
    match.command(0, Offer(1, Goods(talents=10)))
    match.command(1, AcceptOffer(2))
    refused(match, 7, AcceptOffer(1), "cannot keep that offer any more")
    assert now(match).has(7, COGS) == 2


@pytest.mark.rule("col.14.2")
def test_orichalcum_needs_smugglers_on_one_side() -> None:
    s = market()
    match = open_to_all(s)
    refused(match, 0, Offer(7, Goods(orichalcum=1)), "Smugglers")
    hold(s, 7, "smugglers")
    match = offering(s, Goods(orichalcum=1))
    match.command(7, AcceptOffer(1))
    assert now(match).has(7, ORICHALCUM) == s.has(7, ORICHALCUM) + 1


@pytest.mark.rule("col.upgrade.smugglers")
def test_smugglers_trade_vril_and_orichalcum() -> None:
    s = market()
    hold(s, 0, "smugglers")
    match = offering(s, Goods(orichalcum=2))
    match.command(7, AcceptOffer(1))
    assert now(match).has(0, ORICHALCUM) == s.has(0, ORICHALCUM) - 2


@pytest.mark.rule("col.14.2")
def test_house_units_stars_doom_and_challenges_have_no_place_in_an_offer() -> None:
    match = open_to_all(market())
    for name in ("colossi", "heroes", "stars", "doom", "challenges", "house_hoplites"):
        with pytest.raises(CommandRefused, match="not a command"):
            match.command(0, {"type": "offer", "to": 7, "give": {name: 1}, "want": {}})
    with pytest.raises(CommandRefused, match="not a command"):
        match.command(0, {"type": "offer", "to": 7, "give": {"talents": -5}, "want": {}})


@pytest.mark.rule("col.14.3")
def test_what_could_be_used_twice_waits_for_the_end_of_the_map_phase() -> None:
    s = market(phase="strategy")
    hold(s, 0, "aegis")
    s.state_troops[0] = [1, 0]
    s.wonders["labyrinth"] = 0
    match = open_to_all(s)
    for goods in (
        Goods(upgrades=("aegis",)),
        Goods(hoplites=1),
        Goods(wonders=("labyrinth",)),
    ):
        refused(match, 0, Offer(7, goods), "between Map Phases")
    match.command(0, Offer(7, Goods(talents=5)))
    match.command(7, AcceptOffer(1))


@pytest.mark.rule("col.14.3")
def test_a_card_that_was_used_waits_for_the_next_turn() -> None:
    s = market()
    hold(s, 0, "royal-roads")
    s.used[0] = ["royal-roads"]
    match = open_to_all(s)
    refused(match, 0, Offer(7, Goods(upgrades=("royal-roads",))), "used 'royal-roads' this turn")
    hold(s, 0, "royal-roads")
    assert trading.cannot_hand_over(s, 0, 7, Goods(upgrades=("royal-roads",))) is None


@pytest.mark.rule("col.10.5", "col.10.6")
def test_all_cards_can_be_traded_but_nobody_receives_a_ninth() -> None:
    s = market()
    cards = [card for card in s.stock if card != "insanity"]
    hold(s, 0, cards[0])
    hold(s, 7, *cards[1:9])
    match = offering(s, Goods(upgrades=(cards[0],)))
    refused(match, 7, AcceptOffer(1), "more than 8 upgrades")
    swap = offering(s, Goods(upgrades=(cards[0],)), Goods(upgrades=(cards[1],)))
    swap.command(7, AcceptOffer(1))
    assert cards[0] in now(swap).upgrades[7]


@pytest.mark.rule("col.14.1")
def test_control_does_not_trade() -> None:
    with pytest.raises(CommandRefused, match="Control does not trade"):
        open_to_all(market()).command(None, Offer(7, Goods(talents=1)))


def wealth(s: Room) -> Counter[str]:
    """All that can be traded in the room, counted."""
    found: Counter[str] = Counter()
    for seat in range(s.seats):
        for resource in (TALENTS, COGS, DOOM_TOKENS, KUDOS, ARETE, ORICHALCUM):
            found[str(resource)] += s.has(seat, resource)
        found["cards"] += sum(s.cards(seat, KUDOS)) * 1000 + sum(s.cards(seat, ARETE))
        found["troops"] += s.state_troops[seat][0] * 1000 + s.state_troops[seat][1]
        found.update(s.upgrades[seat])
    found.update(s.wonders.keys())
    return found


@pytest.mark.rule("col.14.1")
def test_what_is_traded_is_neither_made_nor_lost() -> None:
    s = a_room(14, 3, "free")
    rng = Rng(seed_key("bazaar"))
    for seat in range(14):
        own(s, seat, TALENTS, 30)
        own(s, seat, DOOM_TOKENS, 3)
        add_card(s, seat, KUDOS, 20, "start", 3)
        s.state_troops[seat] = [2, 1]
        hold(s, seat, list(s.stock)[seat])
    s.wonders.update({"ark": 0, "labyrinth": 3})
    match = open_to_all(s)
    before, accepted = wealth(now(match)), 0
    for _ in range(150):
        seat, command = trading.sample(now(match), rng)
        try:
            match.command(seat, command)
        except CommandRefused:
            continue
        accepted += isinstance(command, AcceptOffer)
        assert wealth(now(match)) == before
    assert accepted > 5
