"""Posts: from where somebody without a seat looks at a match."""

import msgspec

CONTROL = "control"
"""The kind of post of every referee: nothing is hidden from there."""
PROJECTOR = "projector"
"""The kind of post of a screen for the public, of which any hall has as many as it likes."""
SPECTATOR = "spectator"
"""The kind of post of all who come by the link for the public: they see what the wall shows."""
PRESS = "press"
"""The kind of post of a newspaper: it knows what the public does, and writes headlines."""
STAND_IN = "stand-in"
"""Not a post: the kind of station of somebody who plays for a seat, and looks from there."""
TEAMMATE = "teammate"
"""Not a post either: that of one of several people who have a seat together."""


class Post(msgspec.Struct, frozen=True):
    """A referee, a screen in the hall, or somebody who looks on.

    `kind`: CONTROL, PROJECTOR, SPECTATOR, PRESS, or one of the game's own screens. `role` is that
    of a referee. `places`: those that it is for; none: all.
    """

    kind: str
    role: str | None = None
    places: tuple[str, ...] = ()

    @property
    def sees_all(self) -> bool:
        """Whether nothing is hidden from here."""
        return self.kind == CONTROL
