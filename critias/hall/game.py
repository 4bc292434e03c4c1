"""Games that are run in a hall."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from critias.engine import Game, Match, State, find_game, game_names
from critias.engine.errors import UnknownGame

from .hall import Hall

S = TypeVar("S", bound=State)


class HallGame(Game[S], Generic[S]):
    """A game that referees run in a whole hall; what that declares needs words too."""

    hall: ClassVar[Hall[Any]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.hall.check()
        cls.vocabulary = {**cls.hall.vocabulary(), **cls.vocabulary}


def find_hall(game: Game[Any]) -> Hall[Any] | None:
    """How a game is run in a hall, if it can be."""
    return game.hall if isinstance(game, HallGame) else None


def hall_of(game: Game[Any]) -> Hall[Any]:
    """How a game is run in a hall."""
    hall = find_hall(game)
    if hall is None:
        raise UnknownGame(f"{game.name} is not a game for a whole hall")
    return hall


def roster_of(match: Match | None) -> Sequence[Mapping[str, str]]:
    """The groups of each kind in which each seat is, in a game that has some."""
    hall = None if match is None else find_hall(match.game)
    return () if match is None or hall is None else hall.roster(match.state)


def hall_games() -> list[str]:
    """The names of the installed games for a hall."""
    return [name for name in game_names() if find_hall(find_game(name)) is not None]
