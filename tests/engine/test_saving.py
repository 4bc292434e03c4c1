"""Matches as files, states as bytes, and what happens to those who tamper with them."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import critias
from critias.engine.conformance import digest
from critias.engine.errors import BrokenMatch, CritiasError, UnknownGame, UnknownOption
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import (
    Saved,
    decode_state,
    encode_state,
    load,
    read_match,
    rules_hash,
    save,
    verify,
)
from tests.engine.copies import copied, edit, game_in
from tests.tiny import Bid, Fine
from tests.tiny import game as tiny

Plain = dict[str, Any]


def played(match: Match, entries: int = 10_000) -> Match:
    rng = Rng(seed_key("played"))
    while not match.over and len(match.log) < entries:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
    return match


def through_a_file(saved: Saved) -> Saved:
    return msgspec.json.decode(msgspec.json.encode(saved), type=Saved)


def tiny_match() -> Match:
    """With one of each kind of entry, in the middle of a secret bid."""
    match = critias.new(tiny, seats=3, seed=7, options={"shells": 3}, names=["Ann", "Bob", "Cleo"])
    match.answer(0, Bid(1))
    match.undo(0)
    match.command(None, Fine(2, 1))
    match.answer(1, Bid(3))
    return match


@pytest.fixture(scope="module")
def finished() -> Plain:
    """A whole match of Atlantis, as a file holds it."""
    match = played(critias.new("atlantis", seats=2, seed="saving"))
    plain: Plain = msgspec.json.decode(msgspec.json.encode(save(match)))
    return plain


def verified(plain: Plain) -> Match:
    return verify(msgspec.convert(plain, Saved))


# There and back


def test_a_match_survives_a_file_in_the_middle_of_a_step() -> None:
    match = tiny_match()
    again = load(through_a_file(save(match)), game=tiny)
    assert digest(again) == digest(match)
    assert again.log == match.log
    assert again.all_events == match.all_events
    assert (again.names, again.options, again.key) == (match.names, match.options, match.key)


def test_a_match_with_edited_components_survives_a_file() -> None:
    text = (tiny.folder / "components.toml").read_text(encoding="utf-8")
    match = critias.new(tiny, seed=7, components=text.replace("each = 4", "each = 9"))
    assert load(through_a_file(save(match)), game=tiny).view(0)["coins"] == [9, 9]


def test_a_match_can_be_loaded_in_part() -> None:
    match = tiny_match()
    for entries in range(len(match.log) + 1):
        part = load(save(match), game=tiny, entries=entries)
        assert digest(part) == digest(match.position(entries))


def test_a_finished_match_can_be_verified(finished: Plain) -> None:
    match = verified(finished)
    assert match.over
    assert msgspec.to_builtins(match.result) == {
        "scores": tuple(finished["result"]["scores"]),
        "winners": tuple(finished["result"]["winners"]),
    }


def test_a_match_is_read_from_a_file(tmp_path: Path, finished: Plain) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(finished))
    assert verify(read_match(path)).over


# Tampered with


def other_answer(plain: Plain) -> None:
    entry = plain["log"][0]
    match = load(msgspec.convert(plain, Saved), entries=0)
    for option in match.pending[entry["seat"]].options:  # type: ignore[union-attr]
        if msgspec.to_builtins(option) != entry["answer"]:
            entry["answer"] = msgspec.json.decode(msgspec.json.encode(option))
            return


def illegal_answer(plain: Plain) -> None:
    plain["log"][3]["answer"] = {"type": "play", "figure": 9, "card": "flag"}


def other_seat(plain: Plain) -> None:
    plain["log"][3]["seat"] = 1 - plain["log"][3]["seat"]


def no_such_seat(plain: Plain) -> None:
    plain["log"][3]["seat"] = 7


def no_seat(plain: Plain) -> None:
    del plain["log"][3]["seat"]


def no_answer(plain: Plain) -> None:
    del plain["log"][3]["answer"]


def a_gap(plain: Plain) -> None:
    del plain["log"][3]


def a_wrong_number(plain: Plain) -> None:
    plain["log"][3]["number"] = 40


def swapped_numbers(plain: Plain) -> None:
    one, two = plain["log"][3:5]
    one["number"], two["number"] = two["number"], one["number"]


def one_more(plain: Plain) -> None:
    plain["log"].append(copy.deepcopy(plain["log"][-1]))


def one_less(plain: Plain) -> None:
    plain["log"].pop()


def other_event(plain: Plain) -> None:
    plain["events"][5]["number"] += 1


def missing_event(plain: Plain) -> None:
    plain["events"].pop()


def additional_event(plain: Plain) -> None:
    plain["events"].append(plain["events"][-1])


def other_winner(plain: Plain) -> None:
    plain["result"]["winners"] = [0, 1]


def other_score(plain: Plain) -> None:
    plain["result"]["scores"][0] += 1


def no_result(plain: Plain) -> None:
    plain["result"] = None


def other_seed(plain: Plain) -> None:
    plain["seed"] = seed_key("another").hex()


def short_seed(plain: Plain) -> None:
    plain["seed"] = "abcd"


def no_seed(plain: Plain) -> None:
    plain["seed"] = "Atlantis"


def other_format(plain: Plain) -> None:
    plain["critias"] = "9.9"


def other_seats(plain: Plain) -> None:
    plain["seats"] = 3


def too_many_seats(plain: Plain) -> None:
    plain["seats"], plain["names"] = 9, [str(seat) for seat in range(9)]


def other_components(plain: Plain) -> None:
    plain["components"] = {"cards": 1}


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (other_answer, "event|entry"),
        (illegal_answer, "entry 4 does not replay: .* not for"),
        (other_seat, "entry 4 does not replay: seat . is not asked"),
        (no_such_seat, "entry 4 does not replay: there is no seat 7"),
        (no_seat, "entry 4 does not replay: Object missing required field `seat`"),
        (no_answer, "entry 4 does not replay: Object missing required field `answer`"),
        (a_gap, "entry 5"),
        (a_wrong_number, "entry 40 stands where entry 4 should"),
        (swapped_numbers, "entry 5 stands where entry 4 should"),
        (one_more, "does not replay: the match is over"),
        (one_less, "event|events|claims"),
        (other_event, "event 6, of entry .*, should read"),
        (missing_event, "event .*, should read"),
        (additional_event, "the file tells of .* events, the replay of fewer"),
        (other_winner, "the file claims .*, the replay gives"),
        (other_score, "the file claims .*, the replay gives"),
        (no_result, "the file claims None, the replay gives"),
        (other_seed, "entry|event"),
        (short_seed, "the head of the file is wrong: a random key has 32 bytes"),
        (no_seed, "the head of the file is wrong"),
        (other_format, r"the file is of format 9\.9, this program reads"),
        (other_seats, "atlantis cannot have 3 seats with"),
        (too_many_seats, "atlantis cannot have 9 seats"),
        (other_components, "the head of the file is wrong"),
    ],
)
def test_a_file_that_has_been_tampered_with_is_found_out(
    finished: Plain, tamper: Callable[[Plain], None], sentence: str
) -> None:
    plain = copy.deepcopy(finished)
    tamper(plain)
    with pytest.raises(BrokenMatch, match=sentence):
        verified(plain)


def test_an_undo_of_another_entry_than_it_claims_is_found_out() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(save(tiny_match())))
    plain["log"][1]["undo"] = 7
    with pytest.raises(BrokenMatch, match="entry 2 takes back entry 1, not 7"):
        load(msgspec.convert(plain, Saved), game=tiny)


def test_a_game_or_option_that_is_not_there_has_its_own_error(finished: Plain) -> None:
    with pytest.raises(UnknownGame):
        verified({**finished, "game": "lemuria"})
    with pytest.raises(UnknownOption):
        verified({**finished, "options": {"tiles": "square"}})


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b"not json", b"\xff\xfe", b'{"critias": "0.1", "colour": 1}']
)
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(BrokenMatch, match=r"match\.json is not a saved match"):
        read_match(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(BrokenMatch, match="cannot read"):
            read_match(path)


def test_a_field_that_no_saved_match_has_is_refused(tmp_path: Path, finished: Plain) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode({**finished, "colour": "red"}))
    with pytest.raises(BrokenMatch, match="colour"):
        read_match(path)


# States


def test_a_state_survives_bytes() -> None:
    match = played(critias.new(tiny, seats=4, seed=3), entries=9)
    data = encode_state(match.state)
    state = decode_state(tiny, data)
    assert encode_state(state) == data
    assert state.charms == match.state.charms  # type: ignore[attr-defined]
    assert state.rng.word() == match.state.rng.copy().word()
    assert encode_state(match.state) == data
    assert match.state.listener is not None


def test_a_state_that_holds_something_odd_is_refused() -> None:
    state = critias.new(tiny, seed=3).state
    state.phase = object()  # type: ignore[attr-defined]
    with pytest.raises(NotImplementedError, match="a state cannot hold a object"):
        encode_state(state)


# The hash of the rules


def test_the_same_rules_in_another_place_have_the_same_hash(tmp_path: Path) -> None:
    assert rules_hash(game_in(copied(tmp_path, "same"))) == rules_hash(tiny)
    assert save(tiny_match()).rules == rules_hash(tiny)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [("__init__.py", "3 * s.shells", "4 * s.shells"), ("components.toml", "each = 4", "each = 5")],
)
def test_a_changed_byte_of_code_or_data_changes_the_hash(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    folder = copied(tmp_path, f"changed_{name.partition('.')[2]}")
    edit(folder / name, old, new)
    assert rules_hash(game_in(folder)) != rules_hash(tiny)


def test_a_new_file_of_rules_changes_the_hash_and_new_words_do_not(tmp_path: Path) -> None:
    folder = copied(tmp_path, "words")
    (folder / "texts" / "en.ftl").write_text("game-title = Other\n", encoding="utf-8")
    assert rules_hash(game_in(folder)) == rules_hash(tiny)
    folder = copied(tmp_path, "more")
    (folder / "cards").mkdir()
    (folder / "cards" / "more.py").write_text("", encoding="utf-8")
    assert rules_hash(game_in(folder)) != rules_hash(tiny)


def test_every_error_here_can_be_shown_to_a_person() -> None:
    assert issubclass(BrokenMatch, CritiasError)
