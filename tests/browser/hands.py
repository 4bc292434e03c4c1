"""Hands on mouse and keyboard: how a person plays the table on the screen, whatever the game."""

import contextlib
import itertools
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, Page

MOST_QUESTIONS = 600
OVER = ".table.over"
MOST_STOPS = 100  # once round a page full of cards; nobody would bear more
PATIENCE_WITH_A_CLICK = 2_000  # milliseconds
POLLING = 50  # milliseconds; to ask at each frame, as is usual, would make the page draw them all


class Seen(NamedTuple):
    """What the table offers at a moment."""

    question: str
    """Its id; empty while somebody else is asked."""
    over: bool
    choices: int
    """How many things and buttons can be clicked, in the order of the page."""
    confirm: bool
    form: bool
    sheet: bool
    """Whether the board has a form of its own to fill in."""


_LOOK = """() => {
  const asked = document.querySelector('section[data-question]')
  return [
    asked?.dataset.question ?? '',
    document.querySelector('.table.over') !== null,
    document.querySelectorAll('[data-thing]:not(:disabled), [data-choice]:not(:disabled)').length,
    document.querySelector('.confirm') !== null,
    document.querySelector('.tray form') !== null,
    document.querySelector('.board form[data-sheet]') !== null,
  ]
}"""
CHOICES = "[data-thing]:not(:disabled), [data-choice]:not(:disabled)"
REGIONS = ".board svg .can"
HAND_IN = ".board form[data-sheet] button:not([type=button])"
# What is asked can be answered behind another tab, or in words.
ELSEWHERE = "[role=tab].due, .tray button[aria-expanded=false]"
ENTRIES = 4  # how many things are changed on a form before it is handed in
_ASKED = """() => document.querySelector('.table.over') !== null
  || Boolean(document.querySelector('section[data-question]')?.dataset.question)"""


_WHERE = """(wanted) => [
  document.querySelector(wanted) !== null, document.activeElement.matches(wanted)
]"""


class Gone(AssertionError):
    """What the hand was to reach is not on the page."""


# Brings a thing into sight; whether its middle, or that of another such thing, can be clicked.
_REACH = """([wanted, which]) => {
  const thing = document.querySelectorAll(wanted)[which]
  thing?.scrollIntoView({ block: 'center', inline: 'center' })
  const box = thing?.getBoundingClientRect()
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return Boolean(hit?.closest(wanted))
}"""

_MORE_TO_DO = """(answered) => {
  const asked = document.querySelector('section[data-question]')?.dataset.question
  return asked !== answered || document.querySelector('.table.over, [data-choice]') !== null
    || document.querySelector('[data-thing]:not(:disabled)') !== null
}"""


def look(page: Page) -> Seen:
    """What there is to do."""
    return Seen(*page.evaluate(_LOOK))


def questions(page: Page) -> Iterator[str]:
    """Each question as it is asked, until the match is over.

    One that others' moves have changed meanwhile, or that was answered too late, is asked again.
    """
    for _ in range(MOST_QUESTIONS):
        page.wait_for_function(_ASKED, polling=POLLING)
        seen = look(page)
        if seen.over:
            return
        if seen.question:
            yield seen.question
    raise AssertionError(f"the match is not over after {MOST_QUESTIONS} questions")


class Mouse:
    """Clicks on what can be clicked, now this, now that."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self._page = page
        self._chance = random.Random(seed)

    def answer(self) -> None:
        """Answer the question that is open; none is when others have just closed it."""
        before = look(self._page)
        for attempt in range(40):
            seen = look(self._page)
            if not seen.question or seen.question != before.question or seen.over:
                return
            if seen.form:
                self._click(".tray form button")
            elif seen.confirm:
                self._click(".confirm")
            elif seen.sheet:
                self._fill_in(seen.choices)
            elif seen.choices and attempt % 8 != 7:  # the rest of an answer may lie elsewhere
                self._take_one_of(seen.choices)
            else:
                self._click(ELSEWHERE)
        asked = self._page.locator("section[data-question]").inner_text()
        raise AssertionError(f"clicking does not answer {before.question}: {seen}, {asked!r}")

    def _fill_in(self, choices: int) -> None:
        for _ in range(ENTRIES):
            self._take_one_of(choices)
        # What an entry leaves open is picked on the board.
        if asked := self._page.locator(REGIONS).count():
            self._poke(REGIONS, self._chance.randrange(asked))
        self._click(HAND_IN)

    def _take_one_of(self, choices: int) -> None:
        self._poke(CHOICES, self._chance.randrange(choices))

    def _poke(self, wanted: str, which: int) -> None:
        """Click on the middle of a thing, or of another such thing that lies over it."""
        if self._page.evaluate(_REACH, [wanted, which]):
            self._click(wanted, which, force=True)

    def _click(self, wanted: str, which: int = 0, *, force: bool = False) -> None:
        # What others do meanwhile can change the question, and take away what it offered.
        with contextlib.suppress(Error):
            self._page.locator(wanted).nth(which).click(force=force, timeout=PATIENCE_WITH_A_CLICK)


class Keyboard:
    """Goes with the arrow keys from the question to a choice, and takes it with Enter."""

    def __init__(self, page: Page, seed: int = 2) -> None:
        self._page = page
        self._chance = random.Random(seed)

    def answer(self) -> None:
        """Answer the question that is open; none is when others have just closed it."""
        before = look(self._page)
        for _ in range(40):
            seen = look(self._page)
            if not seen.question or seen.question != before.question or seen.over:
                return
            if seen.confirm:
                self._confirm()
                continue
            if not seen.choices:  # just answered, or left to a standing order
                self._page.wait_for_function(_MORE_TO_DO, arg=before.question, polling=POLLING)
                continue
            # What others do meanwhile can change the question, or end the match.
            with contextlib.suppress(Gone):
                self._take_one_of(min(seen.choices, 12))
                if seen.sheet:
                    self._hand_in()
        raise AssertionError(f"the keyboard does not answer {before.question}")

    def _confirm(self) -> None:
        # Just after an answer its button may still be seen, and be gone the next moment.
        with contextlib.suppress(Gone):
            press(self._page, ".confirm")

    def _take_one_of(self, choices: int) -> None:
        self._reach_the_choices()
        for _ in range(self._chance.randrange(choices)):
            self._page.keyboard.press("ArrowRight")
        self._page.keyboard.press("Enter")

    def _hand_in(self) -> None:
        # The button that hands a form in is the last of the choices; they go round.
        if not self._page.locator(f"{HAND_IN}:not(:disabled)").count():
            return
        self._reach_the_choices()
        for _ in range(MOST_STOPS):
            if self._page.evaluate(f"document.activeElement.matches('{HAND_IN}')"):
                return self._page.keyboard.press("Enter")
            self._page.keyboard.press("ArrowUp")

    def _reach_the_choices(self) -> None:
        """From the question, where the focus rests, or else from wherever it is."""
        if self._page.evaluate("document.activeElement.id === 'question'"):
            self._page.keyboard.press("ArrowDown")
        tab_to(self._page, CHOICES, "Shift+Tab")


def press(page: Page, wanted: str, key: str = "Tab") -> None:
    """Go there with the tabulator and press Enter."""
    tab_to(page, wanted, key)
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press the key until the focus is where it is wanted."""
    for _ in range(MOST_STOPS):
        there, focused = page.evaluate(_WHERE, wanted)
        if focused:
            return
        if not there:
            raise Gone(f"there is no {wanted}")
        page.keyboard.press(key)
    raise AssertionError(f"no {wanted} can be reached with {key}")


by_keyboard = pytest.mark.parametrize(
    "most",
    [pytest.param(10, id="begun"), pytest.param(None, id="whole", marks=pytest.mark.long)],
)
"""How many questions: of each match a good part every day, the whole of it in the long run."""

by_clicking = pytest.mark.parametrize(
    "whole",
    [pytest.param(False, id="short"), pytest.param(True, id="whole", marks=pytest.mark.long)],
)
"""Each day a match that comes to its end soon, and one from beginning to end in the long run."""


def play_on(page: Page, hand: Mouse | Keyboard, most: int | None = None) -> None:
    """Answer what is asked, to the end of the match or so many questions."""
    for _ in itertools.islice(questions(page), most):
        hand.answer()


def play_now(page: Page, game: str) -> None:
    """Start a match against bots from the home page."""
    page.get_by_role("button", name=f"Play with bots: {game}", exact=True).click()


def leave_the_table(page: Page) -> None:
    """A table has no masthead, only a way home; there it stands again."""
    page.get_by_role("link", name="To the games").click()
    page.locator(".game h2:not(:empty)").first.wait_for()
