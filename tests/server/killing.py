"""Kill the server while people and bots play; what the players saw acknowledged is the witness."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

from server.outside import BROKEN, Player, Server, Witness

LONG = 60.0  # seconds until something that must happen counts as not happening


class Siege:
    """Two tables, two people with a bot and one person against a bot, all playing at once."""

    def __init__(self, data: Path, seed: int, *flags: str) -> None:
        self.rnd = random.Random(seed)
        self.server = Server(data, *flags)
        self.players: list[Player] = []
        self.game = "quest"
        self.people = 1  # beside the host, at the first table
        self.kills = 0
        self.faults: list[str] = []
        self.may_be_cut = False  # whether players lose their connections though the server goes on
        self.reached: dict[str, int] = {}  # how often it died at which point

    def set_up(self) -> None:
        assert self.server.start()
        self.seat_all()
        self.server.kill()

    def seat_all(self) -> None:
        for number, others in enumerate((self.people, self.people - 1)):
            host = Player(self.server)
            seats = [
                {"kind": "you", "name": "host"},
                *[{"kind": "open"}] * others,
                {"kind": "bot", "level": "easy"},
            ]
            made = host.request(
                "POST", "/api/tables", {"game": self.game, "seats": seats, "bot_pace": "instant"}
            )
            group = [host]
            for _ in range(others):
                group.append(Player(self.server))
                group[-1].request("POST", f"/api/tables/{made['id']}/sit", {"name": "guest"})
            for seat, player in enumerate(group):
                player.sits(made["id"], seat)
                player.group = number
            self.players += group

    def play(self, until: threading.Event) -> None:
        """Everybody plays, each in a thread, until told to stop or until the server is gone."""

        def go(player: Player, rnd: random.Random) -> None:
            try:
                player.open()
                while not until.is_set():
                    if player.status == "over":
                        player.again()
                    elif not player.act(rnd):
                        player.wait(0.1)
            except BROKEN as error:
                player.broke = error
                if not self.may_be_cut and self.server.lives(10.0):  # it was cut off by a server that goes on
                    self.faults.append(f"seat {player.seat} at {player.table}: {error!r}")
            finally:
                player.lost()

        seeds = [self.rnd.getrandbits(40) for _ in self.players]
        threads = [
            threading.Thread(target=go, args=(player, random.Random(seed)), daemon=True)
            for player, seed in zip(self.players, seeds, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(3 * LONG)
            assert not thread.is_alive(), "a player waits for ever"
        assert not self.faults, self.faults

    def killed_at(self, failpoint: str) -> None:
        """Play until it dies by itself at a named point; that it does not is a failure."""
        gave_up = threading.Event()
        late = threading.Timer(LONG, gave_up.set)
        late.start()
        if self.server.start(failpoint):
            self.play(gave_up)
        late.cancel()
        assert not gave_up.is_set(), f"{failpoint} was not reached"
        self.buried(failpoint.partition(":")[0])

    def killed_at_random(self) -> None:
        """Play, and kill it at any moment: while starting up, in the middle of a message, between two."""
        up = self.server.start()
        assert up
        timer = threading.Timer(self.rnd.random() ** 2 * 1.5, self.server.strike)
        timer.start()
        self.play(threading.Event())
        timer.join()
        self.buried("random")

    def buried(self, why: str) -> None:
        code = self.server.wait()
        assert code == -9, f"the server ended with {code}, not by being killed"
        self.kills += 1
        self.reached[why] = self.reached.get(why, 0) + 1

    def check(self) -> int:
        """None lost, none twice, every table resumes; how many acknowledgements there were."""
        assert self.server.start()
        try:
            for player in self.players:
                for witness in (*player.past, player.witness):
                    self.check_table(player, witness)
            self.check_resumed()
            assert self.server.get("/healthz")["exceptions"] == 0
        finally:
            self.server.kill()
        return sum(player.acknowledged for player in self.players)

    @staticmethod
    def check_table(player: Player, told: Witness) -> None:
        answer = player.request("GET", f"/api/tables/{told.table}/replay?seat={told.seat}")
        items = answer.get("items", [])  # none while a rematch waits for everybody
        assert [item["n"] for item in items] == list(range(1, len(items) + 1))
        made = {
            item["n"]: f"undo {item['to']}" if item["is"] == "undo" else item["notation"]
            for item in items
            if item["seat"] == told.seat and item["by"] == "player"
        }
        own = sorted(made)
        for n, what in told.acked.items():
            assert made.pop(n, None) == what, f"acknowledged entry {n} is lost"
        for n, what in made.items():  # what is left was sent once and not answered
            # Where several are asked at once, others may have answered between sending and arriving.
            since = max((k for k in own if k < n), default=0)
            sent = [one for one in told.doubtful if since <= one[0] < n and one[1] == what]
            assert sent, f"entry {n} was never sent, or twice"
            told.doubtful.remove(sent[0])
            told.acked[n] = what  # known now, and must stay
        told.doubtful.clear()  # what did not arrive by now never will
        for n, seen in told.seen.items():  # what others did was shown only after it was kept
            there = items[n - 1]
            assert (there["seat"], there["by"], there["is"]) == seen, (
                f"entry {n} was shown and is another now"
            )

    def check_resumed(self) -> None:
        """At every table somebody makes a new decision that is acknowledged."""
        before = [player.acknowledged for player in self.players]
        groups = {player.group for player in self.players}
        enough = threading.Event()

        def moved() -> set[int]:
            return {p.group for p, old in zip(self.players, before, strict=True) if p.acknowledged > old}

        def watch() -> None:
            until = time.monotonic() + LONG
            while moved() != groups and time.monotonic() < until:
                time.sleep(0.02)
            enough.set()

        watcher = threading.Thread(target=watch)
        watcher.start()
        self.play(enough)
        watcher.join()
        for player in self.players:
            assert player.broke is None, f"a player was cut off: {player.broke!r}"
        assert moved() == groups, "a table does not resume"
