colossus-tab-now = Now
colossus-you-are = You are:
colossus-pick-on-map = Pick it on the map.
colossus-no-strife = Nobody has fought at your map table this turn.
colossus-nothing-asked = Nothing is asked of you now.
colossus-closing = The last turn is over. Control may still rule, and then closes the game.
colossus-is-over = It is over.
colossus-tab-map = Map
colossus-tab-council = Council
colossus-tab-city = City
colossus-tab-house = House
colossus-tab-deals = Deals
colossus-tab-world = World
colossus-turn = Turn { $turn } of { $turns }
colossus-turn-short = { $turn }/{ $turns }
colossus-last-turn = Last Turn Madness
colossus-last-turn-next = The next turn is the last
colossus-doom = DOOM of Atlantis: { $doom }. { $omens ->
    [0] No sign of ill portent has been seen.
    [one] One sign of ill portent has been seen.
   *[other] { $omens } signs of ill portent have been seen.
}
step-strategy = Strategy
step-movement = Movement
step-eris = Eris and trophies
colossus-count = { $count } { $name }
colossus-map-of = Map of { $table }
colossus-map-hint = Point at a region to read what is there.
colossus-maps = Maps
colossus-your-map = yours
colossus-cities = Cities of this map
colossus-ready = ready
colossus-awaited = awaited
colossus-reward-talents = { $count ->
    [one] one Talent card
   *[other] { $count } Talent cards
}
colossus-reward-kudos = { $count ->
    [one] one Kudos card
   *[other] { $count } Kudos cards
}
colossus-reward-arete = { $count ->
    [one] one Arete card
   *[other] { $count } Arete cards
}
colossus-reward-orichalcum = { $count } orichalcum
colossus-reward-vril = { $count } vril
colossus-empire-garrison = garrison of { $empire }
colossus-empire-army = army of { $empire } at war, a DOOM die and { $strength }
colossus-empire-beaten = { $empire } is beaten here
colossus-raid = { $empire } comes with { $count ->
    [one] one Hoplite
   *[other] { $count } Hoplites
}
colossus-raid-on-you = { $empire } will raid your city with { $count ->
    [one] one Hoplite
   *[other] { $count } Hoplites
}.
colossus-challenges = challenges { $player }
colossus-city-of = City of { $player }
colossus-fights = Strife
colossus-fight-open = …
colossus-fight-won = { $player } wins with { $total }
colossus-fight-tied = a tie, all players lose
colossus-fight-foe = lost
colossus-fight-off = nobody left to fight
colossus-sheet = Strategy sheet
colossus-have = { $count ->
    [0] none
   *[other] { $count }
}
colossus-destination = Destination: { $name }
colossus-pick-region = Where to?
colossus-on-map = On the map
colossus-send = Send { $name } here
colossus-where-to = Where do they go: { $name }?
colossus-rolls-one = { $count } in all: each counts 1 here{ $support ->
    [0] .
   *[other] , and orichalcum adds { $support }.
}
colossus-rolls-chaos = { $count ->
    [one] One Chaos die
   *[other] { $count } Chaos dice
}{ $support ->
    [0] .
   *[other] , and orichalcum adds { $support }.
}
colossus-rolls-doom = { $count ->
    [one] A DOOM die
   *[other] { $count } DOOM dice
}, 5 DOOM each{ $support ->
    [0] .
   *[other] , and orichalcum adds { $support }.
}
colossus-prospect = Sure: { $sure } more. If nobody puts in more than you: { $most }.
colossus-prospect-cogs = A quest for knowledge: { $sure } cogs for sure. If nobody puts in more than you: { $most }.
colossus-build-note = More than { $threshold } brings one for sure; the most at the table brings one, too.
colossus-support-note = Strength 1 for each, up to { $count }.
colossus-challenge = Challenge cities
colossus-challenge-tokens = { $left ->
    [0] No challenge token is left. Pick a name again to withdraw the challenge.
   *[other] Each takes a challenge token: { $left } of { $all } left.
}
colossus-challenge-free = By law these challenges take no token.
colossus-challenge-spared = Nobody attacks { $player }: that costs a Dishonour Star.
colossus-challenges-spared = Nobody attacks { $players }. Send units, or withdraw: one challenge at most can do without.
colossus-challenge-any = Challenge token: any city of your map
colossus-challenge-of = Challenge token: the city of { $player }
colossus-orichalcum-used = Orichalcum on the sheet: { $used } of { $limit } at most.
colossus-hand-in = Hand in the sheet
colossus-less = less: { $name }
colossus-more = more: { $name }
colossus-quorum = { $there } of { $members } are there; { $needed } make a quorum.
colossus-order = Order of Arete
colossus-absent = absent
colossus-arete = Arete { $count }
colossus-guest = guest
colossus-acting = chooses now
colossus-closed-doors = Behind closed doors: what this council chooses is read out when the councils rise.
colossus-actions = Council actions
colossus-taken-by = taken by { $player }
colossus-grown = { $steps ->
    [one] grown one step
   *[other] grown { $steps } steps
}
colossus-which-council = Council to look at
colossus-shop = Upgrades
colossus-shop-price = Your next card costs { $count } { $resource }.
colossus-shop-dearer = { $count ->
    [one] One price step more
   *[other] { $count } price steps more
}
colossus-shop-cheaper = { $count ->
    [one] One price step less
   *[other] { $count } price steps less
}
colossus-left = { $count ->
    [0] sold out
   *[other] { $count } left
}
colossus-ballot = Amendments are voted on with { $resource } here.
colossus-docket = Docket
colossus-votes = { $ayes } to { $nays }
colossus-starts = from turn { $turn }
colossus-ballot-paper = Ballot
colossus-cast = Cast your vote
colossus-draft = Draft of an amendment
colossus-draft-number = A number
colossus-draft-switch = A rule
colossus-draft-name = A name
colossus-draft-text = A rule in words
colossus-draft-which = Which number
colossus-draft-value = From now on ({ $least } to { $most })
colossus-draft-which-rule = Which rule
colossus-draft-till-now = Till now: { $setting }
colossus-draft-setting = From now on
colossus-draft-thing = What gets another name
colossus-draft-new-name = Its new name
colossus-draft-words = The rule, for Control to apply
colossus-propose = Propose it
colossus-figure-amendments = { $count ->
    [one] 1 amendment
   *[other] { $count } amendments
}
colossus-figure-arete = { $count ->
    [one] 1 Arete card
   *[other] { $count } Arete cards
}
colossus-figure-army-cut = armies { $count } weaker
colossus-figure-bonus = +{ $count } to the roll
colossus-figure-cogs = { $count ->
    [one] 1 cog
   *[other] { $count } cogs
}
colossus-figure-defence = { $count } in defence
colossus-figure-discount = { $count } talents less
colossus-figure-doom-cut = { $count } DOOM less
colossus-figure-doom-tokens = { $count } DOOM tokens
colossus-figure-fails-to = fails up to { $count }
colossus-figure-hatred = { $count } hatred
colossus-figure-hatred-cut = { $count } hatred less
colossus-figure-hoplites = { $count } Atlantis Hoplites
colossus-figure-hoplites-fewer = { $count } Hoplites fewer
colossus-figure-kudos = { $count ->
    [one] 1 Kudos card
   *[other] { $count } Kudos cards
}
colossus-figure-orichalcum = { $count } orichalcum
colossus-figure-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
colossus-figure-price = { $count } talents
colossus-figure-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
colossus-figure-steps-less = { $count ->
    [one] one price step less
   *[other] { $count } price steps less
}
colossus-figure-talent-cards = { $count } Talent cards
colossus-figure-talents = { $count } talents
colossus-figure-talents-each = { $count } talents each
colossus-figure-talents-per-star = { $count } talents a star
colossus-figure-triremes = { $count } Atlantis Triremes
colossus-figure-vril = { $count } vril
colossus-figure-win-kudos = { $count } Kudos cards for winning
colossus-holdings = What you have
colossus-units = Units
colossus-why = Why so many: { $name }
colossus-why-nothing = Nothing changed lately.
colossus-in-turn = Turn { $turn }
colossus-cards = Cards: { $cards }
colossus-of-house = { $role } of the House of { $house }
colossus-offices = Archon: { $offices }
colossus-state-troops = { $count } of them of Atlantis
colossus-wonders = Wonders
colossus-upgrades = Upgrades
colossus-no-upgrades = None yet. Your council sells some.
colossus-this-turn = Got and given this turn
colossus-choices = To choose from
colossus-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
colossus-hates-you = hatred of you: { $count }
colossus-house = House of { $house }
colossus-no-house = You are a Wandering Hero and belong to no House.
colossus-doom-of = DOOM { $doom }
colossus-kudos-of = Kudos { $count }
colossus-pledged = Pledged: { $talents } talents, { $orichalcum } orichalcum, { $vril } vril
colossus-empires = Rival empires
colossus-pacified = appeased by trade
colossus-army-at = { $table }: army with { $strength }
colossus-beaten-at = Beaten: { $tables }
colossus-fallen = { $wonder } is destroyed.
colossus-berths = Seats in the Ark: { $players }
colossus-heroes = Wandering Heroes
colossus-register = Changes of the rules
colossus-oaths = Oaths at the Temple of Poseidon
colossus-won-points = { $count ->
    [one] The House of { $houses } wins
   *[other] The Houses of { $houses } share the victory
}
colossus-won-points-you = Your House wins: { $houses }
colossus-won-deluge = { $count ->
    [0] Atlantis has drowned
    [one] Atlantis has drowned, and the House of { $houses } wins
   *[other] Atlantis has drowned, and the Houses of { $houses } win
}
colossus-won-deluge-you = Atlantis has drowned, and your House wins: { $houses }
colossus-ending-house = House
colossus-ending-houses = Points: kudos of all members, and 100 for each objective.
colossus-ending-deluge = The House with the least DOOM wins, and who sits in the Ark.
colossus-ending-objectives = Objectives
colossus-ending-points = Points
colossus-ending-winner = wins
colossus-ending-best-at = Objectives of the roles
colossus-ending-saved = Saved by the Ark: { $players }
colossus-ending-richest = Most talents: { $players }, with { $talents }
colossus-ending-hero = Most Arete of the Wandering Heroes: { $players }, with { $arete }
colossus-objective-basileus = ratified amendments
colossus-objective-strategos = armies, raids and Monsters beaten
colossus-objective-philosophos = different upgrades
colossus-objective-arkhitekton = wonders
colossus-objective-emporos = talents
colossus-objective-kataskopos = colonies
colossus-in-force = What holds now
colossus-until = until the end of turn { $turn }
colossus-proclaimed = Proclaimed by Control
colossus-free-cards = Cards of Control
colossus-free-card = card “{ $title }”
colossus-free-card-unseen = a secret card of Control
colossus-held-by = held by { $player }
colossus-card-open = open
colossus-card-secret = secret
colossus-card-loose = may be traded
colossus-card-kept = not for trade
colossus-card-used = used
colossus-rulings = Rulings of Control
option-sheet = the sheet as it is filled in below
option-ballot = { $vote ->
    [aye] Aye
    [nay] Nay
   *[abstain] Abstain
} ({ $amount })
option-draft = an amendment
colossus-of-atlantis = { $name } of Atlantis
colossus-card-kudos = Kudos card of { $value }
colossus-card-arete = Arete card of { $value }
colossus-offers = Open offers
colossus-no-offers = Nobody has offered you anything, nor you anybody.
colossus-offer-of = { $player } offers you
colossus-offer-by-you = Your offer to { $player }
colossus-you-give = You give: { $goods }
colossus-you-get = You get: { $goods }
colossus-accept = Accept
colossus-decline = Decline
colossus-withdraw = Withdraw
colossus-new-offer = Offer a trade
colossus-trade-at-maps = Upgrades, wonders and counters of Atlantis change hands between Map Phases.
colossus-offer-to = To
colossus-offer-give = You give
colossus-offer-want = You want
colossus-make-offer = Make the offer
colossus-pledge = Pledge help to your House
colossus-pledge-note = So much of yours may be spent on wonders and pacts by House-mates, without asking again.
colossus-pledge-give = Pledge
colossus-exchange = Exchange within your House
colossus-exchange-later = Roles and cities are exchanged between Map Phases.
colossus-exchange-roles = Propose to exchange roles
colossus-exchange-cities = Propose to exchange cities
colossus-exchange-roles-agree = Agree to exchange roles
colossus-exchange-cities-agree = Agree to exchange cities
colossus-exchange-proposed = Proposed
colossus-swear = Swear an oath
colossus-swear-later = Oaths are sworn at the Temple of Poseidon, in Free Time.
colossus-oath = I swear that …
colossus-curse = If it is not so, may …
colossus-swear-now = Swear
colossus-bribe = { $empire } offers you { $count } talents. Whoever takes them takes a Dishonour Star.
colossus-bribe-take = Take the gold
colossus-bribe-decline = Send it away
colossus-to-do-here = you are asked something here
colossus-offered-here = { $count ->
    [one] an offer waits
   *[other] { $count } offers wait
} for your answer
colossus-offers-trade = { $player } offers you a trade.
colossus-offers-gold = { $empire } offers you gold.
colossus-offers-roles = { $player } would like to exchange roles.
colossus-offers-cities = { $player } would like to exchange cities.
colossus-units-why = What became of them this turn
which-region = where to?
which-unit = which units?
which-seat = who?
which-upgrade = which upgrade?
# The board shows what the question says elsewhere.
ask-col-6-51 = Do you confirm what was reckoned at your table?
