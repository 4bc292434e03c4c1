"""The Regatta: a megagame of two crews, a harbour master, umpires at the piers and a scoreboard."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mode
from typing import Any, ClassVar

import msgspec

from critias import engine as e
from critias.hall import Ballot, Hall, HallGame, Matter, Moment, Post, Readers
from critias.paper.document import Document, Section, Words

CREWS = ("red", "blue")
Components = msgspec.defstruct("Components", [], frozen=True)


class Steer(e.Option, frozen=True):
    course: str


class Row(e.Option, frozen=True):
    strokes: int


class Penalty(e.Record, frozen=True):
    seat: int
    points: int
    reason: str


class EndPhase(e.Record, frozen=True):
    reason: str


class PhaseBegan(e.Event, frozen=True):
    turn: int
    phase: str


@dataclass(slots=True, kw_only=True)
class Lagoon(e.State):
    race: int = 1
    phase: str = "course"
    courses: list[str] = field(default_factory=lambda: ["open", "open"])
    points: list[list[int]] = field(default_factory=lambda: [[], []])


class RegattaHall(Hall[Lagoon]):
    lengths: ClassVar = {"course": 60, "race": 120}
    screens: ClassVar = {"pier": "crew", "scoreboard": None}
    lead = "harbour-master"
    roles: ClassVar = {"umpire": "pier"}
    groups = wishes = circles = ("crew",)
    calls: ClassVar = {"foul": ("race",)}
    notices: ClassVar = {"collision": "umpire"}
    documents: ClassVar[Mapping[str, Readers]] = {"orders": "seat", "results": "over"}

    def places(self, s: Lagoon) -> Mapping[str, Sequence[str]]:
        return {"pier": CREWS}

    def roster(self, s: Lagoon) -> Sequence[Mapping[str, str]]:
        return [{"crew": CREWS[seat % 2]} for seat in range(s.seats)]

    def moment(self, s: Lagoon) -> Moment:
        return Moment(s.race, s.phase)

    def moment_in(self, event: e.Event) -> Moment | None:
        return Moment(event.turn, event.phase) if isinstance(event, PhaseBegan) else None

    def ballots(self, match: Any) -> Sequence[Ballot]:
        s = match.state
        crews = [(crew, self.seats_at(s, crew)) for crew in CREWS if s.phase == "course"]
        return [Ballot(f"{c}:{s.race}", "pier", c, own, "reg.course", {}) for c, own in crews]

    def skip(self, reason: str) -> EndPhase:
        return EndPhase(reason)

    def views(self, s: Lagoon, seen: e.Views) -> Callable[[Post], e.View]:
        usual, board = super().views(s, seen), {"race": s.race, "points": seen(None)["points"]}
        return lambda post: board if post.kind == "scoreboard" else usual(post)

    def matters(self, s: Lagoon) -> Sequence[Matter]:
        both = s.courses == ["reef", "reef"]
        return [Matter(f"collision:{s.race}", "collision", {"race": s.race}, 0)] if both else []

    def ledgers(self, s: Lagoon) -> Sequence[str]:
        return CREWS

    def books(self, s: Lagoon, name: str, seat: int | None) -> Sequence[e.View] | None:
        mine = name in CREWS and seat in (None, *self.seats_at(s, name))
        return [{"points": p} for p in s.points[CREWS.index(name)]] if mine else None

    def document(self, match: Any, name: str, texts: e.Texts, seat: int | None = None) -> Document:
        words = [texts.say(f"paper-{name}", points=sum(own)) for own in match.state.points]
        return Document(texts.name("hall-paper", name), [], [Section("", [Words(words)])])


class Regatta(HallGame[Lagoon]):
    name = "regatta"
    seats = range(4, 13)
    components_type = Components
    state_type = Lagoon
    command_type = Penalty | EndPhase
    vocabulary: ClassVar = {"crew": CREWS, "course": ("open", "reef")}
    hall = RegattaHall()

    def setup(self, seats: int, options: Any, components: Any, rng: e.Rng) -> Lagoon:
        return Lagoon(seats=seats, rng=rng)

    def step(self, s: Lagoon) -> e.Flow[None]:
        s.tell(PhaseBegan, s.race, s.phase)
        if s.phase == "course":
            votes = yield from each(s, [Steer("open"), Steer("reef")], "reg.course")
            s.courses = [mode(vote.course for vote in votes[crew::2]) for crew in range(2)]
        else:
            rows = yield from each(s, [Row(1), Row(2), Row(3)], "reg.row")
            for c, own in enumerate(s.points):
                own.append(max(row.strokes for row in rows[c::2]) + 2 * (s.courses[c] == "reef"))
        go_on(s)

    def result(self, s: Lagoon) -> e.Result | None:
        scores = tuple(sum(s.points[seat % 2]) for seat in range(s.seats))
        best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return e.Result(scores, best) if s.phase == "over" else None

    def command(self, s: Lagoon, seat: int | None, command: Penalty | EndPhase) -> e.Then:
        if seat is not None:
            raise e.CommandRefused("only a referee may do that")
        if isinstance(command, EndPhase):
            go_on(s)
            return e.Then.NEXT_STEP
        s.courses = ["open", "open"]
        s.points[command.seat % 2].append(-command.points)
        return e.Then.ASK_AGAIN


def each(s: Lagoon, options: Sequence[Any], rule: str) -> e.Flow[list[Any]]:
    asked = {n: e.ask(e.Choose(n, options, rule, default=options[0])) for n in range(s.seats)}
    return list((yield from e.simultaneously(asked)).values())


def go_on(s: Lagoon) -> None:
    later = "course" if s.race < 2 else "over"
    s.race += s.phase == "race" and later == "course"
    s.phase = "race" if s.phase == "course" else later


game = Regatta()
