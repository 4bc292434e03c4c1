"""The tables in use, and how people come to sit at them."""
