"""Making a table, sitting down at it, and what is told of it."""

from typing import Annotated, Any

import msgspec

from critias.engine.components import saved_components
from critias.engine.registry import find_game
from critias.engine.saving import Saved
from critias.engine.texts import LANGUAGES, figures_of, names_in

from ..head import Ending, Head, Origin, Stage
from ..messages import ShownSeat, Text, shown
from ..people.stations import ShownStation, Station
from ..settings import Settings
from ..table import Table

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
