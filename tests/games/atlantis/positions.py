"""Positions of Atlantis set up by hand, with a real match running on them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from critias.engine.components import load_components
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis import game
from critias.games.atlantis.box import ITEMS, NONE, tile, tile_name
from critias.games.atlantis.options import Options, Pay, Play
from critias.games.atlantis.state import FIGURES, MAINLAND, SPACES, Crossing
from critias.testing import begun_from

HOME = MAINLAND
KEY = seed_key("positions")


def position(
    path: str,
    *,
    hands: Sequence[str],
    figures: Mapping[int, Sequence[int]] | None = None,
    collected: Mapping[int, str] | None = None,
    bridges: Sequence[int] = (),
    turn: int = 0,
    deck: str = "crown " * 12,
    discards: str = "",
    purchases: str = "one",
    stage: str = "play",
) -> Match:
    """A match in a position. What is not named is not there.

    path: stacks from space 1 on: `flag5`, `flag5/olive2` with the olive below, `~` for water and
    `=` for water with a bridge. Behind the last stack lies the mainland.
    hands: the cards of each seat. figures: spaces by seat; figures not named are in Atlantis.
    bridges: the seats that still have theirs. deck: the next card to be drawn comes first.
    """
    table = make_table(
        path,
        hands=hands,
        figures=figures or {},
        collected=collected or {},
        bridges=bridges,
        turn=turn,
        deck=deck,
        discards=discards,
        purchases=purchases,
        stage=stage,
    )
    return begun_from(game, table, options=Options(), seed="positions")


def make_table(
    path: str,
    *,
    hands: Sequence[str],
    figures: Mapping[int, Sequence[int]],
    collected: Mapping[int, str],
    bridges: Sequence[int],
    turn: int,
    deck: str,
    discards: str,
    purchases: str,
    stage: str,
) -> Crossing:
    """The state of such a position."""
    seats = len(hands)
    empty: Crossing = game.setup(seats, Options(), load_components(game), Rng(KEY))
    table = replace(
        empty,
        collected=[[as_tile(name) for name in collected.get(s, "").split()] for s in range(seats)],
        spent=[],
        deck=as_cards(deck)[::-1],
        hands=[as_cards(hand) for hand in hands],
        discards=as_cards(discards),
        figures=[standing(figures.get(seat, ())) for seat in range(seats)],
        bridges=[int(seat in bridges) for seat in range(seats)],
        many_purchases=purchases == "many",
        turn=turn,
        stage=stage,
    )
    lay(table, path)
    return table


def lay(table: Crossing, path: str) -> None:
    """Lay a path given as text."""
    for space, stack in zip(SPACES, path.split(), strict=False):
        table.bridge_at[space] = stack == "="
        if stack not in "~=":
            top, _, under = stack.partition("/")
            table.top[space] = as_tile(top)
            table.under[space] = as_tile(under) if under else NONE
    table.survey()


def as_tile(name: str) -> int:
    """The tile called `flag5`."""
    return tile(0, ITEMS.index(name[:-1]), int(name[-1]))


def as_cards(names: str) -> list[int]:
    return [ITEMS.index(name) for name in names.split()]


def standing(spaces: Sequence[int]) -> list[int]:
    return [*spaces, *[0] * (FIGURES - len(spaces))]


# Looking at a match


def table_of(match: Match) -> Crossing:
    """The state of a match, as what it is."""
    assert isinstance(match.state, Crossing)
    return match.state


def whose_turn(match: Match) -> int:
    [seat] = match.pending
    return seat


def options(match: Match) -> list[Any]:
    """What the player who is asked may answer."""
    decision: Any = match.pending[whose_turn(match)]
    return list(decision.options)


def offered(match: Match, kind: type) -> list[Any]:
    """The options of one kind."""
    return [option for option in options(match) if isinstance(option, kind)]


def playable(match: Match, figure: int = 1) -> set[str]:
    """The cards that can be played with a figure."""
    return {option.card for option in offered(match, Play) if option.figure == figure}


def payments(match: Match) -> list[tuple[list[int], int]]:
    """The ways to pay that are offered, in order: values of tiles, and number of cards."""
    return [(sorted(option.tiles), option.cards) for option in offered(match, Pay)]


def pay(match: Match, *tiles: int, cards: int = 0) -> Match:
    """Let whoever is asked pay so."""
    place = payments(match).index((sorted(tiles), cards))
    return answer(match, offered(match, Pay)[place])


def question(match: Match) -> str:
    """The rule that the open question names."""
    return match.pending[whose_turn(match)].rule


def answer(match: Match, *answers: Any) -> Match:
    """Let whoever is asked give these answers, one after the other."""
    for one in answers:
        match.answer(whose_turn(match), one)
    return match


def play(match: Match, *cards: str, figure: int = 1) -> Match:
    """Let whoever is asked play these cards."""
    return answer(match, *(Play(figure, card) for card in cards))


def path_of(match: Match) -> str:
    """The visible path as text, without the water behind its last tile."""
    table = table_of(match)
    shown = [
        "=~"[not table.bridge_at[space]]
        if table.top[space] == NONE
        else tile_name(table.top[space]).replace("-", "")
        for space in SPACES
    ]
    return " ".join(shown).rstrip("~= ")


def tiles_of(match: Match, seat: int) -> list[str]:
    """The tiles a seat has collected."""
    return sorted(tile_name(t).replace("-", "") for t in table_of(match).collected[seat])


def hand_of(match: Match, seat: int) -> list[str]:
    return [ITEMS[item] for item in table_of(match).hands[seat]]
