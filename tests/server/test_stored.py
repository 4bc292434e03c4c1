"""What version 0.1 left behind goes on: its tables, its people, its hall, and its files."""

import gzip
import sqlite3
from pathlib import Path

import msgspec
import pytest

from critias.engine.errors import BrokenMatch
from critias.engine.registry import game_names
from critias.engine.saving import Saved, verify
from critias.server.doctor import examine
from tests.record_stored import PASSPHRASE, Stored, move, seen

from .halls import Hall
from .playing import Player, play, served

FOLDER = Path(__file__).parents[1] / "stored" / "0.1"
BOARDS = ("atlantis", "atlantis_rising", "end_of_atlantis")


@pytest.fixture
def old(tmp_path: Path) -> str:
    """The URL of a database that a server of version 0.1 wrote, as it left it."""
    path = tmp_path / "critias.db"
    with sqlite3.connect(path) as database:
        database.executescript(unpacked("tables.sql").decode())
    return f"sqlite:///{path}"


def unpacked(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.gz").read_bytes())


PEOPLE = msgspec.json.decode(unpacked("people.json"), type=Stored)


def people_at(address: str, table: str) -> list[Player]:
    """Those who have a seat, with nothing but their old secrets."""
    found = []
    for secret in PEOPLE.secrets[table]:
        player = Player(address)
        player.table, player.secret = PEOPLE.tables[table], secret
        player.http.headers["Authorization"] = f"Seat {secret}"
        found.append(player)
    return found


def test_every_match_replays_to_the_same(old: str) -> None:
    async def open_and_close() -> None:
        async with served(old):
            pass

    play(open_and_close())  # brings the database up to date
    found = examine(old, everything=True)
    assert (found.replayed, [*found.broken]) == (4, [PEOPLE.tables["colossus"]])


@pytest.mark.parametrize("game", BOARDS)
def test_people_play_on(old: str, game: str) -> None:
    async def test() -> None:
        # Their clocks have run out long ago, so they get an hour to come back.
        async with served(old, grace=3600.0) as address:
            people = people_at(address, game)
            shown = await people[0].get(f"/api/tables/{people[0].table}")
            assert (shown["game"], shown["stage"]) == (game, "playing")
            assert (await seen(people[0]))["cursor"] > 0
            for _ in range(6):
                await move(people)

    play(test())


@pytest.mark.parametrize("game", BOARDS)
def test_talk_and_standing_orders_are_kept(old: str, game: str) -> None:
    async def test() -> None:
        async with served(old, grace=3600.0) as address:
            ada, bob = people_at(address, game)
            said = await ada.get(f"/api/tables/{ada.table}/talk")
            assert [one["text"] for one in said if one["kind"] == "chat"] == ["Is that the sea?"]
            assert [one["rule"] for one in (await seen(bob))["orders"]] == ["no.such"]

    play(test())


def test_a_hall_whose_rules_were_mended_says_so(old: str) -> None:
    """Since 0.1 the tables of the Colossus go through the Map Phase each at its own pace."""

    async def test() -> None:
        async with served(old) as address:
            hall = Hall(address, PEOPLE.hall)
            shown = await hall.player(0).get(f"/api/tables/{hall.player(0).table}")
            assert shown["stage"] == "frozen"
            assert "The rules were mended since this match began" in shown["message"]
            said = await hall.lead.get(f"/api/tables/{hall.lead.table}/talk")
            assert "Lunch is at one." in [one["text"] for one in said]

    play(test())


def test_an_account_has_its_seats_and_its_finished_match(old: str) -> None:
    async def test() -> None:
        async with served(old, grace=3600.0) as address:
            ada = Player(address)
            await ada.post("/api/session", {"name": "ada", "passphrase": PASSPHRASE})
            own = await ada.get("/api/accounts/me")
            tables = {one["table"] for one in own["tables"]}
            assert {PEOPLE.tables[one] for one in (*BOARDS, "over", "gathering")} == tables
            assert [(one["game"], one["played"]) for one in own["ratings"]] == [("atlantis", 1)]
            over = await ada.get(f"/api/tables/{PEOPLE.tables['over']}/match")
            assert over["log"] == msgspec.json.decode(unpacked("downloaded.json"))["log"]

    play(test())


def test_a_table_that_was_gathering_can_be_joined(old: str) -> None:
    async def test() -> None:
        async with served(old) as address:
            [ada] = people_at(address, "gathering")
            await Player(address).join(ada.table, "Cleo")
            await move([ada])

    play(test())


OTHER_RULES = {"end_of_atlantis", "colossus"}
"""Games whose whole matches play otherwise since: the changelog says which rules changed."""


@pytest.mark.parametrize("name", [*game_names(), "downloaded"])
def test_a_saved_match_is_verified(name: str) -> None:
    saved = msgspec.json.decode(unpacked(f"{name}.json"), type=Saved)
    if name in OTHER_RULES:
        with pytest.raises(
            BrokenMatch, match=r"event \d+, of entry \d+, should read|entry \d+ does not replay"
        ):
            verify(saved)
    else:
        assert verify(saved).over
