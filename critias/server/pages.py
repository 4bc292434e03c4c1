"""The browser client, if it has been built; its addresses all lead to one page."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, route
from litestar.params import FromPath

from .errors import NoSuchThing

STATIC = Path(__file__).parent / "static"

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Critias</title>
<h1>Critias is running</h1>
<p>The browser client has not been built yet. In a checkout, run <code>make web</code> and load
this page again. Until then there is the API: <a href="/api/games">/api/games</a>, described in
<code>docs/protocol.md</code>.</p>
</html>
"""


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=True)
def get_front_page() -> Response[bytes]:
    """The client's page."""
    return _page()


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=True)
def get_page(path: FromPath[str]) -> Response[bytes]:
    """A file of the client; for any other address its page, which knows what to show there."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchThing("there is nothing at this address; docs/protocol.md tells what there is")
    return _file(wanted) or _page()


_FRESH = {"Cache-Control": "no-cache"}
# The build puts a hash of the contents into these names.
_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}


def _file(wanted: str) -> Response[bytes] | None:
    if not wanted or "\0" in wanted:
        return None
    try:
        found = (STATIC / wanted).resolve()
        if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
            return None
        content = found.read_bytes()
    except OSError:
        return None
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = _FOREVER if wanted.startswith("assets/") else _FRESH
    return Response(content, media_type=kind, headers=headers)


def _page() -> Response[bytes]:
    built = _file("index.html")
    return built or Response(_NOT_BUILT.encode(), media_type=MediaType.HTML, headers=_FRESH)
