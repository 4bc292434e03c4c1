"""Dice in the open: first the roll, then what its roller adds."""

from critias.engine import Choose, Flow, ask

from ..belongings import discard_played, spend
from ..box import ENERGY, PENINSULAS, PLACES, peninsula_of, tile_of
from ..deciding_together import pay_together
from ..events import Rolled
from ..options import LET_BE, AddEnergy, LetBe, TurnDie
from ..state import Island, owner, owners

FAVOUR = "fortunes-favour"
HORN = "horn-of-assembly"


def target(s: Island, place: int) -> int:
    """What a roll at this tile has to reach."""
    return s.box.tiles[PENINSULAS[peninsula_of(place)]].target[tile_of(place) - 1]  # type: ignore[index]


def added_to_wild(s: Island, piece: int, place: int) -> dict[str, int]:
    """What is added to the die of this Atlantean: artifact, Explorer, automaton.

    The artifacts are rising.artifact.miners-lantern, rising.artifact.golden-sieve and
    rising.artifact.verdant-staff.
    """
    added = {}
    peninsula = PENINSULAS[peninsula_of(place)]
    for name in s.hands[owner(piece)]:
        card = s.box.card(name)
        if card.does == "wild-roll" and card.peninsula == peninsula:
            added[name] = card.amount
    if s.has_power(piece, "explorer"):  # rising.councilor.explorer
        added[s.councilor(piece)] = s.strength(piece, "explorer")
    else:
        for other in s.standing[place] + s.resting[place]:
            if other != piece and s.power(other) == "explorer":
                added[s.councilor(other)] = s.box.councilor(s.councilor(other)).others
    if s.automaton_at(place):
        added["automaton"] = s.box.automaton.bonus  # rising.solo.automaton
    return added


def added_to_city(s: Island, pair: list[int], place: int) -> dict[str, int]:
    """What is added to the dice of a pair: wrath, Horn of Assembly, Envoy, automaton."""
    added = {}
    if s.wrath_value():
        added["wrath"] = s.wrath_value()
    for piece in pair:
        if horn := s.holding(owner(piece), HORN):  # rising.artifact.horn-of-assembly
            added[horn] = s.box.card(horn).amount
    for piece in pair:
        if s.has_power(piece, "envoy"):  # rising.councilor.envoy
            added[s.councilor(piece)] = s.strength(piece, "envoy")
    if s.automaton_at(place):
        added["automaton"] = s.box.automaton.bonus
    return added


def added_to(s: Island, piece: int, place: int) -> dict[str, int]:
    """What would be added if this Atlantean rolled now."""
    if s.is_wild(place):
        return added_to_wild(s, piece, place)
    return added_to_city(s, s.workers(place), place)


def odds(s: Island, piece: int, place: int) -> int:
    """The chance in per cent that the roll succeeds with nothing added after it."""
    needed = target(s, place) - sum(added_to(s, piece, place).values())
    if s.is_wild(place):
        return round(100 * min(6, max(0, 7 - needed)) / 6)
    if len(s.workers(place)) < 2:
        return 0
    good = sum(a + b >= needed for a in range(1, 7) for b in range(1, 7))
    return round(100 * good / 36)


def roll_wild(s: Island, piece: int, place: int) -> Flow[int]:
    """By how much the roll beats the target; less than 0 is a failure."""
    seat = owner(piece)
    added, wanted = added_to_wild(s, piece, place), target(s, place)
    margin = s.strength(piece, "prospector")  # rising.councilor.prospector
    die = s.rng.roll()
    total = die + sum(added.values())
    s.tell(Rolled, seat, PLACES[place], (die,), tuple(added), total, wanted)
    while total < wanted + margin:
        options = additions(s, seat, die, [wanted - total, wanted + margin - total])
        if len(options) == 1:
            break
        about = {"place": PLACES[place], "total": total, "target": wanted}
        answer = yield from ask(Choose(seat, options, "rising.energy.roll", about))
        if isinstance(answer, LetBe):
            break
        if isinstance(answer, TurnDie):
            play_favour(s, seat)
            total, die = total + 6 - die, 6
        else:
            spend(s, seat, ENERGY, answer.count)
            added["energy"] = added.get("energy", 0) + answer.count
            total += answer.count
        s.tell(Rolled, seat, PLACES[place], (die,), tuple(added), total, wanted)
    return total - wanted


def additions(
    s: Island, seat: int, die: int, needed: list[int]
) -> list[LetBe | AddEnergy | TurnDie]:
    """Nothing, energy enough to make a difference, and Fortune's Favour."""
    counts = sorted({count for count in needed if 0 < count <= s.energy(seat)})
    options: list[LetBe | AddEnergy | TurnDie] = [LET_BE, *(AddEnergy(one) for one in counts)]
    if die < 6 and s.holding(seat, FAVOUR):
        options.append(TurnDie(die))
    return options


def play_favour(s: Island, seat: int) -> None:
    """Fortune's Favour leaves the hand."""
    discard_played(s, seat, s.holding(seat, FAVOUR))


def roll_city(s: Island, pair: list[int], place: int) -> Flow[bool]:
    """Whether a pair reaches the target, each with a die, both with what they add."""
    added, wanted = added_to_city(s, pair, place), target(s, place)
    bonus = sum(added.values())
    dice = [s.rng.roll(), s.rng.roll()]
    first = owner(pair[0])

    def tell(more: tuple[str, ...] = (), energy: int = 0) -> None:
        total, names = sum(dice) + bonus + energy, (*added, *more)
        s.tell(lambda: Rolled(first, PLACES[place], tuple(dice), names, total, wanted))

    tell()
    turned = False
    for seat in owners(pair):
        turned = (yield from turn_dice(s, seat, pair, dice, bonus, place)) or turned
    if turned:
        tell()
    short = wanted - bonus - sum(dice)
    if short <= 0:
        return True
    paid = yield from make_up(s, pair, place, short)
    if paid:
        tell(("energy",), short)
    return paid


def turn_dice(
    s: Island, seat: int, pair: list[int], dice: list[int], bonus: int, place: int
) -> Flow[bool]:
    """Whether a player turns own dice to 6 with Fortune's Favour while the roll fails."""
    turned, wanted = False, target(s, place)
    while sum(dice) + bonus < wanted and s.holding(seat, FAVOUR):
        own = [die for piece, die in zip(pair, dice, strict=True) if owner(piece) == seat]
        options: list[LetBe | TurnDie] = [LET_BE]
        options += [TurnDie(die) for die in sorted(set(own)) if die < 6]
        if len(options) == 1:
            break
        about = {"place": PLACES[place], "total": sum(dice) + bonus, "target": wanted}
        answer = yield from ask(Choose(seat, options, "rising.card.fortunes-favour", about))
        if isinstance(answer, LetBe):
            break
        play_favour(s, seat)
        which = next(
            i for i, piece in enumerate(pair) if owner(piece) == seat and dice[i] == answer.die
        )
        dice[which] = 6
        turned = True
    return turned


def make_up(s: Island, pair: list[int], place: int, short: int) -> Flow[bool]:
    """Whether those involved make up what a city roll lacks with energy."""
    payers = [seat for seat in owners(pair) if s.energy(seat)]
    if sum(s.energy(seat) for seat in payers) < short:
        return False
    if len(payers) > 1:
        paid = yield from pay_together(s, payers, [0, 0, 0, 0, short], "rising.city.energy")
        return bool(paid)
    wanted = target(s, place)
    about = {"place": PLACES[place], "total": wanted - short, "target": wanted}
    answer = yield from ask(
        Choose(payers[0], [LET_BE, AddEnergy(short)], "rising.energy.roll", about)
    )
    if isinstance(answer, LetBe):
        return False
    spend(s, payers[0], ENERGY, short)
    return True
