"""The worked examples of the rulebook, on positions that fit their text."""

import pytest

from critias.games.atlantis.events import CardPlayed, CardsDrawn, PathDone, TollPaid, WalkedHome
from critias.games.atlantis.options import Play
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    hand_of,
    offered,
    path_of,
    pay,
    play,
    position,
    table_of,
    tiles_of,
    whose_turn,
)

PETE, ROBERT, LARRY = range(3)


@pytest.mark.rule("atl.move.next", "atl.move.occupied", "atl.take.search", "atl.draw.one")
def test_rulebook_example_1() -> None:
    match = position(
        "crown1 olive4/crown2 flag5 flag7/statue1 helmet3 amphora5 olive6 ring2/olive3 helmet6",
        hands=["ring flag", "olive", "helmet helmet"],
        figures={PETE: [5, 1], ROBERT: [0, 6], LARRY: [0]},
        deck="statue amphora crown",
    )
    # Pete plays a flag with figure B and takes the olive behind it.
    play(match, "flag", figure=2)
    assert table_of(match).figures[PETE] == [5, 3, 0]
    assert tiles_of(match, PETE) == ["olive4"]
    # Robert plays an olive with figure A. Amphora and helmet are occupied: he takes the flag.
    play(match, "olive", figure=1)
    assert table_of(match).figures[ROBERT] == [7, 6, 0]
    assert tiles_of(match, ROBERT) == ["flag7"]
    # Larry has helmets only. The first leads to Pete's figure A, the second to the next helmet.
    play(match, "helmet", figure=1)
    assert table_of(match).figures[LARRY][0] == table_of(match).figures[PETE][0] == 5
    assert whose_turn(match) == LARRY
    play(match, "helmet", figure=1)
    assert table_of(match).figures[LARRY] == [9, 0, 0]
    assert tiles_of(match, LARRY) == ["ring2"]
    # Two cards played, one drawn.
    assert [event.seat for event in told(match, CardPlayed)] == [PETE, ROBERT, LARRY, LARRY]
    assert told(match, CardsDrawn)[-1] == CardsDrawn(LARRY, ("crown",))
    assert hand_of(match, LARRY) == ["crown"]
    assert not told(match, TollPaid)


@pytest.mark.rule("atl.toll.price", "atl.toll.sum", "atl.bridge.everybody", "atl.take.search")
def test_rulebook_example_2() -> None:
    match = position(
        "olive1 ~ helmet6 = statue4 ~ crown5 ~ ring3 flag2",
        hands=["", "", "ring flag"],
        figures={LARRY: [1], PETE: [7]},
        collected={LARRY: "amphora5 helmet3"},
        turn=LARRY,
    )
    assert table_of(match).gaps() == [(2, 1), (6, 4), (8, 3)]
    play(match, "ring")
    assert table_of(match).figures[LARRY][0] == 9
    # 1 + 4 + 3; the bridged gap is free.
    [paid] = told(match, TollPaid)
    assert (paid.toll, sorted(paid.tiles), paid.cards) == (8, [3, 5], ())
    # The crown is occupied, so he takes the statue, and two gaps become one.
    assert tiles_of(match, LARRY) == ["statue4"]
    assert path_of(match) == "olive1 ~ helmet6 = ~ ~ crown5 ~ ring3 flag2"
    table = table_of(match)
    assert table.toll(3, 7) == 0
    # Without the bridge it would cost 5.
    table.bridge_at[4] = False
    table.survey()
    assert table.toll(3, 7) == 5


@pytest.mark.rule("atl.end.third", "atl.end.walk", "atl.end.bill", "atl.gap.ends")
def test_rulebook_example_3() -> None:
    match = position(
        "flag1 ~ olive4 ~ helmet5 crown2 ~ statue1 ring3",
        hands=["amphora", "crown crown", "olive flag"],
        figures={PETE: [HOME, HOME, 8], ROBERT: [1, 5, HOME], LARRY: [6, HOME, HOME]},
        collected={ROBERT: "flag7 ring3", LARRY: "olive6"},
    )
    assert Play(3, "amphora") in offered(match, Play)
    play(match, "amphora", figure=3)
    # Pete takes the ring, draws four cards, and the mainland moves up to the statue.
    assert tiles_of(match, PETE) == ["ring3"]
    assert told(match, CardsDrawn) == [CardsDrawn(PETE, ("crown",) * 4)]
    assert told(match, PathDone) == [PathDone(PETE)]
    assert path_of(match) == "flag1 ~ olive4 ~ helmet5 crown2 ~ statue1"
    robert, larry = told(match, WalkedHome)
    # Figure A pays 1 + 4 + 1, figure B 1; one tile of 7 pays for both.
    assert robert == WalkedHome(ROBERT, 6 + 1, (7,), (), 0)
    # Larry pays his one point with a card.
    assert (larry.toll, larry.tiles, len(larry.cards), larry.debt) == (1, (), 1, 0)
    assert match.result is not None
    assert match.result.scores == (3 + 4, 3 + 2, 6 + 1)
    assert match.result.winners == (PETE, LARRY)


def test_rulebook_example_of_buying() -> None:
    match = position("flag1", hands=["flag", ""], collected={0: "crown5"})
    match.answer(0, {"type": "buy", "value": 5})
    assert len(hand_of(match, 0)) == 1 + 2


def test_rulebook_example_2_pays_with_what_larry_likes() -> None:
    match = position(
        "olive1 ~ helmet6 = statue4 ~ crown5 ~ ring3 flag2",
        hands=["", "", "ring flag flag"],
        figures={LARRY: [1], PETE: [7]},
        collected={LARRY: "amphora6 helmet3 ring1"},
        turn=LARRY,
    )
    play(match, "ring")
    pay(match, 6, 1, cards=1)
    assert tiles_of(match, LARRY) == ["helmet3", "statue4"]
