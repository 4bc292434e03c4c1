"""The laboratory: games played in bulk, and what can be learnt from that."""
