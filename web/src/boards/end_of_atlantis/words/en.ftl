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
end-of-atlantis-kind-refugees = Refu­gees
end-of-atlantis-kind-aristocracy = Aristo­cracy
end-of-atlantis-kind-support = Sup­port
end-of-atlantis-kind-ships = Ships
end-of-atlantis-kind-royal-ship = Royal Ship
end-of-atlantis-kind-sabotage = Sabo­tage
end-of-atlantis-kind-betrayal = Be­trayal
end-of-atlantis-fist = bid not open
end-of-atlantis-bid = { $tokens ->
    [0] bids nothing
   *[other] bids { $tokens }
}
end-of-atlantis-gods = The gods' hand
end-of-atlantis-ways = Which way?
end-of-atlantis-tokens = Tokens
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
end-of-atlantis-to-ships = The ships: show the sea chart
end-of-atlantis-in-port-short = Port
end-of-atlantis-at-sea-short = sea
end-of-atlantis-side-ships = Ships
end-of-atlantis-side-votes = Votes
end-of-atlantis-side-senate = Senate
end-of-atlantis-power-ark = a neutral boards on each return
end-of-atlantis-power-science-vessel = { $points-science-vessel ->
    [one] +1 point
   *[other] +{ $points-science-vessel } points
} for bringing it in
end-of-atlantis-power-royal-barge = special card for bringing it in
end-of-atlantis-power-airship = straight to the New Land
end-of-atlantis-power-warship = safe from attacks
end-of-atlantis-points-unit = pts
end-of-atlantis-short-archont = draw 5, discard 5
end-of-atlantis-short-basileus = board 1
end-of-atlantis-short-demagogos = 1 ship leaves
end-of-atlantis-short-demiurgos = 1 special card
end-of-atlantis-short-oraklos = hide 2 cards
end-of-atlantis-short-philosophos = 2 tokens back
end-of-atlantis-short-strategos = one card more
end-of-atlantis-short-refugees = board { $groups }
end-of-atlantis-short-aristocracy = board { $groups }, even if full
end-of-atlantis-short-support = 2 special cards
end-of-atlantis-short-ships = move { $ships }
end-of-atlantis-short-royal-ship = move 1, royal score
end-of-atlantis-short-sabotage = drive a ship back
end-of-atlantis-short-betrayal = discard up to 4
end-of-atlantis-plus-special = + special card
end-of-atlantis-plus-move = + move a ship
end-of-atlantis-plus-vp = + 1 point
end-of-atlantis-short-pursuit-ship = board at sea
end-of-atlantis-short-empath = swap for neutrals
end-of-atlantis-short-guards = stop an attack
end-of-atlantis-short-alliance = neutrals score
end-of-atlantis-short-hidden-holds = board when full
end-of-atlantis-short-unexpected-intervention = a card from hand
end-of-atlantis-short-for-the-common-good = give one, move
end-of-atlantis-short-shapeshifting-spy = bid counts +1
end-of-atlantis-short-exotic-birds = { $points-exotic-birds ->
    [one] 1 point
   *[other] { $points-exotic-birds } points
} at the end
end-of-atlantis-short-orichalcum = { $points-orichalcum ->
    [one] 1 point
   *[other] { $points-orichalcum } points
} at the end
end-of-atlantis-short-key-of-atlantis = { $points-key-of-atlantis ->
    [one] 1 point
   *[other] { $points-key-of-atlantis } points
} at the end
end-of-atlantis-taken = { $tokens }: bid by { $who } already
gain-ships = Refugees who arrived
gain-company = Other colours aboard
gain-moving = Ships brought in
gain-majorities = Majorities and the Senate
gain-factions = Bonus on factions
gain-cards = Cards
gain-treasures = Treasures
which-ship = on which ship?
which-cubes = how many refugees?
which-specials = with a special card, or as it is?
which-seat = whose?
which-source = whose card?
which-card = which card?
which-places = which cards?
# The board shows what the question says elsewhere.
ask-eoa-voting-row = Which card do you lay at place { $place } of your row?
# The board shows what the question says elsewhere.
ask-eoa-factions-oraklos = Oraklos: which cards stay face down?
ask-eoa-voting-row = Which card do you lay at place { $place } of your row?
ask-eoa-voting-resolve = { $place ->
    [1] You won voting { $vote }: which card do you resolve?
    [2] You came second in voting { $vote }: resolve your { $card }?
   *[other] You came third in voting { $vote }: resolve your { $card }?
}
