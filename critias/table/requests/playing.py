"""Answering, taking back, weighing, and what is replied."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec

from critias.bots import hint_bot, usual_bot
from critias.engine.errors import IllegalAnswer, MatchOver, NotAsked
from critias.engine.previews import preview
from critias.engine.randomness import Rng
from critias.engine.registry import find_game

from .. import membership
from ..errors import NoSuchThing, NotOver, NotPlaying, NotYours, Refused
from ..messages import Answer, CommandId, Done, Follow, Text
from ..people.proposals import Kind
from ..people.standing_orders import MOST_ORDERS, GivenOrders, Order, check_orders
from ..table import Table
from ..viewers import Viewer
from .actors import Actor, Proof, actor_of, seated


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question; `seat`: the player for whom a referee answers."""

    question: Text
    answer: Any
    id: CommandId
    seat: int | None = None


class TriedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is not given yet."""

    question: Text
    answer: Any


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take back one's last answer."""

    id: CommandId


class Advice(msgspec.Struct, frozen=True):
    """What a bot would answer."""

    answer: Any


class Foreseen(msgspec.Struct, frozen=True):
    """What is sure to follow an answer; what cannot be known is null.

    `can_undo`: whether it could then be taken back, before anybody else acts. `events` is null
    where the answer cannot be given, or not any more: who weighs something while others act is
    often too late, and has done nothing wrong.
    """

    events: list[Any] | None
    can_undo: bool = False


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All standing orders of a seat."""

    orders: Annotated[list[Order], msgspec.Meta(max_length=MOST_ORDERS)]


class NewProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody proposes to all people at the table."""

    kind: Kind
    seat: int | None = None


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to what is proposed."""

    agree: bool


class Accepted(msgspec.Struct, frozen=True):
    """What was sent is durable. `proposed`: it waits for the consent of others."""

    accepted: bool = True
    proposed: bool | msgspec.UnsetType = msgspec.UNSET


def foreseen(table: Table, seat: int, tried: TriedAnswer, rng: Rng) -> Foreseen:
    """What would follow an answer of a seat, as far as that can know."""
    try:
        match = table.playing()
        if match.question(seat) != tried.question:
            return Foreseen(None)
        seen = preview(match, seat, tried.answer, rng)
    except (NotPlaying, MatchOver, NotAsked, IllegalAnswer):
        return Foreseen(None)
    return Foreseen([*seen.events], seen.can_undo and table.settings.undo == "free")


async def answered(table: Table, proof: Proof, given: NewAnswer) -> Accepted:
    """Answer a question."""
    seat, actor = seated(actor_of(proof, table, given.seat))
    id = actor.command_id(given.id)
    await table.answer(seat, given.question, given.answer, id, actor.by)
    return Accepted()


async def answered_over_line(table: Table, proof: Proof, wish: Follow, given: Answer) -> Done:
    """Answer for the seat that a client follows, where it follows."""
    whole = NewAnswer(given.question, given.answer, given.id, wish.seat)
    await answered(table, proof, whole)
    return Done(given.id)


async def taken_back(table: Table, proof: Proof, wish: Undo) -> Accepted:
    """Take back one's last answer, or propose that where the table wants to be asked."""
    seat = proof.own_seat()
    if table.settings.undo == "off":
        raise Refused("at this table nothing is taken back")
    if table.settings.undo == "consent":
        done = await membership.propose(table, seat, "undo", bot_of(table))
        return Accepted(proposed=not done)
    await table.undo(seat, Actor(seat, proof.station).command_id(wish.id))
    return Accepted()


async def advised(
    table: Table, proof: Proof, think: Callable[[int, str], Awaitable[Any]]
) -> Advice:
    """What a bot would answer; `think` has one think for a seat."""
    seat, match = proof.own_seat(), table.playing()
    if seat not in match.pending:
        raise NotPlaying(f"seat {seat} is not asked anything now")
    return Advice(await think(seat, hint_bot(match.game)))


async def ordered(table: Table, proof: Proof, wanted: Orders) -> Accepted:
    """Replace one's standing orders."""
    seat = proof.own_seat()
    check_orders(find_game(table.head.game), wanted.orders)
    given = GivenOrders(wanted.orders, table.open_to(seat))
    await table.change(lambda change: change.set_seat(seat, orders=given.encoded()))
    return Accepted()


async def resigned(table: Table, proof: Proof) -> Accepted:
    """Give up."""
    seat = proof.own_seat()
    check_no_hall(table)
    await membership.resign(table, seat, bot_of(table))
    return Accepted()


async def proposed(table: Table, proof: Proof, wanted: NewProposal) -> Accepted:
    """Propose to end the match, to take back one's answer, or to replace somebody by a bot."""
    seat = proof.own_seat()
    check_no_hall(table)
    done = await membership.propose(table, seat, wanted.kind, bot_of(table), wanted.seat)
    return Accepted(proposed=not done)


async def voted(table: Table, proof: Proof, vote: Vote) -> Accepted:
    """Agree to what is proposed, or turn it down."""
    await membership.vote(table, proof.own_seat(), vote.agree, bot_of(table))
    return Accepted()


def eyes_on_the_past(table: Table, proof: Proof, seat: int | None) -> Viewer:
    """With whose eyes somebody may look back: one's own, and once it is over those of any seat."""
    if seat is None or seat == proof.viewer:
        return proof.viewer
    if not table.head.finished:
        raise NotOver("others' hands are open once the match is over; this one is not")
    if seat not in range(len(table.seats)):
        raise NoSuchThing(f"the seats are 0 to {len(table.seats) - 1}, not {seat}")
    return seat


def check_no_hall(table: Table) -> None:
    """In a hall players give up, leave and propose nothing: Control sees to who plays."""
    if table.hall is not None:
        raise NotYours("in a hall Control sees to who plays and when it ends: call for Control")


def bot_of(table: Table) -> str:
    """The bot that plays on for somebody at a table."""
    return usual_bot(find_game(table.head.game))
