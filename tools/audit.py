"""Are there known vulnerabilities in what Critias depends on? `make audit` runs this.

Asks the services behind pip-audit and npm audit. Where one cannot be reached it says so: then
nothing is known, which is not the same as nothing found.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PATIENCE = 300  # seconds


def main() -> int:
    """Ask about each lock, and return 1 if something is known of any."""
    found = [of_python(lock) for lock in sorted((ROOT / "requirements").glob("*.txt"))]
    found.append(of_node())
    return int(any(found))


def of_python(lock: Path) -> bool:
    """Whether something is known of what a file of requirements locks."""
    tool = Path(sys.executable).with_name("pip-audit")
    asked = [tool, "--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json"]
    told = answer_of([*asked, "-r", lock], lock.parent)
    packages = [] if told is None else told.get("dependencies", [])
    # Without its service pip-audit skips each package, and calls that nothing found.
    asked_about = [one for one in packages if "skip_reason" not in one]
    if not asked_about:
        return not_audited(lock.name)
    if len(asked_about) < len(packages):
        print(f"{lock.name}: {len(packages) - len(asked_about)} packages could not be asked about")
    known = [
        f"{one['name']} {one['version']}: {why['id']}, mended in {why['fix_versions'] or 'nothing'}"
        for one in asked_about
        for why in one.get("vulns", ())
    ]
    return report(lock.name, known)


def of_node() -> bool:
    """Whether something is known of what the lock of the browser client names."""
    name, npm = "web/package-lock.json", shutil.which("npm")
    if npm is None:
        return not_audited(name)
    told = answer_of([npm, "audit", "--json", "--package-lock-only"], ROOT / "web")
    if told is None or "vulnerabilities" not in told:
        return not_audited(name)
    known = [f"{one}: {why['severity']}" for one, why in told["vulnerabilities"].items()]
    return report(name, known)


def answer_of(command: list[Any], where: Path) -> dict[str, Any] | None:
    """What a tool prints as JSON; None if it cannot be run, or does not come to that."""
    try:
        done = subprocess.run(
            command, cwd=where, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        told = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return told if isinstance(told, dict) else None


def report(name: str, known: list[str]) -> bool:
    """Say what is known of the packages that a file names."""
    print(f"{name}: {'nothing known' if not known else f'{len(known)} known'}", *known, sep="\n  ")
    return bool(known)


def not_audited(name: str) -> bool:
    """Say that nothing could be found out."""
    print(f"{name}: NOT AUDITED, no service could be reached")
    return False


if __name__ == "__main__":
    # npm of the wheel lies beside Python.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    sys.exit(main())
