"""The generator does what its description says, and what it did last year."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from critias.engine.randomness import Rng, seed_key

KEY = bytes(range(32))
ORDERS = list(permutations(range(4)))
KEYS = st.binary(min_size=32, max_size=32)


# The description, taken word by word and without looking at speed.


def words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = blake2b(block.to_bytes(8, "little"), digest_size=64, key=key).digest()
        for place in range(16):
            yield int.from_bytes(digest[4 * place : 4 * place + 4], "little")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    largest_multiple = 2**32 // n * n
    return next(word for word in stream if word < largest_multiple) % n


def shuffled(stream: Iterator[int], items: list[int]) -> list[int]:
    items = list(items)
    for place in range(len(items) - 1, 0, -1):
        other = below(stream, place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def take(count: int, key: bytes) -> list[int]:
    stream = words(key)
    return [next(stream) for _ in range(count)]


def chi_square(counts: Counter[int], kinds: int) -> float:
    """How far the counts lie from equal ones; about `kinds` for a fair generator."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


# Vectors


def test_the_first_words_of_a_known_key() -> None:
    rng = Rng(KEY)
    assert [rng.word() for _ in range(4)] == [2545685138, 4132857109, 2947649576, 1364734486]
    assert rng.drawn == 4


def test_dice_and_a_shuffle_of_a_known_key() -> None:
    rng = Rng(KEY)
    assert [rng.below(6) for _ in range(12)] == [2, 1, 2, 4, 2, 4, 4, 5, 5, 2, 5, 2]
    items = list(range(10))
    Rng(KEY).shuffle(items)
    assert items == [9, 1, 6, 5, 7, 2, 3, 0, 4, 8]


def test_the_key_of_a_known_seed() -> None:
    assert seed_key(7).hex() == "a566ff6c56b44c49f6c6689fdc74943b1e6365d0c8d95ae63f4d42dbf5afcf91"
    rng = Rng(seed_key(7))
    assert [rng.word() for _ in range(3)] == [717286305, 552628303, 323286864]


# Against the description


@given(KEYS, st.integers(1, 70))
def test_words_come_as_written_down(key: bytes, count: int) -> None:
    rng = Rng(key)
    assert [rng.word() for _ in range(count)] == take(count, key)


@given(KEYS, st.lists(st.integers(1, 2**32), min_size=1, max_size=40))
def test_numbers_below_n_come_as_written_down(key: bytes, limits: list[int]) -> None:
    rng, stream = Rng(key), words(key)
    assert [rng.below(n) for n in limits] == [below(stream, n) for n in limits]


@given(KEYS, st.integers(0, 20), st.lists(st.integers(), max_size=60))
def test_a_shuffle_comes_as_written_down(key: bytes, before: int, items: list[int]) -> None:
    rng, stream = Rng(key), words(key)
    for _ in range(before):
        assert rng.word() == next(stream)
    wanted = shuffled(stream, items)
    rng.shuffle(items)
    assert items == wanted
    assert rng.word() == next(stream)


def test_a_shuffle_with_a_word_near_the_top_comes_as_written_down() -> None:
    keys = (seed_key(seed) for seed in range(100_000))
    key = next(key for key in keys if max(take(40, key)) >= 2**32 - 2**16)
    items = list(range(41))
    wanted = shuffled(words(key), items[:])
    Rng(key).shuffle(items)
    assert items == wanted


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    n = 2**31 + 1  # nearly every second word is too large
    rng, stream = Rng(KEY), words(KEY)
    assert [rng.below(n) for _ in range(50)] == [below(stream, n) for _ in range(50)]
    thrown = rng.drawn - 50
    assert thrown == sum(word >= n for word in take(rng.drawn, KEY))
    assert thrown > 20


def test_a_number_below_one_takes_a_word_all_the_same() -> None:
    rng = Rng(KEY)
    assert rng.below(1) == 0
    assert rng.drawn == 1


def test_rolls_and_choices_are_numbers_below() -> None:
    rng, twin = Rng(KEY), Rng(KEY)
    assert [rng.roll() for _ in range(20)] == [twin.below(6) + 1 for _ in range(20)]
    assert [rng.roll(20) for _ in range(20)] == [twin.below(20) + 1 for _ in range(20)]
    assert [rng.choice("abc") for _ in range(20)] == ["abc"[twin.below(3)] for _ in range(20)]


def test_it_can_be_taken_up_again_anywhere() -> None:
    for drawn in (0, 1, 15, 16, 17, 33):
        assert Rng(KEY, drawn).word() == take(drawn + 1, KEY)[-1]


@given(st.integers(0, 100), st.integers(0, 2**50))
def test_one_can_go_to_any_word_of_it(before: int, word: int) -> None:
    rng = Rng(bytes(32))
    for _ in range(before):
        rng.word()
    rng.go_to(word)
    assert [rng.word() for _ in range(20)] == [
        Rng(bytes(32), n).word() for n in range(word, word + 20)
    ]


# Fairness


def test_numbers_are_equally_likely() -> None:
    rng = Rng(seed_key("fair dice"))
    counts = Counter(rng.below(6) for _ in range(6000))
    assert chi_square(counts, 6) < 20.5  # one in a thousand, for a fair one


def test_every_order_is_equally_likely() -> None:
    rng = Rng(seed_key("fair shuffles"))
    orders: Counter[int] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[ORDERS.index(tuple(items))] += 1
    assert len(orders) == 24
    assert chi_square(orders, 24) < 49.8  # one in a thousand, for a fair one


# Copies, forks and keys


def test_a_copy_draws_the_same_and_neither_disturbs_the_other() -> None:
    rng = Rng(KEY)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(40)]
    assert rng.drawn == 1
    assert [rng.word() for _ in range(40)] == ahead


def test_a_fork_is_keyed_by_eight_words() -> None:
    rng = Rng(KEY)
    fork = rng.fork()
    assert fork.key == b"".join(word.to_bytes(4, "little") for word in take(8, KEY))
    assert (rng.drawn, fork.drawn) == (8, 0)
    assert rng.fork().key != fork.key


def test_a_seed_of_64_hex_digits_is_the_key_itself() -> None:
    assert seed_key(KEY.hex()) == KEY


def test_any_other_seed_is_hashed() -> None:
    assert seed_key(7) == seed_key("7")
    assert len({seed_key(seed) for seed in (1, 2, "", "7 ", "Atlantis", "0" * 63, "A" * 64)}) == 7


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, this one has 16"):
        Rng(bytes(16))
