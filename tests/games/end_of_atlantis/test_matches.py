"""Whole matches, and the rules as text."""

import re

import pytest

import critias
from critias.engine.conformance import check_match, check_words
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.rulebook import read_rules
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.events import Scored
from critias.testing import told
from tests.games.end_of_atlantis.tables import now

RULINGS = {
    f"{letter}{number}"
    for letter, last in (("S", 10), ("V", 18), ("P", 17), ("X", 16), ("E", 27))
    for number in range(1, last + 1)
}


def played(seats: int, seed: int, **options: str) -> Match:
    match = critias.new(game, seats=seats, seed=seed, options=options)
    rng = Rng(seed_key(seed))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        now(match)
    return match


@pytest.mark.rule("eoa.end.third-marker", "eoa.variant.long")
@pytest.mark.parametrize(("length", "turns"), [("normal", {4, 5, 6}), ("long", {4, 5, 6, 7})])
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_matches_end_in_time_and_every_point_is_told(
    seats: int, edition: str, length: str, turns: set[int]
) -> None:
    match = played(seats, 5, edition=edition, length=length)
    s = now(match)
    assert s.turn in turns
    points = [0] * seats
    for event in told(match, Scored):
        points[event.seat] += event.points
    assert match.result is not None
    assert tuple(points) == match.result.scores
    assert len(match.result.winners) == 1


@pytest.mark.long
@pytest.mark.no_cover
def test_it_conforms() -> None:
    check_words(game)
    check_match(game, 4, {}, "conforming", share=0.1)
    check_match(game, 5, {"edition": "de"}, "conforming", share=0.05)


def test_doom_is_never_imagined_into_the_box() -> None:
    match = critias.new(game, seats=3, seed=4)
    for seed in range(20):
        imagined = match.imagine(0, Rng(seed_key(seed)))
        assert {0, 1, 2} <= set(now(imagined).event_deck)


@pytest.mark.parametrize("name", ["RULES.md", "RULES.de.md"])
def test_every_ruling_has_its_place(name: str) -> None:
    rules = read_rules(game.folder / name)
    found = [ruling for rule in rules for ruling in re.findall(r"\(([A-Z]\d+)\):", rule.text)]
    assert len(found) == len(set(found))
    assert set(found) == RULINGS
    assert all(rule.text for rule in rules)


def test_both_languages_rule_on_the_same_in_the_same_places() -> None:
    english, german = (read_rules(game.folder / name) for name in ("RULES.md", "RULES.de.md"))
    for one, other in zip(english, german, strict=True):
        assert one.id == other.id
        assert re.findall(r"\(([A-Z]\d+)\)", one.text) == re.findall(r"\(([A-Z]\d+)\)", other.text)
