"""The identity of a browser: a random token in a cookie, issued by this server only; the store keeps a hash of it.

Other programs on the same host share a browser's cookies, whatever their port. Over https the name has the `__Host-`
prefix, which only our own pages can set. Tokens we never gave are refused, and taking a seat replaces the token, so one
that somebody planted is worth nothing by then.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections import deque
from pathlib import Path

from eldorado.core.system.keyfile import key_in

COOKIE = "eldorado"
SECURE_COOKIE = "__Host-eldorado"
YEAR = 31_536_000
SIGNED = re.compile(r"[A-Za-z0-9_-]{65}")
UNSIGNED = re.compile(r"[A-Za-z0-9_-]{43}")  # in versions before tokens were signed
MOST = (
    4  # cookies of one name that are looked at: each may cost a query, and a header has room for a thousand
)


def hashed(token: str) -> bytes:
    """Return the stored form of a token. It has 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).digest()


def secret_of(folder: Path) -> bytes:
    """Return the key that signs tokens, made when first needed and readable only by this user."""
    return key_in(folder / "secret", lambda: secrets.token_bytes(32))


class Issuer:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def issue(self) -> str:
        token = secrets.token_urlsafe(32)
        return token + self.signature(token)

    def signature(self, token: str) -> str:
        mac = hmac.digest(self.secret, token.encode(), "sha256")[:16]
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def genuine(self, token: str) -> bool:
        return bool(SIGNED.fullmatch(token)) and hmac.compare_digest(token[43:], self.signature(token[:43]))


def cookies(header: bytes, name: str) -> list[str]:
    """The values of the last cookies of that name. Those with a longer path come first: ours, for all paths, is last.

    >>> cookies(b"a=1; b=2; a=3; a=4; a=5; a=6", "a")
    ['3', '4', '5', '6']
    """
    found: deque[str] = deque(maxlen=MOST)
    for part in header.decode("latin-1").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            found.append(value)
    return list(found)


def set_cookie(token: str, secure: bool) -> bytes:
    name = SECURE_COOKIE if secure else COOKIE
    made = f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict"
    return (made + ("; Secure" if secure else "")).encode()
