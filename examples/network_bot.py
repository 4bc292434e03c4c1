"""A bot that plays over the network, with what docs/protocol.md says and nothing else.

python examples/network_bot.py http://127.0.0.1:8000 new atlantis    against the server's bot
python examples/network_bot.py http://127.0.0.1:8000 TABLE           on a free seat of a table
"""

import json
import random
import sys
import time
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect


def post(address: str, body: Any = None, secret: str = "") -> Any:
    """Send JSON and return what comes back; errors are raised."""
    headers = {"Content-Type": "application/json", "Authorization": f"Seat {secret}"}
    while True:
        try:
            with urlopen(Request(address, json.dumps(body or {}).encode(), headers)) as reply:
                return json.load(reply)
        except HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(int(error.headers.get("Retry-After", 1)))


def sit_down(server: str, wanted: list[str]) -> Any:
    """Make a table, or join one: the table, our seat and its secret."""
    if wanted[0] == "new":
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        body = {"game": wanted[1], "seats": seats, "name": "Network bot"}
        return post(f"{server}/api/tables", body)
    return post(f"{server}/api/tables/{wanted[0]}/seats", {"name": "Network bot"})


def play(server: str, wanted: list[str]) -> Any:
    """Play a match to its end and return the result."""
    seat = sit_down(server, wanted)
    table, secret = f"{server}/api/tables/{seat['table']}", seat["secret"]
    answered = None
    with connect(table.replace("http", "ws", 1) + "/live") as live:
        live.send(json.dumps({"type": "follow", "secret": secret}))
        while True:
            position = json.loads(live.recv())
            if position.get("stage") in ("over", "ended"):
                return {"you": seat["seat"], **(position["result"] or position["ending"])}
            answered = None if position.get("reset") else answered
            question = position.get("question")  # other messages have none
            if question is None or question["id"] == answered:
                continue
            with suppress(HTTPError):  # somebody was faster: a new position is on its way
                if "options" in question:
                    answer = random.choice(question["options"])
                else:  # a form: let the server's bot fill it in
                    answer = post(f"{table}/hint", secret=secret)["answer"]
                body = {"question": question["id"], "answer": answer, "id": uuid4().hex}
                post(f"{table}/answers", body, secret)
                answered = question["id"]


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], sys.argv[2:])))
