"""The Council of War: its actions."""

from critias.engine import Flow

from ..box import HOPLITE, KUDOS, NONE, TRIREME
from ..maps.empires import pay_tribute
from ..maps.records import Challenge
from ..room.ledger import draw
from ..state import Room
from .chosen import (
    Chosen,
    ComesToNothing,
    Effect,
    an_empire_is_left,
    has_house,
    raise_troops,
    rewards,
)
from .events import ChallengeGranted, OpenChallengeGranted


def letters_of_marque(c: Chosen) -> Flow[None]:
    """Some players may enter one empire's regions next turn (col.action.letters-of-marque)."""
    s = c.s
    empire = yield from c.name_empire()
    named: list[int] = []
    while len(named) < min(c.figure("players"), s.seats):
        player = yield from c.name_player(
            lambda: [one for one in range(s.seats) if one not in named], may_stop=bool(named)
        )
        if player == NONE:
            break
        named.append(player)
        c.decree("letters-of-marque", player, where=empire)
    c.receive("kudos")


# Challenges


def without_honour(s: Room, seat: int) -> list[int]:
    """Those at a player's table who have a city and a star."""
    return [
        one
        for one in range(s.seats)
        if one != seat and s.table[one] == s.table[seat] and s.has_city[one] and s.stars(one)
    ]


def challenge_of_honour(c: Chosen) -> Flow[None]:
    """A token against the city of somebody with a star (col.action.challenge-of-honour)."""
    s = c.s
    player = yield from c.name_player(lambda: without_honour(s, c.seat))
    s.challenges[c.seat].append(Challenge(player))
    s.tell(ChallengeGranted, c.seat, player)
    c.receive("kudos")


def open_challenge(c: Chosen) -> Flow[None]:
    """A token against any city of the own map, and a star (col.action.open-challenge)."""
    grant_open_challenge(c)
    c.dishonour()
    c.receive("kudos")
    yield from ()


def no_quarter(c: Chosen) -> Flow[None]:
    """Several tokens against any city of the own map (col.action.no-quarter)."""
    for _ in range(c.figure("challenges")):
        grant_open_challenge(c)
    yield from ()


def grant_open_challenge(c: Chosen) -> None:
    """A token against anyone at the table."""
    c.s.challenges[c.seat].append(Challenge(NONE))
    c.s.tell(OpenChallengeGranted, c.seat)


# Troops of the state


def muster(c: Chosen) -> Flow[None]:
    """Hoplites of the state, outside the cap (col.action.muster)."""
    raise_troops(c.s, c.seat, HOPLITE, c.figure("hoplites"))
    yield from ()


def launch(c: Chosen) -> Flow[None]:
    """Triremes of the state, outside the cap (col.action.launch)."""
    raise_troops(c.s, c.seat, TRIREME, c.figure("triremes"))
    yield from ()


# War and tribute


def monster_bounty(c: Chosen) -> Flow[None]:
    """Kudos for each Monster that the House kills next turn (col.action.monster-bounty)."""
    c.decree("monster-bounty", c.house, c.figure("kudos"))
    yield from ()


def tribute(c: Chosen) -> Flow[None]:
    """Defeated empires pay (col.11.20); without any there are Kudos (col.action.tribute)."""
    s = c.s
    defeated = [empire for empire in range(len(s.at_war)) if s.empire_defeated(empire)]
    for empire in defeated:
        try:
            player = yield from c.name_player(lambda: range(s.seats))
        except ComesToNothing:
            if empire == defeated[0]:
                raise
            break
        pay_tribute(s, player, empire)
    if not defeated:
        draw(s, c.seat, KUDOS, c.figure("kudos"), c.action)


def polemos(c: Chosen) -> Flow[None]:
    """The armies of an empire are weaker on every map (col.action.polemos)."""
    empire = yield from c.name_empire()
    c.decree("polemos", empire, c.figure("army-cut"))


def home_guard(c: Chosen) -> Flow[None]:
    """Raids on one House are smaller (col.action.home-guard)."""
    house = yield from c.name_house()
    c.decree("home-guard", house, c.figure("hoplites-fewer"))


def vow_of_conquest(c: Chosen) -> Flow[None]:
    """Kudos if the House beats an army of an empire, else shame (col.action.vow-of-conquest)."""
    empire = yield from c.name_empire()
    c.decree("vow-of-conquest", c.house, c.figure("kudos"), empire)


def can_vow(c: Chosen) -> bool:
    """A House vows, against an empire."""
    return has_house(c) and an_empire_is_left(c)


def scorched_earth(c: Chosen) -> Flow[None]:
    """A city won in the last turn can be looted and then burned (col.action.scorched-earth)."""
    c.decree("scorched-earth", c.seat)
    yield from ()


ACTIONS = {
    "letters-of-marque": Effect(letters_of_marque, an_empire_is_left),
    "challenge-of-honour": Effect(challenge_of_honour, lambda c: bool(without_honour(c.s, c.seat))),
    "muster": Effect(muster),
    "launch": Effect(launch),
    "monster-bounty": Effect(monster_bounty, has_house),
    "war-chest": rewards("talents"),  # col.action.war-chest
    "tribute": Effect(tribute),
    "polemos": Effect(polemos, an_empire_is_left),
    "open-challenge": Effect(open_challenge),
    "home-guard": Effect(home_guard),
    "vow-of-conquest": Effect(vow_of_conquest, can_vow),
    "no-quarter": Effect(no_quarter),
    "scorched-earth": Effect(scorched_earth),
}
