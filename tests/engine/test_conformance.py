"""The conformance suite passes the tiny game, and notices when it is broken.

Each broken game here is the tiny game with one thing changed, in a folder of its own.
"""

from pathlib import Path
from typing import Any

import pytest

import critias
from critias.engine import conformance, undoing
from critias.engine._works.log import Answered
from critias.engine.conformance import Lapse, check_match, check_words, configurations
from critias.engine.errors import RulesError
from critias.engine.match import Match
from tests.engine.copies import copied, edit, game_in
from tests.engine.scripted import Say
from tests.tiny import game as tiny

SEEDS = 8


def play_thoroughly(game: Any) -> None:
    """Some matches of three, in which whatever is wrong is bound to come up."""
    for seed in range(SEEDS):
        check_match(game, 3, {}, seed)


def broken(tmp_path: Path, old: str, new: str, name: str = "__init__.py") -> Any:
    """The tiny game with one thing changed."""
    folder = copied(tmp_path, f"broken_{tmp_path.name}")
    edit(folder / name, old, new)
    return game_in(folder)


# It passes what is right


@pytest.mark.parametrize(("seats", "options"), list(configurations(tiny)))
def test_the_tiny_game_conforms(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        assert check_match(tiny, seats, options, seed).over


def test_the_tiny_game_has_its_words() -> None:
    assert Say.__module__.startswith("tests."), "a stranger in a package beside it"
    check_words(tiny)


def test_each_number_of_seats_meets_each_value_of_each_option() -> None:
    variants: list[dict[str, Any]] = [{}, {"shells": 1}, {"shells": 3}, {"guards": False}]
    wanted = [(seats, options) for seats in (2, 3, 4) for options in variants]
    assert list(configurations(tiny)) == wanted


def test_of_a_game_for_many_a_few_tables_are_enough() -> None:
    class ForMany(type(tiny)):  # type: ignore[misc]
        seats = range(2, 13)

    wanted = [(2, {}), (2, {"shells": 1}), (2, {"shells": 3}), (2, {"guards": False})]
    assert list(configurations(ForMany())) == [*wanted, (7, {}), (12, {})]


def test_the_same_seed_plays_the_same_match() -> None:
    first, again, other = (check_match(tiny, 3, {}, seed, share=0).log for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_random_matches_hold_every_kind_of_entry() -> None:
    kinds = {
        type(entry) for seed in range(20) for entry in check_match(tiny, 4, {}, seed, share=0).log
    }
    assert len(kinds) == 3


# It notices what is wrong: secrets


SECRETS = {
    "a charm in the view": (
        "    def validate(self",
        "    def view(self, s, seat):\n"
        "        return {**super().view(s, seat), 'first': s.charms[0][:1]}\n\n"
        "    def validate(self",
        "can tell an imagined match from the real one",
    ),
    "options that are alike only by somebody else's charm": (
        "    def validate(self",
        "    def distinct(self, s, decision):\n"
        "        return decision.options[: 1 + str(s.charms[0]).count('g')]\n\n"
        "    def validate(self",
        "can tell an imagined match from the real one",
    ),
    "only the holder of a guard is asked": (
        "for seat in everybody if seat != winner}",
        'for seat in everybody if seat != winner and "guard" in s.charms[seat]}',
        "what seat .* is asked depends on what it cannot know",
    ),
    "a question about somebody else's charm": (
        'about = {"winner_seat": winner}',
        'about = {"winner_seat": winner, "charm": str(s.charms[winner])}',
        "depends on what it cannot know|can tell an imagined match",
    ),
    "options that depend on somebody else's charm": (
        'able = s.guards and "guard" in s.charms[seat]',
        'able = s.guards and "guard" in s.charms[winner]',
        "depends on what it cannot know|can tell an imagined match",
    ),
    "a secret bid that others can see": (
        "    return answer.coins\n",
        "    s.given[seat] = 0 * answer.coins + 1\n    return answer.coins\n",
        "can tell an imagined match from the real one",
    ),
    "a secret bid that others can hear of": (
        "    return answer.coins\n",
        "    s.tell(PebbleTaken, seat)\n    return answer.coins\n",
        "seat .* hears of what was answered in secret",
    ),
    "an event that tells everybody a charm": (
        "    bids = yield from",
        "    s.tell(Fined, 0, str(s.charms[0]).count('g'))\n    bids = yield from",
        "what seat .* hears depends on what it cannot know",
    ),
}


@pytest.mark.parametrize("what", SECRETS)
def test_it_notices_a_leak(tmp_path: Path, what: str) -> None:
    old, new, sentence = SECRETS[what]
    with pytest.raises(Lapse, match=sentence):
        play_thoroughly(broken(tmp_path, old, new))


# Rules


RULES = {
    "components that lie in no zone": (
        ' = zone("charm", contents=OWNER, order=IRRELEVANT, per_seat=True)',
        "",
        "components are not conserved: lost",
    ),
    "a component that is lost": (
        '    s.phase = "offering"\n',
        '    s.deck.pop()\n    s.phase = "offering"\n',
        r"components are not conserved: lost Counter\(\{.*\}\), gained Counter\(\)",
    ),
    "a component that is lost before anybody is asked": (
        '    s.phase = "auction"\n',
        '    s.deck.pop()\n    s.phase = "auction"\n',
        "components are not conserved: lost",
    ),
    "a component out of nowhere": (
        '        s.charms[guards[0]].remove("guard")\n',
        "",
        "components are not conserved: .* gained",
    ),
    "an invariant that does not hold": (
        "    s.coins[winner] -= paid[winner]\n",
        "    s.coins[winner] -= paid[winner] + 1\n",
        "an invariant is broken: nobody can have less than no coins",
    ),
    "a rule that remembers outside of the state": (
        "        s.shells[winner] += 1\n",
        "        s.shells[winner] += 1 + len(REMEMBERED)\n        REMEMBERED.append(1)\n",
        "replaying .* leads elsewhere|differs from|do not do the same|leads elsewhere",
    ),
    "a match without an end": (
        '        if s.phase != "over":\n            return None\n',
        '        if s.phase == "over":\n            s.phase = "beach"\n        if s.phase:\n'
        "            return None\n",
        "does not end",
    ),
    "a result for too few": (
        "            for seat in range(s.seats)\n        )\n        best",
        "            for seat in range(s.seats - 1)\n        )\n        best",
        "IndexError|impossible result",
    ),
    "the same option twice": (
        "[Take(), Enough()] if left else",
        "[Take(), Enough(), Enough()] if left else",
        r"tiny\.pebbles offers the same twice",
    ),
    "a distinct option that is not on offer": (
        "    def validate(self",
        "    def distinct(self, s, decision):\n        return [Take()]\n\n    def validate(self",
        "but as distinct",
    ),
    "a default that is not on offer": (
        "default=Pass()",
        "default=SpendGuard()",
        r"the default of tiny\.guard is not legal",
    ),
    "a form that samples what it refuses": (
        "        return Offering(coins, ",
        "        return Offering(coins + 2, ",
        r"tiny\.offering of seat",
    ),
    "a question without a rule": ('"tiny.pebbles") for', '"tiny.stones") for', r"not in RULES\.md"),
    "a seat that does not exist": (
        "reaching = list(range(s.seats))",
        "reaching = list(range(s.seats + 1))",
        "seat.*3",
    ),
}
REMEMBERING = "REMEMBERED: list[int] = []\n\n\nclass Charms("


@pytest.fixture
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST_MATCH", 80)


@pytest.mark.usefixtures("short_matches")
@pytest.mark.parametrize("what", RULES)
def test_it_notices_broken_rules(tmp_path: Path, what: str) -> None:
    old, new, sentence = RULES[what]
    folder = copied(tmp_path, f"broken_{tmp_path.name}")
    edit(folder / "__init__.py", old, new)
    if "REMEMBERED" in new:
        edit(folder / "__init__.py", "class Charms(", REMEMBERING)
    with pytest.raises(Lapse, match=sentence):
        play_thoroughly(game_in(folder))


def test_it_notices_a_dead_end(tmp_path: Path) -> None:
    game = broken(tmp_path, "for n in range(s.coins", "for n in range(1, s.coins")
    with pytest.raises(Lapse, match=r"tiny\.bid offers seat . nothing"):
        play_thoroughly(game)


def test_nothing_can_be_accepted_that_was_not_offered(tmp_path: Path) -> None:
    """A decision that would accept more cannot even be asked."""
    game = broken(
        tmp_path,
        '    answer = yield from ask(Choose(seat, options, "tiny.bid"',
        "    class Lenient(Choose):\n"
        "        def accept(self, answer):\n"
        "            return Bid(9)\n\n"
        '    answer = yield from ask(Lenient(seat, options, "tiny.bid"',
    )
    with pytest.raises(RulesError, match="a flow yielded"):
        critias.new(game)


# Undo


def draws_a_charm(tmp_path: Path) -> Any:
    return broken(
        tmp_path,
        "            s.pebbles[seat] += 1\n",
        "            s.pebbles[seat] += 1\n            s.charms[seat].append(s.deck.pop())\n",
    )


def test_a_draw_cannot_be_taken_back(tmp_path: Path) -> None:
    play_thoroughly(draws_a_charm(tmp_path))


def test_it_notices_an_undo_across_a_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def learns_nothing(match: Match, entry: Answered) -> bool:
        return False

    monkeypatch.setattr(undoing, "taught", learns_nothing)
    with pytest.raises(Lapse, match=r"can undo .*, though it taught it something"):
        play_thoroughly(draws_a_charm(tmp_path))


SHOWN_AND_HIDDEN = (
    "            s.pebbles[seat] += 1\n",
    "            s.pebbles[seat] += 1\n"
    "            s.tell(Fined, seat, s.deck[-1].count('g'))\n"
    "            s.pebbles[seat] += s.deck[-1].count('g') * (s.pebbles[seat] == 1)\n",
)


def test_it_notices_an_undo_of_what_was_shown_and_hidden_again(tmp_path: Path) -> None:
    old, new = SHOWN_AND_HIDDEN
    with pytest.raises(Lapse, match=r"can undo .*, though it taught it something"):
        play_thoroughly(broken(tmp_path, old, new))


def test_what_was_shown_and_hidden_again_cannot_be_undone_if_the_rules_say_so(
    tmp_path: Path,
) -> None:
    old, new = SHOWN_AND_HIDDEN
    play_thoroughly(broken(tmp_path, old, f"{new}            s.brought_to_light()\n"))


# Imagined worlds


def stones(tmp_path: Path, back: str) -> Any:
    """The tiny game in which all hide a stone of their own colour."""
    folder = copied(tmp_path, f"stones_{tmp_path.name}")
    rules = folder / "__init__.py"
    zone = f'zone("stone", contents=NOBODY, per_seat=True{back})'
    edit(
        rules,
        "    coins: list[int]\n",
        f"    stones: list[list[str]] = {zone}\n    coins: list[int]\n",
    )
    edit(
        rules,
        "            spent=[],\n",
        "            spent=[],\n            stones=[[str(seat)] for seat in range(seats)],\n",
    )
    edit(
        rules,
        '"nobody can have less than no coins"\n',
        '"nobody can have less than no coins"\n'
        "        for seat, own in enumerate(s.stones):\n"
        '            assert own == [str(seat)], "a strange stone"\n',
    )
    return game_in(folder)


def test_it_notices_imagined_worlds_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(Lapse, match=r"imagined that cannot be: a strange stone\..*`back` missing"):
        play_thoroughly(stones(tmp_path, ""))


def test_what_looks_different_from_behind_is_not_mixed_up(tmp_path: Path) -> None:
    play_thoroughly(stones(tmp_path, ", back=str"))


# Words


@pytest.mark.parametrize(
    ("name", "old", "sentence"),
    [
        ("texts/de.ftl", "option-pass = Geschehen lassen\n", "has no text in de for option-pass"),
        ("texts/en.ftl", "charm-guard = guard\n", "has no text in en for charm-guard"),
        ("texts/en.ftl", "game-title = Shells\n", "has no text in en for game-title"),
        (
            "texts/en.ftl",
            "event-pebble-taken = { $seat } takes a pebble.\n",
            "has no text in en for event-pebble-taken",
        ),
    ],
)
def test_it_notices_a_missing_text(tmp_path: Path, name: str, old: str, sentence: str) -> None:
    with pytest.raises(Lapse, match=sentence):
        check_words(broken(tmp_path, old, "", name))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "ask-tiny-bid = How many of your { $coins-each } coins do you bid?\n",
            "",
            "there is no text 'ask-tiny-bid' in en",
        ),
        ("{ $winner-seat } is about", "{ $loser-seat } is about", "loser-seat"),
        ("option-enough = That is enough", "option-enough = Take a pebble", "read the same"),
    ],
)
def test_it_notices_what_cannot_be_said(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(Lapse, match=f"it cannot be said: .*{sentence}"):
        play_thoroughly(broken(tmp_path, old, new, "texts/en.ftl"))


def test_a_game_may_speak_english_only(tmp_path: Path) -> None:
    folder = copied(tmp_path, f"english_{tmp_path.name}")
    (folder / "texts" / "de.ftl").unlink()
    (folder / "RULES.de.md").unlink()
    game = game_in(folder)
    check_words(game)
    check_match(game, 3, {}, 1)


@pytest.mark.parametrize("missing", ["texts/en.ftl", "RULES.md"])
def test_it_says_which_file_is_missing(tmp_path: Path, missing: str) -> None:
    folder = copied(tmp_path, f"without_{tmp_path.name}")
    (folder / missing).unlink()
    with pytest.raises(Lapse, match=f"tiny has no {missing}"):
        check_words(game_in(folder))


@pytest.mark.parametrize("new", ["{#tiny.pebble}", "{#tiny.bid-again}"])
def test_it_notices_rules_that_differ_between_languages(tmp_path: Path, new: str) -> None:
    with pytest.raises(Lapse, match=r"RULES\.md and RULES\.de\.md of tiny differ in"):
        check_words(broken(tmp_path, "{#tiny.pebbles}", new, "RULES.de.md"))


def test_a_lapse_says_where_it_was_found(tmp_path: Path) -> None:
    old, new, _ = RULES["a component that is lost"]
    with pytest.raises(Lapse, match=r"\(tiny, 3 seats, Options\(.*\), seed [0-9a-f]{64}, after"):
        play_thoroughly(broken(tmp_path, old, new))
