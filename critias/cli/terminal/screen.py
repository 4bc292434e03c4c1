"""What a person sees of a match at the terminal: a stream of lines."""

import re
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from critias.engine.decisions import Decision, Option, named_in
from critias.engine.match import Match
from critias.engine.texts import Texts
from critias.engine.views import View

from .menu import FEW, Entry, Menu, in_words

_WATER = re.compile(r"~[^\n~]*~+")
_WIDEST = 100
_KEY = "bold cyan"
_ASIDE = "dim"


class Screen:
    """Prints a match as one seat sees it, in colour where the terminal has it."""

    def __init__(self, match: Match, seat: int, texts: Texts) -> None:
        self._match = match
        self._seat = seat
        self._texts = texts
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._told = 0
        self._drawn: list[str] = []
        self._explained: set[str] = set()
        self._remarked: set[str] = set()

    @property
    def _view(self) -> View:
        return self._match.view(self._seat)

    @property
    def _width(self) -> int:
        return min(self._console.width, _WIDEST)

    def say(self, text: str, style: str = "") -> None:
        """Text, in lines that fit."""
        for line in text.split("\n"):
            for part in self._wrapped(line):
                self._console.print(Text(part, style))

    def page(self, markdown: str) -> None:
        """A page of the rules."""
        self._console.print(Markdown(markdown), soft_wrap=False, width=self._width)

    def news(self) -> None:
        """What has happened since the last time; what turns up for the first time is explained."""
        heard = self._match.events(self._seat)
        view = self._view
        for told in heard[self._told :]:
            self.say(f"  {self._texts.event(told.event)}")
            for field, name in named_in(told.event):
                does = self._match.game.explain(view, self._texts, field, name)
                if does and does not in self._explained:
                    self._explained.add(does)
                    self.say(f"      {self._texts.name(field, name)}: {does}", _ASIDE)
        self._told = len(heard)

    def no_news(self) -> None:
        """What has happened up to now need not be told any more."""
        self._told = len(self._match.events(self._seat))

    def sentences(self) -> list[str]:
        """All that the seat has heard of, in words."""
        return [self._texts.event(told.event) for told in self._match.events(self._seat)]

    def board(self, *, whole: bool = False) -> None:
        """The table as the seat sees it, with its own line in bold: the parts that have changed."""
        parts = self._match.game.draw(self._view, self._texts).split("\n\n")
        shown = [part for part in parts if whole or part not in self._drawn]
        self._drawn = parts
        for part in shown:
            lines = [wrapped for line in part.split("\n") for wrapped in self._wrapped(line, 4)]
            drawing = Text("\n".join(lines))
            drawing.highlight_regex(_WATER, "blue")
            own = re.escape(self._texts.player(self._seat))
            drawing.highlight_regex(rf"(?m)^.*\b{own}\b.*$", "bold")
            self._console.print()
            self._console.print(drawing)
        if shown:
            self._console.print()

    def question(self, decision: Decision, *, anew: bool = True) -> None:
        """What is asked; `anew`, after others have acted, its answers have all their remarks."""
        if anew:
            self._remarked = set()
        self.say(self._texts.ask(decision), "bold")

    def menu(self, menu: Menu, within: Sequence[Option] = ()) -> None:
        """The answers, each with its key and with what is to be known of it.

        Remarks are left out where all of them have just been made on the same question.
        """
        remarks = [
            "" if len(entry.options) > 1 else self.remark(entry.options[0])
            for entry in menu.entries
        ]
        fresh = not self._remarked.issuperset(remarks)
        self._remarked.update(remarks)
        self._explained.update(remarks)
        answers = [
            (entry.key, in_words(self._texts, entry, within), remark if fresh else "")
            for entry, remark in zip(menu.entries, remarks, strict=True)
        ]
        if menu.numeric:
            answers = [line for run in menu.runs() for line in self._in_short(run)]
        width = max(len(key) for key, _, _ in answers)
        lines = [self._answer(width, *answer) for answer in answers]
        half = self._width // 2
        if len(lines) > FEW and all(len(line) < half and "\n" not in line for line in lines):
            lines = _in_columns(lines, half)
        for line in lines:
            self._console.print(line)

    def _in_short(self, run: Sequence[Entry]) -> list[tuple[str, str, str]]:
        """Numbers that follow each other: on one line, if they are more than a few."""
        said = [(entry.key, in_words(self._texts, entry), "") for entry in run]
        if len(run) <= 3:
            return said
        (first, fewest, _), (last, most, _) = said[0], said[-1]
        return [(f"{first} … {last}", f"{fewest} … {most}", "")]

    def remark(self, option: Option) -> str:
        """What is to be known of an option, as the seat sees the table."""
        return self._match.game.remark(self._view, self._texts, option)

    def _answer(self, width: int, key: str, words: str, remark: str) -> Text:
        """One answer, in as many lines as it takes."""
        head = f"  {key:>{width}}  "
        said = f"{words} — {remark}" if remark else words
        line = Text(
            "\n".join(
                textwrap.wrap(
                    said, self._width, initial_indent=head, subsequent_indent=" " * len(head)
                )
            )
        )
        line.stylize(_KEY, 0, len(head))
        if remark:
            line.stylize(_ASIDE, line.plain.index("—", len(head) + len(words)))
        return line

    def _wrapped(self, line: str, further: int = 0) -> list[str]:
        """A line in parts that fit, the later ones so much further in than the first."""
        indent = " " * (len(line) - len(line.lstrip()) + further)
        return textwrap.wrap(
            line,
            self._width,
            subsequent_indent=indent,
            replace_whitespace=False,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]


def _in_columns(lines: Sequence[Text], width: int) -> list[Text]:
    """Short lines in two columns, to be read downwards."""
    rows = -(-len(lines) // 2)
    joined = []
    for left, right in zip_longest(lines[:rows], lines[rows:], fillvalue=Text()):
        left = left.copy()
        left.pad_right(width - len(left))
        joined.append(left + right)
    return joined
