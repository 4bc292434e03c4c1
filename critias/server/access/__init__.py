"""Who is asking: secrets, proofs of a seat, and rate limits."""
