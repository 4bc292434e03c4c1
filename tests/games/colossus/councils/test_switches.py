"""Rules that an amendment can turn: each does what it says, and stands first as it is printed."""

import pytest

from critias.engine.components import load_components
from critias.engine.errors import CommandRefused, ComponentsError, IllegalAnswer
from critias.engine.match import Match
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.box import (
    ARETE,
    COUNCILS,
    DOOM_TOKENS,
    HOPLITE,
    KATASKOPOS,
    NONE,
    ORICHALCUM,
    STARS,
    SWITCHES,
    TRADE,
    VRIL,
    WAR,
    Switches,
    settings_of,
)
from critias.games.colossus.control.events import SwitchRuled
from critias.games.colossus.control.rulings import BurnRegion, SetColony, SetSwitch
from critias.games.colossus.councils import amendments
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.law import census
from critias.games.colossus.councils.meeting import open_meeting
from critias.games.colossus.councils.surveying import charters
from critias.games.colossus.councils.voting import Outcome
from critias.games.colossus.diplomacy.records import Goods
from critias.games.colossus.diplomacy.trading import AcceptOffer, Offer
from critias.games.colossus.maps.conflict import eris_phase
from critias.games.colossus.maps.events import (
    ChallengeIssued,
    ColonyLost,
    ConflictTied,
    ConflictWon,
    Rolled,
    TieBroken,
)
from critias.games.colossus.maps.options import FLEE, STAND, Colonise
from critias.games.colossus.maps.records import Challenge
from critias.games.colossus.maps.regions import name
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.maps.strategy import challengeable, objection, reveal_phase
from critias.games.colossus.papers.sheets import document
from critias.games.colossus.room.ending import MEASURES
from critias.games.colossus.setup import switches_of
from critias.games.colossus.state import Room
from critias.testing import offered, told
from tests.games.colossus.chambers import MEMBERS, arete, chamber, chosen, kudos_cards, take
from tests.games.colossus.rooms import (
    LAND,
    a_room,
    done,
    hold,
    later,
    neighbours,
    now,
    orders,
    own,
    place,
    scene,
    send,
    trophies,
)

WHY = "a test of the law"
NO_PHOBOS = o.Draft(switch="phobos", setting="forbidden")


def turned(s: Room, switch: str, setting: str) -> Room:
    assert setting in settings_of(switch)
    s.switches[switch] = setting
    return s


# How a rule is turned


@pytest.mark.rule("col.7.63", "col.7.65")
def test_an_amendment_turns_a_rule_once_law_has_accepted_it() -> None:
    s = a_room(18, 4, "strategy")
    amendments.submit(s, 1, WAR, NO_PHOBOS, 2, 1)
    amendments.decide(s, 1, Outcome(2, 1, True))
    amendments.take_effect(s)
    assert s.switches["phobos"] == "allowed"
    s.turn = 5
    match = done(s, amendments.take_effect)
    assert now(match).switches["phobos"] == "forbidden"
    assert told(match, e.RuleTurned) == [e.RuleTurned("phobos", "forbidden")]
    assert game.view(now(match), None)["switches"]["phobos"] == "forbidden"


@pytest.mark.rule("col.7.65")
@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (o.Draft(switch="phobos", setting="forbidden", text="Really."), "one element"),
        (o.Draft(switch="trade-of-cards", setting="forbidden"), "can turn challenges, ties-in"),
        (o.Draft(switch="phobos", setting="perhaps"), "one of allowed, forbidden, not 'perhaps'"),
        (o.Draft(switch="phobos", setting="allowed"), "is allowed already"),
    ],
)
def test_a_council_turns_its_own_rules_and_one_at_a_time(draft: o.Draft, reason: str) -> None:
    s = chamber("war")
    s.chambers[WAR].ballot, s.chambers[WAR].ballot_since = "talents", 1
    match = take(s, "war", 1, "constitutional-amendment")
    with pytest.raises(IllegalAnswer, match=reason):
        match.answer(1, draft)


@pytest.mark.rule("col.7.65")
def test_each_rule_belongs_to_a_council_which_is_told_how_it_can_stand() -> None:
    s = a_room(18)
    shown: dict[str, tuple[str, ...]] = {}
    for council in range(len(COUNCILS)):
        about = amendments.within_reach(s, council)
        shown |= dict(zip(about["switches"], about["settings"], strict=True))
    assert set(shown) == set(SWITCHES) == set(s.switches)
    assert all(s.switches[switch] in settings for switch, settings in shown.items())


@pytest.mark.rule("col.3.13")
def test_control_turns_a_rule_at_once() -> None:
    match = scene(a_room(phase="house"))
    match.command(None, SetSwitch(switch="colonies", setting="none", reason=WHY))
    assert now(match).switches["colonies"] == "none"
    [ruled] = told(match, SwitchRuled)
    assert (ruled.switch, ruled.setting, ruled.formerly) == ("colonies", "none", "one")
    for switch, setting, reason in (
        ("colony", "one", "there is no switch 'colony'"),
        ("colonies", "three", "there is no setting 'three'; there are one, two, none"),
    ):
        with pytest.raises(CommandRefused, match=reason):
            match.command(None, SetSwitch(switch=switch, setting=setting, reason=WHY))


@pytest.mark.rule("col.7.68")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "a tie in strife: the older player"), ("de", "Gleichstand im Streit: der ältere")],
)
def test_what_is_turned_is_said_wherever_laws_are_listed(language: str, words: str) -> None:
    s = a_room(18, 5, "council")
    draft = o.Draft(switch="ties-in-strife", setting="older")
    amendments.submit(s, 1, WAR, draft, 2, 1)
    match = scene(s)
    texts = texts_of(game, language, match.names)
    assert words in game.draw(match.view(1), texts)
    assert words in str(document(match, texts, None))
    passed = e.AmendmentPassed(1, 1, "war", 2, 1, **amendments.wording(draft))
    assert words in texts.event(passed)


def test_a_box_says_how_the_rules_stand_at_first() -> None:
    text = (game.folder / "components.toml").read_text("utf-8")
    usual = load_components(game).switches
    assert usual == Switches()
    box = load_components(game, text.replace('phobos = "allowed"', 'phobos = "forbidden"'))
    assert switches_of(box) == {**switches_of(load_components(game)), "phobos": "forbidden"}
    with pytest.raises(ComponentsError, match=r"switches\.phobos"):
        load_components(game, text.replace('phobos = "allowed"', 'phobos = "never"'))


# Trade


def trading(switch: str, setting: str, **goods: object) -> Match:
    """A trade that the law may forbid is offered and accepted."""
    s = turned(a_room(12, 2, "free"), switch, setting)
    s.wonders["ark"] = 0
    hold(s, 0, "marines", "smugglers")
    own(s, 0, VRIL, 3)
    arete(s, 0, 2)
    match = scene(s)
    match.command(0, Offer(7, give=Goods(**goods)))  # type: ignore[arg-type]
    match.command(7, AcceptOffer(1))
    return match


@pytest.mark.rule("col.switch.trade-of-tokens")
@pytest.mark.rule("col.switch.trade-of-upgrades", "col.switch.trade-of-wonders")
@pytest.mark.rule("col.switch.trade-of-cards")
@pytest.mark.parametrize(
    ("switch", "goods"),
    [
        ("trade-of-tokens", {"vril": 1}),
        ("trade-of-tokens", {"orichalcum": 1}),
        ("trade-of-upgrades", {"upgrades": ("marines",)}),
        ("trade-of-wonders", {"wonders": ("ark",)}),
        ("trade-of-cards", {"arete": (1,)}),
    ],
)
def test_the_law_forbids_to_trade_something(switch: str, goods: dict[str, object]) -> None:
    assert not now(trading("phobos", "forbidden", **goods)).offers
    with pytest.raises(CommandRefused, match="the law forbids to trade"):
        trading(switch, "forbidden", **goods)


@pytest.mark.rule("col.switch.trade-of-tokens")
def test_the_law_allows_all_to_trade_orichalcum_and_vril_between_map_phases() -> None:
    s = a_room(12, 2, "free")
    hold(s, 0, "smugglers")
    match = scene(s)
    wish = Offer(6, give=Goods(orichalcum=2))
    with pytest.raises(CommandRefused, match="only where one side has Smugglers"):
        match.command(5, wish)
    match.command(None, SetSwitch(switch="trade-of-tokens", setting="allowed", reason=WHY))
    before = [now(match).has(seat, ORICHALCUM) for seat in (5, 6)]
    match.command(5, wish)
    match.command(6, AcceptOffer(1))
    assert [now(match).has(seat, ORICHALCUM) for seat in (5, 6)] == [before[0] - 2, before[1] + 2]
    match.command(0, Offer(6, give=Goods(orichalcum=1)))
    match.command(6, AcceptOffer(2))
    assert now(match).used[0] == []  # who needs no smugglers has not used them
    s = turned(a_room(12, 2, "strategy"), "trade-of-tokens", "allowed")
    with pytest.raises(CommandRefused, match="between Map Phases"):
        scene(s).command(5, wish)


# War


@pytest.mark.rule("col.switch.challenges")
def test_the_dishonoured_or_everybody_can_be_challenged_without_a_token() -> None:
    s = a_room(phase="strategy")
    one, other, third, *_ = neighbours(s)
    assert challengeable(s, one) == []
    turned(s, "challenges", "dishonoured")
    own(s, other, STARS, 1)
    assert challengeable(s, one) == [other]
    attack = orders(UnitOrder("move", 0), challenge=third)
    assert "no challenge token" in str(objection(s, one, attack))
    turned(s, "challenges", "everybody")
    assert objection(s, one, attack) is None
    s.handed_in[one] = attack
    match = done(s, reveal_phase)
    assert told(match, ChallengeIssued) == [ChallengeIssued(one, third)]
    elsewhere = next(seat for seat in range(s.seats) if s.table[seat] != s.table[one])
    assert "at your table" in str(objection(s, one, orders(challenge=elsewhere)))


@pytest.mark.rule("col.switch.challenges")
def test_where_no_token_is_needed_only_one_that_names_the_player_is_used_up() -> None:
    s = turned(a_room(phase="strategy"), "challenges", "everybody")
    one, other, third, *_ = neighbours(s)
    s.challenges[one] = [Challenge(NONE), Challenge(other, win_kudos=2)]
    both = orders(UnitOrder("move", 0), UnitOrder("move", 0, target=third), challenge=other)
    assert objection(s, one, both) is None
    s.handed_in[one] = both
    s = now(done(s, reveal_phase))
    assert s.challenges[one] == [Challenge(NONE)]
    assert s.stakes[one] == {other: 2, third: 0}


def until_tied(setting: str, owner: int = NONE) -> Match:
    """Two fight, and reach the same, because all dice have one side; the second is the older."""
    s = turned(a_room(), "ties-in-strife", setting)
    s.box = load_components(
        game, (game.folder / "components.toml").read_text("utf-8").replace("chaos = 4", "chaos = 1")
    )
    one, other, *_ = neighbours(s)
    s.age[one], s.age[other] = 11, 0
    for seat in (one, other):
        send(s, seat, place(0, LAND), hoplites=2 if owner == NONE or seat == owner else 3)
    if owner != NONE:
        s.colony[place(0, LAND)] = owner
    match = scene(s, lambda room: eris_phase(room, 0))
    for seat in (one, other):
        match.answer(seat, STAND)
    assert len({rolled.total for rolled in told(match, Rolled)}) == 1
    return match


@pytest.mark.rule("col.switch.ties-in-strife")
def test_a_tie_is_lost_by_all_or_won_by_the_owner_or_the_older() -> None:
    one, other, *_ = neighbours(a_room())
    match = until_tied("all-lose", owner=one)
    assert told(match, ConflictTied)
    assert not told(match, ConflictWon)
    match = until_tied("owner", owner=one)
    assert [won.seat for won in told(match, ConflictWon)] == [one]
    assert told(match, TieBroken) == [TieBroken(one, "alpine-vales", fight=place(0, LAND))]
    assert now(match).colony[place(0, LAND)] == one
    assert (now(match).has(one, DOOM_TOKENS), now(match).has(other, DOOM_TOKENS)) == (0, 1)
    assert told(until_tied("owner"), ConflictTied)  # nobody there owns anything
    match = until_tied("older", owner=one)
    assert [won.seat for won in told(match, ConflictWon)] == [other]
    assert now(match).colony[place(0, LAND)] == NONE


@pytest.mark.rule("col.switch.phobos")
def test_phobos_can_be_forbidden() -> None:
    for setting, ways in (("allowed", [STAND, FLEE]), ("forbidden", [STAND])):
        s = turned(a_room(), "phobos", setting)
        one, other, *_ = neighbours(s)
        for seat in (one, other):
            send(s, seat, place(0, LAND), hoplites=1)
        assert offered(scene(s, lambda room: eris_phase(room, 0)), one) == ways


# Surveying


def settled_twice() -> Room:
    s = turned(later(), "colonies", "two")
    send(s, 0, place(0, LAND), hoplites=3)
    match = trophies(s)
    for _ in range(2):
        match.answer(0, Colonise("alpine-vales", "hoplite"))
    assert match.over
    return now(match)


@pytest.mark.rule("col.switch.colonies")
def test_two_colonies_in_a_region_fight_count_and_are_lost_together() -> None:
    s = settled_twice()
    assert (s.colonies_at(place(0, LAND)), s.units[0][HOPLITE]) == (2, 1)
    region = game.view(s, None)["tables"]["europe"][0]
    assert (region["colony"], region["colonies"]) == (0, 2)
    assert MEASURES[KATASKOPOS](s, s.house[0]) == (2,)
    s.monster[place(0, LAND)] = 0
    s.at[0][HOPLITE] = -1
    match = scene(s, lambda room: eris_phase(room, 0))
    [rolled] = told(match, Rolled)
    assert len(rolled.dice) == 2
    burning = scene(s)
    burning.command(None, BurnRegion(table=0, region=LAND, burned=True, reason=WHY))
    assert now(burning).colonies_at(place(0, LAND)) == 0
    assert len(told(burning, ColonyLost)) == 2


@pytest.mark.rule("col.switch.colonies")
def test_a_second_colony_is_of_the_same_player_and_goes_with_the_first() -> None:
    s = settled_twice()
    send(s, 0, place(0, LAND), hoplites=2)
    assert trophies(s).over  # there is no third
    match = scene(s)
    match.command(None, SetColony(table=0, region=LAND, seat=5, reason=WHY))
    assert now(match).colonies_at(place(0, LAND)) == 1
    s = turned(chamber("surveying"), "colonies", "two")
    spy, rival, _ = MEMBERS["surveying"]
    table = s.table[spy]
    s.colony[place(table, 1)], s.colony[place(table, 2)] = spy, rival
    regions = {one.region for one in charters(s, spy)}
    first, second = (name(s, place(table, region)) for region in (1, 2))
    assert first in regions
    assert second not in regions


@pytest.mark.rule("col.switch.colonies")
def test_a_census_counts_both_colonies() -> None:
    s = chamber("law")
    king = MEMBERS["law"][0]
    for region in (1, 2, 3):
        s.colony[place(0, region)] = king
    s.second_colonies = [place(0, 1), place(0, 2), place(0, 3)]
    c = chosen(s, "law", king, "census")
    drawn = c.s.colonies_of(c.housemates()) // c.figure("colonies-per-kudos")
    match = scene(s, lambda room: census(chosen(room, "law", king, "census")))
    assert kudos_cards(now(match), king) == drawn == 2


@pytest.mark.rule("col.switch.colonies")
def test_no_new_colonies_are_founded() -> None:
    s = turned(later(), "colonies", "none")
    send(s, 0, place(0, LAND), hoplites=3)
    assert trophies(s).over
    s = turned(chamber("surveying"), "colonies", "none")
    assert charters(s, MEMBERS["surveying"][0]) == []


# Law


@pytest.mark.rule("col.switch.ties-of-arete")
def test_in_a_tie_of_arete_the_older_or_the_younger_comes_first() -> None:
    for setting, first in (("older", [12, 6, 0]), ("younger", [0, 6, 12])):
        s = turned(a_room(18, 2, "council"), "ties-of-arete", setting)
        for rank, seat in enumerate((12, 6, 0)):
            arete(s, seat, 3)
            s.age[seat] = rank
        open_meeting(s, 0, [])
        assert s.chambers[0].order == first
        assert s.has(0, ARETE) == 3


@pytest.mark.rule("col.switch.votes-of-heroes")
@pytest.mark.parametrize("setting", ["forbidden", "allowed"])
def test_heroes_vote_on_the_rules_if_the_law_says_so(setting: str) -> None:
    s = turned(a_room(13, 2, "council"), "votes-of-heroes", setting)
    hero = 12
    assert s.is_hero(hero)
    open_meeting(s, TRADE, [hero])
    member = next(seat for seat in s.chambers[TRADE].order if seat != hero)
    match = take(s, "trade", member, "procedural-motion", o.NameResource("talents"))
    assert (hero in match.pending) == (setting == "allowed")
