"""What referees look up in a hall, and what they take home from it."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from ..acting import own_control
from ..rulings import LoggedRuling, rulings
from ..tables import Tables
from .wire import AnyRequest, get


@get("/tables/{table_id:str}/hall/rulings")
async def list_rulings(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> list[LoggedRuling]:
    """The shared log of referees."""
    table = await tables.find(table_id)
    own_control(request, table)
    return rulings(table)


handlers = (list_rulings,)
