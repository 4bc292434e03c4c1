"""A match at the terminal: what a person sees, types and looks up."""
