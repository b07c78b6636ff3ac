"""What a seat may know, and the worlds it allows."""
