"""The pages around the tables: home, accounts, and saved matches."""

import json
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, leave_the_table, play_now, play_on
from tests.browser.saved import played
from tests.browser.test_matches import BOARDS

DESK = {"width": 1280, "height": 800}
PASSPHRASE = "a wave is not the sea"


def make_account(page: Page, name: str) -> str:
    """Through the page, as people do; the name, which nobody had before."""
    name += secrets.token_hex(3)
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="No account yet?").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return name


def test_an_account_brings_a_seat_to_another_device(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    leave_the_table(page)
    name = make_account(page, "Amphitrite")
    expect(page.get_by_text("No rating yet")).to_be_visible()

    phone = new_page("/account", viewport={"width": 360, "height": 740})
    phone.get_by_label("Name").fill(name.lower())
    phone.get_by_label("Passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Log in").click()
    expect(phone.get_by_role("heading", name=name)).to_be_visible()
    phone.get_by_role("link", name="Critias").click()
    expect(phone.get_by_role("heading", name="Waiting for you")).to_be_visible()
    phone.get_by_role("link", name="Continue").click()
    phone.locator("section[data-question]").wait_for()
    Mouse(phone).answer()

    leave_the_table(phone)
    phone.get_by_role("link", name=name, exact=True).click()
    phone.get_by_role("button", name="Log out").click()
    expect(phone.get_by_role("button", name="Log in")).to_be_visible()


def test_finished_matches_are_rated(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    name = make_account(page, "Triton")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "tiny", "name": name, "seats": seats}
    made = page.request.post(f"{server.address}/api/tables", data=wanted)
    page.goto(f"{server.address}/table/{made.json()['table']}")
    play_on(page, Mouse(page))
    leave_the_table(page)
    page.get_by_role("link", name=name, exact=True).click()
    row = page.get_by_role("row").filter(has_text="Shells")
    for _ in range(20):
        page.get_by_role("heading", name="Ratings").wait_for()
        if row.count():
            break
        page.reload()  # the server works ratings out after it has told the result
    expect(row.get_by_role("cell").nth(1)).to_have_text("1")
    page.get_by_text("One finished match").click()
    expect(page.get_by_role("link", name="Look at it")).to_be_visible()


def test_a_saved_match_is_looked_through_or_gone_on_with(new_page: NewPage, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(played("atlantis", seats=2)))
    page = new_page(viewport=DESK)
    page.get_by_role("link", name="Open a saved match").click()
    page.get_by_label("File").set_input_files(saved)
    page.get_by_role("button", name="Open the replay").click()
    slider = page.get_by_label("Moment of the match")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(slider).not_to_have_value("0")

    page.goto(page.url.split("/table")[0] + "/upload")
    page.get_by_label("File").set_input_files(saved)
    page.get_by_label("Go on from one of its moments").check()
    page.get_by_label("Go on after").fill("20")
    page.get_by_role("button", name="Open the table").click()
    page.locator("section[data-question]").wait_for()
    assert page.get_by_role("tabpanel").get_by_role("link").count() > 10
    Mouse(page).answer()


def test_a_file_that_is_no_match_is_told_so(new_page: NewPage, tmp_path: Path) -> None:
    shopping = tmp_path / "list.json"
    shopping.write_text(json.dumps(["bread", "olives"]))
    page = new_page("/upload", viewport=DESK)
    page.get_by_label("File").set_input_files(shopping)
    expect(page.get_by_role("alert")).to_contain_text("not a saved match")
    expect(page.get_by_role("button", name="Open the replay")).to_be_disabled()


def test_ones_own_components(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/new/atlantis", viewport=DESK)
    page.locator("summary").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the file of this game").click()
    edited = tmp_path / "mine.toml"
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert "start = [4, 5, 6, 7]" in text
    edited.write_text(text.replace("start = [4, 5, 6, 7]", "start = [9, 9, 9, 9]"))
    page.get_by_label("A components file of your own").set_input_files(edited)
    page.get_by_role("button", name="Open the table").click()
    page.locator("section[data-question]").wait_for()
    address, table = page.url.split("/table/")
    seen = page.request.get(f"{address}/api/tables/{table}/history/0").json()
    assert [hand["count"] for hand in seen["view"]["hands"]] == [9, 9, 9]


def test_home_says_what_each_game_asks_of_its_players(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    atlantis = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Atlantis", exact=True)
    )
    expect(atlantis).to_contain_text("2 to 4 players · About half an hour")


def test_home_fits_one_screen(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE")

    def of_ours(route: Route) -> None:
        games = [game for game in route.fetch().json() if game["name"] in BOARDS]
        route.fulfill(json=games)

    page.route("**/api/games", of_ours)
    page.reload()
    play, hall = page.locator(".game .now"), page.get_by_role("link", name="Ein Megagame")
    play.first.wait_for()
    page.locator(".playing").wait_for()

    def below(thing: Locator, height: int) -> float:
        box = thing.bounding_box()
        assert box
        return box["y"] + box["height"] - height

    assert below(play.first, 740) <= 0
    for width, height in ((1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert all(below(one, height) <= 0 for one in play.all()), width
        assert below(hall.locator("strong"), height) <= 0, width


@pytest.mark.motion(only=True)
def test_the_match_at_home_plays_in_sight_until_it_is_stopped(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.clock.install()
    page.reload()
    match = page.locator(".playing")

    def moment() -> str | None:
        return match.get_attribute("data-moment")

    first = match.get_attribute("data-moment")
    expect(page.get_by_role("button", name="Pause the match")).to_be_visible()
    page.clock.run_for(20_000)
    assert moment() != first
    page.get_by_role("button", name="Pause the match").click()
    stopped = moment()
    page.clock.run_for(120_000)
    assert moment() == stopped
    page.get_by_role("button", name="Let the match go on").click()
    page.set_viewport_size({"width": 1280, "height": 300})
    page.get_by_role("link", name="Open a saved match").scroll_into_view_if_needed()
    expect(page.locator(".playing .motion")).to_have_count(0)
    unseen = moment()
    page.clock.run_for(120_000)
    assert moment() == unseen


def test_the_match_at_home_waits_for_the_page_and_stands_still_without_motion(
    new_page: NewPage, motion: str
) -> None:
    page = new_page(viewport=DESK)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.install()
    page.reload()
    match = page.locator(".playing")
    moment = match.get_attribute("data-moment")
    [games] = [place for place, url in enumerate(asked) if url.endswith("/api/games")]
    assert not any("Playing-" in url for url in asked[:games])
    assert any("Playing-" in url for url in asked[games:])
    expect(match.get_by_role("button")).to_have_count(0 if motion == "reduce" else 1)
    if motion == "reduce":
        page.clock.run_for(120_000)
        assert match.get_attribute("data-moment") == moment


def test_a_phone_in_german_shows_all_of_every_page(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    for path in (
        *("/", "/account", "/upload", "/new/end_of_atlantis"),
        *("/learn/atlantis_rising", "/rules/atlantis"),
    ):
        page.goto(server.address + path)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_page_whose_parts_did_not_come_waits_for_the_server(new_page: NewPage) -> None:
    page = new_page(viewport=DESK, service_workers="block")
    page.locator(".game").first.wait_for()
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route("**/assets/Table-*.js", lose, times=2)  # once it is asked for ahead
    page.route("**/favicon.svg", lose, times=2)
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    assert len(lost) == 4
    new_page.complaints.clear()  # type: ignore[attr-defined]
