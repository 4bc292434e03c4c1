"""Boarding refugees, moving ships, and what an arrival is worth."""
