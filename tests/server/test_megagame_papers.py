"""What a hall leaves on paper: sheets to go on by hand, briefings, a debrief, the whole log."""

import csv
import io
import json
from html import escape
from pathlib import Path

import httpx
import msgspec

from critias.engine.registry import new
from critias.engine.saving import Saved, load
from critias.engine.texts import LANGUAGES, texts_of
from critias.games.colossus.papers.arms import ARMS, HERO, arms_of
from critias.hall import hall_of
from critias.paper.html import html
from tests.games.colossus.test_organiser import FILE

from .halls import following, open_hall
from .playing import Player, play, served


def test_papers_exist_in_every_language_and_load_nothing() -> None:
    match = new("colossus", seats=13, seed=3)
    hall = hall_of(match.game)
    for language in LANGUAGES:
        texts = texts_of(match.game, language, match.names)
        for name in hall.documents:
            page = html(hall.document(match, name, texts), "footer")
            assert f'<html lang="{language}">' in page
            assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
            assert "<script" not in page


def test_names_cannot_break_out_of_the_page() -> None:
    match = new("colossus", seats=12, seed=3, names=["<script>alert(1)</script>"] * 12)
    hall = hall_of(match.game)
    for name in hall.documents:
        page = html(hall.document(match, name, texts_of(match.game, "en", match.names)), "")
        assert "<script" not in page


def test_papers_go_to_those_they_are_for(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            ada, bob = hall.player(0), hall.player(1)

            async def status(who: Player, name: str) -> int:
                reply = await who.http.get(hall.path(f"hall/documents/{name}"))
                return int(reply.status_code)

            # What all may read, and briefings, are there before the day.
            for name in ("booklet", "blanks"):
                assert await status(ada, name) == await status(hall.guest(), name) == 200
            brief = await ada.http.get(hall.path(f"hall/documents/briefings?seat={ada.seat}"))
            assert "Person 0" in brief.text
            assert brief.headers["content-security-policy"].startswith("default-src 'none'")
            assert await status(ada, f"briefings?seat={bob.seat}") == 403
            assert await status(ada, "briefings") == 403
            await hall.begin()
            await hall.rule({"type": "set-limit", "limit": 4321, "reason": "a test"}, "l")
            sheets = await hall.lead.http.get(hall.path("hall/documents/sheets?language=de"))
            assert "4321" in sheets.text
            assert "Kartentisch" in sheets.text
            for who in (ada, hall.station("projector"), hall.guest()):
                assert await status(who, "sheets") == 403
                assert await status(who, "debrief") == 403
            assert await status(hall.lead, "debrief") == 200
            assert await status(hall.lead, "recipes") == 404

    play(test())


def test_by_hand_everything_in_an_edited_box_can_be_looked_up() -> None:
    match = new("colossus", seats=14, seed=3, components=FILE)
    own, hall = match.components, hall_of(match.game)
    cards = {
        "action": [name for name, one in own.actions.items() if one.copies],
        "upgrade": [name for name in own.upgrades if own.copies(name, 2)],
        "wonder": own.wonders_to_build,
    }
    for language in LANGUAGES:
        texts = texts_of(match.game, language, match.names, components=own)
        booklet = html(hall.document(match, "booklet", texts), "")
        sheets = html(hall.document(match, "sheets", texts), "")
        for kind, names in cards.items():
            for name in names:
                assert escape(texts.name(kind, name)) in booklet
                assert escape(texts.name(f"{kind}_says", name)) in booklet
        for name in cards["action"]:
            if own.actions[name].tier == "first":
                assert escape(texts.name("action_says", name)) in sheets
    # What an action costs in this box is said, too.
    assert "Kostet 6 Talente." in booklet


def test_a_player_finds_the_own_strip_behind_the_map() -> None:
    match = new("colossus", seats=13, seed=3)
    texts = texts_of(match.game, "en", match.names)
    sections = hall_of(match.game).document(match, "sheets", texts).sections
    strips = [one.heading for one in sections if one.strip]
    assert len(strips) == 13
    for name in match.names:
        [place] = [n for n, one in enumerate(sections) if one.heading.startswith(f"{name}, ")]
        while sections[place].strip:
            place -= 1
        where = sections[place].heading.removeprefix("Map: ")
        assert any(one.startswith(f"{name}, ") and one.endswith(f": {where}") for one in strips)


def test_the_arms_on_paper_are_those_on_the_screen() -> None:
    folder = Path(__file__).parents[2] / "web" / "src" / "boards" / "colossus" / "parts"
    screen = (folder / "arms.ts").read_text("utf-8") + (folder / "icons.ts").read_text("utf-8")
    for mark in (*ARMS.values(), HERO):
        assert f"'{mark.shape}'" in screen
    for house, mark in ARMS.items():
        there = screen.partition(f"{house}: {{")[2]
        assert there.split("'")[1] == mark.colour
    # Who has none of its own has a colour that no other House has.
    houses = ("atlas", "thera", "gadeiros", "melos")
    own = [arms_of(house, houses, house.title()) for house in houses]
    assert [one.letter for one in own] == ["", "T", "", "M"]
    assert len({one.colour for one in own}) == 4


def test_cards_are_printed_for_who_brings_the_links(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            people = [{"name": "Ada", "team": "owls"}, {"name": "Bob", "team": "owls"}]
            hall = await open_hall(address, [*people, {"name": "Cleo <3"}])

            async def printed(who: Player, **more: str) -> httpx.Response:
                form = {"links": json.dumps(hall.made), "address": "http://10.0.0.9:80/", **more}
                return await who.http.post(hall.path("hall/cards"), data=form)

            page = (await printed(hall.lead, wifi="Sea", password="deep")).text
            by_name = {one["name"]: one for one in hall.made["people"]}
            codes = [one["code"] for one in (*hall.made["people"], *hall.made["stations"])]
            assert all(code in page for code in codes if code)
            assert "Cleo &lt;3" in page
            assert "with Ada" in page
            assert f"10.0.0.9:80/go/{hall.table[:4]}" in page
            letters = (await printed(hall.lead, letters="true", language="de")).text
            assert letters.count("Dein Ziel") == 3
            for who in (hall.player(), hall.station("projector"), hall.guest()):
                assert (await printed(who)).status_code in (401, 403)
                for path in ("tags/tags", "run-sheet"):
                    reply = await who.http.get(hall.path(f"hall/{path}"))
                    assert reply.status_code in (401, 403)
            assert (await printed(hall.lead, links="nonsense")).status_code == 404
            assert (await printed(hall.lead, address="javascript:alert(1)")).status_code == 400
            # Where people sit now counts, and a link that opens nothing has no card.
            cleo = by_name["Cleo <3"]["seat"]
            other = next(n for n in range(12) if n not in (cleo, by_name["Ada"]["seat"]))
            await hall.lead.post(hall.path(f"hall/seats/{cleo}/swap"), {"other": other})
            await hall.lead.post(hall.path(f"hall/seats/{other}/key"), {"name": "Cleo"})
            assert by_name["Cleo <3"]["code"] not in (await printed(hall.lead)).text
            tags = (await hall.lead.http.get(hall.path("hall/tags/tents"))).text
            assert tags.count("<h2>Cleo</h2>") == tags.count("<h2>Bob</h2>") == 2

    play(test())


def test_the_run_sheet_has_the_times_of_this_hall(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, lengths={"map": 1800}, first_turn=2.0)
            sheet = (await hall.lead.http.get(hall.path("hall/run-sheet?start=09:30"))).text
            # Five minutes of set-up, then a map phase of half an hour, twice that at first.
            for cell in ("09:30", "09:35", "10:35"):
                assert f">{cell}</td>" in sheet
            # Then 2 x 20 minutes, 4 turns of 50, the last of 49, and the closing.
            assert "from 09:30 to about 15:29" in sheet
            assert "(30 min)" in sheet
            assert "Declare your Arete" in sheet
            reply = await hall.lead.http.get(hall.path("hall/run-sheet?start=9 o'clock"))
            assert reply.status_code == 404

    play(test())


def test_control_looks_things_up(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            people = [
                {"name": "Ada", "groups": {"house": "atlas"}},
                {"name": "Mate", "groups": {"house": "atlas"}},
                {"name": "Foe", "groups": {"house": "gadeiros"}},
            ]
            hall = await open_hall(address, people)
            await hall.begin()
            who = {one["name"]: one for one in hall.made["people"]}
            ada = hall.guest(who["Ada"]["secret"], who["Ada"]["seat"])
            await hall.rule({"type": "judge", "decision": "The moon is cheese", "reason": "r"}, "j")
            found = await hall.lead.get(hall.path("hall/history?search=CHEESE"))
            assert len(found) == 1
            assert "The moon is cheese" in found[0]["words"]
            assert len(await hall.lead.get(hall.path("hall/history"))) > 10
            own = await ada.get(hall.path(f"hall/books/seat:{ada.seat}"))
            assert own[0]["cause"] == "start"
            await ada.get(hall.path(f"hall/books/seat:{who['Mate']['seat']}"))
            await ada.get(hall.path("hall/books/house:atlas"))
            for closed in (f"seat:{who['Foe']['seat']}", "house:gadeiros", "atlantis", "nonsense"):
                reply = await ada.http.get(hall.path(f"hall/books/{closed}"))
                assert reply.status_code == 404, closed
            await hall.lead.get(hall.path("hall/books/atlantis"))

    play(test())


def test_the_whole_day_can_be_taken_home(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            await hall.begin()
            await hall.rule({"type": "add-doom", "amount": 7, "reason": "for the log"}, "d")
            async with following(hall.lead) as feed:
                seen = await feed.next()
            home = await hall.lead.get(hall.path("hall/export.json"))
            assert home["entries"][-1]["by"] == "control:1"
            assert home["rulings"][0]["name"] == "Control"
            again = load(msgspec.convert(home["match"], Saved))
            assert again.view(None)["doom"] == seen["view"]["doom"]
            table = await hall.lead.http.get(hall.path("hall/export.csv"))
            rows = list(csv.DictReader(io.StringIO(table.text)))
            assert rows[-1]["by"] == "control:1"
            assert "for the log" in rows[-1]["what"]
            reply = await hall.player().http.get(hall.path("hall/export.json"))
            assert reply.status_code == 401

    play(test())
