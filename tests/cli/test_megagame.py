"""`critias megagame`: from a list of names to links, and from a table to papers."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from critias.cli import main
from critias.cli.megagame.store import in_database
from critias.engine.saving import load
from critias.games.colossus.state import Room
from critias.server.tables.directory import Tables
from critias.table.history.replaying import start_of
from critias.table.membership import begin
from critias.table.requests.actors import proof_of
from tests.plugins import playable

PEOPLE = "name;house;role\nAda;Atlas;Basileus\nBob\nCléo;;emporos\n"


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A megagame of three people in a database of its own."""
    (tmp_path / "people.csv").write_text(PEOPLE, "utf-8")
    arguments = [
        *("megagame", "new", "--people", str(tmp_path / "people.csv"), "--seats", "12"),
        *("--turns", "6", "--control", "Lena", "--control", "Max:map:europe"),
        *("--press", "The Herald", "--spectators"),
        *("--database", f"sqlite:///{tmp_path / 'hall.db'}", "--out", str(tmp_path / "out")),
        *("--address", "http://hall.example:8000"),
        *("--wifi", "Hall & Sea", "--wifi-password", "seven seas"),
    ]
    assert main(arguments) == 0
    return tmp_path


def test_everybody_gets_a_link(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = capsys.readouterr().out
    assert "Max     " in told
    assert told.count("http://hall.example:8000/table/") == 3 + 2 + 3 + 6 + 1 + 2
    rows = list(csv.DictReader((made / "out" / "links.csv").open(encoding="utf-8")))
    people = {row["name"]: row for row in rows if row["kind"] == "person"}
    assert (people["Ada"]["house"], people["Ada"]["role"]) == ("atlas", "basileus")
    assert people["Cléo"]["role"] == "emporos"
    assert len({row["link"] for row in rows}) == len(rows)
    page = (made / "out" / "links.html").read_text("utf-8")
    # A card for each, one to try the address with, and one to join the Wi-Fi.
    assert page.count('class="qr"') == 2 + len(rows)
    assert page.count('class="mark"') == 3
    for said in (people["Ada"]["code"], "Atlas, Basileus, ", "Hall &amp; Sea", "seven seas"):
        assert said in page
    assert "hall.example:8000/go/" in page
    assert "The Herald" in page
    assert "Spectators" in page
    # The same card stands above what each is to read; other papers tell no secret.
    letters = (made / "out" / "letters.html").read_text("utf-8")
    assert letters.count("Your objective") == letters.count('class="qr"') == 3
    for name in ("tags", "tents", "booklet", "blanks", "run-sheet"):
        shown = (made / "out" / f"{name}.html").read_text("utf-8")
        assert "key=" not in shown
        assert people["Ada"]["code"] not in shown
        assert ("Ada" in shown) == (name in ("tags", "tents"))


def test_the_day_is_planned_as_on_the_page(tmp_path: Path) -> None:
    where = ["--database", f"sqlite:///{tmp_path / 'hall.db'}", "--out", str(tmp_path / "out")]
    plan = [
        *("--option", "houses=2", "--option", "maps=2", "--option", "map=short"),
        *("--option", "cogs=false", "--turns", "6", "--bot", "easy", "--first-turn", "1.5"),
        *("--minutes", "map=25", "--minutes", "vote=0", "--defaults"),
        *("--where", "europe=by the window"),
    ]
    assert main(["megagame", "new", "--seats", "16", *plan, *where]) == 0
    table = json.loads((tmp_path / "out" / "links.json").read_text("utf-8"))["table"]

    async def looked_up(tables: Tables) -> None:
        found = await tables.find(table)
        assert found.hall is not None
        assert found.hall.lengths["map"] == 25 * 60
        assert (found.hall.votes, found.hall.first_turn, found.hall.defaults) == (0, 1.5, True)
        assert found.hall.where == {"europe": "by the window"}
        assert {seat.bot for seat in found.seats} == {"easy"}
        room = load(start_of(found.head, found.seats)).state
        assert isinstance(room, Room)
        assert (room.houses, room.maps, room.turns, room.cogs) == (2, 2, 6, False)
        # A hall is closed by Control, as it is when the page has made it.
        assert room.control_closes

    in_database(f"sqlite:///{tmp_path / 'hall.db'}", looked_up)


def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'hall.db'}"]
    assert main(["megagame", "new", *database]) == 2
    assert "--people FILE" in capsys.readouterr().err
    (tmp_path / "kings.csv").write_text("A,,basileus\nB,,basileus\nC,,basileus\n", "utf-8")
    new = ["megagame", "new", "--seats", "12", "--people", str(tmp_path / "kings.csv")]
    assert main([*new, *database]) == 1
    assert "who should be basileus" in capsys.readouterr().err
    assert main(["megagame", "new", "--seats", "12", "--control", "Max:moon", *database]) == 1
    assert "Control is lead, map, council, not 'moon'" in capsys.readouterr().err
    new = ["megagame", "new", "--seats", "12", *database]
    assert main([*new, "--minutes", "map=soon"]) == 2
    assert "map=soon" in capsys.readouterr().err
    assert main([*new, "--minutes", "lunch=60"]) == 1
    assert "there is no phase 'lunch'" in capsys.readouterr().err
    assert main([*new, "--where", "moon=up there"]) == 1
    assert "there is no place 'moon'" in capsys.readouterr().err
    assert main(["megagame", "report", "nosuchtable", *database]) == 1
    assert main(["megagame", "print", "x", "--database", "sqlite:///none.db"]) == 1
    assert "there is no database file" in capsys.readouterr().err


def test_papers_come_from_the_database(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = capsys.readouterr().out.split()[1].rstrip(":")
    database = ["--database", f"sqlite:///{made / 'hall.db'}"]
    # Before Control begins there is nothing to print.
    assert main(["megagame", "print", table, *database, "--out", str(made / "s.html")]) == 1
    _begin(made / "hall.db", table)
    assert main(["megagame", "print", table, *database, "--out", str(made / "s.html")]) == 0
    assert "Ada" in (made / "s.html").read_text("utf-8")
    report = ["megagame", "report", table, *database, "--language", "de"]
    assert main([*report, "--out", str(made / "r.html")]) == 0
    assert "Rückblick" in (made / "r.html").read_text("utf-8")
    assert main(["megagame", "export", table, *database, "--out", str(made / "home")]) == 0
    home = json.loads((made / "home" / "log.json").read_text("utf-8"))
    assert home["names"].count("Ada") == 1
    assert (made / "home" / "log.csv").read_text("utf-8").startswith("entry,at,turn")


def test_those_who_share_a_seat_have_a_card_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = "name;house;team\nAda;atlas;owls\nBob;;Owls\nCleo & Dan;gadeiros;\nEva;;\n"
    (tmp_path / "people.csv").write_text(listed, "utf-8")
    new = ["megagame", "new", "--people", str(tmp_path / "people.csv"), "--seats", "12"]
    where = ["--database", f"sqlite:///{tmp_path / 'hall.db'}", "--out", str(tmp_path / "out")]
    assert main([*new, *where, "--language", "de"]) == 0
    assert "with Bob" in capsys.readouterr().out
    rows = list(csv.DictReader((tmp_path / "out" / "links.csv").open(encoding="utf-8")))
    people = {row["name"]: row for row in rows if row["kind"] == "person"}
    assert len({row["link"] for row in people.values()}) == 5
    assert people["Ada"]["seat"] == people["Bob"]["seat"] != people["Eva"]["seat"]
    assert (people["Cleo"]["team"], people["Eva"]["team"]) == ("Dan", "")
    assert people["Dan"]["house"] == "gadeiros"
    assert "mit Ada" in (tmp_path / "out" / "links.html").read_text("utf-8")


def test_cards_are_written_anew_for_another_address(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (made / "out" / "links.csv").read_text("utf-8")
    assert "http://hall.example:8000/megagame/try" in capsys.readouterr().out
    database = ["--database", f"sqlite:///{made / 'hall.db'}"]
    again = ["megagame", "cards", str(made / "out"), *database]
    assert main([*again, "--address", "http://10.0.0.9:8080/"]) == 0
    assert "10.0.0.9:8080/go/" in (made / "out" / "letters.html").read_text("utf-8")
    after = (made / "out" / "links.csv").read_text("utf-8")
    assert after == before.replace("http://hall.example:8000", "http://10.0.0.9:8080")
    assert (made / "out" / "links.json").stat().st_mode & 0o077 == 0
    assert "WARNING" not in capsys.readouterr().err
    assert main([*again, "--address", "http://localhost"]) == 0
    assert "WARNING" in capsys.readouterr().err
    assert main(["megagame", "cards", str(made), *database]) == 1
    assert "no links are known" in capsys.readouterr().err


def test_whoever_has_the_database_gets_a_link(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = capsys.readouterr().out.split()[1].rstrip(":")
    database = ["--database", f"sqlite:///{made / 'hall.db'}"]
    assert main(["megagame", "list", *database]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{table}  colossus  gathering  3 of 12 seats for people")
    assert "Lena (lead), Max (map)" in line
    assert line.endswith("press: The Herald  a link for spectators")
    rows = csv.DictReader((made / "out" / "links.csv").open(encoding="utf-8"))
    links = {row["name"]: row["link"] for row in rows}

    def given(*whom: str) -> str:
        link = ["megagame", "link", table, *whom, "--address", "http://h", *database]
        assert main(link) == 0
        return capsys.readouterr().out.strip()

    def opened_by(*links: str) -> list[str | None]:
        async def opens(tables: Tables) -> list[str | None]:
            found = await tables.find(table)
            proofs = [proof_of(found, one.rpartition("=")[2]).station for one in links]
            return [None if one is None else one.name for one in proofs]

        return in_database(database[1], opens)

    first, second = given("--control", "Lena"), given("--control", "Lena")
    assert first.startswith(f"Lena, Control, lead: http://h/table/{table}#key=")
    assert "Zoe, Control, lead" in given("--control", "Zoe")
    assert opened_by(links["Lena"], first, second) == [None, None, "Lena"]
    paper, watch = given("--press", "The Herald"), given("--spectators")
    assert paper.startswith("The Herald, press: http://h/")
    olds = (links["The Herald"], links["spectator"])
    assert opened_by(*olds, paper, watch) == [None, None, "The Herald", "spectator"]
    assert "The Owl, press" in given("--press", "The Owl")
    assert main(["megagame", "link", table, *database]) == 2
    assert "--press NAME" in capsys.readouterr().err
    assert main(["megagame", "link", "nosuchtable", "--control", "Lena", *database]) == 1


def _begin(file: Path, table: str) -> None:
    async def act(tables: Tables) -> None:
        await begin(await tables.find(table), "random")

    in_database(f"sqlite:///{file}", act)


@pytest.fixture
def regatta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from playable(tmp_path / "packages", monkeypatch, regatta="tests.regatta:game")


def test_another_megagame_is_set_up_alike(
    regatta: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'hall.db'}"]
    (tmp_path / "crews.csv").write_text("Name,Mannschaft\nAda,blue\nBob\n", "utf-8")
    new = ["megagame", "new", "--people", str(tmp_path / "crews.csv"), *database]
    assert main([*new, "--out", str(tmp_path / "out")]) == 2
    assert "say which --game: colossus, regatta" in capsys.readouterr().err
    umpire = ["--game", "regatta", "--control", "Una:umpire:blue"]
    assert main([*new, *umpire, "--out", str(tmp_path / "out")]) == 0
    told = capsys.readouterr().out
    assert "Control, harbour-master" in told
    assert "Control, umpire blue" in told
    rows = list(csv.DictReader((tmp_path / "out" / "links.csv").open(encoding="utf-8")))
    assert {row["name"]: row["crew"] for row in rows}["Ada"] == "blue"
    assert [row["kind"] for row in rows].count("pier") == 2
    assert "Row!" in (tmp_path / "out" / "orders.html").read_text("utf-8")
    table = told.split()[1].rstrip(":")
    _begin(tmp_path / "hall.db", table)
    assert main(["megagame", "print", table, *database]) == 1
    assert "has no such papers" in capsys.readouterr().err
    assert main(["megagame", "report", table, *database, "--out", str(tmp_path / "r.html")]) == 0
    assert "Results" in (tmp_path / "r.html").read_text("utf-8")
