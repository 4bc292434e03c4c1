"""Component files: the game's own, and edited copies that may not add up."""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import critias
from critias.engine._works.fitting import misfits, unknown
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
        (
            "each = 4",
            'each = "four"',
            'components, line 10, coins.each: a whole number is expected, not "four"',
        ),
        (
            'source = "house"\neach',
            'source = "hous"\neach',
            "line 9, coins.source: 'hous': no such word; did you mean 'house'?",
        ),
        ("guard = 2\n", "", "line 3, charms: the entry 'guard' is missing"),
        ("guard = 2\n", "gaurd = 2\n", "line 5, charms.gaurd: no such entry; did you mean 'guard'"),
        (
            "each = 4",
            "each = 4\ncolour = 1",
            "line 11, coins.colour: no such entry; there are source, each",
        ),
        ("[coins]", "[coin]", "line 8, coin: no such entry; did you mean 'coins'?"),
        ("[coins]", "[money]", "line 8, money: no such entry; there are charms, coins"),
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
    assert refused(inline).startswith("components, line 1, coins.each: a whole number")


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


# What does not fit a type, and where


class Weight(msgspec.Struct, forbid_unknown_fields=True):
    stones: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    by: Literal["hand", "cart"] = "hand"


class Shelf(msgspec.Struct):
    pair: tuple[int, int] = (1, 2)
    rows: list[tuple[Literal["a", "b"], ...]] = []
    goods: dict[str, Weight | str] = {}
    side: Literal["left", "right"] | Literal["both"] = "both"
    spare: float | None = None
    shut: bool = False


@pytest.mark.parametrize(
    ("plain", "path", "sentence"),
    [
        ({"pair": [1]}, "pair", "2 are needed, here are 1"),
        ({"pair": [1, True]}, "pair.2", "a whole number is expected, not true"),
        ({"pair": 3}, "pair", "a list in [ ] is expected, not 3"),
        ({"rows": [["a"], ["b", "c"]]}, "rows.2.2", "'c': no such word; there are a, b"),
        ({"goods": {"wine": {"stone": 1}}}, "goods.wine.stone", "did you mean 'stones'?"),
        ({"goods": {"wine": {"stones": 10}}}, "goods.wine.stones", "a whole number from 1 to 9"),
        ({"goods": {"wine": {"by": 2}}}, "goods.wine.by", "one of cart, hand is expected, not 2"),
        ({"goods": {"wine": 3}}, "goods.wine", "is expected, not 3"),
        ({"goods": []}, "goods", "a table in { } is expected, not a list"),
        ({"side": "bot"}, "side", "did you mean 'both'?"),
        ({"spare": "no"}, "spare", 'a number is expected, not "no"'),
        ({"shut": {}}, "shut", "true or false is expected, not a table"),
    ],
)
def test_what_does_not_fit_is_named_to_the_last_key(plain: Any, path: str, sentence: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain, Shelf)
    [found] = misfits(plain, Shelf)
    assert ".".join(found.path) == path
    assert sentence in found.sentence


def test_all_that_does_not_fit_is_named() -> None:
    plain = {"pair": [1], "rows": [["c"], ["a", "d"]], "goods": {"wine": {"stone": 1, "by": "car"}}}
    assert [".".join(found.path) for found in misfits(plain, Shelf)] == [
        *("pair", "rows.1.1", "rows.2.2", "goods.wine.stone", "goods.wine.by"),
    ]


def test_what_fits_has_no_misfit() -> None:
    plain = {
        "rows": [["a", "b"]],
        "goods": {"oil": "much", "wine": {"by": "cart"}},
        "side": "left",
        "spare": 1.5,
        "shut": True,
    }
    msgspec.convert(plain, Shelf)
    assert misfits(plain, Shelf) == []


@pytest.mark.parametrize("name", critias.game_names())
def test_the_boxes_of_our_own_games_fit(name: str) -> None:
    game = critias.find_game(name)
    table = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    assert misfits(table, game.components_type) == []


def test_of_many_names_only_the_closest_is_told() -> None:
    many = [f"card-{number}" for number in range(83)]
    assert unknown("crad-7", many, "card") == "no such card; did you mean 'card-7'?"
