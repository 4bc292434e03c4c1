"""How answers are typed: by number, in steps where they are many, a bid as the number it is."""

from critias.cli.terminal.menu import FEW, Menu, in_words
from critias.engine.decisions import Option
from critias.engine.texts import texts_of
from critias.games.atlantis.options import LayBridge, ShowHand
from critias.games.atlantis_rising import game as rising
from critias.games.atlantis_rising.options import (
    AddEnergy,
    LetBe,
    Place,
    PlayCard,
    RaiseBarrier,
    Ready,
    Wait,
)
from critias.games.end_of_atlantis.options import Bid, Decline, Throw

TILES = [f"{name}-{tile}" for name in ("hills", "forests", "cities") for tile in range(1, 7)]
PLACING: list[Option] = [
    *(Place(piece, tile) for piece in ("follower", "leader") for tile in TILES),
    Ready(),
    Wait(),
    *(PlayCard(card) for card in ("caravan", "foresight")),
]


def keys(menu: Menu) -> list[str]:
    return [entry.key for entry in menu.entries]


def test_a_few_answers_are_numbered() -> None:
    menu = Menu([Throw(0), Throw(2), Decline()])
    assert keys(menu) == ["1", "2", "3"]
    assert menu.follow(["2"]) == [("2", (Throw(2),))]
    assert menu.follow(["4"]) is menu.follow([]) is menu.follow(["2", "1"]) is None


def test_a_bid_is_typed_as_the_number_it_is() -> None:
    menu = Menu([Bid(tokens) for tokens in (0, 1, 2, 4, 5)])
    assert menu.follow(["4"]) == [("4", (Bid(4),))]
    assert menu.follow(["3"]) is None
    assert menu.keys() == "0-2, 4-5"


def test_doing_without_is_zero() -> None:
    menu = Menu([LetBe(), AddEnergy(2), AddEnergy(3)])
    assert keys(menu) == ["0", "2", "3"]


def test_the_spaces_of_a_path_are_names() -> None:
    menu = Menu([LayBridge(39), LayBridge(42), ShowHand()])
    assert keys(menu) == ["1", "2", "3"]


def test_many_answers_are_asked_for_in_steps() -> None:
    menu = Menu(PLACING)
    assert len(menu.entries) <= FEW
    assert [len(entry.options) for entry in menu.entries] == [18, 18, 1, 1, 1, 1]
    [who, where] = menu.follow(["2", "7"]) or []
    assert where.options == (Place("leader", "forests-1"),)
    assert menu.keys_of(Place("leader", "forests-1")) == "2 7"
    texts = texts_of(rising)
    assert in_words(texts, who) == "Place the leader: …"
    assert in_words(texts, where, who.options) == "Forests 1"


def test_every_answer_has_keys_that_lead_to_it() -> None:
    menu = Menu([*PLACING, *(RaiseBarrier(name) for name in ("hills", "forests", "cities"))])
    for option in PLACING:
        steps = menu.follow(menu.keys_of(option).split())
        assert steps is not None
        assert steps[-1].options == (option,)
