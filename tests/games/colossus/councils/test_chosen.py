"""An action in the hands of who chose it: what its figures give, and how they grow."""

import pytest

from critias.games.colossus.box import COGS, ORICHALCUM, RESOURCES, TALENTS
from tests.games.colossus.chambers import MEMBERS, chamber, chosen, kudos_cards, take
from tests.games.colossus.rooms import now


def having(action: str, council: str, mark: pytest.MarkDecorator, **gains: int) -> object:
    return pytest.param(council, action, gains, marks=mark, id=action)


@pytest.mark.parametrize(
    ("council", "action", "gains"),
    [
        having("royal-levy", "law", pytest.mark.rule("col.action.royal-levy"), talents=10),
        having("war-chest", "war", pytest.mark.rule("col.action.war-chest"), talents=10),
        having("silver-market", "trade", pytest.mark.rule("col.action.silver-market"), talents=10),
        having(
            "surveyors-fee", "surveying", pytest.mark.rule("col.action.surveyors-fee"), talents=10
        ),
        having("vril-broker", "trade", pytest.mark.rule("col.action.vril-broker"), vril=1),
        having("vril-forge", "wonders", pytest.mark.rule("col.action.vril-forge"), vril=1),
        having("quarry", "wonders", pytest.mark.rule("col.action.quarry"), orichalcum=2),
        having("clockwork", "wonders", pytest.mark.rule("col.action.clockwork"), cogs=2),
        having("lecture", "wisdom", pytest.mark.rule("col.action.lecture"), cogs=2),
        having(
            "dark-communion",
            "wisdom",
            pytest.mark.rule("col.action.dark-communion"),
            vril=1,
            doom_tokens=1,
        ),
        having(
            "foreign-gold",
            "trade",
            pytest.mark.rule("col.action.foreign-gold"),
            talents=20,
            stars=1,
        ),
    ],
)
def test_an_action_gives_what_its_figures_say(
    council: str, action: str, gains: dict[str, int]
) -> None:
    s = chamber(council)
    seat = MEMBERS[council][1]
    before = [s.has(seat, one) for one in range(len(RESOURCES))]
    after = now(take(s, council, seat, action))
    changes = {RESOURCES[r]: after.has(seat, r) - before[r] for r in range(len(RESOURCES))}
    wanted = {name.replace("_", "-"): amount for name, amount in gains.items()}
    assert {name: change for name, change in changes.items() if change} == wanted


@pytest.mark.parametrize(
    ("council", "action", "resource", "grown"),
    [
        ("law", "royal-levy", TALENTS, 25),
        ("trade", "vril-broker", TALENTS, 15),
        ("wonders", "vril-forge", TALENTS, 15),
        ("wonders", "quarry", ORICHALCUM, 5),
        ("wonders", "clockwork", COGS, 5),
        ("wisdom", "dark-communion", COGS, 3),
        ("trade", "foreign-gold", TALENTS, 35),
    ],
)
@pytest.mark.rule("col.7.69")
def test_three_meetings_without_being_chosen_make_it_worth_more(
    council: str, action: str, resource: int, grown: int
) -> None:
    s = chamber(council)
    seat = MEMBERS[council][0]
    before = s.has(seat, resource)
    assert now(take(s, council, seat, action, steps=3)).has(seat, resource) - before == grown


@pytest.mark.parametrize(
    ("council", "action"),
    [
        pytest.param(
            "law", "games-of-poseidon", marks=pytest.mark.rule("col.action.games-of-poseidon")
        ),
        pytest.param(
            "wonders", "dedicate-a-statue", marks=pytest.mark.rule("col.action.dedicate-a-statue")
        ),
    ],
)
def test_two_kudos_cards_and_one_more_for_each_step(council: str, action: str) -> None:
    s = chamber(council)
    seat = MEMBERS[council][0]
    assert kudos_cards(now(take(s, council, seat, action)), seat) == 2
    assert kudos_cards(now(take(s, council, seat, action, steps=2)), seat) == 4


def test_a_figure_that_falls_with_growth_ends_at_zero() -> None:
    s = chamber("wonders")
    assert chosen(s, "wonders", 3, "prototype", 2).figure("fails-to") == 3
    assert chosen(s, "wonders", 3, "prototype", 9).figure("fails-to") == 0
