"""The optional parts of the package, and one sentence where one of them is missing."""

from importlib.util import find_spec

from critias.engine.errors import CritiasError

MODULES = {
    "server": (
        *("aiosqlite", "alembic", "argon2", "asyncpg", "httpx", "litestar", "platformdirs"),
        *("prometheus_client", "segno", "sqlalchemy", "uvicorn", "websockets"),
    ),
    "redis": ("redis",),
    "lab": ("pyarrow",),
    "cluster": ("ray",),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "fast": ("gymnasium", "numba", "numpy", "pettingzoo"),
}
"""What must be there to be imported, by extra."""


class NotInstalled(CritiasError, ImportError):
    """What is wanted needs an extra that is not installed."""


def require(extra: str, wanted: str) -> None:
    """Refuse to go on, with the command to type, unless an extra is installed."""
    if any(find_spec(module) is None for module in MODULES[extra]):
        raise NotInstalled(
            f'not all that {wanted} needs is installed; type: pip install "critias[{extra}]"'
        )
