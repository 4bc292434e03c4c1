"""Bots are found by name, play whole matches, and know no more than their seat."""

import pytest

import critias
from critias.bots import UnknownBot, bot_names, find_bot, find_level, hint_bot, usual_bot
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import encode_state
from critias.lab.plan import make_plan
from critias.lab.playing import play_on
from critias.lab.simulate import simulate
from tests.tiny import game as tiny


def chance(seed: str) -> Rng:
    return Rng(seed_key(seed))


def test_every_game_has_random_and_hard_and_those_with_a_heuristic_all_levels() -> None:
    assert bot_names(critias.find_game("atlantis")) == ["random", "easy", "medium", "hard"]
    assert bot_names(tiny) == ["random", "hard"]
    assert usual_bot(critias.find_game("atlantis")) == "medium"
    assert usual_bot(tiny) == "random"


def test_a_game_without_a_heuristic_gets_its_hints_from_search() -> None:
    assert hint_bot(critias.find_game("atlantis")) == "medium"
    match = critias.new(tiny, seats=3, seed=1)
    bot = find_bot(hint_bot(tiny), tiny)
    assert bot.name.startswith("search:")
    for seat, decision in match.pending.items():
        assert decision.accept(bot.choose(match, seat, chance("hint")))


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(
        UnknownBot, match="no bot 'clever'; there are: random, easy, medium, hard, search"
    ):
        find_bot("clever")


def test_a_bot_that_cannot_play_the_game_is_refused() -> None:
    with pytest.raises(UnknownBot, match="medium cannot play tiny; random, hard can"):
        find_bot("medium", tiny)


def test_tables_on_a_server_have_levels_only() -> None:
    atlantis = critias.find_game("atlantis")
    assert find_level("hard", atlantis).name == "hard"
    with pytest.raises(UnknownBot, match="no bot 'search:600s'; there are: random, easy"):
        find_level("search:600s", atlantis)
    with pytest.raises(UnknownBot, match="medium cannot play tiny"):
        find_level("medium", tiny)


@pytest.mark.parametrize("name", ["random", "easy", "medium"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_match_to_its_end(name: str, seats: int) -> None:
    match = critias.new("atlantis", seats=seats, seed=f"{name} {seats}")
    play_on(match, [find_bot(name)] * seats, "bots")
    assert match.over


def test_random_fills_in_forms_and_answers_side_by_side() -> None:
    match = critias.new(tiny, seats=3, seed=1)
    play_on(match, [find_bot("random")] * 3, "bots")
    assert match.over


def test_a_bot_is_a_function_of_what_it_is_handed() -> None:
    for name in ("random", "medium"):
        for match in positions():
            [seat] = match.pending
            before = len(match.log)
            answers = [find_bot(name).choose(match, seat, chance("again")) for _ in range(2)]
            assert answers[0] == answers[1]
            assert len(match.log) == before


def test_medium_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    medium = find_bot("medium")
    compared = 0
    for match in positions():
        [seat] = match.pending
        worlds = [match.imagine(seat, chance(f"world {n}")) for n in range(2)]
        assert worlds[0].view(seat) == worlds[1].view(seat) == match.view(seat)
        answers = [medium.choose(world, seat, chance("same")) for world in (match, *worlds)]
        assert answers[0] == answers[1] == answers[2]
        compared += worlds[0].state.hands != worlds[1].state.hands  # type: ignore[attr-defined]
    assert compared > 20, "the worlds should differ in what the seat cannot know"


def test_medium_beats_three_random_players() -> None:
    plan = make_plan(
        "atlantis",
        seats=4,
        games=60,
        bots=["medium", "random", "random", "random"],
        seed="fixed",
        rotate=True,
    )
    assert simulate(plan, workers=1).by_bot["medium"].wins > 30


def positions() -> list[Match]:
    """Positions from the whole length of a few matches."""
    found = []
    for seed in range(3):
        match = critias.new("atlantis", seats=3, seed=seed)
        rng = chance(f"positions {seed}")
        while not match.over:
            if rng.below(4) == 0:
                found.append(match.clone())
            [seat] = match.pending
            match.answer(seat, match.pending[seat].sample(rng))
    return found


@pytest.mark.parametrize("game", critias.game_names())
def test_a_rule_of_thumb_leaves_the_state_as_it_is(game: str) -> None:
    rules = critias.find_game(game)
    heuristic = type(rules).heuristic
    if heuristic is None:
        return
    match = critias.new(rules, seed="untouched")
    rng = chance("untouched")
    while not match.over and len(match.log) < 300:
        seat = rng.choice(sorted(match.pending))
        before = encode_state(match.state)
        answer = heuristic(match.state, match.pending[seat], rng)
        assert encode_state(match.state) == before
        match.answer(seat, answer)
