"""What each viewer sees of a table, and what it was told of its match."""

from collections.abc import Sequence

import msgspec

from critias.engine.match import Match
from critias.hall import roster_of

from ..errors import NoSpectators, NoSuchThing, NotPlaying
from ..head import Stage
from ..history.replaying import Rewound
from ..viewers import Viewer, ears_of, heard
from .positions import (
    Around,
    EncodedPosition,
    EncodedViews,
    Surroundings,
    encoded_events,
    position_of,
)


class Perspectives:
    """One consistent look at a table for all viewers, worked out when somebody looks.

    It is turned to what the table has become (`turn_to`), and drops its caches there and nowhere
    else. They are, all by viewer and encoded once for all who look from there:

    - `_positions`, what it sees: dropped when the match or anything around it is another;
    - `_views`, what these share of the views of the match, of which `_outdated` says that the match
      is another by now: they give what has not changed to those that follow;
    - `_told`, its events, and `_looked`, how many events of the match went into those: they grow
      with the match, and are dropped when an undo has taken events back; so is `_in_full`, all
      events for those from whom nothing of them is hidden.

    Not caches, for they cannot be worked out anew: `_stand`, how many events surely stand where
    some were taken back, and `_rewinds`, how often that was.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self._around = Around(Surroundings("gathering", ()))
        self._positions: dict[Viewer, EncodedPosition] = {}
        self._views: EncodedViews | None = None
        self._outdated = False
        self._told: dict[Viewer, list[bytes]] = {}
        self._in_full: list[bytes] = []
        self._looked: dict[Viewer, int] = {}
        self._stand: dict[Viewer, int] = {}
        self._rewinds: dict[Viewer, int] = {}

    def turn_to(
        self, match: Match | None, around: Surroundings, undone: Sequence[Rewound] = ()
    ) -> None:
        """Look at this from now on; `undone`: what was taken back on the way there."""
        if match is not self._match:
            self._match = match
            self._outdated = True
            self._positions.clear()
        if around != self._around.now:
            self._around = Around(around)
            self._positions.clear()
        if undone:
            self._told.clear()
            self._looked.clear()
            self._in_full.clear()
        for rewound in undone:
            for viewer, stand in rewound.items():
                self._stand[viewer] = min(stand, self._stand.get(viewer, stand))
                self._rewinds[viewer] = self.rewinds(viewer) + 1

    def seen_by(self, viewer: Viewer) -> EncodedPosition:
        """What a viewer sees now, without the events."""
        if viewer not in self._positions:
            match = self._visible(viewer)
            if match is not None and (self._views is None or self._outdated):
                self._views, self._outdated = EncodedViews(match, self._views), False
            views = None if match is None else self._views
            self._positions[viewer] = position_of(views, self._around, viewer)
        return self._positions[viewer]

    def told(self, viewer: Viewer) -> Sequence[bytes]:
        """All events that a viewer has been told so far, encoded."""
        match = self._visible(viewer)
        if match is None:
            return ()
        ears = ears_of(viewer)
        events, every = self._told.setdefault(ears, []), match.all_events
        self._in_full += [msgspec.json.encode(one.event) for one in every[len(self._in_full) :]]
        for place in range(self._looked.get(ears, 0), len(every)):
            event = every[place].event
            known = heard(event, ears)
            if known is not None:
                events.append(
                    self._in_full[place] if known is event else msgspec.json.encode(known)
                )
        self._looked[ears] = len(every)
        return events

    def rewinds(self, viewer: Viewer) -> int:
        """How often events that a viewer knew were taken back."""
        return self._rewinds.get(ears_of(viewer), 0)

    def still_stand(self, viewer: Viewer, cursor: int) -> bool:
        """Whether the first `cursor` events are surely those that the viewer was told."""
        known = len(self.told(viewer))
        return cursor <= min(known, self._stand.get(ears_of(viewer), known))

    def past(self, viewer: Viewer, cursor: int) -> bytes:
        """The position in which a viewer had been told `cursor` events."""
        match = self._to_look_back_at(viewer)
        told = [one for one in match.all_events if heard(one.event, viewer) is not None]
        if not 0 <= cursor <= len(told):
            raise NoSuchThing(f"the history has positions 0 to {len(told)}, not {cursor}")
        then = match.position(told[cursor - 1].number if cursor else 0)
        stage: Stage = "over" if then.over else "playing"
        around = Around(Surroundings(stage, self._around.now.seats, roster_of(then)))
        events = encoded_events(then.all_events, viewer)
        return position_of(EncodedViews(then), around, viewer).message(events, since=0, reset=True)

    def _visible(self, viewer: Viewer) -> Match | None:
        """The match, if the viewer may look at it at all."""
        barred = viewer is None and not self._around.now.spectators
        return None if barred or self._around.now.stage == "frozen" else self._match

    def _to_look_back_at(self, viewer: Viewer) -> Match:
        match, stage = self._visible(viewer), self._around.now.stage
        if match is not None:
            return match
        if self._match is not None and stage != "frozen":
            raise NoSpectators("only those who sit at this table may look at its match")
        raise NotPlaying(f"the table is {stage}: there is no match to look at")
