"""What is done where Atlanteans stand: on the tiles of the island, and at the gate."""
