"""What to talk about after the day: DOOM, kudos, battles, trades, wonders and broken oaths."""

from collections import Counter
from collections.abc import Iterable, Iterator

from critias.engine import Commanded, Event, Match, Texts, standing
from critias.paper.document import Bars, Document, Grid, Lines, Section, Words

from ..box import DOOM, KUDOS
from ..diplomacy.events import Traded
from ..diplomacy.trading import Offer
from ..maps.events import CitySacked, ConflictBegan, ConflictWon
from ..room.ending import account
from ..room.events import PhaseBegan
from ..room.records import Booking
from ..shop.events import WonderRaised
from ..state import Room
from .sheets import listed, oaths
from .wording import Wording

MOST = 15


def document(match: Match, texts: Texts, seat: int | None) -> Document:
    """The whole page; everybody gets the same."""
    w, s = Wording(texts), match.state
    assert isinstance(s, Room)
    told = list(by_turn(match))
    sections = [
        outcome(w, match, s),
        doom(w, s),
        kudos(w, s),
        battles(w, s, told),
        trades(w, match, told),
        wonders(w, s, told),
        broken_oaths(w, s),
        rulings(w, s),
    ]
    lead = [
        w.say("moment", turn=s.turn, turns=s.turns, phase=w.name("phase", s.phase)),
        w.say("entries", count=len(match.log)),
    ]
    return Document(w.say("debrief-title"), lead, sections, w.language)


def by_turn(match: Match) -> Iterator[tuple[int, Event]]:
    """All that happened, with the turn in which it did."""
    turn = 0
    for told in match.all_events:
        if isinstance(told.event, PhaseBegan):
            turn = told.event.turn
        yield turn, told.event


def turns(s: Room) -> list[str]:
    """The turns so far; 0 is the set-up."""
    return [str(turn) for turn in range(s.turn + 1)]


def added_up(s: Room, bookings: Iterable[Booking], resource: int) -> list[int]:
    """What there was of something at the end of each turn."""
    changes = [0] * (s.turn + 1)
    for one in bookings:
        if one.resource == resource:
            changes[min(one.turn, s.turn)] += one.amount
    return [sum(changes[: turn + 1]) for turn in range(s.turn + 1)]


def members_books(s: Room, house: int) -> Iterator[Booking]:
    """All bookings of the members of a House: of today's, for people may change it."""
    for seat in s.members(house):
        yield from s.purse(seat).ledger
        yield from s.ledger[seat]


def outcome(w: Wording, match: Match, s: Room) -> Section:
    """Who has won, or how it stands."""
    result = match.result
    ended = account(s)
    rows = [
        [
            w.name("house", one.house),
            *(str(figure) for figure in (one.kudos, one.objectives, one.points, one.doom)),
            w.players(s.members(number)),
        ]
        for number, one in enumerate(ended.houses)
    ]
    reached = [
        [
            w.name("role", one.role),
            w.name("house", one.house),
            str(one.reached),
            w.name("by", one.by),
        ]
        for one in ended.objectives
    ]
    words = [w.say("deluge")] if s.deluge else []
    if result is not None:
        words.append(f"{w.say('winners')}: {w.players(result.winners)}")
    words.append(w.say("richest", names=w.players(ended.richest), talents=ended.talents))
    if ended.heroes:
        words.append(w.say("best-hero", names=w.players(ended.heroes), arete=ended.arete))
    houses = Grid(w.says("house", "kudos", "objectives", "points", "doom", "members"), rows)
    best = Grid(w.says("objective", "house", "reached", "decided-by"), reached)
    return Section(w.say("outcome"), [Words(words), houses, best], wide=True)


def doom(w: Wording, s: Room) -> Section:
    """DOOM over time, by House, by player and by cause."""
    everybody = [one for ledger in s.ledger for one in ledger if one.resource == DOOM]
    houses = {
        w.name("house", house): added_up(
            s, [*members_books(s, number), *s.ledger[s.seats + number]], DOOM
        )
        for number, house in enumerate(s.box.roster.houses[: s.houses])
    }
    by_player = Counter({seat: s.has(seat, DOOM) for seat in range(s.seats)})
    causes: Counter[str] = Counter()
    for one in everybody:
        causes[one.cause] += one.amount
    return Section(
        w.say("doom"),
        [
            Lines(
                w.say("doom-over-time"),
                turns(s),
                {w.say("atlantis"): added_up(s, everybody, DOOM), **houses},
            ),
            Bars(w.say("doom-by-player"), most_of((w.player(x), n) for x, n in by_player.items())),
            Bars(
                w.say("doom-by-cause"), most_of((w.name("cause", c), n) for c, n in causes.items())
            ),
        ],
        w.say("doom-about", limit=s.doom_limit),
        wide=True,
    )


def most_of(bars: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """The largest figures, in order."""
    return sorted((bar for bar in bars if bar[1]), key=lambda bar: -abs(bar[1]))[:MOST]


def kudos(w: Wording, s: Room) -> Section:
    """Kudos by House over time, and by player."""
    houses = {
        w.name("house", house): added_up(s, members_books(s, number), KUDOS)
        for number, house in enumerate(s.box.roster.houses[: s.houses])
    }
    return Section(
        w.say("kudos"),
        [
            Lines(w.say("kudos-over-time"), turns(s), houses),
            Bars(
                w.say("kudos-by-player"),
                most_of((w.player(seat), s.has(seat, KUDOS)) for seat in range(s.seats)),
            ),
        ],
        wide=True,
    )


def battles(w: Wording, s: Room, told: list[tuple[int, Event]]) -> Section:
    """How much was fought, by whom it was won, and which cities fell."""
    fought = Counter(turn for turn, event in told if isinstance(event, ConflictBegan))
    won = Counter(event.seat for _, event in told if isinstance(event, ConflictWon))
    sacked = [
        [str(turn), w.game.event(event)] for turn, event in told if isinstance(event, CitySacked)
    ]
    return Section(
        w.say("battles"),
        [
            Lines(
                w.say("battles-over-time"),
                turns(s),
                {w.say("battles"): [fought[turn] for turn in range(s.turn + 1)]},
            ),
            Bars(w.say("battles-won"), most_of((w.player(x), n) for x, n in won.items())),
            Grid(w.says("turn", "what"), sacked, w.say("sacked")),
        ],
        wide=True,
    )


def trades(w: Wording, match: Match, told: list[tuple[int, Event]]) -> Section:
    """Every trade, and who traded most."""
    offers = [
        entry.command
        for entry in standing(match.log)
        if isinstance(entry, Commanded) and isinstance(entry.command, Offer)
    ]
    done = [(turn, event) for turn, event in told if isinstance(event, Traded)]
    rows = []
    traders: Counter[int] = Counter()
    for turn, event in done:
        offer = offers[event.number - 1]
        traders.update((event.seat, event.to))
        rows.append(
            [
                str(turn),
                w.player(event.seat),
                listed(w, offer.give),
                w.player(event.to),
                listed(w, offer.want),
            ]
        )
    return Section(
        w.say("trades"),
        [
            Bars(w.say("traders"), most_of((w.player(x), n) for x, n in traders.items())),
            Grid(w.says("turn", "player", "gives", "player", "gives"), rows),
        ]
        if rows
        else [Words([w.say("no-trades")])],
        wide=True,
    )


def wonders(w: Wording, s: Room, told: list[tuple[int, Event]]) -> Section:
    """Who built what when."""
    raised = [
        [str(turn), w.name("wonder", event.wonder), w.player(event.seat)]
        for turn, event in told
        if isinstance(event, WonderRaised)
    ]
    fallen = [w.name("wonder", wonder) for wonder in s.fallen_wonders]
    parts: list[Grid | Words] = [Grid(w.says("turn", "wonder", "city-of"), raised)]
    parts.append(Words([f"{w.say('fallen')}: {', '.join(fallen)}"] if fallen else []))
    return Section(w.say("wonders"), parts if raised else [Words([w.say("no-wonders")])])


def broken_oaths(w: Wording, s: Room) -> Section:
    """Who swore what, and who broke it."""
    broken = [w.player(one.seat) for one in s.oaths if one.status == "broken"]
    words = f"{w.say('oath-breakers')}: {', '.join(broken)}" if broken else w.say("all-honest")
    return Section(
        w.say("oaths"),
        [Words([words]), oaths(w, s)],
    )


def rulings(w: Wording, s: Room) -> Section:
    """What Control ruled."""
    rows = [[str(one.turn), w.event(one.told)] for one in s.rulings]
    grid = Grid(w.says("turn", "ruling"), rows)
    return Section(w.say("rulings"), [grid if rows else Words([w.say("no-rulings")])])
