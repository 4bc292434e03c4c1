"""What several requests and replies have in common."""

from typing import Annotated, Any

import msgspec
from litestar import Request

AnyRequest = Request[Any, Any, Any]
CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Text = Annotated[str, msgspec.Meta(max_length=1000)]


class Accepted(msgspec.Struct, frozen=True):
    """What was sent is durable. `proposed`: it waits for the consent of others."""

    accepted: bool = True
    proposed: bool | msgspec.UnsetType = msgspec.UNSET
