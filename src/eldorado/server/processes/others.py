"""Whether other machines serve the tables of the database, and whether they and this one can reach each other."""

from __future__ import annotations

import socket
import time

from eldorado.core.errors import UserError
from eldorado.server.processes.leases import LIFE, OTHERS
from eldorado.server.processes.places import Place
from eldorado.server.store.store import Store

AGAIN = 0.2  # seconds


def check(address: str | None, machine: str | None) -> None:
    """Raise a UserError if this machine's address is not its own, or if the machines cannot reach each other."""
    if machine is not None:
        check_address(machine)
    if address is None:
        return
    store = Store(address, shared=True)
    until = time.monotonic() + LIFE + 1.0  # by then those of a server killed here a moment ago are forgotten
    try:
        while unreachable(store, machine):
            if time.monotonic() > until:
                raise UserError("serve.other_machines", store=store.name)
            time.sleep(AGAIN)
    finally:
        store.engine.dispose()


def check_address(machine: str) -> None:
    try:
        family = socket.getaddrinfo(machine, 0, type=socket.SOCK_STREAM)[0]
        with socket.socket(family[0]) as probe:
            probe.bind(family[4])
    except OSError:
        raise UserError("serve.bad_machine", machine=machine) from None


def unreachable(store: Store, machine: str | None) -> bool:
    with store.engine.connect() as connection:
        places = [Place.read(row.place) for row in connection.execute(OTHERS, {"life": LIFE})]
    return any(machine is None or not place.host for place in places)
