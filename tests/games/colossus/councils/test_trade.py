"""Actions of the Council of Trade."""

import pytest

from critias.games.colossus.box import COGS, DOOM, ORICHALCUM, TALENTS, VRIL
from critias.games.colossus.councils import meeting
from critias.games.colossus.councils import options as o
from critias.games.colossus.diplomacy import trading
from critias.games.colossus.shop.records import Pledge
from critias.testing import offered
from tests.games.colossus.chambers import chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import now, own, scene


@pytest.mark.rule("col.action.embassy", "col.11.9")
def test_an_embassy_lowers_hatred_for_the_house_and_may_bring_peace() -> None:
    s = chamber("trade")
    s.hatred[0] = [0] * 18
    s.hatred[0][4] = 12
    s.hatred[0][10] = 5
    after = now(take(s, "trade", 4, "embassy", o.NameEmpire("argartha")))
    assert (after.hatred[0][4], after.hatred[0][10]) == (2, 5)
    assert not after.pacified[0]
    s.hatred[0][10] = 0
    after = now(take(s, "trade", 4, "embassy", o.NameEmpire("argartha"), steps=1))
    assert after.hatred[0][4] == 0
    assert after.pacified[0]


@pytest.mark.rule("col.action.orichalcum-exchange")
def test_orichalcum_is_bought_at_three_talents() -> None:
    s = chamber("trade")
    own(s, 4, TALENTS, 11)
    before = s.has(4, ORICHALCUM)
    match = take(s, "trade", 4, "orichalcum-exchange", steps=1)
    assert offered(match, 4) == [o.ENOUGH, *(o.Take("orichalcum", n) for n in (1, 2, 3))]
    match.answer(4, o.Take("orichalcum", 2))
    assert (now(match).has(4, TALENTS), now(match).has(4, ORICHALCUM)) == (5, before + 2)
    own(s, 4, TALENTS, 99)
    assert len(offered(take(s, "trade", 4, "orichalcum-exchange", steps=1), 4)) == 5


@pytest.mark.rule("col.action.caravan")
def test_a_caravan_pays_each_member_of_the_house() -> None:
    s = chamber("trade", seats=19, guests=[18])
    before = [s.has(seat, TALENTS) for seat in range(19)]
    after = now(take(s, "trade", 10, "caravan", steps=1))
    gained = [after.has(seat, TALENTS) - before[seat] for seat in range(19)]
    assert gained == [0] * 6 + [3] * 6 + [0] * 7
    after = now(take(s, "trade", 18, "caravan"))
    assert after.has(18, TALENTS) == before[18] + 2


@pytest.mark.rule("col.action.bazaar")
def test_a_bazaar_gives_talent_cards() -> None:
    s = chamber("trade")
    before = s.has(4, TALENTS)
    gained = now(take(s, "trade", 4, "bazaar", steps=2)).has(4, TALENTS) - before
    assert 5 <= gained <= 50


@pytest.mark.rule("col.action.trade-pact", "col.12.1")
def test_a_pact_is_paid_by_the_house_together() -> None:
    s = chamber("trade", turn=5)
    own(s, 4, TALENTS, 12)
    own(s, 0, TALENTS, 30)
    own(s, 6, TALENTS, 99)
    assert not possible(s, "trade", 4, "trade-pact")
    s.pledges[0] = Pledge(talents=15)
    s.pledges[6] = Pledge(talents=99)
    assert not possible(s, "trade", 4, "trade-pact")
    assert possible(s, "trade", 4, "trade-pact", steps=1)
    s.hatred[3] = [9] * 18
    match = take(s, "trade", 4, "trade-pact", o.NameEmpire("mu"), o.NameTable("libya"), steps=1)
    after = now(match)
    assert (after.has(4, TALENTS), after.has(0, TALENTS), after.has(6, TALENTS)) == (0, 17, 99)
    assert after.pledges[0] == Pledge(talents=2)
    assert all((after.hatred[3][x] == 0) == (after.table[x] == 1) for x in range(18))


@pytest.mark.rule("col.action.trade-pact")
def test_no_pact_with_an_empire_at_war() -> None:
    s = chamber("trade", turn=5)
    own(s, 4, TALENTS, 50)
    s.at_war = [True, False, True, True]
    match = take(s, "trade", 4, "trade-pact")
    assert offered(match, 4) == [o.NameEmpire("lemuria")]
    s.at_war[1] = True
    assert not possible(s, "trade", 4, "trade-pact")


@pytest.mark.rule("col.action.corner-the-market")
@pytest.mark.parametrize(
    ("name", "resource", "amount"),
    [("orichalcum", ORICHALCUM, 5), ("vril", VRIL, 3), ("cogs", COGS, 5)],
)
def test_a_market_is_cornered_in_one_resource(name: str, resource: int, amount: int) -> None:
    s = chamber("trade", turn=5)
    before = s.has(4, resource)
    after = now(take(s, "trade", 4, "corner-the-market", o.Take(name, amount), steps=1))
    assert after.has(4, resource) == before + amount


@pytest.mark.rule("col.action.embargo", "col.14.1")
def test_an_embargoed_house_does_not_trade_until_the_next_council_phase() -> None:
    s = chamber("trade", turn=5)
    after = now(take(s, "trade", 4, "embargo", o.NameHouse("gadeiros"), steps=1))
    assert kudos_cards(after, 4) == 3
    assert trading.embargoed(after, 0, 7) is not None
    assert trading.embargoed(after, 0, 12) is None
    after.turn, after.phase = 6, "free"
    assert trading.embargoed(after, 7, 0) is not None
    later = now(scene(after, meeting.assemble))
    assert trading.embargoed(later, 7, 0) is None


@pytest.mark.rule("col.action.grand-venture")
def test_a_venture_doubles_the_stake_or_loses_it() -> None:
    s = chamber("trade", turn=5)
    own(s, 4, TALENTS, 33)
    won: set[int] = set()
    for bonus in range(6):
        for _ in range(8):
            s.rng.below(2)
            match = take(s, "trade", 4, "grand-venture", steps=bonus)
            assert offered(match, 4)[-1] == o.Take("talents", 30)
            match.answer(4, o.Take("talents", 30))
            after = now(match)
            die = after.rng.drawn - s.rng.drawn
            assert die >= 1
            assert after.has(4, DOOM) == s.has(4, DOOM) + 5
            won.add(after.has(4, TALENTS))
    assert won == {3, 63}


@pytest.mark.rule("col.action.grand-venture")
def test_a_venture_without_a_stake_rolls_nothing() -> None:
    s = chamber("trade", turn=5)
    own(s, 4, TALENTS, 29)
    assert offered(take(s, "trade", 4, "grand-venture"), 4)[-1] == o.Take("talents", 25)
    own(s, 4, TALENTS, 3)
    match = take(s, "trade", 4, "grand-venture")
    assert offered(match, 4) == [o.ENOUGH]
    match.answer(4, o.ENOUGH)
    assert now(match).has(4, DOOM) == s.has(4, DOOM)


@pytest.mark.rule("col.action.sell-the-secrets")
def test_secrets_sell_for_silver_stars_and_doom() -> None:
    s = chamber("trade", turn=8)
    before = s.has(4, TALENTS)
    after = now(take(s, "trade", 4, "sell-the-secrets"))
    assert (after.has(4, TALENTS) - before, after.stars(4), after.has(4, DOOM)) == (40, 2, 100)


@pytest.mark.rule("col.action.liquidate")
def test_everything_becomes_talents() -> None:
    s = chamber("trade", turn=8)
    for resource, amount in ((TALENTS, 1), (ORICHALCUM, 2), (VRIL, 3), (COGS, 4)):
        own(s, 4, resource, amount)
    after = now(take(s, "trade", 4, "liquidate"))
    held = [after.has(4, one) for one in (ORICHALCUM, VRIL, COGS, TALENTS)]
    assert held == [0, 0, 0, 1 + 2 * 3 + 3 * 8 + 4 * 4]
