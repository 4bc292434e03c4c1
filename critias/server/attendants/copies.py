"""Copies of the database whenever a phase begins in a hall, to a folder such as a stick."""

import asyncio
import logging
import os
from datetime import datetime
from pathlib import Path

from critias.hall import Moment, hall_of

from ..configuration import Configuration
from ..errors import BadConfiguration
from ..store.copies import copy_database, file_of
from ..tables.stored_table import StoredTable

_log = logging.getLogger(__name__)


class Copies:
    """Makes them; where one fails, Control's queue says so."""

    def __init__(self, configuration: Configuration) -> None:
        self._folder = None if configuration.copies is None else Path(configuration.copies)
        if self._folder is not None:
            self._file = file_of(configuration.database)
            if not (self._folder.is_dir() and os.access(self._folder, os.W_OK)):
                raise BadConfiguration(
                    f"{self._folder} is no folder for copies that can be written to"
                )
        self._copied: dict[str, Moment] = {}
        self._one_at_a_time = asyncio.Lock()
        self._copying: set[asyncio.Task[None]] = set()

    def attend(self, table: StoredTable) -> None:
        """Make a copy if a phase has begun."""
        match = table.match
        if self._folder is None or table.hall is None or match is None:
            return
        moment = hall_of(match.game).moment(match.state)
        if self._copied.get(table.id) == moment:
            return
        self._copied[table.id] = moment
        task = asyncio.create_task(self._copy(table, self._folder, moment))
        self._copying.add(task)
        task.add_done_callback(self._copying.discard)

    async def _copy(self, table: StoredTable, folder: Path, moment: Moment) -> None:
        when = f"{datetime.now():%Y-%m-%d-%H%M%S}"
        to = folder / f"critias-{when}-turn-{moment.turn}-{moment.phase}.db"
        async with self._one_at_a_time:
            try:
                await asyncio.to_thread(copy_database, self._file, to)
            except (OSError, BadConfiguration) as error:
                _log.error("no copy was made: %s", error)
                table.no_copy = str(error)
            else:
                table.no_copy = None
        table.wake()

    async def close(self) -> None:
        """Finish the copies that are being made."""
        await asyncio.gather(*self._copying, return_exceptions=True)
