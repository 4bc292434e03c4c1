"""Control: what it may rule, how that is carried out, and how the hall is run."""
