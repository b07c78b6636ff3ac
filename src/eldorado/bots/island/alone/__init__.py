"""The Island alone (I-SOLO): its army, the guardians on their way, and where a turn ends best."""
