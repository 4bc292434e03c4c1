# The client's own words. Those of a game come from the server.
settings = Settings
theme-night = Switch to night
theme-noon = Switch to daylight

home-lead = The games of Atlantis, at one table
home-sub = Play in the browser with friends and bots. No account: a link is a seat.
home-here = The rules run in this browser, with bots and without a network. No account, no server: your matches stay here.
home-match = A recorded match of { $game }
home-match-stop = Pause the match
home-match-on = Let the match go on
home-hall = Plan it, print it, run it: with phones, screens and a desk for the referees.
game-seats = { $least } to { $most } players
play-now = Play with bots
invite-friends = Invite friends
invite = Invite
waiting-tables = Waiting for you
my-tables = My tables
tables-done = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
}
look-at-table = Look at it
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
your-name-text = Others see you by it. Without one you are a guest.
guest = Guest
seat-free = Free seat
seat-you = you
you = You
you-among = you
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
watching-closed = This match is for its players only; it can be watched once it is over.
no-such-table = There is no such table.
link-void = This personal link is no longer valid.
link-void-text = Somebody else may have a new one for this place. Ask Control for another.
to-home = To the games

connection-lost = Connection lost. Trying again …
connecting = Looking for the table …
players = Players
board = Board
log = What happened
log-empty = Nothing yet.
log-earlier = Earlier ({ $count })
log-latest = Latest
hand = Your hand
waiting-for = Waiting for { $names }.
waiting-for-many = Waiting for { $count } others.
undo = Undo
hint = Hint
hint-is = A bot would: { $option }.
in-hand = { $picked }: { $which }
which-other = what exactly?
cannot-undo = This is final.
others-deciding = Others are deciding …
rules = Rules
rules-search = Search the rules
rules-none = No rule speaks of that.
rule-of-question = Rule of this question
close = Close
in-words = In words
skip = Skip: { $option }
tray = What you can do besides
open-log = Log
let-go = Cancel
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
    [one] { $count } point
   *[other] { $count } points
}
result-all = You did it, together
result-lost = Atlantis is lost
points-title = Where the points came from
points-source = For
points-sum = Points
points-chart = Points over the course of the match; the table beside it has the numbers
rematch = Play again
origin-upload = Goes on from a file, whose maker may know what is to come; it is not rated.
box-edited = Played with an edited box; it is not rated.
origin-upload-short = from a file
box-edited-short = edited box
seed-promised = Shuffled once and sealed:
seed-opened = The seal it was promised under:

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
replay-own = My view
replay-spectator = As a spectator
replay-seat = With the eyes of { $name }
replay-share = Copy link
replay-live = Back to the match
replay-result = Back to the result
replay = Replay

new-title = A table of { $game }
new-table = More choices
new-open = Open the table
new-players = Seats
new-who = Seat { $number }
who-you = You
who-friend = A friend, by link
who-here = Somebody at this device
who-bot = Bot, { $level }
who-name = Name
new-more-seats = One seat more
new-fewer-seats = One seat less
new-game-options = The game
new-table-options = The table
public-table = List it among the open tables
clock = Time to think
clock-none = No clock
clock-live = { $seconds } seconds a decision, { $minutes } minutes in reserve
clock-slow = { $days ->
    [one] A day for each decision
   *[other] { $days } days for each decision
}
clock-bank = In reserve
clock-own = Time left to you
clock-of = Time left to { $name }
clock-days = { $count } days
clock-hours = { $count } hours
undo-rule = Taking back
undo-free = While nobody learnt anything
undo-consent = If the others agree
undo-off = Never
spectators-allowed = Others may watch
chat-allowed = Chat
link-code = QR code with the link to this table
leave-gathering = Leave the table
level-name = { $level ->
    [random] plays at random
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] { $level }
}

learn = Learn
learn-title = Learning { $game }
learn-text = A guided first match of a few minutes: you play, and each step says what to look at. Then go on by yourself from there.
learn-start = Start the guided match
learn-none = There is no guided match for this game yet. The rules tell everything.
learn-rules = Read the rules
learn-step = Step { $at } of { $all }
learn-next = Go on
learn-back = Back
learn-skip = Do it for me
learn-other = That would be legal. Here, please take what glows: the story goes on from there.
learn-over = That was the guided part. The table is yours: play on from here.
learn-play-on = Play on
rules-of = The rules of { $game }
rules-chapters = Chapters
rule-linked = you came for this

components = A components file of your own
components-text = Tiles, cards and counts are in a file that you can edit: play with exactly those in your box.
components-download = Download the file of this game
box-link = A link to this box, with what differs from the published one
box-from-link = This table is played with the edited box of the link.
box-of-another = The link stands for a box that this version cannot make up. The published box is played.
reactions = Time for reactions
reactions-quick = 3 seconds
reactions-normal = 6 seconds
reactions-long = 12 seconds
reactions-open = Until everybody has answered

account = Account
account-enter = Log in
account-new = A new account
account-text = Nobody needs an account. It collects your matches, statistics and ratings, and brings your seats to every device.
account-name = Name
passphrase = Passphrase
passphrase-note = Eight characters or more. Nobody can tell it to you again, so keep it well.
account-make = Make the account
log-in = Log in
log-out = Log out
account-instead-new = No account yet? Make one
account-instead-enter = You have one? Log in
account-since = Account since { $date }
account-no-tables = No matches yet. Every seat you take from now on is collected here.
ratings = Ratings
ratings-none = No rating yet: it comes with the first match against others that is played to its end.
ratings-game = Game
ratings-rating = Rating
ratings-played = Played
ratings-won = Won
ratings-text = The rating is what you surely are: it begins low and rises as it becomes surer. Bots are rated like people; matches that all win or lose together leave it alone.

upload-link = Open a saved match
organise-hall = Organise a megagame for a whole hall
upload-title = A saved match
upload-text = A match that was downloaded from a table, or exported on the command line.
upload-file = File
upload-not-a-match = this is not a saved match of a game on this server
upload-found = { $game }: { $names }, { $count ->
    [one] one answer
   *[other] { $count } answers
}
upload-what = What to do with it
upload-study = Look through it, from every seat
upload-go-on = Go on from one of its moments
upload-entries = Go on after
upload-look = Open the replay
upload-with = With whom
upload-here = Bots, and people at this device: it goes on as it is in the file
upload-anew = People invited by link: it begins anew, with fresh chances

talk = Chat
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-open = Open the chat
talk-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
talk-send = Send
talk-removed = (removed)
talk-time-ran-out = The time of { $name } ran out; a bot answered.
talk-left = { $name } left; a bot plays on.
talk-returned = { $name } is back.
talk-replaced = A bot plays for { $name } now.
talk-resigned = { $name } gave up.
talk-ended = The match was ended.
talk-closed = The table was closed.
talk-declined = The proposal was turned down.

more = More
declines = Answer for me where I have no choice
question-keys = The arrow keys lead through what you can do, Enter chooses, Escape lets go.
leave = Leave, a bot plays on
propose-end = Propose to end the match
propose-replace = Propose that a bot plays for { $name }
remind = Remind me at this address
remind-text = A webhook, for example of a chat: it is called when you are asked, and again when your time gets short. Empty for none.
remind-save = Save
remind-on = You will be reminded there.
remind-off = You will not be reminded.
resign = Give up
resign-sure = Give up, really?
seat-away = away, a bot plays
seat-resigned = gave up
proposal-end = { $name } proposes to end the match here.
proposal-undo = { $name } would like to take back the last answer.
proposal-replace = { $name } proposes that a bot plays for { $other }.
proposal-agree = Agree
proposal-decline = Decline
proposal-waits = Waiting for the others.
away-text = You left the table: a bot plays for you.
away-hall = A bot plays for you for now. Control gives you your seat back: call for it.
away-return = Take my seat back
stage-ended = Ended
ending-resigned = The others gave up.
ending-agreed = The match was ended by agreement.
ending-closed = The table was closed.
rematch-join = Join the next match
download = Download the match
would = Then: { $events }
decline-for-now = For now: { $option }
decline-for-now-means = Until you are asked something else
window-closes = Until reactions take effect
window-held = You have answered: { $option }. You may change it until the time is up.
order-from-now-on = From now on
order-ask = Ask me
order-decline = Never, without asking

curtain-title = It is for { $name } to decide
curtain-text = Pass the device on. Nobody else looks now.
curtain-lift = I am { $name }: show the table

pace = Movement
pace-calm = calm
pace-usual = as usual
pace-quick = quick
pace-none = none
this-round = This round
sounds-on = Switch sounds on
sounds-off = Switch sounds off
sounds-offer = Wood, paper, dice and water as things move, and a bell when it is your turn?
sounds-wanted = With sounds
sounds-unwanted = Without
replay-speed = Speed
replay-keys = Space plays, the arrows go step by step, N and P to the next and the previous moment of note, plus and minus change the speed.
share = Share this match
share-with = Share …
share-save = Save the picture
points-best = most of all
vibration-on = Switch vibration on
vibration-off = Switch vibration off
vibrates = The phone vibrates when I am asked

here-coming = The rules are being fetched: { $done } of { $all } MB.
here-progress = Fetching the rules
here-starting = The rules are being started …
here-not-able = This browser is too old to run the rules by itself: please use a current Firefox, Chrome, Edge or Safari.
here-failed = The rules could not be started in this browser.
