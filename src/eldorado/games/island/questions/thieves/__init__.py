"""Questions only the Thieves are asked."""
