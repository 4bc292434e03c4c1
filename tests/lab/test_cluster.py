"""The same matches on a real Ray as here (`make cluster`: Ray is slow to start)."""

from pathlib import Path

from critias.lab.plan import make_plan
from critias.lab.simulate import simulate
from tests.lab.test_simulate import outcome


def test_matches_on_ray_are_those_played_here(tmp_path: Path) -> None:
    plan = make_plan("atlantis", seats=3, games=40, bots=["medium", "random"], seed=3, rotate=True)
    here = simulate(plan, workers=1, export=tmp_path / "here.jsonl")
    there = simulate(plan, workers=2, ray="local", export=tmp_path / "there.jsonl")
    assert outcome(here) == outcome(there)
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()
