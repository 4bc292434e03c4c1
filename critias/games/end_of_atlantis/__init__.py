"""End of Atlantis, by Marcin Wełnicki: the houses of a sinking island fight for places aboard."""

from typing import ClassVar

import msgspec

from critias.engine import (
    Flow,
    Game,
    Option,
    Result,
    Rng,
    Texts,
    View,
    derived_resample,
)

from . import board, box, ending, turn
from .bots import heuristics, prospects
from .conditions import CONDITIONS
from .options import SOURCES, Options, TakeFaction
from .state import ROW, Harbour
from .variants import variant_of

PLACES = ("supply", "pool", "discarded", "new-land", *box.SHIPS)
REASONS = (
    "ship",
    "colours",
    "mover",
    "science-vessel",
    "alliance",
    "refugee-majority",
    "senate-majority",
    "faction-bonus",
    "card",
    "sabotage",
    "betrayal",
    "senate-debts",
    "exotic-birds",
    "orichalcum",
    "key-of-atlantis",
)


class EndOfAtlantis(Game[Harbour]):
    """The rules of End of Atlantis for three to five players, in both editions."""

    name = "end_of_atlantis"
    seats = range(3, 6)
    options_type = Options
    components_type = box.Components
    state_type = Harbour
    vocabulary: ClassVar = {
        "ship": box.SHIPS,
        "card": box.POLITICS,
        "cards": box.POLITICS,
        "special": box.SPECIALS,
        "specials": box.SPECIALS,
        "event_card": box.EVENTS,
        "faction": box.FACTIONS,
        "factions": box.FACTIONS,
        "place": PLACES,
        "source": SOURCES,
        "reason": REASONS,
        "voting": ("open", "hidden"),
        "deck": ("politics", "special"),
        "chart": ("standard", "royal"),
        "origin": ("supply", "pool"),
    }

    conditions = CONDITIONS
    heuristic = staticmethod(heuristics.choose)
    appraisal = staticmethod(heuristics.appraise)
    prospects = staticmethod(prospects.prospects)
    foresight = 2

    def setup(self, seats: int, options: Options, components: box.Components, rng: Rng) -> Harbour:
        """All cards in their decks, all cubes behind the screens, all ships in Port."""
        variant = variant_of(options, components)
        return Harbour(
            seats=seats,
            rng=rng,
            variant=variant,
            politics_deck=components.politics.cards(box.POLITICS),
            hands=[[] for _ in range(seats)],
            rows=[[box.NONE] * ROW for _ in range(seats)],
            gods=[],
            politics_discards=[],
            special_deck=components.special.cards(box.SPECIALS),
            specials=[[] for _ in range(seats)],
            special_discards=[],
            event_deck=[],
            events_unused=list(range(len(box.EVENTS))),
            events_played=[],
            face_up=[[False] * ROW for _ in range(seats)],
            resolved=[[False] * ROW for _ in range(seats)],
            tokens=[[0] * ROW for _ in range(seats)],
            supply=[variant.cubes] * seats + [variant.neutrals],
            pool=[0] * (seats + 1),
            new_land=[0] * (seats + 1),
            discarded=[0] * (seats + 1),
            boxed=[0] * (seats + 1),
            aboard=[[0] * (seats + 1) for _ in box.SHIPS],
            hidden_aboard=[[0] * (seats + 1) for _ in box.SHIPS],
            at_sea=[False] * len(box.SHIPS),
            advanced=[False] * len(box.SHIPS),
            marker=[box.NONE] * seats,
            faction=[box.NONE] * seats,
            bonus=[0] * len(box.FACTIONS),
            ability_used=[False] * seats,
            vp=[0] * seats,
        )

    def step(self, s: Harbour) -> Flow[None]:
        """The next phase, or the next voting."""
        return turn.step(s)

    def result(self, s: Harbour) -> Result | None:
        """The points of all, once the third Doom Marker has fallen (eoa.goal.points)."""
        return ending.result(s)

    def check_components(self, components: box.Components) -> None:
        """Cards, cubes and spaces add up."""
        box.check(components)

    def validate(self, s: Harbour) -> None:
        """No cube is ever lost or made, and no ship holds more than it has spaces for."""
        for colour in range(s.seats + 1):
            wanted = s.variant.neutrals if colour == s.neutral else s.variant.cubes
            assert cubes_of(s, colour) == wanted, f"colour {colour} has not {wanted} cubes"
        for ship, name in enumerate(box.SHIPS):
            assert s.free(ship) >= 0, f"the {name} is overcrowded"
            assert min(s.aboard[ship] + s.hidden_aboard[ship]) >= 0, f"the {name} owes refugees"
        held = [faction for faction in s.faction if faction != box.NONE]
        assert len(set(held)) == len(held), "two players hold one faction"
        assert len(set(s.marker)) == s.seats or s.phase in ("set-up", "factions"), "markers meet"

    def resample(self, s: Harbour, seat: int | None, rng: Rng) -> None:
        """Shuffle what the seat cannot know; the cards of Doom! are never in the box."""
        derived_resample(s, seat, rng)
        hidden = sorted(s.event_deck + s.events_unused)
        doom = [event for event in hidden if event in box.DOOM_EVENTS]
        ordinary = [event for event in hidden if event not in box.DOOM_EVENTS]
        if not s.event_deck:
            return
        rng.shuffle(ordinary)
        size = len(s.event_deck)
        s.event_deck[:] = doom + ordinary[: size - len(doom)]
        s.events_unused[:] = ordinary[size - len(doom) :]
        rng.shuffle(s.event_deck)

    def in_public(self, s: Harbour) -> View:
        """The table in names, with the Senate order and the free spaces spelt out."""
        return {
            "in_force": None if s.in_force == box.NONE else box.EVENTS[s.in_force],
            "faction": [faction_name(faction) for faction in s.faction],
            "marker": [faction_name(space) for space in s.marker],
            "senate_order": s.senate_order(),
            "free": [s.free(ship) for ship in range(len(box.SHIPS))],
            "spaces": [s.spaces(ship) for ship in range(len(box.SHIPS))],
            "switches": msgspec.to_builtins(s.variant.edition),
            "voting": "open" if s.variant.open_voting[s.events_played[-1]] else "hidden",
        }

    def draw(self, view: View, texts: Texts) -> str:
        """The event, the ships, and the players in Senate order."""
        return board.draw(view, texts)

    def explain(self, view: View, texts: Texts, field: str, name: str) -> str:
        """What a card, faction, event or advanced ship does in this edition."""
        return board.explain(view, texts, field, name)

    def remark(self, view: View, texts: Texts, option: Option) -> str:
        """What the components of an option do, and the points that lie on a faction."""
        does = super().remark(view, texts, option)
        if not isinstance(option, TakeFaction):
            return does
        return f"{board.bonus(view, texts, option)} {does}".lstrip()


def cubes_of(s: Harbour, colour: int) -> int:
    """All cubes of a colour, wherever they lie."""
    heaps = (s.supply, s.pool, s.new_land, s.discarded, s.boxed)
    on_cards = 0 if colour == s.neutral else sum(s.tokens[colour])
    aboard = sum(s.refugees(ship, colour) for ship in range(len(box.SHIPS)))
    return sum(heap[colour] for heap in heaps) + on_cards + aboard


def faction_name(faction: int) -> str | None:
    """The name of a faction or of its space, if there is one."""
    return None if faction == box.NONE else box.FACTIONS[faction]


game = EndOfAtlantis()
