"""The clocks of seats, and that of a hall."""
