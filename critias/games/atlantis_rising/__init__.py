"""Atlantis Rising: together against the sea, for one to seven players.

The tiles, cards, components and councilors are this project's own set; see components.toml
(rising.goal.set).
"""

import operator
from itertools import chain
from typing import Any, ClassVar

from critias.engine import (
    Flow,
    Game,
    Option,
    Result,
    Rng,
    Texts,
    View,
    derived_resample,
)

from . import board, box, ending, rounds
from .bots import heuristics, prospects
from .checking import check
from .older_boxes import renewed
from .options import Options
from .state import NONE, Island, kind, owner, piece_name

_CARDS = box.CARDS + box.ARTIFACTS
# What can be added to a roll: the first four artifacts are for the dice.
_ADDED = (*box.ARTIFACTS[:4], "explorer", "envoy", "automaton", "wrath", "energy")


class AtlantisRising(Game[Island]):
    """The rules of Atlantis Rising for one to seven players."""

    name = "atlantis_rising"
    seats = range(1, 8)
    options_type = Options
    components_type = box.Components
    state_type = Island
    cooperative = True
    vocabulary: ClassVar = {
        "card": _CARDS,
        "cards": _CARDS,
        "component": box.COMPONENTS,
        "components": box.COMPONENTS,
        "councilor": box.COUNCILORS,
        "other": box.COUNCILORS,
        "misfortune": box.MISFORTUNES,
        "misfortunes": box.MISFORTUNES,
        "peninsula": box.PENINSULAS,
        "piece": box.PIECES,
        "place": box.PLACES,
        "stuff": box.STUFF,
        "added": _ADDED,
        "does": (*_CARDS, *box.COMPONENTS, *box.COUNCILORS, *box.MISFORTUNES),
        "saved": box.RESOURCES,
        "give": box.RESOURCES,
        "take": box.RESOURCES,
    }

    heuristic = staticmethod(heuristics.choose)
    appraisal = staticmethod(heuristics.appraise)
    prospects = staticmethod(prospects.prospects)
    foresight = 1
    rounds = staticmethod(operator.attrgetter("round"))

    def setup(self, seats: int, options: Options, components: box.Components, rng: Rng) -> Island:
        """All tiles dry, all cards sorted, nobody on the island."""
        players = components.of_players(seats)
        return Island(
            seats=seats,
            rng=rng,
            misfortunes=components.misfortune_deck(options.level),
            revealed=[],
            looked_at=[],
            suffered=[],
            library=components.library_cards(),
            artifact_box=components.artifact_names(),
            drawn=[],
            hands=[[] for _ in range(seats)],
            library_discards=[],
            removed=[],
            councilor_stack=[],
            offered_councilors=components.councilor_names(),
            councilors=[[] for _ in range(seats)],
            hologram_councilor=[],
            spent_councilors=[],
            box=components,
            level=options.level,
            blueprint_choice=options.blueprint,
            councilor_choice=options.councilors,
            dry=[box.TILES] * len(box.PENINSULAS),
            barriers=[False] * len(box.PENINSULAS),
            blueprint=[],
            built=[],
            stuff=[[0] * len(box.STUFF) for _ in range(seats)],
            followers=[players.followers] * seats,
            supply=[players.supply] * seats,
            free_volunteers=components.volunteers.count,
            volunteers=[0] * seats,
            coming_volunteers=[0] * seats,
            pools=[[] for _ in range(seats)],
            standing=[[] for _ in box.PLACES],
            resting=[[] for _ in box.PLACES],
            ready=[False] * seats,
            waiting=[False] * seats,
            yielded=[False] * seats,
            second_thoughts=[0] * seats,
            vain_collections=[0] * seats,
            vain_calls=[0] * seats,
            just_acted=[[] for _ in range(seats)],
            just_acted_at=[NONE] * seats,
        )

    def step(self, s: Island) -> Flow[None]:
        """The next thing in the phase; it ends early if the match is decided."""
        return ending.until_decided(rounds.PHASES[s.phase](s))

    def result(self, s: Island) -> Result | None:
        """All win or nobody (rising.goal.gate)."""
        return ending.result(s)

    def check_components(self, components: box.Components) -> None:
        """Six peninsulas of six tiles, decks and blueprints that add up."""
        check(components)

    def renew_components(self, saved: Any) -> Any:
        """Those of 0.1 had fewer numbers."""
        return renewed(saved)

    def resample(self, s: Island, seat: int | None, rng: Rng) -> None:
        """Also which artifacts are in the library deck, and which stayed in the box."""
        known = s.library_known_below
        hidden = [i for i in range(known, len(s.library)) if s.library[i] in s.box.artifacts]
        artifacts = sorted([s.library[i] for i in hidden] + s.artifact_box)
        rng.shuffle(artifacts)
        s.artifact_box = artifacts[len(hidden) :]
        for i, artifact in zip(hidden, artifacts, strict=False):
            s.library[i] = artifact
        derived_resample(s, seat, rng)

    def validate(self, s: Island) -> None:
        """No Atlantean, volunteer or follower is lost, and nothing stands on water."""
        kinds: list[list[int]] = [[] for _ in range(s.seats)]
        for piece in chain.from_iterable(chain(s.standing, s.resting, s.pools)):
            kinds[owner(piece)].append(kind(piece))
        players = s.box.of_players(s.seats)
        all_followers = players.followers + players.supply
        for seat, own in enumerate(kinds):
            assert s.followers[seat] + s.supply[seat] == all_followers, "a follower is lost"
            assert min(s.stuff[seat]) >= 0, "nobody owns less than nothing"
            if own:
                assert own.count(box.LEADER) == 1, "each player has one leader"
                assert own.count(box.VOLUNTEER) == s.volunteers[seat], "volunteers are miscounted"
        out = s.free_volunteers + sum(s.volunteers) + sum(s.coming_volunteers)
        assert out == s.box.volunteers.count, "a volunteer is lost"
        for place, here in enumerate(s.standing):
            if here:
                assert s.usable(place), f"somebody stands on water at {box.PLACES[place]}"
                assert s.taken(place) <= s.capacity[place], f"too many at {box.PLACES[place]}"
                assert s.workers(place), "the automaton stands alone"
        for barrier, dry in zip(s.barriers, s.dry, strict=True):
            assert 0 <= dry <= box.TILES, "a peninsula has six tiles"
            assert dry or not barrier, "a barrier protects nothing"

    def in_public(self, s: Island) -> View:
        """The table with names for places, Atlanteans and components."""
        standing, resting = (
            {
                box.PLACES[place]: [{"seat": owner(p), "piece": piece_name(p)} for p in here]
                for place, here in enumerate(where)
                if here
            }
            for where in (s.standing, s.resting)
        )
        return {
            "standing": standing,
            "resting": resting,
            "pools": [[piece_name(piece) for piece in pool] for pool in s.pools],
            "blueprint": [box.COMPONENTS[component] for component in s.blueprint],
            "built": [box.COMPONENTS[component] for component in s.built],
            "dry": dict(zip(box.PENINSULAS, s.dry, strict=True)),
            "barriers": [box.PENINSULAS[p] for p, up in enumerate(s.barriers) if up],
            "stuff": [dict(zip(box.STUFF, own, strict=True)) for own in s.stuff],
            "wrath": {"space": s.wrath + 1, "value": s.wrath_value()},
            "just_acted": [[piece_name(piece) for piece in last] for last in s.just_acted],
            "held_back": [{"seat": owner(p), "piece": piece_name(p)} for p in s.held_back],
            "tiles": {name: box.printed(tiles) for name, tiles in s.box.tiles.items()},
            "gives": {name: tiles.gives for name, tiles in s.box.tiles.items() if tiles.gives},
            "costs": {box.COMPONENTS[c]: list(s.box.component(c).price()) for c in s.blueprint},
            "track": list(s.box.wrath.track),
            "set": s.box.components["source"],
        }

    def draw(self, view: View, texts: Texts) -> str:
        """The island, the gate, and the players."""
        return board.draw(view, texts)

    def explain(self, view: View, texts: Texts, field: str, name: str) -> str:
        """What a card, component, councilor or misfortune does."""
        return board.explain(texts, name)

    def remark(self, view: View, texts: Texts, option: Option) -> str:
        """How it stands where an option leads, or what it brings."""
        return board.remark(view, texts, option)


game = AtlantisRising()
