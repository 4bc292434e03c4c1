"""What authors of games and users of the library find where they look first."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import critias
import critias.engine
from critias.engine import Choose, Fill, Flow, Option, Record, Rng, ask, first_of
from critias.engine.errors import BrokenMatch
from tests.tiny import Bid
from tests.tiny import game as tiny


class Walk(Option, frozen=True):
    steps: int


class Rest(Option, frozen=True):
    pass


class Route(Record, frozen=True):
    places: tuple[int, ...]


def answered(flow: Flow[Any], *answers: Any) -> Any:
    """What a flow returns that is given these answers."""
    next(flow)
    *others, last = answers
    for answer in others:
        flow.send(answer)
    with pytest.raises(StopIteration) as stop:
        flow.send(last)
    return stop.value.value


# The door of the engine


def test_the_door_says_what_it_offers() -> None:
    text = critias.engine.__doc__ or ""
    assert [name for name in critias.engine.__all__ if f"`{name}`" not in text] == []
    assert all(hasattr(critias.engine, name) for name in critias.engine.__all__)


def test_the_engine_runs_without_fluent() -> None:
    """As it has to in a browser."""
    play = (
        "import sys; sys.modules['fluent'] = None\n"
        "import critias\n"
        "games = [critias.find_game(name) for name in critias.game_names()]\n"
        "match = critias.new(games[0], seats=2, seed=1)\n"
        "rng = critias.Rng(1)\n"
        "while not match.over:\n"
        "    [decision] = match.pending.values()\n"
        "    match.answer(decision.seat, decision.sample(rng))\n"
        "print(match.view(None)['seats'])"
    )
    done = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("2\n", "")


# Asking with types


def test_an_answer_that_is_asked_for_has_the_type_of_the_options() -> None:
    def walk() -> Flow[int]:
        answer = yield from ask(Choose(0, lambda: [Walk(n) for n in range(3)], "a.walk"))
        assert_type(answer, Walk)
        return answer.steps

    assert answered(walk(), Walk(2)) == 2


def test_a_form_that_is_asked_for_has_its_type() -> None:
    def plan() -> Flow[tuple[int, ...]]:
        form = yield from ask(Fill(0, Route, lambda form: None, lambda rng: Route(()), "a.route"))
        assert_type(form, Route)
        return form.places

    assert answered(plan(), Route((1, 2))) == (1, 2)


def test_whoever_is_first_is_told_with_the_answer() -> None:
    def race() -> Flow[tuple[int, int]]:
        seat, answer = yield from first_of(Choose(one, [Walk(one)]) for one in range(3))
        assert_type(answer, Walk)
        return seat, answer.steps

    assert answered(race(), (2, Walk(2))) == (2, 2)


def test_options_and_what_a_question_is_about_can_be_given_by_name() -> None:
    question = Choose(
        seat=1, options=[Walk(1), Rest()], rule="a.walk", about={"left": 3}, default=Rest()
    )
    assert list(question.options) == [Walk(1), Rest()]
    assert question.about == {"left": 3}
    assert "about" not in repr(question)


# The library


def test_a_seed_makes_a_generator() -> None:
    assert Rng(7).key == Rng("7").key == critias.engine.seed_key(7)
    with pytest.raises(TypeError, match=r"a seed is a number or a text, not 1\.5"):
        Rng(1.5)  # type: ignore[arg-type]


def test_the_generators_of_python_are_refused_with_a_sentence() -> None:
    match = critias.new(tiny, seed=1)
    with pytest.raises(TypeError, match=r"drawn with a critias\.Rng, not with <random\.Random"):
        match.imagine(0, random.Random(1))  # type: ignore[arg-type]


def test_a_match_goes_into_a_file_and_comes_back(tmp_path: Path) -> None:
    match = critias.new(tiny, seats=2, seed=1)
    match.answer(0, Bid(1))
    match.save(tmp_path / "one.json")
    saved = critias.save(match, str(tmp_path / "two.json"))
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    for source in (saved, tmp_path / "one.json", str(tmp_path / "two.json")):
        assert critias.load(source, game=tiny).log == match.log
    with pytest.raises(BrokenMatch, match=r"cannot read .*three\.json"):
        critias.load(tmp_path / "three.json")
