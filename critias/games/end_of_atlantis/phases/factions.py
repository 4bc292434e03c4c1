"""Factions Phase: alliances and their abilities."""

from critias.engine import Choose, Flow, Option, ask

from ..box import ARCHONT, BASILEUS, DEMAGOGOS, DEMIURGOS, FACTIONS, NONE, POLITICS
from ..events import BonusLaid, FactionTaken, PoliticsDiscarded
from ..options import DECLINE, DISCARD_POLITICS, MOVE, TAKE_FACTION, TakeFaction, UseAbility
from ..ships.boarding import board_one
from ..ships.sailing import sail
from ..state import Harbour

USE = tuple(UseAbility(faction) for faction in FACTIONS)
ARCHONT_DRAWS = 5


def factions_phase(s: Harbour) -> Flow[None]:
    """In the Senate order as it stands now, each player allies with a faction and uses it."""
    for seat in s.senate_order():
        options = [TAKE_FACTION[f] for f in range(len(FACTIONS)) if f not in s.faction]
        chosen: TakeFaction = yield Choose(seat, options, "eoa.factions.choose")
        take_faction(s, seat, TAKE_FACTION.index(chosen))
        yield from use_on_choosing(s, seat)
    left = [faction for faction in range(len(FACTIONS)) if faction not in s.faction]
    for faction in left:  # eoa.factions.bonus
        s.bonus[faction] += 1
    s.tell(lambda: BonusLaid(tuple(FACTIONS[faction] for faction in left)))


def take_faction(s: Harbour, seat: int, faction: int) -> None:
    """Take the token, move the marker there, and score the bonus on it (eoa.factions.bonus)."""
    s.faction[seat] = faction
    s.marker[seat] = faction
    s.tell(FactionTaken, seat, FACTIONS[faction])
    s.score(seat, s.bonus[faction], "faction-bonus")
    s.bonus[faction] = 0


def factions_under_chaos(s: Harbour) -> Flow[None]:
    """No new alliances: whoever kept a faction may use it once more (eoa.event.chaos)."""
    for seat in s.senate_order():
        if s.faction[seat] != NONE:
            yield from use_on_choosing(s, seat)


def use_on_choosing(s: Harbour, seat: int) -> Flow[None]:
    """The abilities that are used when a faction is chosen (eoa.factions.ability)."""
    faction = s.faction[seat]
    if faction == ARCHONT:
        yield from archont(s, seat)
    elif faction == BASILEUS:
        yield from board_one(s, seat, "eoa.factions.basileus")
    elif faction == DEMAGOGOS:
        yield from demagogos(s, seat)
    elif faction == DEMIURGOS:
        yield from demiurgos(s, seat)


def archont(s: Harbour, seat: int) -> Flow[None]:
    """Draw five politics cards, then discard as many."""
    answer = yield from ask(Choose(seat, (USE[ARCHONT], DECLINE), "eoa.factions.archont"))
    if answer is DECLINE:
        return
    for left in range(s.draw_politics(seat, ARCHONT_DRAWS), 0, -1):

        def options() -> list[Option]:
            return [DISCARD_POLITICS[card] for card in sorted(set(s.hands[seat]))]

        answer = yield from ask(
            Choose(seat, options, "eoa.factions.archont-discard", {"left": left})
        )
        card = DISCARD_POLITICS.index(answer)
        s.hands[seat].remove(card)
        s.politics_discards.append(card)
        s.tell(PoliticsDiscarded, seat, POLITICS[card])


def demagogos(s: Harbour, seat: int) -> Flow[None]:
    """Move one ship out of the Port; Favorable Winds do not blow for Demagogos."""
    options: list[Option] = [MOVE[ship] for ship in s.movable() if not s.at_sea[ship]]
    if options:
        answer = yield from ask(Choose(seat, [*options, DECLINE], "eoa.factions.demagogos"))
        if answer is not DECLINE:
            yield from sail(s, MOVE.index(answer), seat)


def demiurgos(s: Harbour, seat: int) -> Flow[None]:
    """Draw a special card."""
    if s.specials_to_draw():
        answer = yield from ask(Choose(seat, (USE[DEMIURGOS], DECLINE), "eoa.factions.demiurgos"))
        if answer is not DECLINE:
            s.draw_specials(seat, 1)
