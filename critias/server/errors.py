"""What the server refuses, each with its kind and status on the wire."""

from critias.engine.errors import CritiasError
from critias.table.errors import Refused


class BadConfiguration(CritiasError, ValueError):
    """A server that cannot be run as it was asked to."""


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


class StrangeOrigin(Refused):
    """A browser sent the request on behalf of another site."""

    status = 403
    kind = "strange-origin"


class NotAdmin(Refused):
    """The request does not prove that it comes from an administrator."""

    status = 401
    kind = "not-admin"


class NotLoggedIn(Refused):
    """The request does not prove an account."""

    status = 401
    kind = "not-logged-in"


class NameTaken(Refused):
    """There is an account of that name."""

    status = 409
    kind = "name-taken"


class TooMany(Refused):
    """Too many requests or connections from one address. `wait`: seconds until it may try again."""

    status = 429
    kind = "too-many-requests"

    def __init__(self, sentence: str, wait: int = 10) -> None:
        super().__init__(sentence)
        self.wait = wait


class TooManyTables(TooMany):
    """Too many tables of one address that are not finished."""

    kind = "too-many-tables"


class Silent(Refused):
    """No sign of life has come over a connection."""

    status = 408
    kind = "silent"


class StrangeHost(Refused):
    """The request was sent to a name under which this server is not known."""

    status = 421
    kind = "strange-host"


class BotsFailed(Refused):
    """No bot can think at the moment."""

    status = 503
    kind = "bots-failed"


class NotYours(Refused):
    """This station may not do that."""

    status = 403
    kind = "not-yours"


class OnlyHalls(Refused):
    """The server is for megagames alone."""

    status = 403
    kind = "only-halls"


class BadRoster(Refused):
    """People who cannot be seated as was wished."""

    status = 422
    kind = "bad-roster"


class NoSuchGroup(Refused):
    """There is no such group for this player to speak to."""

    status = 422
    kind = "no-such-group"
