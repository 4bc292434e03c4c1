"""Upgrade cards and the great wonders: what they cost, and what they do outside conflicts."""
