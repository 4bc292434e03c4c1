"""Luck in imagined matches: laid down in advance, so that answers can be compared."""

import critias
from critias.bots.common_random_numbers import Fate
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.saving import encode_state


def chance(seed: str) -> Rng:
    return Rng(seed_key(seed))


def in_the_actions() -> Match:
    """A match of Atlantis Rising in which dice are about to fall."""
    match = critias.new("atlantis_rising", seats=2, seed="dice")
    rng = chance("dice")
    while match.state.phase != "actions":  # type: ignore[attr-defined]
        seat = min(match.pending)
        match.answer(seat, match.pending[seat].sample(rng))
    return match


def test_what_follows_an_answer_does_not_depend_on_what_was_drawn_before() -> None:
    match = in_the_actions()
    seat = min(match.pending)
    for option in match.pending[seat].options:  # type: ignore[union-attr]
        calm, busy = (match.imagine(seat, chance("world")) for _ in range(2))
        for _ in range(5):
            busy.state.rng.word()
        for world in (calm, busy):
            Fate(world, chance("luck")).answer(seat, option)
        assert encode_state(calm.state) == encode_state(busy.state)


def test_who_is_quicker_depends_on_the_world_and_not_on_what_others_drew() -> None:
    match = critias.new("colossus", seats=12, seed=1)
    seat = min(match.pending)
    orders = []
    for idle_draws in (0, 7):
        world, luck = match.imagine(seat, chance("world")), chance("luck")
        fate = Fate(world, luck)
        order = []
        for _ in range(6):
            for _ in range(idle_draws):
                luck.word()
            quickest = fate.whose_answer()
            order.append(quickest)
            fate.answer(quickest, world.pending[quickest].sample(luck))
        orders.append(order)
    assert orders[0] == orders[1]
    assert len(set(orders[0])) > 1
