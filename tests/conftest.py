"""Settings for the whole test run."""

import os
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.seed import SEED

pytest_plugins = ["tests.second_tries"]

# Slow machines are no bugs, so no deadline. CI must give the same verdict twice.
settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
# For tools/mutants.py: that a test fails is enough to know, the smallest example is not wanted.
settings.register_profile(
    "mutants", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "local")
)

_SLOW_FIRST = ("browser/test_end_of_atlantis.py", "browser", "server")


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than cores: a browser waits for its pictures a third of the time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left with it in the end."""
    slow = [Path(__file__).parent / name for name in _SLOW_FIRST]

    def rank(item: pytest.Item) -> int:
        return next((n for n, one in enumerate(slow) if item.path.is_relative_to(one)), len(slow))

    items.sort(key=rank)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to repeat what failed."""
    if any(terminalreporter.stats.get(how) for how in ("failed", "error", "rerun")):
        terminalreporter.section(f"tables were dealt with CRITIAS_SEED={SEED}; it repeats them")
