"""The sequence of play."""

import pytest

from critias.games.colossus.room.events import PhaseBegan
from critias.testing import told
from tests.games.colossus.rooms import a_room, play_on, scene


@pytest.mark.rule("col.4.1", "col.4.2", "col.4.3", "col.1.3")
def test_the_phases_of_a_turn_in_order() -> None:
    match = scene(a_room(phase="strategy"))
    play_on(match, until=lambda m: m.state.turn == 2)  # type: ignore[attr-defined]
    phases = [event.phase for event in told(match, PhaseBegan)]
    assert phases == [
        "movement",
        "eris",
        "house",
        "spawn",
        "declaration",
        "council",
        "free",
        "strategy",
    ]
