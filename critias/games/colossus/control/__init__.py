"""Control, the referees (col.3.2): what they may rule, how it is done, how the hall is run."""
