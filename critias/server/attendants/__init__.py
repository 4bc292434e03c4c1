"""What the server does by itself: bots, orders, deadlines, reminders, ratings, halls."""
