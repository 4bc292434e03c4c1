"""The engine: decisions, flows, matches, randomness, events. It knows no game."""
