"""Why a move is refused: one sentence with the paragraph of RULES.md and the fact on the board."""

from aevum.games.tempus.data import (
    ACTIONS,
    CASTLE,
    EMPTY,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FORT,
    LAKE,
    MARKET,
    NAMES,
    NEIGHBOURS,
    RUIN,
    USE,
)
from aevum.games.tempus.moves import CODES, PLACES, SECTION_WORDS, parts
from aevum.games.tempus.rules.board import Board
from aevum.games.tempus.rules.state import TempusState


def why(state: TempusState, seat: int, move: int) -> str:
    """Return the rule that a move breaks, "" for a legal move."""
    if not 0 <= move < CODES:
        return f"R9.1: there is no move number {move}."
    if state.turn == state.numbers.turns:
        return "R8.1: the game is over."
    if seat != 0:
        return "R3.1: this is a game for one, and only the first seat plays."
    name, args = parts(move)
    if state.site >= 0:
        return _pay(state, name, args)
    if name in ("wait", "retract"):
        return "R3.3: a turn is never left open; to do nothing, pass."
    if name == "pass":
        return ""
    if name == "pay":
        return "R5.6: nothing is being built, so there is nothing to pay."
    return _board(state, name, args) or _purse(state, name, args)


def _board(state: TempusState, name: str, args: list[int]) -> str:
    """Return what on the board forbids an action, whoever pays for it."""
    if name == "road":
        return _road(state, args[1])
    if name == "dig":
        return _dig(state, args[1])
    if name == "build":
        return _build(state, args[1], args[2])
    if name == "use":
        return _use(state, args[1])
    return _strike(state, args[1], args[2])


def _pay(state: Board, name: str, args: list[int]) -> str:
    site = PLACES[state.site]
    if name != "pay":
        return f"R5.6: the building at {site} must be paid for first."
    square = args[0]
    spots = state.date.spots
    if square in spots and state.paying() >> spots.index(square) & 1:
        return ""
    wanted, source = ("wood", "forest") if state.wood > 0 else ("stone", "quarry")
    if NAMES[state.cell[square]] != source:
        return f"R5.6: {wanted} is due and comes from a {source}, but {_holds(state, square)}."
    if state.units_at(square) == 0:
        return f"R5.6: the {source} at {PLACES[square]} is exhausted."
    return f"R5.3: no road connects the {source} at {PLACES[square]} to the site at {site}."


def _purse(state: Board, name: str, args: list[int]) -> str:
    """Check the action against the treasury, the digit and the fee (R3.3 to R3.5)."""
    paid, held = args[0] == 1, int(state.gold)
    wanted = USE if name == "strike" else ACTIONS.index(name)
    digit = state.date.digits[state.turn % 10]
    own = state.action()
    fee_gold = int(state.numbers.fee)
    if wanted != own and held < fee_gold:
        return (
            f"R3.5: another action costs a fee of {fee_gold} gold, and the treasury holds {held}."
        )
    if name == "build":
        cost = state.numbers.gold[args[1]]
        if held < cost + (fee_gold if wanted != own else 0):
            fee = f" and the fee {fee_gold}" if wanted != own else ""
            building = _a(NAMES[FARM + args[1]])
            return f"R3.5: {building} costs {cost} gold{fee}, and the treasury holds {held}."
    if paid and wanted == own:
        return f"R3.4: digit {digit} gives the action {ACTIONS[own]} for free; leave out the fee."
    if not paid and wanted != own:
        return (
            f"R3.3: digit {digit} gives the action {ACTIONS[own]}; for another one add"
            f" the word paid, for {fee_gold} gold."
        )
    return ""


def _holds(state: Board, square: int) -> str:
    """Say what a square holds."""
    kind = state.cell[square]
    name = "a crossed-out enemy" if kind == RUIN else NAMES[kind]
    return f"{PLACES[square]} is {name}" if kind == EMPTY else f"{PLACES[square]} holds {_a(name)}"


def _a(name: str) -> str:
    if name.startswith("a "):
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def _road(state: Board, section: int) -> str:
    if state.road[section] >= 0:
        return f"R4.1: there is a road at {SECTION_WORDS[section]} already."
    return ""


def _dig(state: Board, square: int) -> str:
    if state.cell[square] != EMPTY:
        return f"R4.3: only an empty square is dug, and {_holds(state, square)}."
    if not any(state.cell[near] == LAKE for near in NEIGHBOURS[square]):
        return (
            f"R4.3: a lake grows into an adjacent square, and no lake is beside {PLACES[square]}."
        )
    return ""


def _build(state: Board, kind: int, square: int) -> str:
    if state.cell[square] != EMPTY:
        return f"R5.1: a site must be empty, and {_holds(state, square)}."
    name = _a(NAMES[FARM + kind])
    for need, there, what in (
        (state.numbers.wood[kind], state.wood_at(square), "wood"),
        (state.numbers.stone[kind], state.stone_at(square), "stone"),
    ):
        if there < need:
            place = PLACES[square]
            return f"R5.3: {name} needs {need} {what}, and the roads at {place} reach {there}."
    return ""


def _use(state: TempusState, square: int) -> str:
    kind = state.cell[square]
    if not FARM <= kind <= CASTLE:
        return f"R6.1: only a building is used, and {_holds(state, square)}."
    if _spent(state, square):
        return _spent(state, square)
    if state.usable(state.built.index(square)) == 0:
        if kind == FORT:
            return f"R6.4: no live enemy is connected to the fort at {PLACES[square]}."
        if kind == MARKET:
            return f"R6.3: no farm is connected to the market at {PLACES[square]}."
        return f"R6.5: no market or fort is connected to the castle at {PLACES[square]}."
    if kind == FORT:
        return "R6.4: a fort is used against an enemy; name it after the word strike."
    return ""


def _spent(state: Board, square: int) -> str:
    name = NAMES[state.cell[square]]
    if state.used[state.built.index(square)] == state.round():
        return f"R6.1: the {name} at {PLACES[square]} was used in round {state.round()} already."
    return ""


def _strike(state: Board, square: int, enemy: int) -> str:
    if state.cell[square] != FORT:
        return f"R6.4: only a fort strikes, and {_holds(state, square)}."
    if _spent(state, square):
        return _spent(state, square)
    target = ENEMIES[enemy]
    if state.cell[target] == RUIN:
        return f"R6.4: the enemy at {PLACES[target]} is crossed out already."
    if not state.reach[square] >> (ENEMY_BIT + enemy) & 1:
        return f"R6.4: no road connects the fort at {PLACES[square]} to {PLACES[target]}."
    return ""
