"""What a flow may ask, and what comes of it: the three ways to ask."""

from typing import Any

import pytest

from critias.engine._works.running import Running
from critias.engine.decisions import Choose, Fill, Option
from critias.engine.errors import RulesError
from critias.engine.flows import Flow, simultaneously
from tests.engine.scripted import NO, YES, Say, ask
from tests.tiny import Offering


class Desk:
    """A flow under way, and a pad on which it notes what it got."""

    def __init__(self) -> None:
        self.notes: list[Any] = []
        self.answers = 0

    def run(self, flow: Flow[None]) -> "Desk":
        self.running = Running(flow)
        return self

    def answer(self, seat: int, answer: Any = YES) -> None:
        decision = self.running.open[seat]
        self.running.answer(seat, decision.accept(answer), self.answers)
        self.answers += 1

    @property
    def open(self) -> list[int]:
        return sorted(self.running.open)


def asked_once(seat: int, *options: Option) -> Flow[Option]:
    answer: Option = yield ask(seat, *options)
    return answer


def asked_twice(seat: int) -> Flow[tuple[Option, Option]]:
    first = yield ask(seat)
    second = yield ask(seat)
    return first, second


def silent() -> Flow[str]:
    yield from ()
    return "nothing to say"


def raises_rules_error(flow: Flow[Any], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        Running(flow)


# One seat


def test_one_seat_decides() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        desk.notes.append((yield ask(1)))
        desk.notes.append((yield ask(0)))

    desk.run(flow())
    assert desk.open == [1]
    desk.answer(1, NO)
    assert desk.open == [0]
    desk.answer(0)
    assert desk.notes == [NO, YES]
    assert desk.running.done
    assert desk.open == []


def test_a_flow_that_asks_nothing_is_done_at_once() -> None:
    def flow() -> Flow[None]:
        yield from ()

    assert Running(flow()).done


# Whoever answers first


def test_whoever_answers_first_closes_the_questions_to_the_others() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        waiting = [0, 1, 2]
        while waiting:
            seat, answer = yield tuple(ask(one) for one in waiting)
            desk.notes.append((seat, answer))
            waiting.remove(seat)

    desk.run(flow())
    assert desk.open == [0, 1, 2]
    desk.answer(1)
    assert desk.open == [0, 2]
    desk.answer(2, NO)
    desk.answer(0)
    assert desk.notes == [(1, YES), (2, NO), (0, YES)]


def test_a_single_question_in_a_tuple_still_tells_the_seat() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        desk.notes.append((yield (ask(3),)))

    desk.run(flow()).answer(3)
    assert desk.notes == [(3, YES)]


def test_everybody_sees_who_may_be_first() -> None:
    def flow() -> Flow[None]:
        yield (ask(2), ask(0))

    running = Running(flow())
    assert running.asked_as_seen_by(None) == (0, 2)
    assert not running.others_in_secret(1)


# Simultaneously


def test_results_come_under_their_keys_and_in_their_order_whoever_was_first() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        results = yield from simultaneously({seat: asked_once(seat) for seat in (2, 0, 1)})
        desk.notes.append(list(results.items()))

    desk.run(flow())
    assert desk.open == [0, 1, 2]
    desk.answer(1, NO)
    desk.answer(0)
    assert desk.notes == []
    desk.answer(2)
    assert desk.notes == [[(2, YES), (0, YES), (1, NO)]]


def test_an_empty_group_asks_nobody() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        desk.notes.append((yield from simultaneously({})))
        desk.notes.append((yield ask(0)))

    desk.run(flow()).answer(0)
    assert desk.notes == [{}, YES]


def test_a_flow_without_questions_counts_in_a_group() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        desk.notes.append((yield from simultaneously({0: silent(), 1: silent()})))

    assert desk.run(flow()).running.done
    assert desk.notes == [{0: "nothing to say", 1: "nothing to say"}]


def test_each_seat_walks_its_own_flow_at_its_own_pace() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        results = yield from simultaneously({0: asked_twice(0), 1: asked_twice(1)})
        desk.notes.append(results)

    desk.run(flow())
    desk.answer(0)
    desk.answer(0, NO)
    assert desk.open == [1]
    desk.answer(1, NO)
    desk.answer(1)
    assert desk.notes == [{0: (YES, NO), 1: (NO, YES)}]


def test_nobody_can_tell_who_has_answered_in_secret() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        yield from simultaneously({seat: asked_twice(seat) for seat in range(3)})

    desk.run(flow())
    before = [desk.running.asked_as_seen_by(seat) for seat in (0, None)]
    assert before == [(0, 1, 2), (0, 1, 2)]
    desk.answer(1)
    desk.answer(1)
    desk.answer(2)
    assert [desk.running.asked_as_seen_by(seat) for seat in (0, None)] == before
    assert desk.running.asked_as_seen_by(1) == (0, 2)


def test_a_seat_that_is_asked_nothing_in_secret_looks_like_the_others() -> None:
    def flow() -> Flow[None]:
        yield from simultaneously({0: asked_once(0), 1: silent()})

    running = Running(flow())
    assert sorted(running.open) == [0]
    assert running.asked_as_seen_by(0) == (0, 1)
    assert running.asked_as_seen_by(1) == (0,)


def test_sealed_answers_are_known_to_their_seat_alone() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        yield ask(0)
        yield from simultaneously({seat: asked_twice(seat) for seat in range(2)})

    desk.run(flow())
    for seat in (0, 1, 0):
        desk.answer(seat)
    assert desk.running.sealed_from(1) == {2}
    assert desk.running.sealed_from(0) == {1}
    assert desk.running.sealed_from(None) == {1, 2}
    assert desk.running.sealed_by(0) == {2}
    assert desk.running.sealed_by(1) == {1}
    assert desk.running.others_in_secret(0)
    for seat in (1, 0):
        desk.answer(seat)
    assert desk.running.sealed_from(None) == set()


def test_tables_of_a_hall_play_in_the_open() -> None:
    desk = Desk()

    def table(seats: tuple[int, int]) -> Flow[int]:
        first, _ = yield (ask(seats[0]), ask(seats[1]))
        yield ask(first)
        return int(first)

    def flow() -> Flow[None]:
        tables = {"north": table((0, 1)), "south": table((2, 3))}
        desk.notes.append((yield from simultaneously(tables, sealed=False)))

    desk.run(flow())
    desk.answer(3)
    assert desk.running.asked_as_seen_by(0) == (0, 1, 3)
    assert desk.running.sealed_from(0) == set()
    assert not desk.running.others_in_secret(0)
    for seat in (1, 3, 1):
        desk.answer(seat)
    assert desk.notes == [{"north": 1, "south": 3}]


def test_what_one_table_takes_is_no_longer_offered_at_another() -> None:
    desk = Desk()
    left = [YES, NO]

    def table(seat: int) -> Flow[None]:
        answer = yield Choose(seat, lambda: list(left))
        left.remove(answer)

    def flow() -> Flow[None]:
        yield from simultaneously({"north": table(0), "south": table(1)}, sealed=False)

    desk.run(flow())
    assert desk.running.open[1].options == [YES, NO]  # type: ignore[union-attr]
    desk.answer(0, YES)
    assert desk.running.open[1].options == [NO]  # type: ignore[union-attr]


def test_secret_groups_within_open_tables() -> None:
    desk = Desk()

    def table(seats: tuple[int, int]) -> Flow[dict[int, Option]]:
        yield ask(seats[0])
        results = yield from simultaneously({seat: asked_once(seat) for seat in seats})
        yield ask(seats[1])
        return results

    def flow() -> Flow[None]:
        tables = {"north": table((0, 1)), "south": table((2, 3))}
        desk.notes.append((yield from simultaneously(tables, sealed=False)))

    desk.run(flow())
    desk.answer(0)
    desk.answer(1, NO)
    assert desk.running.asked_as_seen_by(3) == (0, 1, 2)
    assert desk.running.asked_as_seen_by(1) == (0, 2)
    assert desk.running.sealed_from(3) == {1}
    assert desk.running.sealed_from(1) == set()
    assert desk.running.sealed_by(1) == {1}
    desk.answer(0)
    assert desk.running.sealed_from(3) == set()
    for seat in (1, 2, 2, 3, 3):
        desk.answer(seat)
    assert desk.notes == [{"north": {0: YES, 1: NO}, "south": {2: YES, 3: YES}}]


def test_open_groups_within_a_secret_stay_secret() -> None:
    """A seat may think about two things at once, as long as it is asked one after the other."""
    desk = Desk()

    def two_minds(seat: int) -> Flow[Any]:
        first = yield from simultaneously({"a": asked_twice(seat), "b": silent()}, sealed=False)
        second = yield ask(seat)
        return first["a"], second

    def flow() -> Flow[None]:
        desk.notes.append((yield from simultaneously({0: two_minds(0), 1: asked_once(1)})))

    desk.run(flow())
    desk.answer(0, NO)
    assert desk.running.sealed_from(1) == {0}
    assert desk.running.sealed_by(0) == {0}
    desk.answer(0)
    desk.answer(0)
    assert desk.running.sealed_from(1) == {0, 1, 2}
    assert desk.running.asked_as_seen_by(1) == (0, 1)
    desk.answer(1)
    assert desk.notes == [{0: ((NO, YES), YES), 1: YES}]


def test_asking_again_recomputes_every_open_question() -> None:
    words = {0: ["a", "b"], 1: ["a", "b"]}

    def asked(seat: int) -> Flow[Option]:
        answer: Option = yield Choose(seat, lambda: [Say(word) for word in words[seat]])
        return answer

    def flow() -> Flow[None]:
        yield from simultaneously({seat: asked(seat) for seat in words})

    running = Running(flow())
    looks = {seat: running.open[seat] for seat in words}
    assert [len(look.options) for look in looks.values() if isinstance(look, Choose)] == [2, 2]
    words[1].remove("a")
    running.ask_again()
    assert [len(look.options) for look in looks.values() if isinstance(look, Choose)] == [2, 1]


# What rules must not do


@pytest.mark.parametrize("nonsense", [None, 7, "yes", (), [ask(0)], {0: ask(0)}])
def test_a_flow_that_yields_nonsense_is_a_fault_of_the_rules(nonsense: Any) -> None:
    def flow() -> Flow[None]:
        yield nonsense

    raises_rules_error(flow(), "a flow yielded .*; it may yield a Choose, a Fill, a tuple of them")


def test_nonsense_within_a_tuple_is_a_fault_of_the_rules() -> None:
    nonsense: Any = (ask(0), 7)

    def flow() -> Flow[None]:
        yield nonsense

    raises_rules_error(flow(), "a flow yielded .*7.*; it may yield a Choose, a Fill")


def test_a_decision_with_a_say_of_its_own_in_what_is_legal_is_a_fault_of_the_rules() -> None:
    class Lenient(Choose):
        def accept(self, answer: Any) -> Option:
            return YES

    def flow() -> Flow[None]:
        yield Lenient(0, [YES])

    def side_by_side() -> Flow[None]:
        yield (ask(1), Lenient(0, [YES]))

    raises_rules_error(flow(), "a flow yielded")
    raises_rules_error(side_by_side(), "a flow yielded")


def test_asking_a_seat_twice_at_once_is_a_fault_of_the_rules() -> None:
    def flow() -> Flow[None]:
        yield (ask(0), ask(0, rule="a.c"))

    raises_rules_error(flow(), r"seat 0 is asked two things at once: 'a\.c'")


def test_asking_a_seat_at_two_tables_at_once_is_a_fault_of_the_rules() -> None:
    def flow() -> Flow[None]:
        tables = {"north": asked_once(0), "south": asked_once(0)}
        yield from simultaneously(tables, sealed=False)

    raises_rules_error(flow(), "seat 0 is asked two things at once")


def test_asking_another_seat_in_a_sealed_flow_is_a_fault_of_the_rules() -> None:
    def flow() -> Flow[None]:
        yield from simultaneously({0: asked_once(1)})

    raises_rules_error(flow(), "the sealed flow of seat 0 asks seat 1")


def test_asking_another_seat_further_down_in_a_sealed_flow_is_one_too() -> None:
    def flow() -> Flow[None]:
        inner = simultaneously({"a": asked_once(1)}, sealed=False)
        yield from simultaneously({0: inner})

    raises_rules_error(flow(), "the sealed flow of seat 0 asks seat 1")


def test_a_form_is_asked_like_a_choice() -> None:
    desk = Desk()

    def flow() -> Flow[None]:
        form = Fill(0, Offering, lambda form: None, lambda rng: Offering(0, 0))
        desk.notes.append((yield (form, ask(1))))

    desk.run(flow()).answer(0, Offering(1, 2))
    assert desk.notes == [(0, Offering(1, 2))]
