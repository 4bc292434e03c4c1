"""The room as a whole: who plays, what is booked, DOOM, dishonour, and the end."""
