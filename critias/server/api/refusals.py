"""Errors on the wire: a kind, and a sentence that says what was expected."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.routes import HTTPRoute
from sqlalchemy.exc import SQLAlchemyError

from critias.engine.errors import CritiasError
from critias.table.errors import TooMany
from critias.table.requests.refusals import Refusal, refusal_of

from ..metrics import REFUSED
from ..store.storage import what_is_wrong

_log = logging.getLogger(__name__)

_STATUSES = {
    401: "not-seated",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
}


_GONE = "client disconnected prematurely"  # as Litestar says it, with the status of a failure


def refusal(error: Exception) -> tuple[int, Refusal]:
    """The status and the words for an error. Nothing of what went on inside is told."""
    if isinstance(error, CritiasError):
        return refusal_of(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        return status, Refusal(_STATUSES.get(status, "bad-request"), _sentence(error))
    if isinstance(error, InternalServerException) and error.detail == _GONE:
        return 400, Refusal("bad-request", "the body ended too soon")
    if isinstance(error, UnicodeDecodeError):
        return 400, Refusal("bad-request", "the body is not UTF-8")
    if isinstance(error, RecursionError):
        return 400, Refusal("bad-request", "the body is nested too deeply")
    if isinstance(error, SQLAlchemyError | OSError):
        # While it is away that is many a line.
        where = error if _log.isEnabledFor(logging.DEBUG) else None
        _log.error("the database failed: %s", what_is_wrong(error), exc_info=where)
        return 503, Refusal("storage-failed", "the database does not answer; try again")
    _log.error("a request failed", exc_info=error)
    return 500, Refusal("server-error", "something is wrong with the server; it has been noted")


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """The response to a request that failed."""
    status, content = refusal(error)
    REFUSED.labels(content.error).inc()
    headers = {"Allow": methods_at(request)} if status == 405 else {}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.wait)
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def methods_at(request: Request[Any, Any, Any]) -> str:
    """The methods that there are at the address of a request."""
    found = {
        method
        for route in request.app.routes
        if isinstance(route, HTTPRoute) and _leads_to(route.path_format, request.url.path)
        for method in route.methods
    }
    return ", ".join(sorted(found))


def _leads_to(path_format: str, path: str) -> bool:
    wanted, given = path_format.strip("/").split("/"), path.strip("/").split("/")
    return len(wanted) == len(given) and all(
        a == b or a.startswith("{") for a, b in zip(wanted, given, strict=True)
    )


def _sentence(error: HTTPException) -> str:
    if error.status_code == 404:
        return "there is nothing at this address; /api/schema tells what there is"
    if error.status_code == 413:
        return "a request may have 64 KiB, a new table 256 KiB and an uploaded match 4 MiB"
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{one.get('key', 'the body')}: {one.get('message')}"
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(reasons) or str(error.detail)
