"""What a table does by itself: bots, standing orders, reactions, clocks that run out."""
