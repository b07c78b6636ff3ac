"""Simulated games on a course of the Quest."""
