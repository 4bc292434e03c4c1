"""How large a room can be, and the numbers that name seats, map tables and regions on the wire."""

from typing import Annotated

import msgspec

SEATS = range(12, 49)
"""For how many players the megagame is (col.1.1)."""
MOST_TABLES = 7
MOST_LAND = MOST_COASTAL = 8
MOST_EMPIRES = 6
MOST_REGIONS = MOST_LAND + MOST_COASTAL + MOST_EMPIRES
"""Of one map: that many can still be drawn on a phone."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=SEATS[-1] - 1)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=-1, le=SEATS[-1] - 1)]
TableNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_TABLES - 1)]
TableOrNone = Annotated[int, msgspec.Meta(ge=-1, le=MOST_TABLES - 1)]
RegionNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_REGIONS)]
RegionOrNone = Annotated[int, msgspec.Meta(ge=0, le=MOST_REGIONS)]
PlaceOrNone = Annotated[int, msgspec.Meta(ge=-1, le=MOST_TABLES * MOST_REGIONS - 1)]
