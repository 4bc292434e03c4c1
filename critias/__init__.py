"""Critias: a table for the games of Atlantis."""

__version__ = "0.1.0"
