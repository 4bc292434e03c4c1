"""The arms of the Houses on cards and tags: those that they have on every screen."""

from collections.abc import Sequence

from critias.paper.cards import Mark

INK, FOAM = "#1d2a33", "#ffffff"
ARMS = {
    "atlas": Mark(
        "#0072b2",
        FOAM,
        "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM4 21.500c.6-5.500 3.600-8 8-8s7.400 2.500 8 8z",
    ),
    "gadeiros": Mark(
        "#d55e00",
        FOAM,
        "M2 7q2.500-3.500 5 0t5 0 5 0 5 0M2 13q2.500-3.500 5 0t5 0 5 0 5 0"
        "M5 19q2.300-3.500 4.600 0t4.700 0 4.700 0",
        lines=True,
    ),
    "ampheres": Mark(
        "#e69f00",
        INK,
        "M11 2h2v20h-2zM10 5.500C7.500 7.500 5 7.500 2.500 5.500v10c2.500-2 5-2 7.500 0z"
        "M14 5.500c2.500 2 5 2 7.500 0v10c-2.500-2-5-2-7.500 0z",
    ),
    "evaimon": Mark(
        "#009e73",
        FOAM,
        "M12.500 1.500C13 6 18.500 8.500 18.500 14.500a6.500 6.500 0 0 1-13 0c0-3.200 1.600-4.800 "
        "2.700-6.500.4 1.700 1 2.700 2 3.300-.2-3.500.6-6.800 2.300-9.800z",
    ),
    "mneseus": Mark(
        "#cc79a7",
        INK,
        "M1.500 12C5 6.800 8.500 4.800 12 4.800s7 2 10.500 7.200C19 17.200 15.500 19.200 12 "
        "19.200S5 17.200 1.500 12zm10.500-4.200a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 "
        "0-8.400zm0 2.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    ),
    "autochthon": Mark(
        "#f0e442",
        INK,
        "M11 22v-8.500C5.500 13.500 2.500 10.500 2.500 5c5 0 8.200 2.200 9.300 6C12.500 6.500 "
        "15.500 3.500 21.500 3.500c0 5.500-3 8.800-8.500 9.300V22z",
    ),
}
HERO = Mark(
    "#4a4458",
    FOAM,
    "M12 2a3.500 3.500 0 0 1 2.200 6.200C17.500 9.500 19 13 19 17v4H5v-4"
    "c0-4 1.500-7.500 4.800-8.800A3.500 3.500 0 0 1 12 2z",
)
COLOURS = (("#56b4e9", INK), ("#7a4fb5", FOAM), ("#a5322c", FOAM), ("#4f6d1f", FOAM))
"""For Houses without arms of their own, as far as no other House has the colour."""


def arms_of(house: str, houses: Sequence[str], called: str) -> Mark:
    """The arms of a House among those in play, or a shield with its first letter."""
    if house in ARMS:
        return ARMS[house]
    taken = {ARMS[one].colour for one in houses if one in ARMS}
    all_ = (*COLOURS, *((one.colour, one.on) for one in ARMS.values()))
    free = [one for one in all_ if one[0] not in taken]
    colour, on = free[[one for one in houses if one not in ARMS].index(house) % len(free)]
    return Mark(colour, on, letter=called[:1])
