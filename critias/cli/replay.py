"""`critias replay`: a saved match, in words."""

from collections.abc import Iterator
from pathlib import Path

import click

from critias.engine import Answered, Commanded, Entry, Retracted
from critias.engine.errors import NoSuchSeat
from critias.engine.match import Match
from critias.engine.saving import load, read_match
from critias.engine.texts import Texts, texts_of

from .language import language_option, words_in
from .options import saved_match
from .terminal.telling import answer_in_words, in_json, result_in_words


@click.command()
@click.argument("file", type=saved_match)
@click.option("--to", "entries", type=click.IntRange(min=0), help="Stop after so many entries.")
@click.option("--seat", type=int, help="Tell only what this seat (0, 1, ..) may know.")
@language_option
def replay(file: Path, entries: int | None, seat: int | None, language: str) -> None:
    """Tell a saved match in words, then show the table as it stands."""
    saved = read_match(file)
    if entries is not None and entries > len(saved.log):
        raise click.BadParameter(f"the match has {len(saved.log)} entries", param_hint="--to")
    match = load(saved, entries=entries)
    if seat is not None and seat not in range(match.seats):
        raise NoSuchSeat(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    words = words_in(language)
    texts = texts_of(match.game, language, match.names, components=match.components)
    for line in told(match, seat, words, texts):
        click.echo(line)
    click.echo()
    click.echo(match.game.draw(match.view(seat), texts))
    if match.result is not None:
        click.echo(result_in_words(words, texts, match))


def told(match: Match, seat: int | None, words: Texts, texts: Texts) -> Iterator[str]:
    """The match line by line: all of it, or what a seat may know."""
    happened: dict[int, list[str]] = {}
    for one in match.all_events if seat is None else match.events(seat):
        happened.setdefault(one.number, []).append(texts.event(one.event))
    if 0 in happened:
        yield words.say("setting-up")
        yield from (f"      {sentence}" for sentence in happened[0])
    for entry in match.log:
        # What others answered may be a secret; what came of it is told by the events.
        if seat is None or isinstance(entry, Retracted) or entry.seat == seat:
            yield f"{entry.number:>4}  {_entry(entry, words, texts)}"
        elif entry.number in happened:
            yield f"{entry.number:>4}"
        yield from (f"      {sentence}" for sentence in happened.get(entry.number, ()))


def _entry(entry: Entry, words: Texts, texts: Texts) -> str:
    if isinstance(entry, Retracted):
        return words.say("retracted", number=entry.retract, reason=entry.reason)
    name = words.say("referee") if entry.seat is None else texts.player(entry.seat)
    if isinstance(entry, Answered):
        return words.say("answered", name=name, answer=answer_in_words(texts, entry.answer))
    if isinstance(entry, Commanded):
        return words.say("commanded", name=name, command=in_json(entry.command))
    return words.say("took-back", name=name, number=entry.undo)
