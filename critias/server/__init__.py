"""The game server: tables, seats, storage and live play. It knows no game by name."""

from critias.extras import require

require("server", "the server")
