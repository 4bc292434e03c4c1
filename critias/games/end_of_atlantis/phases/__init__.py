"""The four phases of a turn."""
