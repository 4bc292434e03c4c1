"""What Control improvises: cards and edicts of its own, and what no council would decide.

Real Control tables run on index cards: the map to the Elder Tomb, safe conduct through Leng. A
card means what it says, and Control applies it.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from critias.engine import Rng

from ..box import BASILEUS, COUNCILS, KUDOS, NONE, ORICHALCUM, ROLES, VRIL
from ..maps.empires import raids_on
from ..maps.records import Raid, Tribute
from ..maps.sacking import wonders_of
from ..room.ledger import change_house_doom, discard_worth, gain
from ..room.records import Edict
from ..room.roster import join_house
from ..shop.wonders import destroy
from ..state import Room
from .checking import a_seat, an_empire, one_of, refuse_unless
from .events import (
    Adopted,
    AgeRuled,
    BerthRuled,
    CardRuled,
    CityRuled,
    CurrencyRuled,
    EdictRuled,
    GrowthRuled,
    HouseKudosRuled,
    HousesMerged,
    MeetingRuled,
    Proclaimed,
    RaidRuled,
    Repealed,
    SecretCardRuled,
    Told,
    TributeRuled,
)
from .records import FreeCard, Proclamation
from .rulings import (
    Adopt,
    ControlRuling,
    MakeCard,
    MergeHouses,
    MoveCard,
    OpenMeeting,
    Proclaim,
    Repeal,
    SetAge,
    SetBerth,
    SetCity,
    SetCurrency,
    SetEdict,
    SetGrowth,
    SetHouseKudos,
    SetRaid,
    SetTribute,
    UseUpCard,
)

MOST_CARDS = 500

# Free cards


def make_card(s: Room, ruling: MakeCard) -> Told:
    """A new card in somebody's hand."""
    refuse_unless(len(s.cards_made) < MOST_CARDS, f"there are {MOST_CARDS} such cards already")
    seat = a_seat(s, ruling.seat)
    card = FreeCard(
        *(len(s.cards_made) + 1, ruling.title, ruling.text, seat, ruling.open, ruling.tradeable)
    )
    s.cards_made.append(card)
    return told_of(card, "given", (seat,))


def the_card(s: Room, number: int) -> FreeCard:
    """A card that is still there."""
    refuse_unless(number <= len(s.cards_made), f"there are cards 1 to {len(s.cards_made)}")
    card = s.cards_made[number - 1]
    refuse_unless(card.status != "gone", f"card {number} is gone")
    return card


def move_card(s: Room, ruling: MoveCard) -> Told:
    """It changes hands, tradeable or not."""
    card, seat = the_card(s, ruling.card), a_seat(s, ruling.seat)
    moved = s.cards_made[card.number - 1] = msgspec.structs.replace(card, seat=seat)
    return told_of(moved, "given", (card.seat, seat))


def use_up_card(s: Room, ruling: UseUpCard) -> Told:
    """A card that was used stays to be seen; one that is destroyed does not."""
    card = the_card(s, ruling.card)
    refuse_unless(ruling.gone or card.status == "held", f"card {card.number} has been used")
    status = "gone" if ruling.gone else "used"
    s.cards_made[card.number - 1] = msgspec.structs.replace(card, status=status)
    return told_of(card, status, (card.seat,))


def told_of(card: FreeCard, becomes: str, holders: tuple[int, ...]) -> Told:
    """Of a secret card only its holders hear."""
    if card.open:
        return CardRuled(card.title, card.seat, becomes, card.text)
    return SecretCardRuled(card.title, card.seat, becomes, card.text, holders)


# Edicts


def proclaim(s: Room, ruling: Proclaim) -> Told:
    """Everybody has it in the list until it is over."""
    refuse_unless(ruling.until >= s.turn, f"turn {s.turn} has begun")
    s.proclaimed += 1
    s.proclamations.append(Proclamation(s.proclaimed, ruling.text, ruling.until))
    return Proclaimed(ruling.text, ruling.until)


def repeal(s: Room, ruling: Repeal) -> Told:
    """It is off everybody's list."""
    numbers = [one.number for one in s.proclamations]
    refuse_unless(ruling.proclamation in numbers, f"there are {numbers or 'none'}")
    gone = s.proclamations.pop(numbers.index(ruling.proclamation))
    return Repealed(gone.text)


BY_SEAT = ("letters-of-marque", "fortify", "blessing", "hero-idle", "scorched-earth", "ostracised")
BY_HOUSE = ("monster-bounty", "home-guard", "vow-of-conquest", "embargo")
BY_EMPIRE = ("polemos", "hex-army", "hex-raid", "sabotage")
BY_TABLE = ("sea-walls", "beast-lure")


def set_edict(s: Room, ruling: SetEdict) -> Told:
    """As if a council had decided it."""
    kind, target = ruling.kind, ruling.target
    counts = {
        **dict.fromkeys(BY_SEAT, s.seats),
        **dict.fromkeys(BY_HOUSE, s.houses),
        **dict.fromkeys(BY_EMPIRE, len(s.hatred)),
        **dict.fromkeys(BY_TABLE, s.maps),
    }
    most = counts.get(kind, 0)
    refuse_unless(target < most and (target >= 0 or not most), f"{kind} is for 0 to {most - 1}")
    wheres = {
        **dict.fromkeys(("letters-of-marque", "vow-of-conquest"), len(s.hatred)),
        **dict.fromkeys(("hex-army", "hex-raid"), s.maps),
        "beast-lure": len(s.burned),
    }.get(kind, 0)
    fits = 0 <= ruling.where < wheres if wheres else ruling.where == NONE
    refuse_unless(fits, f"{kind} needs a place from 0 to {wheres - 1}" if wheres else "no place")
    refuse_unless(ruling.until >= s.turn, f"turn {s.turn} has begun")
    if ruling.lift:
        meant = [
            e for e in s.edicts_of(kind) if (e.target, e.where) == (ruling.target, ruling.where)
        ]
        refuse_unless(meant, "there is no such edict")
        s.edicts = [edict for edict in s.edicts if edict not in meant]
        cause = meant[0].cause
    else:
        refuse_unless(kind != "vow-of-conquest", "a player vows, in the Council of War")
        edict = Edict(kind, ruling.target, ruling.until, ruling.amount, ruling.where)
        s.edicts.append(edict)
        cause = edict.cause
    return EdictRuled(cause, "lifted" if ruling.lift else "given", ruling.until)


# Empires, the Ark, cities


def set_raid(s: Room, ruling: SetRaid) -> Told:
    """A raid is announced or called off; one that trade has appeased comes all the same."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    s.raids = [raid for raid in s.raids if (raid.empire, raid.seat) != (empire, seat)]
    if ruling.there:
        refuse_unless(s.has_city[seat], "that player has no city")
        refuse_unless(not s.empire_defeated(empire), "that empire is defeated already")
        s.pacified[empire] = False
        s.raids.append(Raid(empire, seat))
    return RaidRuled(ruling.empire, seat, "there" if ruling.there else "gone")


def set_tribute(s: Room, ruling: SetTribute) -> Told:
    """It is paid in the Trophy Phase that comes."""
    empire, seat = an_empire(s, ruling.empire), a_seat(s, ruling.seat)
    owed = [one for one in s.tributes if (one.empire, one.seat) == (empire, seat)]
    if ruling.owed:
        s.tributes.append(Tribute(empire, seat, s.turn))
    else:
        refuse_unless(owed, "that empire owes the player nothing")
        s.tributes.remove(owed[0])
    return TributeRuled(ruling.empire, seat, "given" if ruling.owed else "taken")


def set_berth(s: Room, ruling: SetBerth) -> Told:
    """A seat in the Ark, which must stand."""
    seat = a_seat(s, ruling.seat)
    refuse_unless(bool(s.standing_with("berths")), "the Ark does not stand")
    refuse_unless((seat in s.berths) != ruling.aboard, "so it is already")
    if ruling.aboard:
        s.berths.append(seat)
    else:
        s.berths.remove(seat)
    return BerthRuled(seat, "given" if ruling.aboard else "taken")


def set_city(s: Room, ruling: SetCity) -> Told:
    """A city burns without DOOM and without a victor, or stands again, empty."""
    seat = a_seat(s, ruling.seat)
    refuse_unless(not s.is_hero(seat), "a Wandering Hero has a camp, not a city")
    refuse_unless(s.has_city[seat] != ruling.stands, "so it is already")
    if not ruling.stands:
        refuse_unless(not raids_on(s, seat), "raiders are coming for it: call them off first")
        for wonder in wonders_of(s, seat):
            destroy(s, wonder, "ruling")
        for resource in (ORICHALCUM, VRIL):
            gain(s, seat, resource, -s.has(seat, resource), "ruling")
    s.has_city[seat] = ruling.stands
    return CityRuled(seat, "there" if ruling.stands else "burned")


# Councils


def set_growth(s: Room, ruling: SetGrowth) -> Told:
    """An action gives more, or its base again."""
    council = one_of(ruling.council, COUNCILS, "council")
    one_of(ruling.action, s.box.actions_of[ruling.council], "action")
    grown = s.chambers[council].grown
    before = grown.pop(ruling.action, 0)
    if ruling.steps:
        grown[ruling.action] = ruling.steps
    return GrowthRuled(ruling.council, ruling.action, ruling.steps, before)


def set_currency(s: Room, ruling: SetCurrency) -> Told:
    """As if by Research."""
    chamber = s.chambers[one_of(ruling.council, COUNCILS, "council")]
    refuse_unless(s.cogs or ruling.resource != "cogs", "this game is played without cogs")
    chamber.currency, chamber.currency_until = ruling.resource, ruling.until
    return CurrencyRuled(ruling.council, ruling.resource, ruling.until)


def open_meeting(s: Room, ruling: OpenMeeting) -> Told:
    """Before the councils assemble; then it is too late for this turn."""
    council = one_of(ruling.council, COUNCILS, "council")
    refuse_unless(s.phase not in ("council", "free"), "the councils have assembled already")
    if council not in s.let_meet:
        s.let_meet.append(council)
    return MeetingRuled(ruling.council)


# People


def a_house(s: Room, name: str) -> int:
    """The number of a House that plays."""
    return one_of(name, s.box.roster.houses[: s.houses], "House")


def adopt(s: Room, ruling: Adopt) -> Told:
    """A hero joins a House as by the Council of Law, in any role but the king's (col.3.10)."""
    seat, house = a_seat(s, ruling.seat), a_house(s, ruling.house)
    role = one_of(ruling.role, ROLES, "role")
    refuse_unless(s.is_hero(seat), "only a Wandering Hero can join a House")
    refuse_unless(role != BASILEUS, "a hero joins in any role but the king's")
    refuse_unless(s.phase not in ("declaration", "council"), "not while the councils meet")
    join_house(s, seat, house, role)
    return Adopted(seat, ruling.house, ruling.role)


def merge_houses(s: Room, ruling: MergeHouses) -> Told:
    """Members and DOOM go over; there is one king."""
    house, into = a_house(s, ruling.house), a_house(s, ruling.into)
    role = one_of(ruling.role, ROLES, "role")
    refuse_unless(house != into, "a House merges with another")
    refuse_unless(role != BASILEUS, "there is one king: the other takes another role")
    refuse_unless(s.phase not in ("declaration", "council"), "not while the councils meet")
    doom = s.house_doom[house]
    for seat in s.members(house):
        s.house[seat] = into
        if s.role[seat] == BASILEUS:
            s.role[seat] = role
    change_house_doom(s, house, -doom, "ruling")
    change_house_doom(s, into, doom, "ruling")
    s.ratified[into] += s.ratified[house]
    s.ratified[house] = 0
    return HousesMerged(ruling.into, (ruling.house,))


def set_house_kudos(s: Room, ruling: SetHouseKudos) -> Told:
    """A curse such as "may my House lose 100 Kudos points" comes true (col.8.4)."""
    members = s.members(a_house(s, ruling.house))
    held = sum(s.has(seat, KUDOS) for seat in members)
    refuse_unless(held >= ruling.points, f"the House has {held}")
    left = ruling.points
    for seat in sorted(members, key=lambda one: -s.has(one, KUDOS)):
        before = s.has(seat, KUDOS)
        part = min(left, before)
        if part > 0:
            discard_worth(s, seat, KUDOS, part, "ruling")
            left -= before - s.has(seat, KUDOS)
    return HouseKudosRuled(ruling.house, held - sum(s.has(seat, KUDOS) for seat in members))


def set_age(s: Room, ruling: SetAge) -> Told:
    """One player moves in the order of age; the others keep theirs (col.7.56)."""
    seat = a_seat(s, ruling.seat)
    refuse_unless(ruling.rank <= s.seats, f"there are ranks 1 to {s.seats}")
    order = sorted((one for one in range(s.seats) if one != seat), key=lambda one: s.age[one])
    order.insert(ruling.rank - 1, seat)
    for rank, one in enumerate(order):
        s.age[one] = rank
    return AgeRuled(seat, ruling.rank)


HANDLERS: dict[type[ControlRuling], Callable[[Room, Any], Told]] = {
    MakeCard: make_card,
    MoveCard: move_card,
    UseUpCard: use_up_card,
    Proclaim: proclaim,
    Repeal: repeal,
    SetEdict: set_edict,
    SetRaid: set_raid,
    SetTribute: set_tribute,
    SetBerth: set_berth,
    SetCity: set_city,
    SetGrowth: set_growth,
    SetCurrency: set_currency,
    OpenMeeting: open_meeting,
    Adopt: adopt,
    MergeHouses: merge_houses,
    SetHouseKudos: set_house_kudos,
    SetAge: set_age,
}


def samples(s: Room, rng: Rng, why: str) -> list[ControlRuling]:
    """Random rulings of these kinds, for the fuzzer; they may be refused."""
    seat, council = rng.below(s.seats), rng.choice(COUNCILS)
    empire = rng.choice(s.box.empires.names)
    houses = s.box.roster.houses[: s.houses]
    number = max(1, len(s.cards_made))
    return [
        MakeCard(title="The map", text="It leads.", seat=seat, open=bool(rng.below(2)), reason=why),
        MoveCard(card=number, seat=seat, reason=why),
        UseUpCard(card=number, gone=bool(rng.below(2)), reason=why),
        Proclaim(text="No shouting.", until=s.turn + 1, reason=why),
        Repeal(proclamation=max(1, s.proclaimed), reason=why),
        SetEdict(kind="blessing", target=seat, until=s.turn + 1, reason=why),
        SetEdict(kind="no-doom", until=s.turn + 1, lift=bool(rng.below(2)), reason=why),
        SetRaid(empire=empire, seat=seat, there=bool(rng.below(2)), reason=why),
        SetTribute(empire=empire, seat=seat, owed=bool(rng.below(2)), reason=why),
        SetBerth(seat=seat, aboard=bool(rng.below(2)), reason=why),
        SetCity(seat=seat, stands=bool(rng.below(2)), reason=why),
        SetGrowth(council=council, action="research", steps=rng.below(4), reason=why),
        SetCurrency(council=council, resource="talents", until=s.turn + 1, reason=why),
        OpenMeeting(council=council, reason=why),
        Adopt(seat=seat, house=rng.choice(houses), role="emporos", reason=why),
        MergeHouses(house=houses[-1], into=houses[0], role="emporos", reason=why),
        SetHouseKudos(house=rng.choice(houses), points=1 + rng.below(60), reason=why),
        SetAge(seat=seat, rank=1 + rng.below(s.seats), reason=why),
    ]
