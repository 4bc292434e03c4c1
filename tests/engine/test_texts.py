"""Words for people, in both languages."""

import re
import shutil
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import critias
from critias.engine._works.naming import kebab
from critias.engine.components import load_components
from critias.engine.decisions import Choose, Option, Record
from critias.engine.errors import CritiasError
from critias.engine.events import Event, Seat, seat_fields
from critias.engine.game import Game
from critias.engine.texts import (
    LANGUAGES,
    Texts,
    entries_of,
    figures_of,
    languages_of,
    names_in,
    records_of,
    seats_of,
    texts_of,
    words_of,
)
from critias.games.colossus.room.events import Received
from tests.tiny import Bid, BidsOpened, Dealt, Pass, PebbleTaken, ShellGame, ShellLost, ShellWon
from tests.tiny import game as tiny

NAMES = ("Ann", "Bob", "Cleo")


def english(game: Game[Any] = tiny) -> Texts:
    return texts_of(game, "en", NAMES)


def german() -> Texts:
    return texts_of(tiny, "de", NAMES)


class Traded(Event, frozen=True):
    seat: Seat
    partners: tuple[Seat, ...]
    cards: tuple[str | None, ...]


class Wordy(ShellGame):
    """The tiny game with a texts folder of its own."""

    def __init__(self, folder: Path, text: str) -> None:
        (folder / "texts").mkdir()
        (folder / "texts" / "en.ftl").write_text(text, encoding="utf-8")
        shutil.copy(tiny.folder / "components.toml", folder)
        self.folder = folder


def test_options_are_said_in_both_languages() -> None:
    assert [english().option(Bid(n)) for n in (1, 2)] == ["one coin", "2 coins"]
    assert [german().option(Bid(n)) for n in (1, 2)] == ["eine M\u00fcnze", "2 M\u00fcnzen"]
    assert (english().option(Pass()), german().option(Pass())) == ("Let it be", "Geschehen lassen")


def test_events_name_players_and_components() -> None:
    assert english().event(Dealt(1, "guard")) == "Bob holds a guard."
    assert german().event(Dealt(1, "plain")) == "Bob h\u00e4lt: schlichter Talisman."
    assert english().event(ShellWon(2, 3)) == "Cleo wins a shell for 3."


def test_hidden_parts_are_told_as_such() -> None:
    assert english().event(Dealt(1, None)) == "Bob holds a charm."
    assert german().event(Dealt(1, None)) == "Bob h\u00e4lt einen Talisman."


@pytest.mark.parametrize(
    ("bids", "said"), [((1,), "1"), ((1, 2), "1 and 2"), ((0, 1, 2), "0, 1 and 2")]
)
def test_several_things_are_listed_in_words(bids: tuple[int, ...], said: str) -> None:
    assert english().event(BidsOpened(bids)) == f"The bids are open: {said}."


def test_a_list_is_joined_in_the_language_of_its_reader() -> None:
    assert german().event(BidsOpened((1, 2))) == "Die Gebote liegen offen: 1 und 2."
    assert german().listing([]) == "niemand"


def test_tuples_have_their_length_and_may_be_hidden(tmp_path: Path) -> None:
    texts = english(
        Wordy(
            tmp_path,
            "event-traded = { $seat } trades { $cards-count } cards: { $cards }, { $known }.\n"
            "cards-flag = a flag\n",
        )
    )
    assert texts.event(Traded(0, (1,), ("flag", "ring"))) == (
        "Ann trades 2 cards: a flag and ring, yes."
    )
    assert texts.event(Traded(0, (1,), (None, None))) == "Ann trades 2 cards: ? and ?, no."


def test_a_field_that_holds_seats_names_the_players(tmp_path: Path) -> None:
    assert seat_fields(Traded) == ("seat", "partners")
    text = "event-traded = { $seat } trades with { $partners }: { $cards }.\n"
    said = english(Wordy(tmp_path, text)).event(Traded(0, (1, 2), ("flag",)))
    assert said == "Ann trades with Bob and Cleo: flag."


def test_the_seats_of_a_game_are_known_by_the_names_of_its_texts() -> None:
    seats = seats_of(tiny)
    assert seats["event-dealt"] == seats["event-shell-won"] == ("seat",)
    assert "option-bid" not in seats
    assert seats_of(critias.find_game("end_of_atlantis"))["event-markers-placed"] == ("seats",)


class Odds(Record, frozen=True):
    chance: int


def test_a_question_says_what_was_proposed_and_other_records(tmp_path: Path) -> None:
    text = (
        "option-bid = bid { $coins }\nabout-odds = { $chance } %\n"
        "ask-a-b = Proposed: { $proposal }. Odds: { $odds }.\n"
    )
    about = {"proposal": Bid(3), "odds": (Odds(50), Odds(17))}
    decision = Choose(0, [Bid(1)], "a.b", about)
    said = english(Wordy(tmp_path, text)).ask(decision)
    assert said == "Proposed: bid 3. Odds: 50 % and 17 %."


def test_questions_name_whoever_they_are_about() -> None:
    decision = Choose(0, [Pass()], "tiny.guard", {"winner_seat": 2})
    assert english().ask(decision) == "Cleo is about to win a shell. Do you stop it?"
    assert german().ask(decision).startswith("Cleo gewinnt gleich")


def test_a_question_may_name_the_seat_that_is_asked(tmp_path: Path) -> None:
    texts = english(Wordy(tmp_path, "ask-a-b = { $seat }, how many of { $ships }?\n"))
    assert texts.ask(Choose(1, [Pass()], "a.b", {"ships": 3})) == "Bob, how many of 3?"


def test_players_without_names_have_numbers() -> None:
    assert texts_of(tiny).event(PebbleTaken(1)) == "#2 takes a pebble."


def test_a_component_without_a_text_keeps_its_name() -> None:
    assert english().name("charm", "guard") == "guard"
    assert english().name("charm", "comet") == "comet"


def test_numbers_of_the_box_are_variables_in_every_text(tmp_path: Path) -> None:
    game = Wordy(tmp_path, "option-pass = Of { $coins-each } coins none\n")
    assert figures_of(game, load_components(game)) == {"coins-each": 4}
    assert texts_of(game).option(Pass()) == "Of 4 coins none"
    edited = {"coins": {"source": "house", "each": [6, 7]}, "charms": {"guard": 2}}
    assert figures_of(game, edited) == {"coins-each": 0}
    edited = {"coins": {"source": "house", "each": 7}, "charms": {"guard": 2}}
    assert texts_of(game, components=edited).option(Pass()) == "Of 7 coins none"


def test_what_has_a_name_in_the_box_goes_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"charm": ("guard", "plain"), "charm_says": ("guard",)}  # the second is no field
    monkeypatch.setattr(type(tiny), "vocabulary", known)
    box: dict[str, Any] = {
        "charms": {"guard": {"name": 'Old "Shield"\n'}, "a = b": {"name": "x"}, "plain": 3}
    }
    for language in LANGUAGES:
        assert names_in(tiny, box, language) == 'charm-guard = { "Old \\"Shield\\"" }\n'
    box["coins"] = {"each": 4}
    assert texts_of(tiny, components=box).name("charm", "guard") == 'Old "Shield"'


def test_a_name_may_differ_by_language() -> None:
    guard = {"name": {"en": "Shield", "de": "Schild"}}
    box: dict[str, Any] = {"charms": {"guard": guard, "plain": {"name": {"en": "-"}}}}
    assert names_in(tiny, box, "en") == 'charm-guard = { "Shield" }\ncharm-plain = { "-" }\n'
    assert names_in(tiny, box, "de") == 'charm-guard = { "Schild" }\ncharm-plain = { "-" }\n'


# Without German


def test_a_game_without_german_speaks_english(tmp_path: Path) -> None:
    game = Wordy(tmp_path, "game-title = Shells\noption-pass = Let it be\n")
    texts = texts_of(game, "de", NAMES)
    assert texts.say("game-title") == "Shells"
    assert texts.option(Pass()) == "Let it be"
    assert texts.listing(["a", "b"]) == "a und b"
    assert languages_of(game) == ["en"]


def test_what_german_lacks_is_said_in_english(tmp_path: Path) -> None:
    game = Wordy(
        tmp_path,
        "-shell = shell\nevent-shell-won =\n    { $seat } wins\n\n    a { -shell }\n"
        "# A comment\noption-pass = Pass\n"
        "option-bid = { $coins ->\n    [one] one\n   *[other] { $coins }\n}\n",
    )
    (tmp_path / "texts" / "de.ftl").write_text("option-pass = Passen\n", encoding="utf-8")
    texts = texts_of(game, "de", NAMES)
    assert texts.option(Pass()) == "Passen"
    assert texts.event(ShellWon(0, 1)) == "Ann wins\n\na shell"
    assert [texts.option(Bid(n)) for n in (1, 2)] == ["one", "2"]
    with pytest.raises(CritiasError, match="there is no text 'option-bid' in de"):
        texts_of(game, "de", strict=True).option(Bid(1))


@pytest.mark.parametrize("name", critias.game_names())
def test_our_own_games_have_all_words_in_all_languages(name: str) -> None:
    game = critias.find_game(name)
    assert languages_of(game) == list(LANGUAGES)
    english, german = (words_of(game, language, strict=True) for language in LANGUAGES)
    assert set(entries_of(english)) == set(entries_of(german))
    assert words_of(game, "de") == german
    assert all((game.folder / rules).is_file() for rules in ("RULES.md", "RULES.de.md"))


PURPOSES = "purpose-"


@pytest.mark.parametrize("name", critias.game_names())
def test_what_a_question_is_good_for_is_said_of_questions_there_are(name: str) -> None:
    for language in LANGUAGES:
        entries = entries_of(words_of(critias.find_game(name), language, strict=True))
        told = {entry.removeprefix(PURPOSES) for entry in entries if entry.startswith(PURPOSES)}
        assert told
        assert told <= {entry.removeprefix("ask-") for entry in entries}


@pytest.mark.parametrize("name", critias.game_names())
def test_our_own_events_know_how_to_speak_to_the_reader(name: str) -> None:
    game = critias.find_game(name)
    for language in LANGUAGES:
        entries = entries_of(words_of(game, language))
        for event in records_of(game, Event):
            text = entries.get(f"event-{kebab(event.__name__)}")
            if text is None:
                assert event.__subclasses__(), f"{event.__name__} has no words and is no base"
                continue
            for field in seat_fields(event):
                if get_type_hints(event)[field] is not int:
                    continue  # a list of players says "you" by itself
                before = re.findall(rf"(\w*\(?)\${kebab(field)}\b", text)
                assert {*before} <= {"DOES(", "YOU("}, f"{language}: {text}"


def test_one_of_something_is_said_in_the_singular(tmp_path: Path) -> None:
    words = "resource-cogs = cogs\n    .one = cog\n"
    texts = english(Wordy(tmp_path, words))
    assert [texts.name("resource", "cogs", one=one) for one in (False, True)] == ["cogs", "cog"]
    colossus = critias.find_game("colossus")
    said = [texts_of(colossus, "en", NAMES).event(Received(0, "cogs", n, "raid")) for n in (1, 2)]
    assert said == ["Ann: 1 cog (a raid).", "Ann: 2 cogs (a raid)."]


def test_here_nobody_in_particular_reads(tmp_path: Path) -> None:
    words = (
        'event-shell-won = { DOES($seat, "wins", "win") }.\n'
        'event-pebble-taken = { YOU($seat, "Your hand", "The hand of") }.\n'
        'event-shell-lost = For { YOU($seat, "you") }.\n'
    )
    texts = texts_of(Wordy(tmp_path, words), "en", NAMES)
    assert texts.event(ShellWon(0, 1)) == "Ann wins."
    assert texts.event(PebbleTaken(0)) == "The hand of Ann."
    assert texts.event(ShellLost(0)) == "For Ann."


@pytest.mark.parametrize(
    ("value", "growth", "said"),
    [
        (10, 5, "10 (+5) talents, 10"),
        (1, 0, "1 talent, 1"),
        (0, 1, "(+1) talent, 0"),
        (30, -5, "30 (-5) talents, 30"),
        (0, 0, "0 talents, 0"),
    ],
)
def test_things_are_counted_and_their_growth_is_said(
    tmp_path: Path, value: int, growth: int, said: str
) -> None:
    words = 'levy = { COUNT($value, "talent", "talents", $growth) }, { COUNT($value, "", "") }\n'
    assert english(Wordy(tmp_path, words)).say("levy", value=value, growth=growth) == said


@pytest.mark.parametrize("name", critias.game_names())
def test_entries_are_told_apart_as_fluent_does(name: str) -> None:
    words = words_of(critias.find_game(name), "en")
    parsed = [one.id.name for one in FluentResource(words).body if isinstance(one, Message)]
    assert [name for name in entries_of(words) if not name.startswith("-")] == parsed


def test_words_that_all_games_share() -> None:
    assert english().say("awaiting", names="Ann") == "Waiting for Ann."
    assert german().say("language") == "Deutsch"


def test_a_text_that_is_missing_is_named_with_its_language() -> None:
    class Unheard(Option, frozen=True):
        pass

    with pytest.raises(CritiasError, match="there is no text 'option-unheard' in de"):
        german().option(Unheard())
    assert not german().has("option-unheard")


def test_a_text_that_lacks_a_value_or_is_empty_is_named_too(tmp_path: Path) -> None:
    texts = english(Wordy(tmp_path, "a = { $missing }\nb =\n    .title = only an attribute\n"))
    with pytest.raises(CritiasError, match=r"the text 'a' in en: .*missing"):
        texts.say("a")
    with pytest.raises(CritiasError, match="the text 'b' in en is empty"):
        texts.say("b")


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(CritiasError, match="there are no texts in 'fr'; there are: en, de"):
        texts_of(tiny, "fr")
