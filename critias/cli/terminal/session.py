"""One person plays a match at the terminal, against bots."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from critias.bots import Bot, find_bot, hint_bot
from critias.engine.decisions import Choose, Decision, Fill
from critias.engine.errors import IllegalAnswer
from critias.engine.match import Match
from critias.engine.previews import preview
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import save
from critias.engine.texts import Texts, texts_of

from .rules import RulePages
from .screen import Screen
from .telling import answer_in_words, in_json, result_in_words


class Left(Exception):
    """The person has left the table."""


class Session:
    """A match, the seat of the person, and the bots on the other seats."""

    def __init__(
        self, match: Match, seat: int, bots: Mapping[int, Bot], language: str, words: Texts
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.texts = texts_of(match.game, language, match.names, components=match.components)
        self.screen = Screen(match, seat, self.texts)
        self.rules = RulePages(match.game, language, words)
        self._bots = bots
        self._chances = {bot: self._chance(f"bot/{bot}") for bot in bots}

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        self._welcome()
        try:
            while not self.match.over:
                if self.seat in self.match.pending:
                    self._ask()
                self._let_bots_answer()
        except Left:
            self.screen.say(self.words.say("ended-early"))
            return
        self._farewell()

    def _welcome(self) -> None:
        screen, words = self.screen, self.words
        screen.say(self.texts.say("game-title"), "bold")
        screen.say(self.texts.say("game-summary"))
        screen.say(words.say("welcome-you", name=self.texts.player(self.seat)))
        bots = [f"{self.texts.player(seat)} ({bot.name})" for seat, bot in self._bots.items()]
        screen.say(words.say("welcome-bots", count=len(bots), names=", ".join(bots)))
        if self.texts.has("board-legend"):
            screen.say(self.texts.say("board-legend"))
        screen.say(words.say("help"))

    def _farewell(self) -> None:
        assert self.match.result is not None
        self.screen.news()
        self.screen.board()
        self.screen.say(result_in_words(self.words, self.texts, self.match.result), "bold")

    def _let_bots_answer(self) -> None:
        """Each bot that is asked answers once, so that nobody is quicker where all may act."""
        for seat, bot in self._bots.items():
            if seat in self.match.pending:
                self.match.answer(seat, bot.choose(self.match, seat, self._chances[seat]))

    # The person's turn

    def _ask(self) -> None:
        """Ask until the question is answered."""
        self._show()
        while True:
            line = self._read(self.words.say("prompt", name=self.texts.player(self.seat)))
            if line is None:
                raise Left
            if not self._obey(line) and self._answer(line):
                return

    def _show(self) -> None:
        decision = self._decision
        self.screen.news()
        self.screen.board()
        self.screen.question(decision)
        if isinstance(decision, Fill):
            fields = ", ".join(decision.form.__struct_fields__)
            self.screen.say(self.words.say("form-fields", fields=fields))
            example = in_json(self._sample(decision))
            self.screen.say(self.words.say("form-how", example=example))

    def _obey(self, line: str) -> bool:
        """Do what the line asks for, if it is not an answer."""
        if line.startswith("?"):
            self.screen.page(self.rules.look_up(line[1:].strip(), self._decision.rule))
        elif line.lower() == "h":
            self._hint()
        elif line[:1].lower() == "w":
            self._what_if(line[1:].strip())
        elif line.lower() == "u":
            self._undo()
        elif line.lower() == "l":
            told = self.screen.sentences() or [self.words.say("nothing-yet")]
            self.screen.say("\n".join(told))
        elif line.lower() == "q":
            self._offer_to_save()
            raise Left
        else:
            return False
        return True

    def _answer(self, line: str) -> bool:
        """Take the line as an answer, if it is one."""
        decision = self._decision
        if isinstance(decision, Choose):
            last = len(decision.options)
            if not line.isdecimal() or len(line) > 9 or not 1 <= int(line) <= last:
                self.screen.say(self.words.say("not-an-answer", last=last))
                return False
            self.match.answer(self.seat, decision.options[int(line) - 1])
            return True
        try:
            answer = _form_from(decision, line) if line else self._sample(decision)
            self.match.answer(self.seat, answer)
        except msgspec.DecodeError as error:
            self.screen.say(self.words.say("not-json", reason=str(error)))
            return False
        except IllegalAnswer as error:
            self.screen.say(self.words.say("refused", reason=str(error)))
            return False
        return True

    def _hint(self) -> None:
        bot = find_bot(hint_bot(self.match.game))
        answer = bot.choose(self.match, self.seat, self._chance(f"hint/{len(self.match.log)}"))
        said = answer_in_words(self.texts, answer)
        decision = self._decision
        if isinstance(decision, Choose):
            said = f"{decision.options.index(answer) + 1}  {said}"
        self.screen.say(self.words.say("hint", bot=bot.name, answer=said))

    def _what_if(self, number: str) -> None:
        """Tell what an option would bring about."""
        decision = self._decision
        offered = decision.options if isinstance(decision, Choose) else ()
        if not number.isdecimal() or len(number) > 9 or not 1 <= int(number) <= len(offered):
            self.screen.say(self.words.say("what-if-which"))
            return
        chance = self._chance(f"what-if/{len(self.match.log)}")
        events = preview(self.match, self.seat, offered[int(number) - 1], chance)
        told = [self.texts.event(event) for event in events] or [self.words.say("what-if-nothing")]
        self.screen.say("\n".join(told))

    def _undo(self) -> None:
        if not self.match.can_undo(self.seat):
            self.screen.say(self.words.say("cannot-undo"))
            return
        self.match.undo(self.seat)
        self.screen.no_news()
        self.screen.say(self.words.say("undone"))
        self._show()

    def _offer_to_save(self) -> None:
        while name := self._read(self.words.say("prompt-file")):
            path = Path(name)
            try:
                with path.open("xb") as file:
                    file.write(msgspec.json.encode(save(self.match)))
            except FileExistsError:
                self.screen.say(self.words.say("exists", path=name))
            except OSError as error:
                reason = error.strerror or str(error)
                self.screen.say(self.words.say("cannot-write", path=name, reason=reason))
            else:
                self.screen.say(self.words.say("saved", path=name))
                return

    # Small things

    @property
    def _decision(self) -> Decision:
        return self.match.pending[self.seat]

    def _sample(self, decision: Fill[Any]) -> Any:
        """A legal form, the same one for as long as the question is open."""
        return decision.sample(self._chance(f"sample/{len(self.match.log)}"))

    def _chance(self, purpose: str) -> Rng:
        return Rng(seed_key(f"{self.match.key.hex()}/{purpose}"))

    def _read(self, prompt: str) -> str | None:
        """A line from the person, or None if there are no more."""
        try:
            line = input(f"{prompt} ").strip()
        except EOFError:
            self.screen.say("")
            return None
        if not sys.stdin.isatty():
            self.screen.say(line)
        return line


def _form_from(decision: Fill[Any], line: str) -> Any:
    """A form as typed; the name of its type need not be written out."""
    form = msgspec.json.decode(line)
    if isinstance(form, dict):
        form.setdefault("type", decision.form.__struct_config__.tag)
    return form
