"""Who sits where."""

from __future__ import annotations

from eldorado.core.plain import Plain

OPEN, ASKED, HUMAN, BOT = "open", "asked", "human", "bot"
AWAY, TIME, BY_WISH = "away", "time", "asked"  # why a bot holds a person's seat
RESIGNED, LEFT, REMOVED = "resigned", "left", "removed"  # how a person went for good
ALWAYS, MATTERS, NEVER = "always", "matters", "never"  # standing orders for reaction windows


class Seat:
    """`open` waits for anybody, `asked` for one person of the last game to confirm; `client` is whose browser it is."""

    __slots__ = (
        "client",
        "fights",
        "halt",
        "halted",
        "held",
        "kind",
        "level",
        "name",
        "orders",
        "out",
        "since_away",
    )

    def __init__(
        self, kind: str = OPEN, client: bytes | None = None, name: str = "", level: str = "normal"
    ) -> None:
        self.kind = kind
        self.client = client
        self.name = name
        self.level = level
        self.held: str | None = None
        self.out: str | None = None
        self.orders = MATTERS
        self.fights = False  # attacked, it fights with what is there
        self.halt = False  # ask in the next reaction window, whatever the orders
        self.halted = False  # … which is the one open now
        self.since_away = 0  # when its last socket went; 0 while one is there

    @property
    def person(self) -> bool:
        """Whether a person plays it, perhaps with a bot holding it for a while."""
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
        }

    def load(self, body: Plain) -> None:
        self.level = body["level"]
        self.held = body["held"]
        self.out = body["out"]
        self.orders = body["orders"]
        self.fights = body.get("fights", False)  # tables of old do not say
