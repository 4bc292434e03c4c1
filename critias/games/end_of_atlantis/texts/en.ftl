game-title = End of Atlantis
game-summary = Atlantis sinks, the ships are few: fill them, move them, and save more of your house than the others.
game-length = One to two hours

card-refugees-1 = Refugees (1)
card-refugees-1-special = Refugees (1) plus a special card
card-refugees-1-move = Refugees (1) plus moving another ship
card-refugees-1-vp = Refugees (1) plus 1 point
card-refugees-2 = Refugees (2 on one ship)
card-refugees-2-special = Refugees (2 on one ship) plus a special card
card-refugees-2-move = Refugees (2 on one ship) plus moving another ship
card-refugees-2-vp = Refugees (2 on one ship) plus 1 point
card-refugees-1-1 = Refugees (1 and 1 on two ships)
card-refugees-1-1-special = Refugees (1 and 1 on two ships) plus a special card
card-refugees-1-1-move = Refugees (1 and 1 on two ships) plus moving another ship
card-refugees-1-1-vp = Refugees (1 and 1 on two ships) plus 1 point
card-refugees-2-1 = Refugees (2 and 1 on two ships)
card-refugees-2-1-special = Refugees (2 and 1 on two ships) plus a special card
card-refugees-2-1-move = Refugees (2 and 1 on two ships) plus moving another ship
card-refugees-2-1-vp = Refugees (2 and 1 on two ships) plus 1 point
card-aristocracy-1 = Aristocracy (1)
card-aristocracy-2 = Aristocracy (1 and 1 on two ships)
card-support = Support
card-ships-2 = Ships (2)
card-ships-3 = Ships (3)
card-royal-ship = Royal Ship
card-sabotage = Sabotage
card-betrayal = Betrayal
cards-refugees-1 = Refugees (1)
cards-refugees-1-special = Refugees (1) plus a special card
cards-refugees-1-move = Refugees (1) plus moving another ship
cards-refugees-1-vp = Refugees (1) plus 1 point
cards-refugees-2 = Refugees (2 on one ship)
cards-refugees-2-special = Refugees (2 on one ship) plus a special card
cards-refugees-2-move = Refugees (2 on one ship) plus moving another ship
cards-refugees-2-vp = Refugees (2 on one ship) plus 1 point
cards-refugees-1-1 = Refugees (1 and 1 on two ships)
cards-refugees-1-1-special = Refugees (1 and 1 on two ships) plus a special card
cards-refugees-1-1-move = Refugees (1 and 1 on two ships) plus moving another ship
cards-refugees-1-1-vp = Refugees (1 and 1 on two ships) plus 1 point
cards-refugees-2-1 = Refugees (2 and 1 on two ships)
cards-refugees-2-1-special = Refugees (2 and 1 on two ships) plus a special card
cards-refugees-2-1-move = Refugees (2 and 1 on two ships) plus moving another ship
cards-refugees-2-1-vp = Refugees (2 and 1 on two ships) plus 1 point
cards-aristocracy-1 = Aristocracy (1)
cards-aristocracy-2 = Aristocracy (1 and 1 on two ships)
cards-support = Support
cards-ships-2 = Ships (2)
cards-ships-3 = Ships (3)
cards-royal-ship = Royal Ship
cards-sabotage = Sabotage
cards-betrayal = Betrayal

ship-ark = Ark
ship-science-vessel = Science Vessel
ship-royal-barge = Royal Barge
ship-airship = Airship
ship-warship = Warship

special-pursuit-ship = Pursuit Ship
special-empath = Empath
special-guards = Guards
special-alliance = Alliance
special-hidden-holds = Hidden Holds
special-unexpected-intervention = Unexpected Intervention
special-for-the-common-good = For the Common Good
special-shapeshifting-spy = Shapeshifting Spy
special-exotic-birds = Exotic Birds
special-orichalcum = Orichalcum
special-key-of-atlantis = Key of Atlantis
specials-pursuit-ship = Pursuit Ship
specials-empath = Empath
specials-guards = Guards
specials-alliance = Alliance
specials-hidden-holds = Hidden Holds
specials-unexpected-intervention = Unexpected Intervention
specials-for-the-common-good = For the Common Good
specials-shapeshifting-spy = Shapeshifting Spy
specials-exotic-birds = Exotic Birds
specials-orichalcum = Orichalcum
specials-key-of-atlantis = Key of Atlantis

event-card-senators-wisdom = Senators' Wisdom
event-card-flood-of-the-poor = The Flood of the Poor
event-card-favorable-winds = Favorable Winds
event-card-senate-pays-its-debts = The Senate Pays Its Debts
event-card-wrath-of-the-ocean-god = Wrath of the Ocean God!
event-card-in-this-together = We're All In This Together
event-card-chaos-spreads = Chaos Spreads!
event-card-gifts-of-the-gods = Gifts of the Gods
event-card-senates-leadership = Under the Senate's Leadership
event-card-all-doomed = We're All Doomed!

faction-archont = Archont
faction-basileus = Basileus
faction-demagogos = Demagogos
faction-demiurgos = Demiurgos
faction-oraklos = Oraklos
faction-philosophos = Philosophos
faction-strategos = Strategos
factions-archont = Archont
factions-basileus = Basileus
factions-demagogos = Demagogos
factions-demiurgos = Demiurgos
factions-oraklos = Oraklos
factions-philosophos = Philosophos
factions-strategos = Strategos

place-supply = behind your screen
place-pool = the Senate Pool
place-discarded = your discarded cubes
place-new-land = the New Land
place-ark = the Ark
place-science-vessel = the Science Vessel
place-royal-barge = the Royal Barge
place-airship = the Airship
place-warship = the Warship

source-own = own card
source-neighbour = neighbour's card
source-gods = from the gods' hand
source-hand = from the hand, with Unexpected Intervention
source-strategos = with Strategos

reason-ship = refugees on a ship
reason-colours = other colours aboard
reason-mover = bringing a ship in
reason-science-vessel = the advanced Science Vessel
reason-alliance = neutral refugees by Alliance
reason-refugee-majority = the most refugees on the New Land
reason-senate-majority = the most tokens in the Senate Pool
reason-faction-bonus = the bonus on a faction
reason-card = a Refugees card
reason-sabotage = Sabotage
reason-betrayal = Betrayal
reason-senate-debts = the debts of the Senate
reason-exotic-birds = Exotic Birds
reason-orichalcum = Orichalcum
reason-key-of-atlantis = the Key of Atlantis

voting-open = open voting
voting-hidden = hidden voting
deck-politics = politics deck
deck-special = special deck
chart-standard = standard chart
chart-royal = royal chart
origin-supply = from the supply
origin-pool = from the Senate Pool

special-says-pursuit-ship = Play before boarding: your refugees may board { $pursuit-ship ->
    [all-ships] ships
   *[one-ship] a ship
} on the Ocean.
special-says-empath = Instead of a Refugees card: exchange { $empath ->
    [exactly-three] 3
   *[up-to-three] up to 3
} neutral refugees on a ship in Port for your own.
special-says-guards = When Betrayal or Sabotage names a ship with your refugees: cancel that card.
special-says-alliance = When a ship with neutral refugees arrives: score the neutrals as if they were yours{ $alliance ->
    [replaces] , in place of your own.
   *[adds] , besides your own.
}
special-says-hidden-holds = Play before boarding: your refugees may board a full ship.
special-says-unexpected-intervention = Instead of the card you won with: resolve a card from your hand.
special-says-for-the-common-good = After boarding: discard one of those refugees and move that ship.
special-says-shapeshifting-spy = After all have bid: your bid counts one more.
special-says-exotic-birds = { $points-exotic-birds ->
    [one] 1 point
   *[other] { $points-exotic-birds } points
} at the end of the game.
special-says-orichalcum = { $points-orichalcum ->
    [one] 1 point
   *[other] { $points-orichalcum } points
} at the end of the game.
special-says-key-of-atlantis = { $points-key-of-atlantis ->
    [one] 1 point
   *[other] { $points-key-of-atlantis } points
} at the end of the game.

card-says-refugees-1 = Board 1 of your refugees on a ship in Port.
card-says-refugees-1-special = Board 1 of your refugees on a ship in Port. Then draw a special card.
card-says-refugees-1-move = Board 1 of your refugees on a ship in Port. Then move another ship.
card-says-refugees-1-vp = Board 1 of your refugees on a ship in Port. You also gain 1 point.
card-says-refugees-2 = Board 2 of your refugees together on a ship in Port.
card-says-refugees-2-special = Board 2 of your refugees together on a ship in Port. Then draw a special card.
card-says-refugees-2-move = Board 2 of your refugees together on a ship in Port. Then move another ship.
card-says-refugees-2-vp = Board 2 of your refugees together on a ship in Port. You also gain 1 point.
card-says-refugees-1-1 = Board 1 of your refugees each on two ships in Port.
card-says-refugees-1-1-special = Board 1 of your refugees each on two ships in Port. Then draw a special card.
card-says-refugees-1-1-move = Board 1 of your refugees each on two ships in Port. Then move another ship.
card-says-refugees-1-1-vp = Board 1 of your refugees each on two ships in Port. You also gain 1 point.
card-says-refugees-2-1 = Board 2 of your refugees on a ship in Port and 1 on another.
card-says-refugees-2-1-special = Board 2 of your refugees on a ship in Port and 1 on another. Then draw a special card.
card-says-refugees-2-1-move = Board 2 of your refugees on a ship in Port and 1 on another. Then move another ship.
card-says-refugees-2-1-vp = Board 2 of your refugees on a ship in Port and 1 on another. You also gain 1 point.
card-says-aristocracy-1 = Board 1 of your refugees on a ship in Port. If the ship is full, a neutral refugee or one of a player with more points than you makes room.
card-says-aristocracy-2 = Board 1 of your refugees each on two ships in Port. If a ship is full, a neutral refugee or one of a player with more points than you makes room.
card-says-support = Draw 2 special cards.
card-says-ships-2 = Move 2 ships.
card-says-ships-3 = Move 3 ships.
card-says-royal-ship = Move 1 ship. If it arrives, all aboard score by the royal chart: { $charts-royal-1 }, { $charts-royal-2 }, { $charts-royal-3 }, { $charts-royal-4 }, { $charts-royal-5 }.
card-says-sabotage = Drive a ship on the Ocean back to Port; all aboard are discarded. Gain 1 point for each refugee of a player with more points than you.
card-says-betrayal = Discard up to 4 refugees from a ship in Port, and gain 1 point for each of a player with more points than you. Or discard up to 4 tokens of a player from the Senate Pool.

faction-says-archont = On choosing: draw 5 politics cards, then discard 5.
faction-says-basileus = On choosing: board 1 refugee on a ship in Port.
faction-says-demagogos = On choosing: move 1 ship out of the Port.
faction-says-demiurgos = On choosing: draw a special card.
faction-says-oraklos = Up to 2 cards of your row stay face down until their voting is over.
faction-says-philosophos = Once a turn, after a voting in which you resolved nothing: take back up to 2 tokens.
faction-says-strategos = After the last voting: resolve one of your cards without tokens.

ship-says-ark = Advanced: { $ships-advanced-1 ->
    [one] 1 space
   *[other] { $ships-advanced-1 } spaces
}, and a neutral boards on each return to Port.
ship-says-science-vessel = Advanced: { $points-science-vessel ->
    [one] 1 point
   *[other] { $points-science-vessel } points
} more for whoever brings it in.
ship-says-royal-barge = Advanced: a special card for whoever brings it in.
ship-says-airship = Advanced: from the Port straight to the New Land, but never by Royal Ship.
ship-says-warship = Advanced: safe from Sabotage and Betrayal.

event-card-says-senators-wisdom = At the end of the turn the first and the second of the Senate draw a special card each.
event-card-says-flood-of-the-poor = This turn { $flood-of-the-poor ->
    [every-boarding] each politics card that boards refugees
   *[refugees] each Refugees card
} may board one refugee more, with one of its groups.
event-card-says-favorable-winds = This turn each politics card that moves ships { $favorable-winds ->
    [may] may move
   *[must] moves
} one more ship.
event-card-says-senate-pays-its-debts = At the end of the turn the first of the Senate gains { $points-debts-1 ->
    [one] 1 point
   *[other] { $points-debts-1 } points
} and the second gains { $points-debts-2 }.
event-card-says-wrath-of-the-ocean-god = At the end of the turn every ship on the Ocean is driven back to Port, and all aboard are discarded.
event-card-says-in-this-together = At the end of the turn, in Senate order and one at a time, all { $in-this-together ->
    [may-stop] may board up to 3 of the cubes left to them.
   *[must] board 3 of the cubes left to them, while there is room.
}
event-card-says-chaos-spreads = This turn has no Senate Phase and no Factions Phase: the Senate Pool and the factions stay as they were, and abilities may be used again.
event-card-says-gifts-of-the-gods = This turn 5 politics cards lie open. After each voting one winner may resolve one of them instead of another card: the first, else the second, else the third.
event-card-says-senates-leadership = This turn refugees board from the Senate Pool only.
event-card-says-all-doomed = At the end of the turn each player gives up 2 cubes for good for each Doom Marker that has fallen.
event-card-says-doom = Doom! Then a Doom Marker falls.

option-name-edition = Edition
edition-en = End of Atlantis: Revised Edition
edition-de = Die letzten Tage von Atlantis
option-name-length = Length
length-normal = Normal, 4 to 6 turns
length-long = Long, 4 to 7 turns
option-name-hand-size = Politics cards in hand

ask-eoa-setup-refugees = Place a refugee on a ship.
ask-eoa-senate-bid = How many tokens do you send to the Senate?
ask-eoa-factions-choose = Which faction do you ally with?
ask-eoa-factions-archont = Archont: draw five politics cards and discard five?
ask-eoa-factions-archont-discard = Archont: which card do you discard? { $left } to go.
ask-eoa-factions-basileus = Basileus: place a refugee on a ship in Port?
ask-eoa-factions-demagogos = Demagogos: move a ship out of the Port?
ask-eoa-factions-demiurgos = Demiurgos: draw a special card?
ask-eoa-factions-oraklos = Your row: { $cards }. Oraklos: which cards stay face down?
ask-eoa-factions-philosophos = Philosophos: take back tokens from voting { $vote }?
ask-eoa-factions-strategos = Strategos: resolve a card without tokens?
ask-eoa-voting-row = Which card do you lay at place { $place } of your row?{ $cards-count ->
    [0] { "" }
   *[other] { " " }So far: { $cards }.
}
ask-eoa-voting-hidden = Voting { $vote }: how many tokens do you bid in secret?
ask-eoa-voting-open = Voting { $vote }: how many tokens do you bid?{ $taken-count ->
    [0] { "" }
   *[other] { " " }Taken: { $taken }.
}
about-bid-taken = { $tokens } by { $seat }
ask-eoa-voting-resolve = { $place ->
    [1] You won voting { $vote }: resolve your { $card }, or the { $cards } of { $neighbour-seat }?
    [2] You came second in voting { $vote }: resolve your { $card }?
   *[other] You came third in voting { $vote }: resolve your { $card }?
}
ask-eoa-politics-refugees = { $cubes ->
    [one] Where do you board a refugee?
   *[other] Where do you board { $cubes } refugees together?
}
ask-eoa-politics-aristocracy = Where do you board a noble refugee?
ask-eoa-sailing-move = Which ship do you move?
ask-eoa-politics-sabotage = Sabotage: which ship on the Ocean turns back?
ask-eoa-politics-betrayal = Betrayal: whom do you betray?
ask-eoa-politics-betrayal-ship = Betrayal on the { $ship }: whose refugee is discarded? Up to { $left } more.
ask-eoa-politics-betrayal-senate = Betrayal: how many tokens does { $victim-seat } lose from the Senate Pool?
ask-eoa-special-guards = { $attacker-seat } aims { $card } at the { $ship }. Do you call Guards?
ask-eoa-special-alliance = The { $ship } arrives with neutral refugees. Do you play Alliance?
ask-eoa-special-spy = Voting { $vote }: all have bid. Do you play a Shapeshifting Spy?
ask-eoa-event-favorable-winds = Favorable Winds: move one more ship?
ask-eoa-event-flood-of-the-poor = The Flood of the Poor: board one more refugee?
ask-eoa-event-in-this-together = We're All In This Together: board a refugee?
ask-eoa-event-all-doomed = We're All Doomed! Which cube do you give up? { $left } to go.

order-eoa-special-spy = { special-shapeshifting-spy }
order-eoa-special-guards = { special-guards }
order-eoa-special-alliance = { special-alliance }
order-eoa-special-spy-wins = Play a Shapeshifting Spy if it makes me win, as bids lie then
order-eoa-special-spy-first = Play a Shapeshifting Spy if it makes me the first, as bids lie then
order-eoa-special-guards-one-aboard = Call Guards whenever I can
order-eoa-special-guards-two-aboard = Call Guards for two or more of my refugees
order-eoa-special-guards-three-aboard = Call Guards for three or more of my refugees
order-eoa-special-alliance-three-points = Play Alliance if it brings 3 points or more
order-eoa-special-alliance-six-points = Play Alliance if it brings 6 points or more

# What a question is good for, told in a first match.
purpose-eoa-setup-refugees = Refugees bring points when their ship reaches the New Land.
purpose-eoa-senate-bid = The highest bid chooses first and wins ties.
purpose-eoa-factions-choose = It helps you this turn; what nobody takes gathers points.
purpose-eoa-voting-row = One card for each of five votes; winners carry theirs out.
purpose-eoa-voting-hidden = The highest bids resolve a card; every bid is spent.
purpose-eoa-voting-open = The highest bids win; only bids of 0 may be alike.
purpose-eoa-voting-resolve = You won it: carry it out. Whoever passes gets nothing.
purpose-eoa-politics-refugees = Fill ships that sail soon: only arrivals bring points.
purpose-eoa-politics-aristocracy = On a full ship a neutral, or one of a player ahead, makes room.
purpose-eoa-sailing-move = From Port to Ocean, then to the New Land, where all score.
purpose-eoa-politics-sabotage = All aboard are lost; 1 point for each of a player ahead of you.
purpose-eoa-politics-betrayal = You gain a point for each refugee of somebody ahead of you.
purpose-eoa-special-guards = Guards cancel the card: nobody is lost.
purpose-eoa-special-alliance = Alliance lets the neutral refugees aboard count for you.
purpose-eoa-special-spy = A Spy raises your bid by one, after all bids are known.

option-bid = { $tokens ->
    [0] Bid nothing
    [one] Bid 1 token
   *[other] Bid { $tokens } tokens
}
option-take-faction = Ally with { $faction }
option-use-ability = Use { $faction }
option-decline = No
option-discard-politics = Discard { $card }
option-lay = Lay { $card }
option-keep-face-down = { $places-count ->
    [0] Reveal all
    [one] Keep card { $places } face down
   *[other] Keep cards { $places } face down
}
option-resolve = Resolve { $card } ({ $source })
option-pass = Pass
option-regain = { $tokens ->
    [0] Not this time
    [one] Take back 1 token
   *[other] Take back { $tokens } tokens
}
option-board = { $specials-count ->
    [0] Board { $cubes } on the { $ship }
   *[other] Board { $cubes } on the { $ship }, playing { $specials }
}
option-displace = { $specials-count ->
    [0] Take the place of a refugee of { $seat } on the { $ship }
   *[other] Take the place of a refugee of { $seat } on the { $ship }, playing { $specials }
}
option-displace-neutral = { $specials-count ->
    [0] Take the place of a neutral refugee on the { $ship }
   *[other] Take the place of a neutral refugee on the { $ship }, playing { $specials }
}
option-exchange = Play Empath: exchange { $cubes } neutral on the { $ship }
option-move = Move the { $ship }
option-target = The { $ship }
option-target-pool = Tokens of { $seat } in the Senate Pool
option-throw = Discard a refugee of { $seat }
option-throw-hidden = Discard a refugee of { $seat } from the hidden holds
option-throw-neutral = Discard a neutral refugee
option-remove = { $tokens ->
    [one] Remove 1 token
   *[other] Remove { $tokens } tokens
}
option-enough = That is enough
option-play-special = Play { $special }
option-lose = Give up a cube: { $place }
option-lose-from-card = Give up a cube on card { $place } of your row

event-markers-placed = Markers from the left: { $seats }.
event-turn-began = Turn { $turn } begins.
event-event-revealed = The event “{ $event-card }”: { $voting }, neutral refugees: { $neutrals }.
event-event-ended = The event “{ $event-card }” comes to its end.
event-neutrals-boarded = A neutral refugee boards the { $ship }.
event-politics-drawn = { $known ->
    [yes] { DOES($seat, "draws", "draw") } { $cards }.
   *[no] { $cards-count ->
        [one] { DOES($seat, "draws", "draw") } a politics card.
       *[other] { DOES($seat, "draws", "draw") } { $cards-count } politics cards.
    }
}
event-politics-discarded = { DOES($seat, "discards", "discard") } { $card }.
event-specials-drawn = { $known ->
    [yes] { $specials-count ->
        [0] { DOES($seat, "finds", "find") } no special card to draw.
       *[other] { DOES($seat, "draws", "draw") } { $specials }.
    }
   *[no] { $specials-count ->
        [one] { DOES($seat, "draws", "draw") } a special card.
       *[other] { DOES($seat, "draws", "draw") } { $specials-count } special cards.
    }
}
event-deck-renewed = The discards become a new { $deck } of { $count }.
event-gods-hand = The gods offer { $cards }.
event-gods-hand-discarded = The gods take back { $cards }.
event-senate-bid = { $tokens ->
    [0] { DOES($seat, "sends", "send") } nobody to the Senate.
   *[other] { DOES($seat, "sends", "send") } { $tokens } to the Senate.
}
event-faction-taken = { DOES($seat, "allies", "ally") } with { $faction }.
event-bonus-laid = A bonus point is laid on { $factions }.
event-cards-revealed = { DOES($seat, "reveals", "reveal") } { $cards }.
event-cards-kept-face-down = { $known ->
    [yes] { DOES($seat, "keeps", "keep") } face down: { $cards }.
   *[no] { $places-count ->
        [one] { DOES($seat, "leaves", "leave") } card { $places } face down.
       *[other] { DOES($seat, "leaves", "leave") } cards { $places } face down.
    }
}
event-card-shown = { DOES($seat, "turns", "turn") } up { $card }.
event-vote-bid = { DOES($seat, "bids", "bid") } { $tokens } in voting { $vote }.
event-vote-won = Voting { $vote } is won by { $seats }.
event-resolved = { DOES($seat, "resolves", "resolve") } { $card } ({ $source }).
event-passed = { DOES($seat, "resolves", "resolve") } nothing.
event-special-played = { DOES($seat, "plays", "play") } { $special }.
event-regained = { $tokens ->
    [one] { DOES($seat, "takes", "take") } a cube back.
   *[other] { DOES($seat, "takes", "take") } { $tokens } cubes back.
}
event-boarded = { $hidden ->
    [0] { $cubes ->
        [one] { DOES($seat, "boards", "board") } a refugee on the { $ship }, { $origin }.
       *[other] { DOES($seat, "boards", "board") } { $cubes } refugees on the { $ship }, { $origin }.
    }
   *[other] { $cubes ->
        [one] { DOES($seat, "boards", "board") } a refugee on the { $ship }, { $origin }, in the hidden holds.
       *[other] { DOES($seat, "boards", "board") } { $cubes } refugees on the { $ship }, { $origin }, { $hidden } of them in the hidden holds.
    }
}
event-exchanged = { $cubes ->
    [one] { DOES($seat, "replaces", "replace") } a neutral refugee on the { $ship } by one { $origin }.
   *[other] { DOES($seat, "replaces", "replace") } { $cubes } neutral refugees on the { $ship } by as many { $origin }.
}
event-refugees-discarded = { $cubes ->
    [one] { DOES($seat, "loses", "lose") } a refugee from the { $ship }.
   *[other] { DOES($seat, "loses", "lose") } { $cubes } refugees from the { $ship }.
}
event-hidden-discarded = { DOES($seat, "loses", "lose") } a refugee from the hidden holds of the { $ship }.
event-neutrals-discarded = { $cubes ->
    [one] A neutral refugee is thrown off the { $ship }.
   *[other] { $cubes } neutral refugees are thrown off the { $ship }.
}
event-tokens-removed = { $tokens ->
    [one] { DOES($seat, "loses", "lose") } a cube from the Senate Pool.
   *[other] { DOES($seat, "loses", "lose") } { $tokens } cubes from the Senate Pool.
}
event-ship-targeted = { DOES($seat, "aims", "aim") } { $card } at the { $ship }.
event-card-cancelled = Guards! { $card } is cancelled.
event-ship-sailed = The { $ship } sails out on the Ocean.
event-ship-arrived = The { $ship } reaches the New Land ({ $chart }).
event-ship-sent-home = The { $ship } is driven back to Port.
event-scored = { $points ->
    [one] { DOES($seat, "gains", "gain") } { $points } point for { $reason }.
   *[other] { DOES($seat, "gains", "gain") } { $points } points for { $reason }.
}
event-doom-marker-removed = { $left ->
    [0] The last Doom Marker falls.
   *[other] A Doom Marker falls; { $left } left.
}
event-ship-advanced = The { $ship } becomes advanced.
event-cube-lost = { DOES($seat, "gives", "give") } up a cube for good: { $place }.
event-cube-lost-from-card = { DOES($seat, "gives", "give") } up a cube for good: card { $place }.
event-cleaned-up = { $chaos ->
    [yes] Cubes and cards come back; the Senate stays as it is.
   *[no] Cubes, cards and factions come back.
}
event-game-ended = { $points ->
    [one] { DOES($seat, "wins", "win") } with 1 point.
   *[other] { DOES($seat, "wins", "win") } with { $points } points.
}

board-legend = On the board: ships A to E, with their free spaces and the refugees aboard; then the players in Senate order. Their cubes are what they can still bid or board; then come the cards, [2] the one that is voted on.
board-turn = { $phase ->
    [set-up] Set-up
    [senate] Turn { $turn }, Senate Phase
    [factions] Turn { $turn }, Factions Phase
    [rows] Turn { $turn }, Voting Phase: rows are laid
    [voting] Turn { $turn }, Voting Phase: { $voting ->
        [open] open voting
       *[hidden] hidden voting
    } { $vote } of 5
    [strategos] Turn { $turn }, Voting Phase: Strategos
    [doom] Turn { $turn }, Doom Phase
   *[over] The end
}. Doom Markers left: { $markers }. Refugee camp: { $camp }.
board-event = Event “{ $event }” ({ $voting ->
    [open] open voting
   *[hidden] hidden voting
}). { $says }
board-ship = { $letter } { $ship }{ $side ->
    [advanced] { " " }(advanced)
   *[starting] { "" }
}, { $place ->
    [ocean] on the Ocean
   *[port] in Port
}, { $free } of { $spaces } free: { $cubes }
board-new-land = New Land: { $cubes }
board-neutral = neutral
board-bonus = Bonus points for choosing: { $bonus }
board-bonus-point = { $points ->
    [one] 1 bonus point.
   *[other] { $points } bonus points.
}
board-gods = The gods' hand: { $cards }
board-player = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $supply ->
    [one] 1 cube
   *[other] { $supply } cubes
}, { $pool } in the Senate, { $faction }. { $hand } politics, { $specials } special.
board-no-faction = no faction
board-row-card = { $card }{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
}{ $resolved ->
    [yes] , resolved
   *[no] { "" }
}
board-face-down = face down
board-hand = Hand: { $hand }
board-specials = Special cards: { $specials }
