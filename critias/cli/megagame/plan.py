"""The plan of a day on the command line: the same as on the organiser's page, with its defaults."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..options import components_option, read_pairs, table_option

if TYPE_CHECKING:
    from critias.server.hall.setting_up import NewControl, WantedHall

_SHORTEST, _LONGEST = 5, 24 * 60 * 60  # the seconds of a phase
_VOTE = "vote"

_OPTIONS = (
    click.option("--seats", type=click.IntRange(1), help="How many seats there are."),
    click.option("--turns", metavar="N", help="Short for --option turns=N."),
    table_option,
    click.option(
        "--control",
        "controls",
        multiple=True,
        metavar="NAME[:ROLE[:PLACE+PLACE]]",
        help="A referee, of the lead if no role is named; without places for all. May be repeated.",
    ),
    click.option(
        "--projectors",
        type=click.IntRange(0, 10),
        default=1,
        show_default=True,
        help="Public screens.",
    ),
    click.option(
        "--press", multiple=True, metavar="NAME", help="A newspaper, by its name. May be repeated."
    ),
    click.option(
        "--spectators",
        is_flag=True,
        help="A link for all who want to watch: they see what screens do.",
    ),
    click.option(
        "--where",
        multiple=True,
        metavar="PLACE=WORDS",
        callback=read_pairs,
        help='In which part of the room a place is: europe="by the window". May be repeated.',
    ),
    click.option("--bot", metavar="LEVEL", help="Who plays the seats without a person."),
    click.option(
        "--minutes",
        multiple=True,
        metavar="PHASE=N",
        callback=read_pairs,
        help="How long a phase is planned to take, or a `vote` (0: no clock). May be repeated.",
    ),
    click.option(
        "--first-turn",
        type=click.FloatRange(0.5, 10),
        metavar="N",
        help="How many times as long the first turn takes; by default 2.",
    ),
    click.option(
        "--defaults", is_flag=True, help="Answer for those who are late when time runs out."
    ),
    components_option,
)


def planned(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that say how the day is to be."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def wanted_hall(
    game: str,
    coming: str,
    *,
    seats: int | None,
    turns: str | None,
    options: dict[str, str],
    controls: tuple[str, ...],
    projectors: int,
    press: tuple[str, ...],
    spectators: bool,
    where: dict[str, str],
    bot: str | None,
    minutes: dict[str, str],
    first_turn: float | None,
    defaults: bool,
    components: Path | None,
    pace: float = 0.0,
) -> "WantedHall":
    """The hall that was planned, for those on a list."""
    from critias.server.hall.setting_up import WantedHall
    from critias.table.clocks.hall_record import USUAL_FIRST_TURN, USUAL_VOTE

    seconds = {phase: _seconds(phase, number) for phase, number in minutes.items()}
    votes = seconds.pop(_VOTE, USUAL_VOTE)
    return WantedHall(
        game=game,
        list=coming,
        seats=seats,
        options=options if turns is None else {**options, "turns": turns},
        components=None if components is None else components.read_text("utf-8"),
        controls=tuple(_referee(one) for one in controls),
        projectors=projectors,
        press=press,
        spectators=spectators,
        bot=bot,
        lengths=seconds,
        votes=votes,
        first_turn=USUAL_FIRST_TURN if first_turn is None else first_turn,
        defaults=defaults,
        where=where,
        pace=pace,
    )


def _referee(text: str) -> "NewControl":
    from critias.server.hall.setting_up import NewControl

    name, _, rest = text.partition(":")
    role, _, places = rest.partition(":")
    return NewControl(name, role or None, tuple(place for place in places.split("+") if place))


def _seconds(phase: str, minutes: str) -> int:
    least = 0 if phase == _VOTE else _SHORTEST
    try:
        seconds = round(float(minutes) * 60)
    except (ValueError, OverflowError):
        seconds = -1
    if not least <= seconds <= _LONGEST:
        raise click.UsageError(f"--minutes {phase}={minutes}: so long no phase of a day can be")
    return seconds
