"""The sea: how long the island may last, and who may be washed away this round."""

from ..box import PENINSULAS, TILES, tile_of
from ..state import Island

MOST_ROUNDS = 12
FLOODS_A_CARD = 0.72


def draws_a_round(s: Island) -> int:
    """How many misfortunes come in a round (rising.misfortune.draw)."""
    return max(4, s.seats)


def rounds_to_come(s: Island) -> float:
    """How long the island may last, in rounds and parts of one."""
    track = s.box.wrath.track
    dry, wrath = float(sum(s.dry)), s.wrath
    for rounds in range(MOST_ROUNDS):
        lost = draws_a_round(s) * FLOODS_A_CARD + track[min(wrath, len(track) - 1)]
        if dry <= lost:
            return rounds + dry / lost
        dry -= lost
        wrath += 1
    return MOST_ROUNDS


def survival(s: Island) -> list[list[float]]:
    """By peninsula: the chance that at most 0, 1, 2, ... misfortunes strike it this round."""
    draws = draws_a_round(s) if s.phase == "place" else len(s.draws)
    top = len(s.misfortunes) - s.known_above
    known = strikes(s, s.misfortunes[top:][-draws:] if draws else [])
    hidden = s.misfortunes[s.known_below : top]
    chances = [count / max(1, len(hidden)) for count in strikes(s, hidden)]
    unknown = max(0, draws - s.known_above)
    return [spared(unknown, chances[p], known[p]) for p in range(len(PENINSULAS))]


def strikes(s: Island, cards: list[str]) -> list[int]:
    """How many of these misfortunes drive Atlanteans off each peninsula."""
    counts = [0] * len(PENINSULAS)
    for card in cards:
        misfortune = s.box.misfortune(card)
        if misfortune.peninsula is not None:
            counts[PENINSULAS.index(misfortune.peninsula)] += 1
    return counts


def spared(draws: int, chance: float, sure: int) -> list[float]:
    """The chance that at most 0, 1, 2, ... hits come from so many draws, and some that are sure."""
    hits = [1.0] + [0.0] * draws
    for _ in range(draws):
        for n in range(draws, 0, -1):
            hits[n] = hits[n] * (1 - chance) + hits[n - 1] * chance
        hits[0] *= 1 - chance
    return [sum(hits[: max(0, n - sure + 1)]) for n in range(TILES + 2)]


def shelter(s: Island, place: int) -> int:
    """How many misfortunes a tile withstands: its barrier, and the tiles farther out."""
    peninsula = s.peninsula(place)
    return tile_of(place) - tile_of(s.outermost(peninsula)) + s.barriers[peninsula]
