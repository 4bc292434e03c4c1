"""What players can answer at the map tables, in meetings of their House and in free time.

What they can answer in councils is in `council_options`.
"""

from typing import Annotated, Literal

import msgspec

from critias.engine.decisions import Option
from critias.engine.game import TableOptions


class Options(TableOptions, frozen=True):
    """How a room is set up."""

    turns: Literal[6, 8, 10] = 8
    map: Literal["full", "short"] = "full"
    cogs: bool = True


class Ready(Option, frozen=True):
    """Nothing more to do in this phase."""


Table = Annotated[int, msgspec.Meta(ge=0, le=6)]
READY = Ready()
