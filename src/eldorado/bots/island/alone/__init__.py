"""The Island alone (I-SOLO): its army, the guardians on their way, and the best place to end a turn."""
