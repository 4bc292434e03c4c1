"""How a decent player plays End of Atlantis, and how likely each is to win."""
