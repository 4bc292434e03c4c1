"""The time by which clocks are kept: it goes on evenly, whatever is done to the machine's clock.

When that is set, or the machine has slept, nobody loses time that nobody had. Times that people
are told are by the machine's clock, which runs `ahead` then.
"""

import time
from datetime import UTC, datetime, timedelta

_NOTICED = 1.0  # seconds; less is a clock that is nudged

wall_time = time.time
_began = wall_time() - time.monotonic()


def now() -> datetime:
    """The time, as this process has kept it since its start."""
    return datetime.fromtimestamp(time.monotonic() + _began, UTC)


def ahead() -> timedelta:
    """By how much the machine's clock was set since."""
    by = wall_time() - time.monotonic() - _began
    return timedelta(seconds=round(by) if abs(by) > _NOTICED else 0)
