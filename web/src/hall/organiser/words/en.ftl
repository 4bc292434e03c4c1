# The organiser
hall-organise = A megagame for a whole hall
hall-organise-text = One laptop serves everybody over the Wi-Fi of the hall; no internet is needed. Everybody gets a personal link.
hall-size = How large, how long
hall-how-many = Players
hall-people-list = People who come
hall-drawn = drawn
hall-referees = Control and screens
hall-more-referees = One referee more
hall-all-places = all places
hall-projectors = Projectors
hall-press = A newspaper, by its name (empty: none)
hall-spectators = A link for all who want to watch: they see what the projector shows
hall-where = Where in the room the places are
hall-where-text = Phones tell it before the beginning, so that nobody asks which table is which.
hall-where-example = by the window
hall-more-choices = Lengths of phases and votes, bots, components
hall-bots-play = Bots
hall-minutes-of = { $phase }, minutes
hall-make = Make the game
hall-rehearse = Rehearse with bots in every seat
hall-rehearse-text = A rehearsal is a game of its own, with bots that take their time, so that you can try out Control and the screens.
hall-links = Links for everybody
hall-links-text = They are told only now: print them, or keep the file. Whoever has a link has the seat.
hall-links-local = This address means the reader's own machine: on a phone these codes lead nowhere. Type the laptop's address in the Wi-Fi of the hall.
hall-links-address = Address that the links carry
hall-try-first = Try this first with a phone
hall-try-text = Scan a code with a phone that is in the Wi-Fi of the hall. If this page opens there and says that it works, use that address for the links.
hall-try-note = If it does not open: is the phone in the same Wi-Fi, without mobile data? Guest networks often keep devices apart; and a firewall on the laptop must let the port in.
hall-try-works = It works: this device reaches Critias at { $address }.
hall-try-none = No phone can reach this machine: it has no address in any network, or listens to itself alone. Join the Wi-Fi of the hall, and start the server with --host 0.0.0.0.
hall-links-gone = The links were told when the game was made, and this tab does not have them. Control can make new ones.
hall-open-control = Open Control
hall-links-open-air = The laptop speaks plain http: in an open Wi-Fi whoever is near can read the links along. Use a Wi-Fi with a password of its own (a phone's hotspot or a router), and open Control on the laptop itself, at 127.0.0.1.
hall-wifi-name = Name of the Wi-Fi
hall-wifi-password = Its password
hall-print-cards = Print the cards
hall-print-letters = Print letters: card and role
hall-starts-at = It starts at
hall-keep-links = Keep as a file
hall-screens = Control and screens
hall-which-game = Game
hall-people-text = One person a line, or pasted from a spreadsheet. { $count ->
    [0] {""}
   *[other] What they wish for may follow the name ({ $groups }); what is left open is drawn.
} Up to three who have one seat together stand in one line: Ada & Bob. Seats without a person are played by bots.
hall-people-example = Ada
hall-together-with = with { $names }
hall-people-count = { $count ->
    [one] One person
   *[other] { $count } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}: who they will be
hall-doubts-open = { $count ->
    [one] One line of the list is
   *[other] { $count } lines of the list are
} not clear: mend them in the list of people.
hall-doubts = · { $count ->
    [one] one line is not clear
   *[other] { $count } lines are not clear
}
hall-doubt = { $what ->
    [no-name] Here is no name.
    [long-name] The name is longer than 40 letters.
    [twice] “{ $word }” is on the list already: tell the two apart.
   *[group] There is no “{ $word }”. Is this meant?
}
hall-people-file = Or a file: CSV or text, from a spreadsheet or a ticket shop
hall-change-seats = Change seats
hall-seat-of = Who moves
hall-seat-to = With whom
hall-swap-seats = Let them change places
hall-change-seats-text = Until Control begins, with a bot too. Links and codes stay good; print the cards afterwards.
