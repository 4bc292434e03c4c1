# The projector and the screens
hall-before = The doors are open. It begins when Control begins.
hall-whole-screen = Whole screen
