"""Council chambers for tests: a meeting that has been opened, and single actions in it."""

from collections.abc import Sequence

from critias.engine.decisions import Option
from critias.engine.match import Match
from critias.games.colossus.box import ARETE, COUNCILS, KUDOS, RESOURCES, WAR
from critias.games.colossus.councils import actions
from critias.games.colossus.councils.chosen import Chosen
from critias.games.colossus.councils.meeting import open_meeting
from critias.games.colossus.councils.options import Ballot, Draft
from critias.games.colossus.room.ledger import add_card
from critias.games.colossus.state import Room
from tests.games.colossus.rooms import a_room, own, scene

MEMBERS = {council: (number, number + 6, number + 12) for number, council in enumerate(COUNCILS)}
"""With eighteen seats, the players of each council: one of each of three Houses."""


def chamber(council: str, *, seats: int = 18, turn: int = 2, guests: Sequence[int] = ()) -> Room:
    """A room in which a council has just assembled."""
    s = a_room(seats, turn, "council")
    open_meeting(s, COUNCILS.index(council), list(guests))
    return s


def chosen(s: Room, council: str, seat: int, action: str, steps: int = 0) -> Chosen:
    return Chosen(s, COUNCILS.index(council), seat, action, steps)


def possible(s: Room, council: str, seat: int, action: str, steps: int = 0) -> bool:
    return actions.possible(chosen(s, council, seat, action, steps))


def take(
    s: Room,
    council: str,
    seat: int,
    action: str,
    *answers: Option,
    steps: int = 0,
    corrupt: bool = False,
) -> Match:
    """A match in which a player carries out an action and gives these answers."""
    number = COUNCILS.index(council)
    assert possible(s, council, seat, action, steps)
    match = scene(
        s,
        lambda room: actions.carry_out(Chosen(room, number, seat, action, steps, corrupt)),
    )
    for answer in answers:
        match.answer(seat, answer)
    return match


def kudos_cards(s: Room, seat: int) -> int:
    return sum(s.cards(seat, KUDOS))


def arete_cards(s: Room, seat: int) -> int:
    return sum(s.cards(seat, ARETE))


def arete(s: Room, seat: int, worth: int) -> None:
    """A player holds Arete cards of exactly this worth."""
    for value, count in zip(s.values(ARETE), list(s.cards(seat, ARETE)), strict=True):
        add_card(s, seat, ARETE, value, "start", -count)
    add_card(s, seat, ARETE, 1, "start", worth)


# Amendments in the Council of War

DICE_CAP = Draft(number="dice-cap", value=10)
AYE, NAY = Ballot("aye", 1), Ballot("nay", 1)


def with_motion(resource: str = "talents", *, turn: int = 2, since: int = 1) -> Room:
    """A Council of War that votes with a resource."""
    s = chamber("war", turn=turn)
    s.chambers[WAR].ballot, s.chambers[WAR].ballot_since = resource, since
    for seat in MEMBERS["war"]:
        if resource not in ("kudos", "arete"):
            own(s, seat, RESOURCES.index(resource), 10)
    return s


def voting(s: Room, draft: Draft = DICE_CAP, steps: int = 0) -> Match:
    """An amendment has been drafted there and is put to the vote."""
    match = take(s, "war", 1, "constitutional-amendment", steps=steps)
    match.answer(1, draft)
    return match


def ballots(match: Match, *votes: Ballot) -> Match:
    """The members vote on it, in order."""
    for seat, vote in zip(MEMBERS["war"], votes, strict=True):
        match.answer(seat, vote)
    return match
