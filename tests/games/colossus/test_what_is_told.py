"""What happens is told: events that no whole match of the golden ones shows, word for word."""

from collections.abc import Callable
from typing import Any

import pytest

from critias.engine.events import Event
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import DOOM_TOKENS, NONE, STRATEGOS, WAR
from critias.games.colossus.control import events as ruled
from critias.games.colossus.control import rulings as r
from critias.games.colossus.control.events import ControlRuled
from critias.games.colossus.councils import amendments
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.amendments import StrikeAmendment
from critias.games.colossus.councils.voting import Outcome
from critias.games.colossus.diplomacy import events as x
from critias.games.colossus.diplomacy.bribes import DeclineBribe
from critias.games.colossus.diplomacy.phases import free_time
from critias.games.colossus.maps import events as m
from critias.games.colossus.maps.burning import burn
from critias.games.colossus.maps.empires import settle_vows
from critias.games.colossus.maps.records import Victory
from critias.games.colossus.maps.regions import add_rewards, place_monster, remove_monster
from critias.games.colossus.maps.sacking import sack
from critias.games.colossus.room import events as of_the_room
from critias.games.colossus.room.doom import deluge
from critias.games.colossus.room.ledger import change_offset
from critias.games.colossus.room.records import Edict, EdictKind
from critias.games.colossus.room.roster import join_house
from critias.games.colossus.shop import events as sold
from critias.games.colossus.shop import options as bought
from critias.games.colossus.state import Room
from critias.testing import told
from tests.games.colossus.chambers import chamber, take
from tests.games.colossus.rooms import (
    LAND,
    RIVAL,
    a_room,
    done,
    each,
    neighbours,
    now,
    own,
    place,
    scene,
    trophies,
)

WHY = "a slip of the pen"


def only(match: Match, kind: type[Event], *fields: Any) -> None:
    """That one event of a kind was told, with these fields."""
    assert [*told(match, kind)] == [kind(*fields)]


# At the maps


def test_a_city_that_is_sacked() -> None:
    one, other, *_ = neighbours(a_room(turn=4))
    match = scene(a_room(turn=4), lambda s: sack(s, one, other))
    only(match, m.CitySacked, one, other)


def test_a_region_that_burns_and_one_that_bears_more() -> None:
    only(done(a_room(), lambda s: burn(s, place(0, LAND))), m.RegionBurned, "alpine-vales")
    match = done(a_room(), lambda s: add_rewards(s, place(0, LAND), [1, 0, 2, 0, 3]))
    only(match, m.Spawned, "alpine-vales", 1, 0, 2, 0, 3)


def test_a_monster_that_comes_and_goes() -> None:
    def flow(s: Room) -> None:
        place_monster(s, place(0, LAND))
        s.monster[place(0, LAND)] = 2
        remove_monster(s, place(0, LAND))

    match = done(a_room(), flow)
    only(match, m.MonsterGone, "hydra", "alpine-vales")
    assert [one.region for one in told(match, m.MonsterSpawned)] == ["alpine-vales"]


@pytest.mark.parametrize("kept", [True, False])
def test_a_vow(kept: bool) -> None:
    s = a_room(turn=5)
    vow: EdictKind = "vow-of-conquest"
    s.edicts = [Edict(vow, s.house[0], 5, amount=6, where=2, by=0, action=vow)]
    if kept:
        s.victories = [Victory(0, place(0, RIVAL), 20, NONE, empire=2, army=True)]
    only(done(s, settle_vows), m.VowKept if kept else m.VowBroken, 0, s.box.empires.names[2])


# In councils


def test_an_ostracism() -> None:
    match = take(chamber("law", turn=5), "law", 0, "ostracise", o.NamePlayer(6))
    only(each(match, o.AYE), e.Ostracised, 6)


def test_a_continent_that_sinks() -> None:
    s = chamber("wisdom", turn=8)
    own(s, 2, DOOM_TOKENS, 4)
    match = take(s, "wisdom", 2, "sink-a-continent", o.NameTable("libya"))
    only(each(match, o.AYE), e.ContinentSunk, "libya")


@pytest.mark.parametrize(
    ("council", "seat", "action"), [("law", 0, "crown-challenge"), ("war", 1, "open-challenge")]
)
def test_a_challenge_against_any_city(council: str, seat: int, action: str) -> None:
    only(take(chamber(council, turn=5), council, seat, action), e.OpenChallengeGranted, seat)


def test_stolen_plans_and_a_wonder_that_collapses() -> None:
    s = chamber("surveying", turn=5)
    match = take(s, "surveying", 5, "steal-plans", o.StealPlans("marines"))
    only(match, sold.UpgradeStolen, 5, "marines")
    s = chamber("wonders", turn=5)
    answers = (o.NamePlayer(4), o.NameWonder("ark"))
    for _ in range(30):
        s.rng.below(7)
        match = take(s, "wonders", 3, "prototype", *answers, steps=1)
        if not now(match).wonders:
            only(match, sold.WonderCollapsed, "ark", 4)
            return
    raise AssertionError("no prototype has collapsed")


def proposed(draft: o.Draft) -> Room:
    s = a_room(18, 5, "strategy")
    amendments.submit(s, STRATEGOS, WAR, draft, 2, 1)
    return s


def test_what_becomes_of_an_amendment() -> None:
    s = proposed(o.Draft(number="dice-cap", value=9))
    accepted = done(s, lambda room: amendments.decide(room, 1, Outcome(2, 1, True)))
    only(accepted, e.AmendmentAccepted, 1, 6)
    rejected = done(s, lambda room: amendments.decide(room, 1, Outcome(1, 2, False)))
    only(rejected, e.AmendmentRejected, 1)
    match = scene(s)
    match.command(None, StrikeAmendment(1, "No."))
    only(match, e.AmendmentStruck, 1, "No.")


@pytest.mark.parametrize(
    ("draft", "event"),
    [
        (o.Draft(number="dice-cap", value=9), e.NumberChanged("dice-cap", 9)),
        (o.Draft(thing="hoplite", name="Guard"), e.Renamed("hoplite", "Guard")),
        (o.Draft(switch="phobos", setting="forbidden"), e.RuleTurned("phobos", "forbidden")),
    ],
)
def test_what_an_amendment_changes(draft: o.Draft, event: Event) -> None:
    s = proposed(draft)
    amendments.decide(s, 1, Outcome(2, 1, True))
    s.turn = 6
    match = done(s, amendments.take_effect)
    assert told(match, type(event)) == [event]
    only(match, e.RuleChanged, 1)


# Wonders, heroes, bribes, the sea


def test_the_deeds_of_wonders() -> None:
    s = a_room(turn=3, phase="free")
    s.wonders |= {"pillars-of-herakles": 0, "ark": 0}
    match = scene(s, free_time)
    match.answer(0, bought.CLOSE_THE_PILLARS)
    match.answer(0, bought.GiveBerth(7))
    only(match, sold.PillarsClosed, 0)
    only(match, sold.BerthGiven, 7)
    s = a_room(turn=2)
    s.wonders["altar-of-sacrifice"] = 0
    match = trophies(s)
    match.answer(0, bought.Sacrifice("hoplite"))
    only(match, sold.UnitSacrificed, 0, "hoplite")


def test_a_hero_who_joins_a_house() -> None:
    match = done(a_room(13), lambda s: join_house(s, 12, 1, STRATEGOS))
    only(match, of_the_room.HeroJoined, 12, "gadeiros", "strategos")


def test_a_bribe_that_is_declined() -> None:
    match = scene(a_room(phase="house"))
    match.command(None, r.OfferBribe(empire="mu", seat=3, talents=9, reason=WHY))
    match.command(3, DeclineBribe())
    only(match, x.BribeDeclined, 3, "mu")


def test_the_deluge_once() -> None:
    def flow(s: Room) -> None:
        s.doom_limit = 100
        assert not deluge(s)
        change_offset(s, 100, "ruling")
        assert deluge(s)
        assert deluge(s)

    only(done(a_room(), flow), of_the_room.Deluge, 100)


# Rulings


def ready() -> Room:
    """Something of everything, to be set right."""
    s = a_room(13, 2, "house")
    s.wonders["ark"] = 4
    s.hatred[3][2] = 7
    s.chambers[0].grown["research"] = 1
    s.offices[0][1] = 0
    s.stock["marines"] -= 1
    s.upgrades[2].append("marines")
    return s


RULED: list[tuple[r.ControlRuling, Callable[..., ControlRuled], tuple[Any, ...]]] = [
    (r.AddDoom(amount=30, reason=WHY), ruled.AtlantisDoomRuled, (30, 0)),
    (r.AddDoom(amount=30, house="atlas", reason=WHY), ruled.HouseDoomRuled, ("atlas", 30, 0)),
    (r.SetNumber(number="dice-cap", value=9, reason=WHY), ruled.NumberRuled, ("dice-cap", 9, 8)),
    (
        r.SetSwitch(switch="phobos", setting="forbidden", reason=WHY),
        ruled.SwitchRuled,
        ("phobos", "forbidden", "allowed"),
    ),
    (r.SetTurns(turns=9, reason=WHY), ruled.TurnsRuled, (9, 8)),
    (
        r.SetUnits(seat=2, unit="trireme", count=6, reason=WHY),
        ruled.UnitsRuled,
        (2, "trireme", 6, 3),
    ),
    (
        r.SetUnits(seat=2, unit="trireme", count=2, state=True, reason=WHY),
        ruled.StateTroopsRuled,
        (2, "trireme", 2, 0),
    ),
    (r.SetColony(table=0, region=2, seat=3, reason=WHY), ruled.ColonyRuled, ("hercynian-wood", 3)),
    (r.SetColony(table=0, region=2, seat=-1, reason=WHY), ruled.ColonyCleared, ("hercynian-wood",)),
    (
        r.SetMonster(table=0, region=2, there=True, reason=WHY),
        ruled.MonsterRuled,
        ("hercynian-wood", "there"),
    ),
    (
        r.BurnRegion(table=0, region=2, burned=True, reason=WHY),
        ruled.RegionRuled,
        ("hercynian-wood", "burned"),
    ),
    (
        r.GiveUpgrade(seat=3, upgrade="surgeons", reason=WHY),
        ruled.UpgradeRuled,
        (3, "surgeons", "given"),
    ),
    (
        r.GiveUpgrade(seat=2, upgrade="marines", take=True, reason=WHY),
        ruled.UpgradeRuled,
        (2, "marines", "taken"),
    ),
    (r.PlaceWonder(wonder="ark", seat=2, reason=WHY), ruled.WonderRuled, ("ark", 2)),
    (r.PlaceWonder(wonder="ark", seat=-1, reason=WHY), ruled.WonderCleared, ("ark",)),
    (r.GiveChallenge(seat=2, target=3, reason=WHY), ruled.ChallengeRuled, (2, 3, "given")),
    (r.GiveChallenge(seat=2, target=-1, reason=WHY), ruled.OpenChallengeRuled, (2, "given")),
    (r.SetHatred(empire="mu", seat=2, hatred=9, reason=WHY), ruled.HatredRuled, ("mu", 2, 9, 7)),
    (r.SetHatred(empire="mu", seat=2, hatred=1, reason=WHY), ruled.HatredRuled, ("mu", 2, 1, 7)),
    (r.SetWar(empire="mu", at_war=True, reason=WHY), ruled.WarRuled, ("mu", "war")),
    (r.SetWar(empire="mu", at_war=False, reason=WHY), ruled.WarRuled, ("mu", "peace")),
    (
        r.SetArmy(empire="mu", table=1, beaten=True, reason=WHY),
        ruled.ArmyRuled,
        ("mu", "libya", "beaten"),
    ),
    (r.SetPresent(seat=2, present=False, reason=WHY), ruled.PresenceRuled, (2, "away")),
    (r.SetPresent(seat=2, present=True, reason=WHY), ruled.PresenceRuled, (2, "here")),
    (r.Rescale(reason=WHY), ruled.RescaleRuled, ()),
    (r.SkipPhase(reason=WHY), ruled.PhaseEnded, ("house",)),
    (r.SkipPhase(seat=3, reason=WHY), ruled.PhaseEndedFor, ("house", 3)),
    (r.CutPhase(reason=WHY), ruled.PhaseCut, ("house", "house")),
    (r.Judge(decision="Both.", reason=WHY), ruled.Judged, ("Both.",)),
    (r.Proclaim(text="Silence.", until=4, reason=WHY), ruled.Proclaimed, ("Silence.", 4)),
    (
        r.SetEdict(kind="fortify", target=2, until=3, amount=4, reason=WHY),
        ruled.EdictRuled,
        ("fortify", "given", 3),
    ),
    (r.SetRaid(empire="mu", seat=2, there=True, reason=WHY), ruled.RaidRuled, ("mu", 2, "there")),
    (r.SetRaid(empire="mu", seat=2, there=False, reason=WHY), ruled.RaidRuled, ("mu", 2, "gone")),
    (
        r.SetTribute(empire="mu", seat=2, owed=True, reason=WHY),
        ruled.TributeRuled,
        ("mu", 2, "given"),
    ),
    (r.SetBerth(seat=2, aboard=True, reason=WHY), ruled.BerthRuled, (2, "given")),
    (r.SetCity(seat=2, stands=False, reason=WHY), ruled.CityRuled, (2, "burned")),
    (
        r.SetGrowth(council="law", action="research", steps=3, reason=WHY),
        ruled.GrowthRuled,
        ("law", "research", 3, 1),
    ),
    (
        r.SetCurrency(council="law", resource="talents", until=4, reason=WHY),
        ruled.CurrencyRuled,
        ("law", "talents", 4),
    ),
    (r.OpenMeeting(council="war", reason=WHY), ruled.MeetingRuled, ("war",)),
    (
        r.Adopt(seat=12, house="atlas", role="emporos", reason=WHY),
        ruled.Adopted,
        (12, "atlas", "emporos"),
    ),
    (
        r.MergeHouses(house="gadeiros", into="atlas", role="emporos", reason=WHY),
        ruled.HousesMerged,
        ("atlas", ("gadeiros",)),
    ),
    (r.SetAge(seat=2, rank=4, reason=WHY), ruled.AgeRuled, (2, 4)),
]


@pytest.mark.rule("col.3.14")
@pytest.mark.parametrize(
    ("ruling", "kind", "fields"),
    RULED,
    ids=[f"{number}-{type(one[0]).__name__}" for number, one in enumerate(RULED)],
)
def test_a_ruling_says_what_is_what_was_and_why(
    ruling: r.ControlRuling, kind: type[ControlRuled], fields: tuple[Any, ...]
) -> None:
    match = scene(ready())
    match.command(None, ruling)
    assert told(match, ControlRuled) == [kind(*fields, reason=WHY, audience=None)]
    [noted] = now(match).rulings
    assert (noted.turn, noted.told) == (2, told(match, ControlRuled)[0])


def test_all_rulings_are_heard_by_those_whom_control_names() -> None:
    match = scene(ready())
    match.command(None, r.Judge(decision="Both.", reason=WHY, audience=(2, 3)))
    heard = [seat for seat in range(13) if match.events(seat)[-1:] == match.events(2)[-1:]]
    assert heard == [2, 3]
    assert game.view(now(match), 2)["rulings"]
    assert not game.view(now(match), 4)["rulings"]
