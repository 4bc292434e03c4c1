"""The language a person reads, and the terminal's own words in it."""

import functools
import os
from pathlib import Path

import click
from fluent.runtime import FluentBundle, FluentResource

from critias.engine.texts import LANGUAGES, Texts


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


@functools.cache
def words_in(language: str) -> Texts:
    """What the terminal itself says, in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(__file__).parent / "texts" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Texts(bundle, language, ())
