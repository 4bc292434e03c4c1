"""What learners see is what their seat sees: no more, no less, and nothing twice in one place."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import critias
from critias.engine.decisions import Fill
from critias.engine.errors import CritiasError
from critias.engine.match import Match
from critias.engine.randomness import Rng
from critias.engine.zones import parts
from critias.lab.research.actions import options_of
from critias.lab.research.fields import Sheet
from critias.lab.research.games import LESSONS, Lesson, lesson
from tests.tiny import game as tiny

TABLES = [
    ("atlantis", 2),
    ("atlantis", 4),
    ("end_of_atlantis", 3),
    ("end_of_atlantis", 5),
    ("atlantis_rising", 1),
    ("atlantis_rising", 3),
]
COMPUTED = {"odds"}
"""What a question says that the state says already."""


def positions(game: str, seats: int, every: int, most: int = 600) -> Iterator[tuple[Match, int]]:
    """Positions of random matches, and a seat that is asked."""
    rng = Rng(f"{game} {seats}")
    for seed in range(2):
        match = critias.new(game, seats=seats, seed=seed)
        for number in range(most):
            if match.over:
                break
            seat = rng.choice(sorted(match.pending))
            if number % every == 0:
                yield match, seat
            match.answer(seat, match.pending[seat].sample(rng))


def observed(learnt: Lesson, match: Match, seat: int) -> Any:
    sheet, number = learnt.sheet, learnt.actions.number
    return sheet.observe(match.state, seat, match.pending.get(seat), number)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_components_are_observed_as_the_view_shows_them(game: str, seats: int) -> None:
    learnt = lesson(game, seats)
    for match, seat in positions(game, seats, every=40):
        vector = observed(learnt, match, seat)
        view = match.view(seat)
        for part in parts(type(match.state)):  # type: ignore[arg-type]
            if part.zone is None:
                continue
            shown = view[part.name]
            zones = turned(shown, seat, seats) if part.zone.per_seat else [shown]
            for turn, one in enumerate(zones):
                name = f"{part.name} {turn}" if part.zone.per_seat else part.name
                compare(learnt.sheet, vector, name, one, part.name in LESSONS[game].rows)


def turned(values: list[Any], seat: int, seats: int) -> list[Any]:
    return [values[(seat + turn) % seats] for turn in range(seats)]


def compare(sheet: Sheet, vector: Any, name: str, shown: dict[str, Any], by_place: bool) -> None:
    """A zone of the view, and the stretch of the observation about it."""
    place = sheet.names[name]
    labels = [label.removeprefix(name).strip() for label in sheet.labels[place]]
    said = {label: value for label, value in zip(labels, vector[place], strict=True) if value}
    items = shown.get("items", ["?"] * shown["count"])
    if by_place:
        first = int(labels[0].split()[0])
        wanted: dict[str, float] = {}
        for number, item in enumerate(items):
            if number >= first and item is not None:
                wanted |= {f"{number} {mark}": much for mark, much in looks(item, labels)}
        assert said == pytest.approx(wanted), name
        return
    assert bool(shown["count"]) == ("count" in said)
    for label in labels:
        if label != "count":
            many = items.count(label.removeprefix("back "))
            assert bool(many) == (label in said), (name, label)
            # Two of a kind are twice as much as one.
            one = said.get(label, 0) / many if many else 0
            assert many == 0 or one == pytest.approx(1 / round(1 / one)), (name, label)


def looks(item: str, labels: list[str]) -> list[tuple[str, float]]:
    kinds = {label.split(" ", 1)[1] for label in labels}
    if f"back {item}" in kinds:
        return [(f"back {item}", 1.0)]
    if item in kinds:
        return [(item, 1.0)]
    kind, value = item.split("-")  # a tile
    return [(kind, 1.0), ("value", int(value) / 7)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, seats: int) -> None:
    learnt, differing = lesson(game, seats), 0
    for number, (match, seat) in enumerate(positions(game, seats, every=30)):
        world = match.imagine(seat, Rng(f"world {number}"))
        assert np.array_equal(observed(learnt, match, seat), observed(learnt, world, seat))
        differing += world.state != match.state
    assert differing > 5


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whatever_changes_in_plain_sight_changes_the_observation(game: str, seats: int) -> None:
    learnt = lesson(game, seats)
    left_out = LESSONS[game].left_out
    changed = set()
    for match, seat in positions(game, seats, every=60, most=300):
        state, look = match.state, learnt.sheet.observe
        before = look(state, seat)
        for part in parts(type(state)):  # type: ignore[arg-type]
            if part.zone is None and not part.private and part.name not in left_out:
                if seats == 1 and part.name == "starting_seat":
                    continue
                for name, back in changes(state, part.name):
                    assert not np.array_equal(look(state, seat), before), name
                    back()
                    changed.add(part.name)
        assert np.array_equal(look(state, seat), before)
    assert len(changed) >= 4


def changes(state: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Each number and each flag of a field, changed: a name for it, and the way back."""
    value = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, other(value))
        yield name, lambda: setattr(state, name, value)
    elif isinstance(value, list):
        rows = value if value and isinstance(value[0], list) else [value]
        for row in rows:
            for place, old in enumerate(row):
                if isinstance(old, int):
                    row[place] = other(old)
                    yield f"{name}[{place}]", lambda row=row, p=place, o=old: row.__setitem__(p, o)


def other(value: int) -> int:
    """Another number near that, of the same Atlantean's owner if it is one."""
    if isinstance(value, bool):
        return not value
    return 0 if value < 0 else value ^ 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_answer_is_told_by_actions_of_its_own(game: str, seats: int) -> None:
    learnt = lesson(game, seats)
    assert len(set(learnt.actions.names)) == len(learnt.actions)
    for match, seat in positions(game, seats, every=9):
        decision = match.pending[seat]
        answers = list(told(learnt, decision, ()))
        assert len(answers) == len(decision.options)  # type: ignore[union-attr]
        assert set(answers) == set(decision.options)  # type: ignore[union-attr]
        for name, value in decision.about.items():
            assert name in learnt.sheet._about or name in COMPUTED or value is None, name


def told(learnt: Lesson, decision: Any, taken: tuple[int, ...]) -> Iterator[Any]:
    """All answers that can be given after these actions."""
    question, answer = learnt.actions.question(decision), None
    for action in taken:
        answer = question.take(action)
    if answer is not None:
        yield answer
        return
    for action in question.steps:
        yield from told(learnt, decision, (*taken, action))


def test_a_seat_names_the_others_from_where_it_sits() -> None:
    learnt = lesson("end_of_atlantis", 3)
    throw = next(k for k in options_of(LESSONS["end_of_atlantis"].answers) if k.__name__ == "Throw")
    assert learnt.actions.names[learnt.actions.number(throw(seat=1), 0)] == "Throw(seat=1)"
    assert learnt.actions.names[learnt.actions.number(throw(seat=1), 2)] == "Throw(seat=2)"
    assert learnt.actions.names[learnt.actions.number(throw(seat=1), 1)] == "Throw(seat=0)"


def test_what_asks_for_forms_is_refused_at_once() -> None:
    with pytest.raises(CritiasError, match="colossus is not for learners"):
        lesson("colossus", 12)
    match = critias.new(tiny, seats=2, seed=1)
    rng = Rng("form")
    while not any(isinstance(decision, Fill) for decision in match.pending.values()):
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(rng))
    form = next(one for one in match.pending.values() if isinstance(one, Fill))
    with pytest.raises(CritiasError, match="asks for a form"):
        lesson("atlantis", 2).actions.question(form)
