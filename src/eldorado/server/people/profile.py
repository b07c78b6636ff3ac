"""The profile of a browser: a name, an emblem, colours in order of preference.

It is stored under the hash of the browser's token, like its seats, and read when its player sits down.
"""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.server.http import sanitize
from eldorado.server.store import rows
from eldorado.server.tables.registry import Registry
from eldorado.server.ws.messages import Me


async def change(registry: Registry, client: bytes, wish: Me) -> None:
    """Apply the given fields; the others stay."""
    name = await registry.name_of(client) if wish.name is None else sanitize.name(wish.name)
    body = await registry.profile_of(client)
    if wish.emblem is not None:
        body["emblem"] = wish.emblem
    if wish.colours is not None:
        body["colours"] = list(dict.fromkeys(colour for colour in wish.colours if colour))
    if wish.strength is not None:
        body["strength"] = wish.strength
    await registry.store.write([rows.client_op(client, name, body, registry.now() // 1000)])


async def told(registry: Registry, client: bytes) -> dict[str, Plain]:
    body = await registry.profile_of(client)
    return {
        "name": await registry.name_of(client),
        "emblem": body.get("emblem", ""),
        "colours": body.get("colours", []),
        "strength": body.get("strength", False),
    }
