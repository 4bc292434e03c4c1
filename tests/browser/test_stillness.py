"""A table stands still: nothing moves but the pieces, whatever is asked, hovered or picked."""

import math
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Error, Page

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import PATIENCE_WITH_A_CLICK, POLLING, Mouse, look, questions
from tests.browser.test_matches import BOARDS, sit_down

SIZES = {360: 740, 768: 1024, 1024: 768, 1366: 768, 1440: 900, 1920: 1080}
# A whole match of Colossus is a day in a hall: all of it at a phone, the beginning elsewhere.
BEGINNING = 25
HOVERED = 3  # things that the pointer goes over before each answer


def cases() -> Iterator[Any]:
    """Game, width, language, and how many questions are answered: all, unless it says how many."""
    for game in BOARDS:
        yield pytest.param(game, 360, "en-GB", 4)
        yield pytest.param(game, 1366, "de-DE", 3)
        for which, width in enumerate(SIZES):
            most = BEGINNING if game == "colossus" and width > min(SIZES) else None
            language = ("de-DE", "en-GB")[which % 2]
            marks = [pytest.mark.long, pytest.mark.alone]
            yield pytest.param(game, width, language, most, marks=marks)


# Where everything is. Nothing is told while something is still on its way, but for what flies over
# the table and is no part of it. What is excused:
# - Scrolling within the board: a thing counts as lying where it would lie unscrolled, because a
#   question may scroll what it asks into sight, and the hand does so before it clicks.
# - What grows round a thing: a group in a drawing that is put somewhere by its transform is where,
#   as large and as turned as that says, since its box grows with a halo. What moves within it is
#   seen if it has an identity of its own.
# - In `Watching.look`: what an event names that was told meanwhile, or just before that (a ship
#   that arrives goes back to the Port when Alliance has been asked for), what comes and goes, and
#   everything after an undo, which tells no events.
_MEASURE = """() => {
  const moving = document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity
      && !one.effect.target.closest('.motion')
  )
  if (moving) return null
  const round = (number) => Math.round(number * 10) / 10
  const finely = (number) => Math.round(number * 1000) / 1000
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(round)
  const frame = {}
  for (const name of ['bar', 'strip', 'board', 'tray', 'hand', 'side']) {
    const part = document.querySelector(`.table > .${name}`)
    if (part && part.getClientRects().length > 0)
      frame[name] = boxOf(part.getBoundingClientRect())
  }
  const board = document.querySelector('.table > .board')
  const origin = board.getBoundingClientRect()
  const things = {}
  for (const thing of board.querySelectorAll('[data-thing], [data-still]')) {
    if (thing.getClientRects().length === 0) continue
    const put = thing instanceof SVGGElement && getComputedStyle(thing).transform !== 'none'
    const box = thing.getBoundingClientRect()
    const { a, b, c, d, e, f } = put ? thing.getScreenCTM() : { e: box.x, f: box.y }
    let [x, y] = [e - origin.x, f - origin.y]
    for (let one = thing.parentElement; one !== board.parentElement; one = one.parentElement) {
      x += one.scrollLeft
      y += one.scrollTop
    }
    const name = thing.dataset.still ?? thing.dataset.thing
    things[name] ??= []
    things[name].push([...[x, y].map(round), ...(put ? [a, b, c, d].map(finely) : [])])
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  // What is written in the frame, and has no room there.
  const cut = []
  const heading = document.getElementById('question')
  if (heading && heading.scrollHeight > heading.clientHeight + 2) cut.push(heading.innerText)
  const words = document.createRange()
  for (const button of document.querySelectorAll('.tray .choices .button')) {
    words.selectNodeContents(button)  // its lines reach into each other a little
    if (words.getBoundingClientRect().height > button.clientHeight + 4) cut.push(button.innerText)
  }
  for (const brief of document.querySelectorAll('.strip .seat > .brief'))
    if (brief.scrollWidth > brief.clientWidth + 1) cut.push(brief.innerText)
  const told = [...document.querySelectorAll('.side a[href*="at="]')]
    .map((one) => Number(new URL(one.href).searchParams.get('at')))
  return {
    frame, things,
    told: Math.max(0, ...told),
    question: document.querySelector('section[data-question]')?.dataset.question ?? '',
    cut,
    page: [scrollWidth, scrollHeight, scrollX, scrollY],
    window: [innerWidth, innerHeight],
    over: document.querySelector('.table.over') !== null,
  }
}"""

# What is legal and cannot be clicked where it lies. All of it has to be in sight, or the first of
# what scrolls in a list that has no room for all.
_OUT_OF_REACH = """() => {
  const all = [...document.querySelectorAll(
    '.board [data-thing]:not(:disabled), .hand [data-thing]:not(:disabled)'
  )].filter((one) => one.getClientRects().length > 0)
  const seen = (thing) => {
    const box = thing.getBoundingClientRect()
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let one = thing.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.overflow === 'visible' || one === document.body) continue
      const its = one.getBoundingClientRect()
      left = Math.max(left, its.left); right = Math.min(right, its.right)
      top = Math.max(top, its.top); bottom = Math.min(bottom, its.bottom)
    }
    left = Math.max(left, 0); right = Math.min(right, innerWidth)
    top = Math.max(top, 0); bottom = Math.min(bottom, innerHeight)
    const whole = right - left > box.width * 0.7 && bottom - top > box.height * 0.7
    return { left, top, right, bottom, whole }
  }
  // Whoever plays by words has them lie there.
  const byWords = (at) => at.closest('[role=region][aria-labelledby=in-words]') !== null
  const hit = (thing, { left, top, right, bottom }) =>
    [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]
    .some(([x, y]) => {
      const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      return at !== null && (thing.contains(at) || at.contains(thing) || byWords(at))
    })
  // Whether the list that a thing scrolls in has room for all such things in it.
  const scrolls = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    return (one.scrollHeight > one.clientHeight && /auto|scroll/.test(overflowY))
      || (one.scrollWidth > one.clientWidth && /auto|scroll/.test(overflowX))
  }
  const fits = (thing) => {
    let list = thing.parentElement
    while (list && !scrolls(list)) list = list.parentElement
    const boxes = all.filter((one) => list?.contains(one)).map((one) => one.getBoundingClientRect())
    const extent = (from, to) =>
      Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))
    if (!list) return true
    const { clientWidth, clientHeight } = list
    return extent('left', 'right') <= clientWidth && extent('top', 'bottom') <= clientHeight
  }
  const found = []
  all.forEach((thing, which) => {
    const part = seen(thing)
    if (!part.whole) {
      if (which === 0 || fits(thing))
        found.push(`${thing.dataset.thing} is out of sight`)
    } else if (!hit(thing, part)) found.push(`${thing.dataset.thing} is covered`)
  })
  return found
}"""


class Told:
    """The events that the page has been told, as they came over its live connection."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._events: list[dict[str, Any]] = []

    def upto(self, told: int) -> list[dict[str, Any]]:
        """All events that are told in the log; more are fetched when they are needed."""
        if told > len(self._events):
            table = re.search(r"/table/([^/?]+)", self._page.url)
            assert table
            base = self._page.url.split("/table/")[0]
            answer = self._page.request.get(f"{base}/api/tables/{table[1]}/history/{told}")
            self._events = answer.json()["events"]
        return self._events[:told]


def words_of(event: Any) -> Iterator[str]:
    """What an event speaks of: its fields with their values, and values that are names."""
    if isinstance(event, dict):
        for field, value in event.items():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict):
                    yield from words_of(one)
                else:
                    yield f"{field}:{one}"
                    if isinstance(one, str):
                        yield one


def lie_alike(once: list[list[float]], now: list[list[float]]) -> bool:
    """Whether all of them are where they were, but for what a browser rounds."""
    return all(
        len(before) == len(after)
        and math.dist(before[:2], after[:2]) < 0.5
        and all(abs(was - it) < 0.005 for was, it in zip(before[2:], after[2:], strict=True))
        for before, after in zip(once, now, strict=True)
    )


def names(events: list[dict[str, Any]], thing: str) -> bool:
    """Whether an event speaks of a thing: by its identity, or by its name."""
    spoken = {word for event in events for word in words_of(event)}
    return thing in spoken or any(part in spoken for part in thing.split(":")[1:])


class Sight(NamedTuple):
    """What was where at a moment."""

    frame: dict[str, list[float]]
    things: dict[str, list[list[float]]]
    told: int
    question: str
    cut: list[str]
    page: list[float]
    window: list[float]
    over: bool


class Watching(Mouse):
    """Plays, and looks after each movement of the hand whether anything else moved."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self._told = Told(page)
        self._first = self._seen = self._look()
        self._told_before = self._seen.told  # how many events were, before the last ones
        self._asked = ""
        self.moved: list[str] = []

    def answer(self) -> None:
        """Answer the question that is open, after a look at what it offers."""
        self.look("a question opens")
        asked = look(self._page).question
        if asked and asked != self._asked:
            self._asked = asked
            found = self._page.evaluate(_OUT_OF_REACH)
            # What others did meanwhile may have taken the question away.
            if look(self._page).question == asked:
                self._note([f"at the question {self._words()!r}: {one}" for one in found])
        for which in range(HOVERED):
            self._hover(which)
        super().answer()
        self.look("an answer")

    def _words(self) -> str:
        return self._page.locator("#question").inner_text()

    def _note(self, found: list[str]) -> None:
        self.moved += [one for one in found if one not in self.moved]

    def _hover(self, which: int) -> None:
        things = self._page.locator(".board [data-thing], .hand [data-thing], .tray [data-choice]")
        try:
            count = things.count()
            if which < count:
                things.nth(count * which // HOVERED).hover(
                    timeout=PATIENCE_WITH_A_CLICK, force=True
                )
        except Error:
            return
        self.look("hovering")

    def _click(self, wanted: str, which: int = 0, *, force: bool = False) -> None:
        super()._click(wanted, which, force=force)
        self.look(f"a click on {wanted}")

    def _look(self) -> Sight:
        return Sight(**self._page.wait_for_function(_MEASURE, polling=POLLING).json_value())

    def look(self, after: str) -> None:
        """Compare with what was seen before; what moved, and why it should not have."""
        before, now = self._seen, self._look()
        if now.over:
            return
        found = [
            f"after {after}: the {part} went from {self._first.frame[part]} to {box}"
            for part, box in now.frame.items()
            if part in self._first.frame and self._first.frame[part] != box
        ]
        found += [f"there is no room for {words!r}" for words in now.cut]
        width, height, *scrolled = now.page
        if width > now.window[0]:
            found.append(f"after {after}: the page is {width} px wide")
        if height > now.window[1] or any(scrolled):
            found.append(f"after {after}: the page is {height} px high, scrolled by {scrolled}")
        if now.told >= before.told:  # after an undo everything may be elsewhere
            more = now.told > before.told
            events = self._told.upto(now.told)[self._told_before :] if more else []
            for thing, places in now.things.items():
                once = before.things.get(thing)
                if once is None or len(once) != len(places) or lie_alike(once, places):
                    continue
                if not names(events, thing):
                    found.append(f"after {after}: {thing} went from {once} to {places}")
        if now.told != before.told:
            self._told_before = min(before.told, now.told)
        self._note(found)
        self._seen = now


def watch(page: Page, most: int | None) -> list[str]:
    """Play so many questions; what moved although it should not."""
    page.locator(".table > .board").wait_for()
    watching = Watching(page)
    for number, _ in enumerate(questions(page)):
        if number == most:
            break
        watching.answer()
    return watching.moved


@pytest.mark.motion(only=True)
@pytest.mark.parametrize(("game", "width", "language", "most"), list(cases()))
def test_nothing_moves_but_the_pieces(
    server: Server, new_page: NewPage, game: str, width: int, language: str, most: int | None
) -> None:
    page = new_page(viewport={"width": width, "height": SIZES[width]}, locale=language)
    sit_down(page, server, game)
    moved = watch(page, most)
    assert not moved, "\n".join(moved)


# What is left to its contents, and nothing beside it keeps it as high as it was.
LOOSE = {
    "bar": """
        .table { grid-template-rows: 0 auto 44px minmax(0, 1fr) 52px 124px !important }
        .bar section, .bar .text { height: auto !important }
        .bar .acts { height: 0 }
        .bar .why { display: block !important }
    """,
    "tray": """
        .table { grid-template-rows: 0 80px 44px minmax(0, 1fr) auto 124px !important }
        .tray section, .tray .choices { height: auto !important }
        .tray .ways { height: 0 }
    """,
}


@pytest.mark.long
@pytest.mark.motion(only=True)
# Their first questions have long words and short ones, and choices in the tray and none.
@pytest.mark.parametrize(
    ("part", "game"), [("bar", "end_of_atlantis"), ("tray", "atlantis_rising")]
)
def test_a_frame_left_to_its_contents_is_noticed(
    server: Server, new_page: NewPage, part: str, game: str
) -> None:
    phone = {"width": 360, "height": SIZES[360]}
    page = new_page(viewport=phone, bypass_csp=True)
    sit_down(page, server, game)
    page.add_style_tag(content=LOOSE[part])
    moved = watch(page, 5)
    assert any(f"the {part} went" in one for one in moved)
    assert any("the board went" in one for one in moved)


_STAGE = """
<div class="table"><div class="board" style="position: relative; width: 300px; overflow: auto">
  <svg width="300" height="100">
    <g id="tile" data-still="tile:1" transform="translate(20 20)">
      <rect width="40" height="40" />
      <g id="figure" data-still="figure:1" transform="translate(10 10)"><circle r="5" /></g>
    </g>
  </svg>
  <div id="list" style="height: 100px; overflow: auto">
    <button id="first" data-thing="card:1" style="display: block; height: 40px">1</button>
    <button id="second" data-thing="card:2" style="display: block; height: 40px">2</button>
    <div id="rest" style="height: 90px"></div>
  </div>
</div></div>
"""
FIGURE, TILE, CARDS = {"figure:1"}, {"tile:1", "figure:1"}, {"card:1", "card:2"}


@pytest.mark.motion(only=True)
def test_what_is_watched(new_page: NewPage) -> None:
    page = new_page()

    def moved(change: str) -> set[str]:
        page.set_content(_STAGE)
        before = page.evaluate(_MEASURE)["things"]
        page.evaluate(change)
        after = page.evaluate(_MEASURE)["things"]
        return {thing for thing in before if before[thing] != after[thing]}

    assert moved("tile.setAttribute('transform', 'translate(21 20)')") == TILE
    assert moved("tile.setAttribute('transform', 'translate(20 20) scale(1.1)')") == TILE
    assert moved("figure.style.transform = 'translate(11px, 10px)'") == FIGURE
    assert moved("list.style.paddingTop = '1px'") == CARDS
    assert moved("list.scrollTop = 30") == set()
    assert moved("tile.append(Object.assign(figure.firstChild.cloneNode(), {id: 'halo'}))") == set()
    assert moved("figure.firstChild.setAttribute('r', 30)") == set()


@pytest.mark.motion(only=True)
def test_what_has_to_be_in_reach(new_page: NewPage) -> None:
    page = new_page()

    def out_of_reach(change: str) -> list[str]:
        page.set_content(_STAGE)
        page.evaluate(change)
        found: list[str] = page.evaluate(_OUT_OF_REACH)
        return found

    assert out_of_reach("") == []
    assert out_of_reach("list.scrollTop = 60") == [
        "card:1 is out of sight",
        "card:2 is out of sight",
    ]
    assert out_of_reach("list.scrollTop = 20; second.disabled = true") == ["card:1 is out of sight"]
    assert out_of_reach("first.style.marginLeft = '290px'") == ["card:1 is out of sight"]
    cover = "second.style.marginTop = '-40px'"
    assert out_of_reach(cover) == ["card:1 is covered"]
    # A list that has no room for all shows the first.
    long = "second.style.marginTop = '30px';"
    assert out_of_reach(long) == []
    assert out_of_reach(f"{long} list.scrollTop = 40") == ["card:1 is out of sight"]
