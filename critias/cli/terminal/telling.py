"""Parts of a match in words, for the terminal."""

import json
from typing import Any

import msgspec

from critias.engine.decisions import Option, Record
from critias.engine.match import Match
from critias.engine.texts import Texts


def answer_in_words(texts: Texts, answer: Any) -> str:
    """An answer as a player would say it; a form as JSON."""
    if isinstance(answer, Option):
        return texts.option(answer)
    return in_json(answer)


def in_json(record: Record) -> str:
    """A form or command as one would type it."""
    return json.dumps(msgspec.to_builtins(record), ensure_ascii=False)


def result_in_words(words: Texts, texts: Texts, match: Match) -> str:
    """Who has won, and with how many points; a team wins or loses as one."""
    result = match.result
    assert result is not None
    if match.game.cooperative:
        return words.say("won-together" if result.winners else "lost-together", seats=match.seats)
    names = texts.listing(texts.player(seat) for seat in result.winners)
    scores = ", ".join(f"{texts.player(seat)} {score}" for seat, score in enumerate(result.scores))
    won = words.say("winners", count=len(result.winners), names=names)
    return f"{won} {words.say('scores', scores=scores)}"
