"""A balance report as a page: of a game, or of two variants side by side."""

from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import Any

import critias
from critias.engine.game import Game
from critias.engine.rulebook import rules_of
from critias.engine.texts import Texts, texts_of
from critias.paper.page import Marked, key, page, section, table

from .balance import (
    FEW_MATCHES,
    LEAD,
    LENGTH,
    SCORE,
    WINNING,
    WINS,
    Balance,
    Comparison,
    compare,
    order_measure,
    seat_measure,
)
from .charts import Row, histogram, interval_plot
from .intervals import Interval, mean
from .watching import Thing
from .worth import Worth

MOST_ROWS = 40


def balance_page(variants: Sequence[Balance]) -> str:
    """The report; a second variant is compared with the first."""
    game = variants[0].plan.game
    texts = texts_of(game)
    names = [one.name for one in variants]
    legend = key(names)
    compared = compare(*variants) if len(variants) > 1 else None
    sections = [
        _trust(variants, compared),
        _seats(variants, legend, compared),
        _order(variants, legend, compared),
        _cooperation(variants, legend, compared),
        _in_short(variants, compared),
        _lengths(variants, legend),
        *_scores(variants, legend),
        *_worths(game, texts, variants, legend),
        _rules(game, variants),
        _events(texts, variants),
    ]
    first = variants[0]
    return page(
        f"{texts.say('game-title')}: balance",
        [
            f"{sum(one.games for one in variants):,} matches with {first.plan.seats} seats, "
            f"played by {', '.join(dict.fromkeys(first.plan.bots))}",
            " against ".join(names) if len(names) > 1 else first.name,
        ],
        sections,
        f"Critias {critias.__version__}, seed {first.plan.seed}. Bars are 95 % intervals; "
        "* is beyond doubt; figures are those of these players, not of the game in itself.",
    )


def _trust(variants: Sequence[Balance], compared: Comparison | None) -> str:
    """How far these figures can be trusted, before any of them is read."""
    lines = cautions(variants)
    if compared is not None:
        lines.insert(0, _use(compared))
    for one in variants:
        if one.worths:
            rows = len(one.worths)
            beside = sum(worth.gain.excludes(0.0) for worth in one.worths)
            sure = sum(worth.sure for worth in one.worths)
            of = f"Of {one.name}, the" if len(variants) > 1 else "The"
            lines.append(
                f"{of} tables of what things are worth have {rows} rows. By chance alone the bars "
                f"of about {rows * 0.05:.1f} of them would lie beside the line of no gain; here "
                f"{beside} do. {sure} are beyond doubt even among so many (Benjamini and "
                f"Hochberg, 5 %), and marked."
            )
    return section(
        "How far to trust this", "", *(f"<p>{escape(line)}</p>" for line in lines), wide=True
    )


def cautions(variants: Sequence[Balance]) -> list[str]:
    """What a reader has to know before any figure is believed: nothing, if all is well."""
    fewest = min(one.games for one in variants)
    lines = []
    if fewest < FEW_MATCHES:
        lines.append(
            f"Only {fewest} {'match' if fewest == 1 else 'matches'}: with fewer than "
            f"{FEW_MATCHES}, most differences that matter cannot be told from luck. "
            "Play more (--games) before anything is changed."
        )
    if len(variants) > 1:
        compared = compare(*variants)
        if not compared.different:
            lines.append(_use(compared))
    return lines


def _use(compared: Comparison) -> str:
    """Whether the players make any use of what differs between two variants."""
    if not compared.different:
        return (
            f"In all {compared.deals} deals both variants went exactly the same way: these players "
            "do not use the difference. That says nothing about whether it matters to others."
        )
    return (
        f"Both variants were played from the same deals, and are compared deal by deal. They went "
        f"different ways in {compared.different} of {compared.deals}."
    )


def _seats(variants: Sequence[Balance], legend: str, compared: Comparison | None) -> str:
    first = variants[0]
    if first.plan.game.cooperative or first.plan.seats < 2:
        return ""
    by_side: dict[int, list[int]] = {}
    for seat, side in enumerate(first.plan.side_of):
        by_side.setdefault(side, []).append(seat)
    rows = [
        Row(_seats_of_side(seats), [one.seats[seats[0]] for one in variants])
        for seats in by_side.values()
    ]
    plot = interval_plot(rows, even=first.plan.even_wins, title="Wins by seat")
    who = "each seat wins" if len(rows) == first.plan.seats else "those who win together do"
    changed = [(_seats_of_side(seats), seat_measure(seats[0])) for seats in by_side.values()]
    return section(
        "Seats",
        f"How often {who}; a shared win counts in parts.",
        legend,
        plot,
        _changes(changed, compared),
    )


def _changes(names: Sequence[tuple[str, str]], compared: Comparison | None) -> str:
    """What the second variant changes about the wins of some, with intervals."""
    if compared is None:
        return ""
    rows = [
        [name, *_change_cells(compared, measure, percent=True)]
        for name, measure in names
        if measure in compared.changes
    ]
    return table(["", "change", "95 % interval"], rows) if rows else ""


def _seats_of_side(seats: Sequence[int]) -> str:
    first, last = seats[0] + 1, seats[-1] + 1
    if first == last:
        return f"Seat {first}"
    if len(seats) == last - first + 1:
        return f"Seats {first} to {last}"
    return f"Seats {', '.join(str(seat + 1) for seat in seats)}"


def _order(variants: Sequence[Balance], legend: str, compared: Comparison | None) -> str:
    if not all(one.order for one in variants):
        return ""
    rows = [
        Row(f"Asked as number {place + 1}", [one.order[place] for one in variants])
        for place in range(variants[0].plan.seats)
    ]
    plot = interval_plot(rows, even=variants[0].plan.even_wins, title="Wins by turn order")
    changed = [(row.label, order_measure(place)) for place, row in enumerate(rows)]
    return section(
        "Turn order",
        "How often whoever begins wins, and those after.",
        legend,
        plot,
        _changes(changed, compared),
    )


def _cooperation(variants: Sequence[Balance], legend: str, compared: Comparison | None) -> str:
    if not variants[0].plan.game.cooperative:
        return ""
    plot = interval_plot([Row(one.name, [one.wins]) for one in variants], title="Wins")
    changes = _changes([("All together", WINS)], compared)
    return section("Wins", "How often the players win together.", plot, changes)


def _in_short(variants: Sequence[Balance], compared: Comparison | None) -> str:
    rows = []
    for name in (LENGTH, SCORE, WINNING, LEAD):
        if not all(name in one.measures for one in variants):
            continue
        cells: list[str | Marked] = [name]
        for one in variants:
            found = mean(list(one.measures[name].values()))
            cells.append(f"{found.value:.2f} ± {found.high - found.value:.2f}")
        if compared is not None:
            cells += _change_cells(compared, name, percent=False)
        rows.append(cells)
    headings = ["mean", *(one.name for one in variants)]
    headings += ["change", "95 % interval"] if compared is not None else []
    about = "Means with 95 % intervals."
    if compared is not None:
        about += " What is marked has changed beyond doubt."
    return section("In short", about, table(headings, rows))


def _lengths(variants: Sequence[Balance], legend: str) -> str:
    plot = histogram([one.lengths for one in variants], title="Length of matches")
    longest = max(max(one.lengths) for one in variants)
    average = fmean(variants[0].lengths)
    about = f"Decisions in a match: {average:.0f} on average, {longest} at most."
    return section("Length", about, legend, plot)


def _scores(variants: Sequence[Balance], legend: str) -> list[str]:
    if variants[0].plan.game.cooperative:
        return []
    return [
        section(
            "Scores",
            "What a seat has at the end.",
            legend,
            histogram([one.scores for one in variants], title="Scores"),
        ),
        section(
            "Close or clear",
            "By how much the first is ahead of the second.",
            legend,
            histogram([one.margins for one in variants], title="Margins"),
        ),
    ]


def _worths(game: Game[Any], texts: Texts, variants: Sequence[Balance], legend: str) -> list[str]:
    found = [{worth.things[0]: worth for worth in one.worths} for one in variants]
    kinds = {
        thing: tuple(dict.fromkeys(each[:2] for each in worth.things))
        for one in found
        for thing, worth in one.items()
    }
    groups: dict[tuple[str, str], list[Thing]] = {}
    for thing in kinds:
        groups.setdefault(thing[:2], []).append(thing)
    plan = variants[0].plan
    whoever = "seat" if plan.sides == plan.seats else "side"
    if game.cooperative:
        about = "By how much more often the table wins with one more of it, in matches as long."
    else:
        about = (
            f"By how much more often a {whoever} wins with one more of it, compared with the other "
            f"{whoever}s of its match."
        )
    sections = []
    for (_, field), things in groups.items():
        things.sort(key=lambda thing: -max(one[thing].gain.value for one in found if thing in one))
        shown = things[:MOST_ROWS]
        rows = [
            Row(
                _name(texts, field, thing),
                [one[thing].gain if thing in one else NOTHING for one in found],
                sure=[thing in one and one[thing].sure for one in found],
            )
            for thing in shown
        ]
        # What else happens whenever this does is named only if that goes for the whole table.
        common = [
            kind for kind in kinds[things[0]] if all(kind in kinds[thing] for thing in things)
        ]
        heading = _heading(common)
        plot = interval_plot(rows, even=0.0, title=heading)
        figures = table(
            ["", *(name for one in variants for name in _headings(one, variants, whoever))],
            [
                [
                    _name(texts, field, thing),
                    *(cell for one in found for cell in _cells(one.get(thing))),
                ]
                for thing in shown
            ],
        )
        more = len(things) - len(shown)
        rest = f"<p>{more} more, between these and the last, are left out.</p>" if more else ""
        sections.append(
            section(
                heading,
                about,
                legend,
                plot,
                rest,
                f"<details><summary>Figures</summary>{figures}</details>",
            )
        )
    return sections


def _heading(kinds: Sequence[tuple[str, str]]) -> str:
    """What happened and, unless that says it, by what it is told apart: "Tile taken by value"."""
    said = []
    for event, field in kinds:
        happened, by = event.replace("-", " "), field.replace("_", " ")
        said.append(happened if by in happened else f"{happened} by {by}")
    return ", ".join(said).capitalize()


NOTHING = Interval(float("nan"), float("nan"), float("nan"))


def _headings(one: Balance, variants: Sequence[Balance], whoever: str) -> list[str]:
    mark = f" ({one.name})" if len(variants) > 1 else ""
    who = "matches with it" if one.plan.sides == 1 else f"{whoever}s with it"
    return [f"{name}{mark}" for name in ("gain", "95 % interval", "a match", who)]


def _cells(worth: Worth | None) -> list[str | Marked]:
    if worth is None:
        return ["", "", "", ""]
    return [
        *_with_interval(worth.gain, sure=worth.sure, percent=True),
        f"{worth.each:.2f}",
        f"{worth.sides:.0%}",
    ]


def _rules(game: Game[Any], variants: Sequence[Balance]) -> str:
    titles = {rule.id: rule.title for rule in rules_of(game)}
    rows = []
    for rule in sorted({rule for one in variants for rule in one.rules}):
        cells = [f"{titles.get(rule, rule)} ({rule})"]
        for one in variants:
            frequency = one.rules.get(rule)
            cells += (
                [f"{frequency.each:.2f}", f"{frequency.matches:.0%}"] if frequency else ["", ""]
            )
        rows.append(cells)
    return section(
        "Questions, by their rule",
        "How often players are asked under each rule in a match, and in how many matches at all.",
        table(["rule", *_twice(variants)], rows),
        wide=True,
    )


def _events(texts: Texts, variants: Sequence[Balance]) -> str:
    rows = []
    for event in sorted({event for one in variants for event in one.events}):
        cells = [event.replace("-", " ")]
        for one in variants:
            frequency = one.events.get(event)
            cells += (
                [f"{frequency.each:.2f}", f"{frequency.matches:.0%}"] if frequency else ["", ""]
            )
        rows.append(cells)
    return section(
        "Events",
        "How often each thing happens in a match, and in how many matches at all.",
        table(["event", *_twice(variants)], rows),
        wide=True,
    )


def _twice(variants: Sequence[Balance]) -> list[str]:
    mark = [f" ({one.name})" if len(variants) > 1 else "" for one in variants]
    return [f"{name}{one}" for one in mark for name in ("a match", "matches")]


def _name(texts: Texts, field: str, thing: Thing) -> str:
    return texts.name(field, thing[2])


def _change_cells(compared: Comparison, name: str, *, percent: bool) -> list[str | Marked]:
    change, sure = compared.changes[name]
    return _with_interval(change, sure=sure, percent=percent)


def _with_interval(one: Interval, *, sure: bool, percent: bool) -> list[str | Marked]:
    """A change in a cell, marked if it is beyond doubt, and its interval in the next."""
    text = _signed(one.value, percent=percent)
    reach = f"{_signed(one.low, percent=percent)} to {_signed(one.high, percent=percent)}"
    return [Marked(f"{text} *", one.value > 0) if sure else text, reach]


def _signed(value: float, *, percent: bool) -> str:
    sign = "+" if value >= 0 else "\N{MINUS SIGN}"
    return f"{sign}{abs(value):.1%}" if percent else f"{sign}{abs(value):.2f}"
