"""Servers in processes of their own, which can be killed."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.seed import SEED

_CODE = "import sys; from critias.cli import main; sys.exit(main())"


class Process:
    """A server as users start it."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    @property
    def pid(self) -> int:
        return self._process.pid

    async def kill(self) -> None:
        """Kill it; its bots' processes, which have its output open too, must go as well."""
        if self._process.returncode is None:
            self._process.kill()
        await self._gone()

    async def stop(self) -> None:
        """Stop it as a user does."""
        if self._process.returncode is None:
            self._process.terminate()
        await self._gone()

    async def _gone(self) -> None:
        assert self._process.stdout is not None
        await self._process.stdout.read()
        await self._process.wait()


async def start(*arguments: Any, seed: str | None = SEED) -> Process:
    """Start a server and wait until it can be reached."""
    dealt = () if seed is None else ("--seed", seed)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _CODE, "serve", "--bot-workers", "1", *dealt),
        *map(str, arguments),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    told = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", told)
    assert found, f"the server said {told!r}"
    return Process(process, found[0])


@asynccontextmanager
async def running(*arguments: Any, seed: str | None = SEED) -> AsyncIterator[Process]:
    """A server while this is open."""
    server = await start("--port", 0, *arguments, seed=seed)
    try:
        yield server
    finally:
        await server.stop()
