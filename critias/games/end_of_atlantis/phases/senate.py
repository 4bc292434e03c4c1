"""Senate Phase: secret bids for influence."""

from critias.engine import Choose, Flow, simultaneously

from ..box import GIFTS, POLITICS
from ..events import GodsHand, SenateBid
from ..options import BID, Bid
from ..state import ROW, Harbour


def senate_phase(s: Harbour) -> Flow[None]:
    """All bid tokens in secret; they go to the Senate Pool."""
    if s.variant.edition.gifts_of_the_gods == "before-bids":
        lay_out_gods_hand(s)
    bids = yield from simultaneously({seat: senate_bid(s, seat) for seat in range(s.seats)})
    for seat, tokens in bids.items():
        s.supply[seat] -= tokens
        s.pool[seat] += tokens
        s.tell(SenateBid, seat, tokens)
    if s.variant.edition.gifts_of_the_gods == "after-bids":
        lay_out_gods_hand(s)


def senate_bid(s: Harbour, seat: int) -> Flow[int]:
    """How many tokens a player sends to the Senate."""
    answer: Bid = yield Choose(seat, BID[: s.supply[seat] + 1], "eoa.senate.bid")
    return answer.tokens


def lay_out_gods_hand(s: Harbour) -> None:
    """Gifts of the Gods: five politics cards for whoever wins a voting (eoa.event.gifts)."""
    if s.in_force == GIFTS:
        s.gods = s.take_politics(ROW)
        s.tell(lambda: GodsHand(tuple(POLITICS[card] for card in s.gods)))
