game-title = Atlantis
game-summary = Bring your three figures home over a path that sinks behind them.
game-length = About half an hour

card-flag = flag
card-olive = olive
card-helmet = helmet
card-amphora = amphora
card-ring = ring
card-statue = statue
card-crown = crown
cards-flag = flag
cards-olive = olive
cards-helmet = helmet
cards-amphora = amphora
cards-ring = ring
cards-statue = statue
cards-crown = crown
item-flag = flag
item-olive = olive
item-helmet = helmet
item-amphora = amphora
item-ring = ring
item-statue = statue
item-crown = crown

tiles-latin = Even mix
tiles-shift = Richer far half
tiles-rare-top = Rare high values
purchases-one = One purchase a turn
purchases-many = Any number of purchases
option-name-tiles = Tiles
option-name-purchases = Buying cards

ask-atl-turn-choose = Your turn: play a card to move a figure.
ask-atl-move-occupied = Somebody is there already: play another card to go on.
ask-atl-toll-pay = { $chosen-count ->
    [0] { $choose ->
        [tile] Pay { $toll } for the water you crossed. Which tile do you pay with first?
       *[way] Pay { $toll } for the water you crossed.
    }
    [one] You pay { $toll } with a tile worth { $chosen }, and { $left } more. What with?
   *[other] You pay { $toll } with tiles worth { $chosen }, and { $left } more. What with?
}
ask-atl-toll-cards = { $left ->
    [one] Which card do you give?
   *[other] Which card do you give? You owe { $left }.
}

# What a question is good for, told in a first match.
purpose-atl-turn-choose = A card moves a figure to the next tile of its kind; it picks up the tile behind that.
purpose-atl-move-occupied = Where somebody stands, another card has to follow, with the same figure.
purpose-atl-toll-pay = A card pays 1. Whoever pays with a tile gets no change.
purpose-atl-toll-cards = Every card pays 1. Keep those that lead far.

option-play = Move figure { $figure } with the { $card }
option-buy = Spend a tile worth { $value } for { $value ->
    [2] a card
    [3] a card
    [4] 2 cards
    [5] 2 cards
   *[other] 3 cards
}
option-lay-bridge = Lay your bridge over the gap at space { $space }
option-pay = { $tiles-count ->
    [0] { $cards ->
        [one] Pay a card
       *[other] Pay { $cards } cards
    }
    [one] { $cards ->
        [0] Pay a tile worth { $tiles }
        [one] Pay a tile worth { $tiles } and a card
       *[other] Pay a tile worth { $tiles } and { $cards } cards
    }
   *[other] { $cards ->
        [0] Pay tiles worth { $tiles }
        [one] Pay tiles worth { $tiles }, and a card
       *[other] Pay tiles worth { $tiles }, and { $cards } cards
    }
}
option-pay-tile = Pay with a tile worth { $value }
option-give = Give the { $card }
option-show-hand = You cannot move: show your hand and draw two cards

event-path-laid = The path is laid.
event-first-player = { $seat } begins.
event-cards-drawn = { $known ->
    [yes] { $cards-count ->
        [0] { $seat } finds no card to draw.
        [one] { $seat } draws: { $cards }.
       *[other] { $seat } draws { $cards }.
    }
   *[no] { $cards-count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $cards-count } cards.
    }
}
event-deck-renewed = The discards become a new deck of { $count }.
event-cards-bought = { $seat } spends a tile worth { $value } for cards.
event-card-played = { $space ->
    [54] { $seat } plays { $card }: figure { $figure } reaches the mainland.
   *[other] { $seat } plays { $card }: figure { $figure } goes to space { $space }.
}
event-bridge-laid = { $seat } lays a bridge over the gap at space { $space }.
event-toll-paid = { $tiles-count ->
    [0] { $seat } pays { $toll } with cards: { $cards }.
    [one] { $seat } pays { $toll } with a tile worth { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }and cards: { $cards }.
    }
   *[other] { $seat } pays { $toll } with tiles worth { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }and cards: { $cards }.
    }
}
event-tile-taken = { $seat } takes { $item } { $value } from space { $space }.
event-cards-discarded = { $seat } discards { $cards }.
event-hand-shown = { $cards-count ->
    [0] { $seat } cannot move and has no cards.
   *[other] { $seat } cannot move and shows { $cards }.
}
event-path-done = { $seat } has brought the last figure home. The game ends.
event-walked-home = { $toll ->
    [0] { $seat } walks home for nothing.
   *[other] { $seat } walks home for { $toll }{ $tiles-count ->
        [0] {""}
        [one] , paid with a tile worth { $tiles }
       *[other] , paid with tiles worth { $tiles }
    }{ $cards-count ->
        [0] {""}
       *[other] { $tiles-count ->
            [0] , paid with cards: { $cards }
           *[other] {" "}and cards: { $cards }
        }
    }{ $debt ->
        [0] .
        [one] ; a point stays unpaid.
       *[other] ; { $debt } points stay unpaid.
    }
}
event-scored = { $debt ->
    [0] { $seat } scores { $score }: { $tiles } in tiles, { $cards } in cards.
   *[other] { $seat } scores { $score }: { $tiles } in tiles, { $cards } in cards, { $debt } in debt.
}

board-legend = On the board: ·12· a space, “ring 4” the tile on it, “+” another tile below, A1 the first figure of player A, ~~3~~ water that costs 3 to cross, ~~=~~ water with a bridge, ~~~~ more of the same water.
board-atlantis = Atlantis
board-mainland = Mainland
board-player = { $letter } { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $hand }, { $bridge ->
    [yes] bridge in hand
   *[no] bridge laid
}
board-goes = { $space ->
    [54] to the mainland
   *[other] to space { $space }
}{ $toll ->
    [0] {""}
   *[other] {""}, toll { $toll }
}{ $taken ->
    [yes] {""}, taken: a further card follows
   *[no] {""}
}
