"""The games. Each has a folder of its own; none knows another."""
