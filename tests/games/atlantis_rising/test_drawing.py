"""The table as text, and what is said beside an option."""

import pytest

from critias.engine.texts import Texts, texts_of
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import HILLS, PLACE
from critias.games.atlantis_rising.options import (
    Act,
    Build,
    Peninsula,
    Place,
    PlayCard,
    TakeBack,
    TakeCouncilor,
)
from critias.games.atlantis_rising.state import Island
from tests.games.atlantis_rising.tables import a_table, own, stand


def busy_table() -> Island:
    s = a_table(councilors=("priest", "smith"), phase="place")
    s.round, s.dry[HILLS], s.barriers[HILLS] = 2, 4, True
    stand(s, 0, "leader", "mountains-3")
    stand(s, 1, "follower", "centre")
    stand(s, 1, "follower", "hills-3")
    s.resting[PLACE["forges-1"]].append(stand(s, 2, "leader", "forges-1"))
    s.standing[PLACE["forges-1"]].clear()
    own(s, 0, ore=2, energy=1)
    s.hands[0] = ["caravan"]
    s.pools[0] = [0, 0]
    s.built = [5]
    s.wrath = 2
    return s


def texts_in(language: str) -> Texts:
    return texts_of(game, language, ["Ann", "Bo", "Cy", "Di"])


def test_the_island_the_gate_and_the_players_are_drawn() -> None:
    drawn = game.draw(game.view(busy_table(), 0), texts_in("en"))
    for line in (
        "Round 2, phase 1 of 4: placing Atlanteans. Ann is the starting player. Level 1.",
        "Wrath of the gods: 0 0 [1] 1 2 2 3. 1 tile floods at the end of the round; +1 to city "
        "rolls.",
        "  ore         ·          ·          AL ·       · ·        · ·        · ·",
        "Hills         ~~~~~~     ~~~~~~     #4+        5+         5+         6+",
        "  gold                              BF ·       · ·        · ·        · ·",
        "Forges        1:3        1:2        1:2        1:2        1:1        1:1",
        "  Atlantium   (CL)       ·          · ·        · ·        · ·        · ·",
        "Centre, 1 energy each: BF",
        "Gate: 1 of 9 components built, then the power core.",
        "  Mystic Siphon (built): Space: take 3 energy.",
        "  Gilded Conduit: 2 gold, 1 Atlantium. Once: take 4 energy.",
        "A Ann, Priest: 2 ore, 1 mystic energy. In the pool: 2 followers. Cards: Caravan.",
        "B Bo, Smith: nothing. In the pool: nobody. Cards: none.",
    ):
        assert line in drawn.split("\n")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 4, 7])
def test_the_island_fits_into_eighty_columns(language: str, seats: int) -> None:
    view = game.view(a_table(seats, phase="place"), 0)
    island = game.draw(view, texts_of(game, language, ["A name"] * seats)).split("\n")[3:16]
    assert max(map(len, island)) <= 80


def test_what_is_to_be_known_of_an_option() -> None:
    view, texts = game.view(busy_table(), 0), texts_in("en")
    said = {
        Place("follower", "mountains-3"): "ore on 4+; 1 free; Ann there",
        Place("follower", "cities-1"): "pair: follower on 7+; 2 free",
        Place("follower", "libraries-1"): "keep 2 of 2 cards; 1 free",
        Place("follower", "forges-2"): "2 Atlantium for 1 ore; 1 free",
        Place("follower", "centre"): "take 1 energy; Bo there",
        Place("follower", "mystic-siphon-1"): "Space: take 3 energy.",
        Place("follower", "build-1"): "",
        TakeBack("leader", "mountains-3"): "",
        Act("leader", "mountains-3"): "ore on 4+",
        Peninsula("hills"): "4 of 6 dry, barrier; Bo on its outermost tile",
        Build("gilded-conduit"): "2 gold, 1 Atlantium. Once: take 4 energy.",
        PlayCard("caravan"): "Players may give each other resources and energy.",
        TakeCouncilor("priest"): "At the centre: 3 energy.",
    }
    for option, words in said.items():
        assert game.remark(view, texts, option) == words
