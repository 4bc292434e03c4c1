"""Every kind of screen of a hall through whole turns, held against the truth of the match."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, look
from tests.browser.scripted import ScriptedPhones
from tests.browser.truth import PURSE, Screen, Truth, agree, off_the_screen, screens_of

SEED = "5a70"
SMALL = {"width": 360, "height": 640}
SIZES = {
    "map": {"width": 1024, "height": 768},
    "council": {"width": 1440, "height": 900},
    "projector": {"width": 1920, "height": 1080},
    "control": {"width": 1440, "height": 900},
}
ROUNDS = 20_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that always deals the same."""
    running = Server(tmp_path_factory.mktemp("hall"), seed=SEED)
    yield running
    running.stop()


class Hall:
    """A megagame with phones and screens that are open, and Control's own requests."""

    def __init__(self, server: Server, new_page: NewPage, **wanted: Any) -> None:
        common = {"game": "colossus", "options": {"turns": 6}, "bot": "random"}
        made = httpx.post(f"{server.address}/api/megagames", json={**common, **wanted}, timeout=60)
        assert made.is_success, made.text
        self.made = made.json()
        self.address = server.address
        self._path = f"{server.address}/api/tables/{self.made['table']}"
        self._new_page = new_page
        lead = next(one for one in self.made["stations"] if one["kind"] == "control")
        self._lead = {"Authorization": f"Seat {lead['secret']}"}
        self.truth = Truth(server.address, self.made["table"], lead["secret"])
        self.phones: dict[int, Page] = {}
        self.screens: list[Screen] = []
        self._hands: dict[int, Mouse] = {}

    def open_screens(self, **most: int) -> dict[str, list[Page]]:
        """Open so many stations of each kind, which are watched from then on."""
        opened: dict[str, list[Page]] = {kind: [] for kind in most}
        pages = {}
        for one in self.made["stations"]:
            if len(opened.get(one["kind"], ())) < most.get(one["kind"], 0):
                page = self._new_page(one["link"], viewport=SIZES[one["kind"]])
                pages[one["number"]] = page
                opened[one["kind"]].append(page)
        self.screens += screens_of(self.truth, self.made, pages)
        return opened

    def open_phone(self, seat: int, link: str) -> Page:
        """Open a phone, watched from then on, that answers by the mouse what it is asked."""
        page = self._new_page(link, viewport=SMALL, has_touch=True)
        self.phones[seat], self._hands[seat] = page, Mouse(page, seat)
        name = f"the phone of seat {seat}"
        self.screens = [one for one in self.screens if one.name != name]
        self.screens.append(Screen(name, page, PURSE, lambda: self.truth.purse(seat)))
        return page

    def ask(self, path: str, body: Any = None) -> Any:
        """What Control does."""
        reply = httpx.post(f"{self._path}/{path}", json=body, headers=self._lead, timeout=60)
        assert reply.is_success, reply.text
        return reply.json()

    def rule(self, id: str, **command: Any) -> None:
        self.ask("commands", {"command": {**command, "reason": "a test"}, "id": id})

    def begin(self) -> None:
        self.ask("hall/begin")
        self.ask("hall/clock", {"do": "start"})

    def raids(self) -> None:
        """Empires come for a city of each of the first two maps in the next Map Phase."""
        tables = [player["table"] for player in self.truth.view["players"]]
        for table in sorted(set(tables))[:2]:
            seat = tables.index(table)
            self.rule(f"raid-{seat}", type="set-raid", empire="mu", seat=seat, there=True)

    def quiet(self) -> bool:
        """Whether only those are awaited whose phones are open: the others have done their part."""
        asked = self.truth.position["asked"]
        return bool(asked) and set(asked) <= set(self.phones)

    def play_until(self, done: Callable[[], bool]) -> None:
        """The phones answer; whenever all is quiet, all screens say what is true."""
        checked = -1
        for _ in range(ROUNDS):
            self.truth.refresh()
            if done():
                return
            if self.quiet() and len(self.truth.events) != checked:
                agree(self.truth, self.screens)
                checked = len(self.truth.events)
            for seat, phone in self.phones.items():
                if look(phone).question:
                    lost = off_the_screen(phone)
                    assert not lost, f"{self.truth.moment}, seat {seat}: {lost}"
                    self._hands[seat].answer()
            self.screens[0].page.wait_for_timeout(30)
        raise AssertionError(f"it stands at {self.truth.moment}: {self.truth.position['asked']}")

    def at(self, turn: int, phase: str = "") -> Callable[[], bool]:
        """Whether it has come to a turn, or to one of its phases."""
        return lambda: self.truth.moment[0] >= turn and phase in ("", self.truth.moment[1])

    def what_happened(self) -> set[str]:
        """The kinds of events, all told; a fight for a city is a raid."""
        return {"raid" if one.get("region") == "city" else one["type"] for one in self.truth.events}


def test_screens_and_phones_say_what_is_true(server: Server, new_page: NewPage) -> None:
    people = [
        {"name": "Ada", "groups": {"house": "atlas", "role": "basileus"}},
        {"name": "Bob", "groups": {"house": "gadeiros", "role": "strategos"}},
    ]
    hall = Hall(server, new_page, people=people, seats=12, options={"turns": 6, "map": "short"})
    hall.open_screens(map=2, council=2, projector=1, control=1)
    for one in hall.made["people"]:
        hall.open_phone(one["seat"], one["link"])
    hall.begin()
    hall.play_until(hall.at(2))
    hall.truth.refresh()
    hall.raids()
    hall.play_until(hall.at(3))
    # There were fights, raids, votes and meetings to be shown.
    assert hall.what_happened() >= {"conflict-won", "raid", "office-given", "action-chosen"}
    hall.truth.close()


@pytest.mark.long
def test_a_day_of_thirty_six_with_all_that_goes_wrong(server: Server, new_page: NewPage) -> None:
    names = [{"name": f"Person {number}"} for number in range(36)]
    controls = [{"name": "Lena"}, {"name": "Max", "role": "map"}]
    hall = Hall(server, new_page, people=names, seats=36, controls=controls)
    stations = hall.open_screens(map=7, council=6, projector=1, control=2)
    people = hall.made["people"]
    first = [one["seat"] for one in people[:6]]
    for one in people[:6]:
        hall.open_phone(one["seat"], one["link"])
    missing = people[-1]["seat"]
    with ScriptedPhones(server.address, hall.made["table"], people[6:-1]) as others:
        hall.begin()
        # Somebody never came: a bot plays, and gives the seat to a latecomer.
        hall.play_until(lambda: missing in hall.truth.position["asked"])
        hall.ask(f"hall/seats/{missing}/bot", {"bot": "random"})
        hall.play_until(hall.at(1, "house"))
        late = hall.ask(f"hall/seats/{missing}/key", {"name": "Late Larry"})
        expect(hall.open_phone(missing, late["link"]).get_by_text("Call Control")).to_be_visible()

        pause_covers(hall, stations)
        hall.play_until(hall.at(1, "council"))
        a_new_key_ends_the_old(hall, first[1])
        a_phone_without_network_comes_back(hall, first[2])
        hall.play_until(hall.at(2))
        hall.truth.refresh()
        hall.raids()
        a_ruling_is_taken_back(hall, first[0])
        hall.play_until(lambda: "conflict-began" in since_turn(hall))
        after_a_power_cut_all_goes_on(hall, server)
        hall.play_until(hall.at(3))
    assert others.failures == []
    assert others.answered > 0
    assert hall.what_happened() >= {"conflict-won", "raid", "office-given", "action-chosen"}
    hall.truth.close()
    # What the browser itself says of connections and keys that were to fail, and of late answers.
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    known = ("WebSocket", "ERR_CONNECTION_REFUSED", "401", "409")
    complaints[:] = [one for one in complaints if not any(what in one for what in known)]


def since_turn(hall: Hall) -> set[str]:
    """The kinds of events of this turn."""
    kinds: list[str] = []
    for event in hall.truth.events:
        if event["type"] == "phase-began" and event["phase"] == "strategy":
            kinds = []
        kinds.append(event["type"])
    return set(kinds)


def pause_covers(hall: Hall, stations: dict[str, list[Page]]) -> None:
    """Nothing moves while it is paused, and all phones and screens say so."""
    hall.ask("hall/clock", {"do": "pause"})
    covered = [*hall.phones.values(), *stations["map"], *stations["council"]]
    for page in covered:
        expect(page.get_by_text("Paused by Control", exact=True)).to_be_visible()
    hall.truth.refresh()
    before = len(hall.truth.events)
    covered[0].wait_for_timeout(1500)  # others would have answered meanwhile
    hall.truth.refresh()
    assert len(hall.truth.events) == before
    hall.ask("hall/clock", {"do": "start"})
    for page in covered:
        expect(page.get_by_text("Paused by Control", exact=True)).to_have_count(0)


def a_new_key_ends_the_old(hall: Hall, seat: int) -> None:
    """A lost phone opens nothing any more; the new one goes on."""
    old = hall.phones[seat]
    key = hall.ask(f"hall/seats/{seat}/key")
    expect(old.get_by_text("This personal link is no longer valid")).to_be_visible()
    expect(hall.open_phone(seat, key["link"]).get_by_text("Call Control")).to_be_visible()


def a_phone_without_network_comes_back(hall: Hall, seat: int) -> None:
    """It says that it hears nothing, and goes on by itself once it does."""
    phone = hall.phones[seat]
    lost = [True]

    def through(to_page: Any) -> None:
        to_server = to_page.connect_to_server()
        to_page.on_message(lambda text: None if lost else to_server.send(text))
        to_server.on_message(lambda text: None if lost else to_page.send(text))

    phone.route_web_socket(re.compile("/live$"), through)
    phone.reload()
    expect(phone.get_by_role("alert")).to_contain_text("Connection lost")
    lost.clear()
    expect(phone.get_by_role("alert")).to_have_count(0)


def a_ruling_is_taken_back(hall: Hall, seat: int) -> None:
    """What was ruled shows on the phone, and shows no more once it is taken back."""
    talents = hall.truth.view["players"][seat]["purse"]["talents"]
    ruling = {"type": "set-resource", "seat": seat, "resource": "talents", "amount": 99}
    hall.rule("rich", **ruling)
    held = hall.phones[seat].get_by_role("button", name=re.compile("talents$"))
    expect(held).to_have_text(re.compile("^99"))
    hall.truth.refresh()
    latest = max(one["number"] for one in hall.truth.hall["control"]["rulings"])
    hall.ask("retractions", {"first": latest, "reason": "a test", "id": "back"})
    expect(held).not_to_have_text(re.compile("^99"))
    assert talents != 99


def after_a_power_cut_all_goes_on(hall: Hall, server: Server) -> None:
    """Everybody is back by themselves, nothing is lost, and the clock waits for Control."""
    hall.truth.refresh()
    told = len(hall.truth.events)
    server.kill()
    for phone in hall.phones.values():
        expect(phone.get_by_role("alert").first).to_be_visible()
    server.start(int(server.address.rsplit(":", 1)[1]))
    hall.truth.follow()
    assert len(hall.truth.events) >= told
    assert not hall.truth.hall["clock"]["running"]
    for phone in hall.phones.values():
        expect(phone.get_by_role("alert")).to_have_count(0)
    hall.ask("hall/clock", {"do": "start"})
