"""How the rules of the lane are compiled: when first called, and kept on disk from then on."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from numba import from_dtype, njit, types

from .record import CROSSING, Crossing, Flags, Offsets, Parts, Row, Seen

F = TypeVar("F", bound=Callable[..., object])

_LAB = Path(__file__).parents[1]
_ROOMS = (_LAB / "lane", _LAB / "research", _LAB.parent / "games" / "atlantis")


def _stamp() -> str:
    """A hash of all sources that compiled code is made of."""
    found = blake2b(digest_size=6)
    for room in _ROOMS:
        for file in sorted(room.glob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()


_STAMP = _stamp()

# Numbers are divided as C does it: nothing here is divided by 0.
_WHOLE: dict[str, Any] = {"error_model": "numpy", "cache": True}
_PART: dict[str, Any] = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}

_RECORD = from_dtype(CROSSING)
_TYPES: dict[Any, Any] = {
    Crossing: _RECORD,
    bool: types.boolean,
    int: types.int64,
    Row: types.int8[::1],
    Flags: types.boolean[::1],
    Parts: types.float32[::1],
    Offsets: types.int64[::1],
    Seen: types.uint8[::1],
    None: types.void,
}


def part(function: F) -> F:
    """Compile a function that only compiled ones call, for the types that it is annotated with.

    Left alone, numba compiles it again for each size of number, and for each constant.
    """
    made: Any = njit(**_PART)(function)
    kinds = function.__annotations__.values()
    resolve = made.get_call_template

    def compiled_once(args: Any, kws: Any) -> Any:
        if not made.signatures:
            *taken, returned = (_TYPES[kind] for kind in kinds)
            made.compile(returned(*taken))
            made.disable_compile()
        return resolve(args, kws)

    made.get_call_template = compiled_once
    return made  # type: ignore[no-any-return]


def whole(function: F) -> F:
    """Compile a function that Python calls, with all that it calls, and keep it on disk.

    What is kept there bears the stamp in its name: numba itself looks only whether the module of
    this one function has changed.
    """
    function.__qualname__ += f"-{_STAMP}"
    made: Any = njit(**_WHOLE)(function)
    return made  # type: ignore[no-any-return]
