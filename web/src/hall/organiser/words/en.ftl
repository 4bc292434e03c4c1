# The organiser
hall-organise = A megagame for a whole hall
hall-organise-text = One laptop serves everybody over the Wi-Fi of the hall; no internet is needed. Everybody gets a personal link.
hall-size = How large, how long
hall-how-many = Players
hall-people-list = People who come
hall-strange = (there is no “{ $word }”)
hall-drawn = drawn
hall-referees = Control and screens
hall-more-referees = One referee more
hall-all-places = all places
hall-projectors = Projectors
hall-more-choices = Lengths of phases and votes, bots, components
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
hall-which-game = Game
hall-people-text = One person a line, or pasted from a spreadsheet. { $count ->
    [0] {""}
   *[other] What they wish for may follow the name ({ $groups }); what is left open is drawn.
} Seats without a person are played by bots.
hall-people-example = Ada
hall-people-count = { $count ->
    [one] One person
   *[other] { $count } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}: who they will be
