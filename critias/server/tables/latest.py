"""Remembering what was worked out last (memoisation of one value)."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """Something costly that is worked out anew only when what it depends on has changed.

    It had better not depend on the match itself, which it would hold: see `history/spare.py`.
    """

    def __init__(self) -> None:
        self._known: tuple[tuple[object, ...], T] | None = None

    def of(self, state: tuple[object, ...], work_out: Callable[[], T]) -> T:
        """Its value while what it depends on is this."""
        if self._known is None or self._known[0] != state:
            self._known = (state, work_out())
        return self._known[1]
