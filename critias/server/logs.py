"""Logs: a line for people, or an object a line for programs. Never secrets.

The id of a table is the link to it, and an address is somebody: unless the operator asks for them,
of an id only the beginning is written, and of an address nothing.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal

import msgspec

Format = Literal["text", "json"]

_TABLE = re.compile(r"\b([a-km-np-z2-9]{4})[a-km-np-z2-9]{12}\b")
_ADDRESS = re.compile(
    r"(?<![\w.:])(?:\[?(?=[0-9a-f]*:[0-9a-f:]*::|[0-9a-f]*::|(?:[0-9a-f]{1,4}:){7})[0-9a-f:]{3,}"
    r"(?:\.\d{1,3}){0,3}\]?|(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3})(?![\w.])"
)
_OF_STRANGERS = (
    "Invalid HTTP request",
    "Unsupported upgrade",
    "No supported WebSocket",
    "Invalid UTF-8",
    "socket.send() raised exception",
)


def discreet(text: str) -> str:
    """A text without addresses of people and links to tables."""
    return _ADDRESS.sub("(address)", _TABLE.sub(r"\1...", text))


class Lines(logging.Formatter):
    """Each record as a line for people."""

    def __init__(self, *, addresses: bool = False) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self._addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback of a failure."""
        text = super().format(record)
        return text if self._addresses else discreet(text)


class JsonLines(logging.Formatter):
    """Each record as one JSON object on one line."""

    def __init__(self, *, addresses: bool = False) -> None:
        super().__init__()
        self._told = str if addresses else discreet

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._told(record.getMessage()),
            "process": record.process,
        }
        if record.exc_info:
            told["error"] = self._told(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def start_logging(form: Format = "text", level: str = "warning", addresses: bool = False) -> None:
    """Log to the error output. `addresses`: of people, and links to tables, too."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonLines if form == "json" else Lines
    handler.setFormatter(formatter(addresses=addresses))
    handler.addFilter(is_ours)
    if not addresses:
        handler.addFilter(_tells_nobodys_way)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # A library's account of each of its calls would hold addresses of people's webhooks.
    for noisy in ("httpx", "httpcore"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def is_ours(record: logging.LogRecord) -> bool:
    """Not what any stranger can fill the disk with."""
    return not record.getMessage().startswith(_OF_STRANGERS)


def _tells_nobodys_way(record: logging.LogRecord) -> bool:
    """Not who looks at which table: Uvicorn's own account of WebSockets."""
    return not (record.name == "uvicorn.error" and '"WebSocket ' in str(record.msg))
