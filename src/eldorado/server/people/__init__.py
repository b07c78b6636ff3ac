"""Personal data without an account: a profile, its codes, the history of finished games, being forgotten."""
