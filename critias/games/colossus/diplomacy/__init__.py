"""Diplomacy around the councils: announcements, free time, trades, oaths, exchanges, bribes."""
