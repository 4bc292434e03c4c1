"""What a table refuses, each with its kind and status on the wire."""

from typing import ClassVar

from critias.engine.errors import CritiasError


class Refused(CritiasError):
    """A request that cannot be granted."""

    status: ClassVar[int] = 400
    kind: ClassVar[str] = "bad-request"


class BadName(Refused):
    """A name that is empty or too long."""

    kind = "bad-name"


class BadOrder(Refused):
    """A standing order that the game cannot carry out."""

    kind = "bad-order"


class NoSuchThing(Refused):
    """There is nothing at that address."""

    status = 404
    kind = "not-found"


class NoSuchTable(NoSuchThing):
    """There is no table of that id."""

    kind = "no-such-table"


class NotPlaying(Refused):
    """The match has not begun, is over, or is frozen."""

    status = 409
    kind = "not-playing"


class Paused(Refused):
    """A referee has paused play; only referees act."""

    status = 409
    kind = "paused"


class NoSpectators(Refused):
    """Only those who sit at the table may look."""

    status = 403
    kind = "no-spectators"


class NotOver(Refused):
    """Only a finished match opens up."""

    status = 409
    kind = "not-over"


class NoHall(Refused):
    """The table is not run in a hall."""

    status = 409
    kind = "no-hall"


class StorageFailed(Refused):
    """The database did not take the entry; it may be tried again with the same id."""

    status = 503
    kind = "storage-failed"
