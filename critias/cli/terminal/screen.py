"""What a person sees of a match at the terminal."""

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from critias.engine.decisions import Choose, Decision
from critias.engine.match import Match
from critias.engine.texts import Texts

_WATER = re.compile(r"~[^\n~]*~+")


class Screen:
    """Prints a match as one seat sees it, in colour where the terminal has it."""

    def __init__(self, match: Match, seat: int, texts: Texts) -> None:
        self._match = match
        self._seat = seat
        self._texts = texts
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._told = 0

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self._console.print(Text(text, style))

    def page(self, markdown: str) -> None:
        """A page of the rules."""
        self._console.print(Markdown(markdown), soft_wrap=False)

    def news(self) -> None:
        """What has happened since the last time."""
        heard = self.sentences()
        for sentence in heard[self._told :]:
            self.say(f"  {sentence}", "dim")
        self._told = len(heard)

    def no_news(self) -> None:
        """What has happened up to now need not be told any more."""
        self._told = len(self.sentences())

    def sentences(self) -> list[str]:
        """All that the seat has heard of, in words."""
        return [self._texts.event(told.event) for told in self._match.events(self._seat)]

    def board(self) -> None:
        """The table as the seat sees it, with its own line in bold."""
        drawing = Text(self._match.game.draw(self._match.view(self._seat), self._texts))
        drawing.highlight_regex(_WATER, "cyan")
        own = re.escape(self._texts.player(self._seat))
        drawing.highlight_regex(rf"(?m)^.*\b{own}\b.*$", "bold")
        self._console.print()
        self._console.print(drawing)
        self._console.print()

    def question(self, decision: Decision) -> None:
        """What is asked, and the numbered answers to it."""
        self.say(self._texts.ask(decision), "bold")
        if isinstance(decision, Choose):
            width = len(str(len(decision.options)))
            for number, option in enumerate(decision.options, start=1):
                self.say(f"  {number:>{width}}  {self._texts.option(option)}")
