# What the pages of a hall say of The Colossus of Atlantis
hall-turn-of = { $turn ->
    [0] { $turns } turns
   *[other] Turn { $turn } of { $turns }
}
hall-last-turn = Last Turn Madness
hall-last-turn-next = The next turn is the last
hall-casting-vote = It is tied: { $names } decides.
hall-omens = { $count ->
    [0] No sign of ill portent has been seen.
    [one] One sign of ill portent has been seen.
   *[other] { $count } signs of ill portent have been seen.
}
hall-house = House
hall-map = Map
hall-wonders = Wonders
hall-sheets-open = The sheets are open
hall-all-stay = All stay where they are.
hall-oaths = Oaths
hall-vacant = vacant
hall-fetching = Fetching …
hall-last-turn-switch = Last turn …
hall-about-amendment = It { $status }.
hall-about-bribe = { $empire } offers { $talents } talents.
hall-witness = Witness it
hall-judge-oath = Kept or broken …
hall-strike = Strike …
hall-judge = Judge …
hall-rulings-player = A player
hall-rulings-map = A map
hall-rulings-empires = Empires
hall-rulings-atlantis = Atlantis
hall-rulings-judgement = Judgement
hall-anyone = anyone at the table
hall-stays = as it is
hall-all-atlantis = Atlantis as a whole
hall-field-resource = Of what
hall-field-amount = How much
hall-field-deck = Which cards
hall-field-value = Value
hall-field-count = How many
hall-field-house = House
hall-field-limit = Limit
hall-field-number = Number
hall-field-switch = Rule
hall-field-setting = How it stands
hall-field-turns = Turns in all
hall-field-unit = Units
hall-field-state = Troops of Atlantis
hall-field-table = Map
hall-field-region = Region
hall-field-there = A Monster is there
hall-field-rewards = What lies there
hall-field-burned = It is burned
hall-field-upgrade = Upgrade
hall-field-take = Take it away
hall-field-wonder = Wonder
hall-field-target = Against whom
hall-field-office = Office
hall-field-empire = Empire
hall-field-hatred = Hatred
hall-field-at-war = At war with Atlantis
hall-field-beaten = The army is beaten
hall-field-talents = Talents
hall-rulings-improvise = Improvise
hall-used = used
hall-edict-hex-army = an army
hall-edict-hex-raid = raids
hall-field-kind = Which edict
hall-field-set-edict-target = Whom or what it is about
hall-field-where = Where, or against whom
hall-field-lift = It is lifted
hall-field-into = Joins the House
hall-field-merge-houses-role = What its king becomes
hall-field-council = Council
hall-field-action = Action
hall-field-steps = Steps grown
hall-field-set-currency-resource = Upgrades cost
hall-field-set-edict-amount = How much (0: nothing to count)
hall-field-title = Name of the card
hall-field-text = What it says
hall-field-proclaim-text = What holds
hall-field-open = Open for all to see
hall-field-tradeable = For trade
hall-field-card = Card
hall-field-gone = It is destroyed
hall-field-until = Until the end of turn
hall-field-proclamation = Proclamation
hall-field-set-raid-there = It comes
hall-field-owed = It is owed
hall-field-aboard = Aboard
hall-field-stands = The city stands
hall-field-points = Points that it loses
hall-field-rank = Place by age, 1 the oldest
hall-field-city = In the city of
hall-field-role = Role
hall-field-broken = The oath is broken
hall-field-entry = Amendment
hall-field-set-colony-seat = Whose colony
hall-field-place-wonder-seat = In whose city
hall-field-appoint-seat = To whom
hall-field-witness-oath-number = Oath
hall-field-judge-oath-number = Oath
hall-field-give-cards-count = How many (below zero: they are taken)
hall-tab-players = Players
hall-tab-hatred = Hatred
hall-tab-maps = Maps
hall-tab-councils = Councils
hall-tab-atlantis = Atlantis
hall-search-players = Search players
hall-house-role = House and role
hall-raid-coming = a raid is coming
hall-sum = Sum
hall-pick-region = Pick a region to rule on it
hall-doom-of-atlantis = DOOM { $doom } of { $limit }
hall-doom-share = { $share } per cent of the limit
hall-houses = Houses
hall-register = Amendments
hall-turn = Turn
hall-resource = Of what
hall-amount = Change
hall-cause = Why
hall-houses-are = { $count } Houses{ $heroes ->
    [0] .
    [one] {" "}and a Wandering Hero.
   *[other] {" "}and { $heroes } Wandering Heroes.
}
hall-maps-are = { $count ->
    [one] One map: { $maps }.
   *[other] { $count } maps: { $maps }.
}
hall-people-text = One person a line, or pasted from a spreadsheet. House and role may follow the name; what is left open is drawn. Up to three who have one seat together stand in one line: Ada & Bob, Atlas. Seats without a person are played by bots.
hall-people-example = Ada, Atlas, Basileus
hall-people-count = { $count ->
    [one] One person
   *[other] { $count } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}: Houses and roles
hall-which-oath = Which oath?
hall-archons = Archons
hall-known = What all know
hall-doom-of-houses = DOOM of the Houses
hall-war-with = War with { $empires }
hall-new-rules = New rules
hall-reveal-and-trophies = Reveal and trophies
hall-minutes = Minutes
hall-over = The End
hall-when-before = Set-up:
