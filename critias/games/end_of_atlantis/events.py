"""What happens in End of Atlantis, completely: all counts can be rebuilt from these."""

from typing import ClassVar

from critias.engine import Event, Seat


class MarkersPlaced(Event, frozen=True):
    """The players whose markers stand on the faction spaces, from the left."""

    seats: tuple[Seat, ...]


class TurnBegan(Event, frozen=True):
    """A turn began."""

    turn: int


class EventRevealed(Event, frozen=True):
    """An event card came into play."""

    event_card: str
    neutrals: int
    voting: str


class EventEnded(Event, frozen=True):
    """The event card's lasting effect is over, and its delayed effect happens."""

    event_card: str


class NeutralsBoarded(Event, frozen=True):
    """Neutral refugees from the camp went aboard."""

    ship: str
    cubes: int


class PoliticsDrawn(Event, frozen=True):
    """A player drew politics cards."""

    seat: Seat
    cards: tuple[str | None, ...]
    only_for: ClassVar[str | None] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


class PoliticsDiscarded(Event, frozen=True):
    """A player discarded a politics card from the hand."""

    seat: Seat
    card: str


class SpecialsDrawn(Event, frozen=True):
    """A player drew special cards."""

    seat: Seat
    specials: tuple[str | None, ...]
    only_for: ClassVar[str | None] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("specials",)


class DeckRenewed(Event, frozen=True):
    """The discards became a new deck."""

    deck: str
    count: int


class GodsHand(Event, frozen=True):
    """These politics cards were laid out as the gods' hand."""

    cards: tuple[str, ...]


class GodsHandDiscarded(Event, frozen=True):
    """What is left of the gods' hand was discarded."""

    cards: tuple[str, ...]


class SenateBid(Event, frozen=True):
    """A player sent so many tokens to the Senate Pool."""

    seat: Seat
    tokens: int


class FactionTaken(Event, frozen=True):
    """A player allied with a faction; the marker moved there, too."""

    seat: Seat
    faction: str


class BonusLaid(Event, frozen=True):
    """A bonus point was laid on each of these factions."""

    factions: tuple[str, ...]


class CardsRevealed(Event, frozen=True):
    """The cards of a player's row that lie face up, in order."""

    seat: Seat
    cards: tuple[str, ...]


class CardsKeptFaceDown(Event, frozen=True):
    """Cards of a row stayed face down."""

    seat: Seat
    places: tuple[int, ...]
    cards: tuple[str | None, ...]
    only_for: ClassVar[str | None] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


class CardShown(Event, frozen=True):
    """A card that was kept face down was revealed."""

    seat: Seat
    card: str


class VoteBid(Event, frozen=True):
    """A player laid so many tokens on the card being voted on."""

    seat: Seat
    vote: int
    tokens: int


class VoteWon(Event, frozen=True):
    """The winners of a voting, the first first."""

    vote: int
    seats: tuple[Seat, ...]


class Resolved(Event, frozen=True):
    """A player resolves a card, and from where it comes."""

    seat: Seat
    card: str
    source: str


class Passed(Event, frozen=True):
    """A winner of a voting resolves nothing."""

    seat: Seat


class SpecialPlayed(Event, frozen=True):
    """A player played a special card."""

    seat: Seat
    special: str


class Regained(Event, frozen=True):
    """Philosophos gave tokens back from the card just voted on."""

    seat: Seat
    tokens: int


class Boarded(Event, frozen=True):
    """Refugees went aboard from behind the screen or from the Senate Pool.

    `hidden` of the cubes went into hidden holds.
    """

    seat: Seat
    ship: str
    cubes: int
    hidden: int
    origin: str


class Exchanged(Event, frozen=True):
    """Neutral refugees left a ship for the camp, and a player's took their places."""

    seat: Seat
    ship: str
    cubes: int
    origin: str


class RefugeesDiscarded(Event, frozen=True):
    """A player's refugees were thrown off a ship."""

    seat: Seat
    ship: str
    cubes: int


class HiddenDiscarded(Event, frozen=True):
    """A player's refugee was thrown out of the hidden holds, though others are in spaces."""

    seat: Seat
    ship: str


class NeutralsDiscarded(Event, frozen=True):
    """Neutral refugees were thrown off a ship, back to the camp."""

    ship: str
    cubes: int


class TokensRemoved(Event, frozen=True):
    """A player's tokens were discarded from the Senate Pool."""

    seat: Seat
    tokens: int


class ShipTargeted(Event, frozen=True):
    """A player aims a red card at a ship."""

    seat: Seat
    card: str
    ship: str


class CardCancelled(Event, frozen=True):
    """Guards cancelled a red card."""

    card: str


class ShipSailed(Event, frozen=True):
    """A ship left the Port for the Ocean."""

    ship: str


class ShipArrived(Event, frozen=True):
    """A ship reached the New Land; all aboard go ashore and it is back in the Port."""

    ship: str
    chart: str


class ShipSentHome(Event, frozen=True):
    """A ship was forced back from the Ocean to the Port."""

    ship: str


class Scored(Event, frozen=True):
    """A player gained victory points, and for what."""

    seat: Seat
    points: int
    reason: str


class DoomMarkerRemoved(Event, frozen=True):
    """A Doom Marker left the board; so many are left."""

    left: int


class ShipAdvanced(Event, frozen=True):
    """A ship was flipped to its advanced side."""

    ship: str


class CubeLost(Event, frozen=True):
    """A player gave up a cube for the rest of the game."""

    seat: Seat
    place: str


class CubeLostFromCard(Event, frozen=True):
    """A player gave up a cube on a card of the row for the rest of the game."""

    seat: Seat
    place: int


class CleanedUp(Event, frozen=True):
    """Cubes and cards came back; under Chaos the Senate Pool and the factions stayed."""

    chaos: str


class GameEnded(Event, frozen=True):
    """The third Doom Marker fell; this player wins."""

    seat: Seat
    points: int
