"""What the councils need somebody's word for who may sit in another one: settled at the end."""

from critias.engine import Choose, Flow, Option, ask, simultaneously

from ..box import NONE, TALENTS
from ..maps.records import Challenge
from ..room.ledger import gain, pay
from ..shop import wonders
from ..state import Room
from .events import ChallengeGranted, FinePaid, FineRefused
from .options import AGREE, PAY_FINE, REFUSE
from .records import Summons


def settle(s: Room) -> Flow[None]:
    """All who are summoned answer side by side."""
    pending, s.summons = s.summons, []
    asked = [seat for seat in range(s.seats) if any(one.seat == seat for one in pending)]
    answers = yield from simultaneously(
        {seat: heard(s, [one for one in pending if one.seat == seat]) for seat in asked},
        sealed=False,
    )
    agreed = [one for given in answers.values() for one in given]
    relocate(s, [one for one in pending if one.matter == "relocation"], agreed)


def heard(s: Room, matters: list[Summons]) -> Flow[list[Summons]]:
    """One player's answers; those agreed to are returned."""
    agreed = []
    for matter in matters:
        if not s.present[matter.seat]:
            continue
        if matter.matter == "fine":
            yield from fine(s, matter)
        else:
            about = {"wonder": matter.wonder, "to_seat": matter.to, "by_seat": matter.by}
            answer = yield from ask(
                Choose(
                    matter.seat,
                    [AGREE, REFUSE],
                    "col.action.relocate-consent",
                    about,
                    default=REFUSE,
                )
            )
            if answer is AGREE:
                agreed.append(matter)
    return agreed


def fine(s: Room, matter: Summons) -> Flow[None]:
    """The guilty pay their accuser, or defy the court and can be challenged for it (col.9.4)."""
    seat, amount = matter.seat, matter.amount

    def options() -> list[Option]:
        return [REFUSE, PAY_FINE] if s.has(seat, TALENTS) >= amount else [REFUSE]

    about = {"amount": amount, "by_seat": matter.by}
    answer = yield from ask(Choose(seat, options, "col.action.trial-fine", about, default=REFUSE))
    if answer is PAY_FINE:
        pay(s, seat, TALENTS, amount, matter.action)
        gain(s, matter.by, TALENTS, amount, matter.action)
        s.tell(FinePaid, seat, amount)
        return
    s.tell(FineRefused, seat)
    champion = champion_of(s, matter.by, seat)
    if champion != NONE:
        s.challenges[champion].append(Challenge(seat))
        s.tell(ChallengeGranted, champion, seat)


def champion_of(s: Room, accuser: int, guilty: int) -> int:
    """Who can challenge the guilty: the accuser, or else a House-mate at that table."""
    house = [] if s.is_hero(accuser) else s.members(s.house[accuser])
    for seat in (accuser, *house):
        if s.table[seat] == s.table[guilty] and seat != guilty and s.has_city[guilty]:
            return seat
    return NONE


def relocate(s: Room, asked: list[Summons], agreed: list[Summons]) -> None:
    """A wonder moves if both owners, as far as they were asked, agree."""
    for key in dict.fromkeys(map(proposal, asked)):
        wonder, to, by, action, amount = key
        parties = [one for one in asked if proposal(one) == key]
        stands = wonder in s.wonders and s.has_city[to] and s.wonders[wonder] != to
        if stands and all(one in agreed for one in parties):
            wonders.move(s, wonder, to, action)
            gain(s, by, TALENTS, amount, action)


def proposal(one: Summons) -> tuple[str, int, int, str, int]:
    """What both owners are asked alike."""
    return one.wonder, one.to, one.by, one.action, one.amount
