"""The Council Phase: quorum, the President, council actions, and what becomes of the rest.

All six councils meet at the same time. Matters of people who may sit in another council are
settled when the councils rise.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from critias.engine import Choose, Flow, Option, ask, first_of, simultaneously

from ..box import ARETE, COUNCILS, NONE
from ..cards import Card
from ..room.ledger import can_pay, priced
from ..shop import upgrades
from ..shop.options import BuyUpgrade
from ..state import Room
from . import amendments, summons
from .actions import FOR_A_MAP_PHASE, carry_out, in_play, possible
from .chosen import Chosen, ComesToNothing, audience
from .events import (
    ActionChosen,
    ActionMoot,
    ActionRecorded,
    ActionsGrew,
    AreteDeclared,
    CouncilAttended,
    NoQuorum,
    PresidentAppointed,
)
from .options import DONE_BUYING, FORFEIT, STAY_AWAY, Attend, ChooseAction, CrownAction
from .records import Taken

ALL_COUNCILS = range(len(COUNCILS))


def begin_turn(s: Room) -> None:
    """Rule changes begin to count (col.7.64), and spies have to look again."""
    s.insights = [insight for insight in s.insights if insight.until >= s.turn]
    amendments.take_effect(s)


# Quorum and President


def assemble(s: Room) -> Flow[None]:
    """The councils assemble; Arete is declared and the Presidents are found."""
    s.edicts = [e for e in s.edicts if e.kind != "embargo" or e.until > s.turn]
    s.summons = []
    heroes = [seat for seat in range(s.seats) if s.is_hero(seat) and s.present[seat]]
    guests = yield from simultaneously({hero: visit(s, hero) for hero in heroes}, sealed=False)
    for council in ALL_COUNCILS:
        open_meeting(s, council, [hero for hero, where in guests.items() if where == council])
    s.brought_to_light()  # the Arete in purses


def visit(s: Room, hero: int) -> Flow[int]:
    """A Wandering Hero may attend one council."""
    options: list[Option] = [STAY_AWAY, *(Attend(council) for council in COUNCILS)]
    answer = yield from ask(Choose(hero, options, "col.7.14", default=STAY_AWAY))
    if not isinstance(answer, Attend):
        return NONE
    s.tell(CouncilAttended, hero, answer.council)
    return COUNCILS.index(answer.council)


def open_meeting(s: Room, council: int, guests: list[int]) -> None:
    """With a quorum, those who are there declare their Arete and get a President (col.7.55).

    Who is not there does not preside (col.7.57), nor do guests and the ostracised.
    """
    chamber = s.chambers[council]
    members = counted(s, council)
    there = [seat for seat in members if s.present[seat]]
    chamber.turn = s.turn
    chamber.taken, chamber.order, chamber.declared = [], [], []
    chamber.guests, chamber.shopping = [], []
    chamber.president = chamber.acting = NONE
    needed = 1 if council in s.let_meet else quorum(s, len(members))
    if not there or len(there) < needed:
        s.tell(NoQuorum, COUNCILS[council])
        return
    chamber.guests = guests
    ranked = sorted(there + guests, key=lambda seat: precedence(s, seat))
    able = [seat for seat in ranked if seat in there and not is_ostracised(s, seat)]
    president = able[0] if able else NONE
    chamber.president = president
    chamber.order = [*able[:1], *(seat for seat in ranked if seat != president)]
    chamber.declared = [declared_arete(s, seat) for seat in chamber.order]
    for seat, worth in zip(chamber.order, chamber.declared, strict=True):
        s.tell(AreteDeclared, seat, COUNCILS[council], worth)
    if president != NONE:
        s.tell(PresidentAppointed, COUNCILS[council], president)


def counted(s: Room, council: int) -> list[int]:
    """The members of a council who count for its quorum: not those who are away for longer."""
    return [
        seat
        for seat in range(s.seats)
        if s.role[seat] == council and (s.expected[seat] or s.present[seat])
    ]


def join_late(s: Room, seat: int) -> None:
    """Who comes while the own council sits acts last, and does not preside (col.7.57)."""
    council = s.role[seat]
    if council == NONE or not is_sitting(s, council) or seat in s.chambers[council].order:
        return
    chamber = s.chambers[council]
    chamber.order.append(seat)
    chamber.declared.append(declared_arete(s, seat))
    chamber.shopping.append(seat)
    s.tell(AreteDeclared, seat, COUNCILS[council], chamber.declared[-1])


def quorum(s: Room, members: int) -> int:
    """How many of a role must be there, rounded up (col.7.14)."""
    return -(-members * s.numbers["quorum-per-cent"] // 100)


def declared_arete(s: Room, seat: int) -> int:
    """The worth of a player's Arete cards (col.7.55), and what adds to it.

    col.upgrade.sceptre, col.wonder.statue-of-athena
    """
    worth = s.has(seat, ARETE)
    return worth + sum(card.figure("arete") for card in s.cards_at(seat, "arete"))


def is_ostracised(s: Room, seat: int) -> bool:
    """Whether a player may not preside, and acts last (col.action.ostracise)."""
    return any(s.edicts_of("ostracised", seat))


def precedence(s: Room, seat: int) -> tuple[bool, int, int]:
    """The order: by Arete (col.7.59), in a tie the older first (col.7.56), the ostracised last.

    The law can put the younger first (col.switch.ties-of-arete).
    """
    rank = s.age[seat] if s.switches["ties-of-arete"] == "older" else -s.age[seat]
    return is_ostracised(s, seat), -declared_arete(s, seat), rank


# The meeting


def council_phase(s: Room) -> Flow[None]:
    """All councils meet at the same time, then rise."""
    yield from simultaneously(
        {council: meeting(s, council) for council in in_session(s)}, sealed=False
    )
    rise_all(s)
    yield from summons.settle(s)


def in_session(s: Room) -> list[int]:
    """The councils that have assembled this turn with a quorum."""
    chambers = enumerate(s.chambers)
    return [council for council, one in chambers if one.order and one.turn == s.turn]


def is_sitting(s: Room, council: int) -> bool:
    """Whether somebody in a council has still to act, or may still buy."""
    chamber = s.chambers[council]
    here = s.phase == "council" and chamber.turn == s.turn
    return here and (chamber.acting != NONE or any(s.present[one] for one in chamber.shopping))


def meeting(s: Room, council: int) -> Flow[None]:
    """In order, each chooses an action; whoever is not acting can buy upgrades meanwhile."""
    chamber = s.chambers[council]
    chamber.shopping, chamber.taken = list(chamber.order), []
    called: list[int] = []
    while left := [one for one in chamber.order if one not in called]:
        called.append(left[0])
        if s.present[left[0]]:
            yield from turn_to_act(s, council, left[0])
    chamber.acting = NONE
    while shoppers := [one for one in chamber.shopping if s.present[one]]:
        seat, answer = yield from first_of(shop_question(s, council, one) for one in shoppers)
        shop(s, council, seat, answer)


def turn_to_act(s: Room, council: int, seat: int) -> Flow[None]:
    """One player's action, while the others go shopping (col.7.62)."""
    chamber = s.chambers[council]
    chamber.acting = seat
    while True:
        others = [one for one in chamber.shopping if one != seat and s.present[one]]
        asked, answer = yield (
            Choose(seat, partial(choices, s, council, seat), "col.7.58", default=FORFEIT),
            *(shop_question(s, council, one) for one in others),
        )
        if asked == seat:
            break
        shop(s, council, asked, answer)
    yield from act(s, council, seat, answer)


def choices(s: Room, council: int, seat: int) -> list[Option]:
    """The actions that a player can choose: each once a meeting, or none (col.7.60).

    The Tyrant's Crown takes one again (col.upgrade.tyrants-crown).
    """
    taken = [one.action for one in s.chambers[council].taken]
    crown, last = crown_of(s, seat), s.last_turn()
    options: list[Option] = [FORFEIT]
    for action in in_play(s, council):
        if last and s.box.kind_of(action) in FOR_A_MAP_PHASE:
            continue
        again = action in taken
        if again and (crown is None or s.box.kind_of(action) == "doom"):
            continue
        steps = 0 if again else s.chambers[council].grown.get(action, 0)
        if possible(Chosen(s, council, seat, action, steps)):
            options.append(CrownAction(action) if again else ChooseAction(action))
    return options


def crown_of(s: Room, seat: int) -> Card | None:
    """A card that takes an action again, if its price can be paid."""
    cards = s.cards_with(seat, "takes-again")
    return next((card for card in cards if can_pay(s, seat, priced(s, card.price))), None)


def act(s: Room, council: int, seat: int, answer: Option) -> Flow[None]:
    """Resolve a choice. Who chooses DOOM must choose a second action, which it may corrupt."""
    if answer is FORFEIT:
        return
    yield from resolve(s, council, seat, answer)
    if isinstance(answer, ChooseAction) and s.box.kind_of(answer.action) == "doom":
        second = yield from ask(Choose(seat, partial(second_choices, s, council, seat), "col.7.61"))
        if second is not FORFEIT:
            yield from resolve(s, council, seat, second, corrupt=True)


def second_choices(s: Room, council: int, seat: int) -> list[Option]:
    """After DOOM another action must be chosen, if there is any."""
    return [one for one in choices(s, council, seat) if one is not FORFEIT] or [FORFEIT]


def resolve(s: Room, council: int, seat: int, answer: Option, corrupt: bool = False) -> Flow[None]:
    """Carry out an action at the value to which it has grown; crowned, at its base."""
    assert isinstance(answer, ChooseAction | CrownAction)
    chamber, action = s.chambers[council], answer.action
    crowned = isinstance(answer, CrownAction)
    steps = 0 if crowned else chamber.grown.get(action, 0)
    chosen = Chosen(s, council, seat, action, steps, corrupt)
    if crowned:
        crown = crown_of(s, seat)
        assert crown is not None
        s.used[seat].append(crown.name)
        chosen.spend(priced(s, crown.price), crown.name)
    chamber.taken.append(Taken(seat, action))
    s.tell(lambda: ActionChosen(audience(s, council, seat), seat, action, steps))
    try:
        yield from carry_out(chosen)
    except ComesToNothing:
        chosen.pay_back()
        s.tell(lambda: ActionMoot(audience(s, council, seat), seat, action))
    reopen_shop(s, council, action, seat)


# The shop, for those who are not acting


def shop_question(s: Room, council: int, seat: int) -> Choose:
    """What a player can buy now, or that it is enough."""

    def options() -> list[Option]:
        resource = upgrades.currency(s, council)
        cards = upgrades.sold_to(s, seat, council)
        return [DONE_BUYING, *upgrades.buyable(s, seat, cards, resource)]

    return Choose(
        seat, options, "col.10.1", default=DONE_BUYING, why_not=partial(why_not_for_sale, s, seat)
    )


def why_not_for_sale(s: Room, seat: int, answer: Any) -> str | None:
    """What is told to somebody who comes too late for a card."""
    card = answer.get("upgrade") if isinstance(answer, dict) else getattr(answer, "upgrade", None)
    if not isinstance(card, str) or card not in s.stock:
        return None
    if not s.stock[card]:
        return f"all copies of the upgrade {card!r} are sold. Choose another, or be done."
    if upgrades.hand_is_full(s, seat):
        return f"you hold {len(s.upgrades[seat])} upgrades, and nobody holds more. Be done."
    return None


def shop(s: Room, council: int, seat: int, answer: Option) -> None:
    """A player buys a card, or is done."""
    if isinstance(answer, BuyUpgrade):
        upgrades.buy(s, seat, answer)
        if s.box.upgrades[answer.upgrade].council != COUNCILS[council]:
            s.used[seat] += [card.name for card in s.cards_with(seat, "buys-anywhere")]
    else:
        s.chambers[council].shopping.remove(seat)


def reopen_shop(s: Room, council: int, action: str, seat: int) -> None:
    """Who has just acted may have more to spend; after Research all may have (col.7.62)."""
    chamber = s.chambers[council]
    eager: Sequence[int] = chamber.order if s.box.kind_of(action) == "research" else [seat]
    chamber.shopping += [one for one in eager if one not in chamber.shopping]


# Control administration


def rise_all(s: Room) -> None:
    """All councils rise, at their end or because Control ends the phase."""
    for council in in_session(s):
        rise(s, council)
    s.brought_to_light()  # what other councils have done


def rise(s: Room, council: int) -> None:
    """The minutes are read out (col.7.66, col.7.67); what nobody chose grows (col.7.69)."""
    chamber = s.chambers[council]
    chamber.acting = NONE
    taken = [one.action for one in chamber.taken]
    for one in chamber.taken:
        s.tell(ActionRecorded, COUNCILS[council], one.seat, one.action)
    left = [action for action in in_play(s, council) if action not in taken]
    for action in taken:
        chamber.grown.pop(action, None)
    for action in left:
        chamber.grown[action] = min(s.box.growth.steps, chamber.grown.get(action, 0) + 1)
    s.tell(ActionsGrew, COUNCILS[council], tuple(left))
