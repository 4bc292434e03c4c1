"""Chat, and what the table says about itself."""

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from critias.table.people.talk import Message
from critias.table.requests.talking import Chat, Said, overheard, said

from ..access.proof import proven
from ..tables.directory import Tables
from .wire import AnyRequest, get, post


@post("/tables/{table_id:str}/talk")
async def chat(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Chat],
) -> Said:
    """Say something to everybody at the table."""
    table = await tables.find(table_id)
    return await said(table, proven(request, table), data)


@get("/tables/{table_id:str}/talk")
async def get_talk(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    after: FromQuery[int] = 0,
) -> list[Message]:
    """What was said at the table after a number, the latest 200 at most."""
    table = await tables.find(table_id)
    return overheard(table, proven(request, table), after)


handlers = (chat, get_talk)
