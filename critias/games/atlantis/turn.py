"""The sequence of play: set-up and turns, step by step as in the rulebook."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from critias.engine import Choose, Flow, Option

from .box import ITEMS
from .events import (
    BridgeLaid,
    CardPlayed,
    CardsBought,
    DeckRenewed,
    FirstPlayer,
    PathDone,
    cards_discarded,
    cards_drawn,
    hand_shown,
    path_laid,
    tile_taken,
    toll_paid,
)
from .moving import can_move, chains, moves
from .options import (
    BUY,
    GIVE,
    LAY_BRIDGE,
    SHOW_HAND,
    Buy,
    Give,
    LayBridge,
    Pay,
    PayTile,
    Play,
    ShowHand,
)
from .paying import payments, ways_to_pay, ways_with
from .state import ATLANTIS, FIGURES, MIDDLE_GAP, Crossing

# The stacks of each half in the order they are laid: how many, and how high.
STACKS = (((10, 2), (10, 1), (6, 2)), ((6, 2), (10, 1), (10, 2)))


def set_up(s: Crossing) -> Flow[None]:
    """Lay the path, shuffle and deal. `spent` holds all tiles before they are laid."""
    lay_path(s)
    s.survey()
    s.rng.shuffle(s.deck)
    s.turn = s.rng.below(s.seats)
    s.tell(FirstPlayer, s.turn)
    for place in range(s.seats):
        draw(s, (s.turn + place) % s.seats, s.start_hands[place])
    s.stage = "play"
    yield from ()


def lay_path(s: Crossing) -> None:
    """Both halves shuffled apart, with the middle gap between them (atl.setup.path)."""
    space = 1
    for half, stacks in enumerate(STACKS):
        tiles = s.spent[half * 42 : half * 42 + 42]
        s.rng.shuffle(tiles)
        # From the last tile to the first: the lower one of a stack, then the upper one.
        tiles.reverse()
        for count, height in stacks:
            laid, tiles = tiles[: count * height], tiles[count * height :]
            if height == 2:
                s.under[space : space + count] = laid[::2]
            s.top[space : space + count] = laid[height - 1 :: height]
            space += count
        space = MIDDLE_GAP + 1
    s.spent = []
    s.tell(path_laid, s.top, s.under)


def turn(s: Crossing) -> Flow[None]:
    """One player's turn: buy cards, move a figure, pay, take a tile, draw.

    What is taken comes after what is paid (atl.toll.before-taking).
    """
    seat = s.turn
    bought = bridged = False
    while True:
        answer: Play | Buy | LayBridge | ShowHand = yield Choose(
            seat, partial(turn_options, s, seat, bought, bridged), "atl.turn.choose"
        )
        if type(answer) is Buy:
            buy_cards(s, seat, answer.value)
            bought = True
        elif type(answer) is LayBridge:
            lay_bridge(s, seat, answer.space)
            bridged = True
        else:
            break
    if type(answer) is ShowHand:
        show_hand(s, seat)
        pass_on(s)
        return
    figure = answer.figure - 1
    start = s.figures[seat][figure]
    end = play_card(s, seat, figure, ITEMS.index(answer.card))
    while s.crowd[end] > 1:
        # Somebody stands there already: on with another card, up to a free tile (atl.move.stop).
        options = partial(chains, s, seat, figure, start)
        # With how many cards it could go on is nobody else's to know.
        onward: Play = yield Choose(seat, options, "atl.move.occupied", reaction=True)
        end = play_card(s, seat, figure, ITEMS.index(onward.card))
    if s.tolls[end] > s.tolls[start]:
        yield from pay_toll(s, seat, start, end)
    take_tile(s, seat, end)
    discard_played(s, seat)
    home = s.home(seat)
    draw(s, seat, 1 + home)  # atl.draw.one, atl.draw.ashore
    if home == FIGURES:  # atl.end.third
        s.tell(PathDone, seat)
        s.stage = "final walk"
    else:
        pass_on(s)


def turn_options(s: Crossing, seat: int, bought: bool, bridged: bool) -> list[Option]:
    """What a player can begin a turn with. Whoever can move must (atl.turn.must-move).

    Who cannot may still buy before showing the hand (atl.buy.stuck), but whoever has laid the
    bridge this turn keeps a move (atl.bridge.move).
    """
    options = moves(s, seat)
    if not options:
        options.append(SHOW_HAND)
    elif s.bridges[seat]:
        options += bridge_options(s, seat)
    if s.many_purchases or not bought:  # atl.buy.once
        buys = purchases(frozenset(s.values[seat]))
        options += [buy for buy in buys if leaves_a_move(s, seat, buy.value)] if bridged else buys
    return options


@cache
def purchases(values: frozenset[int]) -> list[Buy]:
    """Which tiles buy cards: those worth two at least (atl.buy.half)."""
    return [BUY[value] for value in sorted(values) if value >= 2]


def leaves_a_move(s: Crossing, seat: int, value: int) -> bool:
    """Whether a player can surely move after spending this tile, whatever is drawn for it.

    What the cards show is not known beforehand, but each of them pays a point.
    """
    drawn = min(value // 2, len(s.deck) + len(s.discards))
    return can_move(s, seat, s.tile_points(seat) - value + drawn)


def bridge_options(s: Crossing, seat: int) -> list[Option]:
    """The gaps to lay a bridge over, so that a move follows (atl.bridge.lay, atl.bridge.move).

    A gap that has one costs nothing, and is not among them (atl.bridge.one).
    """
    points = s.tile_points(seat)
    can_do_without = can_move(s, seat, points)
    return [
        LAY_BRIDGE[gap[0]] for gap in s.gaps() if can_do_without or can_move(s, seat, points, gap)
    ]


def buy_cards(s: Crossing, seat: int, value: int) -> None:
    """Spend a tile for half its value in cards, rounded down (atl.buy.half)."""
    s.spend(seat, value)
    s.tell(CardsBought, seat, value)
    draw(s, seat, value // 2)


def lay_bridge(s: Crossing, seat: int, water: int) -> None:
    """From now on all cross this gap for nothing (atl.bridge.everybody)."""
    s.bridges[seat] = 0
    s.lay_bridge(water)
    s.tell(BridgeLaid, seat, water)


def show_hand(s: Crossing, seat: int) -> None:
    """Unable to move: show the cards, draw two, and the turn is over (atl.turn.stuck)."""
    s.tell(hand_shown, seat, s.hands[seat])
    draw(s, seat, 2)


def play_card(s: Crossing, seat: int, figure: int, item: int) -> int:
    """Move a figure to the next visible match of a card, or home; returns where (atl.move.next)."""
    start = s.figures[seat][figure]
    end = s.ahead[item][start]
    s.hands[seat].remove(item)
    s.played.append(item)
    s.tell(CardPlayed, seat, figure + 1, ITEMS[item], start, end)
    s.move_figure(seat, figure, end)
    return end


def pay_toll(s: Crossing, seat: int, start: int, end: int) -> Flow[None]:
    """Pay for all gaps crossed at once, with tiles and cards, or lay the bridge first."""
    while (toll := s.toll(start, end)) > 0:
        answer = yield from choose_payment(s, seat, start, end, toll)
        if type(answer) is LayBridge:
            lay_bridge(s, seat, answer.space)
            continue
        cards = yield from give_cards(s, seat, answer.cards)
        for value in answer.tiles:
            s.spend(seat, value)
        s.tell(toll_paid, seat, toll, answer.tiles, cards)
        return


def choose_payment(
    s: Crossing, seat: int, start: int, end: int, toll: int
) -> Flow[Pay | LayBridge]:
    """One of the ways to pay, or a bridge to lay; of many ways, tile by tile (atl.toll.tiles)."""
    chosen: tuple[int, ...] = ()
    ways = ways_to_pay(toll, s.values[seat], len(s.hands[seat]))
    options: Sequence[Pay | PayTile | LayBridge] = payments(ways, chosen)
    if s.bridges[seat]:
        options = [*options, *bridges_when_paying(s, seat, start, end, toll)]
    while True:
        answer = options[0]
        if len(options) > 1:
            about = partial(owed, toll, chosen, options)
            answer = yield Choose(seat, options, "atl.toll.pay", about)
        if type(answer) is not PayTile:
            return answer
        chosen = (*chosen, answer.value)
        ways = ways_with(ways, chosen)
        options = payments(ways, chosen)


def owed(toll: int, chosen: tuple[int, ...], options: Sequence[Option]) -> dict[str, Any]:
    """What is to be paid, the tiles chosen for it so far, and whether one more is to be chosen."""
    by_tile = any(type(option) is PayTile for option in options)
    left = toll - sum(chosen)
    return {"toll": toll, "chosen": chosen, "left": left, "choose": "tile" if by_tile else "way"}


def bridges_when_paying(
    s: Crossing, seat: int, start: int, end: int, toll: int
) -> Iterator[LayBridge]:
    """The gaps to lay a bridge over after which what is left can be paid (atl.bridge.lay)."""
    wealth = s.wealth(seat)
    for water, price in s.gaps():
        saved = price if start < water < end else 0
        if toll - saved <= wealth:
            yield LAY_BRIDGE[water]


def give_cards(s: Crossing, seat: int, count: int) -> Flow[list[int]]:
    """Choose the cards to pay with, one after the other, where there is a choice."""
    given: list[int] = []
    hand = s.hands[seat]
    for left in range(count, 0, -1):
        item = hand[0]
        if left < len(hand) and hand.count(item) < len(hand):
            answer: Give = yield Choose(
                seat, lambda: give_options(hand), "atl.toll.cards", {"left": left}
            )
            item = ITEMS.index(answer.card)
        hand.remove(item)
        s.discards.append(item)
        given.append(item)
    return given


def give_options(hand: list[int]) -> list[Give]:
    """Each kind of card in the hand."""
    return [GIVE[item] for item in sorted(set(hand))]


def take_tile(s: Crossing, seat: int, place: int) -> None:
    """Take the first free tile behind the figure (atl.take.behind, atl.take.landfall)."""
    space = s.tile_behind(place)
    if space == ATLANTIS:  # atl.take.nothing
        return
    t = s.take_top(space)
    s.collect(seat, t)
    s.tell(tile_taken, seat, space, t, s.top[space])


def discard_played(s: Crossing, seat: int) -> None:
    """The cards played this turn go to the discards."""
    s.tell(cards_discarded, seat, s.played)
    s.discards += s.played
    s.played.clear()


def draw(s: Crossing, seat: int, count: int) -> None:
    """Draw cards, shuffling the discards into a new deck when it is used up (atl.draw.deck)."""
    missing = count - len(s.deck)
    if missing > 0 and s.discards:
        if s.deck:
            take_cards(s, seat, len(s.deck))
        renew_deck(s)
        count = missing
    take_cards(s, seat, count)


def take_cards(s: Crossing, seat: int, count: int) -> None:
    """So many cards from the deck into a hand, or as many as there are."""
    deck = s.deck
    drawn = deck[: -count - 1 : -1]
    del deck[len(deck) - len(drawn) :]
    s.hands[seat] += drawn
    s.tell(cards_drawn, seat, drawn)


def renew_deck(s: Crossing) -> None:
    """The discards become the deck."""
    s.deck, s.discards = s.discards, []
    s.rng.shuffle(s.deck)
    s.tell(DeckRenewed, len(s.deck))


def pass_on(s: Crossing) -> None:
    """The next player clockwise (atl.turn.clockwise)."""
    s.turn = (s.turn + 1) % s.seats
