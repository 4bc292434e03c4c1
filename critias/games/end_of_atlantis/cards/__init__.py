"""Politics cards and event cards: what each does."""
