"""Chat, and what the table says about itself."""

from typing import Annotated

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ..errors import NoChat, NoSpectators
from ..proof import own_seat, proven_seat
from ..storage import Change
from ..tables import Tables
from ..talk import LONGEST_MESSAGE, Message, clean_text, say
from .wire import AnyRequest, CommandId, get, post


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_MESSAGE)]
    id: CommandId


class Said(msgspec.Struct, frozen=True):
    """The number of what was said; null if it had been said before."""

    number: int | None


@post("/tables/{table_id:str}/talk")
async def chat(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Chat],
) -> Said:
    """Say something to everybody at the table."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    if not table.settings.chat:
        raise NoChat("this table was made without chat")
    text = clean_text(data.text)

    async def act(change: Change) -> int | None:
        return await say(change, "chat", seat, text, key=f"{seat}:{data.id}")

    return Said(await table.change(act))


@get("/tables/{table_id:str}/talk")
async def get_talk(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    after: FromQuery[int] = 0,
) -> list[Message]:
    """What was said at the table after a number, the latest 200 at most."""
    table = await tables.find(table_id)
    if proven_seat(request, table) is None and not table.settings.spectators:
        raise NoSpectators("only those who sit at this table may listen")
    return [message for message in table.talk if message.number > after]


handlers = (chat, get_talk)
