"""What learners see and can do in each game: what its zones and vocabulary do not say themselves.

Of numbers without a bound in the rules, `most` is the scale and not a limit.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from critias.engine.errors import CritiasError
from critias.engine.game import Game
from critias.engine.randomness import Rng
from critias.engine.registry import find_game, new
from critias.engine.rulebook import rules_of
from critias.engine.texts import texts_of
from critias.games.atlantis import box as atl
from critias.games.atlantis import options as atl_options
from critias.games.atlantis.state import MAINLAND, SPACES
from critias.games.atlantis_rising import box as rising
from critias.games.atlantis_rising import options as rising_options
from critias.games.atlantis_rising import state as island
from critias.games.end_of_atlantis import box as eoa
from critias.games.end_of_atlantis import options as eoa_options

from .actions import Actions, options_of
from .fields import (
    FEW,
    Asked,
    Field,
    Row,
    Sheet,
    each_seat,
    marks,
    number,
    numbers,
    of_zones,
    one_of,
    table,
    turned,
    whose,
)


class Lesson(NamedTuple):
    """What learners see of a game and can do in it."""

    sheet: Sheet
    actions: Actions


class Given(NamedTuple):
    """What a game has to say beside its zones and its vocabulary."""

    answers: Any
    rows: Mapping[str, Row]
    seen: Callable[[int], list[Field]]
    left_out: Mapping[str, str]
    """What the state shows to all but learners are not told, and why."""
    domains: Mapping[str, Any]
    settled: tuple[str, ...]
    asked: Mapping[str, Any]


# Atlantis


def _tile(name: str) -> Iterable[tuple[str, float]]:
    item, value = name.split("-")
    return ((item, 1.0), ("value", int(value) / atl.HIGHEST))


PLACES = [str(place) for place in range(MAINLAND + 1)]


def _figures(turn: int) -> Field:
    """Where each figure of a seat stands."""
    return marks(
        f"figures {turn}",
        [f"{figure} at {place}" for figure in (1, 2, 3) for place in PLACES],
        lambda s, seat: (
            figure * len(PLACES) + place
            for figure, place in enumerate(s.figures[(seat + turn) % s.seats])
        ),
    )


ATLANTIS = Given(
    answers=atl_options,
    rows={
        "top": Row(range(SPACES.start, SPACES.stop), _tile),
        "under": Row(range(SPACES.start, SPACES.stop), _tile),
    },
    seen=lambda seats: [
        *(_figures(turn) for turn in range(seats)),
        each_seat("bridges", seats, 1),
        numbers("bridge_at", PLACES, 1),
        whose("turn", seats),
        one_of("stage", ("set-up", "play", "final walk", "over")),
        each_seat("points", seats, 100, lambda s: [sum(own) for own in s.values]),
        numbers("tolls", PLACES, 50, lambda s, seat: s.tolls),
    ],
    left_out={"seats": "it is the same in all matches"},
    domains={
        "figure": (1, 2, 3),
        "card": atl.ITEMS,
        "space": range(MAINLAND),
        "value": range(1, atl.HIGHEST + 1),
        "tile": range(1, atl.HIGHEST + 1),
    },
    settled=("cards",),  # of a payment: what its tiles leave
    asked={
        "names": {"choose": ("tile", "way")},
        "numbers": {"toll": 50, "left": 50},
        "lists": {"chosen": atl.HIGHEST},
    },
)

# End of Atlantis

VOTES = [str(vote) for vote in range(1, 6)]


def _by_colour(name: str, seats: int) -> list[Field]:
    """How many cubes of each colour are on each ship."""
    labels = [f"{ship} {colour}" for ship in eoa.SHIPS for colour in (*range(seats), "neutral")]
    return [
        numbers(
            name,
            labels,
            10,
            lambda s, seat: [
                cubes for ship in getattr(s, name) for cubes in turned(ship, seat, s.seats)
            ],
        )
    ]


def _colours(name: str, seats: int) -> Field:
    labels = [*map(str, range(seats)), "neutral"]
    return numbers(name, labels, 20, lambda s, seat: turned(getattr(s, name), seat, s.seats))


def _held(name: str, turn: int) -> Field:
    """The faction space, or token, of a seat."""

    def read(s: Any, seat: int) -> Iterable[int]:
        held = getattr(s, name)[(seat + turn) % s.seats]
        return () if held == eoa.NONE else (held,)

    return marks(f"{name} {turn}", eoa.FACTIONS, read)


END_OF_ATLANTIS = Given(
    answers=eoa_options,
    rows={"rows": Row(range(5)), "events_played": Row(range(8))},
    seen=lambda seats: [
        table("face_up", seats, VOTES, 1),
        table("resolved", seats, VOTES, 1),
        table("tokens", seats, VOTES, 20),
        *(_colours(name, seats) for name in ("supply", "pool", "new_land", "discarded", "boxed")),
        *_by_colour("aboard", seats),
        *_by_colour("hidden_aboard", seats),
        numbers("at_sea", eoa.SHIPS, 1),
        numbers("advanced", eoa.SHIPS, 1),
        numbers("free", eoa.SHIPS, 8, lambda s, seat: map(s.free, range(len(eoa.SHIPS)))),
        *(_held("marker", turn) for turn in range(seats)),
        *(_held("faction", turn) for turn in range(seats)),
        numbers("bonus", eoa.FACTIONS, 5),
        each_seat("ability_used", seats, 1),
        each_seat("vp", seats, 50),
        number("doom_markers", 3),
        one_of("in_force", eoa.EVENTS),
        number("turn", 10),
        number("vote", 5),
        one_of(
            "phase",
            (
                "set-up",
                "factions",
                "senate",
                "rows",
                "strategos",
                "voting",
                "place",
                "late",
                "oracles",
                "sailing",
                "doom",
                "over",
            ),
        ),
    ],
    left_out={"seats": "it is the same in all matches"},
    domains={
        "tokens": range(eoa.MOST_CUBES + 1),
        "cubes": range(1, 9),
        "faction": eoa.FACTIONS,
        "card": eoa.POLITICS,
        "ship": eoa.SHIPS,
        "special": eoa.SPECIALS,
        "place": range(1, 6),
        "Lose.place": ("supply", "pool", "discarded", "new-land", *eoa.SHIPS),
    },
    settled=(),
    asked={
        "names": {
            "cards": eoa.POLITICS,
            "card": eoa.POLITICS,
            "ship": eoa.SHIPS,
            "special": eoa.SPECIALS,
            "chart": ("standard", "royal"),
        },
        "numbers": {"place": 5, "vote": 5, "cubes": 5, "left": 10},
        "seats": ("neighbour_seat", "attacker_seat", "victim_seat", "rival_seat"),
        "bids": ("bids", "taken"),
    },
)

# Atlantis Rising


def _pieces(name: str, seats: int) -> Field:
    """The Atlanteans at each place, by owner and kind."""
    kinds = len(rising.PIECES)
    labels = [
        f"{place} {seat} {piece}"
        for place in rising.PLACES
        for seat in range(seats)
        for piece in rising.PIECES
    ]

    def read(s: Any, seat: int) -> Iterable[int]:
        for place, here in enumerate(getattr(s, name)):
            for piece in here:
                turn = (island.owner(piece) - seat) % s.seats
                yield (place * s.seats + turn) * kinds + island.kind(piece)

    return marks(name, labels, read, FEW)


def _kinds(name: str, seats: int) -> Field:
    """Atlanteans of each seat, wherever they are."""
    labels = [f"{seat} {piece}" for seat in range(seats) for piece in rising.PIECES]

    def read(s: Any, seat: int) -> Iterable[int]:
        for turn, own in enumerate(turned(getattr(s, name), seat, s.seats)):
            for piece in own:
                yield turn * len(rising.PIECES) + island.kind(piece)

    return marks(name, labels, read, FEW)


def _some(name: str, seats: int) -> Field:
    """Some Atlanteans, of any seats."""
    labels = [f"{seat} {piece}" for seat in range(seats) for piece in rising.PIECES]
    return marks(
        name,
        labels,
        lambda s, seat: (
            (island.owner(piece) - seat) % s.seats * len(rising.PIECES) + island.kind(piece)
            for piece in getattr(s, name)
        ),
    )


def _drawer(place: int, seats: int) -> Field:
    """Who draws a misfortune first, second, ..."""

    def read(s: Any, seat: int) -> Iterable[int]:
        return ((s.draws[place] - seat) % s.seats,) if place < len(s.draws) else ()

    return marks(f"draws {place}", [str(turn) for turn in range(seats)], read)


def _acted_at(seats: int) -> Field:
    labels = [f"{seat} {place}" for seat in range(seats) for place in rising.PLACES]
    return marks(
        "just_acted_at",
        labels,
        lambda s, seat: (
            turn * len(rising.PLACES) + place
            for turn, place in enumerate(turned(s.just_acted_at, seat, s.seats))
            if place != island.NONE
        ),
    )


_USED = (*rising.CARDS, *rising.ARTIFACTS)


ATLANTIS_RISING = Given(
    answers=rising_options,
    rows={"misfortunes": Row(range(80)), "library": Row(range(60))},
    seen=lambda seats: [
        number("level", 5),
        one_of("blueprint_choice", ("first-game", "random", "chosen")),
        one_of("councilor_choice", ("random", "chosen")),
        numbers("dry", rising.PENINSULAS, rising.TILES),
        numbers("barriers", rising.PENINSULAS, 1),
        one_of("last_flooded", rising.PENINSULAS),
        number("wrath", 6),
        number("wrath_stayed", 1),
        marks("blueprint", rising.COMPONENTS, lambda s, seat: s.blueprint),
        marks("built", rising.COMPONENTS, lambda s, seat: s.built),
        table("stuff", seats, rising.STUFF, 10),
        each_seat("followers", seats, 7),
        each_seat("supply", seats, 7),
        number("free_volunteers", 8),
        each_seat("volunteers", seats, 8),
        each_seat("coming_volunteers", seats, 8),
        _kinds("pools", seats),
        _pieces("standing", seats),
        _pieces("resting", seats),
        number("round", 20),
        whose("starting_seat", seats),
        one_of(
            "phase", ("set-up", "begin", "place", "actions", "misfortunes", "wrath", "late", "over")
        ),
        numbers(
            "draws",
            ["next", *map(str, range(seats))],
            10,
            lambda s, seat: [
                len(s.draws),
                *turned([s.draws.count(one) for one in range(s.seats)], seat, s.seats),
            ],
        ),
        *(_drawer(place, seats) for place in range(8)),
        each_seat("ready", seats, 1),
        each_seat("waiting", seats, 1),
        each_seat("yielded", seats, 1),
        _some("held_back", seats),
        each_seat("second_thoughts", seats, 10),
        each_seat("vain_collections", seats, 2),
        each_seat("vain_calls", seats, 2),
        marks("used", _USED, lambda s, seat: (_USED.index(card) for card in s.used)),
        _some("powers_used", seats),
        _kinds("just_acted", seats),
        _acted_at(seats),
        one_of("outcome", ("won", "lost")),
        number("known_above", 10),
        number("known_below", 10),
        number("library_known_below", 10),
    ],
    left_out={"seats": "it is the same in all matches"},
    domains={
        "councilor": rising.COUNCILORS,
        "component": rising.COMPONENTS,
        "piece": rising.PIECES,
        "place": rising.PLACES,
        "peninsula": rising.PENINSULAS,
        "card": _USED,
        "stuff": rising.STUFF,
        "saved": rising.STUFF,
        "give": rising.STUFF,
        "take": rising.STUFF,
        "count": range(1, 31),
        "die": range(1, 7),
        "misfortune": rising.MISFORTUNES,
    },
    settled=(),
    asked={
        "names": {
            "peninsula": rising.PENINSULAS,
            "place": rising.PLACES,
            "component": rising.COMPONENTS,
            "misfortune": rising.MISFORTUNES,
        },
        "numbers": {
            "ore": 10,
            "gold": 10,
            "crystal": 10,
            "atlantium": 10,
            "energy": 10,
            "proposals": 10,
            "deciding": 7,
            "left": 10,
            "may_act": 10,
            "total": 15,
            "target": 15,
            "coming": 10,
        },
        "seats": ("proposer_seat", "decider_seat"),
        "options": ("proposal",),
    },
)

LESSONS = {
    "atlantis": ATLANTIS,
    "atlantis_rising": ATLANTIS_RISING,
    "end_of_atlantis": END_OF_ATLANTIS,
}


def lesson(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Lesson:
    """What learners see of a game, and can do, at a table of so many seats."""
    chosen = tuple(sorted((options or {}).items()))
    return _lesson(game, seats, chosen)


@cache
def _lesson(name: str, seats: int, chosen: tuple[tuple[str, Any], ...]) -> Lesson:
    game: Game[Any] = find_game(name)
    given = LESSONS.get(name)
    if given is None:
        raise CritiasError(
            f"{name} is not for learners: it asks for forms, which are no actions; "
            f"these are: {', '.join(LESSONS)}"
        )
    match = new(game, seats=seats, seed=0, options=dict(chosen), bulk=True)
    state = game.setup(seats, match.options, match.components, Rng(0))
    actions = Actions(options_of(given.answers), seats, given.domains, given.settled)
    words = texts_of(game)
    rules = [rule.id for rule in rules_of(game) if words.has("ask-" + rule.id.replace(".", "-"))]
    fields = [*of_zones(state, given.rows), *given.seen(seats)]
    return Lesson(Sheet(seats, fields, Asked(rules, **given.asked), actions.names), actions)
