"""The log of a table as rows, and back to a match."""
