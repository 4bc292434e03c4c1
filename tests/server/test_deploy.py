"""The samples in deploy/: they name what there is, and nginx does with one what it says."""

import asyncio
import os
import re
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from critias.cli.admin import admin
from critias.cli.serve import serve

from .playing import PERSON, Player, play
from .processes import running
from .test_processes import play_across
from .test_restarts import emptied, free_port

SAMPLES = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


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
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed: deploy/nginx.conf is not tried")
def test_nginx_leads_each_table_to_one_process(postgres: Any, tmp_path: Path) -> None:
    database = emptied(postgres)

    async def test() -> None:
        arguments = ("--database", database, "--log-level", "error")
        async with running(*arguments) as one, running(*arguments) as two:
            ports = [int(server.address.rpartition(":")[2]) for server in (one, two)]
            async with nginx(tmp_path, ports) as address:
                for seats in (2, 3):
                    await play_across([address], "atlantis", seats)
                tables = []
                for _ in range(20):
                    ada = Player(address)
                    await ada.make("atlantis", PERSON, PERSON)
                    for _ in range(3):
                        await ada.get(f"/api/tables/{ada.table}")
                    tables.append(ada)
                led = led_to(tmp_path / "led.log")
                assert all(len(servers) == 1 for servers in led.values())
                assert len(set().union(*led.values())) == 2  # both have something to do
                # The tables of a process that dies go to the other; nobody needs to know.
                await two.kill()
                for ada in tables:
                    assert (await ada.get(f"/api/tables/{ada.table}"))["stage"] == "gathering"
                    bob = Player(address)
                    await bob.join(ada.table)
                    async with bob.follow() as feed:
                        assert (await feed.next())["stage"] == "playing"

    play(test())


def led_to(log: Path) -> dict[str, set[str]]:
    """By which servers the requests about each table were answered."""
    found = defaultdict(set)
    for line in log.read_text().splitlines():
        path, server = line.split()
        if table := re.match(r"/api/tables/([a-z0-9]{16})", path):
            found[table[1]].add(server)
    return found


@asynccontextmanager
async def nginx(folder: Path, servers: list[int]) -> AsyncIterator[str]:
    """nginx with the sample, in front of these ports; gives its address."""
    port = free_port()
    sample = (SAMPLES / "nginx.conf").read_text("utf-8")
    for ours, theirs in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("listen [::]:443 ssl;", ""),
        ("ssl_certificate ", "# "),
        ("ssl_certificate_key ", "# "),
        ("access_log off;", "access_log led.log led;"),
        ("127.0.0.1:8001", f"127.0.0.1:{servers[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{servers[1]}"),
    ):
        assert ours in sample
        sample = sample.replace(ours, theirs)
    (folder / "critias.conf").write_text(sample)
    whole = folder / "nginx.conf"
    user = "user root;" if os.name == "posix" and os.geteuid() == 0 else ""
    whole.write_text(
        f"{user} daemon off; pid nginx.pid; error_log stderr; events {{}}\n"
        "http { log_format led '$uri $upstream_addr'; include critias.conf;\n"
        "client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;\n"
        "uwsgi_temp_path uwsgi; scgi_temp_path scgi; }\n"
    )
    assert NGINX is not None
    process = await asyncio.create_subprocess_exec(
        NGINX, "-p", str(folder), "-c", str(whole), "-e", "stderr"
    )
    try:
        while process.returncode is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                break
        assert process.returncode is None, "nginx refuses the sample"
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
