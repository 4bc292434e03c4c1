"""A match at the terminal, with everything a person can type."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import critias.cli
from critias.bots import find_bot
from critias.cli.language import words_in
from critias.cli.terminal.session import Session
from critias.engine.decisions import Choose
from critias.engine.registry import new
from critias.engine.texts import LANGUAGES
from tests.cli.terminal import Critias, critias_in
from tests.tiny import game as tiny


@pytest.fixture(name="run")
def _run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Critias:
    return critias_in(monkeypatch, capsys)


def first_answers(count: int = 400) -> str:
    return "1\n" * count


def test_a_whole_match_by_always_taking_the_first_option(run: Critias) -> None:
    done = run("play", "atlantis", "--seed", 3, typed=first_answers())
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
    done = run("play", "atlantis", *arguments, typed=first_answers())
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
    assert out.count("That is none of the answers") == 6


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
    out = run("play", "atlantis", "--seed", 3, typed=typed).out
    assert "cannot be written" in out
    assert "Saved in" in out
    assert json.loads(file.read_text())["log"]
    assert "unfinished" in run("verify", file).out
    assert "exists already" in run("play", "atlantis", typed=f"q\n{file}\n").out


def test_leaving_without_saving(run: Critias) -> None:
    done = run("play", "atlantis", typed="q\n\n")
    assert done.status == 0
    assert "The match stays unfinished." in done.out


def test_all_of_it_in_german(run: Critias) -> None:
    typed = "?\n? Brücke\nh\nu\nx\nl\n" + first_answers()
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


def test_what_an_answer_would_bring_is_told_and_done_by_nobody(run: Critias) -> None:
    done = run("play", "atlantis", "--seed", 3, typed="w 4\nw\nw 99\n")
    assert "Player 1 plays statue: figure 1 goes to space 1." in done.out
    assert "Player 1 draws a card." in done.out
    assert done.out.count("Type w and the number of an answer") == 2
    assert "Player 1 draws: " not in done.out
