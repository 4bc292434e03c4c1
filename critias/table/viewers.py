"""Who looks at a table: a seat, a spectator (None), or a post in a hall; and what each may know."""

from critias.engine.events import Event
from critias.engine.match import Match, Told
from critias.hall import CONTROL, PRESS, PROJECTOR, SPECTATOR, Post, find_hall

Viewer = int | Post | None

REFEREE = Post(CONTROL)
WALL = Post(PROJECTOR)


def eyes_of(post: Post) -> Post:
    """What a post looks with: all referees see the same, and the public what the wall shows."""
    if post.sees_all:
        return REFEREE
    return WALL if post.kind in (SPECTATOR, PRESS) else post


def ears_of(viewer: Viewer) -> Viewer:
    """With whom a viewer shares what it is told: screens hear what spectators do."""
    return None if isinstance(viewer, Post) and not viewer.sees_all else viewer


def listeners(match: Match) -> tuple[Viewer, ...]:
    """All that are told different things of a match."""
    referee = () if find_hall(match.game) is None else (REFEREE,)
    return (*range(match.seats), None, *referee)


def heard(event: Event, viewer: Viewer) -> Event | None:
    """An event as a viewer may know it, if at all."""
    ears = ears_of(viewer)
    return event if isinstance(ears, Post) else event.as_seen_by(ears)


def events_of(match: Match, viewer: Viewer) -> list[Told]:
    """All that a viewer may know of what has happened."""
    ears = ears_of(viewer)
    return list(match.all_events) if isinstance(ears, Post) else match.events(ears)


def asked_of(match: Match, viewer: Viewer) -> tuple[int, ...]:
    """Whose answer is awaited, as far as a viewer may know; referees see into secrets."""
    if not isinstance(viewer, Post):
        return match.asked(viewer)
    return tuple(sorted(match.pending)) if viewer.sees_all else match.asked(None)
