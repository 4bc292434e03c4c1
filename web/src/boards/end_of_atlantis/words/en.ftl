end-of-atlantis-chart = Sea chart
end-of-atlantis-port = Port
end-of-atlantis-ocean = Ocean
end-of-atlantis-new-land = New Land
end-of-atlantis-in-port = in Port
end-of-atlantis-on-ocean = on the Ocean
end-of-atlantis-neutral = neutral
end-of-atlantis-count-of = { $who } { $count }
end-of-atlantis-free = { $free ->
    [0] full
   *[other] { $free } free
}
end-of-atlantis-ship = { $letter }, { $ship }, { $where }. Aboard: { $aboard }. { $free ->
    [0] Full.
    [one] One free space.
   *[other] { $free } free spaces.
} { $power }
end-of-atlantis-throw = Discard a refugee of { $who }, { $count } aboard
end-of-atlantis-doom-markers = Doom Markers: { $standing } standing, { $fallen } fallen
end-of-atlantis-camp = Refugee camp: { $count } neutral
end-of-atlantis-ashore = On the New Land: { $who } { $count }
end-of-atlantis-event = Event
end-of-atlantis-turn = Turn { $turn }
end-of-atlantis-phase-set-up = Set-up
end-of-atlantis-phase-senate = Senate Phase
end-of-atlantis-phase-factions = Factions Phase
end-of-atlantis-phase-rows = Voting Phase
end-of-atlantis-phase-voting = Voting Phase
end-of-atlantis-phase-strategos = Voting Phase
end-of-atlantis-phase-doom = Doom Phase
end-of-atlantis-phase-over = The end
end-of-atlantis-senate = Senate
end-of-atlantis-bench = { $place }. { $who }, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
end-of-atlantis-bench-fist = { $who }, bid not open
end-of-atlantis-factions = Factions
end-of-atlantis-faction = { $faction }. { $ability }{ $bonus ->
    [0] {""}
    [one] { " " }One bonus point.
   *[other] { " " }{ $bonus } bonus points.
}{ $held ->
    [yes] { " " }Held by { $who }.
   *[no] {""}
}
end-of-atlantis-rows = Cards to vote on
end-of-atlantis-player = Player
end-of-atlantis-vote = Vote { $vote }
end-of-atlantis-face-down = face down
end-of-atlantis-row-card = { $card }, { $who }, vote { $vote }{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}{ $rank ->
    [0] {""}
    [1] , first
    [2] , second
   *[other] , third
}{ $resolved ->
    [yes] , resolved
   *[no] {""}
}
end-of-atlantis-kind-refugees = Refugees
end-of-atlantis-kind-aristocracy = Aristocracy
end-of-atlantis-kind-support = Support
end-of-atlantis-kind-ships = Ships
end-of-atlantis-kind-royal-ship = Royal Ship
end-of-atlantis-kind-sabotage = Sabotage
end-of-atlantis-kind-betrayal = Betrayal
end-of-atlantis-fist = bid not open
end-of-atlantis-bid = { $tokens ->
    [0] bids nothing
   *[other] bids { $tokens }
}
end-of-atlantis-gods = The gods' hand
end-of-atlantis-ways = Which way?
end-of-atlantis-let-go = Let go
end-of-atlantis-unfold = Read cards
end-of-atlantis-fold = Fold cards
end-of-atlantis-tokens = Tokens
end-of-atlantis-special-card = Special card
end-of-atlantis-screen = { $count ->
    [one] One cube behind your screen
   *[other] { $count } cubes behind your screen
}
end-of-atlantis-screen-name = cubes
end-of-atlantis-discards = { $count ->
    [one] One discarded cube
   *[other] { $count } discarded cubes
}
end-of-atlantis-discards-name = discarded
end-of-atlantis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-of-atlantis-has-cubes = { $count ->
    [one] one cube behind the screen
   *[other] { $count } cubes behind the screen
}
end-of-atlantis-has-hand = { $count ->
    [one] one politics card in hand
   *[other] { $count } politics cards in hand
}
end-of-atlantis-has-specials = { $count ->
    [one] one special card
   *[other] { $count } special cards
}
gain-ships = Refugees who arrived
gain-company = Other colours aboard
gain-moving = Ships brought in
gain-majorities = Majorities and the Senate
gain-factions = Bonus on factions
gain-cards = Cards
gain-treasures = Treasures
