"""What a hall leaves on paper: sheets to go on by hand, briefings, a debrief, the whole log."""

import csv
import io

import msgspec

from critias.engine.registry import new
from critias.engine.saving import Saved, load
from critias.engine.texts import LANGUAGES, texts_of
from critias.hall import hall_of
from critias.paper.html import html

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

            # Briefings are there before the day.
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
