"""The room as text."""

import pytest

from critias.engine.texts import LANGUAGES, texts_of
from critias.games.colossus import game
from critias.games.colossus.box import LAW, WAR
from critias.games.colossus.councils.amendments import submit
from critias.games.colossus.councils.options import Draft
from critias.games.colossus.councils.records import Taken
from critias.games.colossus.diplomacy.records import Bargain, Goods, Oath
from critias.games.colossus.maps.records import Raid
from tests.games.colossus.chambers import chamber
from tests.games.colossus.rooms import a_room, hold, place, send

NAMES = [f"Player {number}" for number in range(1, 19)]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_member_sees_the_meeting_and_all_see_register_and_oaths(language: str) -> None:
    s = chamber("law")
    first = s.chambers[LAW].order[0]
    s.chambers[LAW].taken = [Taken(first, "royal-levy")]
    s.chambers[LAW].grown["census"] = 2
    s.chambers[LAW].grown["pardon"] = 2
    for draft in (Draft(number="dice-cap", value=9), Draft(text="Peace!")):
        submit(s, 7, WAR, draft, 3, 1)
    submit(s, 7, WAR, Draft(thing="doom", name="Destiny"), 3, 1)
    s.oaths = [Oath(1, 4, 2, "I shall stay.", "May I drown.")]
    goods = Goods(talents=5, kudos=(20, 50), hoplites=1, upgrades=("aegis",), wonders=("ark",))
    s.offers = [Bargain(1, first, 9, goods, Goods())]
    texts = texts_of(game, language, NAMES)
    inside = game.draw(game.view(s, first), texts)
    for words in ("royal-levy", "pardon"):
        assert texts.name("action", words) in inside
    assert "(+2)" in inside
    for words in ("Peace!", "Destiny", "I shall stay.", "May I drown.", "20, 50"):
        assert words in inside
    assert texts.name("upgrade", "aegis") in inside
    outside = game.draw(game.view(s, 1), texts)
    assert "Peace!" in outside
    assert texts.name("upgrade", "aegis") not in outside
    assert texts.name("action", "pardon") not in outside
