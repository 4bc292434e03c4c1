"""A decent player in councils, in the shop and wherever a council's matter is settled."""

from collections.abc import Callable
from typing import Any

from critias.engine import Choose, Fill, Option, Rng

from ..box import COUNCILS, NONE, RESOURCES, TALENTS
from ..councils import amendments, voting
from ..councils.chosen import Chosen
from ..councils.options import (
    AGREE,
    AYE,
    DONE_BUYING,
    ENOUGH,
    NAY,
    PAY_FINE,
    REFUSE,
    Ballot,
    ChooseAction,
    CrownAction,
    Draft,
    JoinAs,
    NameEmpire,
    NameHouse,
    NamePlayer,
    NameRegion,
    NameTable,
    NameWonder,
    Take,
)
from ..maps.regions import name, table_name
from ..shop.options import CLOSE_THE_PILLARS, NO_SACRIFICE, SELL_SOUL, BuyUpgrade, GiveBerth
from ..state import Room
from .worth import card_worth, threat, worth

Chooser = Callable[[Room, Any, Rng], Any]

NOISE = 0.8  # tastes differ
SHARE_FOR_CARDS = 0.4  # of what one has, for an upgrade
BOLD_STAKE = 15
TALENTS_FOR_WORTH = 5.0  # a Kudos card is worth about so many

HELPS = (
    *("letters-of-marque", "tribute", "fortify", "blessing", "claim-a-berth"),
    *("raise-a-wonder", "dark-masonry", "prototype", "appoint-archon", "pardon"),
    *("great-ritual", "home-guard", "sue-for-peace", "sea-walls"),
)
"""Actions that are for oneself and one's House; the others are better aimed elsewhere."""

MATTERS = ("trial", "ostracise")
"""Votes on a player."""


# Actions


def choose_action(s: Room, decision: Choose, rng: Rng) -> Any:
    """The action that looks best."""
    seat = decision.seat
    council = next(n for n, one in enumerate(s.chambers) if seat in one.order)

    def looks(option: Option) -> float:
        if not isinstance(option, ChooseAction | CrownAction):
            return 0.0
        grown = isinstance(option, ChooseAction)
        steps = s.chambers[council].grown.get(option.action, 0) if grown else 0
        value = worth(Chosen(s, council, seat, option.action, steps))
        return value + NOISE * rng.below(1000) / 1000

    return max(decision.options, key=looks)


def name_something(s: Room, decision: Choose, rng: Rng) -> Any:
    """What an action should be about."""
    options = [one for one in decision.options if one is not ENOUGH] or list(decision.options)
    action = decision.rule.removeprefix("col.action.")
    judge = JUDGES.get(type(options[0]))
    if judge is None:
        return rng.choice(options)
    helps = action in HELPS
    scored = [(judge(s, decision.seat, one, helps), rng.below(1000), one) for one in options]
    return max(scored, key=lambda one: one[:2])[2]


def player(s: Room, seat: int, option: Any, helps: bool) -> float:
    """Oneself, House-mates; or the strangers who stand highest."""
    one: int = option.player
    mate = s.house[one] != NONE and s.house[one] == s.house[seat]
    if helps:
        return 2.0 * (one == seat) + mate
    stars, kudos = threat(s, one)
    return -1000.0 * (mate or one == seat) + 100.0 * stars + kudos


def house(s: Room, seat: int, option: Any, helps: bool) -> float:
    """The own House, or any other."""
    own = s.box.roster.houses.index(option.house) == s.house[seat]
    return float(own) if helps else -float(own)


def empire(s: Room, seat: int, option: Any, helps: bool) -> float:
    """The empire that hates one most."""
    return float(s.hatred[s.box.empires.names.index(option.empire)][seat])


def table(s: Room, seat: int, option: Any, helps: bool) -> float:
    """The own map for what helps, another one for what burns."""
    own = option.table == table_name(s, s.table[seat])
    return float(own) if helps else -float(own)


def region(s: Room, seat: int, option: Any, helps: bool) -> float:
    """Where strangers have settled."""
    place = next(p for p in range(len(s.burned)) if name(s, p) == option.region)
    owner = s.colony[place]
    if owner == NONE:
        return 0.0
    return -1.0 if owner == seat or s.house[owner] == s.house[seat] else 1.0


def wonder(s: Room, seat: int, option: Any, helps: bool) -> float:
    """The dearest wonder that can be had, or one that gives more than it costs."""
    cost = s.box.wonders[option.wonder]
    gives = TALENTS_FOR_WORTH * card_worth(s, s.box.cards[option.wonder])
    return max(float(cost.talents + cost.orichalcum + cost.vril), gives)


def amount(s: Room, seat: int, option: Any, helps: bool) -> float:
    """As much as there is, but no more than a bold stake."""
    if option.resource == "talents":
        return float(min(option.amount, BOLD_STAKE) - option.amount / 1000)
    return float(option.amount)


JUDGES: dict[type, Callable[[Room, int, Any, bool], float]] = {
    NamePlayer: player,
    NameHouse: house,
    NameEmpire: empire,
    NameTable: table,
    NameRegion: region,
    NameWonder: wonder,
    Take: amount,
}


# Votes and amendments


def vote(s: Room, decision: Choose, rng: Rng) -> Any:
    """For what changes things, against the own House and against the end of the world."""
    asks = decision.about.get("asks")
    if asks in MATTERS:
        accused = decision.about["player_seat"]
        mate = accused == decision.seat or s.house[accused] == s.house[decision.seat]
        return NAY if mate else rng.choice((AYE, AYE, NAY))
    if asks == "sink-a-continent":
        return rng.choice((AYE, NAY, NAY, NAY))
    return rng.choice((AYE, AYE, AYE, NAY))


def cast_ballot(s: Room, decision: Fill[Ballot], rng: Rng) -> Ballot:
    """A little of the resource, mostly for it."""
    resource = RESOURCES.index(decision.about["resource"])
    held = voting.votes_held(s, decision.seat, resource)
    return Ballot(rng.choice(("aye", "aye", "nay")), rng.below(held // 4 + 1))


def draft(s: Room, decision: Fill[Draft], rng: Rng) -> Draft:
    """A little more or less of a number that is the council's business."""
    council = next(n for n, one in enumerate(s.chambers) if decision.seat in one.order)
    drafts = [
        Draft(number=number, value=s.numbers[number] + change)
        for number in amendments.numbers_of(s, council)
        for change in (1, -1)
    ]
    legal = [one for one in drafts if amendments.objection(s, council, one) is None]
    return rng.choice(legal) if legal else decision.sample(rng)


# The shop


def shop(s: Room, decision: Choose, rng: Rng) -> Any:
    """A card that one does not hold yet, if it is not too dear."""
    seat = decision.seat
    wanted = [
        one
        for one in decision.options
        if isinstance(one, BuyUpgrade) and not s.holds(seat, one.upgrade) and sensible(s, seat, one)
    ]
    if not wanted:
        return DONE_BUYING
    some = [rng.choice(wanted) for _ in range(2)]
    return max(some, key=lambda one: card_worth(s, s.box.cards[one.upgrade]))


def sensible(s: Room, seat: int, offer: BuyUpgrade) -> bool:
    """Cogs are for cards; of talents one keeps some, and DOOM tokens are best kept closed."""
    if offer.price == 0 or offer.resource == "cogs":
        return True
    if offer.resource == "talents":
        return offer.price <= SHARE_FOR_CARDS * s.has(seat, TALENTS)
    return offer.price <= 2 and s.omens == 0


# Other questions


def attend(s: Room, decision: Choose, rng: Rng) -> Any:
    """A hero goes to Law to be adopted, or wherever there is something to get."""
    if rng.below(3) == 0:
        return next(one for one in decision.options if getattr(one, "council", "") == COUNCILS[0])
    return rng.choice(decision.options[1:])


def join(s: Room, decision: Choose, rng: Rng) -> Any:
    """A House is a home."""
    return rng.choice([one for one in decision.options if isinstance(one, JoinAs)])


def fine(s: Room, decision: Choose, rng: Rng) -> Any:
    """Pay if it does not hurt."""
    cheap = 2 * decision.about["amount"] <= s.has(decision.seat, TALENTS)
    return PAY_FINE if cheap and PAY_FINE in decision.options else REFUSE


def relocation(s: Room, decision: Choose, rng: Rng) -> Any:
    """Wonders are welcome, and never given away to strangers."""
    to = decision.about["to_seat"]
    mate = s.house[to] == s.house[decision.seat]
    return AGREE if to == decision.seat or mate else REFUSE


def keep_the_units(s: Room, decision: Choose, rng: Rng) -> Any:
    """Units are worth more than a little DOOM, before the omens."""
    return decision.sample(rng) if s.omens > 1 else NO_SACRIFICE


def free_time_wish(s: Room, decision: Choose, rng: Rng) -> Any:
    """A berth for one's House, the Pillars in need, the Soul Market; or None."""
    seat = decision.seat
    for option in decision.options:
        if isinstance(option, GiveBerth) and s.house[option.player] == s.house[seat]:
            return option
        if option is CLOSE_THE_PILLARS and s.turn == s.turns - 1:
            return option
        if option is SELL_SOUL and s.omens == 0:
            return option
    return None


CHOOSERS: dict[str, Chooser] = {
    "col.7.14": attend,
    "col.7.58": choose_action,
    "col.7.61": choose_action,
    "col.7.63": draft,
    "col.7.72": vote,
    "col.7.72-casting": vote,
    "col.7.73": cast_ballot,
    "col.10.1": shop,
    "col.action.adopt-a-hero-consent": join,
    "col.action.trial-fine": fine,
    "col.action.relocate-consent": relocation,
    "col.wonder.altar-of-sacrifice": keep_the_units,
}


def chooser(rule: str) -> Chooser | None:
    """Who answers a question: what an action is about is a matter of its own."""
    if rule in CHOOSERS:
        return CHOOSERS[rule]
    return name_something if rule.startswith("col.action.") else None
