"""Voting in councils: by head, or on the rules of the game with a resource that is used up."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from critias.engine import Choose, Fill, Flow, Option, Rng, ask, simultaneously

from ..box import CARDS, COUNCILS, DOOM_TOKENS, NONE, RESOURCES
from ..room.dishonour import dishonour
from ..room.ledger import lose_cards, pay, spend_doom_tokens
from ..state import Room
from .chosen import ComesToNothing
from .events import VoteTaken
from .options import ABSTAIN, AYE, MOOT, NAY, Ballot, Moot

BALLOTS = ("talents", "cogs", "doom-tokens", "kudos", "arete", "orichalcum", "vril")
"""What a Procedural Motion can name. Kudos and Arete are counted in cards, the least first."""

ABSTENTION = "abstention"
VOTES: tuple[Literal["aye", "nay", "abstain"], ...] = ("aye", "nay", "abstain")


class Outcome(NamedTuple):
    """How a vote went."""

    ayes: int
    nays: int
    passed: bool


def voters(s: Room, council: int) -> list[int]:
    """Who votes on the rules of the game: guests only if the law says so.

    col.switch.votes-of-heroes
    """
    chamber = s.chambers[council]
    if s.switches["votes-of-heroes"] == "allowed":
        return list(chamber.order)
    return [seat for seat in chamber.order if seat not in chamber.guests]


def head_vote(
    s: Room, council: int, seats: Sequence[int], about: Mapping[str, Any] | None = None
) -> Flow[Outcome]:
    """Each has one vote, and the President a casting vote; to abstain is dishonourable.

    Whose vote Control has ended has not abstained (col.3.15).
    """

    def vote(seat: int) -> Flow[Option]:
        return ask(Choose(seat, [AYE, NAY, ABSTAIN], "col.7.72", about or {}, default=ABSTAIN))

    votes = yield from simultaneously({seat: vote(seat) for seat in seats if s.present[seat]})
    for seat, answer in votes.items():
        if answer is ABSTAIN:
            dishonour(s, seat, ABSTENTION)
    ayes = sum(answer is AYE for answer in votes.values())
    nays = sum(answer is NAY for answer in votes.values())
    if MOOT in votes.values() and not ayes + nays:
        raise ComesToNothing
    result = yield from outcome(s, council, ayes, nays, about or {})
    return result


def outcome(s: Room, council: int, ayes: int, nays: int, about: Mapping[str, Any]) -> Flow[Outcome]:
    """More ayes than nays; in a tie the President decides, and without one it fails."""
    president = s.chambers[council].president
    passed = ayes > nays
    if ayes == nays and president != NONE and s.present[president]:
        answer: Option = yield from ask(
            Choose(president, [AYE, NAY], "col.7.72-casting", about, default=NAY)
        )
        if answer is MOOT:
            raise ComesToNothing
        passed = answer is AYE
    return announced(s, council, ayes, nays, passed)


def announced(s: Room, council: int, ayes: int, nays: int, passed: bool) -> Outcome:
    """All in the room learn how a vote went."""
    s.tell(VoteTaken, COUNCILS[council], ayes, nays, "passed" if passed else "failed")
    return Outcome(ayes, nays, passed)


def resource_vote(s: Room, council: int, about: Mapping[str, Any]) -> Flow[Outcome]:
    """An amendment is voted on with a resource."""
    chamber = s.chambers[council]
    resource = RESOURCES.index(chamber.ballot)

    def vote(seat: int) -> Flow[Ballot | Moot]:
        return ask(
            Fill(
                seat,
                Ballot,
                partial(objection, s, seat, resource),
                partial(any_ballot, s, seat, resource),
                "col.7.73",
                {**about, "resource": chamber.ballot},
                default=Ballot(),
            )
        )

    there = [seat for seat in voters(s, council) if s.present[seat]]
    ballots = yield from simultaneously({seat: vote(seat) for seat in there})
    weight = {"aye": 0, "nay": 0}
    if all(isinstance(ballot, Moot) for ballot in ballots.values()):
        raise ComesToNothing
    for seat, ballot in ballots.items():
        if isinstance(ballot, Moot):
            continue
        if ballot.vote == "abstain":
            dishonour(s, seat, ABSTENTION)
            continue
        # A trade may have taken away what was put on a sealed ballot.
        amount = min(ballot.amount, votes_held(s, seat, resource))
        expend(s, seat, resource, amount)
        weight[ballot.vote] += amount + law_code(s, seat)
    ayes, nays = weight["aye"], weight["nay"]
    try:
        result = yield from outcome(s, council, ayes, nays, about)
    except ComesToNothing:  # what was voted with is gone: it was a vote, without a casting one
        result = announced(s, council, ayes, nays, passed=False)
    return result


def votes_held(s: Room, seat: int, resource: int) -> int:
    """How many votes a player could cast with a resource."""
    return sum(s.cards(seat, resource)) if resource in CARDS else s.has(seat, resource)


def expend(s: Room, seat: int, resource: int, amount: int) -> None:
    """What was voted with is used up (col.7.73)."""
    cause = "vote"
    if resource in CARDS:
        lose_cards(s, seat, resource, amount, cause)
    elif resource == DOOM_TOKENS:
        spend_doom_tokens(s, seat, amount, cause)
    else:
        pay(s, seat, resource, amount, cause)


def law_code(s: Room, seat: int) -> int:
    """The Law Code makes a resource vote count more (col.upgrade.law-code)."""
    cards = s.cards_at(seat, "vote")
    s.used[seat] += [card.name for card in cards]
    return sum(card.figure("votes") for card in cards)


def objection(s: Room, seat: int, resource: int, ballot: Ballot) -> str | None:
    """Why a ballot will not do, or None."""
    if ballot.vote not in VOTES or ballot.amount < 0:
        return f"a ballot says {', '.join(VOTES)}, and how much of the resource goes with it"
    if ballot.vote == "abstain" and ballot.amount:
        return "who abstains puts nothing on the ballot"
    held = votes_held(s, seat, resource)
    if ballot.amount > held:
        return f"you have {held} {RESOURCES[resource]} to vote with, not {ballot.amount}"
    return None


def any_ballot(s: Room, seat: int, resource: int, rng: Rng) -> Ballot:
    """A random legal ballot."""
    vote = rng.choice(VOTES)
    amount = 0 if vote == "abstain" else rng.below(votes_held(s, seat, resource) + 1)
    return Ballot(vote, amount)
