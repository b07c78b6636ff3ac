"""A place of one's own, without an account: a profile, its codes, the history of finished games, being forgotten."""
