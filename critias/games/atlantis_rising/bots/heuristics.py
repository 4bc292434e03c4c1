"""A team that thinks: weighs each answer by what it is worth in actions.

It is only ever handed states imagined for its seat. It lets others place and act first, fills
what they left open, and agrees to what is proposed: so a table of such players is quick, and one
beside people follows them.
"""

from collections.abc import Callable
from typing import Any

from critias.engine import Choose, Decision, Rng, best_looking

from ..box import (
    ATLANTIUM,
    AUTOMATON,
    BUILD,
    CENTRE,
    COMPONENTS,
    ENERGY,
    FORGES,
    GATE_SPACES,
    LEADER,
    LIBRARIES,
    ORE,
    PENINSULAS,
    PIECES,
    PLACE,
    POWER_CORE,
    STUFF,
    tile_of,
)
from ..options import (
    GO_AHEAD,
    NOT_YET,
    Act,
    AddEnergy,
    Build,
    BuildSaving,
    Choice,
    Discard,
    Exchange,
    Flee,
    Gather,
    Give,
    Include,
    Keep,
    KeepForEnergy,
    Lose,
    NotThisPhase,
    Peninsula,
    Place,
    PlayCard,
    PutBack,
    PutUnder,
    RaiseBarrier,
    Ready,
    Rest,
    TakeBack,
    TakeCouncilor,
    ToCentre,
    TurnDie,
    Unflood,
    UseArtifact,
    Wait,
)
from ..phases.actions import workers_left
from ..state import Island, atlantean, kind, owner, owners
from .outlook import Outlook
from .worths import ARTIFACT_WORTH, CARD_WORTH, COUNCILORS_BY_WORTH, TILE, WORTH

NEVER = -10.0
RAISING = ("rising.gate.unflood", "rising.card.turn-the-tide")
AGAINST_THE_SEA = ("rising.energy.barrier", "rising.energy.unflood")
LATE = 6
"""So many components built, and nobody gives away the last they own to hold back the sea."""


def choose(s: Island, decision: Decision, rng: Rng) -> Any:
    """What has been proposed, else the best-looking option; chance decides between equals."""
    assert isinstance(decision, Choose)
    reply = reply_to_proposal(s, decision)
    return best_looking(decision, appraise(s, decision, rng), rng) if reply is None else reply


def appraise(s: Island, decision: Choose, rng: Rng) -> list[float]:
    """How good each option looks, in actions."""
    reply = reply_to_proposal(s, decision)
    if reply is not None:
        return [float(option == reply) for option in decision.options]
    look = Outlook(s)
    return [worth(look, decision, option) for option in decision.options]


def reply_to_proposal(s: Island, decision: Choose) -> Any | None:
    """What others propose is agreed to, once the own Atlanteans have acted."""
    if decision.default is None or decision.about.get("proposal") is None:
        return None  # in that order: what a question is about may take long to find out
    if decision.default == GO_AHEAD:
        caller = decision.about["proposer_seat"]
        return NOT_YET if has_more_to_do(s, decision.seat, caller) else GO_AHEAD
    return decision.default


def worth(look: Outlook, decision: Choose, option: Any) -> float:
    """How good an answer looks; 0 is to leave things as they are."""
    judge = JUDGES.get(type(option))
    return judge(look, decision, option) if judge else 0.0


def has_more_to_do(s: Island, seat: int, caller: int) -> bool:
    """Whether a seat has Atlanteans left who should act before it builds with the caller."""
    return any(
        not (place in BUILD or is_idle(s, seat, place) or caller in owners(s.workers(place)))
        for _, place in workers_left(s, seat)
    )


def is_idle(s: Island, seat: int, place: int) -> bool:
    """Whether an Atlantean stands at a place in vain as things are."""
    if s.is_pair(place):
        return len(s.workers(place)) < 2
    if s.peninsula(place) == LIBRARIES:
        return not s.library
    return s.peninsula(place) == FORGES and not s.stuff[seat][ORE]


# Placing


def placing(look: Outlook, decision: Choose, option: Place) -> float:
    """The expected value of an Atlantean there, with an eye on the sea."""
    s, seat, place = look.s, decision.seat, PLACE[option.place]
    piece = atlantean(seat, PIECES.index(option.piece))
    leads = kind(piece) == LEADER
    if kind(piece) == AUTOMATON:
        return 1.0 + helping(look, place)
    if look.core_place is not None and leads:
        return 20.0 if place == look.core_place else NEVER
    if s.power(piece) == "astrologer" and s.phase == "place":
        return NEVER  # held back, and placed when the misfortunes are over
    if place in BUILD:
        return building(look, seat, piece, place)
    # Leaders without a power to use are placed last, for they may be needed.
    late = 0.15 if leads else 0.0
    return 2.0 + look.action(piece, place) * look.keeps(place) - late


def helping(look: Outlook, place: int) -> float:
    """What the automaton adds to those who roll there."""
    s = look.s
    if not (s.is_wild(place) or s.is_city(place)):
        return 0.0
    return len(s.workers(place)) * look.keeps(place) * (1.5 if s.is_wild(place) else 0.7)


def building(look: Outlook, seat: int, piece: int, place: int) -> float:
    """Join those who build there, if this player is needed to pay."""
    s = look.s
    if place == look.core_place:
        return NEVER
    site = next((one for one in look.sites if one.place == place), None)
    if site is None:
        return NEVER
    mine = [p for p in s.workers(place) if owner(p) == seat]
    artificer = s.power(piece) == "artificer"
    if seat in site.seats and not mine:
        # A leader is rarely better at it than others, but for an Artificer.
        return 10.0 + (1.0 if artificer else -0.2 * (kind(piece) == LEADER))
    return 2.0 + WORTH[ATLANTIUM] + 0.4 if artificer else NEVER


# Acting


def acting(look: Outlook, decision: Choose, option: Act) -> float:
    """Gather and study first, forge then; build when all others are done."""
    s, place = look.s, PLACE[option.place]
    leader = option.piece in ("leader", "hologram")
    if place in BUILD:
        return 1.0
    if place in GATE_SPACES:
        return 3.0
    if s.peninsula(place) == FORGES:
        return 4.0 if s.stuff[decision.seat][ORE] else 2.5
    if s.peninsula(place) == LIBRARIES:
        return 7.0
    # The Explorer helps others even lying down, so nobody has to wait for the leader.
    return 5.0 + leader * 0.1


def waiting(look: Outlook, decision: Choose, option: Wait) -> float:
    """While placing, others go first; while acting, only builders wait."""
    s, seat = look.s, decision.seat
    if s.phase == "place":
        return 15.0
    left = [place for _, place in workers_left(s, seat)]
    forging = [place for place in left if s.peninsula(place) == FORGES]
    dry_forge = bool(forging) and not s.stuff[seat][ORE]
    return 2.6 if dry_forge or all(place in BUILD for place in left) else 1.5


def resting(look: Outlook, decision: Choose, option: Rest) -> float:
    """Keep the ore if Atlantium is not wanted."""
    return 4.5 if look.needs[ATLANTIUM] <= 0 else NEVER


# The sea


def flooding(look: Outlook, decision: Choose, option: Peninsula) -> float:
    """Where to flood, or, for a barrier or a rising tile, where it matters most."""
    s, peninsula = look.s, PENINSULAS.index(option.peninsula)
    if any(word in decision.rule for word in ("misfortune", "wrath")):
        shielded = s.barriers[peninsula] and "controlled" not in decision.rule
        here = 0.0 if shielded else 1.2 * len(s.standing[s.outermost(peninsula)])
        return (8.0 if shielded else 0.0) - look.lost_tile(peninsula) - here
    if decision.rule in RAISING:
        return look.raised_tile(peninsula)
    return sheltering(look, peninsula)


def sheltering(look: Outlook, peninsula: int) -> float:
    """What a barrier does there."""
    s = look.s
    danger = 1.0 - look.keeps(s.outermost(peninsula)) if s.phase == "place" else 0.5
    return look.lost_tile(peninsula) * (0.4 + danger)


def buying_barrier(look: Outlook, decision: Choose, option: RaiseBarrier) -> float:
    """A barrier if there is energy to spare."""
    s = look.s
    price = s.box.energy.barrier
    if s.energy(decision.seat) < price or look.spare_energy < price:
        return NEVER
    return 12.0 + sheltering(look, PENINSULAS.index(option.peninsula)) / 10


def buying_unflooding(look: Outlook, decision: Choose, option: Unflood) -> float:
    """When the island is nearly gone, or there is energy in abundance."""
    s = look.s
    price = s.box.energy.unflood
    urgent = look.rounds_left <= 2 and look.rounds_needed > look.rounds_left - 1
    able = sum(own[ENERGY] for own in s.stuff) >= price + 3 if urgent else False
    if s.energy(decision.seat) >= price and (able or look.spare_energy >= price + 2):
        return 11.0 + look.raised_tile(PENINSULAS.index(option.peninsula)) / 10
    return NEVER


def playing(look: Outlook, decision: Choose, option: PlayCard) -> float:
    """Whether this is the moment for a card."""
    s, seat = look.s, decision.seat
    needs = look.needs[:4]
    again = s.just_acted_at[seat]
    moments: dict[str, bool] = {
        "mystic-surge": True,
        "transmutation": min(needs) < 0 < max(needs) and s.phase == "actions",
        "ward-of-the-ancients": s.phase == "misfortunes",
        "second-effort": again >= 0 and worth_again(look, seat, again),
        "call-to-service": True,
        "averted-fate": True,
        "foresight": s.phase == "misfortunes" and s.known_above == 0 and len(s.draws) > 2,
        "swift-retreat": s.phase == "actions",
        "turn-the-tide": s.phase != "actions" or look.rounds_left <= 1,
        "hasty-construction": not look.core_place,
        "recovered-scrolls": len(s.library) < 4,
    }
    card = s.box.card_does(option.card)
    if card == "averted-fate":
        return 8.0 if badness(look, str(decision.about["misfortune"])) >= TILE else -1.0
    return 14.0 if moments.get(card) else -1.0


def worth_again(look: Outlook, seat: int, place: int) -> bool:
    """Whether the action of a place is worth a card."""
    s = look.s
    if s.is_wild(place):
        return look.worth(s.peninsula(place)) > 1.0 and tile_of(place) <= 4
    if s.peninsula(place) == LIBRARIES:
        return len(s.hands[seat]) <= 3
    return s.peninsula(place) == FORGES and s.stuff[seat][ORE] > 0 and tile_of(place) <= 4


# The gate, and who gets what


def choosing_build(look: Outlook, decision: Choose, option: Any) -> float:
    """The power core, else what brings most; the Artificer saves what is scarcest."""
    s, index = look.s, COMPONENTS.index(option.component)
    if index == POWER_CORE:
        return 100.0
    saved = look.needs[STUFF.index(option.saved)] if isinstance(option, BuildSaving) else 0
    price = sum(s.box.component(index).price())
    return 20.0 + look.component(index) - 0.2 * price + saved / 10


def exchanging(look: Outlook, decision: Choose, option: Exchange) -> float:
    """From surplus to what is lacking."""
    give, take = look.needs[STUFF.index(option.give)], look.needs[STUFF.index(option.take)]
    return float(take - give) if give < 0 < take else NEVER


def taking(look: Outlook, decision: Choose, option: Choice) -> float:
    """Whoever has least: followers for a recruit, energy and cards for anything else."""
    s = look.s
    if "recruit" in decision.rule:
        return 10.0 - float(s.followers[option.seat])
    return 10.0 - s.energy(option.seat) / 10 - len(s.hands[option.seat])


def adding_energy(look: Outlook, decision: Choose, option: AddEnergy) -> float:
    """As long as what it brings is worth more."""
    s, place = look.s, PLACE[str(decision.about["place"])]
    gain = look.follower_worth
    if s.is_wild(place):
        stuff = s.peninsula(place)
        gain = look.worth(stuff) + look.share(decision.seat, stuff)
    if decision.about["total"] >= decision.about["target"]:
        gain *= 0.9
    return gain - option.count * look.worth(ENERGY)


def giving(look: Outlook, decision: Choose, option: Give) -> float:
    """Pay what is asked, most of it at once; in a city only as much as a recruit is worth.

    Late in the match everybody keeps something for a share of the power core.
    """
    if (
        decision.rule == "rising.city.energy"
        and option.count * look.worth(ENERGY) > look.follower_worth
    ):
        return -1.0
    if decision.rule in AGAINST_THE_SEA and takes_the_last(look, decision.seat, option):
        return -1.0
    return 1.0 + option.count


def takes_the_last(look: Outlook, seat: int, gift: Give) -> bool:
    """Whether nothing is left to a seat to pay its share of the power core with."""
    s = look.s
    return len(s.built) >= LATE and s.seats > 1 and sum(s.stuff[seat]) <= gift.count


def turning(look: Outlook, decision: Choose, option: TurnDie) -> float:
    """Fortune's Favour on a low die that should count."""
    return adding_energy(look, decision, AddEnergy(1)) + 0.3 - option.die / 10


# Cards


def card_worth(name: str) -> float:
    """How much a card is wanted."""
    return CARD_WORTH.get(name, ARTIFACT_WORTH)


def badness(look: Outlook, name: str) -> float:
    """How bad a misfortune would be."""
    s = look.s
    card = s.box.misfortune(name)
    if card.effect == "calm-seas":
        return 0.0
    if card.peninsula is None:
        worst = {"great-wave": 2 * TILE, "energy-ebb": 1.0, "looters": 1.5}
        return worst.get(card.effect, TILE)
    peninsula = PENINSULAS.index(card.peninsula)
    if card.effect == "scatter":
        return 0.9 * sum(
            len(here) for place, here in enumerate(s.standing) if s.peninsula(place) == peninsula
        )
    if not s.dry[peninsula]:
        return 2 * TILE
    if s.barriers[peninsula]:
        return 1.0
    return TILE + 0.9 * len(s.standing[s.outermost(peninsula)]) * (s.outermost(peninsula) != CENTRE)


def leading(look: Outlook, decision: Choose, option: TakeCouncilor) -> float:
    """Some powers win more than others; the Envoy only while there is somebody to recruit."""
    power = look.s.box.councilor_does(option.councilor)
    if power == "envoy" and not any(look.s.supply):
        return NEVER
    return -float(COUNCILORS_BY_WORTH.index(power))


def including(look: Outlook, decision: Choose, option: Include) -> float:
    """Cheap components that bring much."""
    index = COMPONENTS.index(option.component)
    return look.component(index) - sum(look.s.box.component(index).price())


Judge = Callable[[Outlook, Choose, Any], float]
JUDGES: dict[type, Judge] = {
    Place: placing,
    TakeBack: lambda look, d, o: NEVER,
    Ready: lambda look, d, o: 0.5,
    NotThisPhase: lambda look, d, o: -0.5,
    Wait: waiting,
    Act: acting,
    Rest: resting,
    RaiseBarrier: buying_barrier,
    Unflood: buying_unflooding,
    PlayCard: playing,
    Peninsula: flooding,
    Exchange: exchanging,
    Build: choosing_build,
    BuildSaving: choosing_build,
    Choice: taking,
    AddEnergy: adding_energy,
    TurnDie: turning,
    Give: giving,
    UseArtifact: lambda look, d, o: 1.0,
    Keep: lambda look, d, o: card_worth(o.card),
    KeepForEnergy: lambda look, d, o: card_worth(o.card) - 0.9,
    Discard: lambda look, d, o: -card_worth(o.card),
    Lose: lambda look, d, o: -float(look.needs[STUFF.index(o.stuff)]),
    Gather: lambda look, d, o: float(look.needs[STUFF.index(o.stuff)]),
    PutUnder: lambda look, d, o: badness(look, o.misfortune),
    PutBack: lambda look, d, o: badness(look, o.misfortune),
    Flee: lambda look, d, o: 1.0 + (o.piece != "leader"),
    ToCentre: lambda look, d, o: 1.0 + (o.piece == "leader"),
    TakeCouncilor: leading,
    Include: including,
}
