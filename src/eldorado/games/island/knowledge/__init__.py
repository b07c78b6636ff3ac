"""What a seat may know, and worlds that fit it."""
