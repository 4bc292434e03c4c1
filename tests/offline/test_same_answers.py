"""The same requests are answered alike by a server and where there is none."""

import re
from pathlib import Path
from typing import Any

import pytest

from critias.engine.randomness import Rng, seed_key
from tests.server.playing import PERSON, bot, play

from .ends import End, Here, server_end

GAMES = {"atlantis": 2, "end_of_atlantis": 3, "atlantis_rising": 2, "colossus": 12}
DECISIONS = 36
_AT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")


class Transcript:
    """What an end was asked and what it said, with what differs by chance left out."""

    def __init__(self, end: End) -> None:
        self._end = end
        self._names: dict[str, str] = {}
        self.lines: list[Any] = []

    def call(self, secret: str, name: str) -> None:
        """From now on, have a name stand for something that is drawn by lot."""
        self._names[secret] = name

    async def ask(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        status, told = await self._end.ask(method, path, body, secret)
        self.lines.append(self._plain((method, path, status, told)))
        return told

    async def look(self, table: str, secret: str | None, **wish: Any) -> Any:
        told = await self._end.look(table, secret, **wish)
        self.lines.append(self._plain(("look", table, told)))
        return told[0]

    def _plain(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._plain(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [self._plain(one) for one in value]
        if isinstance(value, str):
            for drawn, name in self._names.items():
                value = value.replace(drawn, name)
            return _AT.sub("(then)", value)
        return value


async def whole_story(end: End, game: str, seats: int) -> list[Any]:
    """Make a table, play on it, and ask for all that can be asked."""
    script = Transcript(end)
    ask = script.ask
    for path in ("", f"/{game}/texts/de", f"/{game}/fields", f"/{game}/rules/de"):
        await ask("GET", f"/games{path}")
    for path in ("components", "commands", "texts/xx"):
        await ask("GET", f"/games/{game}/{path}")
    table, secrets = await _seated(script, game, seats)
    await _refused(script, table, game)
    await _played(script, table, secrets)
    await _ended(script, table, secrets)
    return script.lines


async def _seated(script: Transcript, game: str, seats: int) -> tuple[str, list[str]]:
    settings = {"reactions": "open", "undo": "free"}
    wanted = {"game": game, "seats": [PERSON] * seats, "name": "Ada", "settings": settings}
    made = await script._end.ask("POST", "/tables", wanted)
    assert made.status == 201
    table, secrets = made.body["table"], [made.body["secret"]]
    script.call(table, "(table)")
    script.call(secrets[0], "(secret 0)")
    await script.ask("POST", f"/tables/{table}/seats", {"name": "Ada again"})
    await script.look(table, secrets[0])
    for seat in range(1, seats):
        sat = await script._end.ask("POST", f"/tables/{table}/seats", {"name": f"P{seat}"}, "")
        secrets.append(sat.body["secret"])
        script.call(secrets[-1], f"(secret {seat})")
        script.lines.append((sat.status, sat.body["seat"]))
    await script.ask("POST", f"/tables/{table}/seats", {"name": "Late"}, "")
    for path in (f"/tables/{table}", f"/tables/{table}/printed", "/tables/mine", "/tables"):
        await script.ask("GET", path)
    return table, secrets


async def _refused(script: Transcript, table: str, game: str) -> None:
    """Requests that cannot be granted."""
    new = {"game": game, "seats": [PERSON, bot()], "name": "Ada"}
    wrongs: list[dict[str, Any]] = [
        {"game": "no_game"},
        {"seats": []},
        {"seats": [PERSON, bot("strange")]},
        {"name": "  "},
        {"options": {"strange": 1}},
        {"components": "deck = ["},
    ]
    for wrong in wrongs:
        await script.ask("POST", "/tables", {**new, **wrong})
    for action, body in (
        ("answers", {"question": "none", "answer": {}, "id": "x1"}),
        ("undo", {"id": "x2"}),
        ("vote", {"agree": True}),
        ("rematch", {}),
        ("proposal", {"kind": "replace"}),
        ("talk", {"text": " ", "id": "x3"}),
        ("start", {}),
    ):
        await script.ask("POST", f"/tables/{table}/{action}", body)
        await script.ask("POST", f"/tables/{table}/{action}", body, "")
    await script.ask("GET", "/tables/aaaaaaaaaaaaaaaa")
    await script.ask("GET", f"/tables/{table}/history/0?seat=1")


async def _played(script: Transcript, table: str, secrets: list[str]) -> None:
    """Some dozen decisions, each weighed, given, given again, and some taken back."""
    ask, rng, at = script.ask, Rng(seed_key("same answers")), f"/tables/{table}"
    for number in range(DECISIONS):
        secret, question = await _asked(script, table, secrets)
        options = question.get("options")
        answer = (
            rng.choice(options)
            if options
            else (await ask("POST", f"{at}/hint", {}, secret))["answer"]
        )
        given = {"question": question["id"], "answer": answer}
        await ask("POST", f"{at}/answers", {**given, "answer": {"type": "no"}, "id": "w"}, secret)
        await ask("POST", f"{at}/answers", {**given, "id": f"a{number}"}, secret)
        await ask("POST", f"{at}/answers", {**given, "id": f"a{number}"}, secret)
        await ask("POST", f"{at}/answers", {**given, "id": f"b{number}"}, secret)
        if number % 4 == 3:
            await ask("POST", f"{at}/undo", {"id": f"u{number}"}, secret)
        await script.look(table, secret)
    await ask("POST", f"{at}/talk", {"text": "Well played", "id": "t1"})
    await ask("POST", f"{at}/talk", {"text": "Well played", "id": "t1"})
    await ask("GET", f"{at}/talk?after=0")
    orders = [{"rule": None, "answer": None, "until": "end", "about": {"nothing": 1}}]
    await ask("PUT", f"{at}/orders", {"orders": orders})
    position = await script.look(table, secrets[0])
    for cursor in (0, position["cursor"] // 2, position["cursor"], 99_999):
        await ask("GET", f"{at}/history/{cursor}")


async def _asked(script: Transcript, table: str, secrets: list[str]) -> tuple[str, Any]:
    """Whoever is asked and has not answered yet, and the question."""
    for seat in (await script.look(table, ""))["asked"]:
        position = await script.look(table, secrets[seat])
        if position["question"] is not None:
            return secrets[seat], position["question"]
    raise AssertionError("nobody is asked anything")


async def _ended(script: Transcript, table: str, secrets: list[str]) -> None:
    """All agree to end it; it is saved, gone on with, and played again."""
    ask, at = script.ask, f"/tables/{table}"
    await ask("POST", f"{at}/proposal", {"kind": "end"})
    await script.look(table, secrets[1])
    for secret in secrets[1:]:
        await ask("POST", f"{at}/vote", {"agree": True}, secret)
    await ask("GET", at)
    await ask("GET", f"{at}/history/3?seat=1")
    saved = await ask("GET", f"{at}/match")
    for more in ({}, {"entries": 5}, {"anew": True}, {"public": True}, {"entries": 10**6}):
        wanted = {"match": saved, "seats": [PERSON] * len(secrets), "name": "Ada", **more}
        told = await script._end.ask("POST", "/matches", wanted)
        script.lines.append((told.status, told.body.get("error"), told.body.get("seat")))
        if told.status == 201:
            script.call(told.body["table"], f"(from {more})")
            await script.look(told.body["table"], told.body["secret"])
            await ask("GET", f"/tables/{told.body['table']}")
    again = await script._end.ask("POST", f"{at}/rematch", {}, secrets[1])
    script.call(again.body["table"], "(rematch)")
    await ask("GET", f"/tables/{again.body['table']}", None, secrets[1])


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        # The one with reactions, sealed answers and several asked at once.
        pytest.param(game, seats, marks=() if game == "end_of_atlantis" else pytest.mark.long)
        for game, seats in GAMES.items()
    ],
)
def test_the_same_is_said_to_the_same_requests(tmp_path: Path, game: str, seats: int) -> None:
    async def test() -> None:
        async with server_end(f"sqlite:///{tmp_path / 'tables.db'}") as end:
            by_server = await whole_story(end, game, seats)
        here = await whole_story(Here(), game, seats)
        # No halls where there is one device.
        assert here[0][3] == [{**one, "hall": False} for one in by_server[0][3]]
        for one, other in zip(by_server[1:], here[1:], strict=True):
            assert other == one

    play(test())
