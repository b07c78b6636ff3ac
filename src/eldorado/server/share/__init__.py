"""Pictures of tables and courses to share, and what a link shows of itself where it is pasted."""
