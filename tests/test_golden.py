"""Recorded matches must replay forever: whoever changes a rule makes one of these fail."""

import math
from pathlib import Path

import msgspec
import pytest

from critias.engine import standing
from critias.engine.saving import load, read_match, verify
from critias.games.colossus.room.roster import houses_for
from critias.games.end_of_atlantis.box import EVENTS, SPECIALS
from tests.record_golden import FOLDER, PLANS, ROOMS, Digested, digested

FILES = [FOLDER / f"{name}.json" for name in PLANS]
ROOM_FILES = [FOLDER / f"{name}.json" for name in ROOMS]


def read_room(path: Path) -> Digested:
    return msgspec.json.decode(path.read_bytes(), type=Digested)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_replays(path: Path) -> None:
    assert verify(read_match(path)).over


@pytest.mark.parametrize("path", ROOM_FILES, ids=lambda path: path.stem)
def test_a_recorded_room_replays(path: Path) -> None:
    room = read_room(path)
    match = load(room.match)
    assert digested(match).digests == room.digests
    assert match.result == room.match.result is not None


def test_every_planned_match_is_recorded() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted([*FILES, *ROOM_FILES])


def test_the_matches_of_atlantis_show_each_table() -> None:
    saved = [read_match(path) for path in FILES if path.stem.startswith("atlantis-")]
    assert {one.seats for one in saved} == {2, 3, 4}
    assert {one.options["tiles"] for one in saved} == {"latin", "shift", "rare-top"}
    assert {one.options["purchases"] for one in saved} == {"one", "many"}


def test_the_matches_of_end_of_atlantis_show_each_table() -> None:
    saved = [read_match(path) for path in FILES if path.stem.startswith("end_of_atlantis-")]
    assert {one.seats for one in saved} == {3, 4, 5}
    assert {one.options["edition"] for one in saved} == {"en", "de"}
    assert {one.options["length"] for one in saved} == {"normal", "long"}
    told = {event["special"] for one in saved for event in one.events if "special" in event}
    assert told == set(SPECIALS[:8])  # all but the treasures are played in one of them
    shown = {event["event_card"] for one in saved for event in one.events if "event_card" in event}
    assert shown == set(EVENTS)


def test_some_answers_were_taken_back() -> None:
    [path] = [path for path in FILES if path.stem.endswith("-undo")]
    match = load(read_match(path))
    assert len(standing(match.log)) < len(match.log)


def test_the_rooms_have_heroes_and_rulings_and_much_is_taken_back() -> None:
    rooms = [read_room(path).match for path in ROOM_FILES]
    assert any(room.seats > math.prod(houses_for(room.seats, 6, "fit")) for room in rooms)
    log = [entry for room in rooms for entry in room.log]
    given = {
        (entry["seat"] is None, entry["command"]["type"]) for entry in log if "command" in entry
    }
    assert {(True, "set-units"), (True, "judge-oath"), (True, "burn-region")} <= given
    assert {(False, "offer"), (False, "swear-oath"), (False, "take-bribe")} <= given
    assert {"undo", "retract"} <= {key for entry in log for key in entry}


def test_the_files_are_small_and_without_blanks() -> None:
    for path in (*FILES, *ROOM_FILES):
        data = path.read_bytes()
        assert len(data) < 150_000
        assert data == msgspec.json.encode(msgspec.json.decode(data))
