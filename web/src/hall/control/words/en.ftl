# Control
hall-nobody = nobody
hall-the-rest = the others
hall-none-yet = None yet.
hall-look-up = Look up
hall-gathering = { $here } of { $people } players are connected.
hall-begin = Begin the game
hall-start = Start
hall-pause = Pause
hall-minute-more = +1 minute
hall-minute-less = −1 minute
hall-restart = Full time again
hall-skip = End the phase
hall-phase-ended = The phase is ended.
hall-end-for = For whom
hall-end-place = { $place } ({ $count ->
    [one] one is awaited
   *[other] { $count } are awaited
})
hall-end-awaited = One player
hall-end-nobody = Nobody whom you look after is awaited.
hall-end-how = How it ends
hall-end-defaults = Whoever has not answered gets the default answer, and all goes on to the end of the phase: it takes nothing from anybody.
hall-end-last = With this phase the game ends: nothing can be ruled any more, and the result stands.
hall-end-cut = Cut it off as it stands.
hall-end-lost = What is lost: { $lost }.
hall-cut-off = Cut it off
hall-back = Step back
hall-lengths = Lengths
hall-lengths-kept = The plan is kept; it counts from the next phase on.
hall-lengths-note = Minutes for each phase and vote; 0: votes have no clock of their own. The present phase keeps the time that it has.
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
hall-status-taken = { $name } is on it
hall-take = I am on it
hall-leave-it = Leave it to others
hall-reopen = Open again
hall-matter-dispute = Dispute
hall-matter-help = Help wanted
hall-matter-absent = Somebody is missing
hall-matter-slow = Behind the clock
hall-matter-copy = No copy was made
hall-matter-headline = Headline
hall-matter-vote = A vote takes too long
hall-about-absent = { $why ->
    [gone] No connection for two minutes, and an answer is awaited.
   *[other] All others wait for this answer.
}
hall-about-slow = The time is up, and answers are still awaited here.
hall-about-copy = If the laptop fails now, all since the last copy is lost. Is the stick in?
hall-about-headline = { $paper } wants to publish this.
hall-about-vote = The time to vote is up, and these have not voted: { $names }.
hall-publish = Publish
hall-decline = Decline
hall-looks-first = Control looks at the headlines of the press first
hall-answer-for = Answer for this player
hall-answer-for-one = Answer for { $player }
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
hall-announce-stays = How long it stays
hall-stays-minutes = { $minutes } minutes
hall-stays-on = until withdrawn
hall-announced = It is told.
hall-told = What was told
hall-withdraw = Withdraw
hall-withdrawn = withdrawn
hall-ended = ended
hall-until = until { $time }
hall-chat = What players say to all
hall-chat-remove = Remove
hall-chat-removed = removed
hall-mute = Let be silent
hall-unmute = Let speak again
hall-muted = may not speak
hall-chat-note = What players say only to some is not for Control. Whoever may not speak can still call Control.
hall-tab-talk = Said
hall-kind-announcement = announcement
hall-kind-news = news
hall-to-all = to all
hall-send = Tell
hall-rulings = Rulings
hall-ruling-search = Search rulings (Ctrl K)
hall-rulings-later = Once the game has begun, everything can be ruled on here.
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
hall-reason-story = the story demands it
hall-reason-time = the time is up
hall-switch-yes = yes
hall-switch-no = no
hall-field-seat = Player
hall-field-present = Is there
hall-field-decision = The decision, in words
hall-tab-history = History
hall-tab-rulings = Log of rulings
hall-tab-people = People
hall-tab-stations = Screens
hall-tab-papers = Papers
hall-ledger = Ledger
hall-search-history = Search all that happened
hall-look-again = Look again
hall-when = Turn { $turn }, { $phase }:
hall-nothing-found = Nothing found.
hall-older = Older
hall-take-back = Take back from here …
hall-take-back-what = This goes, and all that came after it. Whoever answers as before, rolls as before.
hall-take-back-now = Take back
hall-what-goes = { $answers ->
    [0] No answer of anybody goes.
    [one] One answer goes.
   *[other] { $answers } answers of { $people ->
        [one] one player
       *[other] { $people } players
    } go.
}
hall-what-goes-too = { $rulings ->
    [0] { $bots ->
        [one] Also one of a bot.
       *[other] Also { $bots } of bots.
    }
    [one] { $bots ->
        [0] Also one ruling.
       *[other] Also { $bots } of bots, and one ruling.
    }
   *[other] { $bots ->
        [0] Also { $rulings } rulings.
       *[other] Also { $bots } of bots, and { $rulings } rulings.
    }
}
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
hall-joins = Joins: link
hall-leaves-team = Takes no part any more
hall-new-link-for-all = New link for the seat
hall-team-note = Each of them has a link. A new link makes the old one of that person void; one for the seat makes all void. With a name, it is for somebody else.
hall-new-link-note = A new link makes the old one void: for a latecomer, or after a phone was lost. A stand-in plays beside the player.
hall-link-for = plays { $player }
hall-places = Places
hall-places-none = Places (none: all)
hall-connection = Connection
hall-station-link-note = The link that there was opens nothing any more.
hall-shut = Close
hall-new-station = One screen or referee more
hall-open-station = Make a link
hall-paper-export-json = The whole log (JSON)
hall-paper-export-json-text = Who did what when.
hall-paper-export-csv = The whole log (CSV)
hall-paper-export-csv-text = The same for a spreadsheet.
hall-paper-copy = Copy for another laptop
hall-paper-copy-text = All up to now in one file: put it on a stick, and go on there with critias restore.
hall-everybody = everybody
hall-when-before = Before the first turn:
hall-tab-everything = What there is
hall-rulings-all = All
hall-codes-open = Codes on cards can be typed
