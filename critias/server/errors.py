"""What the server refuses, each with its kind and status on the wire."""

from critias.engine.errors import CritiasError
from critias.table.errors import Refused, TooMany


class BadConfiguration(CritiasError, ValueError):
    """A server that cannot be run as it was asked to."""


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


class OnlyHalls(Refused):
    """The server is for megagames alone."""

    status = 403
    kind = "only-halls"


class BadRoster(Refused):
    """People who cannot be seated as was wished."""

    status = 422
    kind = "bad-roster"
