"""Break the rules of a game in many small ways and see whether the tests notice.

    python tools/mutants.py [GAME] [--every N] [--workers W]

Each mutant changes one place in one module of critias/games/GAME: a comparison, a sum, a number, a
condition, a constant truth, or a statement left out. The game's own tests and the golden matches
then run against it in a copy of the tree. Prints the survivors and the share that was noticed.
"""

import argparse
import ast
import itertools
import os
import queue
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {"heuristics.py", "prospects.py", "board.py", "events.py", "__init__.py"}
TIME_LIMIT = 120

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
    """One change: the module, the line, what was there, and the whole changed source."""

    module: str
    line: int
    change: str
    source: str


def mutants_of(path: Path, module: str) -> Iterator[Mutant]:
    """All mutants of a module."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    declared = {word.value for one in ast.walk(tree) for word in _class_keywords(one)}
    for number, node in enumerate(ast.walk(tree)):
        if not isinstance(node, MUTABLE) or node in declared:
            continue
        for variant in range(2):
            changed = ast.parse(source)
            target = next(itertools.islice(ast.walk(changed), number, None))
            change = _mutate(target, variant)
            if change is not None:
                changed = ast.fix_missing_locations(changed)
                yield Mutant(module, node.lineno, change, ast.unparse(changed))


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


def survives(mutant: Mutant, game: str, folder: Path) -> bool:
    """Whether all tests pass on a copy of the tree with the mutant in it."""
    target = folder / "critias" / "games" / game / mutant.module
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    tests = [f"tests/games/{game}", "tests/test_golden.py"]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {
        **os.environ,
        "HYPOTHESIS_PROFILE": "mutants",
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        run = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=TIME_LIMIT
        )
        return run.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        target.write_text(original, encoding="utf-8")


def main() -> int:
    """Try the mutants on all cores."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="atlantis")
    parser.add_argument("--every", type=int, default=1, help="try only each Nth mutant")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    rules = ROOT / "critias" / "games" / wanted.game
    found = [
        mutant
        for path in sorted(rules.rglob("*.py"))
        if path.name not in NOT_RULES
        for mutant in mutants_of(path, str(path.relative_to(rules)))
    ][:: wanted.every]
    with tempfile.TemporaryDirectory() as scratch:
        copies: queue.Queue[Path] = queue.Queue()
        for number in range(wanted.workers):
            folder = Path(scratch) / str(number)
            for part in ("critias", "tests"):
                shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("static"))
            shutil.copy(ROOT / "pyproject.toml", folder)
            copies.put(folder)

        def try_one(mutant: Mutant) -> bool:
            folder = copies.get()
            try:
                return survives(mutant, wanted.game, folder)
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
