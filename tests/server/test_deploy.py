"""The samples in deploy/: they name what there is, and proxies do what theirs say."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from critias.cli.admin import admin
from critias.cli.serve import serve

from .playing import DEADLINE, PERSON, Player
from .processes import running
from .test_processes import play_across
from .test_restarts import emptied, free_port

SAMPLES = Path(__file__).parents[2] / "deploy"
# Not every user has the folder of daemons on the path.
PATH = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin"))


def test_the_samples_name_options_that_there_are() -> None:
    known = {option for one in serve.params for option in one.opts}
    known |= {option for one in admin.commands["add"].params for option in one.opts}
    # Those of others' commands.
    known |= {"--pty", "--now", "--file", "--tag", "--publish", "--volume"}
    known |= {"--from", "--no-cache-dir", "--prefix", "--no-deps", "--require-hashes"}
    known |= {"--requirement", "--system", "--create-home", "--home-dir"}
    known |= {"--interval", "--timeout", "--start-period"}
    for sample in SAMPLES.iterdir():
        named = set(re.findall(r"(?<![\w-])--[a-z-]+", sample.read_text("utf-8")))
        assert named <= known, sample.name


def test_each_sample_is_named_to_operators() -> None:
    page = (SAMPLES.parent / "docs" / "running-a-server.md").read_text("utf-8")
    for sample in SAMPLES.iterdir():
        if not sample.name.endswith(".dockerignore"):
            assert f"deploy/{sample.name}" in page


@pytest.mark.long
@pytest.mark.parametrize(
    "program",
    [
        pytest.param(
            name,
            marks=pytest.mark.skipif(
                shutil.which(name, path=PATH) is None, reason=f"{name} is not installed"
            ),
        )
        for name in ("nginx", "caddy")
    ],
)
def test_each_table_is_led_to_one_process(program: str, postgres: Any, tmp_path: Path) -> None:
    database = emptied(postgres)

    async def served_by(player: Player) -> str:
        reply = await player.http.get(f"/api/tables/{player.table}")
        assert reply.json()["stage"] == "gathering"
        tried: str = reply.headers["x-served-by"]
        return tried.rpartition(", ")[2]  # the last of those that were tried

    async def test() -> None:
        arguments = ("--database", database, "--log-level", "error")
        async with running(*arguments) as one, running(*arguments) as two:
            ports = [int(server.address.rpartition(":")[2]) for server in (one, two)]
            async with PROXIES[program](tmp_path, ports) as address:
                for seats in (2, 3):
                    await play_across([address], "atlantis", seats)
                tables: list[Player] = []
                led: set[str] = set()
                for _ in range(16):
                    ada = Player(address)
                    await ada.make("atlantis", PERSON, PERSON)
                    servers = {await served_by(ada) for _ in range(3)}
                    assert len(servers) == 1, servers
                    tables.append(ada)
                    led |= servers
                assert len(led) == 2  # both have something to do
                # The tables of a process that dies go to the other; nobody needs to know.
                await two.kill()
                for ada in tables:
                    assert await served_by(ada) == one.address.removeprefix("http://")
                for ada in tables[:3]:
                    bob = Player(address)
                    await bob.join(ada.table)
                    async with bob.follow() as feed:
                        assert (await feed.next())["stage"] == "playing"

    asyncio.run(asyncio.wait_for(test(), 5 * DEADLINE))


def sample(name: str, *changes: tuple[str, str]) -> str:
    """A sample, with what is otherwise in a test."""
    text = (SAMPLES / name).read_text("utf-8")
    for theirs, ours in changes:
        assert theirs in text
        text = text.replace(theirs, ours)
    return text


@asynccontextmanager
async def nginx(folder: Path, servers: list[int]) -> AsyncIterator[str]:
    """nginx with the sample, in front of these ports; gives its address."""
    port, whole = free_port(), folder / "nginx.conf"
    (folder / "critias.conf").write_text(
        sample(
            "nginx.conf",
            ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
            ("listen [::]:443 ssl;", "add_header X-Served-By $upstream_addr;"),
            ("ssl_certificate ", "# "),
            ("ssl_certificate_key ", "# "),
            ("127.0.0.1:8001", f"127.0.0.1:{servers[0]}"),
            ("127.0.0.1:8002", f"127.0.0.1:{servers[1]}"),
        )
    )
    user = "user root;" if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user} daemon off; pid nginx.pid; error_log stderr; events {{}}\n"
        "http { include critias.conf; client_body_temp_path body; proxy_temp_path proxy;\n"
        "fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi; }\n"
    )
    async with started(port, "nginx", "-p", folder, "-c", whole, "-e", "stderr"):
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def caddy(folder: Path, servers: list[int]) -> AsyncIterator[str]:
    """Caddy with the sample, in front of these ports; gives its address."""
    port, whole = free_port(), folder / "Caddyfile"
    served_by = "header_down X-Served-By {http.reverse_proxy.upstream.hostport}"
    whole.write_text(
        sample(
            "Caddyfile",
            ("play.example {", f"{{\n\tadmin off\n}}\n\nhttp://127.0.0.1:{port} {{"),
            ("lb_policy header", f"{served_by}\n\t\tlb_policy header"),
            ("127.0.0.1:8001", f"127.0.0.1:{servers[0]}"),
            ("127.0.0.1:8002", f"127.0.0.1:{servers[1]}"),
        )
    )
    async with started(port, "caddy", "run", "--config", whole, "--adapter", "caddyfile"):
        yield f"http://127.0.0.1:{port}"


PROXIES = {"nginx": nginx, "caddy": caddy}


@asynccontextmanager
async def started(port: int, name: str, *arguments: object) -> AsyncIterator[None]:
    """A program while this is open, once it listens."""
    command = shutil.which(name, path=PATH)
    assert command is not None
    process = await asyncio.create_subprocess_exec(
        *(command, *map(str, arguments)), stderr=asyncio.subprocess.DEVNULL
    )
    try:
        while True:
            assert process.returncode is None, f"{name} refuses the sample"
            with suppress(OSError):
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            await asyncio.sleep(0.02)
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
