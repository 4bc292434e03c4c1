"""What runs where bots think: one looks at a match and answers."""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from critias.bots import find_bot, hurried
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import Saved, load

from ..clocks.reaction_windows import TIME_TO_THINK, is_reaction
from ..history.entries import Row, entry_of

_KEPT_MATCHES = 64
_TIME_TO_REACT = 0.75 * TIME_TO_THINK.total_seconds()  # and some to get here and back
_log = logging.getLogger(__name__)

_matches: OrderedDict[str, Match] = OrderedDict()


def think(table: str, start: bytes, rows: Sequence[Row], seat: int, bot: str) -> Any:
    """What a bot answers for a seat, in wire form, after these rows of a match."""
    match = _match_of(table, start, rows)
    decision = match.pending[seat]
    rng = Rng(seed_key(f"bot {seat} after {len(rows)} entries of {match.key.hex()}"))
    try:
        thinker = find_bot(bot, match.game)
        if is_reaction(decision):
            thinker = hurried(thinker, _TIME_TO_REACT)
        answer = decision.accept(thinker.choose(match, seat, rng))
    except Exception:
        # Better a random answer than a match that stands still.
        _log.exception("the bot %s failed at table %s", bot, table)
        answer = decision.sample(rng)
    return msgspec.to_builtins(answer)


def _match_of(table: str, start: bytes, rows: Sequence[Row]) -> Match:
    """The match after these rows. The one of last time is kept, and needs only the new ones."""
    match = _matches.pop(table, None)
    if match is None or len(match.log) > len(rows):
        match = load(msgspec.json.decode(start, type=Saved))
    for row in rows[len(match.log) :]:
        match.replay(entry_of(row))
    _matches[table] = match
    if len(_matches) > _KEPT_MATCHES:
        _matches.popitem(last=False)
    return match
