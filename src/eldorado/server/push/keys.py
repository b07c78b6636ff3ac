"""The server's VAPID key, made when first needed: it identifies the sender to push services."""

from __future__ import annotations

import base64
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from eldorado.core.system import extras


def installed() -> bool:
    """Whether the extra is installed; without it nobody is notified, and everything else works."""
    return find_spec("pywebpush") is not None


def pem_of(folder: Path) -> bytes:
    """Return the key of the server in this folder, readable only by its user."""
    vapid = extras.load("py_vapid", "push").Vapid02
    file = folder / "vapid.pem"
    if not file.is_file():
        made = vapid()
        made.generate_keys()
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as out:
            out.write(made.private_pem())
    return file.read_bytes()


def read(pem: bytes) -> Any:
    return extras.load("py_vapid", "push").Vapid02.from_pem(pem)


def public_key(vapid: Any) -> str:
    """Return what a browser needs to subscribe: the curve point in URL-safe base64."""
    serialization = extras.load("cryptography.hazmat.primitives.serialization", "push")
    point: bytes = vapid.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
