"""What clients ask for and what they are told, with a server and without."""
