"""The terminal's text for any game: private knowledge, facts, moves, plans, help."""

from __future__ import annotations

import re
from typing import Any

from eldorado.cli._addressing import ME, addressed
from eldorado.core.game import SPECTATOR, Event, Game, Move, Plan
from eldorado.core.language import languages
from eldorado.core.language.words import Words
from eldorado.core.plain import Plain
from eldorado.core.rulebook import Clause, Rulebook

SPEECH = (
    "move",
    "event",
    "plan",
    "refusal",
    "prompt",
    "option",
    "preset",
    "result",
    "error",
    "position",
    "notation",
    "hint",
    "fact",
    "detail",
    "own",
    "drawn",
    "course",
    "action",
    "sheet",
)
WHOSE = ("seat", "viewer")  # keys for the viewer of a view: no secret
NAMED = (["card"], ["place"], ["type"], ["explorer"])  # kinds of things whose ids appear on a drawn board
FEW = 8


class Screen:
    """Words for one game and its players; `me` is the seat of a reader who has no name."""

    def __init__(
        self, game: Game[Any], words: Words, rulebook: Rulebook, names: list[str], me: int | None = None
    ) -> None:
        self.game = game
        self.id = game.info.id
        self.words = words
        self.rulebook = rulebook
        self.names = names[:]
        self.called = names[:]  # in sentences
        if me is not None:
            self.names[me] = words.say("ui.seat.you")
            self.called[me] = ME
        self.things = thing_keys(words, self.id)

    def tell(self, key: str, args: Plain) -> str:
        """A sentence about the players."""
        return addressed(self.words.say(key, args, self.called), self.words, languages.spoken())

    # --- values -------------------------------------------------------------------------------------------------------
    def name(self, word: str) -> str:
        """The name of a thing in the catalogue, or the word itself."""
        key = self.things.get(word)
        return self.words.say(key) if key else word.replace("_", " ")

    def value(self, value: Plain) -> str:
        """Render any value in one line: equal things are counted, tables become “name value”."""
        if isinstance(value, dict):
            if counted(value):
                return ", ".join(
                    f"{self.name(k)} ×{n}" if n != 1 else self.name(k) for k, n in value.items() if n
                )
            simple = {k: v for k, v in value.items() if not empty(v) and not isinstance(v, dict)}
            return " ".join(f"{k.replace('_', ' ')} {self.value(v)}" for k, v in simple.items())
        if isinstance(value, list):
            if any(isinstance(item, dict) for item in value):
                shown = "; ".join(self.value(item) for item in value[:FEW])
                return shown + ("; …" if len(value) > FEW else "")
            if any(isinstance(item, list) for item in value):
                return "; ".join(self.value(item) for item in value)
            if all(isinstance(item, str) for item in value):
                counts: dict[str, int] = {}
                for item in value:
                    counts[item] = counts.get(item, 0) + 1
                return self.value(counts)
            return ", ".join(self.value(item) for item in value)
        return self.name(value) if isinstance(value, str) else str(value)

    def spoken(self, value: Plain) -> Plain:
        """Prepare a value for a sentence: numbers as they are, everything else by its name."""
        return value if isinstance(value, int) else self.value(value)

    def private(self, state: Any, seat: int) -> list[str]:
        """List what the seat knows and a spectator does not, in the order of the game's words: hand, goals, answers
        given."""
        found = differing(self.game.observe(state, seat), self.game.observe(state, SPECTATOR), [])
        lines: list[str] = []
        order = {key: i for i, key in enumerate(self.words.entries) if key.startswith(f"{self.id}.own.")}
        worded = bool(order)
        labelled = [
            (next((part for part in reversed(path) if not part.isdecimal()), ""), value)
            for path, value in found
        ]
        labelled.sort(key=lambda each: order.get(f"{self.id}.own.{each[0]}", len(order)))
        for label, value in labelled:
            line = f"  {label.replace('_', ' ')}: {self.value(value)}"
            key = f"{self.id}.own.{label}"
            if key in self.words:  # the game's own words, with all of it or the items of a list by number
                items = value if isinstance(value, list) else [value]
                args = {f"n{i}": item for i, item in enumerate(items)} | {"all": self.value(value)}
                line = "  " + self.tell(key, args)  # empty words hide the line
            elif worded:  # such a game has words for everything worth a line
                continue
            if label not in WHOSE and not empty(value) and line.strip() and line not in lines:
                lines.append(line)
        return lines

    def facts(self, state: Any, seat: int) -> list[str]:
        """The numbers the game gives: in the game's words (`fact.NAME`; for a table `fact.NAME.each`, and for
        each of a list of tables that can be had), else by name."""
        lines: list[str] = []
        for name, value in self.game.facts(state, seat).items():
            key = f"{self.id}.fact.{name}"
            if empty(value):
                continue
            if f"{key}.each" in self.words:
                rows = value if isinstance(value, list) else [value]
                lines += [
                    "  " + self.words.say(f"{key}.each", {name: self.spoken(row[name]) for name in row})
                    for row in rows
                    if row.get("can", True)
                ]
            elif key in self.words:
                plain = value if not isinstance(value, dict | list) else self.value(value)
                line = "  " + self.tell(key, {"value": plain})
                if line.strip():  # no words: the table shows it anyway
                    lines.append(line)
            else:
                lines.append(f"  {name.replace('_', ' ')}: {self.value(value)}")
        return lines

    def marked(self) -> str:
        """The letters on the board for each player, if the game uses letters (`marks`, one per seat)."""
        key = f"{self.id}.marks"
        if key not in self.words:
            return ""
        pairs = zip(self.words.say(key), self.names, strict=False)
        return ", ".join(f"{mark} {name}" for mark, name in pairs)

    def named(self, board: str) -> str:
        """Replace the ids on a drawn board by the names of things and players."""
        longest = max(map(len, self.names), default=0)

        def name(found: re.Match[str]) -> str:
            if found["seat"]:
                called = self.names[int(found["seat"])]
                return called if found.start() else called.ljust(longest)  # a column of its own
            key = self.things.get(found[0], "")
            return self.words.say(key) if key.split(".")[1:2] in NAMED else found[0]

        ids = re.compile(r"\bseat (?P<seat>\d)\b|\b[a-z]+(?:_[a-z]+)*\b")
        return "\n".join(ids.sub(name, line) for line in board.splitlines())

    def sheet(self, told: dict[str, Plain]) -> list[str]:
        """The score sheet of a game that has one: a row for each kind of points, a column for each player."""
        sheets = told.get("sheets")
        if not sheets:
            return []
        kinds = list(sheets[0])
        rows = [["", *self.names]]
        rows += [[self.words.say(f"{self.id}.sheet.{k}"), *(str(one[k]) for one in sheets)] for k in kinds]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = [
            f"  {row[0]:<{widths[0]}}  "
            + "  ".join(f"{cell:>{wide}}" for cell, wide in zip(row[1:], widths[1:], strict=True))
            for row in rows
        ]
        for who, destiny in enumerate(told.get("destinies", [])):
            key = f"{self.id}.sheet.of_destiny"
            lines.append("  " + self.tell(key, {"who": who, "destiny": destiny}))
        return [self.words.say("play.sheet"), *lines]

    # --- moves --------------------------------------------------------------------------------------------------------
    def moves(self, state: Any, seat: int, legal: list[int]) -> list[str]:
        """The legal moves, numbered: notation and sentence."""
        texts = [self.game.notation(state, seat, action) for action in legal]
        width = min(28, max((len(text) for text in texts), default=0))
        lines: list[str] = []
        odds = self.odds(state, seat)
        moves = [self.game.decode(state, seat, action) for action in legal]
        sentences = [self.said(state, move) for move in moves]
        for number, (action, move, said) in enumerate(zip(legal, moves, sentences, strict=True), 1):
            if sentences.count(said) > 1 and isinstance(move.args.get("piece"), int):
                said = self.words.say("play.piece", {"said": said, "piece": move.args["piece"] + 1})
            lines.append(f"  {number:3}  {texts[number - 1]:<{width}}  {said}{odds.get(action, '')}")
        return lines

    def said(self, state: Any, move: Move) -> str:
        """Render a move as a sentence; with the explanation of the choice (`move.KIND.told`), if the game has one."""
        key = f"{self.id}.move.{move.kind}"
        if f"{key}.told" not in self.words:
            return self.tell(key, move.args)
        scene = self.game.scene(state)
        points = [
            found_in(scene, thing).get("points") for thing in move.args.values() if isinstance(thing, str)
        ]
        args = {**move.args, "points": next((each for each in points if each), 0)}
        return self.tell(f"{key}.told", args)

    def odds(self, state: Any, seat: int) -> dict[int, str]:
        """The strengths and the odds for every action that leads to a battle."""
        found: dict[int, str] = {}
        facts = self.game.facts(state, seat)
        for entry in [*facts.get("attacks", []), *facts.get("stakes", [])]:
            win, tie, _ = entry["odds"]
            args = {
                "attack": entry["attack"],
                "defence": entry["defence"],
                "win": win // 100,
                "tie": tie // 100,
            }
            found[entry["action"]] = " " + self.words.say("play.odds", args)
        return found

    def plan(self, state: Any, seat: int, plan: Plan) -> str:
        """Render a plan as a sentence, with its moves."""
        said = self.tell(f"{self.id}.plan.{plan.kind}", plan.args)
        return f"{said}  [{'; '.join(self.steps(state, seat, plan.actions))}]"

    def steps(self, state: Any, seat: int, actions: list[int]) -> list[str]:
        """The notation of the actions, up to the first draw."""
        from eldorado.core.dice import ReplayDice

        world = self.game.clone(state)
        texts: list[str] = []
        for action in actions:
            texts.append(self.game.notation(world, seat, action))
            if self.game.decode(world, seat, action).reveals:
                if len(texts) < len(actions):
                    texts.append("…")
                break
            self.game.apply(world, seat, action, ReplayDice([]))
        return texts

    def event(self, event: Event, seat: int) -> str:
        """Render an event, as the seat may know it."""
        seen = event.seen_by(seat)
        key = f"{self.id}.event.{event.kind}"
        if seen.get("own") and f"{key}.secret" in self.words:
            key = f"{key}.secret"
        return self.tell(key, seen["args"])

    def prompt(self, state: Any, seat: int) -> str:
        asked = self.game.prompt(state, seat)
        clause = f" ({asked['clause']})" if asked.get("clause") else ""
        return self.tell(asked["key"], asked.get("args", {})) + clause

    def detail(self, name: str, value: Plain) -> str:
        """Render one detail of a card: in the game's words if there are any, otherwise by name."""
        key = f"{self.id}.detail.{name}"
        if key in self.words:
            return self.words.say(key, {"value": value})
        return f"{name.replace('_', ' ')} {self.value(value)}"

    # --- help ---------------------------------------------------------------------------------------------------------
    def told(self, clause: Clause) -> str:
        return clause.told(self.words.say("ui.rules.ruling"))

    def help(self, state: Any, word: str) -> list[str]:
        """Return everything known about a clause, a card, or any other word of the game."""
        asked = word.strip()
        if asked.upper() in self.rulebook:
            clause = self.rulebook[asked]
            return [f"{clause.id} ({clause.section}): {self.told(clause)}"]
        low = asked.lower()
        lines: list[str] = []
        for thing, key in self.things.items():
            name = self.words.say(key)
            if low not in (thing.lower(), name.lower()):
                continue
            group = key.split(".")[1]
            texts = [
                self.words.say(k)
                for k in (f"{key}.help", f"{self.id}.{group}_text.{thing}")
                if k in self.words
            ]
            lines.append(f"{name} ({group}): {' '.join(texts)}".rstrip(": "))
            data = found_in(self.game.scene(state), thing)
            if data:
                told = {k: v for k, v in data.items() if k not in ("id", "name") and v and v is not True}
                if told:
                    lines.append("  " + ", ".join(self.detail(k, v) for k, v in told.items()))
        clauses = self.rulebook.find(asked)[:FEW]
        return lines + [f"{clause.id}: {self.told(clause)}" for clause in clauses]


def empty(value: Plain) -> bool:
    """Nothing worth a line: nothing at all, or a row of noughts.

    >>> empty([0, 0]), empty([]), empty(-1), empty(0), empty([0, 1])
    (True, True, True, False, False)
    """
    if isinstance(value, list):
        return all(item == 0 and not isinstance(item, bool) for item in value)
    return value is None or value is False or value in ({}, "") or value == -1


def counted(value: dict[str, Plain]) -> bool:
    """Whether a table counts things."""
    return bool(value) and all(isinstance(n, int) and not isinstance(n, bool) for n in value.values())


def thing_keys(words: Words, game: str) -> dict[str, str]:
    """The things of a game that have names, `GAME.GROUP.ID`, cards first.

    >>> words = Words.read("en", "toy-card-ace = Ace\\ntoy-move-dig = Dig\\ntoy-phase-dig = digging")
    >>> thing_keys(words, "toy")
    {'ace': 'toy.card.ace', 'dig': 'toy.phase.dig'}
    """
    found: dict[str, str] = {}
    keys = [key for key in words.entries if key.startswith(game + ".")]
    for key in sorted(keys, key=lambda k: not k.startswith(f"{game}.card.")):
        parts = key.split(".")
        if len(parts) == 3 and parts[1] not in SPEECH and not parts[1].endswith("_text"):
            found.setdefault(parts[2], key)
    return found


def differing(view: Plain, public: Plain, path: list[str]) -> list[tuple[list[str], Plain]]:
    """Yield the places where a view holds more than the public one.

    >>> differing({"a": 1, "hand": ["x"]}, {"a": 1}, [])
    [(['hand'], ['x'])]
    """
    if isinstance(view, dict) and not (public is None and counted(view)):
        other = public if isinstance(public, dict) else {}
        found: list[tuple[list[str], Plain]] = []
        for key, value in view.items():
            if key not in other or other[key] != value:
                found += differing(value, other.get(key), [*path, key])
        return found
    if isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        found = []
        for index, value in enumerate(view):
            if public[index] != value:
                found += differing(value, public[index], [*path, str(index)])
        return found
    return [(path, view)]


def found_in(data: Plain, thing: str) -> dict[str, Plain]:
    """Find the table about a thing in a scene: the one with its id."""
    if isinstance(data, dict):
        if data.get("id") == thing:
            return data
        inner = list(data.values())
    elif isinstance(data, list):
        inner = data
    else:
        return {}
    for item in inner:
        found = found_in(item, thing)
        if found:
            return found
    return {}
