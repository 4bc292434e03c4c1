"""Seats and stations, and what people at a table say, order and agree on."""
