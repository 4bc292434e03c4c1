"""The rules of a game, to look things up in from the terminal."""

from typing import Any

from critias.engine.game import Game
from critias.engine.rulebook import Rule, rules_of
from critias.engine.texts import Texts


class RulePages:
    """RULES.md of a game in one language, by chapter and by word."""

    def __init__(self, game: Game[Any], language: str, words: Texts) -> None:
        self._words = words
        self._rules = rules_of(game, language)
        self._chapters = list(dict.fromkeys(rule.chapter for rule in self._rules))

    def look_up(self, wanted: str, rule: str) -> str:
        """A chapter by its number, or what speaks of a word, as Markdown.

        With neither, the rule of the question and the list of chapters.
        """
        if not self._rules:
            return self._words.say("rules-empty")
        if not wanted:
            return self._overview(rule)
        if wanted.isdecimal() and 1 <= int(wanted) <= len(self._chapters):
            chapter = self._chapters[int(wanted) - 1]
            found = [one for one in self._rules if one.chapter == chapter]
            return "\n\n".join([f"## {chapter}", *map(_page, found)])
        found = [one for one in self._rules if _speaks_of(one, wanted.lower())]
        if not found:
            return self._words.say("rules-none-found", wanted=wanted)
        return "\n\n".join(map(_page, found))

    def _overview(self, rule: str) -> str:
        now = [one for one in self._rules if one.id == rule]
        parts = [f"## {self._words.say('rule-now')}", *map(_page, now)] if now else []
        chapters = "\n".join(f"{n}. {title}" for n, title in enumerate(self._chapters, start=1))
        return "\n\n".join([*parts, self._words.say("rules-chapters"), chapters])


def _page(rule: Rule) -> str:
    return f"### {rule.title}\n\n{rule.text}"


def _speaks_of(rule: Rule, word: str) -> bool:
    return word in f"{rule.chapter}\n{rule.title}\n{rule.text}".lower()
