"""What an entry brought about, in sixteen letters: other rules cannot change it unnoticed."""

from hashlib import blake2b

import msgspec

from critias.engine.match import Match


def digest_of(match: Match) -> str:
    """Names what the last entry of a match has led to.

    It covers the events in full, because they are complete, and who is asked what now. It does
    not cover the state itself, so that rules may be rewritten as long as they play the same.
    """
    number = len(match.log)
    first = 0 if number == 1 else number  # the set-up belongs to the first entry
    digest = blake2b(digest_size=8)
    for told in reversed(match.all_events):
        if told.number < first:
            break
        digest.update(msgspec.json.encode(told.event))
    asked = [(seat, decision.rule) for seat, decision in sorted(match.pending.items())]
    digest.update(msgspec.json.encode((asked, match.result)))
    return digest.hexdigest()
