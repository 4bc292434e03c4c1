"""What pieces that are alike share: an outlook asked about one answers for the others as if new."""

import pytest

from critias.games.atlantis_rising.bots.outlook import USEFUL_AT, Outlook
from critias.games.atlantis_rising.box import BUILD, FOLLOWER, LEADER
from critias.games.atlantis_rising.state import atlantean
from tests.games.atlantis_rising.tables import a_table


@pytest.mark.parametrize("councilor", [*USEFUL_AT, "artificer", "oracle", "champion"])
def test_a_leader_is_valued_the_same_whoever_was_asked_about_before(councilor: str) -> None:
    s = a_table(seats=2, phase="place")
    s.councilors[0] = [councilor]
    s.stuff[0] = [2, 2, 2, 2, 2]
    leader, follower = atlantean(0, LEADER), atlantean(0, FOLLOWER)
    asked_before = Outlook(s)
    for place in set(s.free_places()) - set(BUILD):
        asked_before.action(follower, place)
        assert asked_before.action(leader, place) == Outlook(s).action(leader, place)
