"""What only the Thieves are asked."""
