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


class NotSeated(Refused):
    """The request does not prove a seat at this table."""

    status = 401
    kind = "not-seated"


class AlreadySeated(Refused):
    """The request comes from somebody who sits at the table already."""

    status = 409
    kind = "already-seated"


class TableFull(Refused):
    """No seat is free."""

    status = 409
    kind = "table-full"


class NoChat(Refused):
    """The table has no chat."""

    status = 409
    kind = "no-chat"


class NothingProposed(Refused):
    """There is no proposal to vote on, or another one stands."""

    status = 409
    kind = "nothing-proposed"


class BadUpload(Refused):
    """A file that is not what it should be."""

    status = 422
    kind = "bad-upload"


class TooMany(Refused):
    """Too many requests or connections from one address. `wait`: seconds until it may try again."""

    status = 429
    kind = "too-many-requests"

    def __init__(self, sentence: str, wait: int = 10) -> None:
        super().__init__(sentence)
        self.wait = wait


class BotsFailed(Refused):
    """No bot can think at the moment."""

    status = 503
    kind = "bots-failed"


class NotYours(Refused):
    """This station may not do that."""

    status = 403
    kind = "not-yours"


class NoSuchGroup(Refused):
    """There is no such group for this player to speak to."""

    status = 422
    kind = "no-such-group"
