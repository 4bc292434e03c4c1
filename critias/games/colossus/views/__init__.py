"""What each may see of the room, and how it looks in the terminal."""
