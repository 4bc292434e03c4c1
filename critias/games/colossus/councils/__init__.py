"""The six councils: their meetings, their actions, votes and amendments."""
