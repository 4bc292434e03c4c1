"""What the papers say besides the names that the game has anyway."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from critias.engine import Texts, texts_in

from ..box import RESOURCES
from ..room.records import Booking

NOTHING: Mapping[str, int] = {}


class Wording:
    """The words of the papers in one language, and the game's own."""

    def __init__(self, texts: Texts) -> None:
        self.game = texts
        self.own = texts_in(Path(__file__).parent, texts.language, texts.names)
        self.language = texts.language
        self.player = texts.player
        self.name = texts.name
        self.event = texts.event

    def say(self, message: str, **values: Any) -> str:
        """A text of the papers."""
        return self.own.say(message, **values)

    def says(self, *messages: str) -> list[str]:
        """Several texts, such as the headings of a table."""
        return [self.say(message) for message in messages]

    def steps_of(self, message: str, count: int) -> list[str]:
        """What to do in numbered steps: message-1, message-2, ..."""
        return [f"{n}. {self.say(f'{message}-{n}')}" for n in range(1, count + 1)]

    def effect(self, kind: str, card: str, price: Mapping[str, int] = NOTHING) -> str:
        """What an action, an upgrade or a wonder does, and what an action costs besides."""
        says = self.game.name(f"{kind}_says", card)
        cost = self.say("costs", price=self.amounts("resource", dict(price))) if price else ""
        return f"{says} {cost}".strip()

    def steps(self, steps: int) -> str:
        """By how many price steps a card costs more or less than the others."""
        return f"{steps:+d}" if steps else ""

    def amounts(self, kind: str, counts: dict[str, int]) -> str:
        """Several amounts in a line, without those that are nothing."""
        listed = [
            f"{count} {self.name(kind, one, one=abs(count) == 1)}"
            for one, count in counts.items()
            if count
        ]
        return ", ".join(listed) or "-"

    def rewards(self, counts: Mapping[str, int]) -> str:
        """What lies in a region: cards of three decks, and tokens."""
        lies = [self.say("lies", thing=one, count=count) for one, count in counts.items() if count]
        return ", ".join(lies) or "-"

    def names(self, kind: str, items: Any) -> str:
        """Several names in a line."""
        return ", ".join(self.name(kind, item) for item in items) or "-"

    def players(self, seats: Any) -> str:
        """Several players in a line."""
        return ", ".join(self.player(seat) for seat in seats) or "-"

    def booking(self, entry: Booking) -> list[str]:
        """An entry of a ledger as a row."""
        return [
            str(entry.turn),
            self.name("resource", RESOURCES[entry.resource]),
            f"{entry.amount:+d}",
            self.name("cause", entry.cause),
        ]
