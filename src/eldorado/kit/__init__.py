"""Integer-level parts that several games share: hex geometry, bags and piles, auctions, graphs. It knows no game."""
