"""Whole random matches of 12 to 48 seats with rulings, trades and amendments.

CRITIAS_MATCHES says how many; `python -m tests.games.colossus.soak` plays hundreds.
"""

import os

import pytest

from tests.games.colossus.soak import played
from tests.seed import SEED

MATCHES = int(os.environ.get("CRITIAS_MATCHES", "25"))


@pytest.mark.long
@pytest.mark.no_cover
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_stays_valid_after_each_entry_and_replays(number: int) -> None:
    assert played(f"{SEED} {number}").entries > 100
