"""Control's map tasks: new rewards and Monsters."""

from critias.engine import Choose, Flow, Option, ask, simultaneously

from ..box import NONE
from ..room.ledger import can_pay, pay_price, priced
from ..state import Room
from .events import MonsterMoved
from .options import NO_MONSTER, MoveMonster
from .regions import haunts, name, place_monster, spawn_rewards, wild_places


def control_spawn(s: Room) -> Flow[None]:
    """Rewards in all regions that are not burned, and a Monster on each map."""
    for table in range(s.maps):
        spawn_rewards(s, table)
        spawn_monster(s, table)
    holders = [seat for seat in sorted(s.seats_with("moves-monsters")) if s.present[seat]]
    yield from simultaneously({seat: elder_map(s, seat) for seat in holders}, sealed=False)


def spawn_monster(s: Room, table: int) -> None:
    """A Monster comes to a Land or Coastal region without one (col.7.11), or where it is lured."""
    free = haunts(s, table)
    lured = [lure.where for lure in s.edicts_of("beast-lure", table) if lure.where in free]
    if free:
        place_monster(s, lured[0] if lured else s.rng.choice(free))


def elder_map(s: Room, seat: int) -> Flow[None]:
    """The Elder Map: for a DOOM token, one Monster moves to another region of the own map."""
    card = s.cards_with(seat, "moves-monsters")[0]

    def options() -> list[Option]:
        if not can_pay(s, seat, priced(s, card.price)):
            return [NO_MONSTER]
        wild = wild_places(s, s.table[seat])
        return [
            NO_MONSTER,
            *(
                MoveMonster(name(s, here), name(s, there))
                for here in wild
                if s.monster[here] != NONE
                for there in wild
                if s.monster[there] == NONE
            ),
        ]

    answer = yield from ask(Choose(seat, options, "col.upgrade.elder-map", default=NO_MONSTER))
    if isinstance(answer, MoveMonster):
        pay_price(s, seat, priced(s, card.price), card.name)
        here = {name(s, place): place for place in wild_places(s, s.table[seat])}
        start, end = here[answer.origin], here[answer.region]
        s.monster[end], s.monster[start] = s.monster[start], NONE
        monster = s.box.monsters.names[s.monster[end]]
        s.tell(MonsterMoved, seat, monster, answer.region)
