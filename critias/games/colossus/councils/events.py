"""What happens in councils.

While a meeting lasts, what it decides is told to those who sit there and to those who listen;
when the councils rise, all learn of it.
"""

from typing import ClassVar

from critias.engine import Event, Seat

# Coming together


class CouncilAttended(Event, frozen=True):
    """A Wandering Hero visits a council."""

    seat: Seat
    council: str


class AreteDeclared(Event, frozen=True):
    """The worth of a player's Arete cards, and what adds to it."""

    seat: Seat
    council: str
    arete: int


class PresidentAppointed(Event, frozen=True):
    """Who presides."""

    council: str
    seat: Seat


class NoQuorum(Event, frozen=True):
    """Too few have come, and the council does not meet."""

    council: str


# In the meeting


class ActionChosen(Event, frozen=True):
    """A player takes an action."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    steps: int
    only_for: ClassVar[str | None] = "audience"


class ActionMoot(Event, frozen=True):
    """An action comes to nothing, because another council was quicker."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    only_for: ClassVar[str | None] = "audience"


class PlayerNamed(Event, frozen=True):
    """The player an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    player: Seat
    only_for: ClassVar[str | None] = "audience"


class HouseNamed(Event, frozen=True):
    """The House an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    house: str
    only_for: ClassVar[str | None] = "audience"


class EmpireNamed(Event, frozen=True):
    """The empire an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    empire: str
    only_for: ClassVar[str | None] = "audience"


class TableNamed(Event, frozen=True):
    """The map an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    table: str
    only_for: ClassVar[str | None] = "audience"


class RegionNamed(Event, frozen=True):
    """The region an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    region: str
    only_for: ClassVar[str | None] = "audience"


class WonderNamed(Event, frozen=True):
    """The wonder an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    wonder: str
    only_for: ClassVar[str | None] = "audience"


class CouncilNamed(Event, frozen=True):
    """The council an action is about."""

    audience: tuple[int, ...]
    seat: Seat
    action: str
    council: str
    only_for: ClassVar[str | None] = "audience"


class Corrupted(Event, frozen=True):
    """An action has been corrupted."""

    seat: Seat
    action: str


class ActionRecorded(Event, frozen=True):
    """The minutes, read out when the councils rise: who chose what."""

    council: str
    seat: Seat
    action: str


class ActionsGrew(Event, frozen=True):
    """What nobody chose is worth more next time."""

    council: str
    actions: tuple[str, ...]


class VoteTaken(Event, frozen=True):
    """A vote and its outcome."""

    council: str
    ayes: int
    nays: int
    outcome: str


# What comes of actions


class CurrencySet(Event, frozen=True):
    """What a council takes for its upgrades."""

    council: str
    resource: str


class BallotSet(Event, frozen=True):
    """What a council votes on amendments with."""

    council: str
    resource: str


class ChallengeGranted(Event, frozen=True):
    """A player gets a token against a city."""

    seat: Seat
    player: Seat


class OpenChallengeGranted(Event, frozen=True):
    """A player gets a token against any city of the map."""

    seat: Seat


class Ostracised(Event, frozen=True):
    """A player presides no more for a while, and acts last."""

    seat: Seat


class FineImposed(Event, frozen=True):
    """A court finds a player guilty."""

    seat: Seat
    amount: int


class FinePaid(Event, frozen=True):
    """A player pays a fine."""

    seat: Seat
    amount: int


class FineRefused(Event, frozen=True):
    """A player defies the court."""

    seat: Seat


class DoomDieRolled(Event, frozen=True):
    """A DOOM die in a council."""

    seat: Seat
    action: str
    die: int


class OracleSpoke(Event, frozen=True):
    """In which quarter of the way to the deluge Atlantis is."""

    seat: Seat
    quarter: int
    only_for: ClassVar[str | None] = "seat"


class HoldingsSeen(Event, frozen=True):
    """What a player carries, for a spy to know."""

    seat: Seat
    player: Seat
    talents: int
    cogs: int
    doom_tokens: int
    kudos: int
    arete: int
    only_for: ClassVar[str | None] = "seat"


class HoldingsPublished(Event, frozen=True):
    """What the archives tell of a player."""

    seat: Seat
    talents: int
    kudos: int
    stars: int


class ContinentSunk(Event, frozen=True):
    """A whole map burns."""

    table: str


# Amendments


class AmendmentPassed(Event, frozen=True):
    """A council has passed an amendment; Law has yet to accept it."""

    entry: int
    seat: Seat
    council: str
    ayes: int
    nays: int
    kind: str
    number: str
    value: int
    switch: str
    setting: str
    thing: str
    name: str
    text: str


class AmendmentAccepted(Event, frozen=True):
    """Law has accepted an amendment."""

    entry: int
    turn: int


class AmendmentRejected(Event, frozen=True):
    """Law has rejected an amendment."""

    entry: int


class AmendmentStruck(Event, frozen=True):
    """Control has struck an amendment from the register."""

    entry: int
    reason: str


class RuleChanged(Event, frozen=True):
    """An amendment takes effect."""

    entry: int


class NumberChanged(Event, frozen=True):
    """A number of the rules is another one from now on."""

    number: str
    value: int


class RuleTurned(Event, frozen=True):
    """A switch of the rules stands otherwise from now on."""

    switch: str
    setting: str


class Renamed(Event, frozen=True):
    """A thing has another name from now on."""

    thing: str
    name: str
