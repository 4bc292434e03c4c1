"""A megagame in a hall: organiser, phones, projector, screens and Control, each in a browser."""

import random
import re
import struct
from typing import Any
from zlib import compress, crc32

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import AXE, violations
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, look

LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
WALL = {"width": 1920, "height": 1080}
TABLET = {"width": 1024, "height": 768}

# How the phone has been shaken, for those who notice nothing else.
_NOTE_SHAKES = "() => { window.shakes = []; navigator.vibrate = (one) => shakes.push(one) }"


class Hall:
    """A game that an organiser has made, and a way to open its links."""

    def __init__(self, made: dict[str, Any], new_page: NewPage) -> None:
        self.made = made
        self._new_page = new_page

    def station(self, kind: str, number: int = 0, **settings: Any) -> Page:
        """Open the screen of a station."""
        fitting = [one for one in self.made["stations"] if one["kind"] == kind]
        return self._new_page(fitting[number]["link"], **settings)

    def phone(self, number: int = 0, **settings: Any) -> Page:
        """Open the link of a player on a phone."""
        link = self.made["people"][number]["link"]
        return self._new_page(link, viewport=PHONE, has_touch=True, **settings)


def small_hall(server: Server, new_page: NewPage, **more: Any) -> Hall:
    """The smallest game, with one person, made without the organiser's page."""
    wanted = {
        "game": "colossus",
        "people": [{"name": "Ada", "groups": {"house": "atlas", "role": "basileus"}}],
        "seats": 12,
        "options": {"turns": 6, "map": "short"},
        "bot": "random",
        **more,
    }
    visitor = new_page()
    made = visitor.request.post(f"{server.address}/api/megagames", data=wanted)
    assert made.ok, made.text()
    visitor.close()
    return Hall(made.json(), new_page)


def begin(control: Page) -> None:
    """Control begins, and starts the clock."""
    control.get_by_role("button", name="Begin the game").click()
    control.get_by_role("button", name="Start", exact=True).click()
    expect(control.get_by_role("button", name="Pause", exact=True)).to_be_visible()


def rule(control: Page) -> None:
    """Give the ruling that is filled in, with a usual reason."""
    control.get_by_role("button", name="miscounted").click()
    control.get_by_role("button", name="Rule", exact=True).click()
    expect(control.get_by_text("Ruled:")).to_be_visible()


def faults(page: Page) -> list[str]:
    """What axe-core has to say about a page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return violations(page)


def _option(page: Page, label: str, begins: str) -> str:
    """The value of the option of a select box that begins so."""
    options = page.get_by_label(label).get_by_role("option").filter(has_text=begins)
    return str(options.first.get_attribute("value"))


def test_a_hall_of_thirty_is_made_and_begins(server: Server, new_page: NewPage) -> None:
    organiser = new_page("/megagame/new", viewport=LAPTOP)
    organiser.get_by_label("Players", exact=True).fill("30")
    organiser.get_by_role("combobox", name="Turns").select_option("6")
    expect(organiser.get_by_text("6 maps: Europe")).to_be_visible()
    organiser.get_by_label("People who come").fill("Ada; Atlas; Basileus\nBob\nCleo; Atlsa")
    expect(organiser.get_by_text("3 people, 27 bots")).to_be_visible()
    organiser.get_by_text("Lengths of phases and votes, bots, components").click()
    organiser.get_by_role("combobox", name="Bots").select_option("random")
    organiser.get_by_label("A vote, minutes").fill("0.5")
    organiser.get_by_label("A newspaper, by its name").fill("The Herald")
    organiser.get_by_label("A link for all who want to watch").check()
    organiser.get_by_text("Where in the room the places are").click()
    organiser.get_by_label("Europe", exact=True).fill("by the window")
    # What is misspelt is asked about, and nothing is made before that is mended.
    organiser.get_by_role("button", name="Make the game").click()
    expect(organiser.get_by_role("alert")).to_contain_text("One line of the list is not clear")
    assert faults(organiser) == []
    organiser.get_by_role("button", name="Atlas", exact=True).click()
    expect(organiser.get_by_label("Cleo: House")).to_have_value("atlas")
    organiser.get_by_role("button", name="Make the game").click()

    # Everybody has a link with a code: three people, Control, a projector, six maps and councils,
    # a newspaper, and all who watch.
    codes = organiser.get_by_role("img", name=re.compile("^QR code"))
    expect(codes).to_have_count(3 + 1 + 1 + 12 + 2)
    # Bob changes places with a bot.
    organiser.get_by_text("Change seats").click()
    assert faults(organiser) == []
    organiser.get_by_label("Who moves").select_option(_option(organiser, "Who moves", "Bob,"))
    organiser.get_by_label("With whom").select_option(_option(organiser, "With whom", "Bot 30,"))
    organiser.get_by_role("button", name="Let them change places").click()
    expect(organiser.get_by_label("With whom")).to_have_value("")
    # Cards are printed with the Wi-Fi, for another address.
    organiser.get_by_label("Address that the links carry").fill("http://192.168.7.7:8000")
    organiser.get_by_label("Name of the Wi-Fi").fill("The Hall")
    with organiser.expect_popup() as printed:
        organiser.get_by_role("button", name="Print the cards").click()
    cards = printed.value.locator(".card")
    expect(cards).to_have_count(2 + 3 + 1 + 1 + 12 + 2)
    expect(cards.filter(has_text="Cleo")).to_contain_text("Wi-Fi: The Hall")
    expect(cards.filter(has_text="Cleo")).to_contain_text("192.168.7.7:8000/go/")
    printed.value.close()
    table = organiser.url.rsplit("/", 1)[1]
    made = organiser.evaluate(f"JSON.parse(sessionStorage.getItem('megagame-{table}'))")
    hall = Hall(made, new_page)
    projector = hall.station("projector", viewport=WALL)
    expect(projector.get_by_text("It begins when Control begins")).to_be_visible()
    phones = [hall.phone(number) for number in range(3)]
    for phone, person in zip(phones, made["people"], strict=True):
        expect(phone.get_by_text(person["name"], exact=True)).to_be_visible()
        assert person["secret"] not in phone.url
    # Ada's place is at the first of the maps.
    expect(phones[0].get_by_text("by the window")).to_be_visible()
    control = hall.station("control", viewport=LAPTOP)
    expect(control.get_by_text("3 of 3 players are connected")).to_be_visible()
    begin(control)
    control.get_by_role("button", name="Lengths").click()
    expect(control.get_by_label("A vote", exact=True)).to_have_value("0.5")

    # What players call for comes to Control, and what Control says to everybody.
    ada = phones[0]
    ada.get_by_role("button", name="Call Control").click()
    ada.get_by_label("In a sentence").fill("Who won the coin toss?")
    ada.get_by_role("button", name="Call", exact=True).click()
    expect(ada.get_by_text("Control has it in the queue")).to_be_visible()
    control.get_by_label("What is to be told?").fill("Lunch is at one.")
    control.get_by_role("button", name="Tell", exact=True).click()
    for page in (ada, projector):
        expect(page.get_by_text("Lunch is at one.").first).to_be_visible()
    # It has an end, and can be withdrawn before.
    control.get_by_role("tab", name="Said").click()
    expect(control.get_by_role("tabpanel")).to_contain_text("Lunch is at one.")
    control.get_by_role("button", name="Withdraw: Lunch is at one.").click()
    control.get_by_role("tab", name="Players").click()
    for page in (*phones, projector):
        expect(page.get_by_text("Lunch is at one.")).to_have_count(0)

    a_headline_with_a_picture(hall, control, projector, ada)
    rulings_of_four_kinds(control, ada)


def noise(width: int, height: int) -> bytes:
    """A picture that is hard to make small, as a PNG."""
    lines = random.Random(1).randbytes(3 * width * height)
    rows = [b"\0" + lines[3 * width * row : 3 * width * (row + 1)] for row in range(height)]

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return (
        b"\x89PNG\r\n\x1a\n"
        + head
        + chunk(b"IDAT", compress(b"".join(rows), 0))
        + chunk(b"IEND", b"")
    )


def a_headline_with_a_picture(hall: Hall, control: Page, projector: Page, ada: Page) -> None:
    """From the phone of a newspaper to Control, then to the wall, to players and who watches."""
    press = hall.station("press", viewport=PHONE, has_touch=True)
    press.get_by_label("Headline", exact=True).fill("The Kraken lands")
    picture = {"name": "kraken.png", "mimeType": "image/png", "buffer": noise(900, 600)}
    press.get_by_label("A picture").set_input_files(picture)  # type: ignore[arg-type]
    send = press.get_by_role("button", name="Send to Control")
    press.get_by_label("What is on the picture?").fill("An arm over a ship")
    assert faults(press) == []
    assert press.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    send.click()
    expect(press.get_by_text("waits for Control")).to_be_visible()
    queue = control.get_by_role("region", name="Needs judgement")
    expect(queue.get_by_role("img", name="An arm over a ship")).to_be_visible()
    assert projector.get_by_text("The Kraken lands").count() == 0
    queue.get_by_role("button", name="Publish").click()
    expect(press.get_by_text("published")).to_be_visible()
    watcher = hall.station("spectator", viewport=PHONE)
    for page in (projector, watcher):
        expect(page.get_by_text("The Kraken lands")).to_be_visible()
        shown = page.get_by_role("img", name="An arm over a ship")
        expect(shown).to_have_js_property("complete", value=True)
        assert shown.evaluate("image => image.naturalWidth") > 0
    assert faults(watcher) == []
    # On a phone it waits until somebody wants to read it.
    assert ada.get_by_text("The Kraken lands").count() == 0
    news = ada.get_by_role("button", name="News")
    expect(news).to_have_text(re.compile("1"))
    news.click()
    expect(ada.get_by_role("region", name="News")).to_contain_text("The Kraken lands")
    assert faults(ada) == []
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    news.click()
    expect(news).not_to_have_text(re.compile("1"))
    control.get_by_role("tab", name="Said").click()
    control.get_by_role("button", name="Withdraw: The Kraken lands").click()
    control.get_by_role("tab", name="Players").click()
    for page in (projector, watcher):
        expect(page.get_by_text("The Kraken lands")).to_have_count(0)
    expect(press.get_by_text("Control has withdrawn it")).to_be_visible()
    press.close()
    watcher.close()


def rulings_of_four_kinds(control: Page, ada: Page) -> None:
    """Talents by a click on the number, hatred in the grid, units, and a dispute."""
    control.get_by_role("button", name="Ada, talents: 10").click()
    control.get_by_role("spinbutton", name="How much").fill("25")
    rule(control)
    expect(ada.get_by_role("button", name="25 talents")).to_be_visible()

    control.get_by_role("tab", name="Hatred").click()
    control.get_by_role("button", name="Ada, Leng: 0").click()
    control.get_by_role("spinbutton", name="Hatred").fill("7")
    rule(control)
    expect(control.get_by_role("button", name="Ada, Leng: 7")).to_be_visible()

    control.get_by_role("button", name="Number of units").click()
    control.get_by_role("combobox", name="Player").select_option("Ada (Atlas, Basileus)")
    control.get_by_role("combobox", name="Units").select_option("trireme")
    control.get_by_role("spinbutton", name="How many").fill("5")
    rule(control)

    queue = control.get_by_role("region", name="Needs judgement")
    expect(queue).to_contain_text("Who won the coin toss?")
    expect(control).to_have_title(re.compile(r"^\(1\) "))
    queue.get_by_role("button", name="I am on it").click()
    expect(queue).to_contain_text("Control is on it")
    expect(control).not_to_have_title(re.compile(r"^\("))
    queue.get_by_role("button", name="Judge").click()
    control.get_by_label("The decision, in words").fill("Toss it again.")
    rule(control)
    queue.get_by_role("button", name="Settled", exact=True).click()
    expect(queue).to_contain_text("Settled a short while ago: one")
    control.get_by_role("tab", name="Log of rulings").click()
    log = control.get_by_role("tabpanel")
    expect(log.get_by_role("listitem")).to_have_count(4)
    expect(log).to_contain_text("Judgement in words: Toss it again.: miscounted")


def test_a_phone_reloads_and_the_server_restarts_in_mid_phase(
    server: Server, new_page: NewPage
) -> None:
    hall = small_hall(server, new_page)
    control = hall.station("control", viewport=LAPTOP)
    projector = hall.station("projector", viewport=WALL)
    phone = hall.phone()
    begin(control)
    asked = phone.locator("section[data-question]").get_attribute("data-question")

    phone.reload()
    expect(phone.locator("section[data-question]")).to_have_attribute("data-question", asked or "")

    server.stop()
    try:
        for page in (phone, control, projector):
            expect(page.get_by_role("alert").first).to_be_visible()
    finally:
        server.start(int(server.address.rsplit(":", 1)[1]))
    for page in (phone, control, projector):
        expect(page.get_by_role("alert")).to_have_count(0)
    # Nothing is lost, and the clock waits until everybody is back.
    expect(phone.locator("section[data-question]")).to_have_attribute("data-question", asked or "")
    expect(projector.get_by_text("The clock stands")).to_be_visible()
    expect(phone.get_by_text("paused", exact=True)).to_be_visible()
    control.get_by_role("button", name="Start", exact=True).click()
    expect(projector.get_by_text("The clock stands")).to_have_count(0)
    Mouse(phone).answer()

    # Time can be added, a phase ended as things stand, and played once more.
    control.get_by_role("button", name="End the phase").click()
    control.locator("form").get_by_role("button", name="End the phase").click()
    expect(projector.locator(".projector:not([data-moment$=' strategy'])")).to_be_visible()
    # That the connection failed is what the browser itself says; nothing else may be wrong.
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    known = ("WebSocket", "ERR_CONNECTION_REFUSED")
    complaints[:] = [one for one in complaints if not any(what in one for what in known)]


def test_a_phase_is_ended_for_those_who_hold_it_up_and_nothing_is_lost(
    server: Server, new_page: NewPage
) -> None:
    hall = small_hall(server, new_page)
    control = hall.station("control", viewport=LAPTOP)
    projector = hall.station("projector", viewport=WALL)
    phone = hall.phone()
    begin(control)
    phone.get_by_role("button", name="Hand in the sheet").wait_for()
    # Each table is where it is, on the wall and at the desk.
    europe = projector.get_by_role("listitem").filter(has_text="Europe")
    expect(europe.filter(has_text="Strategy")).to_be_visible()
    ready = control.get_by_role("list", name="Who is ready")
    expect(ready.get_by_role("listitem").filter(has_text="Europe")).to_contain_text("Strategy")

    control.get_by_role("button", name="End the phase").click()
    form = control.locator("form").filter(has=control.get_by_label("For whom"))
    form.get_by_role("radio", name=re.compile("^Cut it off as it stands")).check()
    expect(form).to_contain_text("What is lost: at every table that is not done, the sheets")
    form.get_by_label("For whom").select_option("Ada")
    expect(form.get_by_role("radio")).to_have_count(0)
    form.get_by_role("button", name="End the phase").click()
    expect(phone.get_by_role("button", name="Hand in the sheet")).to_have_count(0)
    expect(europe.filter(has_text="Strategy")).to_have_count(0)


def test_a_card_of_control_is_held_traded_and_told_of(server: Server, new_page: NewPage) -> None:
    people = [
        {"name": "Ada", "groups": {"house": "atlas"}},
        {"name": "Bob", "groups": {"house": "gadeiros"}},
    ]
    hall = small_hall(server, new_page, people=people)
    control = hall.station("control", viewport=LAPTOP)
    begin(control)
    ada, bob = hall.phone(0), hall.phone(1)
    bob.get_by_title("More").click()
    bob.get_by_label("The phone vibrates when I am asked").check()
    bob.keyboard.press("Escape")
    for phone in (ada, bob):
        phone.evaluate(_NOTE_SHAKES)
        # Until they answer nothing new is asked, and no other part of the board comes to light.
        phone.get_by_role("button", name="Hand in the sheet").wait_for()
    control.get_by_role("button", name="Card of your own").click()
    control.get_by_label("Name of the card").fill("Map to the Elder Tomb")
    control.get_by_label("What it says").fill("Whoever shows it in Mu may pass.")
    pick(control.get_by_role("combobox", name="Player"), "Ada")
    rule(control)
    control.get_by_role("button", name="Proclamation", exact=True).click()
    control.get_by_label("What holds").fill("Nobody shouts in the temple.")
    rule(control)

    ada.get_by_role("tab", name="City").click()
    expect(ada.get_by_text("Map to the Elder Tomb", exact=True)).to_be_visible()
    expect(ada.get_by_text("secret · may be traded")).to_be_visible()
    for phone in (ada, bob):
        phone.get_by_role("tab", name="World").click()
        expect(phone.get_by_text("Nobody shouts in the temple.", exact=True)).to_be_visible()
        expect(phone.get_by_text("Proclaimed by Control, until the end of turn 1")).to_be_visible()
    # The log of the one tells of it, that of the other does not.
    expect(ada.get_by_text("Control rules in secret for you").first).to_be_attached()
    assert bob.get_by_text("Elder Tomb").count() == 0

    ada.get_by_role("tab", name="Deals").click()
    form = ada.get_by_role("form", name="Offer a trade")
    pick(form.get_by_role("combobox"), "Bob")
    form.get_by_role("group", name="You give").get_by_label("card “Map to the Elder Tomb”").check()
    form.get_by_role("button", name="Make the offer").click()
    # An offer is noticed, felt if that is wished, and leads to where it is answered.
    expect(bob.get_by_text("Ada offers you a trade.")).to_be_visible()
    assert bob.evaluate("window.shakes") == [[90, 90, 90]]
    assert ada.evaluate("window.shakes") == []
    expect(bob.get_by_role("tab", name=re.compile("^Deals.*an offer waits"))).to_be_visible()
    bob.get_by_role("button", name="Look").click()
    expect(bob.get_by_text("You get: a secret card of Control")).to_be_visible()
    bob.get_by_role("button", name="Accept").click()
    bob.get_by_role("tab", name="City").click()
    expect(bob.get_by_text("Whoever shows it in Mu may pass.")).to_be_visible()


def pick(choices: Locator, name: str) -> None:
    """Choose the player of a name, beside which House and role stand."""
    expect(choices).to_be_visible()
    words = choices.get_by_role("option").all_inner_texts()
    choices.select_option(label=next(one for one in words if one.startswith(name)))


def test_control_answers_for_a_player_without_a_phone(server: Server, new_page: NewPage) -> None:
    hall = small_hall(server, new_page)
    control = hall.station("control", viewport=LAPTOP)
    begin(control)
    readiness = control.get_by_role("list", name="Who is ready")
    readiness.get_by_role("button", name=re.compile("^Ada")).click()
    control.get_by_role("button", name="Answer for this player").click()
    sheet = control.get_by_role("dialog", name="You answer for Ada")
    sheet.get_by_role("button", name="Hand in the sheet").click()
    sheet.get_by_role("button", name="Close").click()
    control.get_by_role("tab", name="Log of rulings").click()
    expect(control.get_by_role("tabpanel")).to_contain_text("answered for Ada")

    # A lost phone: the new link counts, the old one no longer.
    old = hall.phone()
    old.get_by_role("button", name="Call Control").wait_for()
    control.get_by_role("tab", name="People").click()
    control.get_by_role("button", name="New link").click()
    link = control.locator("article a").get_attribute("href") or ""
    expect(old.get_by_text("This personal link is no longer valid")).to_be_visible()
    old.reload()
    expect(old.get_by_text("This personal link is no longer valid")).to_be_visible()
    new = new_page(link, viewport=PHONE)
    expect(new.get_by_role("button", name="Call Control")).to_be_visible()
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "401" not in one]


@pytest.mark.long
def test_every_page_of_the_hall_under_axe(server: Server, new_page: NewPage) -> None:
    hall = small_hall(server, new_page, pace=0.2)
    control = hall.station("control", viewport=LAPTOP)
    begin(control)
    found = []
    for tab in range(control.get_by_role("tab").count()):
        control.get_by_role("tab").nth(tab).click()
        found += faults(control)
    control.get_by_role("button", name="Number of units").click()
    control.get_by_role("button", name="Deutsch").click()
    control.get_by_role("button", name="Nacht einschalten").click()
    expect(control.get_by_role("button", name="Entscheiden", exact=True)).to_be_visible()
    found += faults(control)
    screens = (
        *(("map", TABLET, "light"), ("map", TABLET, "dark")),
        *(("council", LAPTOP, "dark"), ("projector", WALL, "light")),
    )
    for kind, viewport, scheme in screens:
        page = hall.station(kind, viewport=viewport, color_scheme=scheme, locale="de-DE")
        page.get_by_role("timer").first.wait_for()
        found += faults(page)
        page.close()
    phone = hall.phone()
    phone.get_by_role("button", name="House").first.click()
    found += faults(phone)
    phone.get_by_role("button", name="Call Control").click()
    found += faults(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert found == []


def test_a_vote_has_a_clock_of_its_own(server: Server, new_page: NewPage) -> None:
    hall = small_hall(server, new_page)
    place = hall.made["people"][0]["groups"]["table"]
    maps = [one["name"] for one in hall.made["stations"] if one["kind"] == "map"]
    control = hall.station("control", viewport=LAPTOP)
    screen = hall.station("map", maps.index(place), viewport=TABLET)
    phone = hall.phone()
    begin(control)
    until_the_vote(phone)

    expect(phone.get_by_role("timer", name="Time left to vote")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    control.get_by_role("tab", name="Maps").click()
    for page in (screen, control):
        vote = page.get_by_role("listitem").filter(has_text="Who shall be").filter(has_text="Ada")
        expect(vote.get_by_role("timer", name="Time left to vote")).to_be_visible()
    assert faults(screen) == []
    # It stands with the clock of the hall.
    control.get_by_role("button", name="Pause", exact=True).click()
    for page in (phone, screen):
        expect(page.get_by_role("timer", name="The clock of the vote stands")).to_have_text("2:00")


def until_the_vote(phone: Page) -> None:
    """A phone answers whatever it is asked until its map table votes on an Archon."""
    hand = Mouse(phone)
    for _ in range(400):
        if phone.get_by_role("heading", name=re.compile("^Who shall be")).count():
            return
        if look(phone).question:
            hand.answer()
        phone.wait_for_timeout(50)
    raise AssertionError("nobody votes")


def test_what_is_said_in_a_house_stays_there(server: Server, new_page: NewPage) -> None:
    people = [
        {"name": "Ada", "groups": {"house": "atlas"}},
        {"name": "Bob", "groups": {"house": "atlas"}},
        {"name": "Cleo", "groups": {"house": "gadeiros"}},
    ]
    hall = small_hall(server, new_page, people=people)
    control = hall.station("control", viewport=LAPTOP)
    begin(control)
    phones = {one["name"]: hall.phone(n) for n, one in enumerate(hall.made["people"])}
    for phone in phones.values():
        phone.get_by_role("button", name="House", exact=True).click()
    phones["Ada"].get_by_label("Say something").last.fill("We march at dawn.")
    phones["Ada"].get_by_role("button", name="Send").last.click()
    expect(phones["Bob"].get_by_text("We march at dawn.")).to_be_visible()
    assert phones["Cleo"].get_by_text("We march at dawn.").count() == 0


def test_control_reads_a_ledger_takes_a_ruling_back_and_prints(
    server: Server, new_page: NewPage
) -> None:
    hall = small_hall(server, new_page)
    control = hall.station("control", viewport=LAPTOP)
    ada = hall.phone()
    begin(control)
    # An open ledger follows what happens.
    control.get_by_role("tab", name="People").click()
    control.get_by_role("tabpanel").get_by_role("button", name="Ada").click()
    control.get_by_role("button", name="Ledger").click()
    ledger = control.get_by_role("region", name="Ledger")
    expect(ledger).to_contain_text("starting position")
    control.get_by_role("button", name="Amount of a resource").click()
    control.get_by_role("combobox", name="Player").select_option("Ada (Atlas, Basileus)")
    control.get_by_role("combobox", name="Of what").select_option("talents")
    control.get_by_role("spinbutton", name="How much").fill("25")
    rule(control)
    expect(ledger.get_by_role("row", name="talents +15 a ruling of Control")).to_be_visible()
    expect(ada.get_by_role("button", name="25 talents")).to_be_visible()

    control.get_by_role("tab", name="Log of rulings").click()
    control.get_by_role("button", name="Take back from here …").click()
    control.get_by_role("button", name="miscounted").click()
    control.get_by_role("button", name="Take back", exact=True).click()
    expect(control.get_by_text("Taken back.")).to_be_visible()
    expect(control.get_by_role("tabpanel")).to_contain_text("(taken back)")
    expect(ada.get_by_role("button", name="10 talents")).to_be_visible()

    control.get_by_role("tab", name="Papers").click()
    for paper in ("Sheets for play by hand", "Role briefings", "Report of the day", "Place cards"):
        with control.expect_popup() as opened:
            control.get_by_role("link", name=paper).click()
        expect(opened.value.get_by_text("Ada").first).to_be_visible()
        assert faults(opened.value) == []


def test_two_people_have_one_seat(server: Server, new_page: NewPage) -> None:
    groups = {"house": "atlas", "role": "basileus"}
    people = [{"name": "Ada", "team": "owls", "groups": groups}, {"name": "Bob", "team": "owls"}]
    hall = small_hall(server, new_page, people=people)
    control = hall.station("control", viewport=LAPTOP)
    ada, bob = hall.phone(0), hall.phone(1)
    expect(ada.get_by_role("region", name="Team").get_by_role("listitem")).to_have_text(
        [re.compile("Ada.*you.*connected"), re.compile("Bob.*connected")]
    )
    assert faults(ada) == []
    begin(control)
    for phone in (ada, bob):
        expect(phone.get_by_role("button", name="Your team: 2 of 2 are connected")).to_be_visible()
    asked = bob.locator("section[data-question]").get_attribute("data-question") or ""
    expect(ada.locator("section[data-question]")).to_have_attribute("data-question", asked)
    Mouse(bob).answer()
    expect(ada.get_by_text("Bob has answered.")).to_be_visible()
    ada.get_by_role("button", name="Your team").click()
    mates = ada.get_by_role("region", name="Team")
    expect(mates.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("answered last")
    assert faults(ada) == []
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # A lost phone: the new link of one leaves the other alone.
    control.get_by_role("tab", name="People").click()
    control.get_by_role("tabpanel").get_by_role("button", name="Ada & Bob").click()
    team = control.get_by_role("list", name="Team")
    team.get_by_role("button", name="New link: Bob").click()
    expect(bob.get_by_text("This personal link is no longer valid")).to_be_visible()
    expect(ada.get_by_role("button", name="Your team: 1 of 2 are connected")).to_be_visible()
    new_page(control.locator("article a").get_attribute("href") or "", viewport=PHONE)
    expect(ada.get_by_role("button", name="Your team: 2 of 2 are connected")).to_be_visible()
    # A latecomer joins, and somebody goes.
    control.get_by_label("Name (of a latecomer or stand-in)").fill("Dan")
    control.get_by_role("button", name="Joins: link").click()
    expect(team.get_by_role("listitem")).to_have_count(3)
    assert faults(control) == []
    team.get_by_role("button", name="Takes no part any more: Bob").click()
    expect(team.get_by_role("listitem")).to_have_count(2)
    expect(control.get_by_role("tabpanel").get_by_role("button", name="Ada & Dan")).to_be_visible()
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "401" not in one]


def test_pause_covers_phones_and_screens(server: Server, new_page: NewPage) -> None:
    hall = small_hall(server, new_page)
    place = hall.made["people"][0]["groups"]["table"]
    maps = [one["name"] for one in hall.made["stations"] if one["kind"] == "map"]
    control = hall.station("control", viewport=LAPTOP)
    screen = hall.station("map", maps.index(place), viewport=TABLET)
    projector = hall.station("projector", viewport=WALL)
    phone = hall.phone()
    begin(control)
    asked = phone.locator("section[data-question]")
    question = asked.get_attribute("data-question") or ""
    # What was begun stays.
    build = phone.locator(".card button[data-choice]", has_text="Build").first
    build.click()
    expect(build).to_have_attribute("aria-pressed", "true")
    control.get_by_role("button", name="Pause", exact=True).click()
    for page in (phone, screen):
        expect(page.get_by_text("Paused by Control", exact=True)).to_be_visible()
        assert faults(page) == []
    expect(projector.get_by_text("The clock stands: paused by Control")).to_be_visible()
    hand_in = phone.get_by_role("button", name="Hand in the sheet")
    assert hand_in.evaluate("button => button.closest('[inert]') !== null")
    expect(phone.get_by_role("button", name="Call Control")).to_be_enabled()
    control.get_by_role("button", name="Start", exact=True).click()
    for page in (phone, screen, projector):
        expect(page.get_by_text("Paused by Control", exact=True)).to_have_count(0)
    expect(asked).to_have_attribute("data-question", question)
    expect(build).to_have_attribute("aria-pressed", "true")

    # A dispute at one table stops that table.
    control.get_by_role("button", name=re.compile(f"^Pause {place.title()}")).click()
    for page in (phone, screen):
        expect(page.get_by_text("Paused here")).to_be_visible()
    assert projector.get_by_text("paused by Control").count() == 0
    control.get_by_role("button", name=re.compile("^Go on")).click()
    expect(phone.get_by_text("Paused here")).to_have_count(0)
    Mouse(phone).answer()


def test_a_phone_without_network_says_so(server: Server, new_page: NewPage) -> None:
    hall = small_hall(server, new_page)
    control = hall.station("control", viewport=LAPTOP)
    begin(control)
    phone = hall.phone()
    lost: list[bool] = []

    def through(to_page: Any) -> None:
        to_server = to_page.connect_to_server()
        to_page.on_message(lambda text: None if lost else to_server.send(text))
        to_server.on_message(lambda text: None if lost else to_page.send(text))

    phone.route_web_socket(re.compile("/live$"), through)
    phone.clock.install()
    phone.reload()
    timer = phone.get_by_role("timer").first
    timer.wait_for()
    phone.clock.run_for(1000)
    assert phone.get_by_role("alert").count() == 0
    lost.append(True)
    phone.clock.run_for(10_000)
    expect(phone.get_by_role("alert")).to_contain_text("Connection lost")
    stood = timer.text_content()
    phone.clock.run_for(4_000)
    assert timer.text_content() == stood
    # Back in the network, all goes on by itself.
    lost.clear()
    phone.clock.run_for(20_000)
    expect(phone.get_by_role("alert")).to_have_count(0)
    Mouse(phone).answer()
    # What the browser itself says of connections that were given up.
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    known = ("WebSocket", "ERR_CONNECTION_REFUSED")
    complaints[:] = [one for one in complaints if not any(what in one for what in known)]


def test_the_address_is_tried_before_cards_are_printed(server: Server, new_page: NewPage) -> None:
    page = new_page("/megagame/try", viewport=PHONE)
    expect(page.get_by_role("heading", name="Try this first with a phone")).to_be_visible()
    expect(page.get_by_text(re.compile("with --host 0.0.0.0"))).to_be_visible()
    assert faults(page) == []
