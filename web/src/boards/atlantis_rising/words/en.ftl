atlantis-rising-island = The island of Atlantis
atlantis-rising-tile = { $kind ->
    [mountains] { $place }: ore on { $printed } or more, { $chance } %
    [hills] { $place }: gold on { $printed } or more, { $chance } %
    [forests] { $place }: crystal on { $printed } or more, { $chance } %
    [cities] { $place }: two dice, a follower on { $printed } or more, { $chance } %
    [libraries] { $place }: draw two cards, { $keep ->
        [both] keep both
        [bottom] keep one, the other goes under the deck
       *[other] keep one, discard the other
    }
   *[other] { $place }: one ore becomes { $printed } Atlantium
}; { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}{ $people ->
    [none] { "" }
   *[other] ; here: { $people }
}{ $barrier ->
    [yes] ; behind a barrier
   *[no] { "" }
}
atlantis-rising-flooded = { $place }: under water
atlantis-rising-piece = { $piece } of { $player }{ $resting ->
    [yes] , done
   *[no] { "" }
}
atlantis-rising-pieces = { $count } × { $piece } of { $player }{ $resting ->
    [yes] , done
   *[no] { "" }
}
atlantis-rising-centre = The centre: 1 mystic energy each{ $people ->
    [none] { "" }
   *[other] ; here: { $people }
}
atlantis-rising-centre-lost = The centre: under water. All is lost.
atlantis-rising-wrath = Wrath of the gods: space { $space } of { $spaces }, { $value ->
    [one] one tile floods
   *[other] { $value } tiles flood
} at the end of the round
atlantis-rising-wrath-title = Wrath: floods per round
atlantis-rising-tab-island = Island
atlantis-rising-tab-gate = Gate { $count }/{ $all }
atlantis-rising-gate = The cosmic gate
atlantis-rising-built = { $count } of { $all } components built
atlantis-rising-is-built = built
atlantis-rising-roll = { $bonus ->
    [0] { $player }: { $dice } = { $total }, needed { $target }
   *[other] { $player }: { $dice } + { $bonus } ({ $added }) = { $total }, needed { $target }
}
atlantis-rising-round = Round { $round }: { $phase ->
    [place] Atlanteans are placed
    [oracles] misfortunes
    [misfortunes] misfortunes
    [late] after the misfortunes
    [actions] Atlanteans act
    [wrath] the wrath of the gods
   *[other] the beginning
} · { $misfortunes } misfortunes, { $library } library cards in the decks
atlantis-rising-round-short = Round { $round } · decks: { $misfortunes } misfortunes, { $library } library cards
atlantis-rising-proposes = { $player } proposes: { $option }
atlantis-rising-agree = I agree
atlantis-rising-open-cards = Cards in the open
atlantis-rising-pool = To be placed
atlantis-rising-to-place = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
atlantis-rising-stuff = Your resources
atlantis-rising-cards = Your cards
atlantis-rising-raise-barrier = Barrier for energy …
atlantis-rising-unflood = Raise a tile for energy …
atlantis-rising-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
atlantis-rising-starts = starting player
atlantis-rising-state = { $state ->
    [ready] ready
    [waiting] waits
   *[other] { $count } to place
}
which-place = where to?
which-piece = who?
which-peninsula = where?
which-stuff = what of it?
which-count = how much?
which-seat = for whom?
which-card = which card?
which-take = for what?
which-give = what for it?
which-saved = what does the Artificer save?
atlantis-rising-odds = { $chance } %
# The board shows what the question says elsewhere.
ask-rising-actions-choose = { $left ->
    [0] All of your Atlanteans have acted. What else do you do?
   *[other] Which of your Atlanteans acts?
}
atlantis-rising-ending-facts = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} · { $built } of { $all } components · { $lost } of { $tiles } tiles under water
atlantis-rising-ending-by-round = Tiles lost by round
atlantis-rising-ending-deeds = What each did
atlantis-rising-ending-acted = actions
atlantis-rising-ending-good = good rolls
atlantis-rising-ending-found = found
atlantis-rising-ending-given = given
atlantis-rising-ending-cards = cards
atlantis-rising-ending-most = most of all
