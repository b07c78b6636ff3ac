"""Kill the server while people and bots play; what was acknowledged is the witness."""

from __future__ import annotations

import random
import time
from pathlib import Path

from server.outside import BROKEN, Player, Server


class Siege:
    """Two tables: two people with a bot each, and one person against a bot."""

    def __init__(self, data: Path, seed: int) -> None:
        self.rnd = random.Random(seed)
        self.server = Server(data)
        self.players: list[Player] = []
        self.kills = 0

    def set_up(self) -> None:
        assert self.server.start()
        for others in (1, 0):
            host = Player(self.server)
            seats = [
                {"kind": "you", "name": "host"},
                *[{"kind": "open"}] * others,
                {"kind": "bot", "level": "easy"},
            ]
            made = host.request(
                "POST", "/api/tables", {"game": "quest", "seats": seats, "bot_pace": "instant"}
            )
            group = [host]
            for _ in range(others):
                group.append(Player(self.server))
                group[-1].request("POST", f"/api/tables/{made['id']}/sit", {"name": "guest"})
            for seat, player in enumerate(group):
                player.table, player.seat = made["id"], seat
            self.players += group

    def play(self, steps: int) -> bool:
        """Some steps of everybody; False if the server died on the way."""
        alive = True
        for player in self.players:
            try:
                if player.socket is None:
                    player.open()
                for _ in range(steps):
                    player.socket.send('{"do":"resync","id":"r"}')  # type: ignore[union-attr]
                    player.read("sync", ref="r")
                    player.act(self.rnd.randrange(1000))
            except BROKEN:
                player.lost()
                alive = False
        return alive

    def once(self, failpoint: str = "") -> None:
        """Start, play until it dies (by itself at a named point, by our hand otherwise), and check."""
        up = self.server.start(failpoint)
        if up:
            until = time.monotonic() + 20
            while self.play(3) and time.monotonic() < until:
                if not failpoint and self.rnd.random() < 0.5:
                    break
        self.server.kill()
        self.kills += 1
        for player in self.players:
            player.lost()

    def check(self) -> int:
        """None lost, none twice, every table resumes; how many acknowledgements there were."""
        assert self.server.start()
        try:
            for player in self.players:
                items = player.request("GET", f"/api/tables/{player.table}/replay?seat={player.seat}")[
                    "items"
                ]
                made = {
                    i["n"]: i["action"] for i in items if i["seat"] == player.seat and i["by"] == "player"
                }
                for n, action in player.acked.items():
                    assert made.pop(n) == action, f"acknowledged entry {n} is lost"
                for n, action in made.items():  # what is left was sent once and not answered
                    assert (n - 1, action) in player.doubtful, f"entry {n} was never sent"
                    player.doubtful.remove((n - 1, action))
                    player.acked[n] = action  # known now, and must stay
                player.doubtful.clear()  # what did not arrive by now never will
                assert [item["n"] for item in items] == list(range(1, len(items) + 1))
            assert self.play(2), "a table does not resume"
            assert self.server.get("/healthz")["exceptions"] == 0
        finally:
            self.server.kill()
            for player in self.players:
                player.lost()
        return sum(len(player.acked) for player in self.players)
