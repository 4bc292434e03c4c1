"""A sensible team: gathers what the blueprint lacks, builds as soon as it can, and keeps dry.

It is only ever handed states imagined for its seat. The first to be asked proposes; the others
follow, so that a table of such players is quick, and one beside people does what they propose.
"""

from collections.abc import Callable
from typing import Any

from critias.engine.decisions import Choose, Decision
from critias.engine.randomness import Rng

from .box import (
    ATLANTIUM,
    BUILD,
    CENTRE,
    CITIES,
    COMPONENTS,
    ENERGY,
    FORESTS,
    GATE_SPACES,
    LEADER,
    LIBRARIES,
    ORE,
    PENINSULAS,
    PIECES,
    PLACE,
    POWER_CORE,
    STUFF,
    peninsula_of,
    tile_of,
)
from .options import (
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
    Peninsula,
    Place,
    PlayCard,
    PutBack,
    PutUnder,
    RaiseBarrier,
    Ready,
    TakeBack,
    TakeCouncilor,
    ToCentre,
    TurnDie,
    Unflood,
)
from .proposals import coverable
from .rolling import added_to_city, odds, target
from .state import Table, atlantean, owner

# How much a peninsula matters, and how good or bad cards and councilors are.
PENINSULA_WORTH = (1.0, 1.0, 1.0, 0.4, 0.5, 1.1)
COUNCILORS = (
    "artificer",
    "priest",
    "smith",
    "explorer",
    "prospector",
    "oracle",
    "scholar",
    "envoy",
    "champion",
    "astrologer",
)
CARD_WORTH = {
    "hasty-construction": 5.0,
    "turn-the-tide": 4.5,
    "averted-fate": 4.0,
    "ward-of-the-ancients": 4.0,
    "mystic-surge": 3.5,
    "transmutation": 3.5,
    "fortunes-favour": 3.0,
    "call-to-service": 3.5,
    "foresight": 2.5,
    "second-effort": 2.5,
    "swift-retreat": 1.0,
    "caravan": 0.5,
    "recovered-scrolls": 0.5,
}
ARTIFACT_WORTH = 3.2
ENERGY_WORTH = 0.5
CARD = 0.55
FOLLOWER_WORTH = 1.6
ENERGY_KEPT = 3
"""Energy the team keeps for the power core."""
NEVER = -10.0


def choose(s: Table, decision: Decision, rng: Rng) -> Any:
    """What has been proposed, else the best-looking option; chance decides between equals."""
    assert isinstance(decision, Choose)
    if decision.about.get("proposal") is not None and decision.default is not None:
        return decision.default
    scored = [(worth(s, decision, option), option) for option in decision.options]
    best = max(score for score, _ in scored)
    return rng.choice([option for score, option in scored if score == best])


def worth(s: Table, decision: Choose, option: Any) -> float:
    """How good an answer looks; 0 is to leave things as they are."""
    judge = JUDGES.get(type(option))
    return judge(s, decision, option) if judge else 0.0


def lack(s: Table) -> list[int]:
    """What the team still needs of everything, less what it owns; below 0 is surplus."""
    left = [0] * len(STUFF)
    for index in s.blueprint:
        if index not in s.built:
            for stuff, count in enumerate(s.box.component(index).price()):
                left[stuff] += count
    return [left[i] - sum(own[i] for own in s.stuff) for i in range(len(STUFF))]


# Placing


def placing(s: Table, decision: Choose, option: Place) -> float:
    """The expected value of an Atlantean there, less what the sea may take."""
    seat, place = decision.seat, PLACE[option.place]
    kind = PIECES.index(option.piece)
    piece = atlantean(seat, kind)
    if place in BUILD:
        return building(s, seat, kind, place)
    if s.to_build() == [POWER_CORE] and kind == LEADER and core_is_near(s):
        return NEVER / 2
    value = action_value(s, piece, place)
    # Leaders go where their power works, and are otherwise placed last.
    return 1.0 + value * dryness(s, place) + 0.3 * power_fits(s, piece, place)


def dryness(s: Table, place: int) -> float:
    """The chance that a tile is still dry after the misfortunes."""
    if place == CENTRE or place >= BUILD[0]:
        return 1.0
    peninsula = peninsula_of(place)
    if s.barriers[peninsula]:
        return 0.97
    draws = max(4, s.seats)
    hit = min(0.9, draws * 0.13)
    outer = tile_of(place) - tile_of(s.outermost(peninsula))
    return 1.0 - hit if outer == 0 else 1.0 - hit * hit / 2 if outer == 1 else 0.98


def action_value(s: Table, piece: int, place: int) -> float:
    """What the action of a place is worth to the team."""
    seat = owner(piece)
    if place == CENTRE:
        energy = 3 if s.power(piece) == "priest" else 1
        short = lack(s)[ENERGY] > 0
        return ENERGY_WORTH * energy * (1.5 if short else 1.0)
    if place in GATE_SPACES:
        return component_value(s, seat, place)
    peninsula = peninsula_of(place)
    if peninsula <= FORESTS:
        return wild_value(s, piece, place)
    if peninsula == CITIES:
        return city_value(s, piece, place)
    if peninsula == LIBRARIES:
        kept = 2 if tile_of(place) <= 2 else 1.2
        return CARD * kept * (len(s.library) > 1)
    return forge_value(s, piece, place)


def wild_value(s: Table, piece: int, place: int) -> float:
    """The chance of success, by how much the team needs what the peninsula gives."""
    stuff = peninsula_of(place)
    needs = lack(s)
    # Three Atlantium are about two ore at the better forges.
    need = needs[stuff] + (max(0, needs[ATLANTIUM]) + 1) // 2 if stuff == ORE else needs[stuff]
    coming = sum(len(s.standing[p]) for p in range(1 + 6 * stuff, 7 + 6 * stuff))
    weight = 1.3 if need > coming * 0.6 else 0.15
    chance = odds(s, piece, place) / 100
    if s.energy(owner(piece)) >= 2:
        chance = min(1.0, chance + 1 / 6)
    return weight * chance * (1.4 if s.power(piece) == "prospector" else 1.0)


def city_value(s: Table, piece: int, place: int) -> float:
    """A new follower is worth the more the earlier; half a pair only with somebody to follow."""
    seat = owner(piece)
    waiting = s.workers(place)
    if not waiting and len(s.pools[seat]) < 2:
        return NEVER
    if not any(s.supply[one] for one in {seat, *(owner(p) for p in waiting)}):
        return NEVER
    needed = target(s, place) - sum(added_to_city(s, [piece, *waiting], place).values())
    chance = sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36
    value = FOLLOWER_WORTH * chance * max(0.2, 1.3 - 0.15 * s.round)
    return value + (1.0 if waiting else -0.3)


def forge_value(s: Table, piece: int, place: int) -> float:
    """Atlantium from ore that the player has, or may have by then."""
    seat = owner(piece)
    if lack(s)[ATLANTIUM] <= 0:
        return 0.05
    forging = sum(owner(p) == seat for t in range(31, 37) for p in s.standing[t])
    ore = s.stuff[seat][ORE] - forging
    if ore <= 0:
        return 0.0
    rate = s.box.tiles["forges"].rate[tile_of(place) - 1] + (s.power(piece) == "smith")
    return 0.9 * rate


def component_value(s: Table, seat: int, place: int) -> float:
    """The action of a component; half a pair only with somebody to follow."""
    name = COMPONENTS[(place - GATE_SPACES[0]) // 2]
    if s.is_pair(place) and not s.standing[place] and len(s.pools[seat]) < 2:
        return NEVER
    ore = s.stuff[seat][ORE] > 0
    values = {
        "mystic-siphon": 3 * ENERGY_WORTH,
        "matter-converter": 1.0 if any(s.stuff[seat][:4]) and max(lack(s)[:4]) > 0 else 0.0,
        "resonant-archive": 2 * CARD * (len(s.library) > 1),
        "star-crucible": 2.5 if ore else 0.0,
        "barrier-projector": 1.5,
        "tidal-governor": 0.8,
        "muster-spire": 1.6,
        "aetheric-foundry": 2.5 if ore else 0.0,
        "chrono-lattice": 1.5,
        "tide-engine": 2.0,
        "harmonic-array": 1.6,
        "mind-nexus": 1.5 if s.supply[seat] else 0.0,
    }
    return values.get(name, 0.0)


def power_fits(s: Table, piece: int, place: int) -> bool:
    """Whether the power of a leader works at that place."""
    power = s.power(piece)
    if not power or place >= BUILD[0]:
        return False
    if place == CENTRE:
        return power == "priest"
    homes = {"scholar": LIBRARIES, "smith": LIBRARIES + 1, "envoy": CITIES}
    if power in ("explorer", "prospector"):
        return peninsula_of(place) <= FORESTS
    return homes.get(power) == peninsula_of(place)


def building(s: Table, seat: int, kind: int, place: int) -> float:
    """Join a build space if the team can pay for something there and this player is needed."""
    here = {owner(piece) for piece in s.standing[place]}
    if core_is_near(s):
        return 9.0 if kind == LEADER and place == BUILD[0] else NEVER
    if seat in here:
        return NEVER
    ordinary = [c for c in s.to_build() if c != POWER_CORE]
    purses = list(s.stuff)
    spare = [c for c in ordinary if coverable(s.box.component(c).price(), purses)]
    if not affordable_beside(s, spare, BUILD.index(place)):
        return NEVER
    if any(coverable(s.box.component(c).price(), [s.stuff[o] for o in here]) for c in spare):
        return NEVER  # those who stand there do not need help
    useful = any(
        s.stuff[seat][stuff]
        for c in spare
        for stuff, count in enumerate(s.box.component(c).price())
        if count
    )
    alone = any(coverable(s.box.component(c).price(), [s.stuff[seat]]) for c in spare)
    leader = 0.5 if kind == LEADER and s.power(atlantean(seat, kind)) == "artificer" else 0.0
    return 7.0 + alone + leader + 0.5 * bool(here) if useful else NEVER


def affordable_beside(s: Table, spare: list[int], others: int) -> bool:
    """Whether the team could pay for one more component than other build spaces will."""
    pool = [sum(own[i] for own in s.stuff) for i in range(len(STUFF))]
    count = 0
    for index in sorted(spare, key=lambda c: sum(s.box.component(c).price())):
        cost = s.box.component(index).price()
        if all(have >= need for have, need in zip(pool, cost, strict=True)):
            pool = [have - need for have, need in zip(pool, cost, strict=True)]
            count += 1
    return count > others


def core_is_near(s: Table) -> bool:
    """Whether only the power core is missing, and the team can pay for it."""
    if s.to_build() != [POWER_CORE]:
        return False
    return coverable(s.box.component(POWER_CORE).price(), s.stuff, s.seats)


# Acting and deciding


def acting(s: Table, decision: Choose, option: Act) -> float:
    """Gather first, forge then, build last."""
    place = PLACE[option.place]
    if place in BUILD:
        return 1.0
    if place in GATE_SPACES:
        return 4.0
    if place and peninsula_of(place) > LIBRARIES:
        return 3.0
    return 5.0 + (PIECES.index(option.piece) != LEADER)


def flooding(s: Table, decision: Choose, option: Peninsula) -> float:
    """Where to flood, or, for a barrier or a rising tile, where it matters most."""
    peninsula = PENINSULAS.index(option.peninsula)
    value = PENINSULA_WORTH[peninsula] * (1.0 + 2.0 / (1 + s.dry[peninsula]))
    if any(word in decision.rule for word in ("misfortune", "wrath")):
        shield = 5.0 if s.barriers[peninsula] and "controlled" not in decision.rule else 0.0
        return shield - value - 2.0 * len(s.standing[s.outermost(peninsula)])
    return value


def buying_barrier(s: Table, decision: Choose, option: RaiseBarrier) -> float:
    """A barrier if there is energy to spare."""
    spare = sum(own[ENERGY] for own in s.stuff) - max(ENERGY_KEPT, lack(s)[ENERGY] + ENERGY_KEPT)
    if s.energy(decision.seat) < s.box.energy.barrier or spare < s.box.energy.barrier:
        return NEVER
    return 8.0 + flooding(s, decision, Peninsula(option.peninsula)) / 10


def buying_unflooding(s: Table, decision: Choose, option: Unflood) -> float:
    """Only when the island is nearly gone."""
    if s.energy(decision.seat) < s.box.energy.unflood or sum(s.dry) > 4:
        return NEVER
    return 8.5


def playing(s: Table, decision: Choose, option: PlayCard) -> float:
    """Whether this is the moment for a card."""
    name = option.card
    needs = lack(s)[:4]
    moments: dict[str, bool] = {
        "mystic-surge": True,
        "transmutation": min(needs) < 0 < max(needs),
        "ward-of-the-ancients": s.phase in ("place", "misfortunes"),
        "second-effort": s.is_wild(s.just_acted_at[decision.seat]),
        "call-to-service": True,
        "averted-fate": True,
        "foresight": s.phase == "misfortunes" and s.known_above == 0,
        "swift-retreat": True,
        "turn-the-tide": True,
        "hasty-construction": True,
        "recovered-scrolls": len(s.library) < 4,
    }
    return 8.0 if moments.get(name) else -1.0


def exchanging(s: Table, decision: Choose, option: Exchange) -> float:
    """From surplus to what is lacking."""
    needs = lack(s)
    give, take = needs[STUFF.index(option.give)], needs[STUFF.index(option.take)]
    return float(take - give) if give < 0 < take else NEVER


def choosing_build(s: Table, decision: Choose, option: Any) -> float:
    """The power core, else the cheapest; the Artificer saves what is scarcest."""
    index = COMPONENTS.index(option.component)
    if index == POWER_CORE:
        return 100.0
    saved = lack(s)[STUFF.index(option.saved)] if isinstance(option, BuildSaving) else 0
    return 20.0 - sum(s.box.component(index).price()) + saved / 10


def taking(s: Table, decision: Choose, option: Choice) -> float:
    """Whoever has least: followers for a recruit, energy for anything else."""
    if "recruit" in decision.rule:
        return -float(s.followers[option.seat])
    return -float(s.energy(option.seat))


def adding_energy(s: Table, decision: Choose, option: AddEnergy) -> float:
    """Up to two energy for a success."""
    return 3.0 - option.count if option.count <= 2 else -1.0


def card_worth(name: str) -> float:
    """How much a card is wanted."""
    return CARD_WORTH.get(name, ARTIFACT_WORTH)


def badness(s: Table, name: str) -> float:
    """How bad a misfortune would be."""
    if name == "calm-seas":
        return 0.0
    card = s.box.misfortune(name)
    if card.effect == "flood" and card.peninsula is not None:
        return 3.0 if s.dry[PENINSULAS.index(card.peninsula)] else 5.0
    return {"great-wave": 4.5, "controlled-flood": 2.5, "barrier-breach": 2.5}.get(name, 2.0)


Judge = Callable[[Table, Choose, Any], float]
JUDGES: dict[type, Judge] = {
    Place: placing,
    TakeBack: lambda s, d, o: NEVER,
    Ready: lambda s, d, o: 0.5,
    Act: acting,
    RaiseBarrier: buying_barrier,
    Unflood: buying_unflooding,
    PlayCard: playing,
    Peninsula: flooding,
    Exchange: exchanging,
    Build: choosing_build,
    BuildSaving: choosing_build,
    Choice: taking,
    AddEnergy: adding_energy,
    TurnDie: lambda s, d, o: 2.0 - o.die / 10,
    Give: lambda s, d, o: 1.0 + o.count,
    Keep: lambda s, d, o: card_worth(o.card),
    KeepForEnergy: lambda s, d, o: card_worth(o.card) - 3.4,
    Discard: lambda s, d, o: -card_worth(o.card),
    Lose: lambda s, d, o: -float(lack(s)[STUFF.index(o.stuff)]),
    Gather: lambda s, d, o: float(lack(s)[STUFF.index(o.stuff)]),
    PutUnder: lambda s, d, o: badness(s, o.misfortune),
    PutBack: lambda s, d, o: badness(s, o.misfortune),
    Flee: lambda s, d, o: 1.0 + (o.piece != "leader"),
    ToCentre: lambda s, d, o: 1.0 + (o.piece == "leader"),
    TakeCouncilor: lambda s, d, o: -float(COUNCILORS.index(o.councilor)),
    Include: lambda s, d, o: -float(sum(s.box.component(COMPONENTS.index(o.component)).price())),
}
