"""The game server: tables, seats, storage and live play. It knows no game by name."""
