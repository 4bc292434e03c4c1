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
purpose-atl-turn-choose = It goes to the next tile of that kind and takes the tile behind.
purpose-atl-move-occupied = Where somebody stands, the same figure has to move on.
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
event-first-player = { DOES($seat, "begins", "begin") }.
event-cards-drawn = { $known ->
    [yes] { $cards-count ->
        [0] { DOES($seat, "finds", "find") } no card to draw.
        [one] { DOES($seat, "draws", "draw") } { $cards }.
       *[other] { DOES($seat, "draws", "draw") } { $cards }.
    }
   *[no] { $cards-count ->
        [one] { DOES($seat, "draws", "draw") } a card.
       *[other] { DOES($seat, "draws", "draw") } { $cards-count } cards.
    }
}
event-deck-renewed = The discards become a new deck of { $count }.
event-cards-bought = { DOES($seat, "gets", "get") } cards for a tile worth { $value }.
event-card-played = { DOES($seat, "plays", "play") } { $card }: from { $start ->
    [0] Atlantis
   *[other] space { $start }
} to { $space ->
    [54] the mainland
   *[other] space { $space }
}.
event-bridge-laid = { DOES($seat, "lays", "lay") } a bridge over the gap at space { $space }.
event-toll-paid = { $tiles-count ->
    [0] { DOES($seat, "pays", "pay") } { $toll } with { $cards }.
    [one] { DOES($seat, "pays", "pay") } { $toll } with a tile worth { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }and { $cards }.
    }
   *[other] { DOES($seat, "pays", "pay") } { $toll } with tiles worth { $tiles }{ $cards-count ->
        [0] .
       *[other] { " " }and { $cards }.
    }
}
event-tile-taken = { DOES($seat, "takes", "take") } { $item } { $value } from space { $space }.
event-cards-discarded = { DOES($seat, "discards", "discard") } { $cards }.
event-hand-shown = { $cards-count ->
    [0] { DOES($seat, "cannot move and has", "cannot move and have") } no cards.
   *[other] { DOES($seat, "cannot move and shows", "cannot move and show") } { $cards }.
}
event-path-done = { DOES($seat, "has", "have") } brought the last figure home. The game ends.
event-walked-home = { $toll ->
    [0] { DOES($seat, "walks", "walk") } home for nothing.
   *[other] { DOES($seat, "walks", "walk") } home for { $toll }{ $tiles-count ->
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
    [0] { DOES($seat, "has", "have") } { $score } points: { $tiles } in tiles, { $cards } in cards.
   *[other] { DOES($seat, "has", "have") } { $score } points: { $tiles } in tiles, { $cards } in cards, less { $debt } of debt.
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
