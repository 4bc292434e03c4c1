"""How a team that thinks plays Atlantis Rising, and how likely it is to win."""
