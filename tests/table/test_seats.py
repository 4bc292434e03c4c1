"""The names on seats."""

import pytest

from critias.table.people.seats import bot_name, clean_name


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada\tLovelace\n", "Ada Lovelace"),
        ("A\x00d\x1ba", "Ada"),
        ("\u202eadA", "adA"),  # would turn the text around it
        ("e\u0301", "é"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_cleaned(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\x00", "\u200b", "\u200d", "x" * 41])
def test_names_that_will_not_do(name: str) -> None:
    with pytest.raises(Exception, match="a name has 1 to 40"):
        clean_name(name)


def test_bots_have_names_of_their_own_at_any_table() -> None:
    names: list[str | None] = []
    for seat in range(48):
        names.append(bot_name(seat, names))
    assert len(set(names)) == 48
