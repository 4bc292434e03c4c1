"""The phases of a round in which everybody is busy at once, and the set-up before the first."""
