"""The room: players, Houses, map tables, councils and empires, and questions about them.

Places are numbers: those of regions are the chart's, the city of a seat is `CITY + seat`, and
`HOME` stands for one's own city or camp.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from critias.engine import State, private, zone

from .box import (
    CARDS,
    DOOM,
    HOPLITE,
    KUDOS,
    NONE,
    ORICHALCUM,
    RIVAL,
    STARS,
    TRIREME,
    Components,
)
from .cards import Card, Moment, Power
from .chart import Chart
from .control.records import FreeCard, Proclamation, Ruling
from .councils.records import Amendment, Chamber, Insight, Summons
from .diplomacy.records import Bargain, Bribe, Oath, Proposal
from .maps.records import Challenge, Raid, Tribute, Victory
from .maps.sheet import Sheet
from .room.records import Edict, EdictKind, Ledger
from .shop.records import Pledge

HOME = -1
CITY = 1000


@dataclass(slots=True, kw_only=True)
class Purse:
    """What a player carries unseen, and the ledger of it."""

    goods: list[int]  # talents, cogs, DOOM tokens
    cards: list[list[int]]  # kudos and arete: how many of each value of the deck
    ledger: Ledger


def sees_sign(state: Any, seat: int | None, owner: int | None, place: int) -> bool:
    """A sign of ill portent is known once it has been seen."""
    return bool(place < state.omens)


def sees_books(state: Any, seat: int | None, owner: int | None, place: int) -> bool:
    """A House keeps one set of books (col.start.books), into which spies may look."""
    if seat is None:
        return False
    if seat == place or (state.house[seat] != NONE and state.house[seat] == state.house[place]):
        return True
    if not state.insights:  # asked for every seat at every answer
        return False
    return any(
        one.of == "purse" and one.spy == seat and one.target == place for one in state.insights
    )


def open_books(state: Any, seat: int) -> frozenset[int]:
    """All players whose books a seat sees."""
    mates = () if state.house[seat] == NONE else state.members(state.house[seat])
    spied = [one.target for one in state.insights if one.of == "purse" and one.spy == seat]
    return frozenset((seat, *mates, *spied))


@dataclass(slots=True, kw_only=True)
class Room(State):
    """Everything in the room."""

    # Purses are what nobody outside the House can tell apart: imagining shuffles whose is whose.
    purse_of: list[int] = zone("purse", contents=sees_books)
    purses: list[Purse] = private()
    doom_limit: int = private()
    signs: list[int] = zone("sign", contents=sees_sign)  # per cent of the limit, as they show
    box: Components = private()
    chart: Chart = private()

    # People
    house: list[int]  # NONE: a Wandering Hero
    role: list[int]  # NONE: a Wandering Hero
    table: list[int]  # the map a player sits at
    has_city: list[bool]
    present: list[bool]
    expected: list[bool]  # who was there when the turn began
    age: list[int]  # rank, 0 is the oldest
    houses: int
    maps: int

    # What lies open
    tokens: list[list[int]]  # of each player: orichalcum, vril, stars, DOOM
    ledger: list[Ledger] = private()  # of the players' tokens, of the Houses, of Atlantis
    house_doom: list[int]  # what a House's DOOM differs from the sum of its members'
    offset: int  # and the DOOM of Atlantis from the sum of all
    units: list[list[int]]
    state_troops: list[list[int]]  # Atlantis Hoplites and Triremes
    at: list[list[int]]  # where each type of unit is
    sheets: list[Sheet | None]  # as revealed this turn
    handed_in: list[Sheet] = private()  # and those that wait for the reveal
    challenges: list[list[Challenge]]
    stakes: list[dict[int, int]]  # kudos cards for winning this turn's challenges, by target
    fled_home: list[bool]  # who declared Phobos in the own city this turn
    sacked_by: list[int]  # the empire that took each city this turn
    upgrades: list[list[str]]
    used: list[list[str]]  # cards and wonders used up for this turn
    purchases: list[int]  # upgrade cards a player has ever bought
    quarter: list[int]  # the empire that each player's Foreign Quarter is for
    stock: dict[str, int]
    wonders: dict[str, int]  # the seat in whose city each built wonder stands
    fallen_wonders: list[str]
    berths: list[int]  # who has a seat in the Ark
    offices: list[list[int]]  # by table and office: the Archon

    # Regions, by place
    colony: list[int]
    second_colonies: list[int] = field(default_factory=list)  # places where there are two
    monster: list[int]
    burned: list[bool]
    rewards: list[list[int]]

    # Empires
    hatred: list[list[int]]  # by empire and seat
    pacified: list[bool]  # hatred is zero due to trade
    at_war: list[bool]
    beaten: list[list[bool]]  # by table and empire: the regional army
    raids: list[Raid]
    tributes: list[Tribute]
    bribes: list[Bribe] = private(list)  # each is seen by the player it tempts
    proposals: list[Proposal] = private(list)  # and by the two whom it concerns

    # Councils
    let_meet: list[int] = field(default_factory=list)  # councils that need no quorum this turn
    chambers: list[Chamber] = private()  # what a meeting decides is its own until it is over
    register: list[Amendment] = field(default_factory=list)
    insights: list[Insight] = private(list)
    pledges: list[Pledge] = private()  # by seat, for the House to see
    summons: list[Summons] = field(default_factory=list)
    pillars_closed: bool = False  # the Pillars of Herakles have done their one deed
    numbers: dict[str, int]
    switches: dict[str, str]  # how the rules stand that an amendment can turn
    names: dict[str, str]  # of things that an amendment has renamed

    # Trade, and the Temple of Poseidon
    offers: list[Bargain] = private(list)  # each is seen by the two whom it concerns
    offers_made: int = 0
    oaths: list[Oath] = field(default_factory=list)

    edicts: list[Edict] = field(default_factory=list)
    victories: list[Victory] = field(default_factory=list)
    ratified: list[int]  # amendments of each House that Law has accepted
    deeds: list[int]  # armies, raids and Monsters each player has beaten
    rulings: list[Ruling] = private(list)
    cards_made: list[FreeCard] = private(list)  # by Control, in the order of their numbers
    proclamations: list[Proclamation] = field(default_factory=list)
    proclaimed: int = 0

    turn: int = 0
    turns: int
    first_half: int  # its turns
    cogs: bool
    last_turn_announced: bool = False
    omens: int = 0
    deluge: bool = False
    phase: str = "set-up"  # in the Map Stage the step of the slowest table
    control_closes: bool = False  # in a hall: the match is over when Control says so
    stands: bool = False  # nobody is there, and the match waits for somebody
    together: bool = False  # whether the tables wait for each other, for the Moon Gate
    steps: list[str]  # by table: where it is in the Map Stage, if it goes its own way

    # Purses and tokens

    def purse(self, seat: int) -> Purse:
        """What a player carries."""
        return self.purses[self.purse_of[seat]]

    def has(self, seat: int, resource: int) -> int:
        """How much a player has; of kudos and arete, in points."""
        if resource >= ORICHALCUM:
            return self.tokens[seat][resource - ORICHALCUM]
        purse = self.purse(seat)
        if resource in CARDS:
            values = self.values(resource)
            held = purse.cards[resource - KUDOS]
            return sum(value * count for value, count in zip(values, held, strict=True))
        return purse.goods[resource]

    def cards(self, seat: int, resource: int) -> list[int]:
        """How many kudos or arete cards of each value a player holds."""
        return self.purse(seat).cards[resource - KUDOS]

    def values(self, resource: int) -> list[int]:
        """The values of the cards in a deck, in order."""
        decks = self.box.decks
        return [value for value, _ in (decks.kudos if resource == KUDOS else decks.arete)]

    def close_ledgers(self) -> None:
        """A turn is over, and a page is turned in all ledgers."""
        for ledger in (*self.ledger, *(purse.ledger for purse in self.purses)):
            ledger.close()

    # DOOM

    def doom_of_house(self, house: int) -> int:
        """The DOOM of a House: of its members, and what rituals have done to it (col.13.6)."""
        own = sum(self.tokens[seat][DOOM - ORICHALCUM] for seat in self.members(house))
        return own + self.house_doom[house]

    def doom_of_atlantis(self) -> int:
        """The DOOM of all Houses and unaffiliated heroes, and the offset (col.13.7)."""
        own = sum(tokens[DOOM - ORICHALCUM] for tokens in self.tokens)
        return own + sum(self.house_doom) + self.offset

    # People

    def members(self, house: int) -> list[int]:
        """The players of a House."""
        return [seat for seat in range(self.seats) if self.house[seat] == house]

    def players_at(self, table: int) -> list[int]:
        """The players who are there at a map table."""
        return [s for s in range(self.seats) if self.table[s] == table and self.present[s]]

    def is_hero(self, seat: int) -> bool:
        """Whether a player is a Wandering Hero who has joined no House (col.3.9)."""
        return self.house[seat] == NONE

    def stars(self, seat: int) -> int:
        """The Dishonour Stars of a player, which all see (col.9.1)."""
        return self.tokens[seat][STARS - ORICHALCUM]

    # Places

    def kind(self, place: int) -> int:
        """Land, Coastal or Rival; a city fights as a Rival region does."""
        return RIVAL if place >= CITY else self.chart.kinds[place]

    def colonies_at(self, place: int) -> int:
        """How many colonies are in a region; they are one player's."""
        return (self.colony[place] != NONE) + (place in self.second_colonies)

    def colonies_of(self, seats: Collection[int]) -> int:
        """How many colonies these players have together."""
        owned = enumerate(self.colony)
        return sum(self.colonies_at(place) for place, owner in owned if owner in seats)

    def empire(self, place: int) -> int:
        """The empire that a region borders (col.11.3), or NONE."""
        return self.chart.empires[place]

    # Units

    def troops(self, seat: int, unit: int) -> int:
        """Tokens of a type, of the House and of the state."""
        if unit in (HOPLITE, TRIREME):
            return self.units[seat][unit] + self.state_troops[seat][unit]
        return self.units[seat][unit]

    def stand(self, seat: int, place: int) -> list[int]:
        """How many units of each type a player has at a place other than home."""
        at = self.at[seat]
        return [self.troops(seat, u) if at[u] == place else 0 for u in range(4)]

    # Cards, wonders, edicts

    def holds(self, seat: int, upgrade: str) -> bool:
        """Whether a player has an upgrade card; anybody may use any (col.10.5)."""
        return upgrade in self.upgrades[seat]

    def owns(self, seat: int, wonder: str) -> bool:
        """Whether a wonder stands in a player's city."""
        return self.wonders.get(wonder) == seat

    def _at_hand(self, seat: int, cards: tuple[Card, ...]) -> list[Card]:
        """Those of some cards that a player holds as an upgrade, or owns as a wonder."""
        found = []
        held, wonders = self.upgrades[seat], self.wonders
        for card in cards:
            name = card.name
            if name in held or (name in wonders and wonders[name] == seat):
                found.append(card)
        return found

    def cards_at(self, seat: int, moment: Moment) -> list[Card]:
        """What a player's upgrades and wonders do at a moment."""
        return self._at_hand(seat, self.box.cards_at[moment])

    def cards_with(self, seat: int, power: Power) -> list[Card]:
        """A player's upgrades and wonders that have a power."""
        return self._at_hand(seat, self.box.cards_with[power])

    def card_with(self, seat: int, power: Power) -> Card | None:
        """An upgrade or wonder of a player that has a power."""
        held, wonders = self.upgrades[seat], self.wonders
        for card in self.box.cards_with[power]:
            name = card.name
            if name in held or (name in wonders and wonders[name] == seat):
                return card
        return None

    def fresh_card_with(self, seat: int, power: Power) -> Card | None:
        """The same, if it was not used yet this turn."""
        cards = self.cards_with(seat, power)
        return next((card for card in cards if card.name not in self.used[seat]), None)

    def seats_with(self, power: Power) -> set[int]:
        """All players who have an upgrade or wonder with a power."""
        names = [card.name for card in self.box.cards_with[power]]
        holders = {x for name in names for x, held in enumerate(self.upgrades) if name in held}
        return holders.union(self.wonders[name] for name in names if name in self.wonders)

    def standing_with(self, power: Power) -> list[Card]:
        """The wonders with a power that stand anywhere."""
        return [card for card in self.box.cards_with[power] if card.name in self.wonders]

    def edicts_of(self, kind: EdictKind, target: int = NONE) -> Iterator[Edict]:
        """The edicts of a kind that concern a seat, House, table or empire."""
        return (e for e in self.edicts if e.kind == kind and target in (NONE, e.target))

    # Time

    def second_half(self) -> bool:
        """Whether the second half of the game has begun (col.11.4)."""
        return self.turn > self.first_half

    def last_turn(self) -> bool:
        """Whether this is the turn of madness."""
        return self.turn >= self.turns

    def empire_defeated(self, empire: int) -> bool:
        """Whether all regional armies of an empire are beaten (col.11.19)."""
        return all(beaten[empire] for beaten in self.beaten)
