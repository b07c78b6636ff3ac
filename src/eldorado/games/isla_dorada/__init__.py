"""Isla Dorada: one expedition, moved by whoever bids most, and everybody's hidden goals."""
