"""The commands that do not need a person, and how all of them fail."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import critias
from critias.engine.saving import save
from tests.cli.terminal import Critias, critias_in
from tests.plugins import installed


@pytest.fixture(name="run")
def _run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Critias:
    return critias_in(monkeypatch, capsys)


@pytest.fixture(name="saved")
def _saved(run: Critias, tmp_path: Path) -> Path:
    assert run("simulate", "atlantis", "--games", 1, "--seed", 3, "--export", tmp_path).status == 0
    return tmp_path / "atlantis-000000.json"


def tamper(path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    saved = json.loads(path.read_text())
    change(saved)
    path.write_text(json.dumps(saved))
    return path


# games


def test_games_are_listed_with_seats_options_and_bots(run: Critias) -> None:
    out = run("games").out
    assert "atlantis: Atlantis, 2 to 4 seats" in out
    assert "--option purchases=...  one, many (default one)" in out
    assert "bots: random, easy, medium, hard" in out


def test_games_as_json(run: Critias) -> None:
    [atlantis] = [
        game for game in json.loads(run("games", "--json").out) if game["name"] == "atlantis"
    ]
    assert atlantis["seats"] == {"min": 2, "max": 4}
    assert {option["name"] for option in atlantis["options"]} == {"tiles", "purchases"}
    assert atlantis["options"][0]["default"] in atlantis["options"][0]["values"]


def test_games_in_german(run: Critias, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "versinkt" in run("games", "--language", "de").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "versinkt" in run("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "sinks" in run("games").out


def test_a_broken_game_is_named_and_the_others_are_listed(tmp_path: Path) -> None:
    packages = installed(tmp_path, skull="nowhere:game")
    done = subprocess.run(
        [sys.executable, "-c", "from critias.cli import main; main()", "games", "--json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(packages), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [game["name"] for game in json.loads(done.stdout)] == critias.game_names()
    assert (
        "the game skull is left out: ModuleNotFoundError: No module named 'nowhere'" in done.stderr
    )


# simulate


def test_simulate_prints_one_json_object(run: Critias) -> None:
    arguments = ["--seats", 3, "--games", 5, "--bots", "medium,random", "--option", "tiles=shift"]
    done = run("simulate", "atlantis", *arguments, "--seed", 1, "--workers", 1, "--json")
    assert done.status == 0
    summary = json.loads(done.out)
    wanted = {"game", "options", "seats", "bots", "games", "finished", "decisions", "seconds"}
    wanted |= {"decisions_per_second", "wins", "scores", "length"}
    assert wanted <= set(summary)
    assert summary["options"]["tiles"] == "shift"
    assert summary["bots"] == ["medium", "random", "medium"]
    assert len(summary["wins"]) == len(summary["scores"]) == 3
    assert set(summary["length"]) == {"min", "mean", "max"}


def test_simulate_in_words(run: Critias) -> None:
    out = run("simulate", "atlantis", "--games", 4, "--bots", "medium,random", "--workers", 1).out
    assert "4 of 4 matches of atlantis finished" in out
    assert "mean score" in out
    assert "medium" in out


def test_simulate_with_rotation_counts_by_bot(run: Critias) -> None:
    out = run("simulate", "atlantis", "--games", 4, "--rotate", "--workers", 1).out
    assert "seats played" in out


def test_simulate_takes_components_from_a_file(run: Critias, tmp_path: Path) -> None:
    own = critias.find_game("atlantis").folder / "components.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(own.read_text().replace("each = 15", "each = 16"))
    export = tmp_path / "out"
    shared = ["--games", 1, "--workers", 1, "--export", export]
    assert run("simulate", "atlantis", *shared, "--components", mine).status == 0
    [file] = export.iterdir()
    assert json.loads(file.read_text())["components"]["cards"]["each"] == 16
    assert run("verify", file).status == 0


def test_simulate_refuses_components_that_do_not_add_up(run: Critias, tmp_path: Path) -> None:
    own = critias.find_game("atlantis").folder / "components.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(own.read_text().replace("each = 15", "each = 0"))
    done = run("simulate", "atlantis", "--components", mine)
    assert done.status == 1
    assert "cards.each" in done.err
    assert "line" in done.err


# components


@pytest.mark.parametrize("game", critias.game_names())
def test_the_box_of_a_game_is_written_with_its_comments_and_adds_up(
    run: Critias, tmp_path: Path, game: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", game).out, encoding="utf-8")
    assert mine.read_bytes() == (critias.find_game(game).folder / "components.toml").read_bytes()
    done = run("components", game, "--check", mine)
    assert (done.status, done.out) == (0, f"{mine}: a box of {game} that adds up.\n")


@pytest.mark.parametrize(
    ("game", "old", "new", "sentence"),
    [
        (
            "colossus",
            'council = "war"\ntier = "second"',
            'council = "war"\ntier = "secnd"',
            "actions.polemos.tier: 'secnd': no such word; did you mean 'second'?",
        ),
        (
            "end_of_atlantis",
            "betrayal = 7",
            "betrayal = 8",
            "politics.total: the copies come to 81 cards, not to 80: if they are as they should be,"
            " write total = 81",
        ),
        ("end_of_atlantis", "betrayal = 7", "betrayl = 7", "did you mean 'betrayal'?"),
        ("atlantis", "crown", "cronw", "no such item; did you mean 'crown'?"),
        ("atlantis_rising", "[wrath]", "[wraht]", "wraht: no such entry; did you mean 'wrath'?"),
    ],
)
def test_a_box_that_does_not_add_up_is_told_with_line_entry_and_what_would_do(
    run: Critias, tmp_path: Path, game: str, old: str, new: str, sentence: str
) -> None:
    mine = tmp_path / "mine.toml"
    own = run("components", game).out
    assert old in own
    mine.write_text(own.replace(old, new, 1), encoding="utf-8")
    done = run("components", game, "--check", mine)
    assert done.status == 1
    assert f"{mine}, line " in done.err
    assert sentence in done.err


@pytest.mark.parametrize(
    ("game", "edits", "lines"),
    [
        (
            "colossus",
            {
                "hand-limit = { value": "hand-limit = { valu",
                'council = "war"\ntier = "second"': 'council = "war"\ntier = "secnd"',
                "triremes = 3": 'triremes = "three"',
            },
            ("start.triremes", "numbers.amendable.hand-limit", "actions.polemos.tier"),
        ),
        (
            "colossus",
            {
                '"alpine-vales"': '"Alpine Vales"',
                "omens = [50, 75, 90]": "omens = [50, 75, 190]",
                "[actions.royal-levy]\n": '[actions.royal-levy]\nlike = "census"\n',
                "[upgrades.sceptre]\n": '[upgrades.sceptre]\nwhere = "land"\n',
                "[actions.arete]\n": "[actions.aret]\n",
            },
            ("maps:", "doom.limit.omens", "royal-levy.like", "sceptre", "actions.arete:"),
        ),
        (
            "end_of_atlantis",
            {"betrayal = 7": "betrayal = 8", "each = 20 ": "each = 999 "},
            ("politics.total", "cubes.each"),
        ),
    ],
)
def test_each_mistake_in_a_box_has_a_line(
    run: Critias, tmp_path: Path, game: str, edits: dict[str, str], lines: tuple[str, ...]
) -> None:
    mine = tmp_path / "mine.toml"
    text = run("components", game).out
    for old, new in edits.items():
        assert old in text
        text = text.replace(old, new, 1)
    mine.write_text(text, encoding="utf-8")
    done = run("components", game, "--check", mine)
    assert done.status == 1
    for line in lines:
        assert [one for one in done.err.splitlines() if line in one and "line " in one], done.err


def test_a_mark_that_an_editor_left_at_the_beginning_is_no_matter(
    run: Critias, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "atlantis").out, encoding="utf-8-sig")
    assert run("components", "atlantis", "--check", mine).status == 0


def test_the_box_of_no_game_is_refused(run: Critias, tmp_path: Path) -> None:
    assert run("components", "lemuria").status == 2
    done = run("components", "atlantis", "--check", tmp_path / "none.toml")
    assert done.status == 1
    assert "cannot read" in done.err


# replay and verify


def test_replay_tells_the_match_in_words(run: Critias, saved: Path) -> None:
    done = run("replay", saved)
    assert done.status == 0
    assert "random 1: Move figure" in done.out
    assert "random 2: Move figure" in done.out
    assert "The game ends." in done.out
    assert "won" in done.out


def test_replay_stops_where_it_is_told_to(run: Critias, saved: Path) -> None:
    out = run("replay", saved, "--to", 2).out
    assert "\n   2  " in out
    assert "\n   3" not in out
    assert "won" not in out


def test_replay_for_a_seat_tells_no_secrets(run: Critias, saved: Path) -> None:
    everything = run("replay", saved).out
    out = run("replay", saved, "--seat", 0).out
    assert "random 1: Move figure" in out
    assert "random 2: Move figure" not in out
    named = re.compile(r"random 2 draws (?!a card|\d+ cards)")
    assert named.search(everything)
    assert not named.search(out)
    assert "random 2 draws a card." in out


def test_replay_tells_everybody_what_the_referee_took_back(run: Critias, tmp_path: Path) -> None:
    match = critias.new("atlantis", seats=2, seed=7)
    [seat] = match.pending
    match.answer(seat, match.pending[seat].options[0])  # type: ignore[union-attr]
    match.retract(1, "the wrong hand was dealt")
    path = tmp_path / "taken-back.json"
    path.write_bytes(msgspec.json.encode(save(match)))
    for arguments in ((), ("--seat", 0), ("--seat", 1)):
        out = run("replay", path, *arguments).out
        assert "takes back everything from entry 1 on: the wrong hand was dealt" in out


def test_replay_in_german(run: Critias, saved: Path) -> None:
    assert "hat gewonnen" in run("replay", saved, "--language", "de").out


def test_replay_refuses_what_is_not_there(run: Critias, saved: Path) -> None:
    assert run("replay", saved, "--to", 9999).status == 2
    assert run("replay", saved, "--seat", 2).status == 2
    assert run("replay", saved.with_name("nothing.json")).status == 1


def test_verify_finds_good_matches_good(run: Critias, saved: Path) -> None:
    done = run("verify", saved, saved)
    assert done.status == 0
    assert done.out.count(": good: atlantis, 2 seats") == 2


def test_verify_checks_what_the_table_had_promised(run: Critias, saved: Path) -> None:
    seed = json.loads(saved.read_text())["seed"]
    promise = blake2b(bytes.fromhex(seed), digest_size=32).hexdigest()
    assert run("verify", saved, "--promise", promise).status == 0
    assert run("verify", saved, "--promise", promise[:12]).status == 0
    done = run("verify", saved, "--promise", "0" * 64)
    assert (done.status, promise in done.out) == (1, True)
    assert run("verify", saved, "--promise", "fa1b").status == 2


def claim_victory(saved: dict[str, Any]) -> None:
    saved["result"]["scores"][0] += 1


def swap_seed(saved: dict[str, Any]) -> None:
    saved["seed"] = "00" * 32


def change_event(saved: dict[str, Any]) -> None:
    saved["events"][1]["seat"] = 1 - saved["events"][1]["seat"]


def drop_answer(saved: dict[str, Any]) -> None:
    del saved["log"][4]


def play_another_card(saved: dict[str, Any]) -> None:
    saved["log"][0]["answer"] = {"type": "play", "figure": 4, "card": "trident"}


def rename_game(saved: dict[str, Any]) -> None:
    saved["game"] = "chess"


def misshape_components(saved: dict[str, Any]) -> None:
    saved["components"] = []


@pytest.mark.parametrize(
    "change",
    [
        claim_victory,
        swap_seed,
        change_event,
        drop_answer,
        play_another_card,
        rename_game,
        misshape_components,
    ],
)
def test_verify_notices_tampering(
    run: Critias, saved: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    done = run("verify", tamper(saved, change))
    assert done.status == 1
    [line] = done.out.splitlines()
    assert ": broken: " in line
    assert done.err == ""


def test_verify_goes_on_after_a_broken_file(run: Critias, saved: Path, tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.json"
    garbage.write_text("[]")
    done = run("verify", garbage, tmp_path / "nothing.json", saved)
    assert done.status == 1
    assert [": good: " in line for line in done.out.splitlines()] == [False, False, True]


# serve


def test_critias_alone_serves_and_opens_the_browser(
    run: Critias, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr("critias.server.serving.serve", lambda **given: asked.append(given))
    assert run().status == 0
    assert run("serve", "--port", 9, "--database", "sqlite:///x.db").status == 0
    assert asked[0] == {"open_browser": True}
    assert asked[1].items() >= {"port": 9, "database": "sqlite:///x.db", "workers": 1}.items()
    assert "open_browser" not in asked[1]


# Errors


@pytest.mark.parametrize(
    "arguments",
    [
        "dance",
        "simulate",
        "simulate chess",
        "simulate atlantis --seats 9",
        "simulate atlantis --seats many",
        "simulate atlantis --games 0",
        "simulate atlantis --bots clever",
        "simulate atlantis --bots random,random,random",
        "simulate atlantis --option tiles",
        "simulate atlantis --option tiles=round",
        "simulate atlantis --option colour=red",
        "simulate atlantis --speed high",
        "play chess",
        "play atlantis --seat 2",
        "play atlantis --seats -1",
        "play atlantis --language tlh",
        "verify",
        "serve --port 70000",
    ],
)
def test_wrong_usage_gets_status_2_and_one_sentence(run: Critias, arguments: str) -> None:
    done = run(*arguments.split())
    assert done.status == 2
    assert done.out == ""
    [line] = done.err.splitlines()
    assert line.startswith("critias: ")


def test_other_failures_get_status_1_and_one_sentence(run: Critias, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("simulate", "atlantis", "--export", tmp_path / "file" / "folder")
    assert done.status == 1
    [line] = done.err.splitlines()
    assert line.startswith("critias: ")
    assert "Traceback" not in line


def test_debug_shows_where_an_error_came_from(run: Critias, tmp_path: Path) -> None:
    done = run("replay", tmp_path / "nothing.json", "--debug")
    assert done.status == 1
    assert "Traceback" in done.err
    assert done.err.splitlines()[-1].startswith("critias: cannot read")


def test_an_interrupt_is_quiet(run: Critias, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("critias.cli.simulate.simulate_plan", interrupt)
    done = run("simulate", "atlantis")
    assert done.status == 130
    assert done.err.strip() == ""


def test_a_bug_is_one_sentence_too(run: Critias, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise ZeroDivisionError("a bug\nover two lines")

    monkeypatch.setattr("critias.cli.simulate.simulate_plan", fail)
    done = run("simulate", "atlantis")
    assert done.status == 1
    assert done.err == (
        "critias: unexpected ZeroDivisionError: a bug over two lines (--debug shows where)\n"
    )


def test_the_installed_command_exits_with_the_status() -> None:
    program = "import sys; from critias.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "simulate", "chess"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
