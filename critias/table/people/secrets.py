"""Secrets: 256 random bits that prove a seat or a station. Only their hashes are stored."""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import blake2b

from .seats import Seat
from .stations import Station

_SECRET = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """A secret of 256 bits in hex."""
    return secrets.token_hex(32)


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is random, so one fast hash is enough."""
    return blake2b(secret.encode(), digest_size=32, person=b"critias-seat").digest()


def is_secret(given: str) -> bool:
    """Whether something has the form of a secret."""
    return _SECRET.fullmatch(given) is not None


def seat_of(seats: Sequence[Seat], secret: str | None) -> int | None:
    """The seat that a secret proves, if any."""
    if secret is None or not is_secret(secret):
        return None
    given = hashed(secret)
    for number, seat in enumerate(seats):
        if seat.secret is not None and hmac.compare_digest(seat.secret, given):
            return number
    return None


def station_of(stations: Sequence[Station], secret: str | None) -> Station | None:
    """The station that a secret proves, if any."""
    if not stations or secret is None or not is_secret(secret):
        return None
    given = hashed(secret)
    opens = (one for one in stations if one.secret and hmac.compare_digest(one.secret, given))
    return next(opens, None)
