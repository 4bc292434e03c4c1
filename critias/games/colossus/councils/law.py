"""The Council of Law: its actions."""

from critias.engine import Choose, Flow, Option, ask

from ..box import BASILEUS, KUDOS, LAW, NONE, ROLES, STARS
from ..maps import archons
from ..maps.empires import lower_hatred
from ..maps.records import Challenge
from ..maps.regions import table_name, table_names
from ..room.ledger import draw, gain
from ..room.records import Edict
from ..room.roster import join_house
from ..state import Room
from . import amendments
from .chosen import Chosen, ComesToNothing, Effect, an_empire_is_left, has_house, rewards
from .events import FineImposed, OpenChallengeGranted, Ostracised
from .options import ENOUGH, REFUSE, JoinAs, NameAmendment, NameOffice
from .records import Summons
from .voting import head_vote, voters

# Heroes


def heroes_in_law(s: Room) -> list[int]:
    """The Wandering Heroes who have come to the Council of Law."""
    return [hero for hero in s.chambers[LAW].guests if s.is_hero(hero)]


def adopt_a_hero(c: Chosen) -> Flow[None]:
    """A hero who is here and willing joins the House; both draw Kudos (col.action.adopt-a-hero)."""
    s = c.s
    hero = yield from c.name_player(lambda: heroes_in_law(s))
    roles: list[Option] = [JoinAs(role) for role in ROLES if role != ROLES[BASILEUS]]
    about = {"by_seat": c.seat}
    answer = yield from ask(
        Choose(hero, [REFUSE, *roles], "col.action.adopt-a-hero-consent", about, default=REFUSE)
    )
    if isinstance(answer, JoinAs):
        join_house(s, hero, c.house, ROLES.index(answer.role))
        for seat in (c.seat, hero):
            draw(s, seat, KUDOS, c.figure("kudos"), c.action)


def can_adopt(c: Chosen) -> bool:
    """A House adopts, and a hero must be there."""
    return has_house(c) and bool(heroes_in_law(c.s))


# Justice


def accused(s: Room, seat: int) -> list[int]:
    """Who can be tried: others with stars (col.9.4), unless immune (col.upgrade.immunity)."""
    return [
        one
        for one in range(s.seats)
        if one != seat and s.stars(one) and not s.card_with(one, "immune")
    ]


def trial(c: Chosen) -> Flow[None]:
    """Found guilty, a player pays a fine for each star or can be challenged (col.action.trial)."""
    s = c.s
    player = yield from c.name_player(lambda: accused(s, c.seat))
    about = {"asks": c.kind, "player_seat": player}
    vote = yield from head_vote(s, c.council, s.chambers[c.council].order, about)
    if vote.passed:
        fine = s.stars(player) * c.figure("talents-per-star")
        s.summons.append(Summons("fine", player, c.seat, c.action, fine))
        s.tell(FineImposed, player, fine)


def starred(s: Room) -> list[int]:
    """The players with Dishonour Stars."""
    return [seat for seat in range(s.seats) if s.stars(seat)]


def pardon(c: Chosen) -> Flow[None]:
    """Stars are taken off somebody's name tag (col.action.pardon)."""
    s = c.s
    player = yield from c.name_player(lambda: starred(s))
    gain(s, player, STARS, -min(c.figure("stars"), s.stars(player)), c.action)
    c.receive("arete", "kudos")


def amnesty(c: Chosen) -> Flow[None]:
    """All stars go, and some Kudos come of it (col.action.amnesty)."""
    s = c.s
    removed = 0
    for seat in starred(s):
        removed += s.stars(seat)
        gain(s, seat, STARS, -s.stars(seat), c.action)
    kudos = min(c.figure("most"), removed // c.figure("stars-per-kudos"))
    draw(s, c.seat, KUDOS, kudos, c.action)
    yield from ()


def ostracise(c: Chosen) -> Flow[None]:
    """Voted out, a player acts last for a while; if not, there is shame (col.action.ostracise)."""
    s = c.s
    player = yield from c.name_player(lambda: [one for one in range(s.seats) if one != c.seat])
    about = {"asks": c.kind, "player_seat": player}
    vote = yield from head_vote(s, c.council, s.chambers[c.council].order, about)
    if vote.passed:
        s.edicts.append(Edict("ostracised", player, s.turn + c.figure("meetings"), by=c.seat))
        s.tell(Ostracised, player)
        c.receive("kudos")
    else:
        c.dishonour()


# The law


def ratify(c: Chosen) -> Flow[None]:
    """Pending amendments are put to a head vote, one after the other (col.action.ratify)."""
    s, electorate = c.s, voters(c.s, c.council)
    for count in range(c.figure("amendments")):
        if not amendments.before_law(s):
            break
        stop: list[Option] = [ENOUGH] if count else []
        try:
            answer = yield from c.ask(
                "amendment",
                lambda stop=stop: [  # type: ignore[misc]
                    *stop,
                    *(NameAmendment(one.entry) for one in amendments.before_law(s)),
                ],
            )
            if answer is ENOUGH:
                break
            words = amendments.wording(s.register[answer.entry - 1])
            about = {"asks": c.kind, "entry": answer.entry, **words}
            vote = yield from head_vote(s, c.council, electorate, about)
        except ComesToNothing:
            if not count:
                raise
            break
        amendments.decide(s, answer.entry, vote)
    c.receive("arete", "kudos")


def vacancies(s: Room) -> list[tuple[int, int]]:
    """Offices without an Archon at tables where there is somebody to hold them."""
    return [
        (table, office)
        for table, holders in enumerate(s.offices)
        for office, holder in enumerate(holders)
        if holder == NONE and archons.candidates(s, table)
    ]


def appoint_archon(c: Chosen) -> Flow[None]:
    """A vacant office goes to a House player at that table (col.action.appoint-archon)."""
    s, offices = c.s, archons.office_names(c.s)
    answer = yield from c.ask(
        "office", lambda: [NameOffice(table_name(s, t), offices[o]) for t, o in vacancies(s)]
    )
    table = table_names(s).index(answer.table)
    player = yield from c.name_player(lambda: archons.candidates(s, table))
    archons.appoint(s, table, offices.index(answer.office), player)
    c.receive("arete")


# The crown


def crown_challenge(c: Chosen) -> Flow[None]:
    """A token against any city of the own map (col.action.crown-challenge)."""
    c.s.challenges[c.seat].append(Challenge(NONE, c.figure("win-kudos")))
    c.s.tell(OpenChallengeGranted, c.seat)
    yield from ()


def sue_for_peace(c: Chosen) -> Flow[None]:
    """One empire hates the members of one House less (col.action.sue-for-peace)."""
    empire = yield from c.name_empire()
    house = yield from c.name_house()
    for seat in c.s.members(house):
        lower_hatred(c.s, empire, seat, c.figure("hatred-cut"), trade=False)


def census(c: Chosen) -> Flow[None]:
    """Kudos for the colonies of the House (col.action.census)."""
    settled = c.s.colonies_of(c.housemates())
    counted = max(c.figure("least"), settled // c.figure("colonies-per-kudos"))
    draw(c.s, c.seat, KUDOS, counted + c.figure("kudos"), c.action)
    yield from ()


def god_king(c: Chosen) -> Flow[None]:
    """Kudos, stars, and corruption (col.action.god-king)."""
    c.receive("kudos")
    c.dishonour()
    c.corruption()
    yield from ()


ACTIONS = {
    "adopt-a-hero": Effect(adopt_a_hero, can_adopt),
    "trial": Effect(trial, lambda c: bool(accused(c.s, c.seat))),
    "pardon": Effect(pardon, lambda c: bool(starred(c.s))),
    "ratify": Effect(ratify, lambda c: bool(amendments.before_law(c.s))),
    "royal-levy": rewards("talents"),  # col.action.royal-levy
    "games-of-poseidon": rewards("kudos"),  # col.action.games-of-poseidon
    "appoint-archon": Effect(appoint_archon, lambda c: bool(vacancies(c.s))),
    "crown-challenge": Effect(crown_challenge),
    "sue-for-peace": Effect(sue_for_peace, an_empire_is_left),
    "ostracise": Effect(ostracise),
    "census": Effect(census),
    "god-king": Effect(god_king),
    "amnesty": Effect(amnesty),
}
