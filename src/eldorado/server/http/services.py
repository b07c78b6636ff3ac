"""Where notifications may be sent. A browser names its push service, and the server sends only to services that are
known, so that nobody makes it send to places of their own."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

KNOWN: tuple[str, ...] = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
# Parsers disagree about anything else, above all a backslash: one takes it as part of a name that it ends for another.
PLAIN = re.compile(r"https?://[a-z0-9.:-]+/[\w.~!$&'()*+,;=:@%/?-]*", re.ASCII)


def allowed(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether an endpoint belongs to one of the services: a name, the end of names with a dot, or a whole origin.

    >>> allowed("https://fcm.googleapis.com/fcm/send/x", KNOWN), allowed("https://web.push.apple.com/x", KNOWN)
    (True, True)
    >>> allowed("http://fcm.googleapis.com/x", KNOWN), allowed("https://push.apple.com.evil.test/", KNOWN)
    (False, False)
    >>> allowed("https://fcm.googleapis.com:444/x", KNOWN), allowed("https://u@fcm.googleapis.com/x", KNOWN)
    (False, False)
    >>> allowed("https://127.0.0.1\\\\.push.apple.com/x", KNOWN)
    False
    >>> allowed("http://127.0.0.1:5000/x", ("http://127.0.0.1:5000",))
    True
    """
    if PLAIN.fullmatch(endpoint) is None:
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    origin = f"{parts.scheme}://{parts.netloc}"
    if origin in services:
        return True
    if parts.scheme != "https" or parts.netloc != parts.hostname or port is not None:
        return False
    name = parts.hostname or ""
    return any(name == known or (known.startswith(".") and name.endswith(known)) for known in services)
