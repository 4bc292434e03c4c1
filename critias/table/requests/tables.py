"""Making a table, sitting down at it, and what is told of it."""

from collections.abc import Sequence
from typing import Annotated, Any, Protocol

import msgspec

from critias.bots import find_level, usual_bot
from critias.engine.components import saved_components
from critias.engine.registry import find_game
from critias.engine.saving import Saved
from critias.engine.texts import LANGUAGES, figures_of, names_in

from .. import membership
from ..errors import AlreadySeated, NotYours, Refused
from ..head import Ending, Head, Origin, Stage
from ..messages import ShownSeat, Text, shown
from ..people.seats import Seat, clean_name
from ..people.secrets import hashed, new_secret, seat_of
from ..people.stations import ShownStation, Station
from ..settings import Settings
from ..table import Table
from .actors import Proof
from .playing import Accepted, bot_of, check_no_hall

MOST_SEATS = 100


class PersonWanted(msgspec.Struct, frozen=True, tag_field="kind", tag="person"):
    """A seat for a person."""


class BotWanted(
    msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True
):
    """A seat for a bot."""

    bot: Text


WantedSeats = Annotated[list[PersonWanted | BotWanted], msgspec.Meta(max_length=MOST_SEATS)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `components`: the text of an edited components file."""

    game: Text
    seats: WantedSeats
    name: Text
    options: dict[str, Any] = {}
    public: bool = False
    settings: Settings = Settings()
    components: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Text


class Seated(msgspec.Struct, frozen=True):
    """The seat somebody got, and the secret that proves it."""

    table: str
    seat: int | None
    secret: str | None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `bot` sits down on the seats that are free."""

    bot: Text | None = None


class TableShown(msgspec.Struct, frozen=True):
    """A table, apart from its match. The seed is told once there is nothing left to hide.

    `origin`: "upload" if it goes on from a file. `edited`: not with the published box.
    """

    table: str
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    stage: Stage
    seats: list[ShownSeat]
    public: bool
    you: int | None
    seed_hash: str
    seed: str | None
    message: str | None
    ending: Ending | None
    rematch: str | None
    hall: bool
    station: ShownStation | None
    origin: Origin | None
    edited: bool


class OwnTable(TableShown, frozen=True):
    """A table at which the caller sits; `waiting`: for the caller's answer."""

    waiting: bool


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the components of a table, as far as words need it.

    `figures`: the numbers that words speak of; `names`: a Fluent file for each language of what
    goes by a name of its own.
    """

    figures: dict[str, int]
    names: dict[str, str]


class PersonHere(PersonWanted, frozen=True, tag_field="kind", tag="person"):
    """A seat for a person at the maker's device; by default under the name in the file."""

    name: Text | None = None


class UploadedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved match and who is to sit at it.

    `entries`: go on after so many of its entries. `anew`: from the beginning with fresh chances,
    of the file take only the game and its box; only so can others be invited.
    """

    match: Saved
    seats: Annotated[list[PersonHere | BotWanted], msgspec.Meta(max_length=MOST_SEATS)]
    name: Text
    entries: Annotated[int, msgspec.Meta(ge=0)] | None = None
    anew: bool = False
    public: bool = False
    settings: Settings = Settings()


class Here(msgspec.Struct, frozen=True):
    """The seat of somebody at the maker's device."""

    seat: int
    secret: str


class SeatedAround(msgspec.Struct, frozen=True):
    """The seat of the maker, as for a new table, and those of others at the same device."""

    table: str
    seat: int | None
    secret: str | None
    beside: list[Here]


def table_shown(table: Table, viewer: int | None, station: Station | None = None) -> TableShown:
    """A table as it is sent."""
    head = table.head
    return TableShown(
        table=table.id,
        game=head.game,
        options=msgspec.json.decode(head.options),
        # In full, with the defaults.
        settings=msgspec.structs.asdict(table.settings),
        stage=head.stage,
        seats=shown(table.seats, table.roster),
        public=head.public,
        you=viewer,
        seed_hash=table.seed_hash,
        seed=head.seed if head.finished else None,
        message=head.message,
        ending=head.ended_by_people(),
        rematch=head.rematch,
        hall=head.hall is not None,
        station=None if station is None else station.shown(),
        origin=head.origin,
        edited=head.edited,
    )


def own_table(table: Table, seat: int) -> OwnTable:
    """A table as it is sent to somebody who sits there."""
    waiting = table.stage == "playing" and table.match is not None and seat in table.match.pending
    fields = msgspec.structs.asdict(table_shown(table, seat))
    return OwnTable(**fields, waiting=waiting and table.seats[seat].active)


def printed_on(head: Head) -> Printed:
    """What is printed on the components of a table."""
    game = find_game(head.game)
    components = saved_components(game, msgspec.json.decode(head.components))
    names = {language: names_in(game, components, language) for language in LANGUAGES}
    return Printed(figures_of(game, components), names)


def wanted_seats(
    game_name: str,
    wanted: Sequence[PersonWanted | BotWanted],
    name: str,
    account_id: int | None = None,
) -> tuple[list[Seat], int | None, str | None]:
    """The seats of a new table, the one of its maker, and the secret for that."""
    game = find_game(game_name)
    cleaned, secret = clean_name(name), new_secret()
    seats, own = [], None
    for number, one in enumerate(wanted):
        if isinstance(one, BotWanted):
            seats.append(Seat("bot", bot=find_level(one.bot, game).name))
        elif own is None:
            own = number
            seats.append(Seat("person", cleaned, secret=hashed(secret), account_id=account_id))
        else:
            seats.append(Seat("person"))
    return seats, own, None if own is None else secret


class Making(Protocol):
    """Makes tables for somebody."""

    async def new(self, wanted: NewTable, seats: Sequence[Seat]) -> Table:
        """A table as it is wanted; the match begins if every seat is taken."""

    async def like(self, wanted: UploadedTable, seats: Sequence[Seat]) -> Table:
        """A table with the game and the box of a saved match."""

    async def going_on(self, wanted: UploadedTable, seats: Sequence[Seat]) -> Table:
        """A table that goes on from a saved match."""


async def made(making: Making, wanted: NewTable, account: int | None = None) -> Seated:
    """Make a table and sit down on its first seat for people."""
    seats, own, secret = wanted_seats(wanted.game, wanted.seats, wanted.name, account)
    table = await making.new(wanted, seats)
    return Seated(table.id, own, secret)


async def made_from_match(
    making: Making, wanted: UploadedTable, account: int | None = None
) -> SeatedAround:
    """Make a table from a saved match: to go on from it, to study it, or to begin one like it."""
    if wanted.anew:
        if wanted.entries is not None:
            raise Refused("what begins anew has no entries of the file: leave out `entries`")
        seats, own, secret = wanted_seats(wanted.match.game, wanted.seats, wanted.name, account)
        table = await making.like(wanted, seats)
        return SeatedAround(table.id, own, secret, [])
    if wanted.public:
        raise Refused("who made a file knows what is to come; with others, begin it `anew`")
    seats, here = seats_here(wanted, account)
    table = await making.going_on(wanted, seats)
    own, secret = (here[0].seat, here[0].secret) if here else (None, None)
    return SeatedAround(table.id, own, secret, here[1:])


async def sat_down(
    table: Table, proof: Proof, wish: Claim, account_id: int | None = None
) -> tuple[int, str]:
    """Sit down on a free seat: that, and its secret."""
    if proof.seat is not None:
        raise AlreadySeated(f"you have seat {proof.seat} of this table")
    return await membership.claim(table, clean_name(wish.name), account_id=account_id)


async def begun(table: Table, proof: Proof, wish: Start | None) -> Accepted:
    """Fill free seats with bots and begin."""
    proof.own_seat()
    if table.hall is not None and table.stage == "gathering":
        raise NotYours("this is for Control, who gives out the seats and begins")
    game = find_game(table.head.game)
    bot = wish.bot if wish is not None else None
    await membership.begin(table, usual_bot(game) if bot is None else find_level(bot, game).name)
    return Accepted()


async def left(table: Table, proof: Proof) -> Accepted:
    """Get up; in a match, a bot plays on."""
    seat = proof.own_seat()
    check_no_hall(table)
    await membership.leave(table, seat, bot_of(table))
    return Accepted()


async def returned(table: Table, proof: Proof) -> Accepted:
    """Take one's seat back from the bot."""
    seat = proof.own_seat()
    check_no_hall(table)
    await membership.come_back(table, seat)
    return Accepted()


async def seated_again(table: Table, seat: int, again: Table, own: str | None) -> Seated:
    """Somebody who had a seat sits down at the table of the rematch, under the same secret."""
    taken = seat_of(again.seats, own)
    if taken is None:
        taken, _ = await membership.claim(
            again, table.seats[seat].name or "", own, table.seats[seat].account_id
        )
    return Seated(again.id, taken, own)


def seats_here(data: UploadedTable, account: int | None = None) -> tuple[list[Seat], list[Here]]:
    """Seats that are all taken, and the secrets of those of people, the maker first."""
    game = find_game(data.match.game)
    seats: list[Seat] = []
    here: list[Here] = []
    names = dict(enumerate(data.match.names))
    for number, one in enumerate(data.seats):
        if isinstance(one, BotWanted):
            seats.append(Seat("bot", bot=find_level(one.bot, game).name))
            continue
        called = one.name or names.get(number, data.name) if here else data.name
        secret = new_secret()
        owner = None if here else account
        here.append(Here(number, secret))
        seats.append(Seat("person", clean_name(called), secret=hashed(secret), account_id=owner))
    return seats, here
