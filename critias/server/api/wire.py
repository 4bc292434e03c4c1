"""What several requests and replies have in common."""

from functools import partial
from typing import Any, Literal

import litestar
from litestar import Request
from litestar.openapi import ResponseSpec

from critias.table.requests.playing import Accepted as Accepted
from critias.table.requests.refusals import Refusal

_STATUSES = {
    400: "the request is not what was expected",
    401: "the request does not prove a seat, an account or the operator",
    403: "not for you",
    404: "there is no such thing",
    405: "there is something there, but not for this method",
    409: "not at this moment",
    413: "too large",
    415: "send JSON",
    422: "understood, but not possible",
    429: "too many requests",
    503: "not now; try again",
}

_REFUSALS = {
    status: ResponseSpec(Refusal, description=why, generate_examples=False)
    for status, why in _STATUSES.items()
}

# As Litestar's, with all that can go wrong in the schema.
get = partial(litestar.get, responses=_REFUSALS)
post = partial(litestar.post, responses=_REFUSALS)
put = partial(litestar.put, responses=_REFUSALS)
delete = partial(litestar.delete, responses=_REFUSALS)

AnyRequest = Request[Any, Any, Any]

Language = Literal["en", "de"]
