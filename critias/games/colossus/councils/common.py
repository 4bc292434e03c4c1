"""The five actions that every council offers."""

from functools import partial

from critias.engine import Fill, Flow, ask

from ..box import COUNCILS, KUDOS
from ..room.ledger import cut_doom, draw
from . import amendments
from .chosen import Chosen, ComesToNothing, Effect
from .events import BallotSet, CurrencySet
from .options import Draft, NameResource
from .voting import BALLOTS, head_vote, resource_vote, voters

CURRENCIES = ("cogs", "talents", "doom-tokens")


def arete(c: Chosen) -> Flow[None]:
    """The DOOM of one's House falls; taken by way of DOOM, it is corrupted (col.action.arete)."""
    s = c.s
    if c.corrupt:
        draw(s, c.seat, KUDOS, c.figure("corrupt-kudos"), c.action)
        if s.last_turn():
            c.corruption()
    else:
        cut_doom(s, c.seat, c.figure("doom-cut"), c.action)
        c.receive("arete")
    yield from ()


def doom(c: Chosen) -> Flow[None]:
    """DOOM tokens; for the second action that must follow the meeting asks (col.action.doom)."""
    c.receive("doom-tokens")
    yield from ()


def research(c: Chosen) -> Flow[None]:
    """What this council takes for upgrades, in this meeting and the next (col.action.research)."""
    s, chamber = c.s, c.s.chambers[c.council]
    offered = CURRENCIES if s.cogs else CURRENCIES[1:]
    answer = yield from c.ask("currency", lambda: [NameResource(one) for one in offered])
    chamber.currency = answer.resource
    chamber.currency_until = s.turn + 1
    s.tell(CurrencySet, COUNCILS[c.council], answer.resource)
    c.receive("cogs")


def procedural_motion(c: Chosen) -> Flow[None]:
    """A head vote on what to vote on amendments with (col.action.procedural-motion)."""
    s, chamber = c.s, c.s.chambers[c.council]
    offered = [one for one in BALLOTS if s.cogs or one != "cogs"]
    answer = yield from c.ask("ballot", lambda: [NameResource(one) for one in offered])
    about = {"asks": c.kind, "resource": answer.resource}
    vote = yield from head_vote(s, c.council, voters(s, c.council), about)
    if vote.passed:
        chamber.ballot = answer.resource
        chamber.ballot_since = s.turn
        s.tell(BallotSet, COUNCILS[c.council], answer.resource)
    c.receive("arete")


def constitutional_amendment(c: Chosen) -> Flow[None]:
    """A draft is voted on; passed, it goes to Law (col.action.constitutional-amendment)."""
    s = c.s
    draft: Draft = yield from ask(
        Fill(
            c.seat,
            Draft,
            partial(amendments.objection, s, c.council),
            partial(amendments.any_draft, s, c.council),
            "col.7.63",
            amendments.within_reach(s, c.council),
        )
    )
    if draft == Draft():  # Control has ended the phase meanwhile
        raise ComesToNothing
    about = {"asks": c.kind, **amendments.wording(draft)}
    vote = yield from resource_vote(s, c.council, about)
    if vote.passed:
        amendments.submit(s, c.seat, c.council, draft, vote.ayes, vote.nays)
        c.receive("kudos")


def amendment_possible(c: Chosen) -> bool:
    """A Procedural Motion must have been passed here at an earlier meeting."""
    chamber = c.s.chambers[c.council]
    return bool(chamber.ballot) and chamber.ballot_since < c.s.turn


ACTIONS = {
    "arete": Effect(arete),
    "doom": Effect(doom),
    "research": Effect(research),
    "procedural-motion": Effect(procedural_motion),
    "constitutional-amendment": Effect(constitutional_amendment, amendment_possible),
}
