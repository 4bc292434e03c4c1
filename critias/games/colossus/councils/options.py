"""What players can answer in councils."""

from typing import Annotated, ClassVar, Literal

import msgspec

from critias.engine import Option, Record, Seat

# Coming together


class Attend(Option, frozen=True):
    """A Wandering Hero visits a council."""

    council: str


class StayAway(Option, frozen=True):
    """A Wandering Hero visits none."""


# The meeting


class ChooseAction(Option, frozen=True):
    """Take a council action."""

    costly: ClassVar[bool] = True

    action: str


class CrownAction(Option, frozen=True):
    """Take an action again that somebody has chosen already, with the Tyrant's Crown."""

    action: str


class Forfeit(Option, frozen=True):
    """Take no action in this meeting."""

    costly: ClassVar[bool] = True


class DoneBuying(Option, frozen=True):
    """Buy nothing more."""


# Votes


class Aye(Option, frozen=True):
    """For it."""


class Nay(Option, frozen=True):
    """Against it."""


class Abstain(Option, frozen=True):
    """Not vote, which is dishonourable."""


class Ballot(Record, frozen=True):
    """A vote with a resource, which is used up. Who neither is for it nor against it abstains."""

    vote: Literal["aye", "nay", "abstain"] = "abstain"
    amount: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class Draft(Record, frozen=True):
    """An amendment: a number or a switch of the rules, a new name for a thing, or just words."""

    number: str = ""
    value: int = 0
    switch: str = ""
    setting: str = ""
    thing: str = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


# What an action is about


class NamePlayer(Option, frozen=True):
    """A player."""

    player: Seat


class NameHouse(Option, frozen=True):
    """A House."""

    house: str


class NameEmpire(Option, frozen=True):
    """A rival empire."""

    empire: str


class NameTable(Option, frozen=True):
    """A map."""

    table: str


class NameRegion(Option, frozen=True):
    """A region."""

    region: str


class NameWonder(Option, frozen=True):
    """A wonder."""

    wonder: str


class NameCouncil(Option, frozen=True):
    """A council."""

    council: str


class NameResource(Option, frozen=True):
    """A resource."""

    resource: str


class NameOffice(Option, frozen=True):
    """A vacant office."""

    table: str
    office: str


class NameAmendment(Option, frozen=True):
    """A pending amendment, by its number in the register."""

    entry: int


class StealPlans(Option, frozen=True):
    """Take an upgrade card for nothing."""

    upgrade: str


class Take(Option, frozen=True):
    """An amount of something."""

    resource: str
    amount: int


class Settlers(Option, frozen=True):
    """Which counter settles where."""

    region: str
    unit: str


class Enough(Option, frozen=True):
    """Name nothing more, or nothing at all."""


class Moot(Option, frozen=True):
    """What the action was about is gone: another council was quicker."""


# Consent


class JoinAs(Option, frozen=True):
    """A hero joins the House in a role."""

    role: str


class PayFine(Option, frozen=True):
    """Pay what the court has imposed."""


class Agree(Option, frozen=True):
    """Give one's consent."""


class Refuse(Option, frozen=True):
    """Withhold one's consent, or a fine."""


STAY_AWAY = StayAway()
FORFEIT = Forfeit()
DONE_BUYING = DoneBuying()
AYE = Aye()
NAY = Nay()
ABSTAIN = Abstain()
ENOUGH = Enough()
MOOT = Moot()
PAY_FINE = PayFine()
AGREE = Agree()
REFUSE = Refuse()
