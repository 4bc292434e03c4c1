"""A step under way: its flows, and what each seat is asked."""

from collections.abc import Generator, Iterator
from typing import Any, TypeVar
from weakref import ref

from ..decisions import Choose, Decision, Fill
from ..errors import RulesError
from ..flows import Flow, Standstill, Together

T = TypeVar("T")

_NONE: list[int] = []
_DECISIONS = (Choose, Fill)


class Branch:
    """One flow and what it is waiting for: an answer, or a group of sub-flows.

    References down the tree of flows own what they point to, those up the tree are weak. So a
    match holds no reference cycle and is freed without waiting for the garbage collector.
    """

    __slots__ = (
        "__weakref__",
        "answered",
        "asks",
        "first_come",
        "flow",
        "group",
        "in_the_open",
        "key",
        "waits_for",
    )

    def __init__(self, flow: Flow[Any], group: "Group | None", key: Any) -> None:
        self.flow = flow
        self.group = ref(group) if group else None
        self.in_the_open = group is not None and group.in_the_open
        self.key = key
        self.asks: tuple[int, ...] = ()
        self.first_come = False
        self.waits_for: Group | None = None
        # Positions, in the list of answers since the step began, that went into this flow; not
        # kept for the root, whose answers are all the others.
        self.answered: list[int] = [] if group else _NONE


class Group:
    """The sub-flows of one `simultaneously`."""

    __slots__ = ("__weakref__", "branches", "in_the_open", "parent", "results", "sealed")

    def __init__(self, parent: Branch, together: Together) -> None:
        self.parent = ref(parent)
        self.sealed = together.sealed
        # What one flow does in the open, another that plays beside it may have to reckon with.
        self.in_the_open: bool = not together.sealed or parent.in_the_open
        self.branches = {key: Branch(flow, self, key) for key, flow in together.flows.items()}
        self.results: dict[Any, Any] = {}


class Running:
    """Drives the flow of one step after another. `open` maps each asked seat to its decision."""

    __slots__ = ("_asked", "done", "open", "root")

    def __init__(self, flow: Flow[None]) -> None:
        self.open: dict[int, Decision] = {}
        self.root = Branch(flow, None, None)
        self.begin(flow)

    def begin(self, flow: Flow[None]) -> None:
        """Start on the flow of a step, the last one being done."""
        self._asked: tuple[int, ...] | None = None  # as the public sees it, once somebody looks
        self.done = False
        self.root.flow = flow
        self._resume(self.root, None)

    def answer(self, seat: int, answer: Any, position: int | None) -> None:
        """Hand an accepted answer to the flow that asked; `position` tells it from the others.

        None: it was given in the open, so it is nobody's secret.
        """
        branch = self.root
        self._asked = None
        if branch.waits_for is None:
            # While the root asks, nobody else does.
            self.open.clear()
        else:
            branch = self.open[seat]._asker
            if position is not None:
                branch.answered.append(position)
            for asked in branch.asks:
                del self.open[asked]
        if branch.first_come:
            branch.first_come = False
            answer = (seat, answer)
        self._resume(branch, answer)
        if branch.in_the_open:
            self.ask_again()

    def ask_again(self) -> None:
        """The state has changed under the open questions: recompute what is offered."""
        for decision in self.open.values():
            decision.ask_again()

    def asked_as_seen_by(self, seat: int | None) -> tuple[int, ...]:
        """The seats that are being asked, as far as `seat` may know."""
        if self._asked is None:
            asked = self.open if self.root.waits_for is None else set(_asked(self.root))
            self._asked = tuple(sorted(asked))
        # A seat that decides in secret knows when it has done so; nobody else does.
        if seat in self._asked and seat not in self.open:
            return tuple(one for one in self._asked if one != seat)
        return self._asked

    def asked_openly(self, seat: int) -> set[int]:
        """The seats that are being asked, without others who decide in secret."""
        if self.root.waits_for is None:
            return set(self.open)
        return set(_asked_openly(self.root, seat))

    def sealed_from(self, seat: int | None) -> set[int]:
        """Positions of the answers in open sealed flows of others: `seat` cannot know them."""
        return set(_sealed(self.root, seat))

    def others_in_secret(self, seat: int | None) -> bool:
        """Whether others are being asked in secret, so that they may have answered unseen."""
        return any(_secret_flows(self.root, seat))

    def sealed_by(self, seat: int) -> set[int]:
        """Positions of the seat's own answers in open sealed flows: nobody else knows them."""
        return set(_own(self.root, seat))

    def _resume(self, branch: Branch, value: Any) -> None:
        try:
            ask = branch.flow.send(value)
        except StopIteration as stop:
            self._finish(branch, stop.value)
            return
        except AttributeError:
            if isinstance(branch.flow, Generator):
                raise
            raise RulesError(
                f"a flow is {branch.flow!r}, not a generator: a step, and what runs side by side, "
                "is made by calling a function with a yield in it"
            ) from None
        if type(ask) is Choose or type(ask) is Fill:
            if branch.group is None:
                self.open[ask.seat] = ask
            else:
                branch.asks = (ask.seat,)
                self._open(ask, branch)
        elif type(ask) is tuple and ask and all(type(one) in _DECISIONS for one in ask):
            branch.asks = tuple(decision.seat for decision in ask)
            branch.first_come = True
            for decision in ask:
                self._open(decision, branch)
        elif type(ask) is Together:
            self._split(branch, ask)
        elif type(ask) is not Standstill:
            raise RulesError(
                f"a flow yielded {ask!r}; it may yield a Choose, a Fill, a tuple of them, "
                "or from simultaneously(...) or stand_still()"
            )
        elif branch.group is not None:
            raise RulesError("a step stands still as a whole, not a flow beside others")

    def _open(self, decision: Decision, branch: Branch) -> None:
        seat = decision.seat
        if seat in self.open:
            raise RulesError(f"seat {seat} is asked two things at once: {decision.rule!r}")
        if branch.group is not None:
            _forbid_breaking_a_seal(branch, seat)
        self.open[seat] = decision
        decision._asker = branch

    def _split(self, branch: Branch, together: Together) -> None:
        group = Group(branch, together)
        branch.asks = ()
        if not group.branches:
            self._resume(branch, {})
            return
        branch.waits_for = group
        for part in group.branches.values():
            self._resume(part, None)

    def _finish(self, branch: Branch, result: Any) -> None:
        branch.asks = ()
        if branch.group is None:
            self.done = True
            return
        group = _owned(branch.group)
        group.results[branch.key] = result
        if len(group.results) == len(group.branches):
            parent = _owned(group.parent)
            parent.waits_for = None
            if parent.group is not None:
                for part in group.branches.values():
                    parent.answered.extend(part.answered)
            self._resume(parent, {key: group.results[key] for key in group.branches})


def _owned(above: "ref[T]") -> T:
    """What lies above in the tree: as long as that runs, it is there."""
    found = above()
    assert found is not None
    return found


def _forbid_breaking_a_seal(branch: Branch, seat: int) -> None:
    while branch.group is not None:
        group = _owned(branch.group)
        if group.sealed and branch.key != seat:
            raise RulesError(f"the sealed flow of seat {branch.key} asks seat {seat}")
        branch = _owned(group.parent)


def _asked(branch: Branch) -> Iterator[int]:
    yield from branch.asks
    group = branch.waits_for
    if group is not None:
        for key, part in group.branches.items():
            if group.sealed:
                yield key
            else:
                yield from _asked(part)


def _asked_openly(branch: Branch, seat: int) -> Iterator[int]:
    yield from branch.asks
    group = branch.waits_for
    if group is not None:
        for key, part in group.branches.items():
            if not group.sealed or key == seat:
                yield from _asked_openly(part, seat)


def _sealed(branch: Branch, seat: int | None) -> Iterator[int]:
    group = branch.waits_for
    if group is None:
        return
    for key, part in group.branches.items():
        if group.sealed and key != seat:
            yield from _all_answers(part)
        else:
            yield from _sealed(part, seat)


def _secret_flows(branch: Branch, seat: int | None) -> Iterator[bool]:
    group = branch.waits_for
    if group is not None:
        for key, part in group.branches.items():
            yield group.sealed and key != seat
            yield from _secret_flows(part, seat)


def _own(branch: Branch, seat: int) -> Iterator[int]:
    group = branch.waits_for
    if group is None:
        return
    for key, part in group.branches.items():
        if not group.sealed:
            yield from _own(part, seat)
        elif key == seat:
            yield from _all_answers(part)


def _all_answers(branch: Branch) -> Iterator[int]:
    yield from branch.answered
    if branch.waits_for is not None:
        for part in branch.waits_for.branches.values():
            yield from _all_answers(part)
