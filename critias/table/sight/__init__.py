"""What each viewer sees of a table, encoded, and what has changed in it."""
