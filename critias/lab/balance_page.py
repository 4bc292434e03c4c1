"""A balance report as a page: of a game, or of two variants side by side."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import critias
from critias.engine.game import Game
from critias.engine.rulebook import rules_of
from critias.engine.texts import Texts, texts_of
from critias.paper.page import Marked, key, page, section, table

from .balance import Balance, Worth
from .charts import Row, histogram, interval_plot
from .intervals import Interval, difference, mean
from .watching import Thing

MOST_ROWS = 40


def balance_page(variants: Sequence[Balance]) -> str:
    """The report; a second variant is compared with the first."""
    game = variants[0].plan.game
    texts = texts_of(game)
    names = [one.name for one in variants]
    legend = key(names)
    sections = [
        _seats(variants, legend),
        _order(variants, legend),
        _cooperation(variants, legend),
        _in_short(variants),
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
        "figures are those of these players, not of the game in itself.",
    )


def _seats(variants: Sequence[Balance], legend: str) -> str:
    first = variants[0]
    if first.plan.game.cooperative or first.plan.seats < 2:
        return ""
    by_side: dict[int, list[int]] = {}
    for seat, side in enumerate(first.plan.game.sides(first.plan.seats)):
        by_side.setdefault(side, []).append(seat)
    rows = [
        Row(_seats_of_side(seats), [one.seats[seats[0]] for one in variants])
        for seats in by_side.values()
    ]
    plot = interval_plot(rows, even=first.plan.even_wins, title="Wins by seat")
    who = "each seat wins" if len(rows) == first.plan.seats else "those who win together do"
    return section("Seats", f"How often {who}; a shared win counts in parts.", legend, plot)


def _seats_of_side(seats: Sequence[int]) -> str:
    first, last = seats[0] + 1, seats[-1] + 1
    if first == last:
        return f"Seat {first}"
    if len(seats) == last - first + 1:
        return f"Seats {first} to {last}"
    return f"Seats {', '.join(str(seat + 1) for seat in seats)}"


def _order(variants: Sequence[Balance], legend: str) -> str:
    if not all(one.order for one in variants):
        return ""
    rows = [
        Row(f"Asked as number {place + 1}", [one.order[place] for one in variants])
        for place in range(variants[0].plan.seats)
    ]
    plot = interval_plot(rows, even=variants[0].plan.even_wins, title="Wins by turn order")
    return section("Turn order", "How often whoever begins wins, and those after.", legend, plot)


def _cooperation(variants: Sequence[Balance], legend: str) -> str:
    if not variants[0].plan.game.cooperative:
        return ""
    plot = interval_plot([Row(one.name, [one.wins]) for one in variants], title="Wins")
    return section("Wins", "How often the players win together.", plot)


def _in_short(variants: Sequence[Balance]) -> str:
    measures: list[tuple[str, list[Interval]]] = [
        ("decisions in a match", [mean(one.lengths) for one in variants])
    ]
    if not variants[0].plan.game.cooperative:
        measures += [
            ("score of a seat", [mean(one.scores) for one in variants]),
            ("winning score", [mean(one.winning) for one in variants]),
        ]
    if variants[0].margins:
        measures.append(("lead of the first", [mean(one.margins) for one in variants]))
    rows = []
    for name, found in measures:
        cells: list[str | Marked] = [name]
        cells += [f"{one.value:.2f} ± {one.high - one.value:.2f}" for one in found]
        if len(found) > 1:
            cells.append(_change(difference(found[1], found[0]), percent=False))
        rows.append(cells)
    headings = ["mean", *(one.name for one in variants)]
    headings += ["change"] if len(variants) > 1 else []
    return section("In short", "Means with 95 % intervals.", table(headings, rows))


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
    found = [{worth.thing: worth for worth in one.worths} for one in variants]
    groups: dict[tuple[str, str], list[Thing]] = {}
    for thing in dict.fromkeys(thing for one in found for thing in one):
        groups.setdefault(thing[:2], []).append(thing)
    plan = variants[0].plan
    whoever = "seats" if plan.sides == plan.seats else "sides"
    who = "matches in which it happens" if game.cooperative else f"{whoever} to which it happens"
    sections = []
    for (event, field), things in groups.items():
        things.sort(key=lambda thing: -max(one[thing].gain.value for one in found if thing in one))
        rows = [
            Row(
                _name(texts, field, thing),
                [one[thing].gain if thing in one else NOTHING for one in found],
            )
            for thing in things[:MOST_ROWS]
        ]
        plot = interval_plot(rows, even=0.0, title=f"{event} {field}")
        figures = table(
            ["", *(heading for one in variants for heading in _headings(one, variants))],
            [
                [
                    _name(texts, field, thing),
                    *(cell for one in found for cell in _cells(one, thing)),
                ]
                for thing in things[:MOST_ROWS]
            ],
        )
        sections.append(
            section(
                _heading(event, field),
                f"By how much more often {who} win than the others.",
                legend,
                plot,
                f"<details><summary>Figures</summary>{figures}</details>",
            )
        )
    return sections


def _heading(event: str, field: str) -> str:
    """What happened and, unless that says it, by what it is told apart: "Tile taken by value"."""
    happened, by = event.replace("-", " "), field.replace("_", " ")
    return (happened if by in happened else f"{happened} by {by}").capitalize()


NOTHING = Interval(float("nan"), float("nan"), float("nan"))


def _headings(one: Balance, variants: Sequence[Balance]) -> list[str]:
    mark = f" ({one.name})" if len(variants) > 1 else ""
    return [f"{name}{mark}" for name in ("with", "without", "gain", "a match")]


def _cells(found: dict[Thing, Worth], thing: Thing) -> list[str | Marked]:
    worth = found.get(thing)
    if worth is None:
        return ["", "", "", ""]
    return [
        _percent(worth.with_it),
        _percent(worth.without),
        _change(worth.gain, percent=True),
        f"{worth.each:.2f}",
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


def _percent(one: Interval) -> str:
    return f"{one.value:.1%}"


def _change(one: Interval, *, percent: bool) -> str | Marked:
    sign = "+" if one.value >= 0 else "\N{MINUS SIGN}"
    text = f"{sign}{abs(one.value):.1%}" if percent else f"{sign}{abs(one.value):.2f}"
    return Marked(text, one.value > 0) if one.excludes(0.0) else text
