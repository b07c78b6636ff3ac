"""The knowledge of a seat, and the worlds consistent with it."""
