"""What the papers say besides the names that the game has anyway."""

from pathlib import Path
from typing import Any

from critias.engine import Texts, texts_in

from ..box import RESOURCES
from ..room.records import Booking


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

    def amounts(self, kind: str, counts: dict[str, int]) -> str:
        """Several amounts in a line, without those that are nothing."""
        listed = [f"{count} {self.name(kind, one)}" for one, count in counts.items() if count]
        return ", ".join(listed) or "-"

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
