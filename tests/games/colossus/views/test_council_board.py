"""The councils as text."""

import pytest

from critias.engine.texts import LANGUAGES, texts_of
from critias.games.colossus import game
from critias.games.colossus.box import LAW, WAR
from critias.games.colossus.councils.amendments import submit
from critias.games.colossus.councils.options import Draft
from critias.games.colossus.councils.records import Taken
from critias.games.colossus.diplomacy.records import Bargain, Goods, Oath
from tests.games.colossus.chambers import chamber

NAMES = [f"Player {seat + 1}" for seat in range(18)]


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
