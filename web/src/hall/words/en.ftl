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
hall-paused = paused
hall-clock-over = Time is up
hall-vote = Vote
hall-votes-open = Votes that are open
hall-vote-clock-running = Time left to vote
hall-vote-clock-soon = Time left to vote
hall-vote-clock-paused = The clock of the vote stands
hall-vote-clock-over = The time to vote is up
hall-voters = Voting: { $names }
hall-casting-vote = It is tied: { $names } decides.
hall-omens = { $count ->
    [0] No sign of ill portent has been seen.
    [one] One sign of ill portent has been seen.
   *[other] { $count } signs of ill portent have been seen.
}
hall-name = Name
hall-player = Player
hall-house = House
hall-role = Role
hall-map = Map
hall-people = People
hall-wonders = Wonders
hall-oaths = Oaths
hall-vacant = vacant
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
hall-control = Control
hall-vote-length = A vote
hall-first-turn = Times as long in turn 1
hall-defaults = Answer for those who are late
hall-code-of = QR code with the link of { $name }
hall-kind = Kind
hall-paper-briefings = Role briefings
hall-paper-debrief = Report of the day
