"""A council chamber: what stays there from meeting to meeting, and what the present one decides."""

from dataclasses import dataclass, field


@dataclass(slots=True, kw_only=True)
class Chamber:
    """One of the six councils."""

    order: list[int] = field(default_factory=list)  # who acts, by declared Arete
    president: int = -1
    declared: list[int] = field(default_factory=list)  # Arete of those in `order`
    grown: dict[str, int] = field(default_factory=dict)  # steps of each action, by name
    taken: list[str] = field(default_factory=list)  # actions chosen in this meeting
