# The client's own words. Those of a game come from the server.
settings = Settings
theme-night = Switch to night
theme-noon = Switch to daylight

home-lead = The games of Atlantis, at one table
home-sub = Play in the browser with friends and bots. No account: a link is a seat.
game-seats = { $least } to { $most } players
play-now = Play now
invite-friends = Invite friends
my-tables = My tables
open-tables = Open tables
nothing-open = No open table just now. Make one, and it is listed here.
your-turn = Your turn
stage-gathering = Waiting for players
stage-playing = Under way
stage-over = Finished
stage-frozen = Frozen
join = Join
continue-table = Continue
no-server = The server does not answer. It is asked again when you try.
try-again = Try again

your-name = Your name
guest = Guest
seat-free = Free seat
seat-you = you
bot-name = Bot { $number }
bot-kind = bot, { $level }
gathering-title = A table of { $game }
gathering-text = Send this link to your friends. Whoever opens it can take a seat.
copy-link = Copy link
link-copied = Copied
link-label = Link to this table
start-with-bots = Start, bots take free seats
join-title = Take a seat at { $game }
join-text = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
watching = You are watching.
no-such-table = There is no such table.
to-home = To the games

connection-lost = Connection lost. Trying again …
connecting = Looking for the table …
players = Players
board = Board
log = What happened
log-empty = Nothing yet.
hand = Your hand
waiting-for = Waiting for { $names }.
undo = Undo
hint = Hint
hint-is = A bot would: { $option }
rules = Rules
rules-search = Search the rules
rules-none = No rule speaks of that.
rule-of-question = Rule of this question
close = Close
choices-in-words = In words ({ $count })
open-log = Log
let-go = Let go
refused = That was not accepted: { $reason }
too-late = Somebody was quicker: that is no longer possible.
answer-awaited = answer awaited
send-form = Answer
frozen-text = This table is frozen: its match cannot go on with the rules of today.

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-you = You win
result-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
result-all = You did it, together
result-lost = Atlantis is lost
points-title = Where the points came from
points-source = For
points-sum = Points
points-chart = Points over the course of the match; the table beside it has the numbers
rematch = Play again
fairness = Sealed shuffle { $hash }

replay-title = As it was
replay-start = Before the first move.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Moment of the match
replay-moment = { $at } of { $all }
replay-eyes = Seen by
replay-own = With my eyes
replay-spectator = As a spectator
replay-seat = With the eyes of { $name }
replay-share = Copy link
replay-live = Back to the match
replay-result = Back to the result
replay = Replay
