"""Randomness that is the same on every machine and can be checked by anybody.

It is a counter-based generator, a keyed hash of a counter, so that it can go to any place at once.

The algorithm, in full. A generator is a 256-bit key and a count of the 32-bit words drawn.

- Block k (k = 0, 1, 2, ...) is BLAKE2b with a 64-byte digest, keyed with the key, of k written as
  8 bytes, least significant first. It holds sixteen words of 32 bits, least significant byte first.
- Word i is word i mod 16 of block i div 16. Words are used in order, each once.
- A number below n takes one word w. If w is not below the largest multiple of n that is at most
  2^32, it is thrown away and the next word is taken (rejection sampling). The number is w mod n.
- A shuffle (Fisher-Yates) goes from the last place i down to place 1 and swaps place i with a
  place below i + 1.

Nobody can work out coming draws from those seen so far without the key.
"""

import re
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct("<16I")
_SPAN = 1 << 32
_FEW = 1 << 16


class Rng:
    """A stream of random numbers: a key and how many words have been drawn from it.

    The key may be given by a seed: Rng(7) is Rng(seed_key(7)).

    >>> Rng(7).roll() == Rng("7").roll()
    True
    """

    __slots__ = ("_words", "drawn", "key")

    def __init__(self, key: bytes | int | str, drawn: int = 0) -> None:
        if not isinstance(key, bytes):
            key = seed_key(key)
        elif len(key) != 32:
            raise ValueError(f"a random key has 32 bytes, this one has {len(key)}")
        self.key = key
        self.drawn = drawn
        # The current block. Empty when it has yet to be made.
        self._words: tuple[int, ...] = ()

    def copy(self) -> "Rng":
        """A generator that will draw the same numbers, independently of this one."""
        twin = Rng.__new__(Rng)
        twin.key = self.key
        twin.drawn = self.drawn
        twin._words = self._words
        return twin

    def go_to(self, word: int) -> None:
        """Go to a word of the stream: what is drawn from there depends on nothing drawn so far."""
        self.drawn = word
        self._words = ()

    def word(self) -> int:
        """The next 32 bits."""
        place = self.drawn & 15
        if place == 0 or not self._words:
            self._words = self._block(self.drawn >> 4)
        self.drawn += 1
        return self._words[place]

    def _block(self, number: int) -> tuple[int, ...]:
        return _WORDS.unpack(blake2b(number.to_bytes(8, "little"), key=self.key).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2**32."""
        # This is `word`, written out: bots draw a number for each decision.
        while True:
            drawn, words = self.drawn, self._words
            place = drawn & 15
            if place == 0 or not words:
                words = self._words = self._block(drawn >> 4)
            self.drawn = drawn + 1
            word = words[place]
            # The first part alone nearly always tells, and is the quicker one.
            if word < _SPAN - n or word < _SPAN - _SPAN % n:
                return word % n

    def roll(self, sides: int = 6) -> int:
        """A die: a number from 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into random order, in place."""
        place, count = self.drawn & 15, len(items) - 1
        words = self._coming(count)
        if len(items) > _FEW or max(words, default=0) >= _SPAN - _FEW:
            # Hardly ever: one of the words might have to be thrown away.
            for last in range(len(items) - 1, 0, -1):
                other = self.below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        last = len(items)
        for word in words[place : place + count]:
            other = word % last
            last -= 1
            items[last], items[other] = items[other], items[last]
        if count > 0:
            self.drawn += count
            self._words = tuple(words[-16:])

    def _coming(self, count: int) -> list[int]:
        """All words of the current block, and of as many more as it takes to draw so many."""
        words = list(self._words) if self.drawn & 15 else []
        first = (self.drawn + len(words)) >> 4
        for number in range(first, (self.drawn + count + 15) >> 4):
            words += self._block(number)
        return words

    def fork(self) -> "Rng":
        """A fresh, unrelated generator whose key is drawn from this one."""
        return Rng(b"".join(self.word().to_bytes(4, "little") for _ in range(8)))


_HEX_KEY = re.compile(r"[0-9a-f]{64}")


def seed_key(seed: int | str) -> bytes:
    """The 256-bit key of a seed: 64 hex digits stand for themselves, anything else is hashed.

    >>> seed_key(7) == seed_key("7")
    True
    """
    if not isinstance(seed, int | str):
        raise TypeError(f"a seed is a number or a text, not {seed!r}")
    text = str(seed)
    if _HEX_KEY.fullmatch(text):
        return bytes.fromhex(text)
    return blake2b(text.encode(), digest_size=32, person=b"critias-seed").digest()
