"""Sitting down, leaving, coming back, giving up; and what all people at a table agree on."""

from collections.abc import Sequence

import msgspec

from .changing import Change
from .errors import NothingProposed, NotPlaying, Refused, TableFull
from .head import Ending
from .people.proposals import Kind, StoredProposal
from .people.seats import Seat, bot_name
from .people.secrets import hashed, new_secret
from .table import Table


async def claim(
    table: Table, name: str, secret: str | None = None, account_id: int | None = None
) -> tuple[int, str]:
    """Put a person on a free seat: the seat and its secret.

    `secret`: of somebody for whom a seat may be kept; by default a new one.
    """
    own = secret or new_secret()

    async def act(change: Change) -> int | None:
        return await change.claim(name, hashed(own), account_id)

    seat = await table.change(act)
    if seat is None:
        raise TableFull("no seat at this table is free")
    return seat, own


async def begin(table: Table, bot: str) -> None:
    """Put bots on the free seats and begin."""
    names = [seat.name for seat in table.seats]
    bots = [Seat("bot", bot_name(seat, names), bot) for seat in range(len(table.seats))]
    if not await table.change(lambda change: change.begin(bots)):
        raise NotPlaying("the match has begun already")


async def leave(table: Table, seat: int, bot: str) -> None:
    """Get up: before the match the seat becomes free, in the match a bot plays on."""

    async def act(change: Change) -> None:
        if change.head.stage == "gathering":
            await change.set_seat(
                seat, name=None, secret=None, reserved=None, account_id=None, webhook=None
            )
        elif change.head.stage == "playing" and not change.seats[seat].away:
            await change.set_seat(seat, away=True, bot=bot)
            await change.say("left", seat)

    await table.change(act)


async def hand_to_bot(table: Table, seat: int, bot: str) -> None:
    """Let a bot play a seat that stays its player's, also before the match."""

    async def act(change: Change) -> None:
        if not change.seats[seat].away:
            await change.say("replaced", seat)
        await change.set_seat(seat, away=True, bot=bot)

    await table.change(act)


async def come_back(table: Table, seat: int) -> None:
    """Play again on a seat where a bot has taken over."""

    async def act(change: Change) -> None:
        if change.seats[seat].resigned:
            raise NotPlaying("who has resigned cannot come back")
        if change.seats[seat].away:
            await change.set_seat(seat, away=False, bot=None)
            await change.say("returned", seat)

    await table.change(act)


async def resign(table: Table, seat: int, bot: str) -> None:
    """Give up: a bot plays on, but if only one seat has not given up, the match ends."""

    async def act(change: Change) -> None:
        _check_playing(change)
        if change.seats[seat].resigned:
            return
        await change.set_seat(seat, resigned=True, bot=bot)
        await change.say("resigned", seat)
        left = [n for n, other in enumerate(change.seats) if n != seat and not other.resigned]
        if len(left) == 1:
            await end(change, Ending("resigned", left))

    await table.change(act)


async def end(change: Change, ending: Ending, message: str | None = None) -> None:
    """End a match before the rules do."""
    encoded = msgspec.json.encode(ending).decode()
    # A table that never began has nothing to play either.
    begun = change.head.begun or change.now()
    await change.set_head(
        stage="ended", ending=encoded, due=None, proposal=None, message=message, begun=begun
    )
    await change.say("closed" if ending.reason == "closed" else "ended", text=message)


async def propose(table: Table, by: int, kind: Kind, bot: str, seat: int | None = None) -> bool:
    """Propose something to all people at the table; True if it is carried out at once.

    `bot`: the one that takes the seat of somebody who is replaced.
    """
    if kind == "undo" and not table.playing().can_undo(by):
        table.playing().clone().undo(by)  # says why not
    if (kind == "replace") != (seat is not None):
        raise Refused('name the "seat" that a bot shall take, and only for that')

    async def act(change: Change) -> StoredProposal | None:
        _check_playing(change)
        if table.proposal(change.head) is not None:
            raise NothingProposed("another proposal stands: vote on that first")
        if seat is not None and (seat not in range(len(change.seats)) or seat == by):
            raise Refused("name the seat of somebody else at this table")
        made = StoredProposal(kind, by, [by], seat, table.answers_of(by))
        return await _carry_on(change, made, bot)

    carried = await table.change(act)
    if carried is not None and carried.kind == "undo":
        await table.undo(by)
    return carried is not None


async def vote(table: Table, seat: int, agree: bool, bot: str) -> None:
    """Agree to what is proposed, or turn it down for all."""

    async def act(change: Change) -> StoredProposal | None:
        _check_playing(change)
        made = table.proposal(change.head)
        if made is None or made.by == seat:
            raise NothingProposed("nobody else proposes anything at the moment")
        if not agree:
            await change.set_head(proposal=None)
            await change.say("declined", seat)
            return None
        agreed = sorted({*made.agreed, seat})
        return await _carry_on(change, msgspec.structs.replace(made, agreed=agreed), bot)

    carried = await table.change(act)
    if carried is not None and carried.kind == "undo":
        await table.undo(carried.by)


async def _carry_on(change: Change, made: StoredProposal, bot: str) -> StoredProposal | None:
    """Note a proposal; with the consent of all people it is carried out, and returned."""
    if not set(_voters(change.seats, made)) <= set(made.agreed):
        await change.set_head(proposal=msgspec.json.encode(made).decode())
        return None
    await change.set_head(proposal=None)
    if made.kind == "end":
        await end(change, Ending("agreed"))
    elif made.seat is not None:
        await change.set_seat(made.seat, away=True, bot=bot)
        await change.say("replaced", made.seat)
    return made


def _voters(seats: Sequence[Seat], made: StoredProposal) -> list[int]:
    """Those whose consent is needed: all people who play, but not who is to be replaced."""
    return [n for n, seat in enumerate(seats) if seat.active and n != made.seat]


def _check_playing(change: Change) -> None:
    if change.head.stage != "playing":
        raise NotPlaying(f"the table is {change.head.stage}: there is no match to play")
