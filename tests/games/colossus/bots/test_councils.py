"""Bots in councils: what they choose is legal, and makes sense."""

import pytest

from critias.engine.components import load_components
from critias.engine.decisions import Choose
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.bots.worth import worth
from critias.games.colossus.box import DOOM, DOOM_TOKENS, LAW, STARS, TALENTS, TRADE, VRIL
from critias.games.colossus.councils import meeting
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.records import Taken
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.shop.options import BuyUpgrade
from critias.games.colossus.state import Room
from tests.games.colossus.chambers import chamber, chosen, take
from tests.games.colossus.rooms import a_room, hold, now, own, scene


def answer(match: Match, seat: int, seed: int = 1) -> object:
    """What a bot would answer, in the world as its seat imagines it."""
    rng = Rng(seed_key(seed))
    imagined = match.imagine(seat, rng)
    assert isinstance(imagined.state, Room)
    return game.heuristic(imagined.state, imagined.pending[seat], rng)


def test_bots_play_whole_council_phases_of_every_kind() -> None:
    """Every question of the councils is answered legally, in the second half and in madness too."""
    for turn, seats in ((2, 13), (5, 12), (8, 12)):
        s = a_room(seats, turn, "declaration")
        s.last_turn_announced = turn == 8
        for seat in range(seats):
            own(s, seat, TALENTS, 60)
            own(s, seat, STARS, seat % 3)
        s.wonders.update({"ark": 0, "labyrinth": 7})
        for one in s.chambers:
            one.ballot, one.ballot_since = "talents", 1
        match = scene(s, both_steps)
        while match.pending:
            seat = min(match.pending)
            match.answer(seat, answer(match, seat, len(match.log)))
        taken = [one.action for chamber in now(match).chambers for one in chamber.taken]
        assert len(taken) >= 12


def both_steps(s: Room) -> Flow[None]:
    yield from meeting.assemble(s)
    s.phase = "council"
    yield from meeting.council_phase(s)


def test_an_action_that_has_grown_looks_better() -> None:
    s = chamber("law")
    for action in ("royal-levy", "games-of-poseidon", "research"):
        assert worth(chosen(s, "law", 0, action, 3)) > worth(chosen(s, "law", 0, action))


def test_arete_looks_better_with_every_omen() -> None:
    s = chamber("law")
    own(s, 0, DOOM, 200)
    calm = worth(chosen(s, "law", 0, "arete"))
    s.omens = 2
    assert worth(chosen(s, "law", 0, "arete")) > calm
    assert worth(chosen(s, "law", 0, "god-king")) < 4


def test_a_home_guard_is_for_those_whom_a_raid_threatens() -> None:
    s = chamber("war", turn=5)
    assert worth(chosen(s, "war", 1, "home-guard")) == 0
    s.raids = [Raid(0, 4)]
    assert worth(chosen(s, "war", 1, "home-guard")) > 1
    s.turn = 8
    assert worth(chosen(s, "war", 1, "home-guard")) == 0


@pytest.mark.parametrize("seed", range(5))
def test_what_helps_is_for_the_own_house_and_what_hurts_for_others(seed: int) -> None:
    s = chamber("wonders")
    assert answer(take(s, "wonders", 3, "fortify"), 3, seed) == o.NamePlayer(3)
    s = chamber("law")
    own(s, 1, STARS, 3)
    own(s, 8, STARS, 1)
    assert answer(take(s, "law", 0, "trial"), 0, seed) == o.NamePlayer(8)
    s = chamber("trade", turn=5)
    assert answer(take(s, "trade", 4, "embargo"), 4, seed) != o.NameHouse("atlas")


def test_nobody_votes_against_the_own_house() -> None:
    s = chamber("law")
    own(s, 1, STARS, 3)
    match = take(s, "law", 6, "trial", o.NamePlayer(1))
    assert {answer(match, 0, seed) for seed in range(8)} == {o.NAY}


def test_a_free_card_is_taken_and_not_the_same_twice() -> None:
    s = chamber("law")
    held = [card for card, one in s.box.upgrades.items() if one.council == "law"][:7]
    hold(s, 6, *held)
    s.chambers[LAW].order.remove(6)
    s.chambers[LAW].order.append(6)
    match = scene(s, lambda room: meeting.meeting(room, LAW))
    assert answer(match, 6) == BuyUpgrade("tyrants-crown", 0, "cogs")


OFFERED = """
[actions.gift]
source = "house"
council = "trade"
tier = "first"
value = { kudos = 3 }
says = "3 Kudos cards."
[actions.bargain]
source = "house"
council = "trade"
tier = "first"
value = { kudos = 3 }
price = { talents = 5 }
says = "3 Kudos cards for 5 talents."
[actions.swindle]
source = "house"
council = "trade"
tier = "first"
like = "silver-market"
value = { talents = 1 }
price = { vril = 2, doom-tokens = 1 }
says = "1 talent for 2 vril and a DOOM token."
[actions.lustration]
source = "house"
council = "trade"
tier = "first"
value = { doom-cut = 100 }
says = "100 DOOM less."
"""


def test_an_action_of_an_edited_box_is_worth_what_it_gives_less_its_price() -> None:
    s = chamber("trade")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    s.box = load_components(game, text + OFFERED)
    value = {
        action: worth(chosen(s, "trade", 4, action))
        for action in ("gift", "bargain", "swindle", "lustration")
    }
    assert value["gift"] > value["bargain"] > 0 > value["swindle"]
    assert value["lustration"] == 0
    own(s, 4, DOOM, 50)
    assert worth(chosen(s, "trade", 4, "lustration")) > 0
    own(s, 4, TALENTS, 5)
    own(s, 4, VRIL, 2)
    own(s, 4, DOOM_TOKENS, 1)
    for action in s.box.actions:
        s.chambers[TRADE].taken.append(Taken(10, action))
    s.chambers[TRADE].taken = [one for one in s.chambers[TRADE].taken if one.action != "swindle"]
    match = scene(s, lambda room: meeting.turn_to_act(room, TRADE, 4))
    asked = match.pending[4]
    assert isinstance(asked, Choose)
    assert o.ChooseAction("swindle") in asked.options
    assert {answer(match, 4, seed) for seed in range(5)} == {o.FORFEIT}
