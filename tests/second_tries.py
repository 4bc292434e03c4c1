"""Second tries: for what a busy machine may disturb, few in a run, and each of them told."""

import os
from pathlib import Path

import pytest

MOST = 2
"""In a whole run. One more is no accident, and the run fails."""

_BROWSER = Path(__file__).parent / "browser"


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    about = "kills: kills a process; in CI it may have a second try, like what runs in a browser"
    config.addinivalue_line("markers", about)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Only in CI, and only with a real browser or a killed process: else a failure is a failure."""
    for item in items if os.environ.get("CI") else ():
        if _BROWSER in item.path.parents or item.get_closest_marker("kills"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell why something needed a second try: it may have passed then, but it is a fault."""
    tries = terminalreporter.stats.get("rerun", [])
    for report in tries:
        terminalreporter.section(f"second try of {report.nodeid}")
        lines = report.longreprtext.splitlines()
        # Playwright's complaints end with all that is on the page; what was wanted comes first.
        complaint = [line for line in lines if line.startswith("E ")]
        where = [line for line in lines if line not in complaint]
        terminalreporter.line("\n".join(where[-25:] + complaint[:12]))
    if len(tries) > MOST:
        terminalreporter.section(f"{len(tries)} second tries are too many", red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run with too many of them; where tests run in workers, this is where they report."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and len(terminal.stats.get("rerun", ())) > MOST:
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
