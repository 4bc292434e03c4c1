"""What the clocks of a hall run for: the present phase, who plays it together, and votes."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

NOWHERE = "none"


class Moment(msgspec.Struct, frozen=True):
    """The phase for which the clock of the hall runs."""

    turn: int
    phase: str


class Gathering(msgspec.Struct, frozen=True):
    """Those who play the present phase together, and the kind and name of where they do.

    The place NOWHERE is for those whom nothing has gathered.
    """

    kind: str
    place: str
    seats: Sequence[int]


class Ballot(msgspec.Struct, frozen=True):
    """A vote that is open, under a name that it keeps until it is closed.

    `kind` and `place`: the screen that shows it. `seats` are all who vote there, also those who
    have; `rule` and `about` are those of the question that they are asked.
    """

    key: str
    kind: str
    place: str
    seats: Sequence[int]
    rule: str
    about: Mapping[str, Any]
