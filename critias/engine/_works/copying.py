"""Deep copies of states, derived from the types of their fields."""

import dataclasses
import enum
import functools
import types
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from ..randomness import Rng

T = TypeVar("T")

_ATOMS = (int, str, bool, float, bytes, type(None))


def copy_state(state: T) -> T:
    """An independent (deep) copy; what cannot change is shared."""
    twin: T = copier(type(state))(state)  # type: ignore[arg-type]
    return twin


@functools.cache
def copier(cls: type) -> Callable[[Any], Any]:
    """A function that copies instances of a dataclass, written out field by field.

    It is compiled from source, as the standard library does for a dataclass's __init__: states
    are copied for each search iteration, and a loop over fields would cost several times as much.
    """
    hints = get_type_hints(cls, include_extras=True)
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls, "copier": copier}
    lines = ["def copy(old):", "    twin = new(cls)"]
    for field in dataclasses.fields(cls):
        if field.metadata.get("fleeting"):
            value = "None"
        else:
            value = _expression(hints[field.name], f"old.{field.name}", names, field.name)
        lines.append(f"    twin.{field.name} = {value}")
    lines.append("    return twin")
    exec("\n".join(lines), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def _expression(hint: Any, source: str, names: dict[str, Any], where: str) -> str:
    """Python source for a copy of `source`, which is of type `hint`."""
    if _immutable(hint):
        return source
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _expression(args[0], source, names, where)
    if origin is list:
        if _immutable(args[0]):
            return f"{source}[:]"
        return f"[{_expression(args[0], 'x', names, where)} for x in {source}]"
    if origin is dict:
        if _immutable(args[1]):
            return f"{source}.copy()"
        return f"{{k: {_expression(args[1], 'x', names, where)} for k, x in {source}.items()}}"
    if origin in (Union, types.UnionType):
        mutable = [arg for arg in args if not _immutable(arg)]
        if len(mutable) == 1 and set(args) == {mutable[0], type(None)}:
            copied = _expression(mutable[0], source, names, where)
            return f"(None if {source} is None else {copied})"
    if hint is Rng:
        return f"{source}.copy()"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        name = f"copy_{hint.__name__}_{len(names)}"
        names[name] = copier(hint)
        return f"{name}({source})"
    raise TypeError(
        f"field {where!r} has type {hint!r}, which a state cannot hold; use numbers, strings, "
        "frozen records, dataclasses, and lists, dicts or tuples of them"
    )


def _immutable(hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return True
    if origin is Annotated:
        return _immutable(args[0])
    if origin in (Union, types.UnionType):
        return all(_immutable(arg) for arg in args)
    if origin is tuple:
        return all(arg is Ellipsis or _immutable(arg) for arg in args)
    if not isinstance(hint, type):
        return False
    if issubclass(hint, (*_ATOMS, enum.Enum)):
        return True
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return dataclasses.is_dataclass(hint) and bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]
