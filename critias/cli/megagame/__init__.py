"""`critias megagame`: a game for a whole hall, set up, rehearsed, printed and taken home."""
