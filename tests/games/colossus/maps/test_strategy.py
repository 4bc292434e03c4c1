"""Strategy, Reveal, Build and Movement Phase."""

import pytest

from critias.engine.errors import IllegalAnswer
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus.box import (
    COGS,
    COLOSSUS,
    HERO,
    HOPLITE,
    NONE,
    ORICHALCUM,
    TALENTS,
    TRIREME,
    UNITS,
    VRIL,
)
from critias.games.colossus.control.rulings import SetResource, SkipPhase
from critias.games.colossus.maps.building import build_phase
from critias.games.colossus.maps.events import Built, ChallengeIssued, Researched, SheetVoid
from critias.games.colossus.maps.movement import arrive, second_thoughts, set_out
from critias.games.colossus.maps.options import KEEP, Redirect
from critias.games.colossus.maps.records import Challenge
from critias.games.colossus.maps.sheet import BLANK, UnitOrder
from critias.games.colossus.maps.strategy import any_sheet, objection, strategy_phase
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import HOME, Room
from tests.games.colossus.rooms import (
    a_room,
    booked,
    city,
    done,
    hold,
    neighbours,
    now,
    offered,
    orders,
    own,
    place,
    play_on,
    scene,
    told,
)


def strategic() -> Room:
    s = a_room(phase="strategy")
    s.sheets = [None] * s.seats
    return s


def refusal(s: Room, seat: int, **sheet: UnitOrder | int) -> str:
    reason = objection(s, seat, orders(**sheet))  # type: ignore[arg-type]
    assert reason is not None
    return reason


# The sheet


@pytest.mark.rule("col.6.1", "col.6.2", "col.6.4", "col.6.14", "col.6.15", "col.4.2")
def test_sheets_are_secret_until_all_are_ready() -> None:
    match = scene(strategic())
    s = now(match)
    everybody = tuple(range(s.seats))
    match.answer(0, orders(hoplite=UnitOrder("move", 3)))
    assert match.asked(1) == everybody
    assert match.view(1) == match.position(0).view(1)
    assert HOME in now(match).at[0]
    for seat in everybody[1:]:
        assert match.state.sheets[0] is None  # type: ignore[attr-defined]
        match.answer(seat, BLANK)
    assert now(match).sheets[0] == orders(hoplite=UnitOrder("move", 3))
    assert now(match).at[0][HOPLITE] == place(0, 3)


@pytest.mark.rule("col.6.5", "col.6.6", "col.6.7")
def test_up_to_ten_orichalcum_in_all_and_it_is_kept() -> None:
    s = strategic()
    own(s, 0, ORICHALCUM, 20)
    own(s, 0, VRIL, 2)
    six = UnitOrder("stay", orichalcum=6)
    assert "at most 10 orichalcum" in refusal(s, 0, hoplite=six, trireme=six)
    s.numbers["orichalcum-limit"] = 12
    assert objection(s, 0, orders(six, six)) is None
    s.numbers["orichalcum-limit"] = 10
    s.wonders["orichalcum-foundry"] = 0
    assert objection(s, 0, orders(six, six)) is None
    sheet = orders(UnitOrder("build", orichalcum=6), colossus=UnitOrder("build", vril=2))
    s.sheets[0] = sheet
    s = now(done(s_with_sheets(s), build_phase))
    assert (s.has(0, ORICHALCUM), s.has(0, VRIL)) == (20, 2)


def s_with_sheets(s: Room) -> Room:
    s.sheets = [sheet or BLANK for sheet in s.sheets]
    return s


@pytest.mark.rule("col.6.8")
def test_talents_are_for_building_and_no_more_than_there_are() -> None:
    s = strategic()
    own(s, 0, TALENTS, 10)
    assert "spent on building only" in refusal(s, 0, hoplite=UnitOrder("stay", talents=1))
    ten, one = UnitOrder("build", talents=10), UnitOrder("build", talents=1)
    assert "you have 10 talents" in refusal(s, 0, hoplite=ten, trireme=one)
    assert objection(s, 0, orders(ten, UnitOrder("build"))) is None


@pytest.mark.rule("col.6.10", "col.6.11")
def test_destinations_are_regions_of_the_map_and_challenged_cities() -> None:
    s = strategic()
    attacker, target, *_ = neighbours(s)
    to_city = UnitOrder("move", 0)
    assert objection(s, attacker, orders(UnitOrder("move", 16))) is None
    assert "only with a challenge" in refusal(s, attacker, hoplite=to_city)
    assert "no challenge token" in refusal(s, attacker, hoplite=to_city, challenge=target)
    s.challenges[attacker].append(Challenge(target))
    assert objection(s, attacker, orders(to_city, challenge=target)) is None
    elsewhere = next(seat for seat in range(s.seats) if s.table[seat] != s.table[attacker])
    s.challenges[attacker].append(Challenge(NONE))
    assert "at your table" in refusal(s, attacker, challenge=elsewhere)
    assert "only units that move" in refusal(s, attacker, hoplite=UnitOrder("stay", 4))
    assert "vril supports" in refusal(s, attacker, hoplite=UnitOrder("build", vril=1))
    assert "with vril, not" in refusal(s, attacker, colossus=UnitOrder("build", orichalcum=1))


@pytest.mark.rule("col.start.short-map")
def test_on_short_maps_some_regions_are_not_in_play() -> None:
    s = a_room(phase="strategy", map="short")
    assert "region 4 is not in play" in refusal(s, 0, hoplite=UnitOrder("move", 4))
    assert objection(s, 0, orders(UnitOrder("move", 13))) is None
    assert sum(any(rewards) for rewards in s.rewards) == 10 * s.maps


@pytest.mark.rule("col.6.4")
def test_an_idle_hero_can_only_stay() -> None:
    s = strategic()
    s.edicts.append(Edict("hero-idle", 0, s.turn))
    assert "Hero is idle" in refusal(s, 0, hero=UnitOrder("build"))


@pytest.mark.rule("col.6.4")
@pytest.mark.parametrize("seed", range(30))
def test_random_sheets_are_legal(seed: int) -> None:
    s = strategic()
    own(s, 0, ORICHALCUM, seed)
    own(s, 0, VRIL, seed % 4)
    s.challenges[0].append(Challenge(NONE))
    s.wonders["moon-gate"] = 0
    assert objection(s, 0, any_sheet(s, 0, Rng(seed_key(seed)))) is None


@pytest.mark.rule("col.6.15")
def test_a_sheet_that_has_become_impossible_counts_as_blank() -> None:
    match = scene(strategic())
    match.answer(0, orders(UnitOrder("build", talents=10)))
    match.command(None, SetResource(seat=0, resource="talents", amount=3, reason="a fine"))
    for seat in range(1, 12):
        match.answer(seat, BLANK)
    assert now(match).sheets[0] == BLANK
    assert told(match, SheetVoid) == [SheetVoid(0)]


@pytest.mark.rule("col.6.15", "col.3.15")
def test_when_time_has_run_out_what_was_handed_in_counts() -> None:
    match = scene(strategic())
    match.answer(0, orders(UnitOrder("move", 3), UnitOrder("build", talents=4)))
    assert match.view(1) == match.position(0).view(1)
    match.command(None, SkipPhase(reason="the bell has rung"))
    s = now(match)
    assert s.at[0][HOPLITE] == place(0, 3)
    assert s.units[0][TRIREME] == 5
    assert s.sheets[1] == BLANK
    assert s.handed_in == [BLANK] * s.seats


def test_a_wrong_sheet_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = scene(strategic())
    with pytest.raises(IllegalAnswer, match=r"17|<= 16"):
        match.answer(0, {"type": "sheet", "hoplite": {"do": "move", "region": 17}})
    with pytest.raises(IllegalAnswer, match="hoplite: a city can be attacked"):
        match.answer(0, orders(UnitOrder("move", 0)))
    assert not match.log


# Challenges


@pytest.mark.rule("col.9.2", "col.6.10")
def test_a_challenge_uses_its_token_and_must_be_followed_by_an_attack() -> None:
    s = strategic()
    attacker, target, coward, *_ = neighbours(s)
    s.challenges[attacker] = [Challenge(NONE), Challenge(target)]
    s.challenges[coward] = [Challenge(NONE)]
    match = scene(s)
    for seat in range(s.seats):
        sheet = BLANK
        if seat == attacker:
            sheet = orders(UnitOrder("move", 0), challenge=target)
        if seat == coward:
            sheet = orders(challenge=target)
        match.answer(seat, sheet)
    s = now(match)
    # The token that names the player goes first.
    assert s.challenges[attacker] == [Challenge(NONE)]
    assert s.challenges[coward] == []
    assert told(match, ChallengeIssued) == [
        ChallengeIssued(attacker, target),
        ChallengeIssued(coward, target),
    ]
    assert (s.stars(attacker), s.stars(coward)) == (0, 1)
    assert s.at[attacker][HOPLITE] == city(target)


# Building


def built(s: Room, **sheets: object) -> Room:
    return now(build(s, **sheets))


def build(s: Room, **sheets: object) -> Match:
    for name, sheet in sheets.items():
        s.sheets[int(name[1:])] = sheet  # type: ignore[call-overload]
    return done(s, build_phase)


@pytest.mark.rule("col.6.17", "col.6.16")
def test_hoplites_are_built_for_more_than_tokens_and_for_most_at_the_table() -> None:
    s = a_room()
    own(s, 0, ORICHALCUM, 9)
    own(s, 0, TALENTS, 20)
    assert s.units[0][HOPLITE] == 3
    match = build(s, p0=orders(UnitOrder("build", orichalcum=4, talents=4)))
    assert now(match).units[0][HOPLITE] == 7
    assert now(match).has(0, TALENTS) == 16
    [event] = told(match, Built)
    assert event.reasons == (
        "enough-orichalcum",
        "most-orichalcum",
        "enough-talents",
        "most-talents",
    )


@pytest.mark.rule("col.6.17")
def test_all_who_tie_for_the_most_have_it_but_never_with_none() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    s.units[one][HOPLITE] = s.units[other][HOPLITE] = 3
    two = orders(UnitOrder("build", orichalcum=2))
    s = built(s, **{f"p{one}": two, f"p{other}": two})
    assert (s.units[one][HOPLITE], s.units[other][HOPLITE]) == (4, 4)
    s = a_room()
    assert built(s, p0=orders(UnitOrder("build"))).units[0][HOPLITE] == 3


@pytest.mark.rule("col.6.18", "col.6.20", "col.6.24")
@pytest.mark.parametrize("unit", [HOPLITE, TRIREME, COLOSSUS])
def test_nobody_has_more_than_seven_of_a_type(unit: int) -> None:
    s = a_room()
    own(s, 0, TALENTS, 60)
    own(s, 0, ORICHALCUM, 10)
    own(s, 0, VRIL, 9)
    s.units[0][unit] = 6
    s.state_troops[0] = [5, 5]
    supported = (
        UnitOrder("build", talents=20, vril=9)
        if unit == COLOSSUS
        else UnitOrder("build", talents=20, orichalcum=10)
    )
    sheet = orders(**{UNITS[unit]: supported})  # type: ignore[arg-type]
    s = built(s, p0=sheet)
    assert s.units[0][unit] == 7
    s.numbers["unit-cap"] = 8
    own(s, 0, TALENTS, 60)
    assert built(s).units[0][unit] == 8


@pytest.mark.rule("col.6.9", "col.6.56", "col.6.18")
def test_colonies_and_state_troops_do_not_count() -> None:
    s = a_room()
    s.colony[place(0, 1)] = s.colony[place(0, 2)] = 0
    s.state_troops[0][HOPLITE] = 4
    s = built(s, p0=orders(UnitOrder("build", talents=4)))
    # Four talents are more than the three tokens in the city, and the most at the table.
    assert s.units[0][HOPLITE] == 5


@pytest.mark.rule("col.6.19")
def test_triremes_are_built_in_the_same_way() -> None:
    s = a_room()
    s = built(s, p0=orders(trireme=UnitOrder("build", talents=3)))
    assert s.units[0][TRIREME] == 4


@pytest.mark.rule("col.6.21", "col.6.22")
def test_building_a_hero_is_research() -> None:
    s = a_room(turn=2)
    one, other = neighbours(s)[:2]
    match = build(
        s,
        **{
            f"p{one}": orders(hero=UnitOrder("build", orichalcum=3, talents=2)),
            f"p{other}": orders(hero=UnitOrder("build", talents=5)),
        },
    )
    cogs = {event.seat: event.count for event in told(match, Researched)}
    # One and two for orichalcum; and one, and two for talents.
    assert cogs == {one: 3, other: 3}
    assert booked(now(match), one, "build-hero")[COGS] == 3
    assert now(match).units[one][HERO] == 1


@pytest.mark.rule("col.6.23")
def test_colossi_are_built_with_vril() -> None:
    s = a_room()
    own(s, 0, VRIL, 1)
    s = built(s, p0=orders(colossus=UnitOrder("build", vril=1, talents=1)))
    assert s.units[0][COLOSSUS] == 4


@pytest.mark.rule("col.upgrade.assembly-line", "col.upgrade.logic-engine")
def test_cards_that_build() -> None:
    s = a_room()
    hold(s, 0, "assembly-line", "logic-engine")
    s = built(s, p0=orders(UnitOrder("build", talents=1), hero=UnitOrder("build")))
    assert s.units[0][HOPLITE] == 5
    assert booked(s, 0, "logic-engine") == {COGS: 1}
    s = a_room()
    hold(s, 0, "assembly-line")
    assert built(s, p0=orders(UnitOrder("build"))).units[0][HOPLITE] == 3


@pytest.mark.rule("col.start.cogs")
def test_without_cogs_each_is_five_talents() -> None:
    s = a_room(cogs=False)
    assert s.has(0, COGS) == 0
    before = s.has(0, TALENTS)
    s = built(s, p0=orders(hero=UnitOrder("build")))
    assert (s.has(0, COGS), s.has(0, TALENTS)) == (0, before + 5)


# Movement


def moved(s: Room, **sheets: object) -> Room:
    return now(move(s, **sheets))


def move(s: Room, **sheets: object) -> Match:
    for name, sheet in sheets.items():
        s.sheets[int(name[1:])] = sheet  # type: ignore[call-overload]

    def movement_phase(room: Room) -> Flow[None]:
        set_out(room)
        yield from second_thoughts(room)
        arrive(room)

    return scene(s, movement_phase)


@pytest.mark.rule("col.6.25", "col.6.26", "col.6.12", "col.6.13", "col.6.11")
def test_all_units_of_a_type_move_and_builders_stay() -> None:
    s = moved(a_room(), p0=orders(UnitOrder("move", 3), UnitOrder("build"), UnitOrder("move", 9)))
    assert s.at[0] == [place(0, 3), HOME, place(0, 9), HOME]
    assert s.stand(0, place(0, 3)) == [3, 0, 0, 0]
    assert s.stand(0, HOME) == [0, 3, 0, 0]


@pytest.mark.rule("col.9.2", "col.upgrade.false-colours", "col.action.letters-of-marque")
def test_entering_a_rival_region_needs_leave() -> None:
    raid = orders(UnitOrder("move", 13), UnitOrder("move", 14))
    assert moved(a_room(), p0=raid).stars(0) == 2
    s = a_room()
    s.edicts.append(Edict("letters-of-marque", 0, s.turn, where=0))
    assert moved(s, p0=raid).stars(0) == 1
    s = a_room()
    hold(s, 0, "false-colours")
    assert moved(s, p0=raid).stars(0) == 1
    s = a_room(turn=6)
    s.at_war[0] = True
    s.beaten[0][1] = True
    assert moved(s, p0=raid).stars(0) == 0


@pytest.mark.rule("col.upgrade.cartographers", "col.wonder.great-lighthouse")
def test_some_may_change_a_destination_after_the_reveal() -> None:
    s = a_room()
    hold(s, 0, "cartographers")
    sheet = orders(UnitOrder("move", 1), UnitOrder("move", 7))
    match = move(s, p0=sheet)
    assert list(match.pending) == [0]
    options = offered(match, 0)
    assert len(options) == 1 + 2 * 15
    match.answer(0, Redirect("hoplite", "dacian-plain"))
    assert now(match).at[0][:2] == [place(0, 3), place(0, 7)]
    s = a_room()
    s.wonders["great-lighthouse"] = 0
    match = move(s, p0=sheet)
    assert Redirect("hoplite", "dacian-plain") not in offered(match, 0)
    match.answer(0, KEEP)
    assert match.over


@pytest.mark.rule("col.wonder.moon-gate")
def test_one_type_of_unit_passes_the_moon_gate() -> None:
    s = strategic()
    through = UnitOrder("move", 5, table=1)
    assert "owner of the Moon Gate" in refusal(s, 0, hoplite=through)
    s.wonders["moon-gate"] = 0
    assert "one type of unit" in refusal(s, 0, hoplite=through, trireme=through)
    assert "not to cities" in refusal(s, 0, hoplite=UnitOrder("move", 0, table=1))
    assert objection(s, 0, orders(through)) is None
    s.sheets = [BLANK] * s.seats
    assert moved(s, p0=orders(through)).at[0][HOPLITE] == place(1, 5)


@pytest.mark.rule("col.6.15", "col.start.absent")
def test_who_is_away_has_a_blank_sheet() -> None:
    s = strategic()
    s.present[3] = False
    match = scene(s, strategy_phase)
    assert 3 not in match.pending
    match = play_on(scene(s), until=lambda m: m.state.phase == "house")  # type: ignore[attr-defined]
    assert now(match).sheets[3] == BLANK
