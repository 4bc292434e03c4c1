"""Tables with no server: they lie where they are played, and answer as a server would."""
