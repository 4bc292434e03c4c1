"""What can go wrong in the laboratory."""

from critias.engine.errors import CritiasError


class MatchFailed(CritiasError):
    """A match in bulk play broke off; the message tells how to see it again."""


class OtherExport(CritiasError):
    """The matches already exported are not those of this plan."""
