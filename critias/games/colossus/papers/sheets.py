"""The whole position on paper, so that the game can go on by hand at any moment."""

from collections.abc import Mapping, Sequence
from typing import Any

from critias.engine import Match, Texts
from critias.paper.document import Document, Grid, Section, Words

from ..box import COUNCILS, NONE
from ..councils.records import Amendment
from ..diplomacy.records import Goods
from ..maps.regions import table_name
from ..state import Room
from .boards import council_sheet, map_sheet
from .players import at_the_table, player_sheet
from .wording import Wording


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """All sheets; or one player's."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    if seat is None:
        sections = [
            Section(w.say("go-on"), [Words(w.steps_of("go-on", 7))], wide=True),
            overview(w, s),
            # A pile for each table: its map, and its players to be cut apart.
            *(
                one
                for table in range(s.maps)
                for one in (map_sheet(w, s, table), *at_the_table(w, match, s, table))
            ),
            *(council_sheet(w, s, council) for council in range(len(COUNCILS))),
            *ledgers(w, s),
        ]
    else:
        sections = [player_sheet(w, match, s, seat)]
    lead = [
        w.say("moment", turn=s.turn, turns=s.turns, phase=w.name("phase", s.phase)),
        w.say("entries", count=len(match.log)),
    ]
    return Document(w.say("sheets-title"), lead, sections, w.language)


# Control's own sheet


def overview(w: Wording, s: Room) -> Section:
    """What Control has to know of Atlantis, the empires, and what was decided."""
    houses = s.box.roster.houses[: s.houses]
    scores = [
        [w.name("house", house), str(s.doom_of_house(number)), w.players(s.members(number))]
        for number, house in enumerate(houses)
    ]
    scores.append([w.say("atlantis"), str(s.doom_of_atlantis()), ""])
    scores.append([w.say("limit"), str(s.doom_limit), w.say("limit-secret")])
    return Section(
        w.say("overview"),
        [
            Grid(w.says("house", "doom", "members"), scores),
            Grid(w.says("empire", "mood", "armies", "raids"), empires(w, s), w.say("empires")),
            Grid(
                [w.say("player"), *(w.name("empire", name) for name in s.box.empires.names)],
                [
                    [w.player(seat), *(str(hatred[seat]) for hatred in s.hatred)]
                    for seat in range(s.seats)
                    if any(hatred[seat] for hatred in s.hatred)
                ],
                w.say("hatred"),
            ),
            Grid(w.says("what", "for-turn"), in_force(w, s), w.say("in-force")),
            Grid(w.says("wonder", "city-of"), wonders(w, s), w.say("wonders")),
            register(w, s),
            oaths(w, s),
            offers(w, s),
        ],
        w.say("overview-about"),
        wide=True,
    )


def empires(w: Wording, s: Room) -> list[list[str]]:
    """The mood of each empire, where its armies stand, and whom it is coming for."""
    rows = []
    for number, name in enumerate(s.box.empires.names):
        mood = "defeated" if s.empire_defeated(number) else "war" if s.at_war[number] else "peace"
        standing = [table_name(s, t) for t in range(s.maps) if not s.beaten[t][number]]
        raided = [raid.seat for raid in s.raids if raid.empire == number]
        rows.append(
            [w.name("empire", name), w.say(mood), w.names("table", standing), w.players(raided)]
        )
    return rows


def wonders(w: Wording, s: Room) -> list[list[str]]:
    """Which wonder stands where."""
    return [[w.name("wonder", wonder), w.player(seat)] for wonder, seat in s.wonders.items()]


ABOUT: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(("letters-of-marque",), ("player", "empire")),
    **dict.fromkeys(("monster-bounty", "home-guard", "embargo"), ("house", "")),
    **dict.fromkeys(("polemos", "sabotage"), ("empire", "")),
    "vow-of-conquest": ("house", "empire"),
    **dict.fromkeys(("fortify", "blessing", "hero-idle"), ("player", "")),
    **dict.fromkeys(("scorched-earth", "ostracised"), ("player", "")),
    "sea-walls": ("table", ""),
    **dict.fromkeys(("hex-army", "hex-raid"), ("empire", "table")),
    "beast-lure": ("table", "region"),
    "no-doom": ("", ""),
}
"""Whom or what an edict of each kind is for, and where it holds."""


def in_force(w: Wording, s: Room) -> list[list[str]]:
    """What councils, wonders and Control have set going, and until the end of which turn."""
    rows = []
    for one in s.edicts:
        target, where = ABOUT[one.kind]
        about = [thing(w, s, target, one.target), thing(w, s, where, one.where)]
        amount = f" ({one.amount})" if one.amount else ""
        named = ", ".join(filter(None, about))
        cause = w.name("cause", one.cause) + amount
        rows.append([f"{cause}: {named}" if named else cause, str(one.until)])
    return rows


def thing(w: Wording, s: Room, kind: str, number: int) -> str:
    """What has a number in an edict."""
    if not kind or number == NONE:
        return ""
    if kind == "player":
        return w.player(number)
    names: Sequence[str] = {
        "house": s.box.roster.houses,
        "empire": s.box.empires.names,
        "table": [table_name(s, table) for table in range(s.maps)],
        "region": s.chart.names,
    }[kind]
    return w.name(kind, names[number])


def register(w: Wording, s: Room) -> Grid:
    """The rule changes."""
    rows = [
        [str(one.entry), wording(w, one), w.name("status", one.status), str(one.starts or "")]
        for one in s.register
    ]
    return Grid(w.says("entry", "change", "status", "from-turn"), rows, w.say("changes"))


def wording(w: Wording, one: Amendment) -> str:
    """What a rule change says."""
    if one.number:
        return f"{w.name('number', one.number)}: {one.value}"
    if one.switch:
        return f"{w.name('switch', one.switch)}: {w.name('setting', one.setting)}"
    return one.text or f"{w.name('thing', one.thing)}: {one.name}"


def oaths(w: Wording, s: Room) -> Grid:
    """What was sworn at the Temple."""
    rows = [
        [str(one.number), w.player(one.seat), one.oath, one.curse, w.say(f"oath-{one.status}")]
        for one in s.oaths
    ]
    return Grid(w.says("number", "player", "oath", "curse", "status"), rows, w.say("oaths"))


def offers(w: Wording, s: Room) -> Grid:
    """Trades that wait for the other side."""
    rows = [
        [w.player(one.seat), listed(w, one.give), w.player(one.to), listed(w, one.want)]
        for one in s.offers
    ]
    return Grid(w.says("player", "gives", "player", "gives"), rows, w.say("offers"))


def listed(w: Wording, goods: Goods) -> str:
    """What one side of a trade hands over."""
    held = {field: getattr(goods, field) for field in goods.__struct_fields__}
    told = [
        f"{w.say('goods', thing=field)}: {amount_of(w, field, value)}"
        for field, value in held.items()
        if value
    ]
    return "; ".join(told) or "-"


def amount_of(w: Wording, field: str, value: Any) -> str:
    """How much, or which ones."""
    if field in ("upgrades", "wonders"):
        return w.names(field.removesuffix("s"), value)
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


# Ledgers


def ledgers(w: Wording, s: Room) -> list[Section]:
    """The books of the Houses and of Atlantis, and Control's own log."""
    headings = w.says("turn", "resource", "amount", "cause")
    names = [w.name("house", house) for house in s.box.roster.houses[: s.houses]]
    books = [*s.ledger[s.seats : s.seats + s.houses], s.ledger[-1]]
    grids = [
        Grid(headings, [w.booking(one) for one in book], w.say("ledger-of", name=name))
        for name, book in zip([*names, w.say("atlantis")], books, strict=True)
    ]
    rulings = Grid(
        w.says("turn", "ruling"),
        [[str(one.turn), w.event(one.told)] for one in s.rulings],
    )
    return [
        Section(w.say("ledgers"), grids if any(books) else [], wide=True, sheet=True, long=True),
        Section(w.say("rulings"), [rulings] if s.rulings else [], wide=True),
    ]
