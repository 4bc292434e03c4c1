"""Blank sheets to write on: for a day that goes on by hand, or for whoever has no phone."""

from critias.engine import Match, Texts
from critias.paper.document import Document, Grid, Section, Words

from ..box import COUNCILS, UNITS
from ..maps.regions import table_name
from ..state import Room
from ..views import seats
from .wording import Wording

STRATEGY_SHEETS = 4
PURSES = 2


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """One of each page, to be copied as often as it is needed."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    sections = [
        *[strategy_sheet(w)] * STRATEGY_SHEETS,
        *(purse(w, first=number == 0) for number in range(PURSES)),
        *(map_record(w, s, table) for table in range(s.maps)),
        minutes(w),
        control(w, s),
    ]
    lead = [w.say("blanks-lead", players=s.seats, turns=s.turns, pages=-(-s.seats // 4))]
    return Document(w.say("blanks-title"), lead, sections, w.language)


def strategy_sheet(w: Wording) -> Section:
    """What a player orders in secret for a turn (col.6.4)."""
    orders = [w.name("do", order) for order in ("build", "move", "stay")]
    return Section(
        w.say("strategy-sheet"),
        [
            Words([w.say("blank-whose")]),
            Grid(
                [*w.says("unit", "does", "region", "talents", "orichalcum", "vril")],
                [[w.name("unit", unit), " / ".join(orders), "", "", "", ""] for unit in UNITS],
                blank=True,
            ),
            Words([w.say("blank-challenge")]),
        ],
        cut=True,
    )


def purse(w: Wording, *, first: bool) -> Section:
    """What a player has, turn by turn."""
    carried = ("talents", "cogs", "doom-tokens", "orichalcum", "vril", "stars", "doom")
    rows = [w.name("resource", one) for one in carried]
    rows += w.says("kudos-cards", "arete-cards", "units", "upgrades")
    return Section(
        w.say("blank-purse"),
        [
            Words([w.say("blank-who")]),
            Grid([w.say("what"), *[""] * 6], [[row, *[""] * 6] for row in rows], blank=True),
        ],
        sheet=first,
        cut=True,
    )


def map_record(w: Wording, s: Room, table: int) -> Section:
    """The regions of a map, for what lies and who stands there."""
    shown = seats.table(s, table)
    return Section(
        w.say("map", name=w.name("table", table_name(s, table))),
        [
            Words([w.say("blank-turn")]),
            Grid(
                w.says("number", "region", "terrain", "rewards", "colony", "monster", "there"),
                [
                    [
                        str(one["number"]),
                        w.name("region", one["region"]),
                        w.name("terrain", one["kind"]),
                        *[""] * 4,
                    ]
                    for one in shown["regions"]
                ],
                blank=True,
            ),
        ],
        wide=True,
        sheet=True,
    )


def minutes(w: Wording) -> Section:
    """What a council does in a meeting."""
    return Section(
        w.say("blank-council"),
        [
            Words([w.say("blank-turn"), ", ".join(w.name("council", one) for one in COUNCILS)]),
            Grid(
                w.says("order", "player", "arete", "action", "price", "upgrade"),
                [[str(number), *[""] * 5] for number in range(1, 11)],
                blank=True,
            ),
            Grid(w.says("change", "ayes", "nays"), [[""] * 3] * 4, w.say("votes"), blank=True),
        ],
        wide=True,
        sheet=True,
    )


def control(w: Wording, s: Room) -> Section:
    """What Control keeps: DOOM, hatred, oaths and trades."""
    houses = [w.name("house", house) for house in s.box.roster.houses[: s.houses]]
    turns = [str(turn) for turn in range(1, s.turns + 1)]
    empires = [w.name("empire", empire) for empire in s.box.empires.names]
    none = [""] * len(turns)
    return Section(
        w.say("blank-control"),
        [
            Grid(
                [w.say("doom"), *turns],
                [[name, *none] for name in (*houses, w.say("atlantis"))],
                blank=True,
            ),
            Grid(
                [w.say("hatred"), *empires],
                [[""] * (1 + len(empires))] * 6,
                blank=True,
            ),
            Grid(w.says("player", "oath", "curse", "status"), [[""] * 4] * 4, blank=True),
        ],
        wide=True,
        sheet=True,
    )
