"""What people do at a table besides answering."""

import json
import queue
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, look, play_now, questions, tab_to
from tests.browser.saved import played
from tests.browser.test_secrets import first_asked

DESK = {"width": 1280, "height": 800}


def at_a_table(new_page: NewPage) -> Page:
    """Somebody who is asked something in Atlantis."""
    page = new_page(viewport=DESK)
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    return page


def test_a_choice_shows_what_follows_before_it_is_made(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    # It is a first match: until something is weighed, the line says what the question is good for.
    expect(page.locator(".why")).to_contain_text("It goes to the next tile of that kind")
    page.locator(".figure.can").first.press("Enter")
    expect(page.locator("#question")).to_have_text("A figure in Atlantis: with which card?")
    page.locator(".card.can").first.focus()
    expect(page.locator(".why")).to_contain_text("Then: You play")
    expect(page.locator(".ghost").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".why")).not_to_contain_text("Then:")
    expect(page.locator("#question")).to_have_text("Your turn: play a card to move a figure.")


def test_figures_that_are_alike_need_no_second_click(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    asked = page.locator("section[data-question]").get_attribute("data-question")
    page.locator(".card.can").first.click()
    expect(page.locator(f"section[data-question='{asked}']")).to_have_count(0)


def test_a_table_may_be_left_while_the_server_thinks(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    held: list[Route] = []
    page.route("**/preview", lambda route: held.append(route))
    with page.expect_request("**/preview"):
        page.locator(".card.can").first.focus()
    page.go_back()
    expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()
    with page.expect_response("**/preview"):
        held[0].continue_()
    # Nothing is to be seen of it: the fixture listens for complaints of the page.
    expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()


def test_the_choices_in_words_show_it_too(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    page.get_by_role("button", name="In words").click()
    page.locator("[data-choice]").first.hover()
    expect(page.locator(".why")).to_contain_text("Then: You")


def test_a_hint_and_the_rule_behind_the_question(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#question")).to_contain_text("A bot would: Move a figure in Atlantis with")
    expect(page.locator(".hinted").first).to_be_visible()
    # It shows what a pointer would show, and says why.
    expect(page.locator(".ghost").first).to_be_visible()
    expect(page.locator(".why")).to_contain_text(re.compile(r"[+]\d|occupied"))
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("article.asked")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("bridge")
    expect(page.locator("article").first).to_contain_text(re.compile("bridge", re.IGNORECASE))
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_nobody_has_learnt_from_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    play_now(page, "Atlantis")
    # Between a move over water and its payment nothing has been drawn yet.
    mouse = Mouse(page)
    undo = page.get_by_role("button", name="Undo")
    for _ in questions(page):
        if undo.is_enabled():
            break
        mouse.answer()
    asked = look(page).question
    undo.click()
    expect(page.locator(f'section[data-question]:not([data-question="{asked}"])')).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    mouse.answer()


def test_spectators_see_the_table_and_can_touch_nothing(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    looking = new_page(page.url[page.url.index("/table/") :], viewport=DESK)
    expect(looking.locator("#question")).to_contain_text("Waiting for Guest")
    expect(looking.get_by_text("You are watching.")).to_be_visible()
    assert look(looking).choices == 0
    assert looking.locator(".hand").count() == 0
    told = looking.locator(".log a, [role=tabpanel] li").count()
    Mouse(page).answer()
    expect(looking.locator("[role=tabpanel] li").nth(told)).to_be_attached()


def test_two_tabs_of_one_player_stay_in_step(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("section[data-question]").wait_for()
    asked = look(page).question
    assert look(other).question == asked
    Mouse(page).answer()
    changed = f'section[data-question="{asked}"]'
    expect(other.locator(changed)).to_have_count(0)


def test_a_long_story_is_one_stop_for_the_tabulator(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    wanted = {"match": played("atlantis", 2), "seats": [{"kind": "person"}] * 2, "name": "Ada"}
    made = page.request.post(f"{server.address}/api/matches", data=wanted)
    page.goto(f"{server.address}/table/{made.json()['table']}")
    lines = page.get_by_role("tabpanel").get_by_role("link")
    lines.first.wait_for()
    tab_to(page, "[role=tabpanel] a")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    expect(page.locator("[role=tabpanel] a[tabindex='0']")).to_have_count(1)


def test_people_talk(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Greetings <b>all</b>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Greetings <b>all</b>")).to_be_visible()


def test_the_newest_is_told_at_the_bottom_and_speaks_to_the_reader(new_page: NewPage) -> None:
    page = at_a_table(new_page)
    mouse = Mouse(page)
    for _, _ in zip(questions(page), range(4), strict=False):
        mouse.answer()
    page.locator("section[data-question]").wait_for()
    log = page.get_by_role("tabpanel")
    expect(log.get_by_role("link", name=re.compile("^You play ")).first).to_be_attached()
    lines = log.get_by_role("link")
    expect(lines.last).to_be_in_viewport()
    # Who reads what was before is left there, until they want the newest again.
    lines.first.scroll_into_view_if_needed()
    latest = log.get_by_role("button", name="Latest")
    latest.wait_for()
    Mouse(page).answer()
    expect(lines.first).to_be_in_viewport()
    latest.click()
    expect(lines.last).to_be_in_viewport()
    expect(latest).to_have_count(0)


def test_what_is_said_is_noticed_where_the_chat_is_out_of_sight(new_page: NewPage) -> None:
    ada, bo = two_at_a_table(new_page)
    bo.set_viewport_size({"width": 360, "height": 740})
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Hurry up")
    ada.keyboard.press("Enter")
    expect(bo.get_by_role("button", name="Ada Hurry up")).to_be_visible()
    bo.get_by_role("button", name="Log One new message").click()
    expect(bo.get_by_role("listitem").filter(has_text="Hurry up")).to_be_visible()
    expect(bo.get_by_text("One new message")).to_have_count(0)
    expect(bo.get_by_role("button", name="Ada Hurry up")).to_have_count(0)
    # Whoever wrote it needs no word of it.
    expect(ada.get_by_text("new message")).to_have_count(0)


def two_at_a_table(new_page: NewPage) -> tuple[Page, Page]:
    """Ada, and Bo who came by her link."""
    ada = new_page(viewport=DESK)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    ada.get_by_role("button", name="Start").wait_for()
    bo = new_page(ada.url[ada.url.index("/table/") :], viewport=DESK)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    bo.get_by_role("button", name="Start").click()
    ada.locator(".players").wait_for()
    return ada, bo


def test_leaving_lets_a_bot_play_on_and_one_can_come_back(new_page: NewPage) -> None:
    ada, bo = two_at_a_table(new_page)
    ada.get_by_text("More", exact=True).click()
    url = ada.url
    ada.get_by_role("button", name="Leave").click()
    expect(ada.get_by_role("heading", name="My tables")).to_be_visible()
    expect(bo.get_by_text("away, a bot plays")).to_be_visible()
    ada.goto(url)
    ada.get_by_role("button", name="Take my seat back").click()
    expect(bo.get_by_text("away, a bot plays")).to_have_count(0)


def test_a_bot_plays_for_somebody_who_does_not_come_back(new_page: NewPage) -> None:
    ada, bo = two_at_a_table(new_page)
    ada.get_by_text("More", exact=True).click()
    # Of two, the other one has nobody to ask.
    ada.get_by_role("button", name="Propose that a bot plays for Bo").click()
    expect(ada.get_by_text("away, a bot plays")).to_be_visible()
    bo.get_by_role("button", name="Take my seat back").click()
    expect(ada.get_by_text("away, a bot plays")).to_have_count(0)


def test_reminders_at_a_slow_table(new_page: NewPage) -> None:
    reminded: queue.Queue[dict[str, Any]] = queue.Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            reminded.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Hook) as hook:
        threading.Thread(target=hook.serve_forever, daemon=True).start()
        ada, bo = two_at_a_table(new_page)
        for page, name in ((ada, "ada"), (bo, "bo")):
            page.get_by_text("More", exact=True).click()
            address = page.get_by_label("Remind me at this address")
            address.fill(f"http://127.0.0.1:{hook.server_port}/{name}")
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_text("You will be reminded there.")).to_be_visible()
            page.keyboard.press("Escape")
        Mouse(first_asked({ada: 0, bo: 0})).answer()
        assert reminded.get(timeout=30)["kind"] == "asked"
        ada.get_by_text("More", exact=True).click()
        ada.get_by_label("Remind me at this address").fill("")
        ada.get_by_role("button", name="Save").click()
        expect(ada.get_by_text("You will not be reminded.")).to_be_visible()
        hook.shutdown()


def test_a_table_of_ones_own_choosing(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.get_by_role("link", name="More choices: Atlantis", exact=True).click()
    page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Seat 2").select_option("friend")
    page.get_by_label("Buying cards").select_option(label="Any number of purchases")
    page.get_by_label("Time to think").select_option("quick")
    page.get_by_label("List it among the open tables").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    friend = new_page("/", viewport=DESK)
    friend.get_by_role("link", name="Join").first.click()
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Join").click()
    # Both are there, so it begins; whoever is asked sees the time run.
    expect(page.get_by_role("timer").first).to_be_visible()
    expect(friend.get_by_role("timer").first).to_be_visible()


def test_a_restart_of_the_server_is_survived_without_a_reload(
    server: Server, new_page: NewPage
) -> None:
    page = at_a_table(new_page)
    server.stop()
    expect(page.get_by_role("alert")).to_be_visible()
    server.start(int(server.address.rsplit(":", 1)[1]))
    expect(page.get_by_role("alert")).to_have_count(0)
    Mouse(page).answer()
    page.locator("section[data-question]").wait_for()
    # That the connection failed is what the browser itself says; nothing else may be wrong.
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "WebSocket" not in one]
