"""Map tables and councils as they stand, on sheets of their own."""

from critias.engine import View
from critias.paper.document import Grid, Section, Words

from ..box import COUNCILS, RESOURCES
from ..councils.meeting import quorum
from ..state import Room
from ..views import councils, seats
from .wording import Wording


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
                w.says("player", "house", "units", "state-troops", "tokens", "offices"),
                [
                    [
                        w.player(one["seat"]),
                        w.name("house", one["house"]),
                        w.amounts("unit", one["units"]),
                        w.amounts("unit", one["state_troops"]),
                        w.amounts("resource", tokens(one)),
                        w.names("office", one["offices"]),
                    ]
                    for one in players
                ],
                w.say("players"),
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
        w.rewards(region["rewards"]),
        "" if colony is None else w.player(colony),
        "" if monster is None else w.name("monster", monster),
        "; ".join(there),
    ]


def tokens(player: View) -> dict[str, int]:
    """What lies open before a player."""
    return {name: player[name] for name in RESOURCES if isinstance(player.get(name), int)}


def council_sheet(w: Wording, s: Room, council: int) -> Section:
    """The board of a council: what each action does, costs and is worth today, and its cards."""
    name = COUNCILS[council]
    board = councils.of_control(s, councils.in_public(s))["chambers"][name]
    members = [seat for seat in range(s.seats) if s.role[seat] == council]
    taken = {one["action"]: one["seat"] for one in board["taken"] or ()}
    president, box = board["president"], s.box
    return Section(
        w.name("council", name),
        [
            Words(
                [
                    f"{w.say('members')}: {w.players(members)}. "
                    f"{w.say('quorum')}: {quorum(s, len(members))}.",
                    f"{w.say('president')}: {'-' if president is None else w.player(president)}. "
                    f"{w.say('order')}: {w.players(board['order'])}.",
                ]
            ),
            Grid(
                w.says("action", "effect", "grown", "worth-now", "chosen-by"),
                [
                    [
                        w.name("action", action),
                        w.effect("action", action, box.actions[action].price),
                        str(steps or ""),
                        " / ".join(map(str, board["figures"][action].values())) if steps else "",
                        w.player(taken[action]) if action in taken else "",
                    ]
                    for action, steps in board["actions"].items()
                ],
            ),
            Grid(
                w.says("upgrade", "effect", "steps", "left"),
                [
                    [
                        w.name("upgrade", card),
                        w.effect("upgrade", card),
                        w.steps(box.upgrades[card].steps),
                        str(left),
                    ]
                    for card, left in board["stock"].items()
                    if left
                ],
                f"{w.say('currency')}: {w.name('resource', board['currency'])}",
            ),
        ],
        sheet=True,
        wide=True,
    )
