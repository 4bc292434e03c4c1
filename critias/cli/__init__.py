"""The command line: `critias` and what comes after it."""

from .program import main

__all__ = ["main"]
