"""The ledgers: how tokens, dice and wonders book DOOM, and cards of the decks."""

import pytest

from critias.engine import copy_state
from critias.games.colossus import game
from critias.games.colossus.box import DOOM, DOOM_TOKENS, KUDOS, NONE, STRATEGOS, TALENTS
from critias.games.colossus.room.ledger import (
    add_card,
    add_doom,
    cards_worth,
    change_offset,
    cut_house_doom,
    discard_worth,
    gain,
    lose_cards,
    roll_doom,
    spend_doom_tokens,
)
from critias.games.colossus.room.records import Edict
from tests.games.colossus.rooms import a_room, booked, hold, now, own, play_on, scene


@pytest.mark.rule("col.13.5", "col.13.11", "col.13.4")
def test_tokens_add_ten_dice_five_and_both_fifteen() -> None:
    s = a_room()
    own(s, 0, DOOM_TOKENS, 2)
    spend_doom_tokens(s, 0, 1, "doom-ray")
    assert (s.has(0, DOOM), s.has(0, DOOM_TOKENS)) == (10, 1)
    assert 1 <= roll_doom(s, 0, "doom-die") <= 13
    assert s.has(0, DOOM) == 15
    assert booked(s, 0, "doom-ray") == {DOOM_TOKENS: -1, DOOM: 10}
    with pytest.raises(AssertionError):
        spend_doom_tokens(s, 0, 2, "doom-ray")


@pytest.mark.rule("col.start.books")
def test_copies_share_the_ledgers_of_past_turns_and_add_them_up_alike() -> None:
    s = a_room()
    gain(s, 0, TALENTS, 7, "trade")
    add_doom(s, 0, 20, "doom-die")
    was = s.purse(0).ledger.balances(), s.ledger[0].balances()
    s.close_ledgers()
    assert (s.purse(0).ledger.balances(), s.ledger[0].balances()) == was
    twin = copy_state(s)
    gain(twin, 0, TALENTS, 1, "trade")
    assert twin.purse(0).ledger.past is s.purse(0).ledger.past
    assert [one.amount for one in twin.purse(0).ledger][-2:] == [7, 1]
    assert [one.amount for one in reversed(twin.purse(0).ledger)][:2] == [1, 7]
    assert [*s.purse(0).ledger][-1].amount == 7
    game.validate(twin)


@pytest.mark.rule("col.13.6", "col.13.7", "col.13.8")
def test_doom_of_members_houses_and_atlantis() -> None:
    s = a_room(14)
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    add_doom(s, 0, 20, "doom-die")
    add_doom(s, 1, 5, "doom-die")
    add_doom(s, hero, 15, "doom-die")
    assert [s.doom_of_house(house) for house in range(2)] == [25, 0]
    assert s.doom_of_atlantis() == 40
    s.house[hero], s.role[hero] = 1, STRATEGOS
    assert [s.doom_of_house(house) for house in range(2)] == [25, 15]
    assert s.doom_of_atlantis() == 40
    change_offset(s, 100, "ruling")
    assert s.doom_of_atlantis() == 140


@pytest.mark.rule("col.13.9")
def test_a_house_never_falls_below_zero() -> None:
    s = a_room()
    add_doom(s, 0, 15, "doom-die")
    assert cut_house_doom(s, 0, 20, "arete") == 15
    assert (s.doom_of_house(0), s.doom_of_atlantis()) == (0, 0)
    assert cut_house_doom(s, 0, 20, "arete") == 0
    now(scene(s))


@pytest.mark.rule("col.wonder.pillars-of-herakles")
def test_behind_the_pillars_no_doom_is_added() -> None:
    s = a_room()
    s.edicts = [Edict("no-doom", NONE, s.turn)]
    own(s, 0, DOOM_TOKENS, 1)
    spend_doom_tokens(s, 0, 1, "doom-ray")
    assert s.has(0, DOOM) == 0
    assert s.has(0, DOOM_TOKENS) == 0


@pytest.mark.rule("col.13.10")
def test_defeat_is_a_source_of_tokens_and_insanity_another() -> None:
    s = a_room(turn=2)
    hold(s, 0, "insanity")
    from critias.games.colossus.maps.trophies import trophy_phase

    after = now(play_on(scene(s, lambda room: trophy_phase(room, 0))))
    assert booked(after, 0, "insanity") == {DOOM_TOKENS: 1}


# Cards of the decks


@pytest.mark.rule("col.start.books")
def test_cards_are_lost_from_the_least_and_discarded_with_little_excess() -> None:
    s = a_room()
    for value, count in ((10, 2), (30, 1), (100, 1)):
        add_card(s, 0, KUDOS, value, "ruling", count)
    lose_cards(s, 0, KUDOS, 3, "ruling")
    assert s.has(0, KUDOS) == 100
    assert cards_worth([1, 2, 3, 5], [1, 1, 1, 1], 5) == [(2, 1), (3, 1)]
    assert cards_worth([1, 2, 3, 5], [0, 0, 1, 1], 4) == [(5, 1)]
    assert sum(v * n for v, n in cards_worth([1, 2, 3, 5], [3, 0, 0, 1], 6)) == 6
    discard_worth(s, 0, KUDOS, 50, "ruling")
    assert s.has(0, KUDOS) == 0
    now(scene(s))
