"""How rulings of Control are carried out: in the same log, never to an impossible state (col.3.13).

The engine asks `validity.check` after each, and rolls back what that refuses.
"""

from collections.abc import Callable
from typing import Any

from critias.engine import CommandRefused, LetLapse, Rng, Then

from .. import turn
from ..box import COUNCILS, HERO, KUDOS, NONE, REGIONS, RESOURCES, ROLES, UNITS
from ..diplomacy import phases
from ..diplomacy.records import Bribe
from ..maps import archons, empires, regions
from ..maps.burning import burn
from ..maps.records import Challenge
from ..maps.regions import table_names
from ..room import roster
from ..room.ledger import add_card, change_house_doom, change_offset, gain
from ..shop import wonders
from ..state import HOME, Room
from .events import Ruled, RuledForSome
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
    SetTurns,
    SetUnits,
    SetWar,
    SkipPhase,
)


def refuse_unless(condition: object, sentence: str) -> None:
    """Refuse a command with a sentence that says what would do."""
    if not condition:
        raise CommandRefused(sentence)


def a_seat(s: Room, seat: int) -> int:
    """A seat of this room, or the ruling is refused."""
    refuse_unless(seat < s.seats, f"there are seats 0 to {s.seats - 1}, not {seat}")
    return seat


def a_place(s: Room, table: int, region: int) -> int:
    """The place of a region that is in play, or the ruling is refused."""
    refuse_unless(table < s.maps, f"there are tables 0 to {s.maps - 1}, not {table}")
    playing = [number + 1 for number in s.regions_in_play()]
    refuse_unless(region in playing, f"region {region} is not in play")
    return table * REGIONS + region - 1


def one_of(name: str, names: Any, what: str) -> int:
    """The index of a name, or the ruling is refused with the names that there are."""
    known = list(names)
    refuse_unless(name in known, f"there is no {what} {name!r}; there are {', '.join(known)}")
    return known.index(name)


def set_resource(s: Room, ruling: SetResource) -> None:
    """The difference is booked; of stars too, for poor behaviour (col.9.3)."""
    seat, resource = a_seat(s, ruling.seat), RESOURCES.index(ruling.resource)
    refuse_unless(s.cogs or ruling.resource != "cogs", "this game is played without cogs")
    gain(s, seat, resource, ruling.amount - s.has(seat, resource), "ruling")


def give_cards(s: Room, ruling: GiveCards) -> None:
    """Cards of one value, which the deck must have, are handed out, or taken from who has them."""
    seat, deck = a_seat(s, ruling.seat), RESOURCES.index(ruling.deck)
    values = s.values(deck)
    refuse_unless(ruling.value in values, f"cards are worth {', '.join(map(str, values))}")
    held = s.purses[s.purse_of[seat]].cards[deck - KUDOS][values.index(ruling.value)]
    refuse_unless(held + ruling.count >= 0, f"the player has {held} cards of that value")
    refuse_unless(ruling.count, "give or take at least one card")
    add_card(s, seat, deck, ruling.value, "ruling", ruling.count)


def add_doom_by_ruling(s: Room, ruling: AddDoom) -> None:
    """DOOM of a House changes, or without one that of Atlantis alone (col.13.8)."""
    if ruling.house:
        house = one_of(ruling.house, s.box.roster.houses[: s.houses], "House")
        change_house_doom(s, house, ruling.amount, "ruling")
    else:
        change_offset(s, ruling.amount, "ruling")


def set_limit(s: Room, ruling: SetLimit) -> None:
    """Only Control ever hears of it: see `rule`."""
    s.doom_limit = ruling.limit


def set_number(s: Room, ruling: SetNumber) -> None:
    """A number changes at once, within the bounds that amendments have too."""
    one_of(ruling.number, s.numbers, "number")
    number = s.box.numbers.amendable[ruling.number]
    refuse_unless(
        number.least <= ruling.value <= number.most,
        f"{ruling.number} is from {number.least} to {number.most}",
    )
    s.numbers[ruling.number] = ruling.value


def set_turns(s: Room, ruling: SetTurns) -> None:
    """No fewer turns than have begun."""
    begun = s.turn + (s.phase == "spawn")  # which is for the next turn
    refuse_unless(ruling.turns >= begun, f"turn {begun} has begun already")
    phases.plan_turns(s, ruling.turns)


def set_units(s: Room, ruling: SetUnits) -> None:
    """Whoever has none left of a type has none away from home; the state has no Colossi."""
    seat, unit = a_seat(s, ruling.seat), UNITS.index(ruling.unit)
    if ruling.state:
        refuse_unless(ruling.unit != "colossus", "the state has no Colossi")
        s.state_troops[seat][unit] = ruling.count
    else:
        s.units[seat][unit] = ruling.count
    if not s.troops(seat, unit):
        s.at[seat][unit] = HOME


def move_units(s: Room, ruling: MoveUnits) -> None:
    """Only units that there are, and only while units are out."""
    seat, unit = a_seat(s, ruling.seat), UNITS.index(ruling.unit)
    refuse_unless(s.phase == "eris", "units are at home outside the Eris and Trophy Phases")
    refuse_unless(unit == HERO or s.troops(seat, unit), "the player has no such units")
    place = HOME if ruling.region == 0 else a_place(s, ruling.table, ruling.region)
    s.at[seat][unit] = place


def set_colony(s: Room, ruling: SetColony) -> None:
    """A colony is founded, handed over or removed; no unit pays for it."""
    place = a_place(s, ruling.table, ruling.region)
    s.colony[place] = NONE if ruling.seat == NONE else a_seat(s, ruling.seat)


def set_monster(s: Room, ruling: SetMonster) -> None:
    """Which Monster comes is left to chance; none comes to the region of an empire."""
    place = a_place(s, ruling.table, ruling.region)
    if ruling.there:
        refuse_unless(s.empire(place) == NONE, "Monsters live in Land and Coastal regions")
        regions.place_monster(s, place)
    elif s.monster[place] != NONE:
        regions.remove_monster(s, place)


def set_rewards(s: Room, ruling: SetRewards) -> None:
    """What lies there is replaced; on burned land `validity` allows nothing."""
    s.rewards[a_place(s, ruling.table, ruling.region)] = list(ruling.rewards)


def burn_region(s: Room, ruling: BurnRegion) -> None:
    """A region burns as by a weapon, or will bear again when regions next spawn."""
    place = a_place(s, ruling.table, ruling.region)
    if ruling.burned:
        burn(s, place)
    else:
        s.burned[place] = False


def give_upgrade(s: Room, ruling: GiveUpgrade) -> None:
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


def place_wonder(s: Room, ruling: PlaceWonder) -> None:
    """A wonder, even a fallen one, stands in a city from now on, or is unbuilt again."""
    one_of(ruling.wonder, s.box.wonders, "wonder")
    if ruling.wonder in s.fallen_wonders:
        s.fallen_wonders.remove(ruling.wonder)
    if ruling.seat == NONE:
        s.wonders.pop(ruling.wonder, None)
    else:
        refuse_unless(s.has_city[a_seat(s, ruling.seat)], "that player has no city")
        wonders.move(s, ruling.wonder, ruling.seat, "ruling")


def give_challenge(s: Room, ruling: GiveChallenge) -> None:
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


def appoint(s: Room, ruling: Appoint) -> None:
    """An office changes hands, to House players of its table only, or falls vacant."""
    refuse_unless(ruling.table < s.maps, f"there are tables 0 to {s.maps - 1}")
    office = one_of(ruling.office, archons.office_names(s), "office")
    if ruling.seat == NONE:
        s.offices[ruling.table][office] = NONE
        return
    refuse_unless(
        ruling.seat in archons.candidates(s, ruling.table),
        "an Archon is a House player who sits at the table",
    )
    archons.appoint(s, ruling.table, office, ruling.seat)


def an_empire(s: Room, name: str) -> int:
    """The number of an empire, or the ruling is refused with their names."""
    return one_of(name, s.box.empires.names, "empire")


def set_hatred(s: Room, ruling: SetHatred) -> None:
    """Hatred that falls by a ruling is not due to trade; hatred that rises ends such a peace."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    change = ruling.hatred - s.hatred[empire][seat]
    if change < 0:
        empires.lower_hatred(s, empire, seat, -change, trade=False)
    else:
        s.hatred[empire][seat] = ruling.hatred
        s.pacified[empire] = s.pacified[empire] and not ruling.hatred


def set_war(s: Room, ruling: SetWar) -> None:
    """A defeated empire cannot be at war; peace leaves hatred and armies as they are."""
    empire = an_empire(s, ruling.empire)
    refuse_unless(
        not (ruling.at_war and s.empire_defeated(empire)), "that empire is defeated already"
    )
    s.at_war[empire] = ruling.at_war


def set_army(s: Room, ruling: SetArmy) -> None:
    """An army is out of the game or back in it; with its last army an empire is at peace."""
    refuse_unless(ruling.table < s.maps, f"there are tables 0 to {s.maps - 1}")
    empire = an_empire(s, ruling.empire)
    if ruling.beaten:
        empires.army_is_out(s, ruling.table, empire)
    else:
        s.beaten[ruling.table][empire] = False


def offer_bribe(s: Room, ruling: OfferBribe) -> None:
    """The offer stands until the player takes or declines it (col.11.6)."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    s.bribes.append(Bribe(empire, seat, ruling.talents))


def set_present(s: Room, ruling: SetPresent) -> None:
    """Who is away is asked nothing, and not counted; the seat keeps all it has (col.start.absent).

    So it is with who is expelled (col.3.19).
    """
    s.present[a_seat(s, ruling.seat)] = ruling.present


def reseat(s: Room, ruling: Reseat) -> None:
    """Another role that no House-mate has, or another table, between Map Phases only."""
    seat = a_seat(s, ruling.seat)
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


def rescale(s: Room, ruling: Rescale) -> None:
    """The game follows those who are there, but drowns nobody by that."""
    roster.rescale(s)
    refuse_unless(
        s.doom_limit > s.doom_of_atlantis(),
        f"the limit would be {s.doom_limit}, and the DOOM of Atlantis is {s.doom_of_atlantis()}: "
        "say a limit yourself",
    )


def do_nothing(s: Room, ruling: ControlRuling) -> None:
    """The ruling is its words, told and written down by `rule`, or what becomes of questions."""


Handler = Callable[[Room, Any], None]
HANDLERS: dict[type[ControlRuling], Handler] = {
    SetResource: set_resource,
    GiveCards: give_cards,
    AddDoom: add_doom_by_ruling,
    SetLimit: set_limit,
    SetNumber: set_number,
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
    SkipPhase: do_nothing,
    CutPhase: lambda s, ruling: turn.cut(s),
    Judge: do_nothing,
}


CONTROL_ALONE = (NONE,)
"""An audience to which no seat belongs."""


def rule(s: Room, seat: int | None, ruling: ControlRuling) -> Then | LetLapse:
    """Carry out a ruling, write it down for all tables (col.3.14), and tell those who may know."""
    refuse_unless(seat is None, "only Control rules")
    for one in ruling.audience:
        a_seat(s, one)
    HANDLERS[type(ruling)](s, ruling)
    words = ruling.decision if isinstance(ruling, Judge) else type(ruling).__name__
    audience = CONTROL_ALONE if isinstance(ruling, SetLimit) else ruling.audience
    s.rulings.append(Ruling(s.turn, words, ruling.reason, audience))
    if audience:
        s.tell(RuledForSome, audience, words, ruling.reason)
    else:
        s.tell(Ruled, words, ruling.reason)
    if isinstance(ruling, SkipPhase):
        return let_lapse(s, ruling)
    return Then.NEXT_STEP if isinstance(ruling, CutPhase) else Then.ASK_AGAIN


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then | LetLapse]] = dict.fromkeys(
    HANDLERS, rule
)


# For the fuzzer


def sample(s: Room, rng: Rng) -> tuple[None, ControlRuling]:
    """A random ruling; it may be refused."""
    seat, table = rng.below(s.seats), rng.below(s.maps)
    region, why = rng.roll(REGIONS), "a test of Control"
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
            region=rng.below(REGIONS + 1),
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
            wonder=rng.choice(tuple(s.box.wonders)), seat=rng.choice((seat, NONE)), reason=why
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
    ]
    return None, rng.choice(made)
