"""The harbour: cubes, ships, cards, factions, and questions about them.

Lists over colours have an entry for each seat and a last one for the neutral refugees; `supply`
holds what lies behind the screens, and for neutrals the Refugee Camp.
"""

from dataclasses import dataclass
from typing import Any

from critias.engine import IRRELEVANT, NOBODY, OWNER, State, private, zone

from .box import (
    AIRSHIP,
    ARK,
    LEADERSHIP,
    NONE,
    SHIPS,
    SPECIALS,
    WARSHIP,
    event_name,
    politics_name,
    special_name,
)
from .events import DeckRenewed, PoliticsDrawn, Scored, SpecialPlayed, SpecialsDrawn
from .variants import Variant

ALL_SHIPS = range(len(SHIPS))
ROW = 5  # politics cards a player lays, and votings a turn


def row_sight(state: Any, seat: int | None, owner: int | None, place: int) -> bool:
    """A card of a row is seen by its owner, and by all once it lies face up."""
    return seat == owner or state.face_up[owner][place]


def special_sight(state: Any, seat: int | None, owner: int | None, place: int) -> bool:
    """A special card is seen by its owner, and by all at the end (eoa.end.winner)."""
    return seat == owner or state.phase == "over"


@dataclass(slots=True, kw_only=True)
class Harbour(State):
    """Everything on the table."""

    politics_deck: list[int] = zone("politics", contents=NOBODY, name=politics_name)
    hands: list[list[int]] = zone(
        "politics", contents=OWNER, order=IRRELEVANT, per_seat=True, name=politics_name
    )
    rows: list[list[int]] = zone(
        "politics", contents=row_sight, per_seat=True, empty=NONE, name=politics_name
    )
    gods: list[int] = zone("politics", order=IRRELEVANT, name=politics_name)
    politics_discards: list[int] = zone("politics", name=politics_name)

    special_deck: list[int] = zone("special", contents=NOBODY, name=special_name)
    specials: list[list[int]] = zone(
        "special", contents=special_sight, order=IRRELEVANT, per_seat=True, name=special_name
    )
    special_discards: list[int] = zone("special", name=special_name)

    event_deck: list[int] = zone("event", contents=NOBODY, name=event_name)
    events_unused: list[int] = zone("event", contents=NOBODY, name=event_name)
    events_played: list[int] = zone("event", name=event_name)  # the last is in play

    face_up: list[list[bool]]
    resolved: list[list[bool]]
    tokens: list[list[int]]  # on the cards of each row

    supply: list[int]
    pool: list[int]
    new_land: list[int]
    discarded: list[int]
    boxed: list[int]
    aboard: list[list[int]]  # for each ship, by colour: in regular spaces
    hidden_aboard: list[list[int]]  # and in hidden holds
    at_sea: list[bool]
    advanced: list[bool]

    marker: list[int]  # the faction space of each player's marker
    faction: list[int]  # the token each player holds
    bonus: list[int]  # points on each faction
    ability_used: list[bool]

    vp: list[int]
    doom_markers: int = 3
    in_force: int = NONE  # the event whose lasting effect holds
    turn: int = 0
    vote: int = 0
    phase: str = "set-up"
    variant: Variant = private()

    # The Senate

    def senate_order(self) -> list[int]:
        """The players by tokens in the Senate Pool, then by markers (eoa.senate.order)."""
        pool, marker = self.pool, self.marker
        return sorted(range(self.seats), key=lambda seat: (-pool[seat], marker[seat]))

    # Ships

    def spaces(self, ship: int) -> int:
        """Regular spaces of a ship as it now is."""
        return self.variant.spaces[self.advanced[ship]][ship]

    def free(self, ship: int) -> int:
        """Free regular spaces."""
        return self.variant.spaces[self.advanced[ship]][ship] - sum(self.aboard[ship])

    def crowd(self, ship: int) -> int:
        """All refugees aboard, those in hidden holds included."""
        return sum(self.aboard[ship]) + sum(self.hidden_aboard[ship])

    def refugees(self, ship: int, colour: int) -> int:
        """Refugees of a colour aboard, those in hidden holds included."""
        return self.aboard[ship][colour] + self.hidden_aboard[ship][colour]

    def movable(self) -> list[int]:
        """The ships that are not empty."""
        return [
            ship for ship in ALL_SHIPS if any(self.aboard[ship]) or any(self.hidden_aboard[ship])
        ]

    def immune(self, ship: int) -> bool:
        """The advanced Warship is safe from red cards (eoa.ships.warship)."""
        return ship == WARSHIP and self.advanced[WARSHIP]

    def skips_ocean(self, ship: int) -> bool:
        """The advanced Airship goes straight to the New Land (eoa.ships.airship)."""
        return ship == AIRSHIP and self.advanced[AIRSHIP]

    def legs(self, ship: int) -> int:
        """How many moves a ship is away from the New Land."""
        return 1 if self.at_sea[ship] or self.skips_ocean(ship) else 2

    # Cubes

    @property
    def neutral(self) -> int:
        """The colour of the neutral refugees."""
        return self.seats

    def boarding_cubes(self) -> list[int]:
        """Where refugees come from: screens, or by Leadership the pool (eoa.event.leadership)."""
        return self.pool if self.in_force == LEADERSHIP else self.supply

    def take_off(self, ship: int, colour: int, cubes: int) -> None:
        """Discard refugees from a ship, regular spaces first."""
        regular = min(cubes, self.aboard[ship][colour])
        self.aboard[ship][colour] -= regular
        self.hidden_aboard[ship][colour] -= cubes - regular
        self.to_discard(colour, cubes)

    def to_discard(self, colour: int, cubes: int) -> None:
        """Cubes go in front of their owner's screen; neutrals go back to the camp."""
        if colour == self.seats:
            self.supply[colour] += cubes
        else:
            self.discarded[colour] += cubes

    def welcome_neutral(self, ship: int) -> bool:
        """The neutral passenger of the advanced Ark, if the camp has one (eoa.ships.ark)."""
        if ship != ARK or not self.advanced[ARK] or not self.supply[self.seats]:
            return False
        if self.free(ARK) < 1:
            return False
        self.supply[self.seats] -= 1
        self.aboard[ARK][self.seats] += 1
        return True

    # Points

    def score(self, seat: int, points: int, reason: str) -> None:
        """A player gains points."""
        if points:
            self.vp[seat] += points
            self.tell(Scored, seat, points, reason)

    def ahead_of(self, seat: int) -> list[bool]:
        """For each colour, whether its player has more points; nobody owns the neutrals."""
        own = self.vp[seat]
        return [points > own for points in self.vp] + [False]

    # Cards

    def specials_to_draw(self) -> int:
        """How many special cards can still be drawn."""
        return len(self.special_deck) + len(self.special_discards)

    def could_hold(self, seat: int, special: int) -> bool:
        """Whether, for all that everybody knows, a player may have this special card."""
        if not self.specials[seat]:
            return False
        return self.special_discards.count(special) < self.variant.special_copies[special]

    def draw_specials(self, seat: int, count: int) -> None:
        """Draw special cards, as many as there are (eoa.special.cards)."""
        drawn = []
        for _ in range(count):
            if not self.special_deck:
                if not self.special_discards:
                    break
                self.special_deck, self.special_discards = self.special_discards, []
                self.rng.shuffle(self.special_deck)
                self.tell(DeckRenewed, "special", len(self.special_deck))
            drawn.append(self.special_deck.pop())
        self.specials[seat] += drawn
        self.tell(lambda: SpecialsDrawn(seat, tuple(special_name(card) for card in drawn)))

    def spend_special(self, seat: int, special: int) -> None:
        """A special card is played and discarded."""
        self.specials[seat].remove(special)
        self.special_discards.append(special)
        self.tell(SpecialPlayed, seat, SPECIALS[special])

    def take_politics(self, count: int) -> list[int]:
        """Politics cards from the deck, as many as there are."""
        taken = []
        for _ in range(count):
            if not self.politics_deck:
                if not self.politics_discards:
                    break
                self.politics_deck, self.politics_discards = self.politics_discards, []
                self.rng.shuffle(self.politics_deck)
                self.tell(DeckRenewed, "politics", len(self.politics_deck))
            taken.append(self.politics_deck.pop())
        return taken

    def draw_politics(self, seat: int, count: int) -> int:
        """Draw politics cards into a hand; returns how many there were."""
        drawn = self.take_politics(count)
        self.hands[seat] += drawn
        if drawn:
            self.tell(lambda: PoliticsDrawn(seat, tuple(politics_name(card) for card in drawn)))
        return len(drawn)
