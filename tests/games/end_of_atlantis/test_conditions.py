"""Cards ordered in advance: each condition, where it holds and where it does not."""

from typing import Any

import pytest

from critias.engine import Choose, Rng
from critias.engine.match import Match
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.options import Bid, PlaySpecial, Target
from critias.games.end_of_atlantis.phases.voting import voting
from critias.games.end_of_atlantis.ships.sailing import arrive
from tests.games.end_of_atlantis.tables import answer, each, resolving, scene, table

ROWS = [["ships-2"] * 5, ["sabotage"] * 5, ["betrayal"] * 5]
SPY, GUARDS, ALLIANCE = "shapeshifting-spy", "guards", "alliance"


def after_bids(*bids: int, **given: Any) -> Match:
    s = table(event="chaos-spreads", rows=ROWS, specials={0: [SPY], 1: ["orichalcum"]}, **given)
    return each(scene(s, voting), **{f"p{seat}": Bid(bid) for seat, bid in enumerate(bids)})


def attacked(refugees: int) -> Match:
    s = table(
        aboard={"ark": [refugees, 1]}, specials={0: [GUARDS], 1: ["orichalcum"]}, pool=[0, 0, 1]
    )
    return answer(resolving(s, 2, "betrayal"), Target("ark"))


def arriving(*aboard: int, edition: str = "en", royal: bool = False) -> Match:
    specials = {0: [ALLIANCE], 1: ["orichalcum"]}
    s = table(edition=edition, aboard={"ark": aboard}, at_sea=["ark"], specials=specials)
    return scene(s, lambda t: arrive(t, 0, None, royal))


def ordered(match: Match, seat: int = 0) -> set[str]:
    """The conditions under which the seat would play its card now."""
    decision = match.pending[seat]
    assert isinstance(decision, Choose)
    found = {}
    for name, condition in game.conditions[decision.rule].items():
        found[name] = condition(match.state, seat, decision)
        for seed in range(5):
            imagined = match.imagine(seat, Rng(seed))
            again = imagined.pending[seat]
            assert isinstance(again, Choose)
            assert condition(imagined.state, seat, again) == found[name], "it knows hidden cards"
    return {name for name, option in found.items() if option}


@pytest.mark.rule("eoa.special.spy")
@pytest.mark.parametrize(
    ("bids", "conditions"),
    [
        ((1, 2, 3), {"wins"}),  # ties with the second, and stands higher in the Senate
        ((0, 2, 3), set()),
        ((2, 3, 1), {"first"}),
        ((3, 2, 1), set()),
        ((0, 0, 0), set()),  # first already
    ],
)
def test_a_spy_if_it_wins_or_makes_first(bids: tuple[int, ...], conditions: set[str]) -> None:
    assert ordered(after_bids(*bids, pool=[1])) == conditions


@pytest.mark.rule("eoa.special.spy")
def test_a_tie_that_the_senate_breaks_is_not_won() -> None:
    assert ordered(after_bids(1, 2, 3, pool=[0, 1])) == set()


@pytest.mark.rule("eoa.special.guards")
@pytest.mark.parametrize("refugees", [1, 2, 3])
def test_guards_by_the_number_aboard(refugees: int) -> None:
    names = ("one-aboard", "two-aboard", "three-aboard")
    assert ordered(attacked(refugees)) == set(names[:refugees])


@pytest.mark.rule("eoa.special.alliance")
@pytest.mark.parametrize(
    ("edition", "royal", "aboard", "conditions"),
    [
        ("en", False, (1, 0, 0, 1), set()),
        ("en", False, (1, 0, 0, 2), {"three-points"}),
        ("en", False, (1, 0, 0, 3), {"three-points", "six-points"}),
        ("de", False, (1, 0, 0, 3), {"three-points"}),  # 6 in place of 1
        ("de", False, (3, 0, 0, 3), set()),
        ("de", True, (1, 0, 0, 3), {"three-points", "six-points"}),  # 9 in place of 1
        ("en", False, (0, 1, 1, 1), {"three-points"}),  # 1, and 2 for company
    ],
)
def test_alliance_by_what_it_brings(
    edition: str, royal: bool, aboard: tuple[int, ...], conditions: set[str]
) -> None:
    assert ordered(arriving(*aboard, edition=edition, royal=royal)) == conditions


@pytest.mark.rule("eoa.special.spy", "eoa.special.guards", "eoa.special.alliance")
def test_who_lacks_the_card_does_without() -> None:
    for match in (after_bids(9, 1, 9), attacked(3), arriving(0, 0, 0, 4)):
        assert ordered(match, 1) == set()


def test_the_card_is_the_answer() -> None:
    for match, special in ((after_bids(1, 2, 2), SPY), (attacked(3), GUARDS)):
        decision = match.pending[0]
        assert isinstance(decision, Choose)
        for condition in game.conditions[decision.rule].values():
            assert condition(match.state, 0, decision) == PlaySpecial(special)
