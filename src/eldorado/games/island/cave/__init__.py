"""The cave: its stack, its dwellers, events and treasures."""
