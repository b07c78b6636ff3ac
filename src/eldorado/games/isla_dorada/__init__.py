"""Isla Dorada: one expedition, moved by the highest bidder, and hidden goals for everybody."""
