"""Codes that are typed where no camera reads a card: exchanged for the key, and only in halls."""

import msgspec

from critias.server.hall import codes

from .halls import Hall, open_hall
from .playing import Player, play, served

OWLS = [{"name": "Ada"}, {"name": "Bo", "team": "owls"}, {"name": "Cy", "team": "owls"}]


async def type_in(address: str, hall: str, code: str) -> tuple[int, dict[str, str]]:
    reply = await Player(address).http.post(
        "/api/megagames/enter", json={"hall": hall, "code": code}
    )
    return reply.status_code, reply.json()


async def opens(hall: Hall, code: str) -> str | None:
    """The name of whom a code lets in."""
    way = hall.made["way_in"].removeprefix("/go/")
    status, told = await type_in(hall.address, way, code)
    if status != 200:
        assert (status, told["error"]) == (401, "not-seated")
        return None
    entered = await hall.guest(told["secret"]).post(hall.path("enter"), {"secret": told["secret"]})
    people: dict[str, str] = {one["secret"]: one["name"] for one in hall.made["people"]}
    return people.get(told["secret"], str(entered["seat"]))


def test_everybody_but_referees_has_a_code(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, OWLS)
            coded = [*hall.made["people"], *hall.made["stations"]]
            given = {one["name"]: one["code"] for one in coded}
            assert {one["name"] for one in coded if one["code"] is None} == {"Control"}
            for one in hall.made["people"]:
                assert await opens(hall, one["code"]) == one["name"]
                # However it is typed.
                assert await opens(hall, f" {one['code'].lower().replace('-', ' ')}") == one["name"]
            assert set("".join(filter(None, given.values()))) <= {*codes.LETTERS, "-"}
            status, told = await type_in(address, hall.table, given["projector"])
            assert (status, told["table"]) == (200, hall.table)
            projector = hall.station("projector")
            assert told["secret"] == projector.secret
            # Another hall does not know them, and a table without one has none.
            other = await open_hall(address, 1)
            assert await opens(other, given["Ada"]) is None
            status, _ = await type_in(address, "nohall", given["Ada"])
            assert status == 401

    play(test())


def test_a_new_key_ends_the_old_code(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address, OWLS)
            ada = next(one for one in hall.made["people"] if one["name"] == "Ada")
            key = await hall.lead.post(hall.path(f"hall/seats/{ada['seat']}/key"), {"name": None})
            assert await opens(hall, ada["code"]) is None
            assert await opens(hall, key["code"]) == str(ada["seat"])
            screen = next(one for one in hall.made["stations"] if one["kind"] == "projector")
            await hall.lead.http.delete(hall.path(f"hall/stations/{screen['number']}"))
            assert await opens(hall, screen["code"]) is None

    play(test())


def test_control_can_close_the_way_in(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            code = hall.made["people"][0]["code"]
            for wish, opened in ((False, None), (True, hall.made["people"][0]["name"])):
                reply = await hall.lead.http.put(hall.path("hall/codes"), json={"open": wish})
                assert reply.status_code == 200
                assert await opens(hall, code) == opened
            reply = await hall.player().http.put(hall.path("hall/codes"), json={"open": False})
            assert reply.status_code == 401

    play(test())


def test_wrong_codes_are_counted_and_right_ones_are_not(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            hall = await open_hall(address)
            way, code = hall.made["way_in"].removeprefix("/go/"), hall.made["people"][0]["code"]
            for _ in range(15):
                assert (await type_in(address, way, code))[0] == 200
            refused = [await type_in(address, way, "AAAA-AAAA") for _ in range(15)]
            assert refused[0][0] == 401
            status, told = refused[-1]
            assert (status, told["error"]) == (429, "too-many-requests")
            assert "wrong codes from your device" in told["detail"]
            # From then on the right one waits too.
            assert (await type_in(address, way, code))[0] == 429

    play(test())


def test_the_database_tells_neither_a_code_nor_a_secret() -> None:
    secret, code = "ab" * 32, codes.new_code()
    stored = codes.stored_code("k3v9x2mzq8a7wgdr", code, secret)
    again = codes.stored_code("k3v9x2mzq8a7wgdr", code.lower(), secret)
    elsewhere = codes.stored_code("aaaabbbbccccdddd", code, secret)
    assert stored == again
    assert not set(stored) & set(elsewhere)
    told = msgspec.json.encode(stored)
    for hidden in (code, codes.typed(code), secret):
        assert hidden.encode() not in told


def test_a_hall_is_found_by_the_beginning_of_its_id_alone() -> None:
    assert codes.way_in("k3v9x2mzq8a7wgdr") == "/go/k3v9"
