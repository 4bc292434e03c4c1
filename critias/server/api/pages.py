"""The browser client, if it has been built; its addresses all lead to one page."""

import asyncio
import functools
import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from critias.table.errors import NoSuchThing

from ..hall.codes import way_in
from ..store.storage import Storage

STATIC = Path(__file__).parents[1] / "static"

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Critias</title>
<h1>Critias is running</h1>
<p>The browser client has not been built yet. In a checkout, run <code>make web</code> and load
this page again. Until then there is the API: <a href="/api/games">/api/games</a>, described at
<a href="/api/schema">/api/schema</a>.</p>
</html>
"""


AnyRequest = Request[Any, Any, Any]


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def get_front_page(request: AnyRequest, storage: NamedDependency[Storage]) -> Response[bytes]:
    """The client's page; where there are halls alone, the way into the newest by a code."""
    if request.app.state.only_halls and (halls := await storage.halls()):
        return Response(b"", status_code=302, headers={"Location": way_in(halls[0])})
    return await asyncio.to_thread(_page, request)


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=True)
def get_page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client; for any other address its page, which knows what to show there."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchThing("there is nothing at this address; /api/schema tells what there is")
    return _file(request, wanted) or _page(request)


_FRESH = {"Cache-Control": "no-cache"}
_WORTH_COMPRESSING = ("text/", "image/svg", "application/manifest")
# The build puts a hash of the contents into these names.
_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}


def _file(request: AnyRequest, wanted: str) -> Response[bytes] | None:
    if not wanted or "\0" in wanted:
        return None
    try:
        found = (STATIC / wanted).resolve()
        if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
            return None
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        headers = dict(_FOREVER if wanted.startswith("assets/") else _FRESH)
        if kind.startswith(_WORTH_COMPRESSING):
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["Content-Encoding"] = "gzip"
                content = _compressed(found, found.stat().st_mtime_ns)
                return Response(content, media_type=kind, headers=headers)
        return Response(found.read_bytes(), media_type=kind, headers=headers)
    except OSError:
        return None


@functools.lru_cache(maxsize=128)
def _compressed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _page(request: AnyRequest) -> Response[bytes]:
    built = _file(request, "index.html")
    return built or Response(_NOT_BUILT.encode(), media_type=MediaType.HTML, headers=_FRESH)
