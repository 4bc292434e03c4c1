"""An organiser's own box, whole matches of it: each thing that is new is used, and said right."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import critias
from critias.engine import Choose, Event, Texts
from critias.engine.components import load_components
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.box import Components
from critias.games.colossus.councils.events import ActionRecorded
from critias.games.colossus.maps.events import Colonised, Rolled, UnitsMarched
from critias.games.colossus.room.events import HousesFormed
from critias.games.colossus.shop.events import UpgradeBought, WonderRaised
from tests.games.colossus.distribution import room_of

FILE = Path(__file__).with_name("organiser.toml")
BOX: Components = load_components(game, FILE)

NEW = {
    "thera": ("Thera", "Santorin"),
    "kleito": ("Cleito", "Kleito"),
    "tartessos": ("Tartessos", "Tartessus"),
    "baetis-gate": ("Baetis Gate", "Baetistor"),
    "banquet": ("Banquet", "Gastmahl"),
    "hired-masons": ("Hired Masons", "Gedungene Maurer"),
    "convoy": ("Convoy", "Geleitzug"),
    "drums": ("Drums", "Trommeln"),
    "spring-of-lethe": ("Spring of Lethe", "Quelle der Lethe"),
}
"""What was added or renamed, and what it is called in English and in German."""
GONE = ("royal-levy", "god-king", "thracian-hills", "atlas", "gadeiros")


def played(seed: int, seats: int = 24) -> Match:
    """A match of bots, whose questions are put into words in both languages."""
    match = critias.new(game, seats=seats, seed=seed, components=FILE, options={"turns": 6})
    texts = [in_words(match, language) for language in ("en", "de")]
    rng = Rng(seed_key(f"organiser {seed}"))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        decision = match.pending[seat]
        if rng.below(20) == 0:
            for words in texts:
                words.ask(decision)
                for option in decision.options if isinstance(decision, Choose) else ():
                    words.option(option)
        match.answer(seat, choose(room_of(match), decision, rng))
    game.validate(room_of(match))
    return match


def in_words(match: Match, language: str) -> Texts:
    return texts_of(game, language, match.names, components=BOX, strict=language == "de")


def words_in(event: Event) -> Iterator[str]:
    """The words of the file that an event speaks of."""
    for value in msgspec.structs.asdict(event).values():
        yield from (one for one in (value if isinstance(value, tuple) else [value]) if one in NEW)


def used_in(match: Match) -> set[str]:
    """What of the new things was not only there, but used."""
    used: set[str] = set()
    for told in match.all_events:
        match told.event:
            case HousesFormed(houses):
                used |= {*houses}
            case ActionRecorded(action=action):
                used.add(action)
            case UnitsMarched():
                used.add("units have marched")
            case UpgradeBought(upgrade=upgrade):
                used.add(f"{upgrade} bought")
            case Rolled(dice_of=dice_of):
                used |= {*dice_of}
            case WonderRaised(wonder=wonder):
                used.add(wonder)
            case Colonised(region=region):
                used.add(region)
            case event:
                used |= {"tartessos", "baetis-gate"} & {*words_in(event)}
    return used


def said_in(match: Match, language: str) -> str:
    texts = in_words(match, language)
    told = [texts.event(told.event) for told in match.all_events]
    boards = [game.draw(match.view(seat), texts) for seat in (None, 0, match.seats - 1)]
    return "\n".join((*told, *boards))


def check_words(match: Match, used: set[str]) -> None:
    """What was used goes by its name in both languages, and nothing by its word in the file."""
    for place, language in enumerate(("en", "de")):
        said = said_in(match, language)
        for word, names in NEW.items():
            assert not re.search(rf"(?<![\w-]){word}(?![\w-])", said), (language, word)
            if word in used:
                assert names[place] in said, (language, word)


def test_the_box_is_as_the_organiser_wants_it() -> None:
    s = room_of(critias.new(game, seats=24, seed=0, components=FILE))
    assert [s.chart.tables.count(table) for table in range(s.maps)] == [16, 17, 17, 17, 17, 17]
    assert s.box.empires.names[-1] == "tartessos"
    assert not {*GONE} & {*s.box.actions, *s.chart.names, *s.box.roster.houses}


def test_a_match_of_the_organisers_box_is_said_right() -> None:
    match = played(0, seats=12)
    used = used_in(match)
    assert {"thera", "kleito", "tartessos"} <= used
    assert not {*GONE} & used
    check_words(match, used)


@pytest.mark.long
def test_in_twenty_matches_each_new_thing_is_used() -> None:
    everything: set[str] = set()
    for seed in range(1, 21):
        match = played(seed)
        used = used_in(match)
        assert not {*GONE} & used
        check_words(match, used)
        everything |= used
    assert {*NEW, "drums bought", "units have marched"} <= everything
