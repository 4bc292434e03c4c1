"""Making tables, sitting down, beginning."""

from hashlib import blake2b
from typing import Any

import httpx
import msgspec
import pytest

from critias.engine.randomness import seed_key
from critias.engine.saving import Saved, verify
from critias.table.people.seats import Seat
from critias.table.people.secrets import hashed, new_secret, seat_of

from .playing import PERSON, Player, bot, play, served, spectator

pytestmark = pytest.mark.each_database


def test_the_games_tell_what_can_be_played(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            player = Player(address)
            games = {game["name"]: game for game in await player.get("/api/games")}
            assert games["atlantis"]["seats"] == [2, 4]
            tiles, *_ = games["atlantis"]["options"]
            assert tiles["name"] == "tiles"
            assert tiles["default"] in tiles["values"]
            assert games["tiny"]["options"] == [
                {"name": "shells", "values": [1, 2, 3], "default": 2},
                {"name": "guards", "values": [False, True], "default": True},
            ]
            assert games["tiny"]["bots"] == ["random", "hard"]  # a search needs no rule of thumb
            presented = {
                "title": "Muscheln",
                "summary": "Biete auf Muscheln, und hüte dich vor den Wachen.",
                "length": None,
            }
            assert games["tiny"]["words"]["de"] == presented
            assert games["atlantis"]["words"]["en"]["length"] == "About half an hour"
            for language in ("en", "de"):
                words = await player.http.get(f"/api/games/tiny/texts/{language}")
                assert "list-and =" in words.text
                assert "option-bid =" in words.text
                rules = await player.get(f"/api/games/tiny/rules/{language}")
                assert {"id", "chapter", "title", "text"} == set(rules[0])
            fields = await player.get("/api/games/tiny/fields")
            seats = fields["seats"]
            assert (seats["event-dealt"], seats.get("option-bid")) == (["seat"], None)
            assert fields["kinds"] == {"deck": "charm", "charms": "charm", "spent": "charm"}
            assert fields["costly"] == ["spend-guard"]
            assert "broken" not in games
            refused = await player.http.get("/api/games/broken/texts/en")
            assert (refused.status_code, refused.json()["error"]) == (404, "unknown-game")

    play(test())


def test_the_match_begins_when_the_last_seat_is_taken(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob, eve = Player(address), Player(address), Player(address)
            table = await ada.make("atlantis", PERSON, bot(), PERSON, public=True)
            assert ada.seat == 0
            [listed] = await bob.get("/api/tables")
            assert (listed["table"], listed["stage"], listed["you"]) == (table, "gathering", None)
            assert [seat["taken"] for seat in listed["seats"]] == [True, True, False]
            async with ada.follow() as feed:
                await feed.next()
                assert (feed.now["stage"], feed.now["view"], feed.events) == ("gathering", None, [])
                assert await bob.join(table) == 2
                await feed.until(lambda position: position["stage"] == "playing")
                assert [seat["name"] for seat in feed.now["seats"]][::2] == ["Ada", "Bob"]
                assert feed.events
            assert await eve.get("/api/tables") == []
            refused = await eve.http.post(f"/api/tables/{table}/seats", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["error"]) == (409, "table-full")

    play(test())


def test_starting_fills_the_gaps_with_bots(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON, PERSON)
            stranger = await spectator(ada).http.post(f"/api/tables/{table}/start")
            assert (stranger.status_code, stranger.json()["error"]) == (401, "not-seated")
            await ada.post(f"/api/tables/{table}/start", {"bot": "random"})
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["stage"] == "playing"
            assert [seat["bot"] for seat in shown["seats"]] == [None, "random", "random"]
            assert len({seat["name"] for seat in shown["seats"]}) == 3
            again = await ada.http.post(f"/api/tables/{table}/start")
            assert (again.status_code, again.json()["error"]) == (409, "not-playing")

    play(test())


def test_bots_play_a_whole_match_that_can_be_checked_afterwards(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", bot("medium"), bot(), options={"tiles": "shift"})
            assert ada.seat is None
            promised = (await ada.get(f"/api/tables/{table}"))["seed_hash"]
            async with ada.follow() as feed:
                over = await feed.until(lambda position: position["stage"] == "over")
            saved = await ada.get(f"/api/tables/{table}/match")
            assert over["result"] == saved["result"]
            match = verify(msgspec.convert(saved, Saved))
            assert match.options.tiles == "shift"
            assert blake2b(match.key, digest_size=32).hexdigest() == promised

    play(test())


def test_each_table_is_dealt_anew_unless_the_server_has_a_seed(one_file: str, tiny: None) -> None:
    async def seeds(**configuration: Any) -> list[str]:
        """Of a match, of the one after it, and of another; a seed is told at the end."""
        async with served(one_file, **configuration) as address:
            ada, found = Player(address), []
            first = await ada.make("tiny", PERSON, bot())
            await ada.post(f"/api/tables/{first}/resign")
            again = (await ada.post(f"/api/tables/{first}/rematch"))["table"]
            await ada.post(f"/api/tables/{again}/resign")
            other = await ada.make("tiny", PERSON, bot())
            await ada.post(f"/api/tables/{other}/resign")
            for table in (first, again, other):
                found.append((await ada.get(f"/api/tables/{table}"))["seed"])
            return found

    async def test() -> None:
        assert len(set(await seeds(seed=None))) == 3
        assert await seeds(seed="7") == [seed_key("7").hex()] * 3

    play(test())


def test_a_match_cannot_be_downloaded_before_it_is_over(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            refused = await ada.http.get(f"/api/tables/{table}/match")
            assert (refused.status_code, refused.json()["error"]) == (409, "not-over")

    play(test())


def test_own_tables_are_known_by_their_cookies(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            gathering = await ada.make("tiny", PERSON, PERSON)
            begun = await ada.make("tiny", PERSON, PERSON)
            await bob.join(begun)
            mine = await ada.get("/api/tables/mine")
            assert [(one["table"], one["waiting"]) for one in mine] == [
                (begun, True),
                (gathering, False),
            ]
            assert [one["table"] for one in await bob.get("/api/tables/mine")] == [begun]
            assert (await ada.get(f"/api/tables/{begun}"))["you"] == 0
            assert (await bob.get(f"/api/tables/{begun}"))["you"] == 1
            assert (await bob.get(f"/api/tables/{gathering}"))["you"] is None

    play(test())


def test_the_secret_is_kept_out_of_reach(database: str) -> None:
    async def test() -> None:
        async with (
            served(database) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            body = {"game": "atlantis", "seats": [PERSON, PERSON], "name": "Ada"}
            reply = await http.post("/api/tables", json=body)
            cookie = reply.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            seated = reply.json()
            assert len(bytes.fromhex(seated["secret"])) == 32
            path = f"/api/tables/{seated['table']}"
            again = await http.post(f"{path}/seats", json={"name": "Ada"})
            assert (again.status_code, again.json()["error"]) == (409, "already-seated")
            http.cookies.clear()
            assert (await http.get(path)).json()["you"] is None
            for secret, seat in ((seated["secret"], 0), ("0" * 64, None), ("é", None)):
                headers = {b"Authorization": f"Seat {secret}".encode()}
                assert (await http.get(path, headers=headers)).json()["you"] == seat

    play(test())


def test_a_secret_proves_one_seat() -> None:
    secrets = [new_secret(), new_secret()]
    seats = [Seat("bot", bot="random"), *(Seat("person", "A", None, hashed(s)) for s in secrets)]
    assert [seat_of(seats, secret) for secret in secrets] == [1, 2]
    assert seat_of(seats, new_secret()) is None
    assert seat_of(seats, "") is None
    assert seat_of(seats, None) is None
