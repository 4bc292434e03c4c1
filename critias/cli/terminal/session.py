"""One person plays a match at the terminal, against bots."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec

from critias.bots import Bot, find_bot, hint_bot, hurried, takes_its_time
from critias.engine.decisions import Choose, Decision, Fill, Option
from critias.engine.errors import IllegalAnswer
from critias.engine.match import Match
from critias.engine.previews import preview
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import save
from critias.engine.texts import Texts, texts_of

from .menu import Entry, Menu, in_words
from .rules import RulePages
from .screen import Screen
from .telling import answer_in_words, in_json, result_in_words

REACTION = 1.0
"""Seconds that a bot which thinks takes for a reaction, whatever it holds."""

_BACK = ("", "b", "\x1b")


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
        self._steps: list[Entry] = []
        self._asked = ("", 0)
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
        self.screen.news()
        self.screen.board(whole=True)
        self.screen.say(result_in_words(self.words, self.texts, self.match), "bold")

    def _let_bots_answer(self) -> None:
        """Each bot that is asked answers once, so that nobody is quicker where all may act."""
        for seat, bot in self._bots.items():
            if seat in self.match.pending:
                self.match.answer(seat, self._answer_of(bot, seat))

    def _answer_of(self, bot: Bot, seat: int) -> Any:
        """A bot's answer; how long one that thinks takes for a reaction tells nothing."""
        decision = self.match.pending[seat]
        reaction = isinstance(decision, Choose) and decision.reaction
        if not reaction or not takes_its_time(bot.name):
            return bot.choose(self.match, seat, self._chances[seat])
        due = monotonic() + REACTION
        answer = hurried(bot, REACTION / 2).choose(self.match, seat, self._chances[seat])
        sleep(max(0.0, due - monotonic()))
        return answer

    # The person's turn

    def _ask(self) -> None:
        """Ask until the question is answered; what has one answer is not asked."""
        decision = self._decision
        if isinstance(decision, Choose) and len(decision.options) == 1:
            self._answer_for_the_person(decision)
            return
        self._show()
        while True:
            line = self._read(self.words.say("prompt", name=self.texts.player(self.seat)))
            if line is None:
                raise Left
            if not self._obey(line) and self._answer(line):
                return

    def _answer_for_the_person(self, decision: Choose) -> None:
        """Give the only answer there is, and say so, unless it is to do nothing."""
        [only] = decision.options
        if only != decision.default:
            self.screen.news()
            self.screen.question(decision)
            self.screen.say(self.words.say("only-answer", answer=self.texts.option(only)))
        self.match.answer(self.seat, only)

    def _show(self, *, whole: bool = False) -> None:
        decision = self._decision
        self._steps = []
        self.screen.news()
        # Who is asked the same again knows what the own answer has done.
        rule, before = self._asked
        anew = (
            whole or decision.rule != rule or bool(self.match.events(self.seat, since=before + 1))
        )
        if anew:
            self.screen.board(whole=whole)
        self._asked = (decision.rule, len(self.match.log))
        self.screen.question(decision, anew=anew)
        if isinstance(decision, Choose):
            self.screen.menu(self._menu)
        else:
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
            return self._step(line)
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

    def _step(self, line: str) -> bool:
        """Go where the keys lead: to an answer, to a further menu, or back."""
        if line.lower() in _BACK:
            self._go_back()
            return False
        steps = self._menu.follow(line.split())
        if steps is None:
            self.screen.say(self.words.say("not-an-answer", keys=self._menu.keys()))
            return False
        if len(steps[-1].options) == 1:
            self.match.answer(self.seat, steps[-1].options[0])
            return True
        self._steps += steps
        self._show_step()
        return False

    def _go_back(self) -> None:
        """One step back; from the first, to the table."""
        steps = self._steps[:-1]
        if steps:
            self._steps = steps
            self._show_step()
        else:
            self._show(whole=not self._steps)

    def _show_step(self) -> None:
        entry = self._steps[-1]
        words = in_words(self.texts, entry)
        self.screen.say(self.words.say("step", words=words), "bold")
        self.screen.menu(self._menu, entry.options)

    def _hint(self) -> None:
        """What a bot would answer; if that brings about nothing, also what it would do else."""
        bot = find_bot(hint_bot(self.match.game))
        chance = self._chance(f"hint/{len(self.match.log)}")
        answer = bot.choose(self.match, self.seat, chance)
        said = self._with_keys(answer)
        self.screen.say(self.words.say("hint", bot=bot.name, answer=said))
        decision, appraise = self._decision, type(self.match.game).appraisal
        if appraise is None or not isinstance(decision, Choose) or decision.default is not None:
            return
        if answer.__struct_fields__:
            return
        if not preview(self.match, self.seat, answer, chance).events:
            imagined = self.match.imagine(self.seat, chance)
            worths = appraise(imagined.state, imagined.pending[self.seat], chance)
            worth = dict(zip(decision.options, worths, strict=True))
            others = [option for option in self._offered if option != answer]
            best = max(others, key=lambda option: worth[option])
            self.screen.say(self.words.say("hint-else", answer=self._with_keys(best)))

    def _with_keys(self, answer: Any) -> str:
        """An answer as it is typed, in words, and with what is to be known of it."""
        said = answer_in_words(self.texts, answer)
        if not isinstance(answer, Option):
            return said
        if answer in self._offered:
            said = f"{Menu(self._offered).keys_of(answer)}  {said}"
        remark = self.screen.remark(answer)
        return f"{said} — {remark}" if remark else said

    def _what_if(self, keys: str) -> None:
        """Tell what an option would bring about."""
        decision = self._decision
        steps = self._menu.follow(keys.split()) if isinstance(decision, Choose) else None
        if steps is None or len(steps[-1].options) > 1:
            self.screen.say(self.words.say("what-if-which"))
            return
        chance = self._chance(f"what-if/{len(self.match.log)}")
        events = preview(self.match, self.seat, steps[-1].options[0], chance).events
        told = [self.texts.event(event) for event in events] or [self.words.say("what-if-nothing")]
        self.screen.say("\n".join(told))

    def _undo(self) -> None:
        if not self.match.can_undo(self.seat):
            self.screen.say(self.words.say("cannot-undo"))
            return
        self.match.undo(self.seat)
        self.screen.no_news()
        self.screen.say(self.words.say("undone"))
        self._show(whole=True)

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
    def _menu(self) -> Menu:
        """The menu to which the steps have led."""
        return Menu(self._steps[-1].options if self._steps else self._offered)

    @property
    def _offered(self) -> Sequence[Option]:
        """The answers to choose from; of those that come to the same, one."""
        decision = self._decision
        assert isinstance(decision, Choose)
        return self.match.game.distinct(self.match.state, decision)

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
