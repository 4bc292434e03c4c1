# What the papers of the megagame say.
sheets-title = The Colossus of Atlantis, on paper
debrief-title = The Colossus of Atlantis: the debrief
briefings-title = The Colossus of Atlantis: briefings
briefings-lead = { $players } players, { $maps } maps, { $turns } turns.
moment = Turn { $turn } of { $turns }, { $phase }.
entries = After { $count } entries of the log.

# Headings
action = Action
amount = Amount
anyone = anyone at the table
arete-cards = Arete cards
armies = Armies on
asked = You are asked
atlantis = Atlantis
burned = burned
cause = Cause
challenges = Challenge tokens
change = Change
changes = Rule changes
chosen-by = Chosen by
city-of = In the city of
colonies = Colonies
colony = Colony
currency = Upgrades cost
curse = Curse
does = Order
doom = DOOM
empire = Empire
empires = Empires
entry = Entry
fallen = Fallen
from-turn = From turn
gives = Gives
hatred = Hatred
house = House
how-much = How much
kudos = Kudos
kudos-cards = Kudos cards
ledger-of = Ledger of { $name }
left = Left
limit = Limit
limit-secret = for Control alone
map = Map: { $name }
map-table = Map table
members = Members
monster = Monster
mood = Mood
number = No.
oath = Oath
oaths = Oaths
offers = Open offers
office = Office
offices = Offices
orichalcum = Orichalcum
order = Order
outcome = How it ended
overview = Control
overview-about = What Control has to know to go on by hand. Keep this sheet to yourself.
player = Player
players = Players
president = President
purse = Purse
quorum = Quorum
raids = Comes for
reason = Reason
region = Region
resource = Resource
rewards = Rewards
role = Role
ruling = Ruling
rulings = Rulings of Control
state-troops = Atlantis troops
status = Status
strategy-sheet = Strategy sheet
talents = Talents
terrain = Terrain
there = Units there
tokens = Tokens
turn = Turn
unit = Unit
units = Units
upgrade = Upgrade
upgrades = Upgrades
vril = Vril
wants = Wants
what = What
why = Why: this turn and the last
wonder = Wonder
wonders = Wonders

defeated = defeated
peace = peace
war = war
oath-spoken = spoken
oath-binding = binding
oath-kept = kept
oath-broken = broken

goods = { $thing ->
    [talents] talents
    [cogs] cogs
    [doom_tokens] DOOM tokens
    [kudos] Kudos cards
    [arete] Arete cards
    [hoplites] Atlantis Hoplites
    [triremes] Atlantis Triremes
    [orichalcum] orichalcum
    [vril] vril
    [upgrades] upgrades
   *[wonders] wonders
}

# The debrief
winners = Winners
deluge = The sea has taken Atlantis.
doom-about = The limit was { $limit }. What a House or Atlantis as a whole scored apart from players is in the lines, not in the bars.
doom-over-time = DOOM at the end of each turn
doom-by-player = DOOM by player
doom-by-cause = DOOM by cause
kudos-over-time = Kudos of each House at the end of each turn
kudos-by-player = Kudos by player
battles = Battles
battles-over-time = Battles in each turn
battles-won = Battles won
sacked = Cities sacked
trades = Trades
traders = Who traded most
no-trades = Nobody traded by the software.
no-wonders = No wonder was built.
oath-breakers = Oath-breakers
all-honest = No oath was found broken.
no-rulings = Control did not have to rule on anything.

# The briefings
your-house = Your House
your-table = At your map table
you-begin-with = You begin with
how-it-goes = How it goes
brief-house = You are of House { $house }. In the Diplomacy Stage you sit in the { $council }. Your House keeps one set of books: you see each other's purses, and nobody else does.
brief-no-house = You have no House yet. One may take you in through the Council of Law; then you stay there for good.
brief-map = You play on the map of { $table }. Once a turn you fill in a strategy sheet in secret: for each kind of unit build, move or stay.
brief-basileus = You are the king of your House. You speak for it, and in the Council of Law you decide on the rules of the game itself: amendments, trials, heroes.
aim-basileus = Your objective: the most amendments that become law; after that, the fewest Dishonour Stars.
brief-strategos = You lead the soldiers of your House. The Council of War gives out challenges, troops and letters of marque, and deals with the empires.
aim-strategos = Your objective: the most armies, raids and Monsters beaten.
brief-philosophos = You know what others do not. The Council of Wisdom deals in research, rituals, oracles and hexes.
aim-philosophos = Your objective: the most different upgrades.
brief-arkhitekton = You build what lasts. The Council of Wonders decides which Wonders rise, and where.
aim-arkhitekton = Your objective: the most Wonders in the cities of your House.
brief-emporos = You count the talents. The Council of Trade makes money, peace and embargoes.
aim-emporos = Your objective: the most talents.
brief-kataskopos = You are the scout and the spy of your House. The Council of Surveying knows the maps; you may listen at the door of another House.
aim-kataskopos = Your objective: the most colonies.
brief-hero = You are a Wandering Hero: no city, no House, but a sword that many would like to have beside them. You may attend any council.
aim-hero = Your own glory counts: the kudos that you collect, and the most arete of all heroes.
richest = Most talents: { $names }, with { $talents }.
best-hero = Most Arete of the Wandering Heroes: { $names }, with { $arete }.
objectives = Objectives
objective = Objective
points = Points
reached = Reached
decided-by = Decided by

# The sheets
age = Rank of age
bought = Upgrades so far
by-hand = By hand
more-steps = { $steps } price steps
costs = It costs { $price }.
effect = Effect
for-turn = To the end of turn
go-on = To go on by hand
go-on-1 = Say: the clock stands, nobody answers on a phone any more, and the next phase begins on paper. What this page says is true; what was entered since is done again.
go-on-2 = Each map table gets its pile: the map, and its players, who are cut apart along the dashed lines. Hand each strip to its player alone; a House may read the strips of its own.
go-on-3 = Each council gets its sheet, each table a reference booklet and blank sheets. Dice and cards: see the first page of the booklet.
go-on-4 = At the maps everybody fills in a strategy sheet and lays it down. Control reveals them; the Archons reckon builds, fights go by the numbers of the regions, cities last, and Control rolls for Monsters and empires.
go-on-5 = Every change is written on the strip, in the column By hand. Who adds DOOM tells Control, who keeps it on the sheet of Control.
go-on-6 = After the maps Control adds up DOOM and hatred, says whom the empires raid, and lays new rewards and a Monster on each map.
go-on-7 = In the councils the President reads out the actions in order of Arete and ticks what is chosen. What nobody chose grows by one step.
grown = Steps
in-force = In force
in-turn = Turn { $turn }:
ledgers = Ledgers
lies = { $thing ->
    [talents] { $count ->
        [one] { $count } Talent card
       *[other] { $count } Talent cards
    }
    [kudos] { $count ->
        [one] { $count } Kudos card
       *[other] { $count } Kudos cards
    }
    [arete] { $count ->
        [one] { $count } Arete card
       *[other] { $count } Arete cards
    }
    [orichalcum] { $count } orichalcum
   *[vril] { $count } vril
}
price = Price
rule = Rule
steps = Price steps
worth-now = Now

# The reference booklet
booklet-title = The Colossus of Atlantis: reference booklet
booklet-lead = Actions, upgrades, wonders and rules, for everybody. Where a rule names a number that stands otherwise under Figures, Figures is right.
figures = Figures
hand-1 = Chaos die: a die of four sides, or a usual one on which 5 and 6 are rolled again. DOOM die of 13: draw from the thirteen cards of one suit, ace 1 to king 13, and shuffle them again each time.
hand-2 = Cards: nobody needs a deck. Two dice of ten, or the stopwatch of a phone (its last two figures, 00 is 100), give a number up to 100. Roll again what is not in the table.
hand-3 = Upgrades: the first is free, each further one costs one price step more than the one before, in what the council takes (cogs, unless Research says otherwise).
dice = Dice
die = { $die ->
    [chaos] Chaos, 1-{ $sides }
   *[doom] DOOM, 1-{ $sides }
}
deck = { $deck ->
    [talents] Talent cards
    [kudos] Kudos cards
   *[arete] Arete cards
}
drawn = Of { $most }
value = Value
spawned = In each region every turn
doom-token = A DOOM token used
doom-die = A DOOM die rolled by a player
madness = A city burned or a council corrupted in the last turn
reward = Reward each turn
now = Now
numbers = Numbers and rules that an amendment can change
actions = Actions
actions-about = In brackets stands by how much a figure grows at each meeting in which nobody chose the action, at most { $most } times; chosen, it falls back.
tier = { $tier ->
    [second] (second half)
    [last] (last turn)
   *[first] {""}
}
every-council = Every council

# Blank sheets
blanks-title = The Colossus of Atlantis: blank sheets
blanks-lead = One page of each. Strategy sheets for { $players } players are { $pages } copies a turn, for { $turns } turns; of all others a few.
blank-whose = Player: ______________________________ Turn: ____
blank-who = Player: ____________________ House: ____________________ Role: ____________________
blank-turn = Turn: ____
blank-challenge = I challenge, with a token: ______________________________ (a C as the region: the city)
blank-purse = Purse, turn by turn
blank-council = Minutes of a council
blank-control = Control
arete = Arete
ayes = For
nays = Against
votes = Votes

# The run sheet
say-set-up = Say: "Find your map table; it stands on your tag. Read your briefing, meet those at your map, and look at the strategy sheet on your phone." In three minutes tell how a turn goes: map, House, council, free time.
do-set-up = See that everybody is at a table, and that Kataskopoi have chosen their first colony.
say-map = Say: "Turn so and so. Fill in your strategy sheet and hand it in; nobody sees it before the reveal." In the last turn: "This is the last turn. Cities may burn."
do-map = Walk from table to table. A table that waits for one person: ask there. After the fights see that winners take their spoils and that units settle.
say-house = Say: "Go to your House. You have these minutes to talk, and you see each other's purses." Before that announce whom the empires will raid, the DOOM, and whether the next turn is the last.
do-house = Listen for oaths and bribes in the queue. A Wandering Hero may be the guest of one House, a Kataskopos may listen at a door.
say-spawn = Nothing; the Houses still sit together.
do-spawn = Look at the wall: rewards and Monsters have come. Set right what a ruling has changed.
say-declaration = Say: "Councils, please. Declare your Arete."
do-declaration = See that each council sits together and that heroes have chosen one to visit. A council without a quorum does not meet; its people have free time.
say-council = Say: "The President opens the meeting; choose in the order of Arete." With two minutes left: "Bring your votes to an end."
do-council = Read amendments in words at once, and strike what cannot be played. Votes that take too long come to the queue.
say-free = Say: "Free time: trade, swear oaths, drink something. Be at your map in five minutes."
do-free = Witness oaths at the Temple. Announce what was ratified. After the fourth turn or so: a longer break.
say-closing = Say: "Put your phones down. Control judges the last oaths." Then tell the story of the day, House by House, and the winners last.
do-closing = Settle open oaths, set right what was miscounted, then end the phase: points are reckoned and told.
