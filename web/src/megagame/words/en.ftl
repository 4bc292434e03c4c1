# Everywhere in the hall
hall-turn-of = { $turn ->
    [0] { $turns } turns
   *[other] Turn { $turn } of { $turns }
}
hall-last-turn = Last Turn Madness
hall-last-turn-next = The next turn is the last
hall-clock = The clock of the hall
hall-clock-running = Time left in this phase
hall-clock-soon = Time left in this phase
hall-clock-paused = The clock stands
hall-clock-over = Time is up
hall-before = The doors are open. It begins when Control begins.
hall-omens = { $count ->
    [0] No sign of ill portent has been seen.
    [one] One sign of ill portent has been seen.
   *[other] { $count } signs of ill portent have been seen.
}
hall-nobody = nobody
hall-the-rest = the others
hall-name = Name
hall-player = Player
hall-house = House
hall-role = Role
hall-map = Map
hall-people = People
hall-wonders = Wonders
hall-oaths = Oaths
hall-vacant = vacant
hall-archons = Archons
hall-none-yet = None yet.
hall-fetching = Fetching …
hall-role-lead = lead
hall-role-map = maps
hall-role-council = councils
hall-kind-control = Control
hall-kind-projector = projector
hall-kind-map = map screen
hall-kind-council = council board
hall-kind-stand-in = stand-in
hall-state-here = connected
hall-state-gone = not connected
hall-state-bot = a bot plays
hall-state-absent = absent

# The projector and the screens
hall-known = What all know
hall-doom-of-houses = DOOM of the Houses
hall-war-with = War with { $empires }
hall-new-rules = New rules
hall-whole-screen = Whole screen
hall-reveal-and-trophies = Reveal and trophies
hall-minutes = Minutes

# Players
hall-welcome = You have a seat. Keep this page open: it goes on by itself when the game begins.
hall-welcome-note = The link is yours alone. If you lose it, Control makes a new one.
hall-your-briefing = Your role briefing
hall-read-rules = Read the rules
hall-call-control = Call Control
hall-call-kind = What is it about?
hall-call-dispute = A dispute
hall-call-oath = An oath is broken
hall-call-help = I need help
hall-call-text = In a sentence: what should Control look at?
hall-call = Call
hall-called = Control has it in the queue.
hall-which-oath = Which oath?
hall-house-talk = House
hall-table-talk = Talk
hall-talk-to = To whom
hall-talk-house = My House
hall-talk-table = My map
hall-talk-council = My council
hall-seen = Read

# Control
hall-control = Control
hall-look-up = Look up
hall-gathering = { $here } of { $people } players are connected.
hall-begin = Begin the game
hall-start = Start
hall-pause = Pause
hall-minute-more = +1 minute
hall-minute-less = −1 minute
hall-restart = Full time again
hall-skip = End the phase
hall-back = Step back
hall-last-turn-switch = Last turn …
hall-lengths = Lengths
hall-lengths-kept = The plan is kept; it counts from the next phase on.
hall-lengths-note = Minutes for each phase. The present phase keeps the time that it has.
hall-first-turn = Times as long in turn 1
hall-defaults = Answer for those who are late
hall-keep = Keep
hall-readiness = Who is ready
hall-ready-of = { $ready }/{ $all }
hall-not-connected = not connected
hall-queue = Needs judgement
hall-queue-empty = Nothing. Have a look around the hall.
hall-settled = { $count ->
    [one] Settled a short while ago: one
   *[other] Settled a short while ago: { $count }
}
hall-status-settled = settled by { $name }
hall-status-dismissed = dismissed by { $name }
hall-reopen = Open again
hall-matter-dispute = Dispute
hall-matter-help = Help wanted
hall-matter-oath = Oath
hall-matter-amendment = Amendment in words
hall-matter-bribe = Bribe not answered
hall-matter-absent = Somebody is missing
hall-matter-slow = Behind the clock
hall-about-dispute = {""}
hall-about-help = {""}
hall-about-oath = {""}
hall-about-amendment = It { $status }.
hall-about-bribe = { $empire } offers { $talents } talents.
hall-about-absent = { $why ->
    [gone] No connection for two minutes, and an answer is awaited.
   *[other] All others wait for this answer.
}
hall-about-slow = The time is up, and answers are still awaited here.
hall-witness = Witness it
hall-judge-oath = Kept or broken …
hall-strike = Strike …
hall-judge = Judge …
hall-answer-for = Answer for this player
hall-answering = You answer for { $player }
hall-look-person = Look
hall-settle = Settled
hall-dismiss = Dismiss
hall-note = Note
hall-note-text = A note for the other referees
hall-announce = Tell the hall
hall-announce-text = What is to be told?
hall-announce-kind = Kind
hall-announce-to = To whom
hall-announced = It is told.
hall-kind-announcement = announcement
hall-kind-news = news
hall-to-all = to all
hall-send = Tell
hall-rulings = Rulings
hall-ruling-search = Search rulings (Ctrl K)
hall-rulings-later = Once the game has begun, everything can be ruled on here.
hall-group-player = A player
hall-group-map = A map
hall-group-empires = Empires
hall-group-atlantis = Atlantis
hall-group-judgement = Judgement
hall-give-ruling = Rule
hall-ruled = Ruled: { $ruling }.
hall-choose = Choose …
hall-now = now { $count }
hall-closely = Tell only those whom it is about
hall-reason = Reason
hall-reason-miscounted = miscounted
hall-reason-agreed = agreed at the table
hall-reason-rules = by the rules
hall-reason-missed = forgotten before
hall-reason-time = the time is up
hall-switch-yes = yes
hall-switch-no = no
hall-anyone = anyone at the table
hall-stays = as it is
hall-all-atlantis = Atlantis as a whole
hall-field-seat = Player
hall-field-resource = Of what
hall-field-amount = How much
hall-field-deck = Which cards
hall-field-value = Value
hall-field-count = How many
hall-field-house = House
hall-field-limit = Limit
hall-field-number = Number
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
hall-field-present = Is there
hall-field-role = Role
hall-field-decision = The decision, in words
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
hall-tab-history = History
hall-tab-rulings = Log of rulings
hall-tab-people = People
hall-tab-stations = Screens
hall-tab-papers = Papers
hall-search-players = Search players
hall-house-role = House and role
hall-raid-coming = a raid is coming
hall-sum = Sum
hall-pick-region = Pick a region to rule on it
hall-doom-of-atlantis = DOOM { $doom } of { $limit }
hall-doom-share = { $share } per cent of the limit
hall-houses = Houses
hall-register = Amendments
hall-ledger = Ledger
hall-turn = Turn
hall-resource = Of what
hall-amount = Change
hall-cause = Why
hall-search-history = Search all that happened
hall-look-again = Look again
hall-when = Turn { $turn }, { $phase }:
hall-nothing-found = Nothing found.
hall-older = Older
hall-take-back = Take back …
hall-take-back-entries = How many of the last entries
hall-taken-back = Taken back.
hall-void = taken back
hall-log-answer = answered for { $player }
hall-log-retraction = took back
hall-neighbour = Neighbour
hall-sent-away = { $name } is noted as absent.
hall-give-back = Give it back to the player
hall-let-bot = Let a bot play
hall-send-away = Has left …
hall-comes-back = Is back …
hall-other-name = Name (of a latecomer or stand-in)
hall-rename = Rename
hall-new-link = New link
hall-stand-in = Link for a stand-in
hall-new-link-note = A new link makes the old one void: for a latecomer, or after a phone was lost. A stand-in plays beside the player.
hall-link-for = plays { $player }
hall-code-of = QR code with the link of { $name }
hall-kind = Kind
hall-places = Places
hall-places-none = Places (none: all)
hall-connection = Connection
hall-shut = Close
hall-new-station = One screen or referee more
hall-open-station = Make a link
hall-paper-sheets = Sheets for play by hand
hall-paper-sheets-text = Every player, map, council and ledger as it stands now. Print it when the power is about to go.
hall-paper-briefings = Role briefings
hall-paper-briefings-text = One page for each player.
hall-paper-debrief = Report of the day
hall-paper-debrief-text = DOOM over time, kudos, trades, battles, wonders, oaths.
hall-paper-export-json = The whole log (JSON)
hall-paper-export-json-text = Who did what when.
hall-paper-export-csv = The whole log (CSV)
hall-paper-export-csv-text = The same for a spreadsheet.

# The organiser
hall-organise = A megagame for a whole hall
hall-organise-text = One laptop serves everybody over the Wi-Fi of the hall; no internet is needed. Everybody gets a personal link.
hall-size = How large, how long
hall-how-many = Players
hall-option-turns = Turns
hall-option-map = Maps
hall-option-map-full = sixteen regions each
hall-option-map-short = fewer regions, for a short day
hall-option-cogs = Cogs
hall-option-cogs-true = with cogs
hall-option-cogs-false = without, prices in talents
hall-maps-are = { $count ->
    [one] One map: { $maps }.
   *[other] { $count } maps: { $maps }.
}
hall-people-text = One person a line, or pasted from a spreadsheet. House and role may follow the name; what is left open is drawn. Seats without a person are played by bots.
hall-people-list = People who come
hall-people-example = Ada, Atlas, Basileus
hall-people-count = { $count ->
    [one] One person
   *[other] { $count } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}: Houses and roles
hall-strange = (there is no “{ $word }”)
hall-drawn = drawn
hall-referees = Control and screens
hall-more-referees = One referee more
hall-all-places = all places
hall-projectors = Projectors
hall-more-choices = Lengths of phases, bots, components
hall-bots-play = Bots
hall-minutes-of = { $phase }, minutes
hall-make = Make the game
hall-rehearse = Rehearse with bots in every seat
hall-rehearse-text = A rehearsal is a game of its own, with bots that take their time, so that you can try out Control and the screens.
hall-links = Links for everybody
hall-links-text = They are told only now: print them, or keep the file. Whoever has a link has the seat.
hall-links-local = This page is open under an address of this machine alone. Open it under the laptop's address in the Wi-Fi before you print, or the codes will lead nowhere.
hall-links-gone = The links were told when the game was made, and this tab does not have them. Control can make new ones.
hall-open-control = Open Control
hall-print-links = Print the links
hall-keep-links = Keep as a file
hall-screens = Control and screens
