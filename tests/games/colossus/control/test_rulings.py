"""Control: a ruling sets anything right, with a reason, and never breaks the game."""

import pytest

from critias.engine.conformance import digest
from critias.engine.errors import CommandRefused
from critias.engine.events import Event
from critias.engine.match import Match
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.box import (
    COLOSSUS,
    DOOM,
    HERO,
    HOPLITE,
    KUDOS,
    LAW,
    NONE,
    ORICHALCUM,
    TALENTS,
)
from critias.games.colossus.control.events import (
    BribeOffered,
    ControlRuled,
    Judged,
    PurseRuled,
    ResourceRuled,
)
from critias.games.colossus.control.rulings import (
    AddDoom,
    Appoint,
    BurnRegion,
    ControlRuling,
    GiveCards,
    GiveChallenge,
    GiveUpgrade,
    Judge,
    MoveUnits,
    OfferBribe,
    PlaceWonder,
    Rescale,
    SetArmy,
    SetColony,
    SetHatred,
    SetLimit,
    SetMonster,
    SetNumber,
    SetPresent,
    SetResource,
    SetRewards,
    SetTurns,
    SetUnits,
    SetWar,
    SkipPhase,
)
from critias.games.colossus.councils.actions import in_play
from critias.games.colossus.diplomacy import phases
from critias.games.colossus.diplomacy.events import (
    LastTurnAnnounced,
    LastTurnPutOff,
    ThisTurnIsLast,
)
from critias.games.colossus.maps.options import NEGLECT
from critias.games.colossus.maps.records import Challenge
from critias.games.colossus.maps.trophies import trophy_phase
from critias.games.colossus.room.ledger import change_offset
from critias.games.colossus.state import Room
from critias.hall import Post
from critias.testing import told
from tests.games.colossus.rooms import a_room, done, neighbours, now, place, play_on, scene
from tests.posts import view_from

WHY = "a slip of the pen"


def room(phase: str = "house") -> Match:
    return scene(a_room(phase=phase))


def after(ruling: ControlRuling, match: Match | None = None) -> Room:
    """The room after a ruling, replayed from its log to the same room."""
    match = match or room()
    match.command(None, ruling)
    again = match.position(len(match.log))
    assert digest(again) == digest(match)
    return now(match)


def refused(ruling: ControlRuling, why: str, match: Match | None = None) -> None:
    match = match or room()
    before, entries = digest(match), len(match.log)
    with pytest.raises(CommandRefused, match=why):
        match.command(None, ruling)
    assert digest(match) == before
    assert len(match.log) == entries


@pytest.mark.rule("col.3.2", "col.3.13")
def test_only_control_rules_and_always_with_a_reason() -> None:
    match = room()
    with pytest.raises(CommandRefused, match="only Control rules"):
        match.command(3, SetResource(seat=3, resource="talents", amount=99, reason=WHY))
    with pytest.raises(CommandRefused, match="reason"):
        match.command(None, {"type": "set-limit", "limit": 5, "reason": ""})
    with pytest.raises(CommandRefused, match="not a command"):
        match.command(None, {"type": "make-me-king"})


@pytest.mark.rule("col.3.13")
def test_quantities_are_set_by_the_books() -> None:
    s = after(SetResource(seat=2, resource="talents", amount=33, reason=WHY))
    assert s.has(2, TALENTS) == 33
    assert [*s.purse(2).ledger][-1].cause == "ruling"
    s = after(SetResource(seat=2, resource="orichalcum", amount=0, reason=WHY))
    assert s.has(2, ORICHALCUM) == 0
    s = after(GiveCards(seat=2, deck="kudos", value=50, count=2, reason=WHY))
    assert s.has(2, KUDOS) == 100
    refused(GiveCards(seat=2, deck="kudos", value=50, count=-1, reason=WHY), "has 0 cards")
    refused(GiveCards(seat=2, deck="kudos", value=7, count=1, reason=WHY), "10, 20, 30, 50, 100")
    refused(SetResource(seat=40, resource="vril", amount=1, reason=WHY), "seats 0 to 11")


@pytest.mark.rule("col.9.3")
def test_poor_behaviour_earns_a_star() -> None:
    ruling = SetResource(seat=2, resource="stars", amount=1, reason="shouting", audience=(2,))
    assert after(ruling).stars(2) == 1


@pytest.mark.rule("col.13.8")
def test_doom_is_raised_by_a_hundred_or_any_amount() -> None:
    assert after(AddDoom(reason="the gods are angry")).doom_of_atlantis() == 100
    s = after(AddDoom(amount=30, house="atlas", reason=WHY))
    assert (s.doom_of_house(0), s.doom_of_atlantis()) == (30, 30)
    refused(AddDoom(amount=-1, house="atlas", reason=WHY), "cannot fall below zero")
    refused(AddDoom(amount=1, house="kronos", reason=WHY), "there is no House 'kronos'")


@pytest.mark.rule("col.13.2", "col.3.14")
def test_only_control_hears_of_a_new_limit() -> None:
    match = room()
    views = [match.view(seat) for seat in (None, 0, 5)]
    s = after(SetLimit(limit=777, reason="a secret"), match)
    assert s.doom_limit == 777
    for seat, view in zip((None, 0, 5), views, strict=True):
        assert match.view(seat) == view
        assert not [one for one in match.events(seat) if isinstance(one.event, ControlRuled)]
    assert view_from(match, Post("control"))["rulings"][-1]["told"]["after"] == 777


@pytest.mark.rule("col.3.13")
def test_rules_and_turns() -> None:
    assert after(SetNumber(number="unit-cap", value=9, reason=WHY)).numbers["unit-cap"] == 9
    assert after(SetNumber(number="unit-cap", value=99, reason=WHY)).numbers["unit-cap"] == 99
    refused(SetNumber(number="unit-cap", value=999, reason=WHY), "from 0 to 240")
    refused(SetNumber(number="luck", value=1, reason=WHY), "there is no number 'luck'")
    assert after(SetTurns(turns=6, reason=WHY)).turns == 6
    match = scene(a_room(turn=5, phase="house"))
    refused(SetTurns(turns=4, reason=WHY), "turn 5 has begun", match)


LAST = [
    # ruled in which phase of turn 3: how many turns, what is told, and whether there is madness
    ("eris", 3, ThisTurnIsLast, True),
    ("house", 3, ThisTurnIsLast, True),
    ("council", 4, LastTurnAnnounced, True),
    ("eris", 4, None, False),  # it is announced after the Map Phase
]


@pytest.mark.rule("col.7.71", "col.7.12")
@pytest.mark.parametrize(("phase", "turns", "event", "madness"), LAST)
def test_the_last_turn_can_be_ruled_at_any_moment(
    phase: str, turns: int, event: type[Event] | None, madness: bool
) -> None:
    match = scene(a_room(turn=3, phase=phase), phases.free_time)
    s = after(SetTurns(turns=turns, reason="we run late"), match)
    assert s.last_turn_announced is madness
    assert ("god-king" in in_play(s, LAW)) is madness
    assert len(told(match, event)) == 1 if event else not told(match, LastTurnAnnounced)
    if madness:
        s = after(SetTurns(turns=8, reason="we do not"), match)
        assert [one.turns for one in told(match, LastTurnPutOff)] == [8]
        assert not s.last_turn_announced


@pytest.mark.rule("col.7.71")
def test_a_last_turn_that_was_ruled_in_the_map_phase_is_announced_once() -> None:
    match = scene(a_room(turn=3), phases.free_time)
    again = done(after(SetTurns(turns=3, reason="we run late"), match), phases.announcements)
    assert not told(again, ThisTurnIsLast)
    assert not told(again, LastTurnAnnounced)


@pytest.mark.rule("col.11.4")
def test_more_turns_do_not_take_back_the_second_half() -> None:
    match = scene(a_room(turn=5, phase="house"))
    assert after(SetTurns(turns=12, reason=WHY), match).second_half()
    announced = scene(a_room(turn=4, phase="house"))
    assert after(SetTurns(turns=12, reason=WHY), announced).first_half == 4
    before = scene(a_room(turn=4), phases.free_time)
    assert after(SetTurns(turns=12, reason=WHY), before).first_half == 6


@pytest.mark.rule("col.3.13")
def test_what_lies_in_a_region_has_bounds() -> None:
    slip = {"type": "set-rewards", "table": 0, "region": 1, "rewards": [101, 0, 0, 0, 0]}
    with pytest.raises(CommandRefused, match="<= 100"):
        room().command(None, {**slip, "reason": WHY})


@pytest.mark.rule("col.start.absent", "col.13.2")
def test_to_rescale_drowns_nobody() -> None:
    s = a_room(phase="house")
    for seat in range(6):
        s.present[seat] = False
    change_offset(s, s.doom_limit - 1, "ruling")
    refused(Rescale(reason=WHY), "say a limit yourself", scene(s))


@pytest.mark.rule("col.3.13")
def test_units_are_set_moved_and_removed() -> None:
    s = after(SetUnits(seat=1, unit="colossus", count=2, reason=WHY))
    assert s.units[1][COLOSSUS] == 2
    s = after(SetUnits(seat=1, unit="hoplite", count=5, state=True, reason=WHY))
    assert s.state_troops[1][HOPLITE] == 5
    refused(SetUnits(seat=1, unit="colossus", count=1, state=True, reason=WHY), "no Colossi")
    refused(MoveUnits(seat=1, unit="hero", region=3, reason=WHY), "at home outside")

    def archon(s: Room) -> None:
        s.offices[0][0] = 0
        s.turn = 2

    s = a_room(turn=2)
    archon(s)
    match = scene(s, lambda r: trophy_phase(r, 0))
    s = after(MoveUnits(seat=0, unit="hero", table=0, region=3, reason=WHY), match)
    assert s.at[0][HERO] == place(0, 3)
    refused(MoveUnits(seat=0, unit="colossus", region=3, reason=WHY), "no such units", match)
    match.answer(0, NEGLECT)


@pytest.mark.rule("col.3.13")
def test_regions() -> None:
    s = after(SetColony(table=1, region=4, seat=3, reason=WHY))
    assert s.colony[place(1, 4)] == 3
    s = after(SetMonster(table=1, region=4, there=True, reason=WHY))
    assert s.monster[place(1, 4)] != NONE
    refused(SetMonster(table=1, region=14, there=True, reason=WHY), "Land and Coastal")
    s = after(SetRewards(table=0, region=1, rewards=(0, 0, 5, 0, 0), reason=WHY))
    assert s.rewards[place(0, 1)] == [0, 0, 5, 0, 0]
    match = room()
    after(BurnRegion(table=0, region=1, reason=WHY), match)
    refused(SetColony(table=0, region=1, seat=3, reason=WHY), "colony stands on burned land", match)
    refused(SetRewards(table=0, region=1, rewards=(1, 0, 0, 0, 0), reason=WHY), "burned", match)
    assert not after(BurnRegion(table=0, region=1, burned=False, reason=WHY), match).burned[0]
    refused(BurnRegion(table=5, region=1, reason=WHY), "tables 0 to 2")


@pytest.mark.rule("col.3.13")
def test_cards_wonders_tokens_and_offices() -> None:
    match = room()
    s = after(GiveUpgrade(seat=2, upgrade="aegis", reason=WHY), match)
    assert s.upgrades[2] == ["aegis"]
    refused(GiveUpgrade(seat=3, upgrade="aegis", reason=WHY), "out of stock", match)
    refused(GiveUpgrade(seat=3, upgrade="aegis", take=True, reason=WHY), "does not hold", match)
    s = after(GiveUpgrade(seat=2, upgrade="aegis", take=True, reason=WHY), match)
    assert s.stock["aegis"] == 1
    s = after(PlaceWonder(wonder="ark", seat=2, reason=WHY), match)
    assert s.wonders == {"ark": 2}
    s = after(PlaceWonder(wonder="ark", seat=-1, reason=WHY), match)
    assert s.wonders == {}
    s = after(GiveChallenge(seat=2, target=3, reason=WHY), match)
    assert s.challenges[2] == [Challenge(3)]
    s = after(GiveChallenge(seat=2, target=3, take=True, reason=WHY), match)
    assert s.challenges[2] == []
    seat = neighbours(s, 1)[0]
    s = after(Appoint(table=1, office="tamias", seat=seat, reason=WHY), match)
    assert seat in s.offices[1]
    stranger = neighbours(s, 0)[0]
    refused(Appoint(table=1, office="tamias", seat=stranger, reason=WHY), "sits at the table")


@pytest.mark.rule("col.3.13")
def test_what_was_impossible_before_is_reported_and_bars_no_other_ruling() -> None:
    s = a_room(phase="house")
    s.burned[place(0, 2)] = True  # with what still lies there
    match = scene(s)
    [lapse] = [one for one in game.hall.matters(match.state) if one.kind == "lapse"]  # type: ignore[arg-type]
    assert lapse.text == "rewards lie on burned land: region 2 of europe"
    match.command(None, SetResource(seat=2, resource="talents", amount=33, reason=WHY))
    with pytest.raises(CommandRefused, match="a colony stands on burned land"):
        match.command(None, SetColony(table=0, region=2, seat=3, reason=WHY))
    match.command(None, SetRewards(table=0, region=2, rewards=(0, 0, 0, 0, 0), reason=WHY))
    assert now(match).has(2, TALENTS) == 33
    assert not [one for one in game.hall.matters(now(match)) if one.kind == "lapse"]


@pytest.mark.rule("col.3.13", "col.wonder.fountain-of-kronos", "col.wonder.ark")
def test_a_wonder_placed_by_a_ruling_does_what_it_does() -> None:
    match = room()
    after(AddDoom(amount=400, reason=WHY), match)
    s = after(PlaceWonder(wonder="fountain-of-kronos", seat=2, reason=WHY), match)
    assert s.doom_of_atlantis() == 250
    after(PlaceWonder(wonder="fountain-of-kronos", seat=3, reason=WHY), match)
    assert s.doom_of_atlantis() == 250
    s = a_room(phase="house")
    s.wonders["ark"], s.berths = 2, [2, 5]
    assert after(PlaceWonder(wonder="ark", seat=-1, reason=WHY), scene(s)).berths == []


@pytest.mark.rule("col.1.3", "col.7.64")
@pytest.mark.parametrize(("phase", "number"), [("eris", "map-minutes"), ("free", "free-minutes")])
def test_amended_minutes_stretch_their_phase(phase: str, number: str) -> None:
    s = a_room(phase=phase)
    assert game.hall.stretch(s) == 1
    s.numbers[number] *= 2
    assert game.hall.stretch(s) == 2


@pytest.mark.rule("col.3.13", "col.11.2")
def test_empires() -> None:
    match = room()
    s = after(SetHatred(empire="mu", seat=2, hatred=12, reason=WHY), match)
    assert s.hatred[3][2] == 12
    assert after(SetHatred(empire="mu", seat=2, hatred=3, reason=WHY), match).hatred[3][2] == 3
    assert after(SetWar(empire="mu", at_war=True, reason=WHY), match).at_war[3]
    for table in range(3):
        s = after(SetArmy(empire="mu", table=table, beaten=True, reason=WHY), match)
    assert s.empire_defeated(3)
    assert not s.at_war[3]
    refused(SetWar(empire="mu", at_war=True, reason=WHY), "defeated already", match)
    refused(SetWar(empire="rome", at_war=True, reason=WHY), "there is no empire 'rome'", match)


@pytest.mark.rule("col.3.15", "col.3.13", "col.6.15")
def test_a_phase_is_skipped_as_it_stands() -> None:
    match = scene(a_room(phase="strategy"))
    phases = []
    for _ in range(7):
        phases.append(now(match).phase)
        match.command(None, SkipPhase(reason="time is up"))
    assert phases == ["strategy", "house", "council", "free", "strategy", "house", "council"]
    assert now(match).turn == 2
    assert digest(match.position(len(match.log))) == digest(match)


@pytest.mark.rule("col.3.13", "col.3.14")
def test_a_dispute_is_decided_for_those_it_concerns() -> None:
    match = room()
    match.command(None, Judge(decision="The die stays.", reason="it lay flat", audience=(1, 2)))
    assert [one.event for one in match.events(1) if isinstance(one.event, Judged)]
    assert not [one.event for one in match.events(3) if isinstance(one.event, Judged)]
    assert match.view(2)["rulings"][-1]["told"]["decision"] == "The die stays."
    assert match.view(3)["rulings"] == []
    match.command(None, Judge(decision="Noise down.", reason="neighbours"))
    assert match.view(None)["rulings"][-1]["told"]["reason"] == "neighbours"


TOLD = [
    (
        SetResource(seat=1, resource="stars", amount=2, reason=WHY),
        "for Bo: 2 Dishonour Stars, not 0",
    ),
    (AddDoom(reason=WHY), "the DOOM of Atlantis is 100, not 0"),
    (AddDoom(amount=30, house="atlas", reason=WHY), "the DOOM of House Atlas is 30, not 0"),
    (SetNumber(number="unit-cap", value=9, reason=WHY), "of a type: 9, not 7"),
    (SetTurns(turns=6, reason=WHY), "6 turns are played, not 8"),
    (SetUnits(seat=1, unit="hoplite", count=5, reason=WHY), "for Bo: 5 Hoplites, not 4"),
    (SetColony(table=1, region=4, seat=1, reason=WHY), "belongs to Bo: Great Savanna"),
    (SetMonster(table=1, region=4, there=True, reason=WHY), "a Monster is there: Great Savanna"),
    (SetRewards(table=0, region=1, rewards=(0, 0, 5, 0, 0), reason=WHY), "it was 1, 1, 1, 1 and 0"),
    (BurnRegion(table=0, region=1, reason=WHY), "Alpine Vales burns"),
    (GiveUpgrade(seat=1, upgrade="aegis", reason=WHY), "Aegis is given: Bo"),
    (PlaceWonder(wonder="ark", seat=1, reason=WHY), "The Ark stands in the city of Bo"),
    (GiveChallenge(seat=1, target=2, reason=WHY), "against Cy is given: Bo"),
    (Appoint(table=0, office="tamias", seat=-1, reason=WHY), "nobody is Tamias at Europe"),
    (SetHatred(empire="mu", seat=1, hatred=7, reason=WHY), "Mu for Bo is 7, not 0"),
    (SetWar(empire="mu", at_war=True, reason=WHY), "war with Mu"),
    (SetArmy(empire="mu", table=0, beaten=True, reason=WHY), "Mu at Europe is beaten"),
    (SetPresent(seat=1, present=False, reason=WHY), "about Bo: away"),
    (SkipPhase(reason=WHY), "ends the phase: House Meeting"),
]


@pytest.mark.rule("col.3.14", "col.7.12")
@pytest.mark.parametrize(("ruling", "words"), TOLD)
def test_all_are_told_what_was_ruled_and_what_was_before(ruling: ControlRuling, words: str) -> None:
    match = room()
    after(ruling, match)
    texts = texts_of(game, names=("Al", "Bo", "Cy"))
    [event] = [one.event for one in match.events(None) if isinstance(one.event, ControlRuled)]
    assert words in texts.event(event)
    assert WHY in texts.event(event)
    assert match.view(None)["rulings"][-1]["told"]["reason"] == WHY


@pytest.mark.rule("col.3.14", "col.start.books")
def test_of_what_is_carried_unseen_only_the_house_learns_how_much() -> None:
    match = room()
    after(SetResource(seat=2, resource="talents", amount=33, reason=WHY), match)
    heard = [
        {type(one.event) for one in match.events(seat) if isinstance(one.event, ControlRuled)}
        for seat in (None, 6, 2, 3)
    ]
    both = {PurseRuled, ResourceRuled}
    assert heard == [{PurseRuled}, {PurseRuled}, both, both]
    assert "33" not in str(match.view(6)["rulings"])


@pytest.mark.rule("col.11.6", "col.3.14")
def test_of_a_bribe_only_the_player_hears() -> None:
    match = room()
    after(OfferBribe(empire="mu", seat=2, talents=20, reason="what of Wards?"), match)
    for seat in (None, 3):
        assert not [one for one in match.events(seat) if isinstance(one.event, BribeOffered)]
        assert match.view(seat)["rulings"] == []
    assert match.view(2)["rulings"][-1]["told"]["talents"] == 20


@pytest.mark.rule("col.13.2")
def test_a_ruling_can_bring_the_deluge_at_the_end_of_the_phase() -> None:
    match = room()
    match.command(None, AddDoom(amount=5000, reason="the end"))
    assert match.pending
    play_on(match)
    assert now(match).deluge
    assert now(match).has(0, DOOM) == 0


def test_every_kind_of_ruling_is_tried_by_the_fuzzer() -> None:
    from critias.engine.randomness import Rng, seed_key
    from critias.games.colossus.control.carrying_out import HANDLERS, sample

    s = a_room()
    made = {type(sample(s, Rng(seed_key(seed)))[1]) for seed in range(600)}
    assert {kind.__name__ for kind in set(HANDLERS) - made} == {"SetLimit", "SetTurns"}
