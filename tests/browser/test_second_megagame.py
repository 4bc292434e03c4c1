"""A megagame that draws nothing of its own: organiser, desk, screens and phones in words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.test_megagame import Hall, begin, faults

LAPTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a second megagame."""
    running = Server(tmp_path_factory.mktemp("regatta"), regatta="tests.regatta:game")
    yield running
    running.stop()


def organised(new_page: NewPage) -> Page:
    """The links of a regatta, made on the organiser's page."""
    page = new_page("/megagame/new", viewport=LAPTOP)
    page.get_by_role("combobox", name="Game").select_option(label="The Regatta")
    page.get_by_role("spinbutton", name="Players").fill("4")
    page.get_by_label("People who come").fill("Ada; Red Crew\nBo; red\nCy; blue\nDi")
    page.get_by_text("who they will be").click()
    expect(page.get_by_label("Ada: Crew")).to_have_value("red")
    page.get_by_label("Di: Crew").select_option(label="Blue Crew")
    page.get_by_role("button", name="One referee more").click()
    page.get_by_label("Name").last.fill("Una")
    expect(page.get_by_label("Role").last).to_have_value("umpire")
    page.get_by_text("all places").click()
    page.get_by_role("checkbox", name="Blue Crew").check()
    assert faults(page) == []
    page.get_by_role("button", name="Make the game").click()
    page.get_by_role("img", name="QR code with the link of Ada").wait_for()
    return page


@pytest.mark.long
def test_a_megagame_without_pages_of_its_own(server: Server, new_page: NewPage) -> None:
    links = organised(new_page)
    expect(links.get_by_text("Control, umpire, Blue Crew")).to_be_visible()
    expect(links.get_by_text("scoreboard", exact=True).first).to_be_visible()
    expect(links.get_by_role("link", name="Orders")).to_be_visible()
    made = links.evaluate("JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage)[0]))")
    hall = Hall(made, new_page)

    lead = hall.station("control", viewport=LAPTOP)
    waiting = hall.phone()
    expect(waiting.get_by_role("link", name="Your orders")).to_be_visible()
    begin(lead)
    expect(lead.get_by_text("Turn 1")).to_be_visible()
    expect(lead.get_by_role("tab", name="What there is")).to_be_visible()
    ready = lead.get_by_role("list", name="Who is ready")
    expect(ready.get_by_text("Red Crew")).to_be_visible()
    assert faults(lead) == []

    pier, board = hall.station("pier"), hall.station("scoreboard")
    expect(pier.get_by_role("heading", name="Red Crew")).to_be_visible()
    expect(pier.get_by_text("Which course do you take?")).to_be_visible()
    expect(board.get_by_role("heading", name="points")).to_be_visible()
    wall = hall.station("projector")
    expect(wall.get_by_role("heading", name="Course", exact=True)).to_be_visible()
    for screen in (pier, board, wall):
        assert faults(screen) == []

    phones = [waiting, *(hall.phone(number) for number in (1, 2, 3))]
    for phone in phones:
        phone.get_by_role("button", name="Take the reef").click()
    ada = phones[0]
    ada.get_by_role("button", name="Crew", exact=True).click()
    ada.get_by_role("textbox").fill("Pull!")
    ada.get_by_role("button", name="Send").click()
    expect(phones[2].get_by_role("button", name="Crew 1")).to_be_visible()
    ada.get_by_role("button", name="Call Control").click()
    ada.get_by_role("radio", name="A foul").check()
    ada.get_by_placeholder("In a sentence").fill("They cut the buoy")
    ada.get_by_role("button", name="Call", exact=True).click()

    umpire = hall.station("control", 1, viewport=LAPTOP)
    expect(umpire.get_by_text("Una, umpire: Blue Crew")).to_be_visible()
    expect(umpire.get_by_text("Collision")).to_be_visible()
    expect(umpire.get_by_text("They cut the buoy")).to_be_visible()
    umpire.get_by_role("button", name="penalty").click()
    umpire.get_by_label("Player").select_option(label="Cy")
    umpire.get_by_label("points").fill("1")
    umpire.get_by_role("button", name="by the rules").click()
    umpire.get_by_role("button", name="Rule", exact=True).click()
    expect(umpire.get_by_text("Ruled: penalty")).to_be_visible()
    expect(umpire.get_by_text("Collision")).to_have_count(0)
    umpire.get_by_role("tab", name="Papers").click()
    expect(umpire.get_by_role("link", name="Results")).to_be_visible()
