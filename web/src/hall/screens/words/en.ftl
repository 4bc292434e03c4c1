# The projector and the screens
hall-before = The doors are open. It begins when Control begins.
hall-archons = Archons
hall-known = What all know
hall-doom-of-houses = DOOM of the Houses
hall-war-with = War with { $empires }
hall-new-rules = New rules
hall-whole-screen = Whole screen
hall-reveal-and-trophies = Reveal and trophies
hall-minutes = Minutes
