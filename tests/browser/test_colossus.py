"""The Colossus of Atlantis on its own board: whole matches, the sheet, trades, and a phone."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import critias
from critias.engine.saving import save
from critias.games.colossus.control.rulings import GiveChallenge
from critias.games.colossus.state import Room
from tests.browser.axe import every_look, violations
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Keyboard, Mouse, by_clicking, by_keyboard, play_on, questions
from tests.browser.saved import go_to, played_until

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
# The fewest people and turns that the rules allow.
SHORT = {"turns": 6, "map": "short"}


def sit_down(page: Page, server: Server, **more: Any) -> None:
    """A seat among bots in the shortest game: Basileus of the House of Atlas, in Europe."""
    bots = [{"kind": "bot", "bot": "random"}] * 11
    wanted = {
        "game": "colossus",
        "name": "Ada",
        "seats": [{"kind": "person"}, *bots],
        "options": SHORT,
        **more,
    }
    made = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")
    page.locator(".board [role=tablist]").wait_for()


def before_the_last_turns() -> dict[str, Any]:
    """A match when the fifth of its six turns begins."""
    match = critias.new("colossus", seats=12, options=SHORT, seed=1)
    room = match.state
    assert isinstance(room, Room)
    return played_until(match, lambda: room.turn == 5)


def until_the_council(page: Page, mouse: Mouse) -> None:
    """Answer whatever is asked until the own council is what is going on."""
    for _ in questions(page):
        if page.get_by_role("article", name="Council of Law").count():
            return
        mouse.answer()


@by_clicking
@pytest.mark.motion
def test_a_match_by_clicking(server: Server, new_page: NewPage, whole: bool) -> None:
    page = new_page(viewport=DESK)
    if whole:
        sit_down(page, server)
    else:
        saved = before_the_last_turns()
        go_to(page, server, saved, bots=11, entries=len(saved["log"]))
    play_on(page, Mouse(page))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".course .turn strong")).to_have_text("The End")


@by_keyboard
def test_a_match_by_keyboard_alone(server: Server, new_page: NewPage, most: int | None) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    play_on(page, Keyboard(page), most)
    if most is None:
        expect(page.locator(".course .turn strong")).to_have_text("The End")


def test_the_sheet_takes_nothing_that_would_not_do(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    sheet = page.get_by_role("form", name="Strategy sheet")
    hoplites = sheet.get_by_role("group", name="Hoplites")
    triremes = sheet.get_by_role("group", name="Triremes")
    colossi = sheet.get_by_role("group", name="Colossi")
    # Nobody has a Colossus yet, so none can move.
    expect(colossi.get_by_role("button", name="move")).to_have_count(0)

    # Three orichalcum in all, on whatever order.
    more = triremes.get_by_role("button", name="more: orichalcum")
    more.click()
    more.click()
    push = hoplites.get_by_role("slider", name="orichalcum")
    expect(push).to_have_attribute("max", "1")

    # Talents are for building only.
    hoplites.get_by_role("button", name="build").click()
    hoplites.get_by_role("slider", name="talents").fill("4")
    expect(hoplites).to_contain_text("Sure: 1 more")
    hoplites.get_by_role("button", name="move").click()
    expect(hoplites.get_by_role("slider", name="talents")).to_have_count(0)

    # Without a destination the sheet is not handed in; the map is where it is picked.
    sheet.get_by_role("button", name="Hand in the sheet").click()
    gades = page.get_by_role("button", name=re.compile("^Send Hoplites here: 8 Gades"))
    gades.click()
    expect(hoplites.get_by_label("Destination: Hoplites")).to_have_value("8 europe")
    expect(hoplites).to_contain_text("each counts 1 here")
    asked = page.locator("section[data-question]").get_attribute("data-question")
    sheet.get_by_role("button", name="Hand in the sheet").click()
    expect(page.locator(f'section[data-question="{asked}"]')).to_have_count(0)


def with_challenge_tokens() -> dict[str, Any]:
    """A match in which the first player fills in a sheet, with two tokens against anybody."""
    match = critias.new("colossus", seats=12, options=SHORT, seed=1)
    played_until(match, lambda: match.pending[min(match.pending)].rule == "col.6.4")
    for _ in range(2):
        match.command(None, GiveChallenge(seat=0, reason="a test"))
    saved: dict[str, Any] = msgspec.to_builtins(save(match))
    return saved


def test_several_cities_are_challenged_and_one_is_let_be(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    saved = with_challenge_tokens()
    go_to(page, server, saved, bots=11, entries=len(saved["log"]))
    cities = page.get_by_role("group", name="Challenge cities")
    names = cities.get_by_role("button")
    expect(cities).to_contain_text("2 of 2 left")
    names.nth(0).click()
    expect(cities).to_contain_text("that costs a Dishonour Star")
    names.nth(1).click()
    # Both tokens are spoken for: nobody else can be challenged.
    expect(names.nth(2)).to_be_disabled()
    expect(cities).to_contain_text("one challenge at most can do without")
    asked = page.locator("section[data-question]").get_attribute("data-question")
    page.get_by_role("button", name="Hand in the sheet").click()
    expect(names.nth(0)).to_have_attribute("aria-pressed", "true")

    # On the map the cities of both can be aimed at; whoever is let be is nobody's destination.
    hoplites = page.get_by_role("group", name="Hoplites")
    hoplites.get_by_role("button", name="move").click()
    goals = page.get_by_role("button", name=re.compile("^Send Hoplites here: City of"))
    expect(goals).to_have_count(2)
    goals.nth(1).click()
    expect(hoplites.get_by_label("Destination: Hoplites")).to_have_value(re.compile("^city"))
    expect(cities).to_contain_text("that costs a Dishonour Star")
    names.nth(0).click()
    expect(names.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(cities).to_contain_text("1 of 2 left")
    page.get_by_role("button", name="Hand in the sheet").click()
    expect(page.locator(f'section[data-question="{asked}"]')).to_have_count(0)


def test_a_hint_is_written_onto_the_sheet(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#question")).to_contain_text("the sheet as it is filled in below")
    chosen = page.locator("[data-unit]").get_by_role("button", pressed=True)
    expect(chosen.filter(has_text=re.compile("build|move")).first).to_be_visible()


def test_every_number_tells_why(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    page.get_by_role("button", name="10 talents").click()
    why = page.get_by_role("region", name="Why so many: talents")
    expect(why).to_contain_text("+10 starting position")


def test_fights_and_the_council_are_shown(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    mouse = Mouse(page)
    fought = page.locator(".fight .roll")
    until_the_council(page, mouse)
    expect(page.get_by_role("article", name="Council of Law")).to_contain_text("2 make a quorum")
    expect(page.get_by_text("10 talents").first).to_be_visible()
    # In a turn in which nobody has stood and rolled, look again in the next.
    for _ in range(3):
        if seen_on_a_map(page, ".fight .roll"):
            break
        while page.get_by_role("article", name="Council of Law").count():
            mouse.answer()
        until_the_council(page, mouse)
    # Whose each die was is said to those who cannot see it.
    expect(fought.first).to_have_attribute("aria-label", re.compile(r"\d.* = \d+$"))


def seen_on_a_map(page: Page, what: str) -> bool:
    """Whether there is such a thing on a map; the first that has it stays open."""
    page.get_by_role("tab", name="Map").click()
    tables = page.get_by_role("group", name="Maps").get_by_role("button")
    for table in range(tables.count()):
        tables.nth(table).click()
        expect(tables.nth(table)).to_have_attribute("aria-pressed", "true")
        if page.locator(what).count():
            return True
    return False


def test_an_offer_is_made_and_withdrawn(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    # A question about the map brings the map to light when it opens.
    expect(page.locator("section[data-question]")).to_have_attribute(
        "data-question", re.compile(".")
    )
    page.get_by_role("tab", name="Deals").click()
    form = page.get_by_role("form", name="Offer a trade")
    make = form.get_by_role("button", name="Make the offer")
    expect(make).to_be_disabled()
    form.get_by_role("group", name="You give").get_by_label("talents").fill("3")
    form.get_by_role("group", name="You want").get_by_label("cogs").fill("1")
    make.click()
    expect(page.get_by_text("You give: 3 talents")).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("You give: 3 talents")).to_have_count(0)


def test_a_pledge_is_seen_by_the_house(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    page.get_by_role("tab", name="Deals").click()
    page.get_by_role("slider", name="talents").fill("4")
    page.get_by_role("button", name="Pledge", exact=True).click()
    page.get_by_role("tab", name="House").click()
    expect(page.get_by_text("Pledged: 4 talents, 0 orichalcum, 0 vril")).to_be_visible()


@pytest.mark.long
def test_nothing_for_axe_in_any_tab(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    until_the_council(page, Mouse(page))
    assert every_look(page) == []
    found = []
    tabs = page.locator(".board [role=tab]")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        found += violations(page)
    assert found == []


def test_a_phone_shows_all_of_it(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, locale="de-DE", has_touch=True)
    sit_down(page, server)
    tabs = page.locator(".board [role=tab]")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("tab", name="Karte").click()
    region = page.get_by_role("img", name=re.compile("^1 Alpentäler"))
    box = region.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_on_a_phone_a_destination_is_picked_on_the_map_behind_its_tab(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    sit_down(page, server)
    expect(page.get_by_role("tab", name="Now", selected=True)).to_be_visible()
    triremes = page.get_by_role("group", name="Triremes")
    triremes.get_by_role("button", name="move").click()
    expect(page.get_by_role("tab", name="Map", selected=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Send Triremes here: 8 Gades")).click()
    # Back on the sheet, where the orders of the Triremes are open now, and those of the others not.
    expect(triremes.get_by_label("Destination: Triremes")).to_have_value("8 europe")
    expect(triremes.get_by_role("button", name="On the map")).to_be_focused()
    expect(page.get_by_role("slider")).to_have_count(1)
    # Whoever looks elsewhere and comes back finds the sheet as it was.
    page.get_by_role("tab", name="World").click()
    page.get_by_role("tab", name="Now").click()
    expect(triremes.get_by_label("Destination: Triremes")).to_have_value("8 europe")


@pytest.mark.parametrize(
    ("viewport", "words"),
    [
        pytest.param(DESK, "Basileus of the House of Atlas · Europe", id="desk"),
        pytest.param(PHONE, "Atlas · Basileus · Europe", id="phone"),
    ],
)
def test_who_i_am_stands_in_the_head(
    server: Server, new_page: NewPage, viewport: dict[str, int], words: str
) -> None:
    page = new_page(viewport=viewport)
    sit_down(page, server)
    tabs = page.locator(".board [role=tab]")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        expect(page.locator(".board .self")).to_contain_text(words)


def test_who_votes_on_an_office_reads_what_it_brings(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    sit_down(page, server)
    mouse = Mouse(page)
    for _ in questions(page):
        if page.get_by_role("heading", name=re.compile("^Who shall be")).count():
            break
        mouse.answer()
    now = page.get_by_role("region", name="Now")
    expect(now).to_contain_text(re.compile("each Trophy Phase"))
    expect(now.get_by_role("button", name=re.compile("Ada.*Atlas, Basileus"))).to_be_visible()


def test_those_who_look_on_see_the_maps_and_no_purse(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    looking = new_page(page.url[page.url.index("/table/") :], viewport=DESK)
    expect(looking.get_by_role("tab")).to_contain_text(["Map", "Council", "World"])
    assert looking.locator(".hand").count() == 0
    expect(looking.get_by_role("group", name="Map of Europe")).to_be_visible()
