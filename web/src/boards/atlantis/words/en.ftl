atlantis-space = Space { $space }: { $tile }
atlantis-tile = { $item } { $value }
atlantis-below = one more tile below
atlantis-gap = Gap, toll { $price }
atlantis-gap-bridge = Lay your bridge over this gap, toll { $price }
atlantis-bridge = bridged, free
atlantis-figure = { $together ->
    [one] Figure { $figure } of { $player }, { $place }
   *[other] One of { $together } figures of { $player }, { $place }
}
atlantis-on-island = in Atlantis
atlantis-on-mainland = on the mainland
atlantis-on-space = on space { $space }
atlantis-card = { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
}
atlantis-collected = Collected tiles
atlantis-collected-sum = { $count ->
    [0] No tiles
    [one] One tile, { $points } points
   *[other] { $count } tiles, { $points } points
}
atlantis-chosen = { $tile }, chosen to pay with
atlantis-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
atlantis-has-bridge = has a bridge
atlantis-home = { $count } of 3 home
atlantis-preview = { $place }{ $toll ->
    [0] {""}
   *[other] , toll { $toll }
}{ $tile ->
    [none] {""}
   *[other] , takes { $tile }
}{ $occupied ->
    [yes] , occupied: play on
   *[no] {""}
}
gain-tiles = Tiles taken
gain-bought = Tiles spent for cards
gain-tolls = Tiles paid as tolls
gain-walk = The last walk home
gain-cards = Cards left in hand
option-play = Move { $figure } with the { $card }
which-figure = which figure?
which-card = with which card?
atlantis-own-figure = { $together ->
    [one] the figure { $place }
   *[other] a figure { $place }
}
atlantis-gains = +{ $count }
atlantis-toll = toll { $count }
atlantis-plays-on = occupied, so another card has to follow
