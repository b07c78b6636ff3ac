"""Weights of policies made again: tuned in company, and values fitted on games."""
