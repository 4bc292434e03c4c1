"""A briefing for each player: who you are, who is with you, what you want, how the day goes."""

from critias.engine import Match, Texts, rules_of
from critias.paper.document import Document, Grid, Section, Words

from ..box import COUNCILS, HERO_ROLE
from ..maps.regions import table_name
from ..room.roster import house_name, role_name
from ..state import Room
from ..views.seats import player
from .booklet import text_of
from .wording import Wording

READ_FIRST = ("col.1.1", "col.1.3", "col.1.4", "col.2.1")


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """All briefings, or one."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    seats = range(s.seats) if seat is None else (seat,)
    sections = [briefing(w, s, one) for one in seats]
    if seat is not None:
        sections.append(rules(w, match))
    lead = [w.say("briefings-lead", players=s.seats, maps=s.maps, turns=s.turns)]
    return Document(w.say("briefings-title"), lead, sections, w.language)


def briefing(w: Wording, s: Room, seat: int) -> Section:
    """One screen, or one sheet of paper, for a player to read (col.2.2, col.3.3)."""
    house, role = house_name(s, seat), role_name(s, seat)
    own = player(s, seat, seat)
    table = table_name(s, s.table[seat])
    about = [w.say(f"brief-{role}"), w.say(f"aim-{role}")]
    if role == HERO_ROLE:
        about.append(w.say("brief-no-house"))
    else:
        about.append(
            w.say(
                "brief-house",
                house=w.name("house", house),
                council=w.name("council", COUNCILS[s.role[seat]]),
            )
        )
    about.append(w.say("brief-map", table=w.name("table", table)))
    mates = [] if s.is_hero(seat) else [one for one in s.members(s.house[seat]) if one != seat]
    at_the_table = [one for one in s.players_at(s.table[seat]) if one != seat]
    purse = {name: amount for name, amount in own["purse"].items() if isinstance(amount, int)}
    return Section(
        f"{w.player(seat)}: {w.name('role', role)}, {w.name('house', house)}",
        [
            Words(about),
            Grid(
                w.says("player", "role", "map-table"),
                [
                    [
                        w.player(one),
                        w.name("role", role_name(s, one)),
                        w.name("table", table_name(s, s.table[one])),
                    ]
                    for one in mates
                ],
                w.say("your-house"),
            ),
            Grid(
                w.says("player", "house", "role"),
                [
                    [
                        w.player(one),
                        w.name("house", house_name(s, one)),
                        w.name("role", role_name(s, one)),
                    ]
                    for one in at_the_table
                ],
                w.say("your-table"),
            ),
            Grid(
                w.says("what", "how-much"),
                [
                    [w.say("units"), w.amounts("unit", own["units"])],
                    [w.say("tokens"), w.amounts("resource", {"orichalcum": own["orichalcum"]})],
                    [w.say("purse"), w.amounts("resource", purse)],
                ],
                w.say("you-begin-with"),
            ),
        ],
        sheet=True,
    )


def rules(w: Wording, match: Match) -> Section:
    """What everybody should have read."""
    known = {one.id: one for one in rules_of(match.game, w.language)}
    read = [known[id] for id in READ_FIRST if id in known]
    return Section(
        w.say("how-it-goes"),
        [Words([f"{one.title}. {text_of(one)}" for one in read])],
        sheet=True,
    )
