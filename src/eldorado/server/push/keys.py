"""The server's VAPID key, made when first needed: it identifies the sender to push services."""

from __future__ import annotations

import base64
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from eldorado.core.system import extras
from eldorado.core.system.keyfile import key_in


def installed() -> bool:
    """Whether the extra is installed; without it nobody is notified, and everything else works."""
    return find_spec("pywebpush") is not None


def pem_of(folder: Path) -> bytes:
    """Return the key of the server in this folder, readable only by its user."""
    vapid = extras.load("py_vapid", "push").Vapid02

    def make() -> bytes:
        made = vapid()
        made.generate_keys()
        pem: bytes = made.private_pem()
        return pem

    return key_in(folder / "vapid.pem", make)


def read(pem: bytes) -> Any:
    return extras.load("py_vapid", "push").Vapid02.from_pem(pem)


def public_key(vapid: Any) -> str:
    """Return what a browser needs to subscribe: the curve point in URL-safe base64."""
    serialization = extras.load("cryptography.hazmat.primitives.serialization", "push")
    point: bytes = vapid.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
