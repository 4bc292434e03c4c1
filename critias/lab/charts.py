"""Plots as SVG, drawn by ourselves: nothing to load, and they follow the colours of the page."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from .intervals import Interval

WIDTH = 640
ROW = 26
LABEL = 180
FIGURE = 165
BESIDE = 15


class Row(NamedTuple):
    """A line of an interval plot: its name, one estimate or several, and a remark."""

    label: str
    intervals: Sequence[Interval]
    sure: Sequence[bool] = ()
    """Which of the estimates are beyond doubt, where that is asked."""


def interval_plot(
    rows: Sequence[Row], *, even: float | None = None, percent: bool = True, title: str
) -> str:
    """Dots with their 95 % intervals, one line a row; `even` is marked where it matters."""
    known = [one for row in rows for one in row.intervals if one.value == one.value]
    if not known:
        return ""
    low = min([_finite(one.low, one.value) for one in known] + ([even] if even is not None else []))
    high = max(
        [_finite(one.high, one.value) for one in known] + ([even] if even is not None else [])
    )
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    pad = (high - low) * 0.05
    low, high = low - pad, high + pad
    width = WIDTH - LABEL - FIGURE

    def x(value: float) -> float:
        return LABEL + width * (min(max(value, low), high) - low) / (high - low)

    deep = max(len(row.intervals) for row in rows)
    step = ROW + BESIDE * (deep - 1)
    bottom = step * len(rows) + 4
    height = bottom + 20
    parts = [_open(WIDTH, height, title)]
    for mark in marks(low, high):
        parts.append(
            f'<line class="axis" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="4" y2="{bottom}"/>'
            f'<text class="tick" x="{x(mark):.1f}" y="{height - 5}" text-anchor="middle">'
            f"{_mark(mark, percent)}</text>"
        )
    parts.append(
        f'<line class="axis" x1="{LABEL}" x2="{LABEL + width}" y1="{bottom}" y2="{bottom}"/>'
    )
    if even is not None:
        parts.append(
            f'<line class="even" x1="{x(even):.1f}" x2="{x(even):.1f}" y1="4" y2="{bottom}"/>'
        )
    for place, row in enumerate(rows):
        middle = step * place + step / 2
        parts.append(f'<text x="{LABEL - 10}" y="{middle + 5:.1f}" text-anchor="end">')
        parts.append(f"{escape(_short(row.label))}</text>")
        for number, one in enumerate(row.intervals):
            if one.value != one.value:
                continue
            y = middle + BESIDE * (number - (len(row.intervals) - 1) / 2)
            sure = number < len(row.sure) and row.sure[number]
            told = (
                f"{_figure(one.value, percent)}{' *' if sure else ''} "
                f"({_bare(one.low, percent)} to {_bare(one.high, percent)})"
            )
            parts.append(
                f'<g class="series{number}"><title>{escape(row.label)}: {told}</title>'
                f'<line class="reach" x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" '
                f'y1="{y:.1f}" y2="{y:.1f}"/>'
                f'<circle cx="{x(one.value):.1f}" cy="{y:.1f}" r="5"/></g>'
            )
            parts.append(
                f'<text class="figure" x="{WIDTH}" y="{y + 5:.1f}" text-anchor="end">{told}</text>'
            )
    return "".join([*parts, "</svg>"])


def histogram(series: Sequence[Sequence[float]], *, title: str, bins: int = 24) -> str:
    """How often each size occurred, as bars; a second series is drawn as an outline over them."""
    everything = [value for values in series for value in values]
    if not everything:
        return ""
    low, high = min(everything), max(everything)
    whole = all(float(value).is_integer() for value in everything)
    width = max(1.0, (high - low + 1) / bins) if whole else max((high - low) / bins, 1e-9)
    if whole:
        width = float(-(-int(high - low + 1) // bins))
    count = int((high - low) / width) + 1
    shares = [[0.0] * count for _ in series]
    for number, values in enumerate(series):
        for value in values:
            shares[number][min(count - 1, int((value - low) / width))] += 1 / len(values)
    most = max(max(one) for one in shares)
    height, base, left, right = 190, 160, 48, 10
    bar = (WIDTH - left - right) / count
    parts = [_open(WIDTH, height, title)]
    for mark in marks(0.0, most):
        level = base - 140 * mark / most
        parts.append(
            f'<line class="axis" x1="{left}" x2="{WIDTH - right}" y1="{level:.1f}" '
            f'y2="{level:.1f}"/><text class="tick" x="{left - 6}" y="{level + 4:.1f}" '
            f'text-anchor="end">{_mark(mark, True)}</text>'
        )
    for number, one in enumerate(shares):
        for place, part in enumerate(one):
            tall = 140 * part / most
            first = low + place * width
            span = f"{first:g}" if width == 1 and whole else f"{first:g} to {first + width:g}"
            parts.append(
                f'<rect class="bar{number}" x="{left + place * bar + 1:.1f}" '
                f'y="{base - tall:.1f}" width="{max(1.0, bar - 2):.1f}" height="{tall:.1f}">'
                f"<title>{span}: {part:.1%}</title></rect>"
            )
    for place in range(0, count, max(1, count // 8)):
        parts.append(
            f'<text class="tick" x="{left + (place + 0.5) * bar:.1f}" y="{base + 18}" '
            f'text-anchor="middle">{low + place * width:g}</text>'
        )
    parts.append(f'<line class="axis" x1="{left}" x2="{WIDTH - right}" y1="{base}" y2="{base}"/>')
    return "".join([*parts, "</svg>"])


def _open(width: int, height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">'
    )


def _figure(value: float, percent: bool) -> str:
    if value in (float("inf"), float("-inf")):
        return "?"
    return f"{value:.1%}" if percent else f"{value:.2f}"


def _bare(value: float, percent: bool) -> str:
    """A limit of an interval, beside its estimate, which has the sign of percent."""
    if value in (float("inf"), float("-inf")):
        return "?"
    return f"{100 * value:.1f}" if percent else f"{value:.2f}"


def _mark(value: float, percent: bool) -> str:
    return f"{100 * value:g} %" if percent else f"{value:g}"


def marks(low: float, high: float) -> list[float]:
    """Round figures from low to high, for an axis: three to six of them.

    >>> marks(-0.07, 0.31), marks(3, 28)
    ([0.0, 0.1, 0.2, 0.3], [5.0, 10.0, 15.0, 20.0, 25.0])
    """
    size = 10.0 ** floor(log10((high - low) / 5))
    step = next(size * times for times in (1, 2, 5, 10) if size * times * 5 >= high - low)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(step * number, 10) for number in range(first, last + 1)]


def _finite(value: float, otherwise: float) -> float:
    return value if abs(value) != float("inf") else otherwise


def _short(label: str) -> str:
    return label if len(label) <= 26 else label[:25] + "…"
