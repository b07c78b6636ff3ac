"""A seat of a table and its player."""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.server.ws.outgoing import Kind

OPEN: Final = "open"
ASKED: Final = "asked"
HUMAN: Final = "human"
BOT: Final = "bot"
AWAY, TIME, BY_WISH = "away", "time", "asked"  # why a bot holds a person's seat
RESIGNED, LEFT, REMOVED = "resigned", "left", "removed"  # how a person left for good
ALWAYS, MATTERS, NEVER = "always", "matters", "never"  # standing orders for reaction windows
ASK, THIS_TURN = "ask", "turn"  # what happens to offers of a trade; or NEVER


class Seat:
    """A seat: `open` to anybody, `asked` of a player of the last game, `human` or `bot`; `client` is the browser."""

    __slots__ = (
        "client",
        "colour",
        "emblem",
        "fights",
        "halt",
        "halted",
        "held",
        "kind",
        "level",
        "name",
        "orders",
        "out",
        "ready",
        "since_away",
        "trades",
    )

    def __init__(
        self, kind: Kind = OPEN, client: bytes | None = None, name: str = "", level: str = ""
    ) -> None:
        self.kind = kind
        self.client = client
        self.name = name
        self.level = level
        self.colour = ""  # both given when somebody sits down (see looks.py)
        self.emblem = ""
        self.held: str | None = None
        self.out: str | None = None
        self.orders = MATTERS
        self.fights = False  # standing order: when attacked, fight with the pieces present
        self.trades = (
            ASK  # whether offers of a trade are answered by the player, or refused for a turn or for good
        )
        self.ready = False  # ready for a game with clocks
        self.halt = False  # ask in the next reaction window, despite the orders
        self.halted = False  # the same, for the currently open window
        self.since_away = 0  # when its last socket closed; 0 while one is open

    @property
    def person(self) -> bool:
        """Whether it belongs to a person, even if a bot holds it for a while."""
        return self.kind == HUMAN and self.out is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for it now."""
        return self.kind == BOT or self.held is not None or self.out is not None

    def body(self) -> Plain:
        return {
            "level": self.level,
            "held": self.held,
            "out": self.out,
            "orders": self.orders,
            "fights": self.fights,
            "trades": self.trades,
            "ready": self.ready,
            "look": [self.colour, self.emblem],
        }

    def load(self, body: Plain) -> None:
        self.level = body["level"]
        self.held = body["held"]
        self.out = body["out"]
        self.orders = body["orders"]
        # fields that tables of earlier versions lack
        self.fights = body.get("fights", False)
        self.trades = body.get("trades", ASK)
        self.ready = body.get("ready", False)
        self.colour, self.emblem = body.get("look", ("", ""))
