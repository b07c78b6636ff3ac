"""The addresses of a process: a Unix socket on its machine, and one for other machines if there are any."""

from __future__ import annotations

import os
from typing import NamedTuple

BETWEEN = "\t"


class Place(NamedTuple):
    path: str
    host: str = ""
    port: int = 0

    @classmethod
    def read(cls, text: str) -> Place:
        """Parse a place as stored in the database.

        >>> Place.read("/run/a/1.sock"), Place.read(Place("/run/a/1.sock", "10.0.0.5", 4000).text())
        (Place(path='/run/a/1.sock', host='', port=0), Place(path='/run/a/1.sock', host='10.0.0.5', port=4000))
        """
        path, _, address = text.partition(BETWEEN)
        host, _, port = address.rpartition(BETWEEN)
        return cls(path, host, int(port or 0))

    def text(self) -> str:
        return f"{self.path}{BETWEEN}{self.host}{BETWEEN}{self.port}" if self.host else self.path

    @property
    def machine(self) -> str:
        """Return the folder that the processes of one parent share: a connection can be handed to any of them."""
        return os.path.dirname(self.path)
