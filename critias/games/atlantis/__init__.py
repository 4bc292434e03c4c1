"""Atlantis, by Leo Colovini: bring three figures home over a path that sinks behind them."""

from collections.abc import Sequence
from typing import ClassVar

from critias.engine import (
    Choose,
    Flow,
    Game,
    Option,
    Result,
    Rng,
    Texts,
    View,
    copy_state,
)

from . import board, box, ending, heuristics, moving, prospects, turn
from .options import Options
from .state import ATLANTIS, FIGURES, MAINLAND, SPACES, Crossing


class Atlantis(Game[Crossing]):
    """The rules of Atlantis for two to four players."""

    name = "atlantis"
    seats = range(2, 5)
    options_type = Options
    components_type = box.Components
    state_type = Crossing
    vocabulary: ClassVar = {"card": box.ITEMS, "cards": box.ITEMS, "item": box.ITEMS}
    heuristic = staticmethod(heuristics.choose)
    appraisal = staticmethod(heuristics.appraise)
    prospects = staticmethod(prospects.prospects)

    def setup(self, seats: int, options: Options, components: box.Components, rng: Rng) -> Crossing:
        """All tiles and cards still in the box, all figures in Atlantis (atl.setup.figures)."""
        mix = components.tiles[options.tiles]
        places = MAINLAND + 1
        return Crossing(
            seats=seats,
            rng=rng,
            top=[box.NONE] * places,
            under=[box.NONE] * places,
            collected=[[] for _ in range(seats)],
            spent=list(mix.every_tile),
            deck=[item for item in range(len(box.ITEMS)) for _ in range(components.cards.each)],
            hands=[[] for _ in range(seats)],
            played=[],
            discards=[],
            figures=[[ATLANTIS] * FIGURES for _ in range(seats)],
            bridges=[1] * seats,
            bridge_at=[False] * places,
            start_hands=components.hands.start,
            many_purchases=options.purchases == "many",
            debts=[0] * seats,
        )

    def step(self, s: Crossing) -> Flow[None]:
        """Set-up, then turns until somebody is home, then the final walk."""
        if s.stage == "play":
            return turn.turn(s)
        return turn.set_up(s) if s.stage == "set-up" else ending.final_walk(s)

    def result(self, s: Crossing) -> Result | None:
        """The scores, after the final walk (atl.goal.points)."""
        return ending.result(s)

    def check_components(self, components: box.Components) -> None:
        """Both halves of each mix have 42 tiles of value 1 to 7."""
        box.check(components)

    def validate(self, s: Crossing) -> None:
        """Each figure is in Atlantis, alone on a tile, or on the mainland, but for a mover."""
        standing = [p for own in s.figures for p in own if p in SPACES]
        assert len(standing) - len(set(standing)) <= 1, "two pairs of figures share tiles"
        assert all(s.top[place] != box.NONE for place in standing), "a figure stands on water"
        assert sum(s.bridges) + sum(s.bridge_at) == s.seats, "a bridge is lost"
        fresh = copy_state(s)
        fresh.__post_init__()
        for kept in ("values", "ahead", "tolls", "crowd"):
            assert getattr(fresh, kept) == getattr(s, kept), f"{kept} is out of date"

    def in_public(self, s: Crossing) -> View:
        """The price of each gap, and the points of each player."""
        return {
            "gaps": [{"space": water, "price": price} for water, price in s.gaps()],
            "points": [s.tile_points(one) for one in range(s.seats)],
        }

    def distinct(self, s: Crossing, decision: Choose) -> Sequence[Option]:
        """Of figures that stand together, the first will do (atl.turn.figure)."""
        return moving.distinct(s, decision)

    def draw(self, view: View, texts: Texts) -> str:
        """The path in rows, then each player with what is known of them."""
        return board.draw(view, texts)

    def remark(self, view: View, texts: Texts, option: Option) -> str:
        """Where a move leads."""
        return board.remark(view, texts, option)


game = Atlantis()
