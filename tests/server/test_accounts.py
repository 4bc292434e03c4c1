"""Accounts, which nobody needs: matches, statistics and ratings are collected there."""

from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import critias
from critias.engine.game import Result
from critias.engine.randomness import Rng
from critias.server.attendants.ratings import ranks_of
from critias.server.store import schema
from critias.server.store.storage import connect
from critias.server.tables.directory import Tables
from critias.table.people.seats import Seat
from critias.table.settings import Settings

from .playing import PERSON, Player, bot, play, served
from .test_play import play_on
from .test_restarts import stored

ADA = {"name": "Ada", "passphrase": "a bridge too far"}


async def me(player: Player) -> Any:
    return await player.get("/api/accounts/me")


def test_an_account_collects_matches_and_ratings(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob, guest = Player(address), Player(address), Player(address)
            # A table from before the account is hers too: the request proves the seat.
            early = await ada.make("tiny", PERSON, PERSON, PERSON)
            assert (await ada.post("/api/accounts", ADA))["name"] == "Ada"
            await bob.post("/api/accounts", {"name": "Bob", "passphrase": "correct horse"})
            table = await ada.make("tiny", PERSON, PERSON, PERSON)
            await bob.join(table)
            await guest.join(table, "Eve")
            mine = await me(ada)
            assert [one["table"] for one in mine["tables"]] == [table, early]
            assert mine["tables"][0]["you"] == 0
            assert mine["ratings"] == []
            await guest.post(f"/api/tables/{table}/resign")
            await bob.post(f"/api/tables/{table}/resign")
            while not (mine := await me(ada))["ratings"]:
                pass
            [hers] = mine["ratings"]
            [his] = (await me(bob))["ratings"]
            assert (hers["game"], hers["played"], hers["won"]) == ("tiny", 1, 1)
            assert (his["played"], his["won"]) == (1, 0)
            assert hers["rating"] > his["rating"]

    play(test())


def test_an_account_proves_its_seats_on_another_device(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            laptop, phone, bob = Player(address), Player(address), Player(address)
            await laptop.post("/api/accounts", ADA)
            table = await laptop.make("tiny", PERSON, PERSON)
            await bob.join(table)
            phone.table = table
            assert (await phone.get(f"/api/tables/{table}"))["you"] is None
            logged = await phone.post("/api/session", {**ADA, "name": "ADA"})
            assert (await phone.get(f"/api/tables/{table}"))["you"] == 0
            # Both play the same seat, and so does a client that is no browser.
            async with laptop.follow() as feed:
                await feed.until(lambda p: p["question"] is not None)
                await phone.answer(feed.now)
                await feed.until(lambda p: p["question"] is None)
            plain = httpx.AsyncClient(base_url=address, verify=False)
            plain.headers["Authorization"] = f"Account {logged['secret']}"
            assert (await plain.get(f"/api/tables/{table}")).json()["you"] == 0
            assert (await plain.delete("/api/session")).status_code == 200
            assert (await plain.get(f"/api/tables/{table}")).json()["you"] is None
            assert (await phone.http.get("/api/accounts/me")).status_code == 401
            await plain.aclose()

    play(test())


def test_wrong_names_and_passphrases(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            reply = await ada.http.post("/api/accounts", json=ADA)
            assert "httponly" in reply.headers["set-cookie"].lower()
            await ada.http.delete("/api/session")
            for path, body, status in (
                ("accounts", ADA, 409),
                ("accounts", {**ADA, "name": "aDA"}, 409),
                ("accounts", {**ADA, "name": "\x00"}, 400),
                ("accounts", {**ADA, "name": "Bob", "passphrase": "short"}, 400),
                ("accounts", {**ADA, "name": "Bob", "passphrase": "x" * 201}, 400),
                ("accounts", {"name": "Bob"}, 400),
                ("session", {**ADA, "passphrase": "a bridge too near"}, 401),
                ("session", {**ADA, "name": "Nobody"}, 401),
                ("session", {**ADA, "name": "\x00"}, 401),
                ("session", {**ADA, "passphrase": ""}, 401),
            ):
                reply = await ada.http.post(f"/api/{path}", json=body)
                assert reply.status_code == status, f"{body}: {reply.text}"
            assert (await ada.http.get("/api/accounts/me")).status_code == 401

    play(test())


def test_bots_are_rated_and_a_match_counts_once(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.post("/api/accounts", ADA)
            await ada.make("tiny", PERSON, bot())
            async with ada.follow() as feed:
                await play_on(ada, feed)
            while not (mine := await me(ada))["ratings"]:
                pass
            won = int(0 in feed.now["result"]["winners"])
            assert (mine["ratings"][0]["played"], mine["ratings"][0]["won"]) == (1, won)
            await ada.get(f"/api/tables/{ada.table}")
        async with served(database) as address:
            again = Player(address)
            await again.post("/api/session", ADA)
            assert (await me(again))["ratings"] == mine["ratings"]

    play(test())


def test_a_match_that_ended_with_the_server_is_rated_once_at_the_next_start(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.post("/api/accounts", ADA)
            await ada.make("tiny", PERSON, bot())
            async with ada.follow() as feed:
                await play_on(ada, feed)
            while not (await me(ada))["ratings"]:
                pass
        await forget_ratings(database)  # as if the server had died before it came to them
        for _ in range(2):
            async with served(database) as address:
                again = Player(address)
                await again.post("/api/session", ADA)
                while not (mine := await me(again))["ratings"]:
                    pass
                assert mine["ratings"][0]["played"] == 1

    play(test())


async def forget_ratings(database: str) -> None:
    engine = connect(database)
    async with engine.begin() as connection:
        await connection.execute(sa.delete(schema.ratings))
        await connection.execute(sa.update(schema.tables).values(rated=False))
    await engine.dispose()


def test_what_was_not_played_here_from_its_start_is_not_rated(database: str, tiny: None) -> None:
    async def test() -> None:
        async with stored(database) as (storage, journal):
            tables = Tables(storage, journal, watcher=lambda table: None)
            match = critias.new("tiny", seats=2, seed=7)
            people = [Seat("person"), Seat("person")]
            fresh = await tables.seat_at(match, people, False, Settings())
            match.answer(0, match.pending[0].sample(Rng(bytes(32))))
            uploaded = await tables.seat_at(match, people, False, Settings())
            assert (fresh.head.rated, uploaded.head.rated) == (False, True)

    play(test())


@pytest.mark.parametrize(
    ("scores", "winners", "resigned", "ranks"),
    [
        ((5, 9, 7), (1,), (), [2, 0, 1]),
        ((5, 9, 9), (1, 2), (), [1, 0, 0]),
        ((9, 9, 1), (2,), (), [1, 1, 0]),  # not every game is won by points
        ((5, 9, 7), (1,), (2,), [1, 0, 2]),
        ((1, 1, 1), (0, 1, 2), (), None),  # together
        ((1, 1, 1), (), (), None),
    ],
)
def test_ranks(scores: Any, winners: Any, resigned: Any, ranks: Any) -> None:
    seats = [Seat("person", resigned=seat in resigned) for seat in range(3)]
    assert ranks_of(Result(scores, winners), winners, seats) == ranks
