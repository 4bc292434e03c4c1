"""Critias with no more than it asks for: what works then, and what the rest says."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from critias.extras import MODULES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
COMMANDS = """
import sys
from critias.cli import main

for line in sys.argv[1:]:
    print("status", main(line.split()), flush=True)
"""


def closure(wanted: Sequence[str], known: set[str]) -> Iterator[Distribution]:
    """What pip would install for these requirements."""
    for requirement in map(Requirement, wanted):
        if requirement.name in known or not _applies(requirement):
            continue
        known.add(requirement.name)
        found = distribution(requirement.name)
        yield found
        yield from closure(found.requires or (), known)


def _applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


@pytest.fixture(scope="module", name="plain")
def _plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site-packages of `pip install critias`, linked from those of this environment."""
    site = tmp_path_factory.mktemp("site")
    ours = [file for file in distribution("critias").files or () if "dist-info" in str(file)]
    theirs = [f for one in closure(PROJECT["dependencies"], set()) for f in one.files or ()]
    for file in [*ours, *theirs]:
        if ".." not in file.parts and file.suffix != ".pyc":
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            (site / file).symlink_to(file.locate())
    (site / "critias").symlink_to(ROOT / "critias")
    return site


def python(site: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run Python with that folder and its own library, and nothing else."""
    return subprocess.run(
        [sys.executable, "-S", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(site), "LC_ALL": "C.UTF-8"},
        cwd=site,
        capture_output=True,
        text=True,
        check=False,
        input="q\n\n",
    )


def test_it_plays_without_extras(plain: Path) -> None:
    told = {
        "--help": "Serve tables to browsers",
        "games": "atlantis_rising: Atlantis Rising",
        "play atlantis --seed 7": "This match again: --seed 7",
        "simulate end_of_atlantis --games 2 --workers 1": "2 of 2 matches",
        "arena atlantis --bots random,easy --games 2 --workers 1": "2 matches",
        "balance atlantis --games 2 --workers 1 --out report.html": "report.html",
    }
    ran = python(plain, "-c", COMMANDS, *told)
    [warned] = ran.stderr.splitlines()  # by balance, of so few matches
    assert warned.startswith("Only 2 matches")
    *said, rest = ran.stdout.split("status 0\n")
    assert rest == ""
    assert [words in out for words, out in zip(told.values(), said, strict=True)] == [True] * 6


def test_a_command_says_what_it_lacks(plain: Path) -> None:
    lacks = {
        "": "server",
        "serve --port 0": "server",
        "doctor": "server",
        "megagame new --seats 12": "server",
        "megagame rehearse --no-serve": "server",
        "megagame print table": "server",
        "simulate atlantis --games 1 --export matches.parquet": "lab",
        "simulate atlantis --games 1 --ray local": "cluster",
    }
    ran = python(plain, "-c", COMMANDS, *lacks)
    assert ran.stdout.splitlines() == ["status 1"] * len(lacks)
    for sentence, extra in zip(ran.stderr.splitlines(), lacks.values(), strict=True):
        assert sentence.startswith("critias: ")
        assert sentence.endswith(f'type: pip install "critias[{extra}]"')


@pytest.mark.parametrize(
    ("module", "extra"), [("critias.server.app", "server"), ("critias.lab.research", "research")]
)
def test_an_import_says_what_it_lacks(plain: Path, module: str, extra: str) -> None:
    ran = python(plain, "-c", f"import {module}")
    assert ran.stderr.splitlines()[-1].endswith(f'type: pip install "critias[{extra}]"')


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_an_extra_brings_is_what_is_asked_for(extra: str) -> None:
    # Where there is a marker, Critias does without.
    wanted = [Requirement(one) for one in EXTRAS[extra]]
    needed = {canonicalize_name(one.name) for one in wanted if one.marker is None}
    brought = packages_distributions()
    # What is not installed here, as Ray, is called like its module.
    names = (brought.get(module, [module])[0] for module in MODULES[extra])
    assert {canonicalize_name(name) for name in names} == needed
