"""Changing the rules: the register of amendments, from the draft to the turn they start in.

An amendment to a number, a switch or a name that the rules know really changes it. Any other
stands as text, and Control applies it.
"""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from critias.engine import CommandRefused, Record, Rng, Then

from ..box import COUNCILS, NONE, SWITCHES, settings_of
from ..state import Room
from .events import (
    AmendmentAccepted,
    AmendmentPassed,
    AmendmentRejected,
    AmendmentStruck,
    NumberChanged,
    Renamed,
    RuleChanged,
    RuleTurned,
)
from .options import Draft
from .records import Amendment, Status
from .voting import Outcome

RENAMABLE: dict[str, tuple[str, ...]] = {
    "law": ("arete", "kudos", "stars"),
    "war": ("hoplite", "trireme"),
    "wisdom": ("cogs", "doom-tokens", "doom"),
    "wonders": ("orichalcum", "colossus"),
    "trade": ("talents", "vril"),
    "surveying": ("hero",),
}
"""What is Atlantean and a council's business: it can have another name (col.7.65)."""

EARLIEST_TURN = 4


# Drafting


def objection(s: Room, council: int, draft: Draft) -> str | None:
    """Why a draft will not do, or None: one element at a time, and no other (col.7.65)."""
    parts = (draft.number, draft.switch, draft.thing, draft.text.strip())
    if sum(map(bool, parts)) != 1:
        return "an amendment changes one element: a number, a switch, a name, or a rule in words"
    if draft.number:
        return wrong_number(s, council, draft)
    if draft.switch:
        return wrong_switch(s, council, draft)
    if draft.thing:
        things = things_of(council)
        if draft.thing not in things:
            return f"what can be renamed here is {', '.join(things)}; not {draft.thing!r}"
        if not draft.name.strip():
            return "a new name is needed"
    return None


def wrong_number(s: Room, council: int, draft: Draft) -> str | None:
    """Why this council cannot make this number that."""
    own = numbers_of(s, council)
    if draft.number not in own:
        return f"this council can change {', '.join(own) or 'no number'}; not {draft.number!r}"
    number = s.box.numbers.amendable[draft.number]
    if not number.least <= draft.value <= number.most:
        return f"{draft.number} is between {number.least} and {number.most}, not {draft.value}"
    if draft.value == s.numbers[draft.number]:
        return f"{draft.number} is {draft.value} already"
    return None


def wrong_switch(s: Room, council: int, draft: Draft) -> str | None:
    """Why this council cannot turn this rule so."""
    own = switches_of(council)
    if draft.switch not in own:
        return f"this council can turn {', '.join(own) or 'no switch'}; not {draft.switch!r}"
    settings = settings_of(draft.switch)
    if draft.setting not in settings:
        return f"{draft.switch} is one of {', '.join(settings)}, not {draft.setting!r}"
    if draft.setting == s.switches[draft.switch]:
        return f"{draft.switch} is {draft.setting} already"
    return None


def switches_of(council: int) -> list[str]:
    """The switches that relate to the purpose of a council (col.7.65)."""
    return [switch for switch, whose in SWITCHES.items() if whose == COUNCILS[council]]


def numbers_of(s: Room, council: int) -> list[str]:
    """The numbers that relate to the purpose of a council (col.7.65), and are not fixed."""
    return [
        name
        for name, number in s.box.numbers.amendable.items()
        if number.council == COUNCILS[council] and number.least < number.most
    ]


def things_of(council: int) -> tuple[str, ...]:
    """What a council can rename: its own name, and what is its business."""
    return (COUNCILS[council], *RENAMABLE[COUNCILS[council]])


def within_reach(s: Room, council: int) -> dict[str, Any]:
    """What a draft can change, for whoever writes one.

    Numbers with their bounds, switches with what they can be turned to, and names.
    """
    own, switches = numbers_of(s, council), switches_of(council)
    bounds = [s.box.numbers.amendable[name] for name in own]
    return {
        "numbers": own,
        "least": [number.least for number in bounds],
        "most": [number.most for number in bounds],
        "switches": switches,
        "settings": [settings_of(switch) for switch in switches],
        "things": list(things_of(council)),
    }


def any_draft(s: Room, council: int, rng: Rng) -> Draft:
    """A random legal draft."""
    for name in numbers_of(s, council):
        number = s.box.numbers.amendable[name]
        if rng.below(2):
            near = [s.numbers[name] - 1, s.numbers[name] + 1]
            fits = [value for value in near if number.least <= value <= number.most]
            # Control may have gone beyond the bounds, which do not bind it (col.3.13).
            return Draft(number=name, value=rng.choice(fits or [number.least, number.most]))
    switches = switches_of(council)
    if switches and rng.below(2):
        switch = rng.choice(switches)
        others = [one for one in settings_of(switch) if one != s.switches[switch]]
        return Draft(switch=switch, setting=rng.choice(others))
    if rng.below(2):
        return Draft(thing=rng.choice(things_of(council)), name="Destiny")
    return Draft(text="Control speaks last.")


def kind_of(change: Draft | Amendment) -> str:
    """What a change is about: one element, and no more (col.7.65)."""
    if change.number:
        return "number"
    return "switch" if change.switch else "name" if change.thing else "text"


def wording(change: Draft | Amendment) -> dict[str, Any]:
    """What a change says, for those who vote on it."""
    return {
        "kind": kind_of(change),
        "number": change.number,
        "value": change.value,
        "switch": change.switch,
        "setting": change.setting,
        "thing": change.thing,
        "name": change.name,
        "text": change.text,
    }


# The register


def submit(s: Room, seat: int, council: int, draft: Draft, ayes: int, nays: int) -> None:
    """A council has passed an amendment: it waits for the Council of Law."""
    entry = len(s.register) + 1
    s.register.append(
        Amendment(
            entry,
            seat,
            council,
            s.turn,
            draft.number,
            draft.value,
            draft.thing,
            draft.name,
            draft.text,
            ayes,
            nays,
            switch=draft.switch,
            setting=draft.setting,
        )
    )
    words = wording(draft)
    s.tell(lambda: AmendmentPassed(entry, seat, COUNCILS[council], ayes, nays, **words))


def before_law(s: Room) -> list[Amendment]:
    """What Law can decide now: amendments passed in an earlier Council Phase."""
    return [one for one in s.register if one.status == "pending" and one.turn < s.turn]


def mark(s: Room, entry: int, status: Status, **changes: int) -> Amendment:
    """Write into the register what has become of an amendment."""
    marked = msgspec.structs.replace(s.register[entry - 1], status=status, **changes)
    s.register[entry - 1] = marked
    return marked


def decide(s: Room, entry: int, vote: Outcome) -> None:
    """The Council of Law has voted; Control may have struck the amendment meanwhile."""
    if s.register[entry - 1].status != "pending":
        return
    votes = {"law_ayes": vote.ayes, "law_nays": vote.nays}
    if not vote.passed:
        mark(s, entry, "rejected", **votes)
        s.tell(AmendmentRejected, entry)
        return
    starts = max(EARLIEST_TURN, s.turn + 1)
    amendment = mark(s, entry, "accepted", starts=starts, **votes)
    house = s.house[amendment.proposer]
    if house != NONE:
        s.ratified[house] += 1
    s.tell(AmendmentAccepted, entry, starts)


def take_effect(s: Room) -> None:
    """At the start of a turn, what Law has accepted for it begins to count (col.7.64)."""
    for amendment in list(s.register):
        if amendment.status == "accepted" and amendment.starts <= s.turn:
            mark(s, amendment.entry, "in-force")
            s.tell(RuleChanged, amendment.entry)
            apply(s, amendment)


def apply(s: Room, amendment: Amendment) -> None:
    """A known number, switch or name is changed; the rest is for Control to apply."""
    if amendment.number:
        s.numbers[amendment.number] = amendment.value
        s.tell(NumberChanged, amendment.number, amendment.value)
    elif amendment.switch:
        s.switches[amendment.switch] = amendment.setting
        s.tell(RuleTurned, amendment.switch, amendment.setting)
    elif amendment.thing:
        s.names[amendment.thing] = amendment.name
        s.tell(Renamed, amendment.thing, amendment.name)


# Control


class StrikeAmendment(Record, frozen=True):
    """Control takes an amendment that must not be off the register before it counts."""

    entry: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


def strike(s: Room, seat: int | None, command: StrikeAmendment) -> Then:
    """Only what is not in force yet; what is, Control sets right by a ruling."""
    if seat is not None:
        raise CommandRefused("only Control strikes amendments")
    if command.entry > len(s.register):
        raise CommandRefused(f"the register has {len(s.register)} entries")
    if s.register[command.entry - 1].status not in ("pending", "accepted"):
        raise CommandRefused("only amendments that do not count yet can be struck")
    mark(s, command.entry, "struck")
    s.tell(AmendmentStruck, command.entry, command.reason)
    return Then.ASK_AGAIN


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {StrikeAmendment: strike}


def sample(s: Room, rng: Rng) -> tuple[None, StrikeAmendment] | None:
    """A random amendment to strike, for the fuzzer; it may be refused."""
    if not s.register:
        return None
    return None, StrikeAmendment(rng.roll(len(s.register)), "a test of Control")
