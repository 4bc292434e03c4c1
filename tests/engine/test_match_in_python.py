"""A match among Python's own: copied, pickled, shown in a notebook, its options in words."""

import copy
import pickle
from collections.abc import Callable

import pytest

import critias
from critias.engine.errors import CritiasError
from critias.engine.match import Match

WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def some_way_in(game: str, *, bulk: bool = False) -> Match:
    match = critias.new(game, seed="python", bulk=bulk)
    chance = critias.Rng("python")
    for _ in range(12):
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(chance))
    return match


def questions(match: Match) -> dict[int, str]:
    return {seat: match.question(seat) for seat in match.pending}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("bulk", [False, True])
@pytest.mark.parametrize("game", ["atlantis", "end_of_atlantis"])
def test_a_copy_goes_its_own_way(game: str, bulk: bool, way: str) -> None:
    make: Callable[[Match], Match] = WAYS[way]
    match = some_way_in(game, bulk=bulk)
    before = match.view(None), len(match.log), questions(match)
    twin = make(match)
    assert (twin.view(None), len(twin.log), questions(twin)) == before
    assert twin.log == match.log
    assert list(twin.all_events) == list(match.all_events)
    seat = min(twin.pending)
    answer = twin.pending[seat].sample(critias.Rng("on"))
    twin.answer(seat, answer)
    assert (match.view(None), len(match.log), questions(match)) == before
    match.answer(seat, answer)
    assert twin.view(None) == match.view(None), "what is drawn later is the same too"


def test_what_was_imagined_is_copied_but_not_pickled() -> None:
    match = some_way_in("atlantis")
    imagined = match.imagine(0, critias.Rng("dream"))
    assert copy.copy(imagined).imagined
    with pytest.raises(CritiasError, match="cannot be pickled"):
        pickle.dumps(imagined)


def test_options_are_said_in_both_languages() -> None:
    match = critias.new("atlantis", seed="words")
    [seat] = match.pending
    option = match.pending[seat].sample(critias.Rng("words"))
    assert match.say(option).startswith("Move figure")
    assert match.say(option, "de").startswith("Figur")
    assert match.say(7) == "7", "a bid is a number"


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    match = critias.new("atlantis", seats=2, seed=1, names=["<b>Ada</b>", "Bo"])
    shown = match._repr_html_()
    assert "&lt;b&gt;Ada" in shown
    assert "<b>" not in shown
