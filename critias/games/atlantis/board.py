"""The table as text."""

from typing import Any

from critias.engine import Option, Texts, View

from .options import Play
from .state import ATLANTIS, FIGURES, MAINLAND, SPACES

PER_ROW = 7
WIDTH = 11  # seven of these fit into 80 columns


def draw(view: View, texts: Texts) -> str:
    """The path in rows of seven spaces, then the players."""
    lines = [_ashore(view, texts, "board-atlantis", ATLANTIS)]
    for first in range(SPACES[0], SPACES[-1] + 1, PER_ROW):
        row = range(first, min(first + PER_ROW, SPACES[-1] + 1))
        for cells in (_numbers(row), _tiles(view, texts, row), _figures(view, row)):
            if any(cells):
                lines.append("".join(cell.ljust(WIDTH) for cell in cells).rstrip())
    lines += [_ashore(view, texts, "board-mainland", MAINLAND), ""]
    lines += [_player(view, texts, seat) for seat in range(view["seats"])]
    return "\n".join(lines)


def remark(view: View, texts: Texts, option: Option) -> str:
    """Where a figure would go, what the water on the way costs, and whether somebody stands there.

    It goes to the next tile that shows the card, or to the mainland.
    """
    if not isinstance(option, Play):
        return ""
    here = view["figures"][view["turn"]][option.figure - 1]
    top = view["top"]["items"]
    ahead = [place for place in SPACES if place > here and _shows(top[place], option.card)]
    there = ahead[0] if ahead else MAINLAND
    toll = sum(gap["price"] for gap in view["gaps"] if here < gap["space"] < there)
    taken = there != MAINLAND and _standing(view, there)
    return texts.say("board-goes", space=there, toll=toll, taken="yes" if taken else "no")


def _shows(tile: str | None, item: str) -> bool:
    return tile is not None and tile.split("-")[0] == item


def _numbers(row: range) -> list[str]:
    return [f"·{place}·" for place in row]


def _tiles(view: View, texts: Texts, row: range) -> list[str]:
    top, under = view["top"].get("items", []), view["under"].get("items", [])
    price = {gap["space"]: gap["price"] for gap in view["gaps"]}
    cells = []
    for place in row:
        if not top or top[place] is None:
            bridge = "=" if view["bridge_at"][place] else ""
            cells.append(f"~~{bridge}{price.get(place, '')}~~")
        else:
            item, value = top[place].split("-")
            stack = "+" if under and under[place] is not None else ""
            cells.append(f"{texts.name('card', item)[: WIDTH - 4]} {value}{stack}")
    return cells


def _figures(view: View, row: range) -> list[str]:
    return [" ".join(_standing(view, place)) for place in row]


def _standing(view: View, place: int) -> list[str]:
    return [
        f"{'ABCD'[seat]}{figure + 1}"
        for seat in range(view["seats"])
        for figure in range(FIGURES)
        if view["figures"][seat][figure] == place
    ]


def _ashore(view: View, texts: Texts, message: str, place: int) -> str:
    return f"{texts.say(message)}: {' '.join(_standing(view, place)) or '-'}"


def _player(view: View, texts: Texts, seat: int) -> str:
    hand: dict[str, Any] = view["hands"][seat]
    cards = ", ".join(texts.name("card", card) for card in hand.get("items", []))
    return texts.say(
        "board-player",
        letter="ABCD"[seat],
        name=texts.player(seat),
        points=view["points"][seat],
        tiles=view["collected"][seat]["count"],
        cards=hand["count"],
        hand=f" ({cards})" if cards else "",
        bridge="yes" if view["bridges"][seat] else "no",
    )
