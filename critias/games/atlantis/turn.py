"""The sequence of play: set-up and turns, step by step as in the rulebook."""

from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow

from .box import ITEMS, NONE, TILE_ITEM, TILE_VALUE, card_name, tile_name
from .events import (
    BridgeLaid,
    CardPlayed,
    CardsBought,
    CardsDiscarded,
    CardsDrawn,
    DeckRenewed,
    FirstPlayer,
    HandShown,
    PathDone,
    PathLaid,
    TileTaken,
    TollPaid,
)
from .moving import can_move, moves, playable
from .options import BUY, PLAY, SHOW_HAND, Buy, Give, LayBridge, Pay, ShowHand
from .paying import ways_to_pay
from .state import ATLANTIS, FIGURES, MAINLAND, MIDDLE_GAP, SPACES, Table

# The stacks of each half in the order they are laid: how many, and how high.
STACKS = (((10, 2), (10, 1), (6, 2)), ((6, 2), (10, 1), (10, 2)))


def set_up(s: Table) -> Flow[None]:
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


def lay_path(s: Table) -> None:
    """Both halves shuffled apart, with the middle gap between them."""
    space = 1
    for half, stacks in enumerate(STACKS):
        tiles = s.spent[half * 42 : half * 42 + 42]
        s.rng.shuffle(tiles)
        for count, height in stacks:
            for _ in range(count):
                if height == 2:
                    s.under[space] = tiles.pop()
                s.top[space] = tiles.pop()
                space += 1
        space = MIDDLE_GAP + 1
    s.spent = []
    s.tell(
        PathLaid,
        tuple(tile_name(s.top[p]) if s.top[p] != NONE else None for p in SPACES),
        tuple(p for p in SPACES if s.under[p] != NONE),
    )


def turn(s: Table) -> Flow[None]:
    """One player's turn: buy cards, move a figure, pay, take a tile, draw."""
    seat = s.turn
    bought = False
    while True:
        may_buy = s.many_purchases or not bought
        answer = yield Choose(seat, lambda: turn_options(s, seat, may_buy), "atl.turn.choose")
        if isinstance(answer, Buy):
            buy_cards(s, seat, answer.value)
            bought = True
        elif isinstance(answer, LayBridge):
            lay_bridge(s, seat, answer.space)
        else:
            break
    if isinstance(answer, ShowHand):
        show_hand(s, seat)
        pass_on(s)
        return
    figure = answer.figure - 1
    start = s.figures[seat][figure]
    yield from move(s, seat, figure, ITEMS.index(answer.card))
    yield from pay_toll(s, seat, start, s.figures[seat][figure])
    take_tile(s, seat, s.figures[seat][figure])
    discard_played(s, seat)
    draw(s, seat, 1 + s.home(seat))
    if s.home(seat) == FIGURES:
        s.tell(PathDone, seat)
        s.stage = "final walk"
    else:
        pass_on(s)


def turn_options(s: Table, seat: int, may_buy: bool) -> list[Option]:
    """What a player can begin a turn with. Whoever can move must; who cannot shows the hand."""
    options: list[Option] = list(moves(s, seat))
    if options:
        options += bridge_options(s, seat)
    else:
        options.append(SHOW_HAND)
    if may_buy:
        values = {TILE_VALUE[t] for t in s.collected[seat]}
        options += [BUY[value] for value in sorted(values) if value >= 2]
    return options


def bridge_options(s: Table, seat: int) -> list[Option]:
    """The gaps a bridge can be laid over, so that the player can still move afterwards."""
    if not s.bridges[seat]:
        return []
    can_do_without = can_move(s, seat)
    return [
        LayBridge(water)
        for water, price in s.gaps()
        if can_do_without or can_move(s, seat, water, price)
    ]


def buy_cards(s: Table, seat: int, value: int) -> None:
    """Spend a tile for half its value in cards, rounded down."""
    spend_tile(s, seat, value)
    s.tell(CardsBought, seat, value)
    draw(s, seat, value // 2)


def lay_bridge(s: Table, seat: int, water: int) -> None:
    """From now on all cross this gap for nothing."""
    s.bridges[seat] = 0
    s.bridge_at[water] = True
    s.survey()
    s.tell(BridgeLaid, seat, water)


def show_hand(s: Table, seat: int) -> None:
    """Unable to move: show the cards, draw two, and the turn is over."""
    s.tell(HandShown, seat, tuple(card_name(item) for item in sorted(s.hands[seat])))
    draw(s, seat, 2)


def move(s: Table, seat: int, figure: int, item: int) -> Flow[None]:
    """Play cards until the figure comes to a free tile or to the mainland."""
    own = s.figures[seat]
    start = own[figure]
    while True:
        target = s.next_match(own[figure], item)
        s.hands[seat].remove(item)
        s.played.append(item)
        s.tell(CardPlayed, seat, figure + 1, card_name(item), own[figure], target)
        free = target == MAINLAND or not s.occupied(target)
        own[figure] = target
        if free:
            return
        answer = yield Choose(
            seat,
            lambda: chain_options(s, seat, figure, start),
            "atl.move.occupied",
        )
        item = ITEMS.index(answer.card)


def chain_options(s: Table, seat: int, figure: int, start: int) -> list[Option]:
    """The cards that lead the figure on from an occupied tile."""
    cards = playable(s, seat, start, s.figures[seat][figure], s.hands[seat])
    return [PLAY[figure + 1][item] for item in cards]


def pay_toll(s: Table, seat: int, start: int, end: int) -> Flow[None]:
    """Pay for all gaps crossed at once, with tiles and cards, or lay the bridge first."""
    while (toll := s.toll(start, end)) > 0:
        options = payment_options(s, seat, start, end)
        if len(options) == 1:
            answer = options[0]
        else:
            answer = yield Choose(seat, options, "atl.toll.pay", {"toll": toll})
        if isinstance(answer, Pay):
            cards = yield from give_cards(s, seat, answer.cards)
            for value in answer.tiles:
                spend_tile(s, seat, value)
            s.tell(TollPaid, seat, toll, answer.tiles, tuple(card_name(card) for card in cards))
            return
        lay_bridge(s, seat, answer.space)


def payment_options(s: Table, seat: int, start: int, end: int) -> list[Option]:
    """Ways to pay, then bridges after which what is left can be paid."""
    toll = s.toll(start, end)
    options: list[Option] = list(ways_to_pay(toll, s.collected[seat], len(s.hands[seat])))
    if s.bridges[seat]:
        wealth = s.wealth(seat)
        for water, price in s.gaps():
            saved = price if start < water < end else 0
            if toll - saved <= wealth:
                options.append(LayBridge(water))
    return options


def give_cards(s: Table, seat: int, count: int) -> Flow[list[int]]:
    """Choose the cards to pay with, one after the other, where there is a choice."""
    given: list[int] = []
    hand = s.hands[seat]
    while len(given) < count:
        kinds = sorted(set(hand))
        item = kinds[0]
        if len(kinds) > 1 and len(hand) > count - len(given):
            left = count - len(given)
            choices = [Give(card_name(kind)) for kind in kinds]
            answer = yield Choose(seat, choices, "atl.toll.cards", {"left": left})
            item = ITEMS.index(answer.card)
        hand.remove(item)
        s.discards.append(item)
        given.append(item)
    return given


def take_tile(s: Table, seat: int, place: int) -> None:
    """Take the first free tile behind the figure; only the top one of two."""
    space = s.tile_behind(place)
    if space == ATLANTIS:
        return
    t, below = s.top[space], s.under[space]
    s.collected[seat].append(t)
    s.top[space], s.under[space] = below, NONE
    s.survey()
    shown = tile_name(below) if below != NONE else None
    s.tell(TileTaken, seat, space, ITEMS[TILE_ITEM[t]], TILE_VALUE[t], shown)


def spend_tile(s: Table, seat: int, value: int) -> None:
    """A collected tile of this value leaves the game."""
    own = s.collected[seat]
    t = next(t for t in own if TILE_VALUE[t] == value)
    own.remove(t)
    s.spent.append(t)


def discard_played(s: Table, seat: int) -> None:
    """The cards played this turn go to the discards."""
    s.tell(CardsDiscarded, seat, tuple(card_name(item) for item in s.played))
    s.discards += s.played
    s.played = []


def draw(s: Table, seat: int, count: int) -> None:
    """Draw cards, shuffling the discards into a new deck when it is used up."""
    missing = count - len(s.deck)
    if missing > 0 and s.discards:
        if s.deck:
            take_cards(s, seat, len(s.deck))
        renew_deck(s)
        count = missing
    take_cards(s, seat, min(count, len(s.deck)))


def take_cards(s: Table, seat: int, count: int) -> None:
    """So many cards from the deck into a hand."""
    drawn = [s.deck.pop() for _ in range(count)]
    s.hands[seat] += drawn
    s.tell(CardsDrawn, seat, tuple(card_name(item) for item in drawn))


def renew_deck(s: Table) -> None:
    """The discards become the deck."""
    s.deck, s.discards = s.discards, []
    s.rng.shuffle(s.deck)
    s.tell(DeckRenewed, len(s.deck))


def pass_on(s: Table) -> None:
    """The next player clockwise."""
    s.turn = (s.turn + 1) % s.seats
