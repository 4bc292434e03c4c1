# Players
hall-welcome = You have a seat. Keep this page open: it goes on by itself when the game begins.
hall-welcome-note = The link is yours alone. If you lose it, Control makes a new one.
hall-read-rules = Read the rules
hall-call-control = Call Control
hall-call-kind = What is it about?
hall-call-dispute = A dispute
hall-call-help = I need help
hall-call-text = In a sentence: what should Control look at?
hall-call = Call
hall-called = Control has it in the queue.
hall-talk-to = To whom
hall-seen = Read
hall-talk = Talk
