"""The generator of `critias.engine.randomness`, number by number the same."""

from math import isqrt
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .compiled import part
from .record import Crossing, Row

_WORD = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_BITS = np.uint64(64)
_SPAN = 1 << 32

# BLAKE2b (RFC 7693). Its start are fractions of the roots of the first primes.
_START = np.array([isqrt(p << 128) % 2**64 for p in (2, 3, 5, 7, 11, 13, 17, 19)], np.uint64)
_ROUNDS = 12
_ORDER = np.array(
    [
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
        [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
        [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
        [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
        [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
        [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
        [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
        [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
        [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
    ],
    np.int64,
)
_BLOCK = 128
_KEY = 32


def _started(digest: int, key: int, person: bytes = b"") -> NDArray[np.uint64]:
    """The hash before the first block, for digests and keys of so many bytes."""
    parameters = bytes([digest, key, 1, 1]) + bytes(44) + person.ljust(16, b"\0")
    started: NDArray[np.uint64] = _START ^ np.frombuffer(parameters, "<u8")
    return started


_SEED = _started(_KEY, 0, b"critias-seed")
_KEYED = _started(64, _KEY)


@njit
def _mix(a: Any, b: Any, c: Any, d: Any, x: Any, y: Any) -> tuple[Any, Any, Any, Any]:
    a += b + x
    d ^= a
    d = d >> np.uint64(32) | d << np.uint64(32)
    c += d
    b ^= c
    b = b >> np.uint64(24) | b << np.uint64(40)
    a += b + y
    d ^= a
    d = d >> np.uint64(16) | d << np.uint64(48)
    c += d
    b ^= c
    b = b >> np.uint64(63) | b << np.uint64(1)
    return a, b, c, d


@part
def _compress(s: Crossing, length: int, last: bool) -> None:
    """Take the message into the hash; with it, so many bytes have been taken."""
    h, message = s.hash, s.message
    h0, h1, h2, h3, h4, h5, h6, h7 = h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]
    i0, i1, i2, i3 = _START[0], _START[1], _START[2], _START[3]
    i4, i5, i6, i7 = _START[4] ^ np.uint64(length), _START[5], _START[6], _START[7]
    if last:
        i6 = ~i6
    for turn in range(_ROUNDS):
        m = _ORDER[turn % 10]
        h0, h4, i0, i4 = _mix(h0, h4, i0, i4, message[m[0]], message[m[1]])
        h1, h5, i1, i5 = _mix(h1, h5, i1, i5, message[m[2]], message[m[3]])
        h2, h6, i2, i6 = _mix(h2, h6, i2, i6, message[m[4]], message[m[5]])
        h3, h7, i3, i7 = _mix(h3, h7, i3, i7, message[m[6]], message[m[7]])
        h0, h5, i2, i7 = _mix(h0, h5, i2, i7, message[m[8]], message[m[9]])
        h1, h6, i3, i4 = _mix(h1, h6, i3, i4, message[m[10]], message[m[11]])
        h2, h7, i0, i5 = _mix(h2, h7, i0, i5, message[m[12]], message[m[13]])
        h3, h4, i1, i6 = _mix(h3, h4, i1, i6, message[m[14]], message[m[15]])
    h[0] ^= h0 ^ i0
    h[1] ^= h1 ^ i1
    h[2] ^= h2 ^ i2
    h[3] ^= h3 ^ i3
    h[4] ^= h4 ^ i4
    h[5] ^= h5 ^ i5
    h[6] ^= h6 ^ i6
    h[7] ^= h7 ^ i7


@part
def begin(s: Crossing, seed: int) -> None:
    """Begin the stream of a seed, which is hashed as its decimal digits."""
    digits, rest = 1, seed // 10
    while rest:
        digits, rest = digits + 1, rest // 10
    rest = seed
    for place in range(16):
        s.message[place] = 0
    for place in range(digits - 1, -1, -1):
        s.message[place >> 3] |= np.uint64(48 + rest % 10) << np.uint64(8 * (place & 7))
        rest //= 10
    for place in range(8):
        s.hash[place] = _SEED[place]
    _compress(s, digits, True)
    # All blocks begin with the key, so it is taken in once.
    for place in range(8):
        s.message[place] = s.hash[place] if place < 4 else np.uint64(0)
        s.hash[place] = _KEYED[place]
    _compress(s, _BLOCK, False)
    for place in range(8):
        s.keyed[place] = s.hash[place]
        s.message[place] = 0
    s.drawn = 0


@part
def word(s: Crossing) -> int:
    """The next 32 bits."""
    place = s.drawn & 15
    if place == 0:
        s.message[0] = s.drawn >> 4
        for half in range(8):
            s.hash[half] = s.keyed[half]
        _compress(s, _BLOCK + 8, True)
    s.drawn += 1
    both = s.hash[place >> 1]
    drawn: int = int(both >> _HALF if place & 1 else both & _WORD)
    return drawn


@part
def below(s: Crossing, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    while True:
        drawn = word(s)
        # The first part alone nearly always tells, and is the quicker one.
        if drawn < _SPAN - n or drawn < _SPAN - _SPAN % n:
            return np.uint32(drawn) % np.uint32(n)  # type: ignore[return-value]


@part
def shuffle(s: Crossing, items: Row) -> None:
    """Bring the items into random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(s, last + 1)
        items[last], items[other] = items[other], items[last]
