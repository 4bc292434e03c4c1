"""A decent player: boards ships with company, moves those that pay, and spreads its tokens.

It is only ever handed states imagined for its seat; all worths are in points, as they look now.
"""

from collections.abc import Callable
from typing import Any

from critias.engine import Choose, Decision, Rng, best_looking

from .. import options as o
from ..box import (
    BETRAYAL,
    COMMON_GOOD,
    EVENTS,
    FACTIONS,
    KINDS,
    POLITICS,
    ROYAL_BARGE,
    SABOTAGE,
    SCIENCE_VESSEL,
    SHIPS,
    SPECIALS,
)
from ..cards.politics import resolvable
from ..phases.voting import winners_of
from ..state import ALL_SHIPS, ROW, Harbour

SPECIAL_CARD = 1.8
LAST_TURN = 0.6  # how much a special card has lost once two markers have fallen
COMPANY = 0.25  # others aboard will not sink the ship
RIVALS = 0.5  # how much a rival's gain counts against the own
REACHES = (0.5, 0.8)  # the chance to arrive, from the Port and from the Ocean
PASSING = 0.05
FACTION = {
    "archont": 0.8,
    "basileus": 1.6,
    "demagogos": 1.0,
    "demiurgos": 1.8,
    "oraklos": 0.3,
    "philosophos": 0.8,
    "strategos": 2.0,
}


def choose(s: Harbour, decision: Decision, rng: Rng) -> Any:
    """The best-looking option; equals are decided by chance."""
    assert isinstance(decision, Choose)
    if len(decision.options) == 1:
        return decision.options[0]
    return best_looking(decision, appraise(s, decision, rng), rng)


def appraise(s: Harbour, decision: Choose, rng: Rng) -> list[float]:
    """How good each option looks, in points."""
    judge = JUDGES.get(type(decision.options[-1]), worth)
    return [judge(s, decision, option, rng) for option in decision.options]


def worth(s: Harbour, decision: Choose, option: Any, rng: Rng) -> float:
    """How good an answer looks."""
    valued = VALUES.get(type(option))
    return valued(s, decision, option) if valued else 0.0


# Ships


def chart(s: Harbour, count: int, royal: bool = False) -> int:
    """Points for so many refugees of a colour."""
    points = s.variant.royal_chart if royal else s.variant.standard_chart
    return points[min(count, len(points)) - 1] if count else 0


def arrival(s: Harbour, ship: int, seat: int, royal: bool = False) -> int:
    """What a player would gain if the ship arrived now."""
    own = s.refugees(ship, seat)
    if not own:
        return 0
    colours = sum(s.refugees(ship, colour) > 0 for colour in range(s.seats + 1))
    return chart(s, own, royal) + colours - 1


def margin(s: Harbour, ship: int, seat: int, royal: bool = False) -> float:
    """What an arrival is worth to a player, less what it is worth to the strongest rivals."""
    rivals = [arrival(s, ship, other, royal) for other in range(s.seats) if other != seat]
    mean = sum(rivals) / len(rivals)
    return arrival(s, ship, seat, royal) - RIVALS * (mean + max(rivals)) / 2


def moving(s: Harbour, ship: int, seat: int, royal: bool = False) -> float:
    """What moving a ship is worth."""
    if not s.at_sea[ship] and not s.skips_ocean(ship):
        return 0.3 * margin(s, ship, seat)
    bonus = 1.0
    if s.advanced[ship]:
        bonus += {SCIENCE_VESSEL: 2.0, ROYAL_BARGE: SPECIAL_CARD}.get(ship, 0.0)
    return 0.8 * margin(s, ship, seat, royal) + bonus


def boarding(s: Harbour, ship: int, seat: int, cubes: int) -> float:
    """What boarding so many refugees on a ship is worth."""
    own = s.refugees(ship, seat)
    gain = float(chart(s, own + cubes) - chart(s, own))
    others = sum(s.refugees(ship, colour) > 0 for colour in range(s.seats + 1) if colour != seat)
    if not own:
        gain += others
    reach = 0.9 if s.skips_ocean(ship) else REACHES[s.at_sea[ship]]
    filled = min(1.0, (s.crowd(ship) + cubes) / s.spaces(ship))
    return gain * (reach + 0.2 * filled) + COMPANY * others


def harm(s: Harbour, ship: int, seat: int) -> float:
    """What it is worth that nobody on a ship arrives."""
    reach = REACHES[s.at_sea[ship]]
    points = sum(s.refugees(ship, c) for c in range(s.seats) if s.vp[c] > s.vp[seat])
    return points - reach * margin(s, ship, seat)


# Cards


def card_worth(s: Harbour, seat: int, card: int) -> float:
    """What resolving a card is worth now, roughly."""
    if card == SABOTAGE:
        return max(
            (harm(s, h, seat) for h in ALL_SHIPS if s.at_sea[h] and not s.immune(h)), default=0
        )
    if card == BETRAYAL:
        ships = [h for h in s.movable() if not s.at_sea[h] and not s.immune(h)]
        return max(0.5, *(harm(s, h, seat) * 0.8 for h in ships)) if ships else 0.5
    kind = KINDS[card]
    total = kind.points + kind.draws * special_worth(s)
    places = sorted((-boarding(s, h, seat, size), h) for size in kind.groups for h in ALL_SHIPS)
    total -= sum(value for value, _ in places[: len(kind.groups)])
    if kind.moves:
        moves = sorted((moving(s, h, seat, kind.royal) for h in s.movable()), reverse=True)
        total += sum(moves[: kind.moves])
    return total


def special_worth(s: Harbour) -> float:
    """A special card is worth less when few turns are left to play it."""
    return SPECIAL_CARD if s.doom_markers > 1 else SPECIAL_CARD * LAST_TURN


def laying(s: Harbour, seat: int, card: int) -> float:
    """Cards that can be resolved now come first; the others may become possible."""
    value = card_worth(s, seat, card)
    return value if resolvable(s, seat, card) else 0.5 * value - 1


# Tokens


def bid_worth(s: Harbour, decision: Choose, option: Any, rng: Rng) -> float:
    """A bid is good the closer it comes to what the player wants to spend."""
    tokens: int = option.tokens
    return -abs(tokens - wanted_bid(s, decision)) + rng.below(100) / 60


def wanted_bid(s: Harbour, decision: Choose) -> float:
    """How many tokens to spend: few in the Senate, and on a card by what it is worth."""
    seat = decision.seat
    if decision.rule == "eoa.senate.bid":
        return 5.0 if EVENTS[s.in_force] in ("senate-pays-its-debts", "senates-leadership") else 3.0
    left = ROW - s.vote
    reserve = min(3, s.supply[seat]) if left > 1 else min(2, s.supply[seat])
    share = (s.supply[seat] - reserve) / left
    row = s.rows[seat][s.vote :]
    worths = [max(0.0, card_worth(s, seat, card)) + 0.3 for card in row]
    if not resolvable(s, seat, row[0]):
        return 0.4 * share
    return share * min(2.0, worths[0] * len(worths) / sum(worths))


# What each answer is worth


def helped(value: float, s: Harbour, seat: int, ship: int, specials: tuple[str, ...]) -> float:
    """A boarding less the special cards it takes, plus the move it may bring."""
    value -= len(specials) * special_worth(s) * 0.8
    if SPECIALS[COMMON_GOOD] in specials:
        value += moving(s, ship, seat) - 1.5
    return value


def value_board(s: Harbour, decision: Choose, option: o.Board) -> float:
    ship = SHIPS.index(option.ship)
    value = boarding(s, ship, decision.seat, option.cubes)
    return helped(value, s, decision.seat, ship, option.specials)


def value_displace(s: Harbour, decision: Choose, option: Any) -> float:
    ship = SHIPS.index(option.ship)
    bonus = 0.6 if isinstance(option, o.Displace) else 0.2
    value = boarding(s, ship, decision.seat, 1) + bonus
    return helped(value, s, decision.seat, ship, option.specials)


def value_exchange(s: Harbour, decision: Choose, option: o.Exchange) -> float:
    ship = SHIPS.index(option.ship)
    return boarding(s, ship, decision.seat, option.cubes) - special_worth(s) * 0.8


def value_move(s: Harbour, decision: Choose, option: o.Move) -> float:
    return moving(s, SHIPS.index(option.ship), decision.seat)


def value_target(s: Harbour, decision: Choose, option: o.Target) -> float:
    return harm(s, SHIPS.index(option.ship), decision.seat)


def value_target_pool(s: Harbour, decision: Choose, option: o.TargetPool) -> float:
    if option.seat == decision.seat:
        return -5.0
    return 0.3 + 0.05 * s.pool[option.seat]


def value_throw(s: Harbour, decision: Choose, option: o.Throw | o.ThrowHidden) -> float:
    if option.seat == decision.seat:
        return -5.0
    ship = SHIPS.index(decision.about["ship"])
    own = s.refugees(ship, option.seat)
    lost = chart(s, own) - chart(s, own - 1)
    return 0.3 * lost + (s.vp[option.seat] > s.vp[decision.seat])


def value_take_faction(s: Harbour, decision: Choose, option: o.TakeFaction) -> float:
    value = FACTION[option.faction] + s.bonus[FACTIONS.index(option.faction)]
    if option.faction == "demagogos":
        ports = [ship for ship in s.movable() if not s.at_sea[ship]]
        value += max((moving(s, ship, decision.seat) for ship in ports), default=-1.0)
    return value


def value_resolve(s: Harbour, decision: Choose, option: o.Resolve) -> float:
    value = card_worth(s, decision.seat, POLITICS.index(option.card))
    return value - special_worth(s) if option.source == "hand" else value


def value_special(s: Harbour, decision: Choose, option: o.PlaySpecial) -> float:
    seat = decision.seat
    if option.special == "shapeshifting-spy":
        return 1.0 if spy_helps(s, seat, list(decision.about["bids"])) else -1.0
    ship = SHIPS.index(decision.about["ship"])
    if option.special == "guards":
        return arrival(s, ship, seat) * REACHES[s.at_sea[ship]] - special_worth(s)
    gain = chart(s, s.refugees(ship, s.neutral))
    if s.variant.edition.alliance == "replaces":
        gain -= chart(s, s.refugees(ship, seat))
    return gain - special_worth(s)


def spy_helps(s: Harbour, seat: int, bids: list[int]) -> bool:
    """Whether one token more makes a winner of a player with something to resolve."""
    if not resolvable(s, seat, s.rows[seat][s.vote]):
        return False
    before = winners_of(s, bids)
    bids[seat] += 1
    return seat not in before and seat in winners_of(s, bids)


def value_lose(s: Harbour, decision: Choose, option: o.Lose) -> float:
    if option.place not in SHIPS:
        return 0.0
    own = s.refugees(SHIPS.index(option.place), decision.seat)
    return float(chart(s, own - 1) - chart(s, own))


VALUES: dict[type, Callable[[Harbour, Choose, Any], float]] = {
    o.Board: value_board,
    o.Displace: value_displace,
    o.DisplaceNeutral: value_displace,
    o.Exchange: value_exchange,
    o.Move: value_move,
    o.Target: value_target,
    o.TargetPool: value_target_pool,
    o.Throw: value_throw,
    o.ThrowHidden: value_throw,
    o.ThrowNeutral: lambda s, decision, option: 0.05,
    o.TakeFaction: value_take_faction,
    o.UseAbility: lambda s, decision, option: 1.0,
    o.Resolve: value_resolve,
    o.Pass: lambda s, decision, option: PASSING,
    o.PlaySpecial: value_special,
    o.Lose: value_lose,
    o.Lay: lambda s, decision, option: laying(s, decision.seat, POLITICS.index(option.card)),
    o.DiscardPolitics: lambda s, decision, option: (
        -laying(s, decision.seat, POLITICS.index(option.card))
    ),
    o.Regain: lambda s, decision, option: option.tokens,
    o.Remove: lambda s, decision, option: option.tokens,
}
JUDGES: dict[type, Callable[[Harbour, Choose, Any, Rng], float]] = {o.Bid: bid_worth}
