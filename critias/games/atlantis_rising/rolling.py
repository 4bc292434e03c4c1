"""Dice in the open: first the roll, then what its roller adds."""

from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow

from .belongings import spend
from .box import ENERGY, PENINSULAS, WILD_ARTIFACTS, peninsula_of, tile_of
from .events import CardPlayed, Rolled
from .options import LET_BE, AddEnergy, LetBe, TurnDie
from .proposals import pay_together
from .state import Table, owner

FAVOUR = "fortunes-favour"
HORN = "horn-of-assembly"
AUTOMATON_BONUS = 2
HORN_BONUS = 2


def target(s: Table, place: int) -> int:
    """What a roll at this tile has to reach."""
    return s.box.tiles[PENINSULAS[peninsula_of(place)]].target[tile_of(place) - 1]  # type: ignore[index]


def wild_bonus(s: Table, piece: int, place: int) -> int:
    """What is added to the die of this Atlantean: artifact, Explorer, automaton."""
    bonus = int(s.holds(owner(piece), WILD_ARTIFACTS[peninsula_of(place)]))
    if s.has_power(piece, "explorer"):
        bonus += s.box.power("explorer")
    elif any(s.power(p) == "explorer" for p in s.standing[place] + s.resting[place] if p != piece):
        bonus += 1
    return bonus + AUTOMATON_BONUS * s.automaton_at(place)


def city_bonus(s: Table, pair: list[int], place: int) -> int:
    """What is added to the dice of a pair: wrath, Horn of Assembly, Envoy, automaton."""
    bonus = s.wrath_value() + AUTOMATON_BONUS * s.automaton_at(place)
    bonus += HORN_BONUS * any(s.holds(owner(piece), HORN) for piece in pair)
    if any(s.has_power(piece, "envoy") for piece in pair):
        bonus += s.box.power("envoy")
    return bonus


def odds(s: Table, piece: int, place: int) -> int:
    """The chance in per cent that the roll succeeds with nothing added after it."""
    if s.is_wild(place):
        needed = target(s, place) - wild_bonus(s, piece, place)
        return round(100 * min(6, max(0, 7 - needed)) / 6)
    pair = s.workers(place)
    if len(pair) < 2:
        return 0
    needed = target(s, place) - city_bonus(s, pair, place)
    good = sum(a + b >= needed for a in range(1, 7) for b in range(1, 7))
    return round(100 * good / 36)


def roll_wild(s: Table, piece: int, place: int) -> Flow[int]:
    """By how much the roll beats the target; less than 0 is a failure."""
    seat = owner(piece)
    bonus, wanted = wild_bonus(s, piece, place), target(s, place)
    margin = s.box.power("prospector") if s.has_power(piece, "prospector") else 0
    die = s.rng.roll()
    total = die + bonus
    s.tell(Rolled, seat, (die,), total, wanted)
    while total < wanted + margin:
        options = additions(s, seat, die, [wanted - total, wanted + margin - total])
        if not options:
            break
        about = {"total": total, "target": wanted}
        answer = yield Choose(seat, [LET_BE, *options], "rising.energy.roll", about)
        if isinstance(answer, LetBe):
            break
        if isinstance(answer, TurnDie):
            play_favour(s, seat)
            total, die = total + 6 - die, 6
        else:
            spend(s, seat, ENERGY, answer.count)
            total += answer.count
        s.tell(Rolled, seat, (die,), total, wanted)
    return total - wanted


def additions(s: Table, seat: int, die: int, needed: list[int]) -> list[Option]:
    """Energy enough to make a difference, and Fortune's Favour."""
    counts = sorted({count for count in needed if 0 < count <= s.energy(seat)})
    options: list[Option] = [AddEnergy(count) for count in counts]
    if die < 6 and s.holds(seat, FAVOUR):
        options.append(TurnDie(die))
    return options


def play_favour(s: Table, seat: int) -> None:
    """Fortune's Favour leaves the hand."""
    s.hands[seat].remove(FAVOUR)
    s.library_discards.append(FAVOUR)
    s.tell(CardPlayed, seat, FAVOUR)


def roll_city(s: Table, pair: list[int], place: int) -> Flow[bool]:
    """Whether a pair reaches the target, each with a die, both with what they add."""
    bonus, wanted = city_bonus(s, pair, place), target(s, place)
    dice = [s.rng.roll(), s.rng.roll()]
    first = owner(pair[0])
    s.tell(Rolled, first, (dice[0], dice[1]), sum(dice) + bonus, wanted)
    for seat in dict.fromkeys(owner(piece) for piece in pair):
        yield from turn_dice(s, seat, pair, dice, wanted - bonus)
    short = wanted - bonus - sum(dice)
    if short > 0:
        return (yield from make_up(s, pair, short))
    return True


def turn_dice(s: Table, seat: int, pair: list[int], dice: list[int], needed: int) -> Flow[None]:
    """A player may turn own dice to 6 with Fortune's Favour while the roll fails."""
    while sum(dice) < needed and s.holds(seat, FAVOUR):
        own = [die for piece, die in zip(pair, dice, strict=True) if owner(piece) == seat]
        options = [TurnDie(die) for die in sorted(set(own)) if die < 6]
        if not options:
            return
        about = {"total": sum(dice), "target": needed}
        answer = yield Choose(seat, [LET_BE, *options], "rising.card.fortunes-favour", about)
        if isinstance(answer, LetBe):
            return
        play_favour(s, seat)
        turned = next(
            i for i, piece in enumerate(pair) if owner(piece) == seat and dice[i] == answer.die
        )
        dice[turned] = 6


def make_up(s: Table, pair: list[int], short: int) -> Flow[bool]:
    """Whether those involved make up what a city roll lacks with energy."""
    payers = [seat for seat in dict.fromkeys(owner(piece) for piece in pair) if s.energy(seat)]
    if sum(s.energy(seat) for seat in payers) < short:
        return False
    if len(payers) > 1:
        paid = yield from pay_together(s, payers, [0, 0, 0, 0, short], "rising.city.energy")
        return bool(paid)
    about = {"total": 0, "target": short}
    answer = yield Choose(payers[0], [LET_BE, AddEnergy(short)], "rising.energy.roll", about)
    if isinstance(answer, LetBe):
        return False
    spend(s, payers[0], ENERGY, short)
    return True
