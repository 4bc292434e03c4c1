"""Bribes of an empire."""

import pytest

from critias.engine.errors import CommandRefused
from critias.games.colossus.box import TALENTS
from critias.games.colossus.control.rulings import OfferBribe
from critias.games.colossus.diplomacy.bribes import DeclineBribe, TakeBribe
from tests.games.colossus.rooms import a_room, booked, now, scene


@pytest.mark.rule("col.11.6", "col.9.2")
def test_who_takes_a_bribe_of_an_empire_gets_a_star() -> None:
    match = scene(a_room(phase="house"))
    offer = OfferBribe(empire="mu", seat=2, talents=15, reason="Mu is curious", audience=(2,))
    match.command(None, offer)
    match.command(None, offer)
    assert match.view(2)["bribes"] == [{"empire": "mu", "talents": 15}] * 2
    assert match.view(3)["bribes"] == []
    with pytest.raises(CommandRefused, match="nobody has offered you a bribe"):
        match.command(3, TakeBribe())
    match.command(2, TakeBribe())
    match.command(2, DeclineBribe())
    s = now(match)
    assert booked(s, 2, "bribe")[TALENTS] == 15
    assert s.stars(2) == 1
    assert s.bribes == []
