"""Upgrade cards: the shop with its rising prices, and cards that work outside conflicts."""

import msgspec
import pytest

from critias.engine.components import Mismatch, load_components
from critias.engine.errors import IllegalAnswer
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import COGS, DOOM, DOOM_TOKENS, LAW, RESOURCES, TALENTS, WAR
from critias.games.colossus.councils import meeting
from critias.games.colossus.councils.options import DONE_BUYING
from critias.games.colossus.diplomacy import phases
from critias.games.colossus.diplomacy.options import READY
from critias.games.colossus.shop import events as x
from critias.games.colossus.shop import options as o
from critias.games.colossus.shop import upgrades
from critias.games.colossus.state import Room
from critias.testing import offered, told
from tests.games.colossus.chambers import chamber
from tests.games.colossus.rooms import a_room, hold, now, own, scene


def shopping(s: Room, council: int = LAW) -> Match:
    """Nobody acts any more, and everybody is still in the shop."""
    s.chambers[council].shopping = list(s.chambers[council].order)

    def flow(room: Room) -> Flow[None]:
        chamber = room.chambers[council]
        while chamber.shopping:
            seat, answer = yield tuple(
                meeting.shop_question(room, council, one) for one in chamber.shopping
            )
            meeting.shop(room, council, seat, answer)

    return scene(s, flow)


@pytest.mark.rule("col.10.2")
@pytest.mark.parametrize(
    ("resource", "prices"),
    [
        ("cogs", [0, 1, 2, 3, 4, 5, 6]),
        ("doom-tokens", [0, 1, 2, 3, 4, 5, 6]),
        ("talents", [0, 10, 20, 30, 40, 50, 60]),
    ],
)
def test_prices_rise_with_each_card_ever_bought(resource: str, prices: list[int]) -> None:
    s = chamber("law")
    found = []
    for bought in range(7):
        s.purchases[0] = bought
        found.append(upgrades.price(s, 0, resource))
    assert found == prices


@pytest.mark.rule("col.10.2")
@pytest.mark.parametrize(("resource", "price"), [("cogs", 2), ("doom-tokens", 2), ("talents", 20)])
def test_after_two_purchases_a_card_costs_two_cogs_two_doom_tokens_or_twenty_talents(
    resource: str, price: int
) -> None:
    s = chamber("law")
    s.chambers[LAW].currency, s.chambers[LAW].currency_until = resource, 2
    number = RESOURCES.index(resource)
    s.purchases[0] = 2
    own(s, 0, number, price - 1)
    assert offered(shopping(s), 0) == [DONE_BUYING]
    own(s, 0, number, price)
    match = shopping(s)
    match.answer(0, o.BuyUpgrade("herald", price, resource))
    assert now(match).has(0, number) == 0
    assert now(match).has(0, DOOM) == (20 if resource == "doom-tokens" else 0)


@pytest.mark.rule("col.10.2", "col.10.3")
def test_purchases_count_even_when_the_card_is_gone() -> None:
    s = chamber("law")
    own(s, 0, COGS, 3)
    match = shopping(s)
    match.answer(0, o.BuyUpgrade("herald", 0, "cogs"))
    match.answer(0, o.BuyUpgrade("sceptre", 1, "cogs"))
    after = now(match)
    assert (after.purchases[0], after.has(0, COGS)) == (2, 2)
    upgrades.return_to_stock(after, 0, "herald")
    assert upgrades.price(after, 0, "cogs") == 2
    assert told(match, x.UpgradeBought)[1] == x.UpgradeBought(0, "sceptre", 1, "cogs")


@pytest.mark.rule("col.10.1", "col.10.5")
def test_a_council_sells_its_own_cards_only() -> None:
    s = chamber("law")
    sold = {one.upgrade for one in offered(shopping(s), 0)[1:]}  # type: ignore[attr-defined]
    assert sold == {card for card, one in s.box.upgrades.items() if one.council == "law"}
    assert len(sold) == 8


@pytest.mark.rule("col.wonder.library-of-atlantis", "col.12.3")
def test_the_owner_of_the_library_buys_anything() -> None:
    s = chamber("law")
    s.wonders["library-of-atlantis"] = 0
    assert len(offered(shopping(s), 0)) == 1 + 48
    assert len(offered(shopping(s), 6)) == 1 + 8


@pytest.mark.rule("col.10.6")
def test_nobody_buys_a_ninth_card() -> None:
    s = chamber("law")
    hold(s, 0, *[card for card in s.stock if card != "insanity"][10:18])
    match = shopping(s)
    assert offered(match, 0) == [DONE_BUYING]
    with pytest.raises(IllegalAnswer, match="you hold 8 upgrades"):
        match.answer(0, o.BuyUpgrade("sceptre", 0, "cogs"))


@pytest.mark.rule("col.10.6", "col.upgrade.insanity")
def test_the_insane_hold_any_number() -> None:
    s = chamber("law")
    hold(s, 0, "insanity", *[card for card in s.stock if card != "insanity"][10:18])
    assert len(offered(shopping(s), 0)) > 1


@pytest.mark.rule("col.10.7")
def test_the_stock_is_finite() -> None:
    s = chamber("law")
    assert (s.stock["royal-treasury"], s.stock["sceptre"], s.stock["tyrants-crown"]) == (3, 2, 1)
    match = shopping(s)
    match.answer(0, o.BuyUpgrade("tyrants-crown", 0, "cogs"))
    assert o.BuyUpgrade("tyrants-crown", 0, "cogs") not in offered(match, 6)
    with pytest.raises(IllegalAnswer, match="all copies of the upgrade 'tyrants-crown' are sold"):
        match.answer(6, o.BuyUpgrade("tyrants-crown", 0, "cogs"))
    for nonsense in (o.BuyUpgrade("sandals", 0, "cogs"), {"upgrade": 5}, None):
        with pytest.raises(IllegalAnswer, match="asks seat 6 for one of its options"):
            match.answer(6, nonsense)


@pytest.mark.rule("col.10.7")
def test_forty_eight_kinds_and_a_hundred_and_ninety_seven_cards_for_six_houses() -> None:
    components = load_components(game)
    assert len(components.upgrades) == 48
    assert sum(components.copies(card, 6) for card in components.upgrades) == 197


@pytest.mark.rule("col.upgrade.guild-prices")
def test_guild_prices_are_one_step_lower() -> None:
    s = chamber("law")
    s.purchases[0] = 3
    hold(s, 0, "guild-prices")
    assert upgrades.price(s, 0, "talents") == 20
    s.purchases[0] = 0
    assert upgrades.price(s, 0, "talents") == 0


@pytest.mark.rule("col.10.4")
def test_a_council_whose_research_is_over_takes_cogs_again() -> None:
    s = chamber("law")
    s.chambers[LAW].currency, s.chambers[LAW].currency_until = "talents", 1
    assert upgrades.currency(s, LAW) == "cogs"
    assert upgrades.currency(s, WAR) == "cogs"


# Trophy Phase and Free Time


def trophies(s: Room) -> Room:
    return now(scene(s, lambda room: upgrades.trophies(room, 0)))


@pytest.mark.rule("col.upgrade.royal-treasury")
def test_a_royal_treasury_yields_five_talents() -> None:
    s = a_room()
    hold(s, 0, "royal-treasury")
    assert trophies(s).has(0, TALENTS) == s.has(0, TALENTS) + 5


@pytest.mark.rule("col.upgrade.counting-house")
@pytest.mark.parametrize(("held", "interest"), [(9, 0), (10, 1), (39, 3), (80, 5)])
def test_a_counting_house_pays_a_tenth_up_to_five(held: int, interest: int) -> None:
    s = a_room()
    hold(s, 0, "counting-house")
    own(s, 0, TALENTS, held)
    assert trophies(s).has(0, TALENTS) == held + interest


@pytest.mark.rule("col.upgrade.insanity")
def test_insanity_brings_a_doom_token_each_turn() -> None:
    s = a_room()
    hold(s, 0, "insanity")
    assert trophies(s).has(0, DOOM_TOKENS) == 1


@pytest.mark.rule("col.upgrade.soul-market")
def test_the_soul_market_pays_for_doom_tokens_in_free_time() -> None:
    s = a_room(phase="free")
    hold(s, 0, "soul-market")
    own(s, 0, DOOM_TOKENS, 2)
    before = s.has(0, TALENTS)
    match = scene(s, lambda room: phases.free(room, 0))
    match.answer(0, o.SELL_SOUL)
    match.answer(0, o.SELL_SOUL)
    assert offered(match, 0) == [READY]
    assert now(match).has(0, TALENTS) == before + 30
    assert now(match).has(0, DOOM) == 20


# The file


def test_a_file_with_a_card_of_which_it_says_nothing_is_refused() -> None:
    box = load_components(game)
    more = {**box.upgrades, "shield": box.upgrades["aegis"]}
    with pytest.raises(Mismatch, match="the game has no such card"):
        game.check_components(msgspec.structs.replace(box, upgrades=more))


def test_a_file_with_an_unknown_or_missing_action_is_refused() -> None:
    box = load_components(game)
    more = {**box.actions, "feast": box.actions["royal-levy"]}
    with pytest.raises(Mismatch, match="the game has no such action"):
        game.check_components(msgspec.structs.replace(box, actions=more))
    fewer = {name: one for name, one in box.actions.items() if name != "arete"}
    with pytest.raises(Mismatch, match="'arete' is missing: every council has it"):
        game.check_components(msgspec.structs.replace(box, actions=fewer))
