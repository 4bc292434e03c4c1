"""Search: it knows no more than its seat, plays anything, and sees what a glance does not."""

import pytest

import critias
from critias.bots import UnknownBot, find_bot
from critias.bots.search import Search
from critias.bots.tree import Root, Tree
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.lab.playing import play_on
from tests.tiny import Bid, Shells
from tests.tiny import game as tiny


def chance(seed: str) -> Rng:
    return Rng(seed_key(seed))


def positions(game: str, seats: int, every: int, most: int = 6) -> list[Match]:
    """Positions from the length of a match, some of them in the middle of secret answers."""
    match = critias.new(game, seats=seats, seed="positions")
    rng = chance("positions")
    found: list[Match] = []
    while not match.over and len(found) < most:
        if len(match.log) % every == every - 1:
            found.append(match.clone())
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
    return found


@pytest.mark.parametrize(
    ("game", "seats", "every"),
    [
        ("atlantis", 3, 7),
        ("end_of_atlantis", 3, 23),
        ("atlantis_rising", 2, 31),
        ("colossus", 12, 41),
    ],
)
def test_it_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    game: str, seats: int, every: int
) -> None:
    search = find_bot("search:4")
    differing = 0
    for match in positions(game, seats, every):
        seat = max(match.pending)
        worlds = [match.imagine(seat, chance(f"world {n}")) for n in range(2)]
        answers = [search.choose(world, seat, chance("same")) for world in (match, *worlds)]
        assert answers[0] == answers[1] == answers[2]
        differing += worlds[0].state != worlds[1].state
    assert differing > 2, "the worlds should differ in what the seat cannot know"


def test_it_does_not_peek_at_bids() -> None:
    search = find_bot("search:40")
    answers = set()
    for bid in range(4):
        match = critias.new(tiny, seats=2, seed=3)
        match.answer(1, Bid(bid))
        answers.add(search.choose(match, 0, chance("same")))
    assert len(answers) == 1


def test_it_disturbs_nothing() -> None:
    match = critias.new("atlantis", seats=2, seed=1)
    [seat] = match.pending
    before = match.view(seat)
    answer = find_bot("search:20").choose(match, seat, chance("x"))
    assert match.view(seat) == before
    assert not match.log
    match.answer(seat, answer)


def test_it_plays_games_without_a_heuristic_and_fills_in_forms() -> None:
    for seats in (2, 3):
        match = critias.new(tiny, seats=seats, seed=seats)
        play_on(match, [find_bot("search:15")] * seats, "search")
        assert match.over


def test_it_bids_what_wins_where_chance_does_not() -> None:
    wins = 0
    for seed in range(12):
        match = critias.new(tiny, seats=2, seed=seed)
        play_on(match, [find_bot("search:60"), find_bot("random")], f"duel {seed}")
        assert isinstance(match.state, Shells)
        assert match.result is not None
        wins += 0 in match.result.winners
    assert wins >= 9


def test_a_single_option_needs_no_thought() -> None:
    match = critias.new("atlantis", seats=2, seed=1)
    [seat] = match.pending
    lone = match.pending[seat].options[0]  # type: ignore[union-attr]
    match.pending[seat]._made = [lone]  # type: ignore[union-attr]
    assert Search("long", seconds=1000.0).choose(match, seat, chance("x")) == lone


def test_a_budget_in_seconds_is_kept_at_least_for_one_iteration() -> None:
    match = critias.new("atlantis", seats=2, seed=1)
    [seat] = match.pending
    answer = find_bot("search:0.001s").choose(match, seat, chance("x"))
    match.answer(seat, answer)


@pytest.mark.parametrize("name", ["search", "search:0", "search:0s", "search:9999s", "search:x"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(name)


def test_a_node_widens_with_its_visits_and_comes_back_to_what_fares_well() -> None:
    root, rng = Root("a"), chance("node")
    assert root.select("abcdefgh", 0.2) is None
    for _ in range(200):
        answer = root.select("abcdefgh", 0.2) or root.untried("abcdefgh", rng)
        root.learn(answer, 0.9 if answer == "c" else 0.1)
    assert len(root.tried) == 8
    assert root.best(0.2) == "c"
    assert root.tried["c"].visits > 100


def test_without_a_clear_difference_the_usual_answer_stands() -> None:
    root = Root("usual")
    for world in range(9):
        root.learn("usual", 0.5 + world % 3 * 0.1)
        root.learn("other", 0.5 + world % 2 * 0.2)
    root.learn("other", 0.7)
    assert root.best(0.05) == "usual"
    root.usual = None
    assert root.best(0.05) == "other", "without a usual one, what was tried most"
    root.usual = "usual"
    for world in range(9):
        root.learn("better", 0.55 + world % 3 * 0.1)
    root.learn("better", 0.6)
    root.learn("better", 0.6)
    assert root.best(0.05) == "better", "it has been better in each world"


def test_what_leads_to_the_same_as_the_usual_answer_is_seen_after_a_few_worlds() -> None:
    root = Root("usual")
    for world in range(4):
        for answer, more in (("usual", 0), ("twin", 0), ("other", 0.001)):
            root.learn(answer, world / 10 + more)
            assert world == 3 or not root.same_as_usual(answer), "so far it may be chance"
    assert root.same_as_usual("twin")
    assert not root.same_as_usual("other")
    assert not root.same_as_usual("usual")


def test_worlds_that_all_come_out_alike_tell_nothing() -> None:
    root = Root("usual")
    for _ in range(9):
        root.learn("usual", 1.0)
        root.learn("other", 1.0)
    assert not root.same_as_usual("other")


def test_the_spread_is_that_of_what_came_out() -> None:
    tree = Tree()
    for value in (0.0, 1.0) * 8:
        tree.record(value)
    assert tree.spread == pytest.approx(0.5, abs=0.01)
