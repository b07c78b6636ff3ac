"""The data files and the table's options as numbers: one object for all games of a table."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from eldorado.core.errors import BadOption, BadRecord
from eldorado.core.plain import Options, Plain
from eldorado.games.island.model.components import (
    ARMY_MOVE,
    BAND_ITEMS,
    EMPTY,
    EXPLORER_NAMES,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    KINDS,
    OFFERING,
    RESOURCES,
    VILLAGER,
)

PRICE = re.compile(r"^\s*([a-z_]+)\s*=\s*((?:\d{1,2}\s+[a-z]+\s*)*)$")
_data: list[Plain] = []
_made: dict[tuple[Plain, ...], Rules] = {}
_last: list[Rules] = []  # those last asked for: a search asks for the same ones for each world


def data() -> Plain:
    """Read the game's data file, once."""
    if not _data:
        _data.append(
            tomllib.loads((files("eldorado.games.island") / "data" / "island.toml").read_text("utf-8"))
        )
    return _data[0]


def cards(table: Plain) -> list[int]:
    """Return a table of resources as [food, wood, gold].

    >>> cards({"gold": 2})
    [0, 0, 2]
    """
    return [int(table.get(name, 0)) for name in RESOURCES]


class Rules:
    """An edition with a table's options."""

    def __init__(self, seats: int, options: Options) -> None:
        book = data()
        edition: str = options["edition"]
        facts = book["editions"][edition]
        ways = facts["ways"]
        self.seats: int = seats
        self.seat_sides(str(options["mode"]))
        self.solo: bool = seats == 1
        self.options: Options = dict(options)
        self.edition: str = edition
        self.altered: bool = False  # the game began with components other than today's

        self.tiles: list[int] = [int(facts["tiles"].get(name, 0)) for name in KIND_NAMES]
        cave = facts["cave"]
        self.cave: list[int] = [0] * KINDS
        self.cave[EMPTY] = int(cave["basic"])
        for name in cave["dwellers"]:
            self.cave[KIND_NAMES.index(name)] += 1
        self.cave_tiles: bool = bool(options["cave_tiles"])
        self.boxed: int = 0
        if self.cave_tiles:
            self.boxed = int(book["expansion"]["thieves"]["cave_tiles_removed"])
            for name in book["expansion"]["thieves"]["cave_tiles"]:
                self.cave[KIND_NAMES.index(name)] += 1
        thieves = book["expansion"]["thieves"]
        self.thief_strength: int = int(thieves["strength"]["thief"])
        self.hideout_strength: int = int(thieves["strength"]["hideout"])
        self.outpost_strength: int = int(thieves["strength"]["outpost"])
        self.thief_speed: int = int(thieves["thief_speed"])
        self.doubloons: int = int(thieves["doubloons"]["total"])
        self.doubloons_start: int = int(thieves["doubloons"]["start"])
        self.doubloons_back: int = int(thieves["doubloons"]["back_in_hiding"])
        self.thief_colour: str = str(thieves["colour"])
        coins = book["cost"]["thieves"]
        self.coins: list[int] = [int(coins[name]["doubloon"]) for name in BAND_ITEMS]
        if self.band == 2:
            self.coins[VILLAGER] = int(coins["thief_of_two"]["doubloon"])
        self.pair: int = 2 * int(coins["doubloon_for_pairs"])
        self.thief_die: list[list[int]] = [[int(a), int(b)] for a, b in book["dice"]["thief"]]
        self.titan_die: list[int] = [int(x) for x in book["dice"]["titan"]]
        self.thief_low: list[int] = [min(int(x) for x in face) for face in book["dice"]["thief"]]
        self.cursed_gold: int = int(book["treasures"]["cursed_gold"])
        self.resources: list[int] = cards(facts["resources"])
        self.unlimited: bool = bool(options["unlimited"])
        self.radius: int = int(options["radius"])
        self.rounds: int = int(options["rounds"])

        power = facts["strength"]
        self.explorer_strength: int = int(power["explorer"])
        self.villager_strength: int = int(power["villager"])
        self.farmhouse_strength: int = int(power["farmhouse"])
        self.fort_strength: int = int(options["fort"]) or int(power["fort"])
        self.dweller_strength: list[int] = [int(book["dweller"].get(name, 0)) for name in KIND_NAMES]
        self.shrine_strength: int = int(book["shrines"]["strength_island"])
        self.cave_strength: int = int(book["shrines"]["strength_cave"])
        large = seats >= int(book["shrines"]["large_group"])  # I-SHRINE-4
        self.to_win: int = int(book["shrines"]["to_win_large" if large else "to_win"])

        prices = book["cost"][edition]
        self.cost: list[int] = []
        for name in ITEM_NAMES:
            self.cost += cards(prices.get(name, book["cost"]["thieves"].get(name, {})))
        for item, price in parse_prices(str(options["prices"])).items():
            self.cost[3 * item : 3 * item + 3] = price
        self.cost_cards: list[int] = [sum(self.cost[3 * i : 3 * i + 3]) for i in range(ITEMS)]
        self.cheapest: int = min(self.cost_cards[: OFFERING + 1])  # of what is bought to stand on the map

        self.golden: list[int] = [int(x) for x in book["dice"]["golden"]]
        self.battle: list[int] = [int(x) for x in book["dice"]["battle"]]
        self.crossed: int = 0
        for edge in book["cave_exit"]["crossed_edges"]:
            self.crossed |= 1 << int(edge)
        self.treasure: list[int] = cards(book["thieves_treasure"])

        known = facts.get("explorers", list(EXPLORER_NAMES))
        self.boards: list[list[int]] = []
        self.colours: list[str] = []
        sixth = bool(options["sixth_board"]) or self.boards_needed > 5  # six alone need all six boards
        for board in book["board"]:
            names = board["explorers"]
            if sixth >= board.get("expansion", False) and all(name in known for name in names):
                self.boards.append([EXPLORER_NAMES.index(name) for name in names])
                self.colours.append(str(board["colour"]))

        gifts = book["explorers"]
        alone = book["solo"]
        self.start: list[int] = cards(alone["start"] if self.solo else gifts["start"])
        self.start_victoria: list[int] = cards(gifts["start_victoria"])
        self.strength_pedro: int = int(gifts["strength_pedro"])
        self.speed_stella: int = int(gifts["speed_stella"])
        of_team = facts["villagers_team" if self.teams else "villagers"]  # I-TEAM-7
        self.villagers: int = int(alone["villagers"] if self.solo else of_team)
        self.barred: list[int] = []  # explorers that nobody may choose
        if self.solo:
            self.barred = [EXPLORER_NAMES.index(name) for name in alone["barred"]]
        self.villagers_hector: int = int(gifts["villagers_hector"])
        # The units of a side (see state.py), and by seat its explorer or first thief.
        self.pets: int = 1 if self.cave_tiles and not self.solo else 0  # the last unit of a side is its Wolf
        self.stride: int = self.figures + self.villagers + self.villagers_hector + self.pets
        self.first_unit: list[int] = [
            self.side[seat] * self.stride + self.first_figure[seat] for seat in range(seats)
        ]
        self.food_tizoc: int = int(gifts["food_tizoc"])
        self.look_emma: int = int(gifts["look_emma"])
        self.bank: int = int(gifts["bank"])
        self.bank_william: int = int(gifts["bank_william"])
        self.bank_least: int = min(self.bank, self.bank_william)
        self.steals: list[int] = [int(x) for x in gifts["steals_laffite"]]

        hard = book["hardcore_rules"]
        self.bridge: bool = bool(options["bridge"])
        self.expanded: bool = bool(options["bridge"]) or sixth or bool(options["cave_tiles"])
        self.shot_range: int = int(gifts["range_yanga"])
        self.points: int = int(hard["points"]) if options["hard_points"] else 0
        self.rerolls: bool = bool(options["hard_rerolls"])
        self.deals: list[list[int]] = []  # important tiles dealt in secret, by share
        if options["hard_tiles"]:
            for share in book["hardcore"][str(self.sides)]:
                self.deals.append([KIND_NAMES.index(name) for name in share])
        self.deal_turns: int = int(hard["turns"])

        self.hand_limit: int = int(facts.get("hand_limit", 0))
        self.offers: int = int(options["offers"])
        self.choose_explorer: bool = ways["choose_explorer"]
        self.deep_shrine: bool = ways["deep_shrine"]
        self.trade_anywhere: bool = ways["trade_anywhere"]
        self.trade_shrine: bool = ways["trade_shrine"]
        self.announce_all: bool = ways["announce_all"]
        self.react_anywhere: bool = ways["react_anywhere"]
        self.removal: bool = ways["removal"]
        self.rebuy_at_once: bool = ways["rebuy_at_once"]
        self.cross_occupied: bool = ways["cross_occupied"]
        self.tie_ends_turn: bool = ways["tie_ends_turn"]
        self.lose_all: bool = ways["lose_all"]
        self.return_at_once: bool = ways["return_at_once"]
        self.shrine_off_board: bool = ways["shrine_off_board"]

    def components(self) -> dict[str, Plain]:
        """The tiles and boards in the game, by name."""
        return {
            "tiles": {KIND_NAMES[k]: self.tiles[k] for k in range(KINDS) if self.tiles[k]},
            "cave": {KIND_NAMES[k]: self.cave[k] for k in range(KINDS) if self.cave[k]},
            "boards": {
                self.colours[b]: [EXPLORER_NAMES[e] for e in pair] for b, pair in enumerate(self.boards)
            },
        }

    def begin_with(self, components: Plain) -> None:
        """Use the tiles and boards of a record instead of today's."""
        self.altered = True
        self.tiles = [int(components["tiles"].get(name, 0)) for name in KIND_NAMES]
        self.cave = [int(components["cave"].get(name, 0)) for name in KIND_NAMES]
        self.colours = list(components["boards"])
        self.boards = [
            [number_of(name, EXPLORER_NAMES) for name in pair] for pair in components["boards"].values()
        ]
        for name in (*components["tiles"], *components["cave"]):
            number_of(name, KIND_NAMES)

    def seat_sides(self, mode: str) -> None:
        """Set the side of each seat, and which of the side's figures are its own (see sides.py)."""
        self.mode: str = mode
        self.teams: bool = mode.startswith("teams")
        self.thieves: bool = mode.endswith("thieves")
        size = 2 if self.teams else 1
        self.side: list[int] = [seat // size for seat in range(self.seats)]
        self.sides: int = self.side[-1] + 1
        self.band: int = 2 * size if self.thieves else 0  # thieves available (I-TEAM-1)
        self.figures: int = max(size, self.band)
        self.boards_needed: int = self.sides - (1 if self.thieves else 0)
        self.first_figure: list[int] = [seat % size for seat in range(self.seats)]
        self.own_figures: list[int] = [1] * self.seats
        if self.thieves:
            self.own_figures[self.seats - 1] = self.band
        self.speaker: list[int] = [self.side.index(side) for side in range(self.sides)]
        self.partners: list[int] = [0] * self.sides  # masks of seats
        self.player: list[
            int
        ] = []  # the seat that plays a side's figure; the speaker if there is no such figure
        for seat in range(self.seats):
            self.partners[self.side[seat]] |= 1 << seat
        for side in range(self.sides):
            for figure in range(self.figures):
                mine = self.speaker[side] + figure
                known = mine < self.seats and self.side[mine] == side
                self.player.append(mine if known else self.speaker[side])


def parse_prices(text: str) -> dict[int, list[int]]:
    """Parse a table's own prices, “fort = 2 wood 1 gold; villager = 2 food”.

    >>> parse_prices("fort = 2 wood 1 gold")
    {2: [0, 2, 1]}
    """
    prices: dict[int, list[int]] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        found = PRICE.match(part)
        words = found.group(2).split() if found else []
        if not found or found.group(1) not in ITEM_NAMES or any(w not in RESOURCES for w in words[1::2]):
            raise BadOption(
                "island.error.prices",
                text=part.strip()[:60],
                items=list(ITEM_NAMES),
                resources=list(RESOURCES),
            )
        price = [0, 0, 0]
        for n, name in zip(words[::2], words[1::2], strict=True):
            price[RESOURCES.index(name)] += int(n)
        item = ITEM_NAMES.index(found.group(1))
        if item == ARMY_MOVE and sum(price) == 0:
            raise BadOption("island.error.free_army", text=part.strip()[:60])  # windows would never close
        prices[item] = price
    return prices


def number_of(name: str, names: tuple[str, ...]) -> int:
    """Return the number of a component; BadRecord for an unknown one."""
    if name not in names:
        raise BadRecord("record.unknown_component", what="component", name=name)
    return names.index(name)


def rules_for(seats: int, options: Options, components: Plain = None) -> Rules:
    """Return the rules of a table, made once per set of options; `components` are those of a record, if any."""
    if components is None and _last and _last[0].seats == seats and _last[0].options == options:
        return _last[0]
    key = (seats, *options.items())
    found = _made.get(key)
    if found is None:
        found = Rules(seats, options)
        _made[key] = found
    _last[:] = [found]
    if components is None or components == found.components():
        return found
    other = (*key, repr(components))
    altered = _made.get(other)
    if altered is None:
        altered = Rules(seats, options)
        altered.begin_with(components)
        _made[other] = altered
    return altered
