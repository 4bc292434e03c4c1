"""Oaths at the Temple of Poseidon."""

import pytest

from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import STARS
from critias.games.colossus.diplomacy import events as x
from critias.games.colossus.diplomacy.oaths import JudgeOath, SwearOath, WitnessOath
from critias.games.colossus.diplomacy.records import Oath
from critias.testing import told
from tests.games.colossus.rooms import a_room, booked, now, scene

OATH = SwearOath("I shall not attack Gades.", "May I lose all my orichalcum.")


def sworn() -> Match:
    match = scene(a_room(12, 2, "free"))
    match.command(4, OATH)
    return match


@pytest.mark.rule("col.8.1", "col.8.2", "col.8.4")
def test_an_oath_and_its_curse_are_pinned_up_for_all_to_read() -> None:
    match = sworn()
    [oath] = now(match).oaths
    assert oath == Oath(1, 4, 2, OATH.oath, OATH.curse)
    for seat in (0, 4, None):
        [read] = game.view(now(match), seat)["councils"]["oaths"]
        assert (read["oath"], read["curse"]) == (OATH.oath, OATH.curse)
    assert told(match, x.OathSworn)[0].as_seen_by(None) is not None


@pytest.mark.rule("col.8.2")
@pytest.mark.parametrize("phase", ["strategy", "house"])
def test_oaths_are_sworn_at_the_temple_in_free_time_only(phase: str) -> None:
    match = scene(a_room(12, 2, phase))
    with pytest.raises(CommandRefused, match="Temple of Poseidon"):
        match.command(4, OATH)
    assert now(match).oaths == []


@pytest.mark.rule("col.8.4")
def test_an_oath_needs_words_and_a_curse() -> None:
    match = scene(a_room(12, 2, "free"))
    with pytest.raises(CommandRefused):
        match.command(4, SwearOath("I swear", "  "))
    with pytest.raises(CommandRefused):
        match.command(4, {"type": "swear-oath", "oath": "", "curse": "woe"})
    with pytest.raises(CommandRefused, match="players swear"):
        match.command(None, OATH)


@pytest.mark.rule("col.8.3")
def test_an_oath_binds_once_control_has_witnessed_it() -> None:
    match = sworn()
    with pytest.raises(CommandRefused, match="only a binding one"):
        match.command(None, JudgeOath(1, True, "It was broken."))
    with pytest.raises(CommandRefused, match="only Control"):
        match.command(0, WitnessOath(1))
    match.command(None, WitnessOath(1))
    assert now(match).oaths[0].status == "binding"
    with pytest.raises(CommandRefused, match="witnessed already"):
        match.command(None, WitnessOath(1))
    with pytest.raises(CommandRefused, match="1 oaths"):
        match.command(None, WitnessOath(2))


@pytest.mark.rule("col.8.5", "col.9.2")
def test_a_broken_oath_dishonours_and_a_kept_one_does_not() -> None:
    for broken in (True, False):
        match = sworn()
        match.command(None, WitnessOath(1))
        match.command(None, JudgeOath(1, broken, "Gades lies in ashes."))
        s = now(match)
        assert s.oaths[0].status == ("broken" if broken else "kept")
        assert s.stars(4) == int(broken)
        assert booked(s, 4, "oath-broken") == ({STARS: 1} if broken else {})
        with pytest.raises(CommandRefused, match="only a binding one"):
            match.command(None, JudgeOath(1, True, "Again."))
