"""The answers to a question as they are typed: each has a key, and many are asked for in steps.

Where answers are many, those of one kind that begin alike (the same Atlantean, the same figure)
are one entry, which leads to a menu of its own: so options are asked field by field, whatever the
game. Where nothing but a number tells answers apart, as in a bid, that number is the key.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from critias.engine.decisions import Option
from critias.engine.events import seat_fields
from critias.engine.texts import Texts

FEW = 12
"""So many answers can be taken in at a glance."""


class Entry(NamedTuple):
    """A line of a menu: one option is an answer, several are told apart in a further step."""

    key: str
    options: tuple[Option, ...]


class Menu:
    """Options, each to be reached by a key, or by one key after the other."""

    def __init__(self, options: Sequence[Option]) -> None:
        numbers = _own_numbers(options)
        groups = _each(options) if numbers else _groups(options)
        keys: Sequence[int] = numbers or range(1, len(groups) + 1)
        self.numeric = bool(numbers)
        self.entries = [Entry(str(key), group) for key, group in zip(keys, groups, strict=True)]

    def follow(self, keys: Sequence[str]) -> list[Entry] | None:
        """The entries to which keys lead, step by step; None if one of them leads nowhere."""
        menu: Menu | None = self
        steps: list[Entry] = []
        for key in keys:
            entry = next((one for one in menu.entries if one.key == key), None) if menu else None
            if entry is None:
                return None
            steps.append(entry)
            menu = Menu(entry.options) if len(entry.options) > 1 else None
        return steps or None

    def keys_of(self, option: Option) -> str:
        """What to type for an option: its keys, step by step."""
        entry = next(entry for entry in self.entries if option in entry.options)
        if len(entry.options) == 1:
            return entry.key
        return f"{entry.key} {Menu(entry.options).keys_of(option)}"

    def runs(self) -> list[list[Entry]]:
        """The entries, those whose numbers follow each other together."""
        runs: list[list[Entry]] = []
        for entry in self.entries:
            if runs and int(entry.key) == int(runs[-1][-1].key) + 1:
                runs[-1].append(entry)
            else:
                runs.append([entry])
        return runs

    def keys(self) -> str:
        """What can be typed, in short: 0-3, 5."""
        ends = [dict.fromkeys((run[0].key, run[-1].key)) for run in self.runs()]
        return ", ".join("-".join(end) for end in ends)


def in_words(texts: Texts, entry: Entry, within: Sequence[Option] = ()) -> str:
    """What an entry says, in a menu of options all of which begin like `within`."""
    first = entry.options[0]
    fields = first.__struct_fields__
    settled = _shared(entry.options if len(entry.options) > 1 else within)
    if len(entry.options) > 1:
        return texts.option(first, fields[settled:])
    if within and settled == len(fields) - 1 and not isinstance(getattr(first, fields[-1]), int):
        return texts.part(first, fields[settled])
    return texts.option(first)


def _own_numbers(options: Sequence[Option]) -> list[int]:
    """The numbers that the options mean, if they count something; 0 is to do without.

    Counts begin at 0 or 1, or have one digit; others, like the spaces of a path, are names.
    """
    [*kinds] = {type(option) for option in options if option.__struct_fields__}
    if len(kinds) != 1 or len(kinds[0].__struct_fields__) != 1 or seat_fields(kinds[0]):
        return []
    [field] = kinds[0].__struct_fields__
    meant = [getattr(option, field) for option in options if option.__struct_fields__]
    if any(type(number) is not int for number in meant) or (min(meant) > 1 and max(meant) > 9):
        return []
    numbers = [getattr(option, field, 0) for option in options]
    return numbers if len(set(numbers)) == len(numbers) else []


def _groups(options: Sequence[Option]) -> list[tuple[Option, ...]]:
    """Options that begin alike in groups, if they are many; small groups are opened."""
    if len(options) <= FEW:
        return _each(options)
    for depth in range(1, max(len(option.__struct_fields__) for option in options) + 1):
        found: dict[Hashable, list[Option]] = {}
        for option in options:
            found.setdefault(_beginning(option, depth), []).append(option)
        if 1 < len(found) < len(options):
            return _open_small([tuple(group) for group in found.values()])
    return _each(options)


def _each(options: Sequence[Option]) -> list[tuple[Option, ...]]:
    return [(option,) for option in options]


def _beginning(option: Option, depth: int) -> Hashable:
    """What kind an option is, and its first fields; the last one is left open."""
    fields = option.__struct_fields__[:-1][:depth]
    return (type(option), *(getattr(option, field) for field in fields))


def _open_small(groups: Sequence[tuple[Option, ...]]) -> list[tuple[Option, ...]]:
    """Take all groups of a kind apart, the rarest kind first, for as long as the list is short."""
    kinds: dict[type[Option], list[tuple[Option, ...]]] = {}
    for group in groups:
        kinds.setdefault(type(group[0]), []).append(group)
    lines, opened = len(groups), set()
    for kind, own in sorted(kinds.items(), key=lambda one: sum(map(len, one[1]))):
        lines += sum(map(len, own)) - len(own)
        if lines > FEW:
            break
        opened.add(kind)
    return [
        part for group in groups for part in (_each(group) if type(group[0]) in opened else [group])
    ]


def _shared(options: Sequence[Option]) -> int:
    """How many fields from the first on are the same in all of the options."""
    if not options:
        return 0
    fields = options[0].__struct_fields__
    for settled, field in enumerate(fields):
        if len({getattr(option, field) for option in options}) > 1:
            return settled
    return len(fields)
