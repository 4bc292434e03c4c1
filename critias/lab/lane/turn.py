"""The sequence of play, as in `critias.games.atlantis.turn`: set-up and turns.

There, a turn is a coroutine that stops at each question. Here each part of a turn says what comes
then, and what a turn has to remember stands in the state.
"""

from critias.games.atlantis.box import HIGHEST, KINDS
from critias.games.atlantis.state import ATLANTIS, FIGURES, MIDDLE_GAP
from critias.games.atlantis.turn import STACKS

from . import randomness
from .asking import (
    AT_START,
    BUY,
    GIVE,
    GIVING,
    LAY_BRIDGE,
    OCCUPIED,
    PAY_TILE,
    SHOW_HAND,
    TOLL,
    WAY,
    ask,
    offer,
)
from .compiled import part
from .ending import final_walk
from .moving import can_move, moves, plays
from .paying import offer_payments
from .record import HALF, Crossing
from .state import (
    add_up_tolls,
    collect,
    discard,
    home,
    move_figure,
    remove_card,
    spend,
    survey,
    take_top,
    tile_behind,
    toll,
)

ASKED, CHOOSE, LAND, PAY, CHOOSE_PAYMENT, GIVE_CARDS, ARRIVE, PASS_ON, WALK_HOME = range(9)
"""What comes then."""


@part
def set_up(s: Crossing, seed: int) -> None:
    """Lay the path, shuffle and deal."""
    randomness.begin(s, seed)
    lay_path(s)
    survey(s)
    randomness.shuffle(s, s.deck[: s.left])
    s.turn = randomness.below(s, s.seats)
    for place in range(s.seats):
        draw(s, (s.turn + place) % s.seats, s.start_hands[place])
    ask_to_choose(s, s.turn)


@part
def lay_path(s: Crossing) -> None:
    """Both halves shuffled apart, with the middle gap between them (atl.setup.path)."""
    space = 1
    for half in range(2):
        randomness.shuffle(s, s.box[half * HALF : half * HALF + HALF])
        # From the last tile to the first: the lower one of a stack, then the upper one.
        last = half * HALF + HALF - 1
        for count, height in STACKS[half]:
            for _ in range(count):
                if height == 2:
                    s.under[space] = s.box[last]
                    last -= 1
                s.top[space] = s.box[last]
                last -= 1
                space += 1
        space = MIDDLE_GAP + 1


@part
def answer(s: Crossing, option: int) -> None:
    """Carry out an answer, and play on to the next question or to the end of the match.

    The parts of a turn, in their order: buy cards, move a figure, pay, take a tile, draw.
    """
    s.steps = 0
    then = carry_out(s, s.turn, option)
    while then != ASKED:
        seat = s.turn
        if then == CHOOSE:
            then = ask_to_choose(s, seat)
        elif then == LAND:
            then = land(s, seat)
        elif then == PAY:
            then = pay_toll(s, seat)
        elif then == CHOOSE_PAYMENT:
            then = choose_payment(s, seat)
        elif then == GIVE_CARDS:
            then = give_cards(s, seat)
        elif then == ARRIVE:
            then = arrive(s, seat)
        elif then == PASS_ON:
            then = pass_on(s)
        else:
            final_walk(s)
            then = ASKED


@part
def carry_out(s: Crossing, seat: int, option: int) -> int:
    """Do what was answered."""
    if s.rule == TOLL:
        return pay(s, seat, option)
    if s.rule == GIVING:
        give(s, seat, option - GIVE)
        return GIVE_CARDS
    if option == SHOW_HAND:
        draw(s, seat, 2)  # atl.turn.stuck
        return PASS_ON
    if option >= LAY_BRIDGE:
        lay_bridge(s, seat, option - LAY_BRIDGE)
        s.bridged = 1
        return CHOOSE
    if option > BUY:
        # A tile for half its value in cards, rounded down (atl.buy.half).
        spend(s, seat, option - BUY)
        draw(s, seat, (option - BUY) // 2)
        s.bought = 1
        return CHOOSE
    if s.rule == AT_START:
        s.figure = option // KINDS
        s.start = s.figures[seat, s.figure]
    play_card(s, seat, option % KINDS)
    return LAND


@part
def ask_to_choose(s: Crossing, seat: int) -> int:
    """What a player can begin a turn with. Whoever can move must (atl.turn.must-move).

    Who cannot may still buy before showing the hand (atl.buy.stuck), but whoever has laid the
    bridge this turn keeps a move (atl.bridge.move).
    """
    ask(s, AT_START)
    moves(s, seat)
    if not s.count:
        offer(s, SHOW_HAND)
    elif s.bridges[seat]:
        offer_bridges(s, seat)
    if not s.bought:  # atl.buy.once
        # Those worth two at least (atl.buy.half).
        for value in range(2, HIGHEST + 1):
            if s.values[seat, value] and (not s.bridged or leaves_a_move(s, seat, value)):
                offer(s, BUY + value)
    return ASKED


@part
def leaves_a_move(s: Crossing, seat: int, value: int) -> bool:
    """Whether a player can surely move after spending this tile, whatever is drawn for it.

    What the cards show is not known beforehand, but each of them pays a point.
    """
    drawn = min(value // 2, s.left + s.discarded)
    return can_move(s, seat, s.points[seat] - value + drawn, 0, 0)


@part
def offer_bridges(s: Crossing, seat: int) -> None:
    """The gaps to lay a bridge over, so that a move follows (atl.bridge.lay, atl.bridge.move).

    A gap that has one costs nothing, and is not among them (atl.bridge.one).
    """
    if s.gaps:
        can_do_without = can_move(s, seat, s.points[seat], 0, 0)
        for gap in range(s.gaps):
            if can_do_without or can_move(s, seat, s.points[seat], gap, gap + 1):
                offer(s, LAY_BRIDGE + s.water[gap])


@part
def lay_bridge(s: Crossing, seat: int, water: int) -> None:
    """From now on all cross this gap for nothing (atl.bridge.everybody)."""
    s.bridges[seat] = 0
    s.bridge_at[water] = 1
    add_up_tolls(s)


@part
def play_card(s: Crossing, seat: int, item: int) -> None:
    """Move the figure to the next visible match of a card, or home (atl.move.next)."""
    end = s.ahead[item, s.figures[seat, s.figure]]
    remove_card(s, seat, item)
    s.played[s.links] = item
    s.links += 1
    move_figure(s, seat, s.figure, end)


@part
def land(s: Crossing, seat: int) -> int:
    """Where somebody stands already, on with another card, up to a free tile (atl.move.stop)."""
    place = s.figures[seat, s.figure]
    if s.crowd[place] <= 1:
        return PAY
    ask(s, OCCUPIED)
    plays(s, seat, s.figure, s.start, place)
    return ASKED


@part
def pay_toll(s: Crossing, seat: int) -> int:
    """Pay for all gaps crossed at once, with tiles and cards, or lay the bridge first."""
    s.toll = toll(s, s.start, s.figures[seat, s.figure])
    for value in range(HIGHEST + 1):
        s.chosen[value] = 0
    return CHOOSE_PAYMENT if s.toll else ARRIVE


@part
def choose_payment(s: Crossing, seat: int) -> int:
    """One of the ways to pay, or a bridge to lay; of many ways, tile by tile (atl.toll.tiles)."""
    ask(s, TOLL)
    offer_payments(s, seat)
    if s.bridges[seat] and not s.chosen[0]:
        offer_bridges_when_paying(s, seat)
    return ASKED if s.count > 1 else pay(s, seat, s.options[0])


@part
def offer_bridges_when_paying(s: Crossing, seat: int) -> None:
    """The gaps to lay a bridge over after which what is left can be paid (atl.bridge.lay)."""
    end = s.figures[seat, s.figure]
    for gap in range(s.gaps):
        saved = s.price[gap] if s.start < s.water[gap] < end else 0
        if s.toll - saved <= s.points[seat] + s.cards[seat]:
            offer(s, LAY_BRIDGE + s.water[gap])


@part
def pay(s: Crossing, seat: int, option: int) -> int:
    """Pay in the way that was chosen, or as far as it was."""
    if option >= WAY:
        s.way = option - WAY
        s.due = s.ways[s.way, 0]
        return GIVE_CARDS
    if option > PAY_TILE:
        s.chosen[option - PAY_TILE] += 1
        s.chosen[0] += 1
        return CHOOSE_PAYMENT
    lay_bridge(s, seat, option - LAY_BRIDGE)
    return PAY


@part
def give_cards(s: Crossing, seat: int) -> int:
    """Choose the cards to pay with, one after the other, where there is a choice.

    Then the tiles are paid, too.
    """
    while s.due:
        item = s.hands[seat, 0]
        if s.due < s.cards[seat] and s.kinds[seat, item] < s.cards[seat]:
            ask(s, GIVING)
            for kind in range(KINDS):
                if s.kinds[seat, kind]:
                    offer(s, GIVE + kind)
            return ASKED
        give(s, seat, item)
    for value in range(1, HIGHEST + 1):
        for _ in range(s.ways[s.way, value]):
            spend(s, seat, value)
    return ARRIVE


@part
def give(s: Crossing, seat: int, item: int) -> None:
    """Give up a card as part of the toll (atl.toll.cards)."""
    remove_card(s, seat, item)
    discard(s, item)
    s.due -= 1


@part
def arrive(s: Crossing, seat: int) -> int:
    """Take a tile, discard and draw, after all is paid (atl.toll.before-taking)."""
    take_tile(s, seat, s.figures[seat, s.figure])
    for link in range(s.links):
        discard(s, s.played[link])
    s.links = 0
    ashore = home(s, seat)
    draw(s, seat, 1 + ashore)  # atl.draw.one, atl.draw.ashore
    return WALK_HOME if ashore == FIGURES else PASS_ON  # atl.end.third


@part
def take_tile(s: Crossing, seat: int, place: int) -> None:
    """Take the first free tile behind the figure (atl.take.behind, atl.take.landfall)."""
    space = tile_behind(s, place)
    if space != ATLANTIS:  # atl.take.nothing
        collect(s, seat, take_top(s, space))


@part
def draw(s: Crossing, seat: int, count: int) -> None:
    """Draw cards, shuffling the discards into a new deck when it is used up (atl.draw.deck)."""
    for _ in range(count):
        if not s.left:
            renew_deck(s)
            if not s.left:
                return
        s.left -= 1
        item = s.deck[s.left]
        s.hands[seat, s.cards[seat]] = item
        s.cards[seat] += 1
        s.kinds[seat, item] += 1


@part
def renew_deck(s: Crossing) -> None:
    """The discards become the deck."""
    for card in range(s.discarded):
        s.deck[card] = s.discards[card]
    s.left, s.discarded = s.discarded, 0
    for item in range(KINDS):
        s.kinds_discarded[item] = 0
    randomness.shuffle(s, s.deck[: s.left])


@part
def pass_on(s: Crossing) -> int:
    """The next player clockwise (atl.turn.clockwise)."""
    s.turn = (s.turn + 1) % s.seats
    s.bought = s.bridged = 0
    return CHOOSE
