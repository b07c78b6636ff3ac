"""The knowledge of a seat in a race."""
