"""Settings for the whole test run."""

import os
from pathlib import Path

import pytest
from hypothesis import Phase, settings

# Slow machines are no bugs, so no deadline. CI must give the same verdict twice.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
# For tools/mutants.py: that a test fails is enough to know, the smallest example is not wanted.
settings.register_profile(
    "mutants", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "local")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two more tries where two slow cores run everything at once: elsewhere a failure is a failure.

    For tests of a live server, which deals at random and has real clocks, and of browsers before
    it. The run names what needed it, and each of these is a fault to be found.
    """
    here = Path(__file__).parent
    live = {here / "browser", here / "server"}
    for item in items:
        if os.environ.get("CI") and live.intersection(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell why something needed another try: it passed in the end, but it is a fault."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"another try of {report.nodeid}")
        lines = report.longreprtext.splitlines()
        # Playwright's complaints end with all that is on the page; what was wanted comes first.
        complaint = [line for line in lines if line.startswith("E ")]
        where = [line for line in lines if line not in complaint]
        terminalreporter.line("\n".join(where[-25:] + complaint[:12]))
