"""The match that a table has left behind, used again for the next answer."""

import sys

from critias.engine.match import Match

_known = [object()]
_BY_ITS_LIST_ALONE = sys.getrefcount(_known[0])


class Spare:
    """What was the match one answer ago.

    Where many play side by side, the rules of one answer take far less than those of the whole
    step, which a clone has to play again. So the two matches take turns.
    """

    def __init__(self) -> None:
        self._match: list[Match] = []

    def keep(self, match: Match) -> None:
        """The table has gone on from this one."""
        self._match = [match]

    def twin_of(self, match: Match) -> Match:
        """A match in the same position, for an act to be tried on."""
        spare, self._match = self._match, []
        # Somebody may still look at it, in another thread or with a view that the next one is to
        # be compared with: whoever holds a match may rely on it not to change.
        if spare and sys.getrefcount(spare[0]) == _BY_ITS_LIST_ALONE and spare[0].catch_up(match):
            return spare[0]
        return match.clone()
