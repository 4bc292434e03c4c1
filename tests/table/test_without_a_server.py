"""A table runs where there is no server, no database and no second thread, as in a browser."""

import subprocess
import sys

ALONE = """
import asyncio, importlib, pkgutil, sys, threading

BARRED = {barred}

class Barrier:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in BARRED):
            raise ModuleNotFoundError(f"{name} is out of reach here")

sys.meta_path.insert(0, Barrier())

def no_thread(self):
    raise RuntimeError("there is no second thread here")

threading.Thread.start = no_thread

import critias.table
for module in pkgutil.iter_modules(critias.table.__path__):
    importlib.import_module(f"critias.table.{module.name}")

from tests.table.local import Client, InList, open_table, play

table = open_table(InList())
clients = [Client(table, viewer, changes=True) for viewer in (0, 1, None)]
asyncio.run(play(table, clients))
print(table.stage, *(client.position["stage"] for client in clients))
"""

BARRED = (
    *("critias.server", "litestar", "uvicorn", "websockets", "httpx", "prometheus_client"),
    *("sqlalchemy", "alembic", "asyncpg", "aiosqlite", "sqlite3", "_sqlite3"),
    *("multiprocessing", "subprocess"),
)


def test_a_whole_match_where_there_is_nothing_but_the_table() -> None:
    script = ALONE.replace("{barred}", repr(BARRED))
    alone = [sys.executable, "-c", script]
    done = subprocess.run(alone, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["over"] * 4, done.stderr
