"""Every point can be recounted by an outsider who has nothing but the file of a match."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from critias.engine.saving import Saved, read_match
from critias.lab.plan import make_plan
from critias.lab.simulate import simulate
from tests.record_golden import FOLDER as GOLDEN

SHIPS = ("ark", "science-vessel", "royal-barge", "airship", "warship")
FACTIONS = ["archont", "basileus", "demagogos", "demiurgos", "oraklos", "philosophos", "strategos"]
CHARTS = {"standard": (1, 3, 6, 10, 15), "royal": (1, 5, 9, 14, 20)}
TREASURES = {"exotic-birds": 2, "orichalcum": 3, "key-of-atlantis": 4}


class Auditor:
    """Somebody with a pencil: keeps the cubes that points depend on, and checks each gain."""

    def __init__(self, seats: int, alliance_adds: bool) -> None:
        self.seats = seats
        self.alliance_adds = alliance_adds
        self.vp = [0] * seats
        self.pool = [0] * seats
        self.new_land = [0] * (seats + 1)
        self.aboard = {ship: [0] * (seats + 1) for ship in SHIPS}
        self.advanced: set[str] = set()
        self.marker = [0] * seats
        self.faction: dict[int, str] = {}
        self.bonus: Counter[str] = Counter()
        self.specials = [Counter[str]() for _ in range(seats)]
        self.resolved = ""
        self.movers: set[int] = set()  # who may just have moved a ship
        self.ahead = [False] * seats
        self.thrown = 0  # of the players ahead, by the red card being resolved
        self.arrival: dict[str, Any] = {}
        self.allies: list[int] = []
        self.due: Counter[tuple[int, str]] = Counter()

    def hear(self, event: dict[str, Any]) -> None:
        if event["type"] not in ("scored", "special-played"):
            assert not +self.due, f"nobody was given {+self.due} before {event}"
            self.arrival, self.allies = {}, []
        note = getattr(self, "on_" + event["type"].replace("-", "_"), None)
        if note:
            note(event)

    def senate(self) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: (-self.pool[seat], self.marker[seat]))

    # The Senate and the factions

    def on_markers_placed(self, event: dict[str, Any]) -> None:
        for place, seat in enumerate(event["seats"]):
            self.marker[seat] = place

    def on_senate_bid(self, event: dict[str, Any]) -> None:
        self.pool[event["seat"]] += event["tokens"]

    def on_tokens_removed(self, event: dict[str, Any]) -> None:
        self.pool[event["seat"]] -= event["tokens"]

    def on_bonus_laid(self, event: dict[str, Any]) -> None:
        self.bonus.update(event["factions"])

    def on_faction_taken(self, event: dict[str, Any]) -> None:
        seat, faction = event["seat"], event["faction"]
        self.faction[seat] = faction
        self.marker[seat] = FACTIONS.index(faction)
        self.due[seat, "faction-bonus"] = self.bonus.pop(faction, 0)

    # Cards

    def on_resolved(self, event: dict[str, Any]) -> None:
        self.resolved = event["card"]
        self.movers = {event["seat"]}

    def on_specials_drawn(self, event: dict[str, Any]) -> None:
        self.specials[event["seat"]].update(event["specials"])

    def on_special_played(self, event: dict[str, Any]) -> None:
        seat, special = event["seat"], event["special"]
        self.specials[seat][special] -= 1
        if special == "for-the-common-good":
            self.movers.add(seat)
        elif special == "alliance":
            self.allies.append(seat)
            self.expect_passengers()

    def on_ship_targeted(self, event: dict[str, Any]) -> None:
        self.ahead = [points > self.vp[event["seat"]] for points in self.vp]
        self.thrown = 0

    # Refugees

    def on_neutrals_boarded(self, event: dict[str, Any]) -> None:
        self.aboard[event["ship"]][self.seats] += event["cubes"]

    def on_neutrals_discarded(self, event: dict[str, Any]) -> None:
        self.aboard[event["ship"]][self.seats] -= event["cubes"]

    def on_boarded(self, event: dict[str, Any]) -> None:
        self.aboard[event["ship"]][event["seat"]] += event["cubes"]
        if event["origin"] == "pool":
            self.pool[event["seat"]] -= event["cubes"]

    def on_exchanged(self, event: dict[str, Any]) -> None:
        self.on_boarded(event)
        self.on_neutrals_discarded(event)

    def on_refugees_discarded(self, event: dict[str, Any]) -> None:
        self.aboard[event["ship"]][event["seat"]] -= event["cubes"]
        self.thrown += event["cubes"] * self.ahead[event["seat"]]

    def on_cube_lost(self, event: dict[str, Any]) -> None:
        heaps = {"pool": self.pool, "new-land": self.new_land, **self.aboard}
        if event["place"] in heaps:
            heaps[event["place"]][event["seat"]] -= 1

    def on_ship_advanced(self, event: dict[str, Any]) -> None:
        self.advanced.add(event["ship"])

    def on_ship_arrived(self, event: dict[str, Any]) -> None:
        ship = event["ship"]
        self.arrival = {**event, "aboard": self.aboard[ship]}
        for colour, cubes in enumerate(self.aboard[ship]):
            self.new_land[colour] += cubes
        self.aboard[ship] = [0] * (self.seats + 1)
        self.expect_passengers()

    def expect_passengers(self) -> None:
        """What the refugees of this arrival bring, allies of the neutrals included."""
        aboard, chart = self.arrival["aboard"], CHARTS[self.arrival["chart"]]
        company = sum(cubes > 0 for cubes in aboard) - 1
        self.due.clear()
        for seat in range(self.seats):
            ally = seat in self.allies
            if aboard[seat] and (self.alliance_adds or not ally):
                self.due[seat, "ship"] = chart[min(aboard[seat], 5) - 1]
            if ally:
                self.due[seat, "alliance"] = chart[min(aboard[self.seats], 5) - 1]
            if aboard[seat] or ally:
                self.due[seat, "colours"] = company

    def on_cleaned_up(self, event: dict[str, Any]) -> None:
        self.new_land = [0] * (self.seats + 1)
        if event["chaos"] == "no":
            self.pool = [0] * self.seats

    # Points

    def on_scored(self, event: dict[str, Any]) -> None:
        seat, points, reason = event["seat"], event["points"], event["reason"]
        if (seat, reason) in self.due:
            assert self.due.pop((seat, reason)) == points, event
        else:
            assert points == self.worth(seat, reason), event
        self.vp[seat] += points

    def worth(self, seat: int, reason: str) -> int:
        """What a player is due for a reason now."""
        order = self.senate()
        if reason == "mover":
            chaos = {one for one, faction in self.faction.items() if faction == "demagogos"}
            return bool(self.arrival) * (seat in self.movers | chaos)
        if reason == "science-vessel":
            return 2 * int(self.arrival["ship"] == reason in self.advanced)
        if reason == "refugee-majority":
            most = max(self.new_land[: self.seats])
            best = next(one for one in order if self.new_land[one] == most)
            return 2 * (seat == best and most > self.new_land[self.seats])
        if reason == "senate-majority":
            return 2 * (seat == order[0] and self.pool[seat] > 0)
        if reason == "senate-debts":
            return {order[0]: 5, order[1]: 3}.get(seat, 0)
        if reason in ("sabotage", "betrayal"):
            return self.thrown
        if reason == "card":
            return int(self.resolved.endswith("-vp"))
        return TREASURES[reason] * (self.specials[seat][reason] > 0)


@pytest.mark.no_cover
@pytest.mark.rule("eoa.goal.points")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bots", ["random", pytest.param("medium", marks=pytest.mark.long)])
def test_an_outsider_recounts_every_point(
    seats: int, edition: str, bots: str, tmp_path: Path
) -> None:
    plan = make_plan(
        "end_of_atlantis",
        seats=seats,
        games=4,
        bots=[bots],
        options={"edition": edition, "length": "long"},
        seed="audit",
    )
    simulate(plan, workers=1, export=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for path in files:
        audit(read_match(path))


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("end_of_atlantis-*.json")), ids=lambda p: p.stem
)
def test_an_outsider_recounts_every_point_of_a_recorded_match(path: Path) -> None:
    audit(read_match(path))


def audit(saved: Saved) -> None:
    alliance = saved.components["editions"][saved.options["edition"]]["alliance"]
    auditor = Auditor(saved.seats, alliance == "adds")
    for event in saved.events:
        auditor.hear(event)
    assert saved.result is not None
    assert tuple(auditor.vp) == saved.result.scores
