"""Component files: the game's own, and edited copies that may not add up."""

import re
from pathlib import Path

import pytest

import critias
from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from tests.tiny import Components
from tests.tiny import game as tiny

OWN = (tiny.folder / "components.toml").read_text(encoding="utf-8")


def refused(text: str) -> str:
    with pytest.raises(ComponentsError) as refusal:
        load_components(tiny, text)
    return str(refusal.value)


def test_a_game_has_components_of_its_own() -> None:
    components = load_components(tiny)
    assert isinstance(components, Components)
    assert (components.charms.guard, components.charms.plain, components.coins.each) == (2, 3, 4)
    assert load_components(tiny) is components


def test_an_edited_copy_is_taken_by_path_and_as_text(tmp_path: Path) -> None:
    edited = OWN.replace("each = 4", "each = 9")
    path = tmp_path / "mine.toml"
    path.write_text(edited, encoding="utf-8")
    for given in (path, str(path), edited):
        assert load_components(tiny, given).coins.each == 9
    assert critias.new(tiny, components=path).view(0)["coins"] == [9, 9]


def test_a_file_that_does_not_add_up_names_line_entry_and_count(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace("plain = 3", "plain = 1"), encoding="utf-8")
    with pytest.raises(ComponentsError) as refusal:
        critias.new(tiny, components=path)
    assert str(refusal.value) == f"{path}, line 6, charms.plain: there are charms for 3"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("each = 4", 'each = "four"', "components, line 10: Expected `int`, got `str`"),
        ('source = "house"\neach', 'source = "dream"\neach', "line 9: Invalid enum value 'dream'"),
        ("guard = 2\n", "", "line 3: Object missing required field `guard`"),
        ("each = 4", "each = 4\ncolour = 1", "line 8: Object contains unknown field `colour`"),
        ("[coins]", "[money]", "line 1: Object contains unknown field `money`"),
        ("guard = 2", "guard = = 2", "components is not TOML: .*line 5"),
        ("guard = 2", "guard = 2\nguard = 2", "components is not TOML: "),
    ],
)
def test_an_entry_that_is_wrong_is_named_with_its_line(old: str, new: str, sentence: str) -> None:
    assert OWN.count(old) == 1
    assert re.search(sentence, refused(OWN.replace(old, new)))


def test_a_dotted_key_has_a_line_too() -> None:
    flat = (
        'charms.source = "house"\ncharms.guard = 1\ncharms.plain = 1\n\n'
        'coins = { source = "house", each = 4 }\n'
    )
    assert refused(flat) == "components, line 3, charms.plain: there are charms for 2"
    inline = 'coins = { source = "house", each = "x" }\n' + flat.split("\n\n")[0] + "\n"
    assert refused(inline).startswith("components, line 1: Expected `int`")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# M\u00fcnzen\n".encode("latin-1"))
    for path in (tmp_path / "missing.toml", tmp_path, latin):
        with pytest.raises(ComponentsError, match="cannot read ") as refusal:
            load_components(tiny, path)
        assert str(path) in str(refusal.value)


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(ComponentsError, match="cannot read"):
        load_components(tiny, name)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text("#" * 1_000_001, encoding="utf-8")
    with pytest.raises(ComponentsError, match="too large for a components file"):
        load_components(tiny, path)


def test_a_text_that_is_too_large_is_refused_as_well() -> None:
    assert "too large for a components file" in refused("#\n" * 600_000)


@pytest.mark.parametrize("value", ["[" * 5_000, "{a=" * 5_000, "9" * 5_000])
def test_a_file_made_to_do_harm_is_refused(value: str) -> None:
    assert refused(OWN.replace("each = 4", f"each = {value}"))
