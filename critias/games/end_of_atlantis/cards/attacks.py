"""The red cards: Sabotage and Betrayal, and Guards against them."""

from critias.engine import Choose, Flow, Option, ask

from ..box import BETRAYAL, GUARDS, POLITICS, SABOTAGE, SHIPS
from ..events import CardCancelled, HiddenDiscarded, ShipTargeted, TokensRemoved
from ..options import ENOUGH, Remove, Target, TargetPool, Throw, ThrowHidden, ThrowNeutral
from ..reactions import who_plays
from ..ships.sailing import send_home, throw_off
from ..state import ALL_SHIPS, Harbour

MOST_BETRAYED = 4
THROW_NEUTRAL = ThrowNeutral()


def sabotage_targets(s: Harbour) -> list[Target]:
    """The ships on the Ocean, but for one that is immune."""
    return [Target(SHIPS[ship]) for ship in ALL_SHIPS if s.at_sea[ship] and not s.immune(ship)]


def betrayal_targets(s: Harbour) -> list[Target | TargetPool]:
    """The ships in Port with anybody aboard, and the players with tokens in the Senate Pool."""
    ships: list[Target | TargetPool] = [
        Target(SHIPS[ship]) for ship in s.movable() if not s.at_sea[ship] and not s.immune(ship)
    ]
    return ships + [TargetPool(seat) for seat in range(s.seats) if s.pool[seat]]


def sabotage(s: Harbour, seat: int) -> Flow[None]:
    """Force a ship back from the Ocean; a point for each refugee of the leading."""
    answer = yield from ask(Choose(seat, sabotage_targets(s), "eoa.politics.sabotage"))
    ship = SHIPS.index(answer.ship)
    if (yield from guarded(s, seat, SABOTAGE, ship)):
        return
    ahead = s.ahead_of(seat)
    points = sum(s.refugees(ship, colour) for colour in range(s.seats) if ahead[colour])
    send_home(s, ship)
    s.score(seat, points, "sabotage")


def betrayal(s: Harbour, seat: int) -> Flow[None]:
    """Discard up to four refugees from a ship in Port, or up to four tokens of a player."""
    answer = yield from ask(Choose(seat, betrayal_targets(s), "eoa.politics.betrayal"))
    if isinstance(answer, TargetPool):
        yield from betray_in_the_senate(s, seat, answer.seat)
        return
    ship = SHIPS.index(answer.ship)
    if not (yield from guarded(s, seat, BETRAYAL, ship)):
        yield from betray_aboard(s, seat, ship)


def betray_in_the_senate(s: Harbour, seat: int, victim: int) -> Flow[None]:
    """Discard tokens of one player from the Senate Pool; the order may change at once."""
    most = min(MOST_BETRAYED, s.pool[victim])
    options = [Remove(tokens) for tokens in range(1, most + 1)]
    answer = yield from ask(
        Choose(seat, options, "eoa.politics.betrayal-senate", {"victim_seat": victim})
    )
    s.pool[victim] -= answer.tokens
    s.to_discard(victim, answer.tokens)
    s.tell(TokensRemoved, victim, answer.tokens)


def betray_aboard(s: Harbour, seat: int, ship: int) -> Flow[None]:
    """Throw one to four refugees off; a point for each of the leading."""
    ahead = s.ahead_of(seat)
    points = 0
    for thrown in range(MOST_BETRAYED):
        options = refugees_to_throw(s, ship)
        if not options:
            break
        if thrown:
            options.append(ENOUGH)
        about = {"ship": SHIPS[ship], "left": MOST_BETRAYED - thrown}
        answer = yield from ask(Choose(seat, options, "eoa.politics.betrayal-ship", about))
        if answer is ENOUGH:
            break
        if isinstance(answer, ThrowHidden):
            throw_out_hidden(s, ship, answer.seat)
            points += ahead[answer.seat]
        else:
            colour = answer.seat if isinstance(answer, Throw) else s.neutral
            throw_off(s, ship, colour, 1)
            points += ahead[colour]
    s.score(seat, points, "betrayal")


def refugees_to_throw(s: Harbour, ship: int) -> list[Option]:
    """Whose refugees can be discarded: also between spaces and hidden holds there is a choice."""
    found: list[Option] = []
    for colour in range(s.seats):
        if s.refugees(ship, colour):
            found.append(Throw(colour))
        if s.aboard[ship][colour] and s.hidden_aboard[ship][colour]:
            found.append(ThrowHidden(colour))
    if s.refugees(ship, s.neutral):
        found.append(THROW_NEUTRAL)
    return found


def throw_out_hidden(s: Harbour, ship: int, colour: int) -> None:
    """Discard a refugee of a player from the hidden holds."""
    s.hidden_aboard[ship][colour] -= 1
    s.to_discard(colour, 1)
    s.tell(HiddenDiscarded, colour, SHIPS[ship])


def guarded(s: Harbour, attacker: int, card: int, ship: int) -> Flow[bool]:
    """Whether somebody with refugees aboard calls Guards, which cancels the card."""
    s.tell(ShipTargeted, attacker, POLITICS[card], SHIPS[ship])
    aboard = [c for c in range(s.seats) if c != attacker and s.refugees(ship, c)]
    about = {"attacker_seat": attacker, "card": POLITICS[card], "ship": SHIPS[ship]}
    guards = yield from who_plays(s, aboard, GUARDS, "eoa.special.guards", about)
    if not guards:
        return False
    s.spend_special(guards[0], GUARDS)
    s.tell(CardCancelled, POLITICS[card])
    return True
