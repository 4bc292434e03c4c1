"""A match as a story: replay, results, rematch, the hot seat, and lessons."""

import contextlib
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from critias.engine.registry import find_game
from critias.engine.texts import texts_of
from tests.browser.conftest import ROOT, NewPage, Server
from tests.browser.hands import PATIENCE_WITH_A_CLICK, Mouse, look, play_now, play_on, questions
from tests.browser.saved import go_to, played
from tests.browser.test_stillness import Told

DESK = {"width": 1280, "height": 800}
LESSONS = sorted(found.parent.name for found in (ROOT / "web/src/learn").glob("*/index.ts"))
DAILY = ("atlantis", "end_of_atlantis")
"""Of the lessons these two are taken each day, all in the long run."""


def moment(page: Page) -> int:
    """The moment that the address names."""
    found = re.search(r"at=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def test_from_the_result_back_through_the_match(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    saved = played("atlantis")
    go_to(page, server, saved, bots=2, entries=len(saved["log"]) - 6)
    play_on(page, Mouse(page))

    # Where the points came from adds up to the score.
    scores = page.locator("ol .score").all_inner_texts()
    sums = page.locator("tfoot td").all_inner_texts()
    assert sorted(int(one.split()[0]) for one in scores) == sorted(map(int, sums))
    expect(page.get_by_role("img", name="Points over the course")).to_be_visible()

    # A link and a picture of it, which the page makes by itself.
    page.get_by_role("button", name="Share this match").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    shown = page.get_by_role("dialog").get_by_label("Link to this table").input_value()
    assert shown == f"{page.url}?at=0"
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Moment of the match")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    end = int(slider.get_attribute("max") or "0")
    expect(slider).to_have_value(str(end))
    page.get_by_role("button", name="One step back").click()
    expect(slider).not_to_have_value(str(end))
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Before the first move.")).to_be_visible()

    # From wherever one is the keys lead to the moments of note, and those are told.
    slider.blur()
    page.keyboard.press("n")
    expect(slider).not_to_have_value("0")
    noted = re.sub(r".*?: ", "", slider.get_attribute("aria-valuetext") or "", count=1)
    expect(page.locator(".moment")).to_have_text(noted)
    page.keyboard.press("p")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Speed")).to_contain_text("2")

    # A line of the log leads to its moment, and that has an address to share.
    page.locator("[role=tabpanel] a").nth(20).click()
    line = page.locator("[role=tabpanel] a[aria-current=step]").text_content()
    assert line
    expect(page.locator(".moment")).to_have_text(line)
    shared = page.url
    friend = new_page(shared[shared.index("/table/") :], viewport=DESK)
    expect(friend.get_by_label("Moment of the match")).to_have_value(str(moment(page)))

    # Once it is over, everybody's hand can be looked at.
    expect(friend.locator(".hand")).to_have_count(0)
    friend.get_by_label("Seen by").select_option("1")
    expect(friend.locator(".hand")).to_be_visible()

    page.get_by_role("link", name="Back to the result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != shared and "at=" not in url)
    page.locator("section[data-question]").wait_for()
    assert not look(page).over


ROW = """() => {
  const row = document.querySelector('.board [data-at=row]')
  const box = row?.getBoundingClientRect()
  const inside = (one) => one.left >= box.left - 1 && one.right <= box.right + 1 && one.width > 0
  return [
    Math.max(0, ...[...document.querySelectorAll('.side a[href*="at="]')]
      .map((one) => Number(new URL(one.href).searchParams.get('at')))),
    [...(row?.querySelectorAll('li') ?? [])]
      .map((one) => [one.innerText, inside(one.getBoundingClientRect())]),
    document.querySelector('[data-at=event]')?.innerText ?? '',
    Object.fromEntries([...document.querySelectorAll('[data-still^="row:"] .tokens')]
      .map((one) => [one.closest('[data-still]').dataset.still, Number(one.innerText)])),
  ]
}"""
ROUNDS = {"atlantis_rising": "round-began", "end_of_atlantis": "turn-began"}
TURNED_OVER = {
    "misfortune-drawn": ("misfortune", "misfortune"),
    "hologram-woke": ("councilor", "councilor"),
    "card-played": ("card", "card"),
    "cards-drawn": ("card", "cards"),
    "misfortunes-seen": ("misfortune", "misfortunes"),
    "special-played": ("special", "special"),
}


def filed(game: str, events: list[dict[str, Any]]) -> Iterator[list[str]]:
    """What each card in the row of the round has to say."""
    texts = texts_of(find_game(game), "en")
    for event in events:
        if event["type"] == "rolled":
            yield [str(event["total"])]
        elif event["type"] in TURNED_OVER:
            kind, field = TURNED_OVER[event["type"]]
            names = event[field] if isinstance(event[field], list) else [event[field]]
            yield [texts.say(f"{kind}-{name}") for name in names]


def laid_open(events: list[dict[str, Any]]) -> dict[str, int]:
    """The bids of this turn that nobody has taken back, by the card on which they lie."""
    taken_back = {
        one["seat"] for one in events if one["type"] in ("regained", "cube-lost-from-card")
    }
    return {
        f"row:{one['seat']}-{one['vote']}": one["tokens"]
        for one in events
        if one["type"] == "vote-bid" and one["tokens"] and one["seat"] not in taken_back
    }


@pytest.mark.motion
@pytest.mark.parametrize(
    ("game", "part", "most"),
    [
        ("atlantis_rising", 0.3, 4),
        ("end_of_atlantis", 0.25, 4),
        pytest.param("atlantis_rising", 0, 40, marks=pytest.mark.long),
        pytest.param("end_of_atlantis", 0, 40, marks=pytest.mark.long),
    ],
)
def test_what_was_rolled_drawn_or_revealed_can_be_read_until_the_round_is_over(
    server: Server, new_page: NewPage, game: str, part: float, most: int
) -> None:
    page = new_page(viewport=DESK)
    saved = played(game)
    entries = int(len(saved["log"]) * part)
    go_to(page, server, saved, bots=saved["seats"] - 1, entries=entries)
    page.locator(".table > .board").wait_for()
    mouse, told, seen = Mouse(page), Told(page), 0
    for _ in itertools.islice(questions(page), most):
        mouse.answer()
        count, row, scroll, bids = page.evaluate(ROW)
        events = told.upto(count)
        began = max((i for i, one in enumerate(events) if one["type"] == ROUNDS[game]), default=0)
        events = events[began:]
        for (words, in_sight), names in zip(row, filed(game, events), strict=True):
            assert in_sight
            assert [name for name in names if name not in words] == []
        for event in events:
            if event["type"] == "event-revealed":
                name = texts_of(find_game(game), "en").say(f"event-card-{event['event_card']}")
                assert name in scroll
        assert laid_open(events).items() <= bids.items()
        seen += len(row) + len(bids)
    assert seen > 0


def test_a_replay_plays_by_itself(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    Mouse(page).answer()
    page.locator("section[data-question]").wait_for()
    page.locator("[role=tabpanel] a").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("Moment of the match")).not_to_have_value("1")
    page.get_by_role("link", name="Back to the match").click()
    page.locator("section[data-question]").wait_for()


def test_two_at_one_device_never_see_each_others_hands(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.get_by_role("link", name="More choices: Atlantis", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Bo")
    page.get_by_role("button", name="Open the table").click()

    mouse, seen = Mouse(page), []
    for _ in range(4):
        page.get_by_role("button", name="show the table").wait_for()
        # Behind the curtain there is nothing of anybody's.
        assert page.locator(".hand, .board, [data-thing]").count() == 0
        seen.append(page.locator("#question").inner_text())
        page.get_by_role("button", name="show the table").click()
        page.locator(".hand").wait_for()
        while not page.get_by_role("button", name="show the table").count():
            page.locator("section[data-question], .folds").first.wait_for()
            if look(page).question:
                mouse.answer()
    assert len(set(seen)) == 2
    # It is the browser that keeps the seats: a reload changes nothing.
    page.reload()
    expect(page.get_by_role("button", name="show the table")).to_be_visible()


@pytest.mark.motion
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in DAILY else pytest.mark.long) for game in LESSONS],
)
def test_a_lesson_leads_to_a_match_of_ones_own(new_page: NewPage, game: str) -> None:
    page = new_page(f"/learn/{game}", viewport=DESK)
    page.get_by_role("button", name="Start the guided match").click()
    caption = page.locator("aside .count")
    caption.wait_for()
    thing = "[data-thing].hinted:not([aria-pressed=true]):not(:disabled)"
    wanted = f"{thing}, [data-choice].hinted, .confirm"
    for _ in range(200):
        go_on = page.locator("aside .button.now")
        page.locator(f"aside .button.now, {wanted}").first.wait_for()
        if go_on.count() and "Play on" in go_on.inner_text():
            break
        if go_on.count():
            go_on.click()
        else:
            # Where another piece lies over its middle, that one is clicked, as by any hand; and
            # what glowed may have gone out meanwhile.
            with contextlib.suppress(Error):
                glowing = page.locator(wanted).filter(visible=True).last
                glowing.click(force=True, timeout=PATIENCE_WITH_A_CLICK)
    go_on.click()
    page.wait_for_url("**/table/*")
    page.locator("section[data-question]").wait_for()
    Mouse(page).answer()


def test_something_else_than_the_lesson_asks_is_gently_refused(new_page: NewPage) -> None:
    page = new_page("/learn/atlantis", viewport=DESK)
    page.get_by_role("button", name="Start the guided match").click()
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    page.locator("[data-thing='card:helmet']").click()
    expect(page.locator("aside")).to_contain_text("take what glows")
    # What glows never comes to rest.
    page.locator("[data-thing='card:ring']").click(force=True)
    expect(page.locator("aside")).to_contain_text("You took the flag")


def test_a_lesson_goes_on_where_it_was_left_and_back_and_by_itself(new_page: NewPage) -> None:
    page = new_page("/learn/atlantis", viewport=DESK)
    page.get_by_role("button", name="Start the guided match").click()
    caption = page.locator("aside")
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    expect(caption).to_contain_text("Pick the ring")
    page.get_by_role("button", name="Do it for me").click()
    expect(caption).to_contain_text("You took the flag")
    page.reload()
    expect(caption).to_contain_text("You took the flag")
    # What is read again asks for nothing.
    page.get_by_role("button", name="Back").click()
    expect(caption).to_contain_text("Pick the ring")
    expect(page.locator(".hinted")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Do it for me").click()
    # The caption comes when the board has shown what it speaks of.
    expect(caption).to_contain_text("Atlas went over water")
    expect(page.get_by_role("tabpanel")).to_contain_text("Atlas pays")


def test_the_rules_on_a_page(new_page: NewPage) -> None:
    page = new_page("/rules/atlantis?rule=atl.toll.pay", viewport=DESK)
    expect(page.locator("article.asked")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("bridge nowhere")
    expect(page.locator("article")).to_have_count(1)


def test_the_app_opens_without_a_server(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # now what the page needs passes through the worker, which keeps it
    page.locator(".game h2:not(:empty)").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator(".game h2:not(:empty)").first.wait_for()
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]
