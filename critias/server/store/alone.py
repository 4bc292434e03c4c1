"""One server at a time on an SQLite file: nobody tells two of them of each other's moves."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import BadConfiguration


@contextmanager
def alone_on(file: Path, *, shared: bool = False) -> Iterator[None]:
    """Hold the file, for this server and its processes, while this is open.

    `shared`: with servers that hear of each other's moves. Whoever only reads, such as the doctor,
    needs no hold. The operating system lets go of it however the process ends.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    how = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
    with Path(f"{file}.lock").open("ab") as held:
        try:
            fcntl.flock(held, how | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadConfiguration(
                f"another server runs on {file}; stop that first "
                "(several servers share a PostgreSQL database)"
            ) from None
        yield
