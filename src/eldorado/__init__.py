"""A digital tabletop for the El Dorado board games."""

__version__ = "0.1.0"
