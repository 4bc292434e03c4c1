"""An action in the hands of who chose it."""

from tests.games.colossus.chambers import chamber, chosen


def test_a_figure_that_falls_with_growth_ends_at_zero() -> None:
    s = chamber("wonders")
    assert chosen(s, "wonders", 3, "prototype", 2).figure("fails-to") == 3
    assert chosen(s, "wonders", 3, "prototype", 9).figure("fails-to") == 0
