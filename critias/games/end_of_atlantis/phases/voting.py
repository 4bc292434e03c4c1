"""Voting Phase: rows of cards, five votings, and what their winners resolve."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from critias.engine import Choose, Flow, Record, Seat, ask, simultaneously

from ..box import INTERVENTION, ORAKLOS, PHILOSOPHOS, POLITICS, SPY, STRATEGOS
from ..cards.politics import resolvable, resolve
from ..events import (
    CardShown,
    CardsKeptFaceDown,
    CardsRevealed,
    Passed,
    Regained,
    Resolved,
    VoteBid,
    VoteWon,
)
from ..options import BID, LAY, PASS, Bid, CardSource, KeepFaceDown, Lay, Pass, Regain, Resolve
from ..reactions import hides_a_choice, who_plays
from ..state import ROW, Harbour
from ..variants import winners_of_a_vote

MOST_FACE_DOWN = 2
MOST_REGAINED = 2
FACE_DOWN = tuple(
    KeepFaceDown(tuple(place + 1 for place in places))
    for number in range(MOST_FACE_DOWN + 1)
    for places in combinations(range(ROW), number)
)


# Laying out the rows


def lay_rows(s: Harbour) -> Flow[None]:
    """All choose five cards in secret and in order, then reveal them at once."""
    rows = yield from simultaneously({seat: lay_row(s, seat) for seat in range(s.seats)})
    for seat, (cards, face_down) in rows.items():
        for card in cards:
            s.hands[seat].remove(card)
        s.rows[seat] = cards
        s.face_up[seat] = [place + 1 not in face_down for place in range(ROW)]
        tell_of_row(s, seat)


def lay_row(s: Harbour, seat: int) -> Flow[tuple[list[int], tuple[int, ...]]]:
    """One player's row, and the places that Oraklos keeps face down."""
    laid: list[int] = []

    def options() -> list[Lay]:
        left = s.hands[seat][:]
        for card in laid:
            left.remove(card)
        return [LAY[card] for card in sorted(set(left))]

    while len(laid) < ROW:
        about = {"place": len(laid) + 1, "cards": tuple(POLITICS[card] for card in laid)}
        card: Lay = yield Choose(seat, options, "eoa.voting.row", about)
        laid.append(LAY.index(card))
    if s.faction[seat] != ORAKLOS:
        return laid, ()
    about = {"cards": tuple(POLITICS[card] for card in laid)}
    answer = yield from ask(Choose(seat, FACE_DOWN, "eoa.factions.oraklos", about))
    return laid, answer.places


def tell_of_row(s: Harbour, seat: int) -> None:
    """Tell what all see of a row, and its owner alone the rest."""
    shown, row = s.face_up[seat], s.rows[seat]
    s.tell(
        lambda: CardsRevealed(
            seat,
            tuple(POLITICS[card] for place, card in enumerate(row) if shown[place]),
        )
    )
    covered = [place for place in range(ROW) if not shown[place]]
    if covered:
        s.tell(
            lambda: CardsKeptFaceDown(
                seat,
                tuple(place + 1 for place in covered),
                tuple(POLITICS[row[place]] for place in covered),
            )
        )


# One voting


class BidTaken(Record, frozen=True):
    """A bid of somebody's in an open voting, which nobody else can make."""

    seat: Seat
    tokens: int


def voting(s: Harbour) -> Flow[None]:
    """Bids, Spies, reveal; then the winners resolve a card each; then Philosophos."""
    if s.variant.open_voting[s.events_played[-1]]:
        bids = yield from open_bids(s)
    else:
        bids = yield from hidden_bids(s)
    yield from spies(s, bids)
    reveal_covered(s)
    winners = winners_of(s, bids)
    s.tell(lambda: VoteWon(s.vote + 1, tuple(winners)))
    resolvers = yield from winners_resolve(s, winners)
    yield from philosophos(s, resolvers)


def winners_of(s: Harbour, bids: Sequence[int]) -> list[int]:
    """The highest bids, ties by Senate order (eoa.voting.winners)."""
    ranking = sorted(s.senate_order(), key=lambda seat: -bids[seat])
    return ranking[: winners_of_a_vote(s.seats)]


def hidden_bids(s: Harbour) -> Flow[list[int]]:
    """All bid at once, in secret."""
    bids = yield from simultaneously({seat: hidden_bid(s, seat) for seat in range(s.seats)})
    for seat, tokens in bids.items():
        lay_tokens(s, seat, tokens)
    return [bids[seat] for seat in range(s.seats)]


def hidden_bid(s: Harbour, seat: int) -> Flow[int]:
    """One secret bid."""
    answer: Bid = yield Choose(
        seat, BID[: s.supply[seat] + 1], "eoa.voting.hidden", {"vote": s.vote + 1}
    )
    return answer.tokens


def open_bids(s: Harbour) -> Flow[list[int]]:
    """From the last of the Senate to the first, one bid each, all different but for zeros."""
    bids = [0] * s.seats
    for seat in reversed(s.senate_order()):
        options = [
            bid for bid in BID[: s.supply[seat] + 1] if not bid.tokens or bid.tokens not in bids
        ]
        if len(options) > 1:
            about = partial(open_so_far, s, bids)
            answer: Bid = yield Choose(seat, options, "eoa.voting.open", about)
            bids[seat] = answer.tokens
        lay_tokens(s, seat, bids[seat])
    return bids


def open_so_far(s: Harbour, bids: Sequence[int]) -> dict[str, Any]:
    """What an open voting is about, and which bids others have taken."""
    taken = tuple(BidTaken(seat, bid) for seat, bid in enumerate(bids) if bid)
    return {"vote": s.vote + 1, "taken": taken}


def lay_tokens(s: Harbour, seat: int, tokens: int) -> None:
    """Tokens bid lie on the card voted on, whatever comes of it (eoa.voting.tokens)."""
    s.supply[seat] -= tokens
    s.tokens[seat][s.vote] = tokens
    s.tell(VoteBid, seat, s.vote + 1, tokens)


def spies(s: Harbour, bids: list[int]) -> Flow[None]:
    """Shapeshifting Spies add one to a bid each, round by round until nobody plays another."""
    while True:
        about = {"vote": s.vote + 1, "bids": tuple(bids)}
        players = yield from who_plays(s, range(s.seats), SPY, "eoa.special.spy", about)
        if not players:
            return
        for seat in players:
            s.spend_special(seat, SPY)
            bids[seat] += 1


def reveal_covered(s: Harbour) -> None:
    """Cards that Oraklos kept face down show themselves once their voting is over."""
    for seat in range(s.seats):
        if not s.face_up[seat][s.vote]:
            s.face_up[seat][s.vote] = True
            s.tell(CardShown, seat, POLITICS[s.rows[seat][s.vote]])


def winners_resolve(s: Harbour, winners: Sequence[int]) -> Flow[list[int]]:
    """The winners in order resolve a card or pass; returns who resolved one."""
    resolvers = []
    gods = bool(s.gods)
    for place, seat in enumerate(winners):
        neighbour = left_neighbour(s, winners) if place == 0 else None
        source = yield from resolve_or_pass(s, seat, place + 1, neighbour, gods)
        if source is not None:
            resolvers.append(seat)
        if source == "gods":
            gods = False
    return resolvers


def left_neighbour(s: Harbour, winners: Sequence[int]) -> int:
    """Whose card the first winner may take: the next to the left (eoa.voting.left-neighbour)."""
    passed_over = winners if s.variant.edition.left_neighbour == "winners" else winners[:2]
    seat = (winners[0] + 1) % s.seats
    while seat in passed_over:
        seat = (seat + 1) % s.seats
    return seat


def resolve_or_pass(
    s: Harbour, seat: int, place: int, neighbour: int | None, gods: bool
) -> Flow[CardSource | None]:
    """One winner resolves a card; returns where it came from, or None for a pass."""

    def options() -> list[Pass | Resolve]:
        return [PASS, *cards_to_resolve(s, seat, neighbour, gods)]

    if not s.specials[seat] and len(options()) == 1:
        s.tell(Passed, seat)
        return None
    about: dict[str, Any] = {"vote": s.vote + 1, "place": place}
    about["card"] = POLITICS[s.rows[seat][s.vote]]
    if neighbour is not None:
        about["neighbour_seat"] = neighbour
        about["cards"] = (POLITICS[s.rows[neighbour][s.vote]],)
    hides = partial(hides_a_choice, s, seat, options)
    answer: Pass | Resolve = yield Choose(
        seat, options, "eoa.voting.resolve", about, PASS, reaction=hides
    )
    if isinstance(answer, Pass):
        s.tell(Passed, seat)
        return None
    if answer.source == "hand":
        s.spend_special(seat, INTERVENTION)
    s.tell(Resolved, seat, answer.card, answer.source)
    card = POLITICS.index(answer.card)
    if answer.source == "own":
        s.resolved[seat][s.vote] = True
    elif answer.source == "neighbour" and neighbour is not None:
        s.resolved[neighbour][s.vote] = True
    else:
        cards = s.hands[seat] if answer.source == "hand" else s.gods
        cards.remove(card)
        s.politics_discards.append(card)
    yield from resolve(s, seat, card)
    return answer.source


def cards_to_resolve(s: Harbour, seat: int, neighbour: int | None, gods: bool) -> list[Resolve]:
    """The cards that a winner can resolve completely."""
    found: list[Resolve] = []
    if not s.resolved[seat][s.vote]:
        found += offers(s, seat, [s.rows[seat][s.vote]], "own")
    if neighbour is not None and not s.resolved[neighbour][s.vote]:
        found += offers(s, seat, [s.rows[neighbour][s.vote]], "neighbour")
    if gods:  # eoa.event.gifts
        found += offers(s, seat, s.gods, "gods")
    if INTERVENTION in s.specials[seat]:  # eoa.special.intervention
        found += offers(s, seat, s.hands[seat], "hand")
    return found


def offers(s: Harbour, seat: int, cards: Iterable[int], source: CardSource) -> list[Resolve]:
    """Those of the cards that the player can resolve; equal ones are offered once."""
    return [
        Resolve(POLITICS[card], source) for card in sorted(set(cards)) if resolvable(s, seat, card)
    ]


# Abilities around votings


def philosophos(s: Harbour, resolvers: Sequence[int]) -> Flow[None]:
    """Once a turn, whoever resolved nothing with Philosophos takes back up to two tokens."""
    if PHILOSOPHOS not in s.faction:
        return
    seat = s.faction.index(PHILOSOPHOS)
    most = min(MOST_REGAINED, s.tokens[seat][s.vote])
    if seat in resolvers or s.ability_used[seat] or not most:
        return
    options = [Regain(tokens) for tokens in range(most + 1)]
    answer = yield from ask(Choose(seat, options, "eoa.factions.philosophos", {"vote": s.vote + 1}))
    if answer.tokens:
        s.ability_used[seat] = True
        s.tokens[seat][s.vote] -= answer.tokens
        s.supply[seat] += answer.tokens
        s.tell(Regained, seat, answer.tokens)


def strategos(s: Harbour) -> Flow[None]:
    """After all votings, Strategos resolves one own card that has no tokens on it."""
    if STRATEGOS not in s.faction:
        return
    seat = s.faction.index(STRATEGOS)
    row = s.rows[seat]
    places = [n for n in range(ROW) if not s.tokens[seat][n] and not s.resolved[seat][n]]

    def options() -> list[Pass | Resolve]:
        return [PASS, *offers(s, seat, (row[place] for place in places), "strategos")]

    if not places or (not s.specials[seat] and len(options()) == 1):
        return
    hides = partial(hides_a_choice, s, seat, options)
    question = Choose(seat, options, "eoa.factions.strategos", {}, PASS, reaction=hides)
    answer = yield from ask(question)
    if isinstance(answer, Resolve):
        card = POLITICS.index(answer.card)
        chosen = next(place for place in places if row[place] == card)
        s.resolved[seat][chosen] = True
        s.tell(Resolved, seat, answer.card, answer.source)
        yield from resolve(s, seat, card)
