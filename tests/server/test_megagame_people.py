"""Who comes: lists as ticket shops write them, who gets which seat, and changing seats."""

from typing import Any

import pytest

from critias.engine.registry import find_game, new
from critias.server.errors import BadRoster
from critias.server.hall.people_list import decoded, known_in, people_of, read_list

from .halls import SEATS, following, open_hall, try_post
from .playing import Player, play, served

GAME = find_game("colossus")
KNOWN = known_in(new("colossus", seats=12, seed=1))


def read(text: str) -> list[Any]:
    return read_list(text, GAME, KNOWN)


def names(text: str) -> list[str]:
    return [one.person.name for one in read(text)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_lists_of_ticket_shops_are_read(encoding: str, separator: str) -> None:
    rows = [
        ("Order code", "First name", "Last name", "E-Mail", "House"),
        ("X1", "Zoë", "Weiß", "z@example.org", "Atlas"),
        ("X2", "Jörg", f'"van{separator} der Berg"', "", ""),
        ("", "", "", "", ""),
        ("X3", "Ada", "", "", "GADEIROS"),
    ]
    text = "\r\n".join(separator.join(row) for row in rows)
    found = people_of(read(decoded(text.encode(encoding))))
    berg = " ".join(f"Jörg van{separator} der Berg".split())
    assert [one.name for one in found] == ["Zoë Weiß", berg, "Ada"]
    assert [one.groups.get("house") for one in found] == ["atlas", None, "gadeiros"]


def test_headings_may_be_german_and_name_parts_of_a_name() -> None:
    assert names("Vorname;Nachname;Rolle\nAda;Lovelace;Basileus\n") == ["Ada Lovelace"]
    shop = "Attendee name: Given name,Attendee name: Family name\nAda,Lovelace\n"
    assert names(shop) == ["Ada Lovelace"]
    assert names("Ada;Basileus\nBob & Cleo;Atlas\n") == ["Ada", "Bob", "Cleo"]


def test_what_is_doubtful_is_told_line_by_line() -> None:
    found = read(f"name;house\nAda;Atlsa\nAda;\n;atlas\n{'x' * 54};\nBob;Olympus\n")
    told = [(one.line, [(d.what, [n.group for n in d.near]) for d in one.doubts]) for one in found]
    assert told == [
        (2, [("group", ["atlas"])]),
        (3, [("twice", [])]),
        (4, [("no-name", [])]),
        (5, [("long-name", [])]),
        (6, [("group", [])]),
    ]
    with pytest.raises(BadRoster) as error:
        people_of(found)
    assert "line 2: Ada wishes for 'Atlsa', which there is not; is atlas meant?" in str(error.value)
    assert "line 5: the name 'xxx" in str(error.value)


def test_kings_are_people_and_bots_are_called_bots(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            two = [{"name": "Ada"}, {"name": "Bob"}]
            hall = await open_hall(address, two)
            assert {one["groups"]["role"] for one in hall.made["people"]} == {"basileus"}
            shown = await hall.guest().get(f"/api/tables/{hall.table}")
            bots = [one["name"] for one in shown["seats"] if one["kind"] == "bot"]
            assert len(bots) == SEATS - 2
            assert all(name.startswith("Bot ") for name in bots)
            # A doubtful line makes nothing, and the page is told what is meant.
            listed = {"list": "name;house\nAda;Atlsa", "seats": 12}
            [line] = await Player(address).post("/api/megagames/colossus/people", listed)
            near = [{"kind": "house", "group": "atlas"}]
            assert line["doubts"] == [{"what": "group", "word": "Atlsa", "near": near}]
            refused = await try_post(
                Player(address), "/api/megagames", {"game": "colossus", **listed}
            )
            assert (refused.status_code, refused.json()["error"]) == (422, "bad-roster")

    play(test())


def test_people_change_seats_before_the_beginning(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            people = [{"name": "Ada"}, {"name": "Bob", "team": "t"}, {"name": "Cleo", "team": "t"}]
            hall = await open_hall(address, people)
            who = {one["name"]: one for one in hall.made["people"]}
            ada, bob = who["Ada"]["seat"], who["Bob"]["seat"]
            free = next(seat for seat in range(SEATS) if seat not in (ada, bob))
            swap = hall.path(f"hall/seats/{ada}/swap")
            reply = await try_post(hall.player(), swap, {"other": free})
            assert reply.status_code in (401, 403)
            await hall.lead.post(swap, {"other": bob})
            await hall.lead.post(hall.path(f"hall/seats/{ada}/swap"), {"other": free})
            # Ada has the seat of the team, and the team one that was a bot's.
            for name, seat in (("Ada", bob), ("Bob", free), ("Cleo", free)):
                guest = hall.guest(who[name]["secret"])
                assert (await guest.get(f"/api/tables/{hall.table}"))["you"] == seat
            shown = await hall.guest().get(f"/api/tables/{hall.table}")
            assert shown["seats"][free]["name"] == "Bob & Cleo"
            assert shown["seats"][ada]["kind"] == "bot"
            assert (await try_post(hall.lead, swap, {"other": 99})).status_code == 404
            await hall.begin()
            reply = await try_post(hall.lead, swap, {"other": bob})
            assert "before Control begins" in reply.json()["detail"]
            async with following(hall.guest(who["Ada"]["secret"])) as feed:
                assert (await feed.next())["view"]["you"] == bob

    play(test())


def test_a_server_for_halls_alone(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file, only_halls=True) as address:
            ada = Player(address)
            table = {"game": "atlantis", "seats": [{"kind": "person"}] * 2, "name": "Ada"}
            refused = await try_post(ada, "/api/tables", table)
            assert (refused.status_code, refused.json()["error"]) == (403, "only-halls")
            hall = await open_hall(address)
            front = await ada.http.get("/")
            assert (front.status_code, front.headers["location"]) == (302, hall.made["way_in"])
            for elsewhere in ("192.0.2.7",):
                wish = {"game": "colossus", "people": [], "seats": 12}
                headers = {"X-Forwarded-For": elsewhere}
                reply = await ada.http.post("/api/megagames", json=wish, headers=headers)
                assert reply.status_code == 403, reply.text

    play(test())
