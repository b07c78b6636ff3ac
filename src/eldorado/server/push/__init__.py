"""Notify players whose page is closed, by Web Push: keys, subscriptions, quiet hours. Needs the extra `push`."""
