"""`critias static`: a folder for any web server, in which the rules run in the browser."""

import hashlib
import importlib.metadata
import json
import re
import shutil
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import click

import critias
from critias.engine.errors import CritiasError

_PACKAGE = Path(critias.__file__).parent
_CHECKOUT = _PACKAGE.parent
_CLIENT = _PACKAGE / "server" / "static"
_PYODIDE = _CHECKOUT / "web" / "node_modules" / "pyodide"
_WHEELS = _CHECKOUT / "build" / "wheels"

_ROOMS = ("engine", "games", "bots", "hall", "paper", "table", "offline")
_LEFT_OUT = ("__pycache__", "README.md")
_OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
_STDLIB = "python_stdlib.zip"

# Of the standard library: what no rule and no table needs, nor what starts Python.
_UNNEEDED = re.compile(
    r"(_pyio|_pyrepl|argparse|bdb|cmd|configparser|ctypes|curses|dbm|doctest"
    r"|ensurepip|filecmp|fileinput|ftplib|getpass|graphlib|http|idlelib|imaplib"
    r"|mailbox|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile"
    r"|pstats|pyclbr|pydoc|pydoc_data|rlcompleter|sched|shelve|smtplib|socketserver|sqlite3"
    r"|statistics|tarfile|timeit|trace|turtle|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc"
    r"|zipapp)(\.py|/.*)"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8|utf_8_sig)\.py).*"
)
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "img-src 'self' data:",
        # Boards place things by style attributes; style sheets still come from files only.
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)


class NoParts(CritiasError):
    """Something that the folder is made of is not there."""


@click.command("static")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def static(folder: Path) -> None:
    """Write FOLDER, which any web server can hand out: all games against bots, with no server.

    To look at it: python -m http.server --directory FOLDER
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / "offline").is_dir():
        raise click.UsageError(f"{folder} holds something else already")
    write_folder(folder)
    bytes = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    click.echo(f"{folder}: {bytes / 1e6:.1f} MB. To look at it:")
    click.echo(f"  python -m http.server --directory {folder}")


def write_folder(folder: Path) -> None:
    """Write the folder anew."""
    wheels = sorted(_WHEELS.glob("*wasm32.whl"))
    for there, what in (
        ((_CLIENT / "index.html").is_file(), "the browser client"),
        ((_PYODIDE / _STDLIB).is_file(), "Pyodide"),
        (bool(wheels), "msgspec for the browser"),
    ):
        if not there:
            raise NoParts(
                f"{what} has not been fetched: in a checkout of Critias, type make static"
            )
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(_CLIENT, folder, ignore=shutil.ignore_patterns(".*", "sw.js", "offline-sw.js"))
    offline = folder / "offline"
    pyodide = offline / f"pyodide-{json.loads((_PYODIDE / 'package.json').read_text())['version']}"
    pyodide.mkdir(parents=True)
    for name in _OF_PYODIDE:
        shutil.copy(_PYODIDE / name, pyodide / name)
    (pyodide / _STDLIB).write_bytes(_trimmed((_PYODIDE / _STDLIB).read_bytes()))
    packages = [_named(offline, "critias", _own_package())]
    packages += [_named(offline, wheel.name.split("-")[0], wheel.read_bytes()) for wheel in wheels]
    counted = [*(pyodide / name for name in (*_OF_PYODIDE[1:], _STDLIB)), *packages]
    parts = {
        "pyodide": pyodide.name,
        "packages": [path.name for path in packages],
        "bytes": sum(path.stat().st_size for path in counted),
    }
    _write_page(folder, parts)
    _write_worker(folder)


def _named(folder: Path, name: str, contents: bytes) -> Path:
    """A file with a hash of its contents in its name: one that is known never changes."""
    path = folder / f"{name}-{hashlib.blake2b(contents, digest_size=6).hexdigest()}.zip"
    path.write_bytes(contents)
    return path


def _trimmed(stdlib: bytes) -> bytes:
    with zipfile.ZipFile(BytesIO(stdlib)) as whole:
        names = [name for name in whole.namelist() if not _UNNEEDED.fullmatch(name)]
        return _zipped((name, whole.read(name)) for name in names)


def _own_package() -> bytes:
    """The rules, bots and tables, and the entry points by which the games are found."""
    files = [_PACKAGE / "__init__.py"]
    for room in _ROOMS:
        files += sorted((_PACKAGE / room).rglob("*.*"))
    own = [
        (path.relative_to(_CHECKOUT).as_posix(), path.read_bytes())
        for path in files
        if path.is_file() and not set(path.parts) & set(_LEFT_OUT)
    ]
    info = f"critias-{critias.__version__}.dist-info"
    games = importlib.metadata.entry_points(group="critias.games")
    named = [f"{one.name} = {one.value}" for one in games if one.value.startswith("critias.games.")]
    points = "\n".join(("[critias.games]", *sorted(named), ""))
    metadata = f"Metadata-Version: 2.1\nName: critias\nVersion: {critias.__version__}\n"
    own += [(f"{info}/entry_points.txt", points.encode()), (f"{info}/METADATA", metadata.encode())]
    return _zipped(own)


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive that is the same whenever it is made of the same."""
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, contents in files:
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, contents)
    return archive.getvalue()


def _write_page(folder: Path, parts: object) -> None:
    """The client's page, with addresses that hold wherever the folder lies."""
    page = (folder / "index.html").read_text("utf-8")
    page = re.sub(r'(href|src)="/', r'\1="./', page)
    page = page.replace("<html ", '<html data-tables="here" ', 1)
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />\n'
        f'    <meta name="parts" content="{_attribute(json.dumps(parts))}" />\n    '
    )
    page = page.replace("<meta ", head + "<meta ", 1)
    (folder / "index.html").write_text(page, "utf-8")
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(manifest.read_text("utf-8").replace('"/', '"./'), "utf-8")


def _attribute(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;")


def _write_worker(folder: Path) -> None:
    """The service worker, with the list of what it keeps."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.blake2b(
            path.read_bytes(), digest_size=6
        ).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    script = (_CLIENT / "offline-sw.js").read_text("utf-8")
    known = f"const FILES = {json.dumps(files)}\nconst POLICY = {json.dumps(_POLICY)}\n"
    (folder / "sw.js").write_text(known + script, "utf-8")
