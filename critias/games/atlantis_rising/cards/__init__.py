"""Library cards and misfortunes: what each does, beside its name."""
