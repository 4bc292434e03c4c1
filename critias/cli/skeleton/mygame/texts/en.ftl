game-title = My game
game-summary = Bid for pearls in secret: the highest card takes the pearl, if it stands alone.
game-length = 5 minutes

# The parts of the table that are shown where no board is drawn, each with its heading.
part-hands = Hands
part-played = Cards played
part-stack = Pearls to come
part-shown = Pearls shown
part-points = Points

# An option of the table, and its values.
option-name-ties = Equal bids
ties-false = lose the pearl
ties-true = share it

ask-my-bid = Which card do you bid?
option-bid = Bid { $card }.
event-pearl-shown = A pearl worth { $pearl } comes up.
event-bids-shown = The bids: { $cards }.
event-pearl-taken = { DOES($seat, "takes", "take") } { $points }.
event-pearl-lost = The pearl worth { $pearl } is lost.
