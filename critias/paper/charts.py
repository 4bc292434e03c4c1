"""Line and bar charts as SVG, drawn by ourselves; each has its figures as a title to hover over."""

from collections.abc import Sequence
from html import escape

from .document import Bars, Lines

WIDTH = 640
HEIGHT = 260
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 28
BAR = 24
LABEL = 200
FIGURE = 70
COLOURS = (
    *("#2a7f9e", "#c98a1b", "#b5532b", "#5f7a33", "#7a4f9e", "#3b6fb5", "#a0522d"),
    *("#2f8f83", "#b0457b", "#6b6b2f"),
)
DASHES = ("", "7 3", "2 3", "9 3 2 3")
"""Lines that look alike in black and white still differ by these."""


def lines(chart: Lines) -> str:
    """Figures from step to step, a line for each name, and which is which."""
    figures = [value for series in chart.series.values() for value in series]
    if not figures or not chart.steps:
        return ""
    low, high = min(0.0, *figures), max(0.0, *figures)
    high = high if high > low else low + 1
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    across = max(1, len(chart.steps) - 1)

    def x(step: int) -> float:
        return LEFT + wide * step / across

    def y(value: float) -> float:
        return TOP + tall * (high - value) / (high - low)

    parts = [_open(HEIGHT, chart.title)]
    for mark in _marks(low, high):
        parts.append(
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(mark):.1f}" '
            f'y2="{y(mark):.1f}"/><text class="tick" x="{LEFT - 8}" y="{y(mark) + 4:.1f}" '
            f'text-anchor="end">{mark:g}</text>'
        )
    for step, name in enumerate(chart.steps):
        parts.append(
            f'<text class="tick" x="{x(step):.1f}" y="{HEIGHT - 8}" text-anchor="middle">'
            f"{escape(name)}</text>"
        )
    for number, (name, series) in enumerate(chart.series.items()):
        points = " ".join(f"{x(step):.1f},{y(value):.1f}" for step, value in enumerate(series))
        told = ", ".join(f"{value:g}" for value in series)
        parts.append(
            f'<g><title>{escape(name)}: {told}</title><polyline points="{points}" fill="none" '
            f"{_stroke(number)}/></g>"
        )
    return "".join([*parts, "</svg>", _key(list(chart.series))])


def bars(chart: Bars) -> str:
    """A bar for each name, with its figure."""
    if not chart.bars:
        return ""
    most = max(abs(value) for _, value in chart.bars) or 1
    room = WIDTH - LABEL - FIGURE
    parts = [_open(BAR * len(chart.bars) + 4, chart.title)]
    for number, (name, value) in enumerate(chart.bars):
        top = BAR * number + 4
        long = room * abs(value) / most
        kind = "bar0" if value > 0 else "less"
        parts.append(
            f'<text x="{LABEL - 8}" y="{top + 14}" text-anchor="end">{escape(_short(name))}</text>'
            f'<rect class="{kind}" x="{LABEL}" y="{top}" width="{max(1.0, long):.1f}" '
            f'height="{BAR - 6}"><title>{escape(name)}: {value:g}</title></rect>'
            f'<text class="figure" x="{LABEL + long + 6:.1f}" y="{top + 14}">{value:g}</text>'
        )
    return "".join([*parts, "</svg>"])


def _marks(low: float, high: float) -> Sequence[float]:
    """Round figures from low to high, four or five of them."""
    rough = (high - low) / 4
    size = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 1.0
    step = next((size * times for times in (1, 2, 2.5, 5, 10) if size * times >= rough), size * 10)
    first = int(low // step)
    return [step * number for number in range(first, int(high // step) + 1)]


def _key(names: Sequence[str]) -> str:
    if len(names) < 2:
        return ""
    marks = "".join(
        '<span><svg viewBox="0 0 30 8" aria-hidden="true">'
        f'<line x2="30" y1="4" y2="4" {_stroke(number)}/></svg>{escape(name)}</span>'
        for number, name in enumerate(names)
    )
    return f'<p class="key">{marks}</p>'


def _stroke(number: int) -> str:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    return f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'


def _open(height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" '
        'xmlns="http://www.w3.org/2000/svg">'
    )


def _short(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"
