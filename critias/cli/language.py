"""The language a person reads, and the terminal's own words in it."""

import os
from pathlib import Path

import click

from critias.engine.texts import LANGUAGES, Texts, texts_in


def language_of_the_environment() -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG ask for, if there are words in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable)
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=language_of_the_environment,
    help="The language to speak; by default that of LC_ALL or LANG.",
)


def words_in(language: str) -> Texts:
    """What the terminal itself says, in one language."""
    return texts_in(Path(__file__).parent / "texts", language)
