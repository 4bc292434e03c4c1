"""What an operator decides about a server."""

from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

Allowed = Literal["public", "any", "off"]
"""Which addresses the server calls: those of the public internet, any, or none."""


class Configuration(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run; the defaults are right for one machine."""

    database: str
    fanout: str | None = None  # by default the database, if that is PostgreSQL
    bot_workers: int = 2
    webhooks: Allowed = "public"
    only_halls: bool = False  # no other tables are made, and halls from this machine alone
    copies: str | None = None  # the folder for a copy at the beginning of each phase in a hall
    address: str = ""  # how people reach the server, for the links in reminders
    rate: float = 50.0  # requests a second from one address
    connections: int | None = None  # of all; by default as many as the process may have
    connections_per_address: int = 400  # a club behind one, with six for each browser
    proxies: tuple[str, ...] = ()  # on other machines, addresses or networks
    allowed_hosts: tuple[str, ...] = ()  # names beside those of its own and of a local network
    limit_loopback: bool = False  # who is on this machine is not limited
    log_addresses: bool = False  # of people, and who asks for what
    grace: float = 15.0  # seconds before clocks are enforced after a start
    seed: str | None = None  # for tests: whoever knows it knows what every table is dealt

    @property
    def fanout_url(self) -> str | None:
        """How other processes are reached, if there may be any."""
        if self.fanout is None and self.database.startswith("postgresql"):
            return self.database
        return self.fanout


def default_database() -> str:
    """The database of somebody who names none: a file among the user's data."""
    folder = Path(platformdirs.user_data_dir("critias", appauthor=False, ensure_exists=True))
    return f"sqlite:///{folder / 'critias.db'}"
