"""A match at the terminal, with everything a person can type."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import critias.cli
from critias.bots import find_bot
from critias.cli.language import words_in
from critias.cli.terminal import session as terminal_session
from critias.cli.terminal.menu import Menu
from critias.cli.terminal.session import Session
from critias.cli.terminal.telling import result_in_words
from critias.engine.decisions import Choose
from critias.engine.game import Result
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.engine.texts import LANGUAGES, texts_of
from critias.games.end_of_atlantis.phases.voting import spies
from tests.cli.terminal import Critias, critias_in
from tests.games.end_of_atlantis.tables import scene, table
from tests.tiny import game as tiny


@pytest.fixture(name="run")
def _run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Critias:
    return critias_in(monkeypatch, capsys)


def first_answers(count: int) -> str:
    return "1\n" * count


def any_answers() -> str:
    """Numbers, of which now and then one is an answer."""
    return "1\n2\n3\n4\n5\n6\n7\n" * 100


def test_a_whole_match_by_typing_any_numbers(run: Critias) -> None:
    done = run("play", "atlantis", "--seed", 3, typed=any_answers())
    assert done.status == 0
    assert "You are Player 1." in done.out
    assert "Bot 2 (medium)" in done.out
    assert "Your turn: play a card to move a figure." in done.out
    assert "Player 1 draws" in done.out
    assert "The game ends." in done.out
    assert "Scores: Player 1" in done.out
    assert "--seed 3" in done.out


def test_the_same_seed_gives_the_same_match(run: Critias) -> None:
    outs = [run("play", "atlantis", "--seed", 4, typed=first_answers(5)).out for _ in range(2)]
    assert outs[0] == outs[1]


def test_seat_seats_bots_and_options_can_be_chosen(run: Critias) -> None:
    arguments = ["--seats", 4, "--seat", 2, "--bots", "random,medium", "--option", "tiles=shift"]
    done = run("play", "atlantis", "--seed", 5, *arguments, typed=any_answers())
    assert done.status == 0
    assert "You are Player 3." in done.out
    assert "Bot 1 (random), Bot 2 (medium), Bot 4 (random)" in done.out
    assert "has won" in done.out or "share the victory" in done.out


def test_the_input_may_end_at_any_time(run: Critias) -> None:
    done = run("play", "atlantis", typed="1\n")
    assert done.status == 0
    assert "The match stays unfinished." in done.out
    assert done.err == ""


def test_opponents_cards_stay_hidden(run: Critias) -> None:
    out = run("play", "atlantis", "--seed", 3, typed=first_answers(20)).out
    assert "Bot 2 draws a card." in out
    assert "Bot 2 draws: " not in out


def test_what_is_no_answer_is_asked_for_again(run: Critias) -> None:
    out = run("play", "atlantis", "--seed", 3, typed="0\nhello\n-1\n" + "9" * 5000 + "\n\n²\n").out
    assert out.count("That is none of the answers: type 1-") == 5
    assert out.count("Your turn") == 2  # an empty line shows the table again


def test_rules_by_question_chapter_and_word(run: Critias) -> None:
    out = run("play", "atlantis", typed="?\n").out
    assert "The rule for this question" in out
    assert "Chapters" in out
    assert "bridge" in run("play", "atlantis", typed="? bridge\n").out.split(">", 1)[1].lower()
    assert "No rule speaks of “trireme”" in run("play", "atlantis", typed="? trireme\n").out
    assert "Chapters" not in run("play", "atlantis", typed="?1\n").out


def test_a_hint_names_one_of_the_options(run: Critias) -> None:
    out = run("play", "atlantis", "--seed", 3, typed="h\n").out
    [hint] = [line for line in out.splitlines() if line.startswith("medium would say: ")]
    assert f"  {hint.removeprefix('medium would say: ').strip()}\n" in out


def test_the_log_can_be_read_again(run: Critias) -> None:
    out = run("play", "atlantis", typed="l\n").out
    assert out.count("The path is laid.") == 2


def test_undo_takes_back_what_taught_nothing(run: Critias) -> None:
    begun = run("play", "atlantis", "--seed", 3, typed="").out
    [bridge] = [line.split()[0] for line in begun.splitlines() if "Lay your bridge" in line]
    out = run("play", "atlantis", "--seed", 3, typed=f"{bridge}\nu\nu\n").out
    assert "Player 1 lays a bridge" in out
    assert "Taken back." in out
    assert "There is nothing that you could take back" in out
    assert out.count("Lay your bridge") == 2


def test_leaving_offers_to_save_and_the_file_verifies(run: Critias, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = f"1\nq\n{tmp_path / 'no' / 'folder'}\n{file}\n"
    out = in_one_line(run("play", "atlantis", "--seed", 3, typed=typed).out)
    assert "cannot be written" in out
    assert "Saved in" in out
    assert json.loads(file.read_text())["log"]
    assert "unfinished" in run("verify", file).out
    again = run("play", "atlantis", typed=f"q\n{file}\n").out
    assert "exists already" in in_one_line(again)


def in_one_line(out: str) -> str:
    """What was printed, wherever its lines were broken: paths may be long."""
    return " ".join(out.split())


def test_a_team_wins_or_loses_as_one() -> None:
    match = new("atlantis_rising", seats=1, seed=1)
    texts, words = texts_of(match.game), words_in("en")
    for winners, said in (((), "You have lost."), ((0,), "You have won.")):
        match.result = Result(scores=(0,), winners=winners)
        assert result_in_words(words, texts, match) == said


def test_leaving_without_saving(run: Critias) -> None:
    done = run("play", "atlantis", typed="q\n\n")
    assert done.status == 0
    assert "The match stays unfinished." in done.out


def test_all_of_it_in_german(run: Critias) -> None:
    typed = "?\n? Brücke\nh\nu\nx\nl\n" + any_answers()
    out = run("play", "atlantis", "--language", "de", "--seed", 3, typed=typed).out
    for words in ("Du bist Spieler 1.", "Kapitel", "würde sagen", "Du kannst nichts zurücknehmen"):
        assert words in out
    assert "Das ist keine der Antworten" in out
    assert "Punkte:" in out
    assert "Player" not in out


def test_the_terminal_has_the_same_words_in_each_language() -> None:
    folder = Path(critias.cli.__file__).parent / "texts"
    files = [(folder / f"{language}.ftl").read_text() for language in LANGUAGES]
    english, *others = [re.findall(r"(?m)^([a-z-]+) =", file) for file in files]
    assert all(other == english for other in others)


def test_forms_are_typed_as_json_or_sampled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for form in ('{"coins": 0, "pebbles": 0}', ""):
        session = sit_down_at_tiny()
        lines = typing(session, ["{", '{"coins": 99, "pebbles": 0}', '{"coins": "x"}', form])
        monkeypatch.setattr("builtins.input", lambda prompt, lines=lines: next(lines))
        session.play()
        out = capsys.readouterr().out
        assert out.count("search:1s would say: ") == 2
        assert "A form with coins, pebbles." in out
        assert "That is not JSON" in out
        assert out.count("That will not do") == 2
        assert session.match.over


def sit_down_at_tiny() -> Session:
    match = new(tiny, seats=3, seed=2, names=["Ann", "Bot 2", "Bot 3"])
    bots = {1: find_bot("random"), 2: find_bot("random")}
    return Session(match, 0, bots, "en", words_in("en"))


def typing(session: Session, forms: list[str]) -> Iterator[str]:
    """Take the first option of each question, then try the forms; ask for a hint about both."""
    yield "h"
    while isinstance(session.match.pending[0], Choose):
        yield "1"
    yield "h"
    yield from forms


def typing_hints(session: Session) -> Iterator[str]:
    """What `medium` would do, by its keys."""
    chance, bot = Rng(seed_key("typing")), find_bot("medium")
    while True:
        decision = session.match.pending[session.seat]
        assert isinstance(decision, Choose)
        offered = session.match.game.distinct(session.match.state, decision)
        yield Menu(offered).keys_of(bot.choose(session.match, session.seat, chance))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [("atlantis", 2), ("end_of_atlantis", 3), ("atlantis_rising", 4)]
)
def test_a_whole_match_is_typed(
    game: str,
    seats: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = new(game, seats=seats, seed=6, names=[f"P{seat}" for seat in range(seats)])
    bots = {seat: find_bot("medium") for seat in range(1, seats)}
    session = Session(match, 0, bots, language, words_in(language))
    lines = typing_hints(session)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    session.play()
    out = capsys.readouterr().out
    assert match.over
    assert result_in_words(words_in(language), session.texts, match) in out.replace("\n", " ")
    assert max(map(len, out.splitlines())) <= 80
    refused = words_in(language).say("not-an-answer", keys="@").split("@")[0]
    assert refused not in out


def test_placing_takes_two_steps_and_a_step_can_be_taken_back(run: Critias) -> None:
    out = run("play", "atlantis_rising", "--seed", 7, typed="1\nb\n1\n\n1 4\n1 99\n").out
    assert out.count("  1  Place the follower: …\n") == 4
    assert out.count("Place the follower: … (Enter: one step back)") == 2
    assert "Mountains 3 — ore on 4+; 2 free" in out
    assert "Player 1 places the follower on Mountains 3." in out
    assert "That is none of the answers" in out


def test_a_hint_in_the_first_placement_names_a_place_and_what_it_brings(run: Critias) -> None:
    out = run("play", "atlantis_rising", "--seed", 7, typed="h\n").out
    assert "At the table with you: Bot 2 (medium), Bot 3 (medium), Bot 4 (medium)." in out
    [hint] = re.findall(r"If you would rather go on: ([\d ]+)  Place the (\w+): .* — .*", out)
    again = run("play", "atlantis_rising", "--seed", 7, typed=f"{hint[0]}\n").out
    assert f"Player 1 places the {hint[1]} on " in again


def test_the_table_is_shown_again_when_it_has_changed_or_is_asked_for(run: Critias) -> None:
    to_the_row = ["1", "1", "3", "3", "2"]

    def tables(*typed: str) -> int:
        out = run(
            "play", "end_of_atlantis", "--seed", 7, typed="\n".join([*to_the_row, *typed, ""])
        ).out
        assert f"lay at place {1 + typed.count('1')} of your row" in out
        return out.count("Doom Markers left: 3.")

    assert tables() == tables("1") == tables("1", "1") == tables("1", "1", "") - 1


def test_who_asks_for_the_whole_table_is_told_all_again(run: Critias) -> None:
    out = run("play", "end_of_atlantis", "--seed", 7, typed="1\n1\n3\n\n").out
    assert out.count("Ally with Demiurgos — On choosing: draw a special card.") == 2


def test_bids_are_typed_as_they_are_and_texts_stand_beside_names(run: Critias) -> None:
    out = run("play", "end_of_atlantis", "--seed", 7, typed="1\n1\n3\n").out
    assert "  0 … 18  Bid nothing … Bid 18 tokens\n" in out
    assert "Player 1 sends 3 to the Senate." in out
    assert "  3  Ally with Demiurgos — On choosing: draw a special card.\n" in out
    assert "      Alliance: When a ship with neutral refugees arrives: " in out


def test_what_has_one_answer_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = table(specials={0: ["guards"], 1: ["shapeshifting-spy"], 2: []})
    match = scene(s, lambda s: spies(s, [1, 1, 1]))
    session = Session(match, 0, {}, "en", words_in("en"))
    assert set(match.pending) == {0, 1}
    session._ask()
    assert set(match.pending) == {1}
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("special", ["shapeshifting-spy", "guards"])
def test_how_long_a_bot_takes_for_a_reaction_does_not_tell_what_it_holds(
    special: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = table(specials={0: ["guards"], 1: [special], 2: []})
    match = scene(s, lambda s: spies(s, [1, 1, 1]))
    session = Session(match, 0, {1: find_bot("search:2")}, "en", words_in("en"))
    slept: list[float] = []
    monkeypatch.setattr(terminal_session, "monotonic", lambda: 5.0)
    monkeypatch.setattr(terminal_session, "sleep", slept.append)
    session._let_bots_answer()
    assert slept == [terminal_session.REACTION]


def test_what_an_answer_would_bring_is_told_and_done_by_nobody(run: Critias) -> None:
    done = run("play", "atlantis", "--seed", 3, typed="w 4\nw\nw 99\n")
    assert "Player 1 plays statue: from Atlantis to space 1." in done.out
    assert "Player 1 draws a card." in done.out
    assert done.out.count("Type w and the number of an answer") == 2
    assert "Player 1 draws: " not in done.out
