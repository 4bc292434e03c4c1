"""Break the rules of a game in many small ways and see whether the tests notice.

    python tools/mutants.py [GAME] [--every N] [--workers W]

Each mutant changes one place in one module of critias/games/GAME: a comparison, a sum, a number, a
condition, a constant truth, or a statement left out. In a copy of the tree it meets the tests of
its own module or room first, then all tests of the game and the golden matches. Prints the
survivors and the share that was noticed; exit status 2 if the tests fail without any mutant.
"""

import argparse
import ast
import copy
import itertools
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {"heuristics.py", "prospects.py", "board.py", "events.py", "__init__.py"}
NO_ROOMS_OF_RULES = {"bots", "papers", "views"}
# Functions that make random commands, for the conformance suite.
NO_RULES = {"sample", "samples"}
# A mutant may loop for ever. It has so many times what the tests took without one.
PATIENCE = 6

MUTABLE = (
    ast.Constant,
    ast.Compare,
    ast.BinOp,
    ast.AugAssign,
    ast.BoolOp,
    ast.If,
    ast.While,
    ast.IfExp,
    ast.Expr,
)

SWAPS: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the module, the line, what becomes of what was there, and which node it is."""

    module: str
    line: int
    change: str
    number: int
    variant: int

    def source(self, folder: Path) -> str:
        """The whole changed module of the game in this folder."""
        tree = ast.parse((folder / self.module).read_text(encoding="utf-8"))
        _mutate(next(itertools.islice(ast.walk(tree), self.number, None)), self.variant)
        return ast.unparse(ast.fix_missing_locations(tree))


def rules_in(folder: Path) -> list[Path]:
    """The modules of a game that hold its rules."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.name not in NOT_RULES
        and not NO_ROOMS_OF_RULES.intersection(path.relative_to(folder).parts)
    ]


def mutants_of(path: Path, folder: Path) -> Iterator[Mutant]:
    """All mutants of a module in the folder of its game."""
    module = path.relative_to(folder).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    exempt: set[ast.AST] = {word.value for one in ast.walk(tree) for word in _class_keywords(one)}
    for one in ast.walk(tree):
        if isinstance(one, ast.FunctionDef) and one.name in NO_RULES:
            exempt.update(ast.walk(one))
    for number, node in enumerate(ast.walk(tree)):
        if not isinstance(node, MUTABLE) or node in exempt:
            continue
        for variant in range(2):
            change = _mutate(copy.deepcopy(node), variant)
            if change is not None:
                yield Mutant(module, node.lineno, change, number, variant)


def _class_keywords(node: ast.AST) -> list[ast.keyword]:
    """How a class is made (`frozen=True`) is no rule of the game."""
    return node.keywords if isinstance(node, ast.ClassDef) else []


def _mutate(node: ast.AST, variant: int) -> str | None:
    """Change a node in place and say how, or return None if there is nothing to change."""
    before = ast.unparse(node)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1 if variant == 0 else -1
    elif variant == 1:
        return None
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        node.value = not node.value
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        node.value = ast.Constant(None)
    else:
        return None
    after = ast.unparse(node)
    return f"{before.splitlines()[0]}  ->  {after.splitlines()[0]}"


def copied_to(folder: Path) -> None:
    """A copy of all that git would keep, for the tests may read any of it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():  # git lists what is deleted, too
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def all_tests(game: str) -> list[str]:
    """What a mutant of a game has to pass to survive."""
    return [f"tests/games/{game}", "tests/test_golden.py"]


def own_tests(module: str, game: str) -> list[str]:
    """The tests that bear the name of a module, or else those of its room."""
    path = ROOT / "tests" / "games" / game / module
    of_module = path.with_name(f"test_{path.name}")
    of_room = path.parent if path.parent.name != game else None
    nearest = next((one for one in (of_module, of_room) if one and one.exists()), None)
    return [] if nearest is None else [nearest.relative_to(ROOT).as_posix()]


def tried(tests: list[str], folder: Path, seconds: float | None = None) -> tuple[bool, str]:
    """Whether these tests pass in a copy of the tree, and what they said."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {
        **os.environ,
        "CI": "1",  # the same matches are dealt each time
        "HYPOTHESIS_PROFILE": "mutants",
        "PYTHONPATH": str(folder),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if seconds is not None:
        # What was compiled without a mutant is used; the mutant's own is not kept.
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=seconds
    )
    return run.returncode == 0, run.stdout


def survives(mutant: Mutant, game: str, folder: Path, seconds: float) -> bool:
    """Whether all tests pass on a copy of the tree with the mutant in it."""
    rules = folder / "critias" / "games" / game
    path = rules / mutant.module
    original, stat = path.read_bytes(), path.stat()
    path.write_text(mutant.source(rules), encoding="utf-8")
    try:
        return all(
            tried(tests, folder, seconds)[0]
            for tests in (own_tests(mutant.module, game), all_tests(game))
            if tests
        )
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_bytes(original)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def main() -> int:
    """Try the mutants on all cores."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="atlantis")
    parser.add_argument("--every", type=int, default=1, help="try only each Nth mutant")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    rules = ROOT / "critias" / "games" / wanted.game
    found = [mutant for path in rules_in(rules) for mutant in mutants_of(path, rules)]
    found = found[:: wanted.every]
    random.Random(0).shuffle(found)  # what has been tried so far is a fair sample
    with tempfile.TemporaryDirectory() as scratch:
        copies: queue.Queue[Path] = queue.Queue()
        seconds = 0.0
        for number in range(wanted.workers):
            folder = Path(scratch) / str(number)
            copied_to(folder)
            begun = time.monotonic()
            passes, said = tried(all_tests(wanted.game), folder)
            seconds = max(seconds, PATIENCE * (time.monotonic() - begun))
            if not passes:
                print(f"{said}\nThe tests fail without a mutant: they cannot judge one.")
                return 2
            copies.put(folder)

        def try_one(mutant: Mutant) -> bool:
            folder = copies.get()
            try:
                return survives(mutant, wanted.game, folder, seconds)
            finally:
                copies.put(folder)

        survivors = []
        with ThreadPoolExecutor(wanted.workers) as pool:
            outcomes = zip(found, pool.map(try_one, found), strict=True)
            for number, (mutant, alive) in enumerate(outcomes, start=1):
                if alive:
                    survivors.append(mutant)
                    print(f"survives: {mutant.module}:{mutant.line}: {mutant.change}", flush=True)
                print(f"{number} of {len(found)} tried", end="\r", file=sys.stderr)
    killed = len(found) - len(survivors)
    print(f"{killed} of {len(found)} mutants were noticed ({killed / len(found):.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
