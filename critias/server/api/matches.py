"""Uploading a saved match: to go on from it, to study it, or to begin one like it."""

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import JSONBody

from critias.table.requests.tables import SeatedAround, UploadedTable, made_from_match

from ..access.making import MakingFor
from ..access.proof import account_of, cookie
from ..access.quotas import Quotas
from ..tables.directory import Tables
from ..tables.readers import LARGEST_UPLOAD
from .wire import AnyRequest, post


@post("/matches", request_max_body_size=LARGEST_UPLOAD, opt={"cost": 50, "makes": "table"})
async def upload_match(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    quotas: NamedDependency[Quotas],
    data: JSONBody[UploadedTable],
) -> Response[SeatedAround]:
    """Make a table from a saved match."""
    got = await made_from_match(MakingFor(request, tables, quotas), data, account_of(request))
    cookies = [] if got.secret is None else [cookie(request, got.table, got.secret)]
    return Response(got, status_code=201, cookies=cookies)


handlers = (upload_match,)
