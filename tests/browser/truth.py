"""What is true in a hall, by the server's word to Control, and whether its screens show it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.table.local import changed

PATIENCE = 200  # looks, each a moment after the one before
MOMENT = 100  # milliseconds
HELD = ("talents", "orichalcum", "vril", "cogs", "kudos", "arete", "doom-tokens", "stars", "doom")
UNITS = ("hoplite", "trireme", "hero", "colossus")
SETTLED = {"conflict-won": "won", "conflict-tied": "tied", "foe-won": "foe"}
AT_THE_MAPS = ("strategy", "movement", "eris")

FIGHTS = """() => [...document.querySelectorAll('.fight')].map((one) => {
  const outcome = one.querySelector('.title span')
  const how = ['won', 'tied', 'foe', 'off', 'open'].find((kind) => outcome.classList.contains(kind))
  return [Number(one.dataset.fight), how, how === 'won' ? outcome.innerText : '']
}).sort((one, other) => one[0] - other[0])"""
PURSE = (
    """() => [...document.querySelectorAll('.hand .number')].map((one) => Number(one.innerText))"""
)
COUNCIL = """() => [
  [...document.querySelectorAll('.roll strong')].map((one) => one.innerText),
  [...document.querySelectorAll('.roll .acting strong')].map((one) => one.innerText),
  document.querySelectorAll('.taken > span').length,
]"""
WALL = """() => [
  document.querySelector('.projector').dataset.moment,
  Number(document.querySelector('.doom .figure').innerText),
  [...document.querySelectorAll('.houses strong')].map((one) => Number(one.innerText)),
]"""
DESK = """() => [...document.querySelectorAll('[role=tabpanel] button[aria-label*=", talents: "]')]
  .map((one) => one.getAttribute('aria-label'))"""

# What is asked: whether it can be chosen without looking for it.
_ASKED = """() => {
  const choices = [...document.querySelectorAll(
    '[data-choice]:not(:disabled), [data-thing]:not(:disabled)')]
    .filter((one) => one.getClientRects().length > 0)
  const seen = (one) => {
    const box = one.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return hit !== null && (one.contains(hit) || hit.contains(one))
  }
  return [
    choices.length,
    choices.filter(seen).length,
    document.documentElement.scrollWidth - innerWidth,
    [...document.querySelectorAll('.tray .button, [data-sheet] .does button, [data-sheet] .send *')]
      .filter((one) => one.getClientRects().length > 0 && !seen(one))
      .map((one) => one.innerText),
  ]
}"""


def off_the_screen(phone: Page) -> str:
    """What is asked of a player and is not in sight; empty if all is well.

    Long lists may go on below; a sheet's orders and what stands in the tray may not.
    """
    choices, seen, over, cut = phone.evaluate(_ASKED)
    if over > 0:
        return f"the page is {over} px too wide"
    if cut:
        return f"out of sight: {', '.join(cut)}"
    return "" if seen or not choices else f"none of {choices} choices is in sight"


class Truth:
    """A hall as Control follows it."""

    def __init__(self, address: str, table: str, secret: str) -> None:
        self._where = (address.replace("http", "ws", 1) + f"/api/tables/{table}/live", secret)
        self._line = ExitStack()
        self.follow()

    def follow(self) -> None:
        """Follow from the beginning, as after a loss of connection."""
        self.close()
        address, secret = self._where
        # Whoever is busy with the screens reads late, and no less for that.
        line = connect(address, max_size=None, max_queue=None, ping_interval=None)
        self._socket = self._line.enter_context(line)
        wish = {"type": "follow", "secret": secret, "talk": 0, "changes": True}
        self._socket.send(json.dumps(wish))
        self.position: dict[str, Any] = {}
        self.hall: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        while not (self.position and self.hall):
            self._take(self._socket.recv(timeout=60))

    def refresh(self) -> None:
        """Take in all that has come."""
        while True:
            try:
                self._take(self._socket.recv(timeout=0))
            except TimeoutError:
                return

    def close(self) -> None:
        """Follow no more."""
        self._line.close()

    def _take(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hall":
            self.hall = message
        elif message["type"] in ("position", "changes"):
            if message.get("reset"):
                self.events = []
            whole = message["type"] == "position"
            self.position = message if whole else changed(self.position, message)
            self.events += message["events"]

    @property
    def view(self) -> Any:
        return self.position["view"]

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.position["seats"]]

    @property
    def moment(self) -> tuple[int, str]:
        """Turn and phase, as the clock has them."""
        clock = self.hall["clock"] or {"turn": 0, "phase": ""}
        return clock["turn"], clock["phase"]

    def fights(self, table: str) -> list[list[Any]]:
        """The fights of this turn on a map: number, outcome, and the winner with the total."""
        turn = next(
            (
                at
                for at in range(len(self.events) - 1, -1, -1)
                if self.events[at]["type"] == "phase-began"
                and self.events[at]["phase"] == "strategy"
            ),
            0,
        )
        began: dict[int, str] = {}
        ended: dict[int, tuple[str, str]] = {}
        latest: dict[str, int] = {}
        at_the_maps = True
        for event in self.events[turn:]:
            if event["type"] == "phase-began":
                at_the_maps = event["phase"] in AT_THE_MAPS
            elif event["type"] == "conflict-began":
                began[event["fight"]] = event["table"]
                latest[event["table"]] = event["fight"]
            elif event["type"] in SETTLED:
                won = event["type"] == "conflict-won"
                who = f"{self.names[event['seat']]} wins with {event['total']}" if won else ""
                ended[event["fight"]] = (SETTLED[event["type"]], who)
        found = []
        for number, where in sorted(began.items()):
            going_on = at_the_maps and latest[where] == number
            how, who = ended.get(number, ("open" if going_on else "off", ""))
            if where == table:
                found.append([number, how, who])
        return found

    def purse(self, seat: int) -> list[int]:
        """What a player's phone shows below."""
        player = self.view["players"][seat]
        of_the_state = {**dict.fromkeys(UNITS, 0), **player["state_troops"]}
        return [
            *(player["units"][unit] + of_the_state[unit] for unit in UNITS),
            *({**player, **player["purse"]}[what] for what in HELD),
        ]

    def council(self, name: str) -> list[Any] | None:
        """Who is in a council, in their order, who acts, and how many actions are taken."""
        chamber = self.view["councils"]["chambers"][name]
        if not chamber["order"]:  # it does not meet
            return None
        acting = chamber["acting"]
        return [
            [self.names[seat] for seat in chamber["order"]],
            [] if acting is None else [self.names[acting]],
            len(chamber["taken"] or []),
        ]

    def wall(self) -> list[Any]:
        """What the projector shows."""
        turn, phase = self.moment
        doom = self.view["doom"]
        return [f"{turn} {phase}", doom["atlantis"], sorted(doom["houses"].values(), reverse=True)]

    def desk(self) -> list[str]:
        """What Control's table of players says."""
        return [
            f"{name}, talents: {player['purse']['talents']}"
            for name, player in zip(self.names, self.view["players"], strict=True)
        ]


class Screen:
    """A page, how it is read, and what it should say."""

    def __init__(self, name: str, page: Page, reads: str, says: Callable[[], Any]) -> None:
        self.name, self.page, self._reads, self._says = name, page, reads, says

    def difference(self) -> str:
        """What it says wrongly; empty if all is well."""
        shown, true = self.page.evaluate(self._reads), self._says()
        return "" if true in (None, shown) else f"{self.name} shows {shown}, and it is {true}"


def agree(truth: Truth, screens: list[Screen]) -> None:
    """All screens come to show what is true."""
    wrong: list[str] = []
    for _ in range(PATIENCE):
        truth.refresh()
        wrong = [one for screen in screens if (one := screen.difference())]
        if not wrong:
            return
        screens[0].page.wait_for_timeout(MOMENT)
    raise AssertionError("\n".join(wrong))


def screens_of(truth: Truth, made: Any, pages: dict[int, Page]) -> Iterator[Screen]:
    """The stations that are open, by their numbers."""
    for one in made["stations"]:
        page = pages.get(one["number"])
        if page is None:
            continue
        name, kind = one["name"], one["kind"]
        says: dict[str, tuple[str, Callable[[], Any]]] = {
            "map": (FIGHTS, partial(truth.fights, name)),
            "council": (COUNCIL, partial(truth.council, name)),
            "projector": (WALL, truth.wall),
            "control": (DESK, truth.desk),
        }
        yield Screen(f"{kind} {name}", page, *says[kind])
