"""How rulings of Control are carried out: in the same log, never to an impossible state (col.3.13).

The engine asks `validity.check` after each, and rolls back what that refuses.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from critias.engine import LetLapse, Rng, Then

from .. import turn
from ..box import COUNCILS, HERO, KUDOS, NONE, OPEN, RESOURCES, ROLES, UNITS, settings_of
from ..councils import meeting
from ..diplomacy import phases
from ..diplomacy.records import Bribe
from ..maps import archons, empires, regions
from ..maps.burning import burn
from ..maps.records import Challenge
from ..maps.regions import table_names
from ..maps.strategy import place_name
from ..room import roster
from ..room.ending import end_of_game
from ..room.ledger import add_card, change_house_doom, change_offset, gain
from ..shop import wonders
from ..state import CITY, HOME, Room
from . import improvising
from .checking import a_place, a_seat, an_empire, one_of, refuse_unless
from .events import (
    ArmyRuled,
    AtlantisDoomRuled,
    BribeOffered,
    CardsRuled,
    ChallengeRuled,
    ColonyCleared,
    ColonyRuled,
    HatredRuled,
    HouseDoomRuled,
    Judged,
    LimitRuled,
    MonsterRuled,
    NumberRuled,
    OfficeCleared,
    OfficeRuled,
    OpenChallengeRuled,
    PhaseCut,
    PhaseEnded,
    PhaseEndedAt,
    PhaseEndedFor,
    PresenceRuled,
    PurseRuled,
    RegionRuled,
    RescaleRuled,
    ResourceRuled,
    RewardsRuled,
    SeatRuled,
    SecretCardRuled,
    StateTroopsRuled,
    SwitchRuled,
    Told,
    TurnsRuled,
    UnitsPlaced,
    UnitsRuled,
    UpgradeRuled,
    WarRuled,
    WonderCleared,
    WonderRuled,
)
from .lapsing import let_lapse
from .records import Ruling
from .rulings import (
    AddDoom,
    Appoint,
    BurnRegion,
    ControlRuling,
    CutPhase,
    GiveCards,
    GiveChallenge,
    GiveUpgrade,
    Judge,
    MoveUnits,
    OfferBribe,
    PlaceWonder,
    Rescale,
    Reseat,
    SetArmy,
    SetColony,
    SetHatred,
    SetLimit,
    SetMonster,
    SetNumber,
    SetPresent,
    SetResource,
    SetRewards,
    SetSwitch,
    SetTurns,
    SetUnits,
    SetWar,
    SkipPhase,
)


def set_resource(s: Room, ruling: SetResource) -> Told:
    """The difference is booked; of stars too, for poor behaviour (col.9.3)."""
    seat, resource = a_seat(s, ruling.seat), RESOURCES.index(ruling.resource)
    refuse_unless(s.cogs or ruling.resource != "cogs", "this game is played without cogs")
    before = s.has(seat, resource)
    gain(s, seat, resource, ruling.amount - before, "ruling")
    return ResourceRuled(seat, ruling.resource, ruling.amount, before)


def give_cards(s: Room, ruling: GiveCards) -> Told:
    """Cards of one value, which the deck must have, are handed out, or taken from who has them."""
    seat, deck = a_seat(s, ruling.seat), RESOURCES.index(ruling.deck)
    values = s.values(deck)
    refuse_unless(ruling.value in values, f"cards are worth {', '.join(map(str, values))}")
    held = s.purses[s.purse_of[seat]].cards[deck - KUDOS][values.index(ruling.value)]
    refuse_unless(held + ruling.count >= 0, f"the player has {held} cards of that value")
    refuse_unless(ruling.count, "give or take at least one card")
    add_card(s, seat, deck, ruling.value, "ruling", ruling.count)
    return CardsRuled(seat, ruling.deck, ruling.value, held + ruling.count, held)


def add_doom_by_ruling(s: Room, ruling: AddDoom) -> Told:
    """DOOM of a House changes, or without one that of Atlantis alone (col.13.8)."""
    if ruling.house:
        house = one_of(ruling.house, s.box.roster.houses[: s.houses], "House")
        change_house_doom(s, house, ruling.amount, "ruling")
        after = s.doom_of_house(house)
        return HouseDoomRuled(ruling.house, after, after - ruling.amount)
    change_offset(s, ruling.amount, "ruling")
    after = s.doom_of_atlantis()
    return AtlantisDoomRuled(after, after - ruling.amount)


def set_limit(s: Room, ruling: SetLimit) -> Told:
    """Only Control ever hears of it: see `rule`."""
    before, s.doom_limit = s.doom_limit, ruling.limit
    return LimitRuled(ruling.limit, before)


LARGEST_NUMBER = 240
"""The bounds of amendments do not bind Control, but cards are drawn and dice rolled one by one."""


def set_number(s: Room, ruling: SetNumber) -> Told:
    """A number changes at once; Control is free of the bounds of amendments."""
    one_of(ruling.number, s.numbers, "number")
    least = int(ruling.number.endswith("-minutes") or ruling.number == "dice-cap")
    refuse_unless(
        least <= ruling.value <= LARGEST_NUMBER,
        f"{ruling.number} is from {least} to {LARGEST_NUMBER}",
    )
    before, s.numbers[ruling.number] = s.numbers[ruling.number], ruling.value
    return NumberRuled(ruling.number, ruling.value, before)


def set_switch(s: Room, ruling: SetSwitch) -> Told:
    """A rule is turned at once."""
    one_of(ruling.switch, s.switches, "switch")
    one_of(ruling.setting, settings_of(ruling.switch), "setting")
    before, s.switches[ruling.switch] = s.switches[ruling.switch], ruling.setting
    return SwitchRuled(ruling.switch, ruling.setting, before)


def set_turns(s: Room, ruling: SetTurns) -> Told:
    """No fewer turns than have begun."""
    refuse_unless(ruling.turns >= s.turn, f"turn {s.turn} has begun already")
    before = s.turns
    phases.plan_turns(s, ruling.turns)
    return TurnsRuled(ruling.turns, before)


def set_units(s: Room, ruling: SetUnits) -> Told:
    """Whoever has none left of a type has none away from home; the state has no Colossi."""
    seat, unit = a_seat(s, ruling.seat), UNITS.index(ruling.unit)
    if ruling.state:
        refuse_unless(ruling.unit != "colossus", "the state has no Colossi")
    tokens = s.state_troops[seat] if ruling.state else s.units[seat]
    before, tokens[unit] = tokens[unit], ruling.count
    if not s.troops(seat, unit):
        s.at[seat][unit] = HOME
    told = StateTroopsRuled if ruling.state else UnitsRuled
    return told(seat, ruling.unit, ruling.count, before)


def move_units(s: Room, ruling: MoveUnits) -> Told:
    """Only units that there are, and only while units are out."""
    seat, unit = a_seat(s, ruling.seat), UNITS.index(ruling.unit)
    eris = roster.step_of(s, s.table[seat]) == "eris"
    refuse_unless(eris, "units are at home outside the Eris and Trophy Phases")
    refuse_unless(unit == HERO or s.troops(seat, unit), "the player has no such units")
    if ruling.city != NONE:
        refuse_unless(s.has_city[a_seat(s, ruling.city)], "that player has no city")
        place = HOME if ruling.city == seat else CITY + ruling.city
    else:
        place = HOME if ruling.region == 0 else a_place(s, ruling.table, ruling.region)
    s.at[seat][unit] = place
    return UnitsPlaced(seat, ruling.unit, place_name(s, place))


def set_colony(s: Room, ruling: SetColony) -> Told:
    """A colony is founded, handed over or removed; no unit pays for it."""
    place = a_place(s, ruling.table, ruling.region)
    where = regions.name(s, place)
    if ruling.seat == NONE:
        regions.set_colony(s, place, NONE)
        return ColonyCleared(where)
    regions.set_colony(s, place, a_seat(s, ruling.seat))
    return ColonyRuled(where, ruling.seat)


def set_monster(s: Room, ruling: SetMonster) -> Told:
    """Which Monster comes is left to chance; none comes to the region of an empire."""
    place = a_place(s, ruling.table, ruling.region)
    if ruling.there:
        refuse_unless(s.empire(place) == NONE, "Monsters live in Land and Coastal regions")
        regions.place_monster(s, place)
    elif s.monster[place] != NONE:
        regions.remove_monster(s, place)
    return MonsterRuled(regions.name(s, place), "there" if ruling.there else "gone")


def set_rewards(s: Room, ruling: SetRewards) -> Told:
    """What lies there is replaced; on burned land `validity` allows nothing."""
    place = a_place(s, ruling.table, ruling.region)
    before, s.rewards[place] = s.rewards[place], list(ruling.rewards)
    return RewardsRuled(regions.name(s, place), *ruling.rewards, tuple(before))


def burn_region(s: Room, ruling: BurnRegion) -> Told:
    """A region burns as by a weapon, or will bear again when regions next spawn."""
    place = a_place(s, ruling.table, ruling.region)
    if ruling.burned:
        burn(s, place)
    else:
        s.burned[place] = False
    return RegionRuled(regions.name(s, place), "burned" if ruling.burned else "green")


def give_upgrade(s: Room, ruling: GiveUpgrade) -> Told:
    """From the stock, if there is one left, or back to it; it does not count as bought."""
    seat = a_seat(s, ruling.seat)
    one_of(ruling.upgrade, s.stock, "upgrade")
    if ruling.take:
        refuse_unless(s.holds(seat, ruling.upgrade), "the player does not hold that card")
        s.upgrades[seat].remove(ruling.upgrade)
        s.stock[ruling.upgrade] += 1
    else:
        refuse_unless(s.stock[ruling.upgrade], "that card is out of stock")
        s.stock[ruling.upgrade] -= 1
        s.upgrades[seat].append(ruling.upgrade)
    return UpgradeRuled(seat, ruling.upgrade, "taken" if ruling.take else "given")


def place_wonder(s: Room, ruling: PlaceWonder) -> Told:
    """A wonder, even a fallen one, stands in a city from now on, or is unbuilt again."""
    one_of(ruling.wonder, s.box.wonders_to_build, "wonder")
    if ruling.wonder in s.fallen_wonders:
        s.fallen_wonders.remove(ruling.wonder)
    if ruling.seat == NONE:
        wonders.take_down(s, ruling.wonder)
        return WonderCleared(ruling.wonder)
    refuse_unless(s.has_city[a_seat(s, ruling.seat)], "that player has no city")
    if ruling.wonder in s.wonders:
        wonders.move(s, ruling.wonder, ruling.seat, "ruling")
    else:
        wonders.raise_wonder(s, ruling.wonder, ruling.seat)
    return WonderRuled(ruling.wonder, ruling.seat)


def give_challenge(s: Room, ruling: GiveChallenge) -> Told:
    """A token is given, or one against the same target is taken from who has it."""
    seat = a_seat(s, ruling.seat)
    if ruling.target != NONE:
        a_seat(s, ruling.target)
    held = [token for token in s.challenges[seat] if token.target == ruling.target]
    if ruling.take:
        refuse_unless(held, "the player has no such token")
        s.challenges[seat].remove(held[0])
    else:
        s.challenges[seat].append(Challenge(ruling.target))
    becomes = "taken" if ruling.take else "given"
    if ruling.target == NONE:
        return OpenChallengeRuled(seat, becomes)
    return ChallengeRuled(seat, ruling.target, becomes)


def appoint(s: Room, ruling: Appoint) -> Told:
    """An office changes hands, to House players of its table only, or falls vacant."""
    refuse_unless(ruling.table < s.maps, f"there are tables 0 to {s.maps - 1}")
    office = one_of(ruling.office, archons.office_names(s), "office")
    if ruling.seat == NONE:
        s.offices[ruling.table][office] = NONE
        return OfficeCleared(ruling.office, regions.table_name(s, ruling.table))
    refuse_unless(
        ruling.seat in archons.candidates(s, ruling.table),
        "an Archon is a House player who sits at the table",
    )
    archons.appoint(s, ruling.table, office, ruling.seat)
    return OfficeRuled(ruling.office, regions.table_name(s, ruling.table), ruling.seat)


def set_hatred(s: Room, ruling: SetHatred) -> Told:
    """Hatred that falls by a ruling is not due to trade; hatred that rises ends such a peace."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    before = s.hatred[empire][seat]
    change = ruling.hatred - before
    if change < 0:
        empires.lower_hatred(s, empire, seat, -change, trade=False)
    else:
        s.hatred[empire][seat] = ruling.hatred
        s.pacified[empire] = s.pacified[empire] and not ruling.hatred
    return HatredRuled(ruling.empire, seat, ruling.hatred, before)


def set_war(s: Room, ruling: SetWar) -> Told:
    """A defeated empire cannot be at war; peace leaves hatred and armies as they are."""
    empire = an_empire(s, ruling.empire)
    refuse_unless(
        not (ruling.at_war and s.empire_defeated(empire)), "that empire is defeated already"
    )
    s.at_war[empire] = ruling.at_war
    return WarRuled(ruling.empire, "war" if ruling.at_war else "peace")


def set_army(s: Room, ruling: SetArmy) -> Told:
    """An army is out of the game or back in it; with its last army an empire is at peace."""
    refuse_unless(ruling.table < s.maps, f"there are tables 0 to {s.maps - 1}")
    empire = an_empire(s, ruling.empire)
    if ruling.beaten:
        empires.army_is_out(s, ruling.table, empire)
    else:
        s.beaten[ruling.table][empire] = False
    where = regions.table_name(s, ruling.table)
    return ArmyRuled(ruling.empire, where, "beaten" if ruling.beaten else "back")


def offer_bribe(s: Room, ruling: OfferBribe) -> Told:
    """The offer stands until the player takes or declines it (col.11.6)."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    s.bribes.append(Bribe(empire, seat, ruling.talents))
    return BribeOffered(ruling.empire, seat, ruling.talents)


def set_present(s: Room, ruling: SetPresent) -> Told:
    """Who is away is asked nothing, and not counted; the seat keeps all it has (col.start.absent).

    So it is with who is expelled (col.3.19). While all are away the match stands still.
    """
    s.present[a_seat(s, ruling.seat)] = ruling.present
    if ruling.present:
        meeting.join_late(s, ruling.seat)
    return PresenceRuled(ruling.seat, "here" if ruling.present else "away")


def reseat(s: Room, ruling: Reseat) -> Told:
    """Another role that no House-mate has, or another table, between Map Phases only."""
    seat = a_seat(s, ruling.seat)
    formerly = (roster.role_name(s, seat), regions.table_name(s, s.table[seat]))
    if ruling.role:
        refuse_unless(not s.is_hero(seat), "a Wandering Hero joins a House through Law only")
        role = one_of(ruling.role, ROLES, "role")
        mates = [one for one in s.members(s.house[seat]) if one != seat and s.present[one]]
        refuse_unless(
            role not in [s.role[one] for one in mates], "a House-mate has that role: exchange them"
        )
        s.role[seat] = role
    if ruling.table != -1:
        refuse_unless(ruling.table < s.maps, f"there are tables 0 to {s.maps - 1}")
        refuse_unless(not roster.at_the_maps(s), "players change tables between Map Phases")
        roster.sit_at(s, seat, ruling.table)
    where = regions.table_name(s, s.table[seat])
    return SeatRuled(seat, roster.role_name(s, seat), where, formerly)


def rescale(s: Room, ruling: Rescale) -> Told:
    """The game follows those who are there, but drowns nobody by that."""
    refuse_unless(any(s.present), "nobody is there")
    roster.rescale(s)
    refuse_unless(
        s.doom_limit > s.doom_of_atlantis(),
        f"the limit would be {s.doom_limit}, and the DOOM of Atlantis is {s.doom_of_atlantis()}: "
        "say a limit yourself",
    )
    return RescaleRuled()


def end_phase(s: Room, ruling: SkipPhase) -> Told:
    """What becomes of the questions is `lapsing`."""
    refuse_unless(any(s.present) or s.phase == "closing", "nobody is there: the match stands still")
    if ruling.seat != NONE:
        return PhaseEndedFor(s.phase, a_seat(s, ruling.seat))
    return PhaseEndedAt(s.phase, ruling.place) if ruling.place else PhaseEnded(s.phase)


def cut_phase(s: Room, ruling: CutPhase) -> Told:
    """What the phase has not done is lost."""
    cut = roster.cut_off(s)
    turn.cut(s)
    return PhaseCut(cut, cut)


def judge(s: Room, ruling: Judge) -> Told:
    """The ruling is its words."""
    return Judged(ruling.decision)


Handler = Callable[[Room, Any], Told]
HANDLERS: dict[type[ControlRuling], Handler] = {
    SetResource: set_resource,
    GiveCards: give_cards,
    AddDoom: add_doom_by_ruling,
    SetLimit: set_limit,
    SetNumber: set_number,
    SetSwitch: set_switch,
    SetTurns: set_turns,
    SetUnits: set_units,
    MoveUnits: move_units,
    SetColony: set_colony,
    SetMonster: set_monster,
    SetRewards: set_rewards,
    BurnRegion: burn_region,
    GiveUpgrade: give_upgrade,
    PlaceWonder: place_wonder,
    GiveChallenge: give_challenge,
    Appoint: appoint,
    SetHatred: set_hatred,
    SetWar: set_war,
    SetArmy: set_army,
    OfferBribe: offer_bribe,
    SetPresent: set_present,
    Reseat: reseat,
    Rescale: rescale,
    SkipPhase: end_phase,
    CutPhase: cut_phase,
    Judge: judge,
    **improvising.HANDLERS,
}


CONTROL_ALONE = (NONE,)
"""An audience to which no seat belongs."""


def rule(s: Room, seat: int | None, ruling: ControlRuling) -> Then | LetLapse:
    """Carry out a ruling, write it down for all tables (col.3.14), and tell those who may know."""
    refuse_unless(seat is None, "only Control rules")
    for one in ruling.audience:
        a_seat(s, one)
    lapse = let_lapse(s, ruling) if isinstance(ruling, SkipPhase) else None
    closes = s.phase == "closing" and ends_for_all(ruling)
    told = HANDLERS[type(ruling)](s, ruling)
    for what, audience in heard_by(s, told, ruling.audience):
        note(s, what, ruling.reason, audience)
    if closes:
        end_of_game(s)
    elif lapse is not None:
        return lapse
    leads_on = closes or isinstance(ruling, CutPhase) or goes_on(s)
    return Then.NEXT_STEP if leads_on else Then.ASK_AGAIN


def ends_for_all(ruling: ControlRuling) -> bool:
    """Whether Control ends the phase, and not for one player or at one place."""
    return isinstance(ruling, SkipPhase) and ruling.seat == NONE and not ruling.place


def goes_on(s: Room) -> bool:
    """Whether a match that stood still, because nobody was there, goes on."""
    if not s.stands or not any(s.present):
        return False
    s.stands = False
    return True


def heard_by(
    s: Room, told: Told, audience: tuple[int, ...]
) -> Iterator[tuple[Told, tuple[int, ...] | None]]:
    """Who hears what: those whom Control names, or else all.

    What is carried unseen only its House learns in full, of a bribe only the player, and of the
    limit nobody.
    """
    if isinstance(told, LimitRuled):
        yield told, CONTROL_ALONE
    elif audience:
        yield told, audience
    elif isinstance(told, BribeOffered):
        yield told, (told.seat,)
    elif isinstance(told, SecretCardRuled):
        yield told, told.holders
    elif isinstance(told, CardsRuled) or (
        isinstance(told, ResourceRuled) and RESOURCES.index(told.resource) not in OPEN
    ):
        yield PurseRuled(told.seat, told.resource), None
        yield told, (told.seat,) if s.is_hero(told.seat) else tuple(s.members(s.house[told.seat]))
    else:
        yield told, None


def note(s: Room, told: Told, reason: str, audience: tuple[int, ...] | None) -> None:
    """A ruling is written down and told."""
    told = msgspec.structs.replace(told, reason=reason, audience=audience)
    s.rulings.append(Ruling(s.turn, told))
    s.tell(lambda: told)


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then | LetLapse]] = dict.fromkeys(
    HANDLERS, rule
)


# For the fuzzer


def sample(s: Room, rng: Rng) -> tuple[None, ControlRuling]:
    """A random ruling; it may be refused."""
    seat, table = rng.below(s.seats), rng.below(s.maps)
    regions, why = max(s.chart.numbers), "a test of Control"
    region = rng.roll(regions)
    made: list[ControlRuling] = [
        SetResource(
            seat=seat,
            resource=rng.choice(("talents", "doom-tokens", "orichalcum", "vril", "stars", "doom")),
            amount=rng.below(30),
            reason=why,
        ),
        GiveCards(seat=seat, deck="kudos", value=20, count=rng.below(5) - 2 or 1, reason=why),
        AddDoom(amount=rng.choice((100, -30)), reason=why, audience=(seat,)),
        AddDoom(amount=20, house=s.box.roster.houses[rng.below(s.houses)], reason=why),
        SetNumber(number=rng.choice(tuple(s.numbers)), value=rng.below(12), reason=why),
        any_switch(s, rng, why),
        SetUnits(
            seat=seat,
            unit=rng.choice(("hoplite", "trireme", "colossus")),
            count=rng.below(8),
            state=bool(rng.below(2)),
            reason=why,
        ),
        MoveUnits(
            seat=seat,
            unit=rng.choice(("hoplite", "trireme", "hero", "colossus")),
            table=table,
            region=rng.below(regions + 1),
            reason=why,
        ),
        SetColony(table=table, region=region, seat=rng.choice((seat, NONE)), reason=why),
        SetMonster(table=table, region=region, there=bool(rng.below(2)), reason=why),
        SetRewards(table=table, region=region, rewards=(1, 1, 0, 2, 0), reason=why),
        BurnRegion(table=table, region=region, burned=bool(rng.below(2)), reason=why),
        GiveUpgrade(
            seat=seat,
            upgrade=rng.choice(tuple(s.stock)),
            take=rng.below(4) == 0,
            reason=why,
        ),
        PlaceWonder(
            wonder=rng.choice(s.box.wonders_to_build or ("",)),
            seat=rng.choice((seat, NONE)),
            reason=why,
        ),
        GiveChallenge(seat=seat, target=rng.choice((NONE, rng.below(s.seats))), reason=why),
        Appoint(table=table, office=rng.choice(archons.office_names(s)), seat=seat, reason=why),
        SetHatred(
            empire=rng.choice(s.box.empires.names), seat=seat, hatred=rng.below(30), reason=why
        ),
        SetWar(empire=rng.choice(s.box.empires.names), at_war=bool(rng.below(2)), reason=why),
        SetArmy(
            empire=rng.choice(s.box.empires.names),
            table=table,
            beaten=bool(rng.below(2)),
            reason=why,
        ),
        OfferBribe(empire=rng.choice(s.box.empires.names), seat=seat, talents=5, reason=why),
        SetPresent(seat=seat, present=rng.below(4) > 0, reason=why),
        Reseat(seat=seat, role=rng.choice(ROLES), reason=why),
        Reseat(seat=seat, table=table, reason=why),
        Rescale(reason=why),
        SkipPhase(reason=why),
        SkipPhase(place=table_names(s)[table], reason=why),
        SkipPhase(place=rng.choice(COUNCILS), reason=why),
        SkipPhase(seat=seat, reason=why),
        CutPhase(reason=why),
        Judge(decision="Both are right.", reason=why, audience=(seat,)),
        *improvising.samples(s, rng, why),
    ]
    return None, rng.choice(made)


def any_switch(s: Room, rng: Rng, why: str) -> SetSwitch:
    """A random rule is turned somehow."""
    switch = rng.choice(tuple(s.switches))
    return SetSwitch(switch=switch, setting=rng.choice(settings_of(switch)), reason=why)
