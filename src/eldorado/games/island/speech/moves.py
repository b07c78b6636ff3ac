"""Details of moves beyond the declaration of their family: numbers of the position, and places on the board.

Each function completes a move in place; `values` are the arguments of the action.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Move
from eldorado.games.island.cave.titan import Titan
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BUILDINGS, DIRECTIONS, FORT_SLOT, KIND_NAMES
from eldorado.games.island.model.events import anchor, cell_anchor, land, spot
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, clone, seat_of
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.solo.guardians import Guardians
from eldorado.games.island.questions.thieves.bearer import Bearer
from eldorado.games.island.questions.thieves.rider import Rider
from eldorado.games.island.questions.turn.place import Place
from eldorado.games.island.rules.bank import rate
from eldorado.games.island.rules.flow import act
from eldorado.games.island.rules.movement import beyond
from eldorado.games.island.rules.reinforce import door_of, leaves
from eldorado.games.island.thieves.band import building_word, is_band
from eldorado.kit.cells import CORNER_NAMES, STEPS, corner_cells, corner_of


def figure_mark(s: IslandState, seat: int, figure: int) -> str:
    return f"figure:{s.side[seat]}:{unit_of(s, seat) % s.stride + figure}"


def speed(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    face = s.die_b if values[0] else s.die_a
    move.args = {"n": face, "gather": s.die_a + s.die_b - face}
    move.at = [f"die:{values[0]}"]


def bank(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args["n"] = rate(s, seat)


def explorer(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    if s.rules.first_figure[seat]:
        move.kind = "begins"  # the second partner chooses who begins


def next_tile(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args["n"] = values[0] + 1


def fight(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.at = [f"guardian:{values[0]}"]


def discover(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args = {}
    move.at = [figure_mark(s, seat, values[0])]


def step(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a step of a figure, also into battle, or of the Titan or a guardian."""
    figure, d = values
    way = actions.WAYS[d]
    mark = figure_mark(s, seat, figure)
    at = s.pos[unit_of(s, seat) + figure]
    question = s.questions[-1] if s.questions else None
    if isinstance(question, Battle):
        door = door_of(s, question.tile, d)
        move.kind, move.args = "join", {"way": way}
        move.at = [mark, anchor(s, door)] if door >= 0 else [mark]
        return
    if isinstance(question, Titan):
        at = s.titan
    elif isinstance(question, Guardians):
        at = s.guard[question.guardian]
        mark = f"guardian:{question.guardian}"
    target = beyond(s, at, d) if at >= 0 else -1
    move.args = {"way": way, "to": spot(s, target) if target != -2 else "c0,0"}
    move.at = [mark] + ([anchor(s, target)] if target >= 0 else ["cave:0,0"] if target == -2 else [])


def place(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    question = s.questions[-1] if s.questions else None
    unit = question.unit if isinstance(question, Place) else unit_of(s, seat_of(s, s.turn))
    if s.pos[unit] >= 0:
        cell = s.cell[s.pos[unit]] + STEPS[values[0]]
        move.at = [cell_anchor(cell).replace("tile:", "frontier:").replace("cave:", "frontier:c")]


def building(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    figure, i = values
    move.kind = building_word(s, s.side[seat], move.kind == "fort")
    move.args = {"corner": CORNER_NAMES[i]}
    move.at = [f"buy:{move.kind}"]
    at = s.pos[unit_of(s, seat) + figure]
    if at >= 0:
        move.at.append(f"corner:{corner_of(s.cell[at], i)}")


def remove(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    corner = s.build[s.side[seat] * BUILDINGS + values[0]]
    move.args = {"what": building_word(s, s.side[seat], values[0] == FORT_SLOT)}
    move.at = [f"corner:{corner}"] if corner >= 0 else []


def raze(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    slot, k = divmod(values[0], 3)
    owner = slot // BUILDINGS
    tile = s.grid[corner_cells(s.build[slot])[k]]
    if owner == s.thieves:
        move.kind = "raze_outpost"
    move.args = {"to": seat_of(s, owner), "at": spot(s, tile), "land": land(s, tile)}
    move.at = [f"corner:{s.build[slot]}", anchor(s, tile)]


def show(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args = {"what": KIND_NAMES[values[1]]}
    move.at = [f"own:{KIND_NAMES[values[1]]}"] + ([figure_mark(s, seat, values[0])] if values[0] else [])


def bridge(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    figure, d, _ = values
    del move.args["figure"]
    at = s.pos[unit_of(s, seat) + figure]
    water = s.grid.get(s.cell[at] + STEPS[d], -1) if at >= 0 else -1
    if water >= 0:
        move.at.append(anchor(s, water))
    if figure:
        move.at.append(figure_mark(s, seat, figure))


def unbridge(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.at = [anchor(s, s.bridge)] if s.bridge >= 0 else []


def battle_die(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.at = [f"battledie:{values[0] - 1}"]


def slip(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a move by the secret exit: of a figure, or villagers."""
    d = values[-1]
    move.args = {"way": actions.WAYS[d]}
    target = s.near[s.entrance * DIRECTIONS + d] if s.entrance >= 0 else -1
    move.at = [anchor(s, target)] if target >= 0 else []
    if len(values) > 1 and values[0]:
        move.at.append(figure_mark(s, seat, values[0]))


def wolf(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.at = [f"figure:{s.side[seat]}:{s.stride - 1}"]


def mine(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args = {"n": s.pool[values[0]], "die": values[0]}
    move.at = [f"die:{values[0]}"]


def pair(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    move.args["n"] = s.rules.pair


def rob(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    k, victim = values
    reach = s.die_b if k else s.die_a
    move.args = {"to": victim, "reach": reach, "n": s.die_a + s.die_b - reach}
    move.at = [f"seat:{victim}", f"die:{k}"]


def which_thief(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    question = s.questions[-1] if s.questions else None
    if isinstance(question, Rider):
        move.kind = "rider"
    else:
        move.kind = "bearer" if isinstance(question, Bearer) else "hand_over"
    at = s.pos[s.side[seat] * s.stride + values[0]]
    move.args = {"n": values[0], "at": spot(s, at), "land": land(s, at)}
    move.at = [f"figure:{s.side[seat]}:{values[0]}"] + ([anchor(s, at)] if at >= 0 else [])


def emerge(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    tile, i = divmod(values[0], 6)
    move.args = {"at": spot(s, tile), "land": land(s, tile), "corner": CORNER_NAMES[i]}
    move.at = ["buy:hideout", f"corner:{corner_of(s.cell[tile], i)}"]


def on_tile(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a purchase, the return of an explorer, or a shot."""
    tile = values[0]
    if move.kind == "villager" and is_band(s, seat):
        move.kind = "thief"
    if move.kind not in ("put", "shoot"):
        move.at.append(f"buy:{move.kind}")
    move.at.append(anchor(s, tile))
    move.args = {"at": spot(s, tile), "land": land(s, tile)}


def army(s: IslandState, seat: int, move: Move, values: list[int]) -> None:
    """Complete a march, or in battle a reinforcement or a flight."""
    tile, d = values
    move.args = {"from": spot(s, tile), "land": land(s, tile), "way": actions.WAYS[d]}
    move.at = [anchor(s, tile)]
    question = s.questions[-1] if s.questions else None
    if isinstance(question, Battle):
        if tile != question.tile and not leaves(s, s.side[seat], tile):
            move.kind = "bring"
            door = door_of(s, question.tile, d)
            if door >= 0:
                move.at.append(anchor(s, door))
            return
        move.kind = "flee"
    target = beyond(s, tile, d)
    move.args["to"] = spot(s, target) if target != -2 else "c0,0"
    if target != -1:
        move.at.append(anchor(s, target) if target >= 0 else "cave:0,0")


DETAILS: Final = {
    "speed": speed,
    "bank": bank,
    "explorer": explorer,
    "next": next_tile,
    "fight": fight,
    "discover": discover,
    "move": step,
    "place": place,
    "farmhouse": building,
    "fort": building,
    "remove": remove,
    "raze": raze,
    "show": show,
    "bridge": bridge,
    "unbridge": unbridge,
    "shoot": on_tile,
    "die": battle_die,
    "slip": slip,
    "slip_army": slip,
    "wolf": wolf,
    "wolf_find": wolf,
    "mine_speed": mine,
    "mine_gather": mine,
    "pair": pair,
    "rob": rob,
    "figure": which_thief,
    "emerge": emerge,
    "villager": on_tile,
    "offering": on_tile,
    "put": on_tile,
    "army": army,
}


# --- revealing ----------------------------------------------------------------------------------------------
class Probe(Dice):
    """Dice that notice being asked; never twice the same, so that ties come to an end."""

    def __init__(self) -> None:  # its own: one from another compiled module cannot be inlined
        super().__init__()

    def draw(self, n: int) -> int:
        return self.asked % n


def reveals(s: IslandState, seat: int, action: int) -> bool:
    """Whether a legal action draws chance, shows something hidden, or makes others decide: tried on a copy.
    Who is asked follows from public knowledge, so this tells the seat nothing it may not know."""
    if actions.DISCOVER <= action < actions.STEP or action in (actions.END, actions.PASS):
        return True
    if s.questions[-1].sealed() and not actions.BANK <= action < actions.TAKE:
        return True  # the effect of the last answer depends on the others
    other = clone(s)
    dice = Probe()
    told: list[Event] = []
    act(other, seat, action, dice, told)
    return dice.asked > 0 or other.mask != s.mask or any(event.reveals for event in told)
