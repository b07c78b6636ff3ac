"""Views of seats, and worlds that fit it."""
