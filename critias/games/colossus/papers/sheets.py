"""The whole position on paper, so that the game can go on by hand at any moment."""

from typing import Any

from critias.engine import Match, Texts, View
from critias.paper.document import Document, Grid, Section, Words

from ..box import COUNCILS, NONE, RESOURCES
from ..councils.meeting import quorum
from ..councils.records import Amendment
from ..diplomacy.records import Goods
from ..maps.regions import table_name
from ..maps.sheet import BLANK, Sheet
from ..maps.strategy import destination, place_name
from ..room.roster import at_the_maps, house_name, role_name, step_of
from ..state import Room
from ..views import councils, seats
from .wording import Wording


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """All sheets; or one player's."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    if seat is None:
        sections = [
            overview(w, s),
            *(map_sheet(w, s, table) for table in range(s.maps)),
            *(council_sheet(w, s, council) for council in range(len(COUNCILS))),
            *(player_sheet(w, match, s, one) for one in range(s.seats)),
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
            Grid(w.says("wonder", "city-of"), wonders(w, s), w.say("wonders")),
            register(w, s),
            oaths(w, s),
            offers(w, s),
            Grid(
                w.says("upgrade", "left"),
                [[w.name("upgrade", card), str(left)] for card, left in s.stock.items() if left],
                w.say("stock"),
            ),
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


# Maps and councils


def map_sheet(w: Wording, s: Room, table: int) -> Section:
    """The regions of a map, its players, and its Archons."""
    shown = seats.table(s, table)
    players = shown["players"]
    return Section(
        w.say("map", name=w.name("table", shown["table"])),
        [
            Grid(
                w.says("number", "region", "terrain", "rewards", "colony", "monster", "there"),
                [region_row(w, one, players) for one in shown["regions"]],
            ),
            Grid(
                w.says("player", "house", "units", "state-troops", "tokens"),
                [
                    [
                        w.player(one["seat"]),
                        w.name("house", one["house"]),
                        w.amounts("unit", one["units"]),
                        w.amounts("unit", one["state_troops"]),
                        w.amounts("resource", tokens(one)),
                    ]
                    for one in players
                ],
                w.say("players"),
            ),
            Grid(
                w.says("office", "player"),
                [
                    [w.name("office", office), "-" if held is None else w.player(held)]
                    for office, held in shown["offices"].items()
                ],
                w.say("offices"),
            ),
        ],
        wide=True,
        sheet=True,
    )


def region_row(w: Wording, region: View, players: list[View]) -> list[str]:
    """A region as a row."""
    there = [
        f"{w.player(one['seat'])}: {w.names('unit', units)}"
        for one in players
        if (units := [unit for unit, at in one["at"].items() if at == region["region"]])
    ]
    colony, monster = region["colony"], region["monster"]
    return [
        str(region["number"]),
        w.name("region", region["region"]),
        w.say("burned") if region["burned"] else w.name("terrain", region["kind"]),
        w.amounts("resource", region["rewards"]),
        "" if colony is None else w.player(colony),
        "" if monster is None else w.name("monster", monster),
        "; ".join(there),
    ]


def council_sheet(w: Wording, s: Room, council: int) -> Section:
    """The board of a council."""
    board = councils.of_control(s, councils.in_public(s))["chambers"][COUNCILS[council]]
    members = [seat for seat in range(s.seats) if s.role[seat] == council]
    taken = {one["action"]: one["seat"] for one in board["taken"] or ()}
    president = board["president"]
    return Section(
        w.name("council", COUNCILS[council]),
        [
            Words(
                [
                    f"{w.say('members')}: {w.players(members)}",
                    f"{w.say('quorum')}: {quorum(s, len(members))}",
                    f"{w.say('president')}: {'-' if president is None else w.player(president)}",
                    f"{w.say('order')}: {w.players(board['order'])}",
                    f"{w.say('currency')}: {w.name('resource', board['currency'])}",
                ]
            ),
            Grid(
                w.says("action", "grown", "chosen-by"),
                [
                    [
                        w.name("action", action),
                        str(steps),
                        w.player(taken[action]) if action in taken else "",
                    ]
                    for action, steps in board["actions"].items()
                ],
            ),
        ],
        sheet=True,
        wide=True,
    )


# Players


def player_sheet(w: Wording, match: Match, s: Room, seat: int) -> Section:
    """All that a player has, carries and may know, and what he or she is asked."""
    own = seats.player(s, seat, seat)
    purse = own["purse"]
    house, role = house_name(s, seat), role_name(s, seat)
    carried = {name: amount for name, amount in purse.items() if isinstance(amount, int)}
    rows = [
        [w.say("map-table"), w.name("table", own["table"])],
        [w.say("units"), w.amounts("unit", own["units"])],
        [w.say("state-troops"), w.amounts("unit", own["state_troops"])],
        [w.say("tokens"), w.amounts("resource", tokens(own))],
        [w.say("purse"), w.amounts("resource", carried)],
        [w.say("kudos-cards"), cards(purse["kudos_cards"])],
        [w.say("arete-cards"), cards(purse["arete_cards"])],
        [w.say("upgrades"), w.names("upgrade", own["upgrades"])],
        [w.say("offices"), w.names("office", own["offices"])],
        [w.say("colonies"), w.names("region", colonies(s, seat))],
        [w.say("challenges"), challenges(w, s, seat)],
    ]
    parts: list[Grid | Words] = [Grid(w.says("what", "how-much"), rows)]
    sheet = s.handed_in[seat] if step_of(s, s.table[seat]) == "strategy" else s.sheets[seat]
    if sheet is not None and sheet != BLANK and at_the_maps(s):
        parts.append(strategy_sheet(w, s, seat, sheet))
    decision = match.pending.get(seat)
    if decision is not None:
        parts.append(Words([f"{w.say('asked')}: {w.game.ask(decision)}"]))
    why = [
        w.booking(one) for one in (*s.purse(seat).ledger, *s.ledger[seat]) if one.turn >= s.turn - 1
    ]
    parts.append(Grid(w.says("turn", "resource", "amount", "cause"), why, w.say("why")))
    title = f"{w.player(seat)}, {w.name('house', house)}, {w.name('role', role)}"
    return Section(title, parts, sheet=True)


def tokens(player: View) -> dict[str, int]:
    """What lies open before a player."""
    return {name: player[name] for name in RESOURCES if isinstance(player.get(name), int)}


def cards(held: list[list[int]]) -> str:
    """Cards by value."""
    return ", ".join(f"{count} x {value}" for value, count in held) or "-"


def colonies(s: Room, seat: int) -> list[str]:
    """The regions in which a player has a colony."""
    return [
        region["region"]
        for table in range(s.maps)
        for region in seats.regions(s, table)
        if region["colony"] == seat
    ]


def challenges(w: Wording, s: Room, seat: int) -> str:
    """The challenge tokens of a player."""
    return (
        ", ".join(
            w.say("anyone") if token.target == NONE else w.player(token.target)
            for token in s.challenges[seat]
        )
        or "-"
    )


def strategy_sheet(w: Wording, s: Room, seat: int, sheet: Sheet) -> Grid:
    """What a player has ordered for this turn."""
    units = ("hoplite", "trireme", "hero", "colossus")
    return Grid(
        w.says("unit", "does", "region", "talents", "orichalcum", "vril"),
        [
            [
                w.name("unit", unit),
                w.name("do", order.do),
                w.name("region", place_name(s, destination(s, seat, order, sheet.challenge))),
                str(order.talents or ""),
                str(order.orichalcum or ""),
                str(order.vril or ""),
            ]
            for unit, order in zip(units, sheet.orders, strict=True)
        ],
        w.say("strategy-sheet"),
    )


# Ledgers


def ledgers(w: Wording, s: Room) -> list[Section]:
    """The books of the Houses and of Atlantis, and Control's own log."""
    headings = w.says("turn", "resource", "amount", "cause")
    books = [
        Section(
            w.say("ledger-of", name=w.name("house", house)),
            [Grid(headings, [w.booking(one) for one in s.ledger[s.seats + number]])],
            sheet=True,
        )
        for number, house in enumerate(s.box.roster.houses[: s.houses])
    ]
    atlantis = Grid(headings, [w.booking(one) for one in s.ledger[-1]])
    rulings = Grid(
        w.says("turn", "ruling"),
        [[str(one.turn), w.event(one.told)] for one in s.rulings],
    )
    return [
        *books,
        Section(w.say("ledger-of", name=w.say("atlantis")), [atlantis], sheet=True),
        Section(w.say("rulings"), [rulings], sheet=True),
    ]
