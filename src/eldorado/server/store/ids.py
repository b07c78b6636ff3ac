"""Names of tables: the id in a link, and the code that people type."""

from __future__ import annotations

import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
ID, CODE = 12, 6


def random_text(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
