"""A whole hall around one match: setting it up, what it is told, votes, rulings and papers."""
