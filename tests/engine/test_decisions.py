"""What may be answered, and what is said to those who answer something else."""

from typing import Any

import msgspec
import pytest

from critias.engine.decisions import Choose, Fill, Option, Record
from critias.engine.errors import IllegalAnswer, RulesError
from critias.engine.randomness import Rng, seed_key
from tests.engine.scripted import NO, YES, Say, ask


class Pay(Option, frozen=True):
    tiles: tuple[int, ...]
    cards: int = 0


class Sheet(Record, frozen=True):
    ships: int
    note: str = ""


def rng() -> Rng:
    return Rng(seed_key("decisions"))


def sheet(limit: int = 3) -> Fill[Sheet]:
    def check(form: Sheet) -> str | None:
        return None if form.ships <= limit else f"you have {limit} ships"

    return Fill(1, Sheet, check, lambda rng: Sheet(rng.below(limit + 1)), "a.sheet")


# Choose


def test_an_option_is_accepted_as_a_record_and_as_it_travels() -> None:
    decision = ask(0)
    assert decision.accept(YES) is YES
    assert decision.accept({"type": "say", "word": "no"}) is NO


def test_what_a_question_is_about_is_computed_when_somebody_looks() -> None:
    odds = [50]
    decision = Choose(0, [YES], "a.roll", lambda: {"chance": odds[0]})
    odds[0] = 75
    assert decision.about == {"chance": 75}


def test_a_refusal_says_what_has_happened_meanwhile() -> None:
    def why_not(answer: Any) -> str | None:
        return "somebody said no before you" if answer == NO else None

    decision = Choose(0, [YES], "a.question", why_not=why_not)
    with pytest.raises(IllegalAnswer, match="somebody said no before you"):
        decision.accept(NO)
    with pytest.raises(IllegalAnswer, match="Legal: "):
        decision.accept("nonsense")


def test_a_tuple_is_accepted_as_a_list() -> None:
    decision = Choose(0, [Pay((1, 2)), Pay((2, 1), 3)])
    assert decision.accept({"type": "pay", "tiles": [2, 1], "cards": 3}) == Pay((2, 1), 3)
    assert decision.accept({"type": "pay", "tiles": (1, 2), "cards": 0}) == Pay((1, 2))


def test_what_is_accepted_is_the_very_option_that_was_offered() -> None:
    """1.0 and True equal 1, yet must not get into the state."""
    offered = Pay((1,), 1)
    lookalike: Any = Pay((True,), 1.0)  # type: ignore[arg-type]
    assert Choose(0, [offered]).accept(lookalike) is offered


@pytest.mark.parametrize(
    "answer",
    [
        None,
        0,
        "say",
        [],
        {},
        {"type": "say"},
        {"word": "yes"},
        {"type": "say", "word": "maybe"},
        {"type": "say", "word": "yes", "loud": True},
        {"type": "shout", "word": "yes"},
        Say("maybe"),
        Pay((1,)),
    ],
)
def test_nothing_else_is_accepted(answer: Any) -> None:
    with pytest.raises(IllegalAnswer):
        ask(0).accept(answer)


def test_a_refusal_says_what_was_asked_what_came_and_some_of_what_is_legal() -> None:
    decision = ask(2, *(Say(str(n)) for n in range(10)), rule="atl.turn.choose")
    with pytest.raises(IllegalAnswer) as refusal:
        decision.accept(Say("ten"))
    assert str(refusal.value) == (
        "atl.turn.choose asks seat 2 for one of its options, not for Say(word='ten'). "
        "Legal: Say(word='0'), Say(word='1'), Say(word='2') and 7 more."
    )


def test_a_refusal_of_few_options_names_them_all() -> None:
    with pytest.raises(IllegalAnswer, match=r"Legal: Say\(word='yes'\), Say\(word='no'\)\.$"):
        ask(0).accept(None)


def test_a_refusal_does_not_repeat_a_long_answer() -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        ask(0).accept("x" * 10_000)
    assert len(str(refusal.value)) < 250


def test_options_given_as_a_function_are_computed_once_and_only_when_looked_at() -> None:
    looks = []

    def options() -> list[Option]:
        looks.append(1)
        return [YES, NO]

    decision = Choose(0, options)
    assert looks == []
    assert decision.options == [YES, NO]
    decision.accept(YES)
    decision.sample(rng())
    assert looks == [1]


def test_options_given_as_a_function_are_computed_again_when_asked_again() -> None:
    words = ["a", "b"]
    decision = Choose(0, lambda: [Say(word) for word in words])
    assert len(decision.options) == 2
    words.remove("a")
    decision.ask_again()
    assert decision.options == [Say("b")]


def test_a_question_without_options_is_a_fault_of_the_rules() -> None:
    decision = Choose(1, [], "a.dead-end")
    assert not decision.answerable()
    with pytest.raises(RulesError, match=r"a\.dead-end offers seat 1 nothing"):
        decision.accept(YES)


def test_each_option_is_sampled() -> None:
    stream = rng()
    assert {ask(0).sample(stream) for _ in range(50)} == {YES, NO}


def test_a_question_reads_well_in_a_shell() -> None:
    decision = ask(0, YES, rule="a.b")
    assert repr(decision) == "Choose(seat=0, rule='a.b', options=[Say(word='yes')])"
    assert repr(sheet()) == "Fill(seat=1, rule='a.sheet', form=Sheet)"


# Fill


def test_a_form_is_accepted_as_a_record_and_as_it_travels() -> None:
    assert sheet().accept(Sheet(2)) == Sheet(2)
    assert sheet().accept({"type": "sheet", "ships": 2, "note": "home"}) == Sheet(2, "home")


def test_a_form_that_will_not_do_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalAnswer, match=r"^a\.sheet of seat 1: you have 3 ships$"):
        sheet().accept(Sheet(4))


@pytest.mark.parametrize(
    "answer", [None, {"type": "sheet", "ships": "two"}, YES, {"type": "sheet"}]
)
def test_something_that_is_no_such_form_is_refused_with_the_reason(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match=r"^a\.sheet asks seat 1 for a Sheet, not for "):
        sheet().accept(answer)


def test_the_refusal_of_a_form_names_the_field() -> None:
    with pytest.raises(IllegalAnswer, match=r"Expected `int`, got `str` - at `\$\.ships`"):
        sheet().accept({"type": "sheet", "ships": "two"})


def test_a_form_is_checked_against_the_state_of_the_moment() -> None:
    purse = [5]
    decision = Fill(
        0, Sheet, lambda form: None if form.ships <= purse[0] else "too many", lambda rng: Sheet(0)
    )
    decision.accept(Sheet(5))
    purse[0] = 4
    decision.ask_again()
    with pytest.raises(IllegalAnswer, match="too many"):
        decision.accept(Sheet(5))


def test_a_form_samples_itself() -> None:
    stream = rng()
    forms = {sheet().sample(stream).ships for _ in range(50)}
    assert forms == {0, 1, 2, 3}
    assert sheet().answerable()


# Records


def test_a_record_carries_its_type_and_is_hashable() -> None:
    assert msgspec.to_builtins(Pay((1, 2))) == {"type": "pay", "tiles": (1, 2), "cards": 0}
    assert {Pay((1, 2)), Pay((1, 2))} == {Pay((1, 2))}
