"""Schemathesis reads the OpenAPI schema and tries whatever it allows, and what it does not."""

import asyncio
import os
import sys
from pathlib import Path

from .playing import PERSON, Player, bot, play
from .processes import running

# How much is tried: a little in the everyday run, all phases with CRITIAS_EXAMPLES=50.
EXAMPLES = int(os.environ.get("CRITIAS_EXAMPLES", "1"))
PHASES = "fuzzing" if EXAMPLES == 1 else "examples,coverage,fuzzing"


def test_the_api_keeps_to_its_schema(tmp_path: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{tmp_path / 'critias.db'}"
        async with running("--database", database) as server:
            ada = Player(server.address)
            await ada.make("atlantis", PERSON, bot())
            config = tmp_path / "schemathesis.toml"
            config.write_text(
                f"""
                [parameters]
                table_id = "{ada.table}"
                game = "atlantis"
                language = "en"
                """
            )
            trial = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
                *("run", f"{server.address}/api/schema/openapi.json"),
                # What is allowed by the schema may still come at the wrong moment.
                *("--checks", "all", "--exclude-checks", "positive_data_acceptance"),
                *(
                    "--phases",
                    PHASES,
                    "--max-examples",
                    str(EXAMPLES),
                    "--generation-database=none",
                ),
                *("--header", f"Authorization: Seat {ada.secret}"),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            told, _ = await trial.communicate()
            assert trial.returncode == 0, told.decode()
            assert (await ada.get(f"/api/tables/{ada.table}"))["table"] == ada.table

    play(test()) if EXAMPLES == 1 else asyncio.run(test())
