"""The Colossus of Atlantis, by Dillon Burke: a megagame of Houses, maps, councils and DOOM."""
