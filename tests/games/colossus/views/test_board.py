"""The room as text."""

from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.maps.records import Raid
from tests.games.colossus.rooms import a_room, hold, place, send

NAMES = [f"Player {number}" for number in range(1, 13)]


def test_a_player_sees_the_own_map_and_belongings() -> None:
    s = a_room()
    s.colony[place(0, 2)] = 3
    s.monster[place(0, 7)] = 1
    s.burned[place(0, 4)] = True
    s.rewards[place(0, 4)] = [0] * 5
    s.at_war[2] = True
    s.raids = [Raid(2, 0)]
    hold(s, 0, "aegis")
    send(s, 0, place(0, 3), hoplites=2, hero=1)
    drawn = game.draw(game.view(s, 0), texts_of(game, "en", NAMES))
    for words in (
        "Turn 1 of 8: Eris and Trophy Phase",
        "DOOM of Atlantis: 0",
        "at war, will raid Player 1",
        "colony of Player 4",
        "Kraken",
        "Player 1: Hoplites and Hero",
        "Player 1, Atlas, Basileus",
        "10 talents",
        "Upgrades: Aegis",
    ):
        assert words in drawn
    assert "Alpentäler" in game.draw(game.view(s, 0), texts_of(game, "de", NAMES))


def test_the_public_sees_neither_maps_nor_purses_in_the_terminal() -> None:
    drawn = game.draw(game.view(a_room(), None), texts_of(game, "en", NAMES))
    assert "talents" not in drawn
    assert "Atlas" in drawn
