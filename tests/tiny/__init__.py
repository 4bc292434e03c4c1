"""Shells: a game of a few dozen lines that uses all of the engine.

Secret bids, one hidden charm each, a reaction that cancels, a phase without turn order, a form,
and a command by the referee.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import msgspec

from critias.engine import (
    IRRELEVANT,
    NOBODY,
    OWNER,
    Choose,
    CommandRefused,
    Event,
    Fill,
    Flow,
    Game,
    Mismatch,
    Option,
    Record,
    Result,
    Rng,
    Seat,
    Source,
    State,
    TableOptions,
    Then,
    ask,
    first_of,
    simultaneously,
    zone,
)


class Charms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    guard: int
    plain: int


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    each: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    charms: Charms
    coins: Coins


class Options(TableOptions, frozen=True):
    shells: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    guards: bool = True


class Bid(Option, frozen=True):
    coins: int


class Pass(Option, frozen=True):
    pass


class SpendGuard(Option, frozen=True):
    costly: ClassVar[bool] = True


class Take(Option, frozen=True):
    pass


class Enough(Option, frozen=True):
    pass


class Offering(Record, frozen=True):
    coins: int
    pebbles: int


class Fine(Record, frozen=True):
    seat: int
    coins: int


class Dealt(Event, frozen=True):
    seat: Seat
    charm: str | None
    only_for: ClassVar[str | None] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("charm",)


class BidsOpened(Event, frozen=True):
    bids: tuple[int, ...]


class ShellWon(Event, frozen=True):
    seat: Seat
    coins: int


class ShellLost(Event, frozen=True):
    seat: Seat


class PebbleTaken(Event, frozen=True):
    seat: Seat


class Offered(Event, frozen=True):
    seat: Seat
    coins: int
    pebbles: int


class Fined(Event, frozen=True):
    seat: Seat
    coins: int


@dataclass(slots=True, kw_only=True)
class Shells(State):
    deck: list[str] = zone("charm", contents=NOBODY)
    charms: list[list[str]] = zone("charm", contents=OWNER, order=IRRELEVANT, per_seat=True)
    spent: list[str] = zone("charm")
    coins: list[int]
    shells: list[int]
    pebbles: list[int]
    given: list[int]
    shells_left: int
    guards: bool
    phase: str = "deal"


def guards_if_behind(s: Shells, seat: int, decision: Choose) -> Option | None:
    """Spend the guard if the winner has as many shells already, or more."""
    ahead = s.shells[decision.about["winner_seat"]] >= s.shells[seat]
    return SpendGuard() if ahead and SpendGuard() in decision.options else None


class ShellGame(Game[Shells]):
    name = "tiny"
    seats = range(2, 5)
    options_type = Options
    components_type = Components
    state_type = Shells
    command_type = Fine
    vocabulary: ClassVar = {"charm": ("guard", "plain")}
    conditions: ClassVar = {"tiny.guard": {"behind": guards_if_behind}}

    def setup(self, seats: int, options: Options, components: Components, rng: Rng) -> Shells:
        charms = components.charms
        return Shells(
            seats=seats,
            rng=rng,
            deck=["guard"] * charms.guard + ["plain"] * charms.plain,
            charms=[[] for _ in range(seats)],
            spent=[],
            coins=[components.coins.each] * seats,
            shells=[0] * seats,
            pebbles=[0] * seats,
            given=[0] * seats,
            shells_left=options.shells,
            guards=options.guards,
        )

    def step(self, s: Shells) -> Flow[None]:
        return {"deal": deal, "auction": auction, "beach": beach, "offering": offering}[s.phase](s)

    def result(self, s: Shells) -> Result | None:
        if s.phase != "over":
            return None
        scores = tuple(
            3 * s.shells[seat] + s.pebbles[seat] + s.coins[seat] + 2 * s.given[seat]
            for seat in range(s.seats)
        )
        best = max(scores)
        return Result(scores, tuple(seat for seat in range(s.seats) if scores[seat] == best))

    def check_components(self, components: Components) -> None:
        charms = components.charms
        if charms.guard + charms.plain < self.seats[-1]:
            raise Mismatch("charms.plain", f"there are charms for {charms.guard + charms.plain}")

    def command(self, s: Shells, seat: int | None, command: Fine) -> Then:
        if seat is not None:
            raise CommandRefused("only the referee may fine")
        if command.seat not in range(s.seats) or command.coins < 1:
            raise CommandRefused(f"fine one of the seats 0 to {s.seats - 1} at least one coin")
        s.coins[command.seat] -= command.coins
        s.tell(Fined, command.seat, command.coins)
        return Then.ASK_AGAIN

    def sample_command(self, s: Shells, rng: Rng) -> tuple[int | None, Fine]:
        return None, Fine(rng.below(s.seats), rng.roll(2))

    def validate(self, s: Shells) -> None:
        assert min(s.coins) >= 0, "nobody can have less than no coins"


def deal(s: Shells) -> Flow[None]:
    s.rng.shuffle(s.deck)
    for seat in range(s.seats):
        charm = s.deck.pop()
        s.charms[seat].append(charm)
        s.tell(Dealt, seat, charm)
    s.phase = "auction"
    yield from ()


def auction(s: Shells) -> Flow[None]:
    everybody = range(s.seats)
    bids = yield from simultaneously({seat: bid(s, seat) for seat in everybody})
    s.tell(BidsOpened, tuple(bids.values()))
    # A fine may have come between the bid and the reveal.
    paid = [min(bids[seat], s.coins[seat]) for seat in everybody]
    winner = max(everybody, key=lambda seat: (paid[seat], -seat))
    s.coins[winner] -= paid[winner]
    stopped = yield from simultaneously(
        {seat: guard(s, seat, winner) for seat in everybody if seat != winner}
    )
    guards = [seat for seat, stops in stopped.items() if stops]
    if guards:
        s.charms[guards[0]].remove("guard")
        s.spent.append("guard")
        s.tell(ShellLost, guards[0])
    else:
        s.shells[winner] += 1
        s.tell(ShellWon, winner, paid[winner])
    s.shells_left -= 1
    if s.shells_left == 0:
        s.phase = "beach"


def bid(s: Shells, seat: int) -> Flow[int]:
    def options() -> list[Bid]:
        return [Bid(n) for n in range(s.coins[seat] + 1)]

    answer = yield from ask(Choose(seat, options, "tiny.bid"))
    return answer.coins


def guard(s: Shells, seat: int, winner: int) -> Flow[bool]:
    def options() -> list[Option]:
        able = s.guards and "guard" in s.charms[seat]
        return [Pass(), SpendGuard()] if able else [Pass()]

    about = {"winner_seat": winner}
    question = Choose(seat, options, "tiny.guard", about, default=Pass(), reaction=True)
    answer = yield from ask(question)
    return isinstance(answer, SpendGuard)


def beach(s: Shells) -> Flow[None]:
    reaching = list(range(s.seats))
    left = s.seats - 1
    while reaching:
        choices = [Take(), Enough()] if left else [Enough()]
        seat, answer = yield from first_of(Choose(one, choices, "tiny.pebbles") for one in reaching)
        if isinstance(answer, Take):
            left -= 1
            s.pebbles[seat] += 1
            s.tell(PebbleTaken, seat)
        else:
            reaching.remove(seat)
    s.phase = "offering"


def offering(s: Shells) -> Flow[None]:
    offerings = yield from simultaneously({seat: offer(s, seat) for seat in range(s.seats)})
    for seat, given in offerings.items():
        coins, pebbles = min(given.coins, s.coins[seat]), given.pebbles
        s.coins[seat] -= coins
        s.pebbles[seat] -= pebbles
        s.given[seat] += coins + pebbles
        s.tell(Offered, seat, coins, pebbles)
    s.phase = "over"


def offer(s: Shells, seat: int) -> Flow[Offering]:
    def check(form: Offering) -> str | None:
        if not (0 <= form.coins <= s.coins[seat] and 0 <= form.pebbles <= s.pebbles[seat]):
            return f"you have {s.coins[seat]} coins and {s.pebbles[seat]} pebbles"
        if form.coins + form.pebbles > 3:
            return "the sea takes three at most"
        return None

    def sample(rng: Rng) -> Offering:
        coins = rng.below(min(3, s.coins[seat]) + 1)
        return Offering(coins, rng.below(min(3 - coins, s.pebbles[seat]) + 1))

    return (yield from ask(Fill(seat, Offering, check, sample, "tiny.offering")))


game = ShellGame()
