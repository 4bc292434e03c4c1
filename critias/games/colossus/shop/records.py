"""What the state holds for each player of the shop: a pledge."""

import msgspec


class Pledge(msgspec.Struct, frozen=True, gc=False):
    """What a player lets the House spend on Wonders and pacts."""

    talents: int = 0
    orichalcum: int = 0
    vril: int = 0
