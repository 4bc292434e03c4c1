"""What arenas and balance reports keep, and going on with it."""

from pathlib import Path

import pytest

from critias.lab.balance import as_data, examine
from critias.lab.errors import OtherExport
from critias.lab.keeping import play_and_keep
from critias.lab.plan import Plan, make_plan
from critias.lab.playing import Played, play_match


def plan(**changes: object) -> Plan:
    settings = {"seats": 2, "games": 6, "bots": ["random"], "seed": "k", "watching": True}
    return make_plan("atlantis", **(settings | changes))  # type: ignore[arg-type]


@pytest.fixture(name="numbers")
def _numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The matches that have really been played."""
    numbers: list[int] = []

    def counted(plan: Plan, number: int) -> Played:
        numbers.append(number)
        return play_match(plan, number)

    monkeypatch.setattr("critias.lab.workers.play_match", counted)
    return numbers


def test_what_was_kept_is_not_played_again_and_counts_the_same(
    tmp_path: Path, numbers: list[int]
) -> None:
    file = tmp_path / "kept.jsonl"
    play_and_keep(plan(games=4), file, workers=1)
    file.write_bytes(file.read_bytes()[:-300])  # killed in the middle of a line
    resumed = examine(plan(), "x", workers=1, kept_in=file)
    assert numbers == [0, 1, 2, 3, 3, 4, 5]
    assert as_data([resumed]) == as_data([examine(plan(), "x", workers=1)])


def test_fewer_matches_take_none_away(tmp_path: Path, numbers: list[int]) -> None:
    file = tmp_path / "kept.jsonl"
    play_and_keep(plan(), file, workers=1)
    before = file.read_bytes()
    assert len(play_and_keep(plan(games=2), file, workers=1)) == 2
    assert file.read_bytes() == before
    assert len(numbers) == 6


def test_two_variants_are_kept_in_one_file(tmp_path: Path, numbers: list[int]) -> None:
    file = tmp_path / "kept.jsonl"
    variants = plan(), plan(options={"tiles": "shift"})
    first = [play_and_keep(one, file, workers=1, others=variants) for one in variants]
    again = [play_and_keep(one, file, workers=1, others=variants) for one in variants]
    assert first == again
    assert len(numbers) == 12


@pytest.mark.parametrize("changes", [{"seed": "l"}, {"bots": ["medium"]}, {"seats": 3}])
def test_what_another_run_kept_is_refused(changes: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    play_and_keep(plan(games=1), file, workers=1)
    with pytest.raises(OtherExport, match="line 1 is of another run"):
        play_and_keep(plan(**changes), file, workers=1)
    file.write_text("dear diary")
    with pytest.raises(OtherExport, match="something else"):
        play_and_keep(plan(), file, workers=1)
    assert file.read_text() == "dear diary"
