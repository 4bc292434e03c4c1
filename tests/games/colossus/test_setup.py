"""The set-up: starting positions, and the first colonies."""

import re
from pathlib import Path

import pytest

from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import (
    ARETE,
    COGS,
    HERO,
    HOPLITE,
    KATASKOPOS,
    NONE,
    ORICHALCUM,
    ROLES,
    TALENTS,
    TRIREME,
)
from critias.games.colossus.maps.options import Settle
from critias.games.colossus.setup import new_room, set_up
from critias.games.colossus.size import SEATS
from critias.testing import offered
from tests.games.colossus.rooms import a_room, booked, now, play_on, question, scene

ROOT = Path(__file__).parents[3]
HOME = "critias/games/colossus"


@pytest.mark.rule("col.1.1")
@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/index.md",
        "docs/megagame.md",
        *(f"{HOME}/RULES{de}.md" for de in ("", ".de")),
    ],
)
def test_every_page_says_how_many_can_play(page: str) -> None:
    said = re.findall(r"\b12(?:-| to | bis )(\d+)\b", (ROOT / page).read_text("utf-8"))
    assert said
    assert {int(most) for most in said} == {SEATS[-1]}
    assert game.seats is SEATS
    assert SEATS[0] == 12


@pytest.mark.rule("col.start.position")
def test_everyone_starts_with_something_and_each_role_with_more() -> None:
    s = a_room(14)
    for seat in range(14):
        role = "hero" if s.is_hero(seat) else ROLES[s.role[seat]]
        more = {
            "hero": (2, 2, 2, 10, 0, 3),
            "basileus": (3, 3, 3, 10, 1, 3),
            "strategos": (4, 4, 3, 10, 1, 1),
            "philosophos": (3, 3, 3, 10, 3, 1),
            "arkhitekton": (3, 3, 5, 10, 1, 1),
            "emporos": (3, 3, 3, 20, 1, 1),
            "kataskopos": (3, 3, 3, 10, 1, 1),
        }[role]
        assert (
            s.units[seat][HOPLITE],
            s.units[seat][TRIREME],
            s.has(seat, ORICHALCUM),
            s.has(seat, TALENTS),
            s.has(seat, COGS),
            sum(s.cards(seat, ARETE)),
        ) == more, role
        assert s.units[seat][HERO] == 1
        assert s.has_city[seat] == (role != "hero")
    assert booked(s, 0, "start")[TALENTS] == 10


@pytest.mark.rule("col.start.kataskopos", "col.start.position")
def test_spies_choose_where_their_first_colony_is() -> None:
    s = new_room(12, a_match().options, a_match().components, a_match().state.rng.copy())
    match = scene(s, set_up)
    spies = [seat for seat in range(12) if s.role[seat] == KATASKOPOS]
    assert set(match.pending) == set(spies)
    assert question(match, spies[0]) == "col.start.kataskopos"
    chosen = offered(match, spies[0])[1]
    assert isinstance(chosen, Settle)
    match.answer(spies[0], chosen)
    play_on(match)
    s = now(match)
    assert sorted(owner for owner in s.colony if owner != NONE) == spies
    assert sum(monster != NONE for monster in s.monster) == s.maps
    assert all(any(rewards) for rewards in s.rewards)


def a_match() -> Match:
    return scene(a_room())
