"""Misfortunes: each card's effect beside the name it has in components.toml."""

from collections.abc import Callable

from critias.engine import Choose, Flow, Option, ask, first_of

from ..belongings import discard_played, spend
from ..box import ENERGY, PENINSULAS, RESOURCES, STUFF, TILES, tile_place
from ..events import (
    MisfortuneAverted,
    MisfortuneBuried,
    MisfortuneDrawn,
    MisfortuneKept,
    MisfortunesSeen,
    MisfortunesShuffled,
)
from ..flooding import break_barrier, choose_dry, flood, flood_of_choice, hit, send_home, sink
from ..options import LET_BE, Lose, PlayCard, PutBack, PutUnder
from ..state import NONE, Island

Effect = Callable[[Island, int, int], Flow[None]]
"""What a card does: called with the island, who drew it, and the peninsula it names."""

EFFECTS: dict[str, Effect] = {}
AVERTED_FATE = "averted-fate"


def effect(name: str) -> Callable[[Effect], Effect]:
    """Registers what a misfortune does."""

    def register(function: Effect) -> Effect:
        EFFECTS[name] = function
        return function

    return register


def draw(s: Island, seat: int) -> Flow[None]:
    """Reveal a misfortune, let it be averted, suffer it (rising.misfortune.draw)."""
    if not s.misfortunes:
        renew(s)
    s.revealed.append(take_top(s))
    name = s.revealed[0]
    s.tell(MisfortuneDrawn, seat, name)
    card = s.box.misfortune(name)
    averted = yield from avert(s, name)
    if not averted:
        peninsula = NONE if card.peninsula is None else PENINSULAS.index(card.peninsula)
        yield from EFFECTS[card.effect](s, seat, peninsula)
    s.suffered.append(s.revealed.pop())


def renew(s: Island) -> None:
    """The misfortunes suffered become the deck."""
    s.misfortunes, s.suffered = s.suffered, []
    s.known_above = s.known_below = 0
    s.rng.shuffle(s.misfortunes)
    s.tell(MisfortunesShuffled, len(s.misfortunes))


def take_top(s: Island) -> str:
    """The top card of the deck; what is known of the deck is known still."""
    card = s.misfortunes.pop()
    s.known_above = max(0, s.known_above - 1)
    s.known_below = min(s.known_below, len(s.misfortunes))
    return card


def avert(s: Island, name: str) -> Flow[bool]:
    """Whoever holds Averted Fate may cancel the card, though not a Controlled Flood."""
    if s.box.misfortune(name).effect in ("calm-seas", "controlled-flood"):
        return False
    holders = [seat for seat in s.everyone() if s.holding(seat, AVERTED_FATE)]
    while holders:
        seat, answer = yield from first_of(
            Choose(
                one,
                [LET_BE, PlayCard(s.holding(one, AVERTED_FATE))],
                "rising.card.averted-fate",
                {"misfortune": name},
                default=LET_BE,
            )
            for one in holders
        )
        if isinstance(answer, PlayCard):
            discard_played(s, seat, answer.card)
            s.tell(MisfortuneAverted, seat, name)
            return True
        holders.remove(seat)
    return False


@effect("flood")
def flood_one(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """The peninsula floods (rising.misfortune.flood)."""
    yield from flood(s, peninsula, drawer, "rising.misfortune.overflow")


@effect("calm-seas")
def calm_seas(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """Nothing happens (rising.misfortune.calm-seas)."""
    yield from ()


@effect("controlled-flood")
def controlled_flood(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """The drawer picks; a barrier there is removed, and the tile sinks all the same."""
    rule = "rising.misfortune.controlled-flood"
    chosen = yield from choose_dry(s, s.dry_peninsulas(), drawer, rule)
    if s.barriers[chosen]:
        break_barrier(s, chosen)
    yield from sink(s, chosen)


@effect("scatter")
def scatter(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """All who stand on the peninsula return; no tile floods.

    In the mountains rising.misfortune.rockslide, in the hills rising.misfortune.sinkholes, in the
    forests rising.misfortune.wildfire, in the cities rising.misfortune.panic, in the libraries
    rising.misfortune.collapsing-stacks, in the forges rising.misfortune.quenched-fires.
    """
    for tile in range(1, TILES + 1):
        send_home(s, tile_place(peninsula, tile))
    yield from ()


@effect("great-wave")
def great_wave(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """Two different peninsulas flood, or the only one that is left."""
    rule = "rising.misfortune.great-wave"
    dry = s.dry_peninsulas()
    first = yield from choose_dry(s, dry, drawer, rule)
    yield from hit(s, first)
    others = [p for p in dry if p != first]
    if others:
        second = yield from choose_dry(s, others, drawer, rule)
        yield from hit(s, second)


@effect("undertow")
def undertow(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """The peninsula with the most Atlanteans floods."""
    dry = s.dry_peninsulas()
    crowds = {p: sum(len(s.standing[tile_place(p, t)]) for t in range(1, TILES + 1)) for p in dry}
    most = [p for p in dry if crowds[p] == max(crowds.values())]
    chosen = yield from choose_dry(s, most, drawer, "rising.misfortune.undertow")
    yield from hit(s, chosen)


@effect("aftershock")
def aftershock(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """The peninsula that flooded last floods again; one of choice if it cannot."""
    if s.last_flooded != NONE and s.dry[s.last_flooded]:
        yield from hit(s, s.last_flooded)
    else:
        yield from flood_of_choice(s, drawer, "rising.misfortune.aftershock")


@effect("energy-ebb")
def energy_ebb(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """Everybody loses 1 energy (rising.misfortune.energy-ebb)."""
    for seat in s.everyone():
        spend(s, seat, ENERGY, min(1, s.energy(seat)))
    yield from ()


@effect("looters")
def looters(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """Everybody loses a resource of their choice."""
    for seat in s.everyone():
        have = [name for stuff, name in enumerate(RESOURCES) if s.stuff[seat][stuff]]
        if len(have) > 1:
            answer = yield from ask(
                Choose(seat, [Lose(name) for name in have], "rising.misfortune.looters")
            )
            have = [answer.stuff]
        if have:
            spend(s, seat, STUFF.index(have[0]), 1)


@effect("barrier-breach")
def barrier_breach(s: Island, drawer: int, peninsula: int) -> Flow[None]:
    """All barriers break; if there is none, a tile of choice floods."""
    raised = [p for p in range(len(PENINSULAS)) if s.barriers[p]]
    for p in raised:
        break_barrier(s, p)
    if not raised:
        yield from flood_of_choice(s, drawer, "rising.misfortune.barrier-breach")


def foresee(s: Island, seat: int, count: int, rule: str, *, may: bool = False) -> Flow[None]:
    """Look at the top cards; one goes to the bottom, and the rest back in any order.

    may: nothing need go to the bottom, and the rest goes back as it lay. What is seen is seen by
    all, since players may talk about it.
    """
    s.looked_at = [take_top(s) for _ in range(min(count, len(s.misfortunes)))]
    if not s.looked_at:
        return
    s.tell(lambda: MisfortunesSeen(seat, tuple(s.looked_at)))
    yield from bury(s, seat, rule, may)
    while s.looked_at:
        name = s.looked_at[-1]
        kinds = sorted(set(s.looked_at))
        if len(kinds) > 1 and not may:
            answer = yield from ask(Choose(seat, [PutBack(card) for card in kinds], rule))
            name = answer.misfortune
        s.looked_at.remove(name)
        s.misfortunes.append(name)
        s.known_above += 1
        s.tell(MisfortuneKept, seat, name)


def bury(s: Island, seat: int, rule: str, may: bool) -> Flow[None]:
    """One of the cards looked at goes under the deck."""
    options: list[Option] = [PutUnder(card) for card in sorted(set(s.looked_at))]
    if may:
        options.insert(0, LET_BE)
    answer = options[0] if len(options) == 1 else (yield from ask(Choose(seat, options, rule)))
    if isinstance(answer, PutUnder):
        s.looked_at.remove(answer.misfortune)
        s.misfortunes.insert(0, answer.misfortune)
        s.known_below += 1
        s.tell(MisfortuneBuried, seat, answer.misfortune)
