"""A game at one keyboard: what is shown, and what is typed."""
