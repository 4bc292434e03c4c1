"""The state of a match: plain data that the engine copies, shows and saves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVarTuple

from .events import Event
from .randomness import Rng

Fields = TypeVarTuple("Fields")


@dataclass(slots=True, kw_only=True)
class State:
    """Base of every game's state: a slotted dataclass of numbers, strings, lists and dicts.

    The data forms a tree, holds no sets (their order differs between runs), and hidden components
    lie in declared zones, never in a local variable of a flow while it waits.
    """

    seats: int
    rng: Rng = field(metadata={"private": True})
    listener: Any = field(
        default=None, compare=False, repr=False, metadata={"private": True, "fleeting": True}
    )
    information_points: int = field(default=0, metadata={"private": True})

    def tell(self, event: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Report an event, given as its type and fields, or as a function that makes it.

        It is not even made when nobody listens, as in bulk play.
        """
        if self.listener is not None:
            self.listener(event(*fields))

    def brought_to_light(self) -> None:
        """Say that people have just learnt something: the answer that led here cannot be undone.

        To be said only where the state does not show it (an information point): what was turned
        up is hidden again before the next question, or was told and never lay in a zone.
        """
        self.information_points += 1
