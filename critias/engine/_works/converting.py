"""From plain data to records (deserialization), safely from several threads.

msgspec learns a type when it first meets it. If two threads make it meet the same one at once, the
second works with what is only half learnt, and the whole process dies.
"""

import functools
import threading
from typing import Any

import msgspec

_learning = threading.Lock()


def convert(plain: Any, kind: Any, *, strict: bool = True) -> Any:
    """As msgspec.convert."""
    _learn(kind)
    return msgspec.convert(plain, kind, strict=strict)


@functools.cache
def _learn(kind: Any) -> None:
    with _learning:
        msgspec.json.Decoder(kind)
