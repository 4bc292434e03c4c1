"""Where plain data does not fit its type, in a sentence that says what would do.

msgspec says what is wrong but not in which entry of a table, and nothing of what was meant.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from msgspec import inspect

_LISTED = 12
"""Where more names are known, the closest one is enough."""


class Misfit(NamedTuple):
    """Where something does not fit, key by key, and why."""

    path: tuple[str, ...]
    sentence: str


def unknown(word: str, known: Iterable[str], what: str = "entry") -> str:
    """That there is no such thing, what may have been meant, and what there is."""
    names = [str(one) for one in known]
    close = get_close_matches(word, names, 1)
    there = f"there are {', '.join(names) or 'none'}"
    if not close:
        return f"no such {what}; {there}"
    meant = f"no such {what}; did you mean {close[0]!r}?"
    return meant if len(names) > _LISTED else f"{meant} T{there[1:]}"


def misfits(plain: Any, kind: Any) -> list[Misfit]:
    """All that does not fit a type in plain data."""
    return list(_look(plain, inspect.type_info(kind), ()))


def _look(plain: Any, kind: inspect.Type, path: tuple[str, ...]) -> Iterator[Misfit]:
    match kind:
        case inspect.Metadata():
            yield from _look(plain, kind.type, path)
        case inspect.UnionType():
            if all(any(_look(plain, one, path)) for one in kind.types):
                yield from _look(plain, _meant(plain, kind), path)
        case inspect.StructType() if isinstance(plain, Mapping):
            yield from _in_struct(plain, kind, path)
        case inspect.DictType() if isinstance(plain, Mapping):
            for key, value in plain.items():
                yield from _look(key, kind.key_type, (*path, key))
                yield from _look(value, kind.value_type, (*path, key))
        case inspect.TupleType() if isinstance(plain, list):
            if len(plain) != len(kind.item_types):
                yield Misfit(path, f"{len(kind.item_types)} are needed, here are {len(plain)}")
            else:
                yield from _in_list(plain, kind.item_types, path)
        case inspect.VarTupleType() | inspect.ListType() if isinstance(plain, list):
            if len(plain) < (kind.min_length or 0):
                yield Misfit(path, f"at least {kind.min_length} are needed, here are {len(plain)}")
            if kind.max_length is not None and len(plain) > kind.max_length:
                yield Misfit(path, f"at most {kind.max_length} fit, here are {len(plain)}")
            yield from _in_list(plain, [kind.item_type] * len(plain), path)
        case inspect.LiteralType() if isinstance(plain, str):
            if plain not in kind.values:
                known = unknown(plain, map(str, kind.values), "word")
                yield Misfit(path, f"{plain!r}: {known}")
        case _:
            if not _fits(plain, kind):
                yield Misfit(path, _expected(plain, kind))


def _in_struct(
    plain: Mapping[str, Any], kind: inspect.StructType, path: tuple[str, ...]
) -> Iterator[Misfit]:
    fields = {field.encode_name: field for field in kind.fields}
    missing = [name for name, field in fields.items() if field.required and name not in plain]
    if kind.forbid_unknown_fields:
        for key in plain:
            if key not in fields:
                # What is misspelt is missing under its own name.
                close = get_close_matches(key, missing, 1)
                missing = [one for one in missing if one not in close]
                yield Misfit((*path, key), unknown(key, close or fields))
    for name in missing:
        yield Misfit(path, f"the entry {name!r} is missing")
    for key, value in plain.items():
        if key in fields:
            yield from _look(value, fields[key].type, (*path, key))


def _in_list(
    plain: list[Any], kinds: Iterable[inspect.Type], path: tuple[str, ...]
) -> Iterator[Misfit]:
    for number, (value, kind) in enumerate(zip(plain, kinds, strict=True), start=1):
        yield from _look(value, kind, (*path, str(number)))


def _meant(plain: Any, kind: inspect.UnionType) -> inspect.Type:
    """The type of several that somebody will have meant."""
    kinds = [one.type if isinstance(one, inspect.Metadata) else one for one in kind.types]
    words = [one for one in kinds if isinstance(one, inspect.LiteralType)]
    if isinstance(plain, str) and words:
        return inspect.LiteralType(tuple(value for one in words for value in one.values))
    return next((one for one in kinds if _is_table(one) == isinstance(plain, Mapping)), kinds[0])


def _is_table(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType | inspect.DictType)


def _fits(plain: Any, kind: inspect.Type) -> bool:
    match kind:
        case inspect.BoolType():
            return isinstance(plain, bool)
        case inspect.IntType():
            return isinstance(plain, int) and not isinstance(plain, bool) and _within(plain, kind)
        case inspect.FloatType():
            return isinstance(plain, int | float) and not isinstance(plain, bool)
        case inspect.StrType():
            return isinstance(plain, str) and _spelt(plain, kind)
        case inspect.AnyType():
            return True
    # Lists and tables that are such, and words that are known, have been looked at before.
    return False


def _within(number: int, kind: inspect.IntType) -> bool:
    return (kind.ge is None or number >= kind.ge) and (kind.le is None or number <= kind.le)


def _spelt(word: str, kind: inspect.StrType) -> bool:
    return (
        (kind.min_length or 0) <= len(word)
        and (kind.max_length is None or len(word) <= kind.max_length)
        and (kind.pattern is None or re.search(kind.pattern, word) is not None)
    )


def _expected(plain: Any, kind: inspect.Type) -> str:
    return f"{_wanted(kind)} is expected, not {_given(plain)}"


def _wanted(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=ge, le=le):
            least = "" if ge is None else f" from {ge}"
            return f"a whole number{least}{'' if le is None else f' to {le}'}"
        case inspect.FloatType():
            return "a number"
        case inspect.TupleType() | inspect.VarTupleType() | inspect.ListType():
            return "a list in [ ]"
        case inspect.StructType() | inspect.DictType():
            return "a table in { }"
        case inspect.LiteralType():
            return f"one of {', '.join(map(str, kind.values))}"
        case inspect.StrType(min_length=least, max_length=most) if most is not None:
            return f"a word of {least or 0} to {most} characters"
    return 'a word in " "'


def _given(plain: Any) -> str:
    if isinstance(plain, bool):
        return str(plain).lower()
    if isinstance(plain, Mapping):
        return "a table"
    if isinstance(plain, list):
        return "a list"
    return f'"{plain}"' if isinstance(plain, str) else str(plain)
