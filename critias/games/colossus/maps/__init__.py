"""The Map Stage: strategy sheets, building, movement, strife, trophies and rival empires."""
