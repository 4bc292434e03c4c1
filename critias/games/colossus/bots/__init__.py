"""Rules of thumb: a decent player, and how good a position looks."""
