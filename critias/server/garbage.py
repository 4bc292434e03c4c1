"""Python's collector of garbage, told how this program lives.

Matches, states and flows hold no circles, so what a server drops is gone at once without it. Left
alone it would stop everybody for a third of a second, several times a second under load, to look
through all tables in memory and find nothing.
"""

import gc
import threading
import time

_EVERY = 600.0  # seconds


def collect_seldom() -> None:
    """Look for circles among what is young as it comes, and through everything now and then."""
    gc.freeze()  # what was imported stays
    gc.set_threshold(50_000, 20, 1_000_000)
    threading.Thread(target=_collect_everything, name="collecting", daemon=True).start()


def _collect_everything() -> None:
    while True:
        time.sleep(_EVERY)
        gc.collect()
