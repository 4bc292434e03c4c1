"""Everything that the councils ask and tell can be said in both languages."""

import re
from typing import Any

import pytest

from critias.engine.components import load_components
from critias.engine.decisions import Choose
from critias.engine.randomness import Rng, seed_key
from critias.engine.texts import LANGUAGES, entries_of, texts_of, words_of
from critias.games.colossus import game
from critias.games.colossus.councils import amendments, meeting
from critias.games.colossus.councils.options import AYE, Draft
from critias.games.colossus.councils.records import Amendment
from critias.games.colossus.state import Room
from tests.games.colossus.rooms import a_room, now, own, scene

NAMES = [f"Player {seat + 1}" for seat in range(20)]
DRAFTS = (
    Draft(number="dice-cap", value=9),
    Draft(thing="doom", name="Destiny"),
    Draft(text="No war on feast days."),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["col.7.72", "col.7.72-casting"])
def test_every_matter_of_a_vote_has_words(language: str, rule: str) -> None:
    texts = texts_of(game, language, NAMES)
    matters: list[dict[str, Any]] = [
        {"asks": "trial", "player_seat": 3},
        {"asks": "ostracise", "player_seat": 3},
        {"asks": "procedural-motion", "resource": "vril"},
        {"asks": "sink-a-continent", "table": "europe"},
        *({"asks": "ratify", "entry": 2, **amendments.wording(one)} for one in DRAFTS),
        *({"asks": "constitutional-amendment", **amendments.wording(one)} for one in DRAFTS),
    ]
    said = {texts.ask(Choose(0, [AYE], rule, about)) for about in matters}
    assert len(said) == len(matters)
    assert any("Destiny" in one for one in said)
    assert any("feast days" in one for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_that_actions_ask_has_words(language: str) -> None:
    texts = texts_of(game, language, NAMES)
    folder = game.folder
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    kinds = set(re.findall(r'(?:self|c)\.ask\(\s*"([a-z]+)"', code))
    assert {"player", "region", "colony", "stake"} <= kinds

    def asked(kind: str) -> str:
        about = {"asks": kind, "action": "trial"}
        return texts.ask(Choose(0, [AYE], "col.action.trial", about))

    said = {asked(kind) for kind in kinds}
    assert len(said) == len(kinds)


@pytest.mark.parametrize("turn", [2, 5, 8])
def test_whole_council_phases_can_be_said(turn: int) -> None:
    rng = Rng(seed_key(f"words {turn}"))
    languages = [texts_of(game, language, NAMES) for language in LANGUAGES]
    match = scene(busy_room(turn), lambda s: meeting.council_phase(s))
    while match.pending:
        seat = rng.choice(sorted(match.pending))
        decision = match.pending[seat]
        for texts in languages:
            assert texts.ask(decision)
            if isinstance(decision, Choose):
                said = [texts.option(one) for one in decision.options]
                assert len(set(said)) == len(said)
        match.answer(seat, decision.sample(rng))
    for texts in languages:
        for told in match.all_events:
            assert texts.event(told.event)
    assert now(match).turn == turn


def busy_room(turn: int) -> Room:
    """A room in which most actions are possible."""
    s = a_room(18, turn, "council")
    s.last_turn_announced = turn == 8
    for seat in range(18):
        for resource in (0, 1, 2, 5, 6):
            own(s, seat, resource, 9 if resource else 90)
        own(s, seat, 7, seat % 3)
    s.wonders.update({"ark": 3, "labyrinth": 9})
    s.monster[2] = 0
    s.hatred = [[seat % 4 for seat in range(18)] for _ in range(4)]
    s.register.append(Amendment(1, 4, 4, 1, text="Prices are fair."))
    for council, one in enumerate(s.chambers):
        meeting.open_meeting(s, council, [])
        one.ballot, one.ballot_since = "talents", 1
    return s


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_office_brings_is_said_as_it_is(language: str) -> None:
    texts = texts_of(game, language, NAMES)
    kinds = {
        "arete": "Arete",
        "kudos": "Kudos",
        "cogs": {"en": "cog", "de": "Zahnrad"}[language],
        "orichalcum": texts.name("resource", "orichalcum"),
        "talents": texts.name("resource", "talents"),
    }
    one = {"en": "One", "de": "Ein"}[language]
    for office, rewards in a_room().box.offices.rewards.items():
        [(kind, amount)] = rewards.items()
        says = texts.name("office_says", office)
        assert kinds[kind] in says
        assert says.startswith(one if amount == 1 else str(amount))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_an_action_or_a_card_is_written_into_its_words(language: str) -> None:
    said = {
        name: re.sub(r"\{[^}]*\}", "", entry.partition("=")[2])
        for name, entry in entries_of(words_of(game, language)).items()
        if name.startswith(("action-says-", "upgrade-says-", "wonder-says-"))
    }
    assert len(said) > 140
    assert not [name for name, words in said.items() if re.search(r"\d", words)]


def test_words_tell_the_figures_of_the_box_they_come_from() -> None:
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    for old, new in (
        ("value = { talents = 10 }\ngrowth = { talents = 5 }", "value = { talents = 1 }"),
        ("value = { win-kudos = 0 }", "value = { win-kudos = 3 }"),
        ("value = { arete = 5 }", "value = { arete = 7 }"),
        ("talents = 60", "talents = 61"),
        ("madness = 100", "madness = 90"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    components = load_components(game, text)
    english, german = (texts_of(game, one, components=components) for one in LANGUAGES)
    assert english.name("action_says", "royal-levy") == "1 talent."
    assert german.name("action_says", "royal-levy") == "1 Talent."
    assert "3 (+1) Kudos cards" in english.name("action_says", "crown-challenge")
    assert english.name("upgrade_says", "sceptre").startswith("7 more")
    assert german.name("wonder_says", "ark").startswith("61 Talente")
    assert german.name("action_says", "overload").endswith("90 DOOM.")
