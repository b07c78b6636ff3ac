"""What a file of simulated games says: as figures, and as a page with plots."""

from eldorado.lab.report.page import page, report, rooms

__all__ = ["page", "report", "rooms"]
