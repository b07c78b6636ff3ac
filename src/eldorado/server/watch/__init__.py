"""Monitoring for operators: figures, and a log that programs can read."""
