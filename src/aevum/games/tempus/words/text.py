"""Tempus Imperium in plain text: the sheet drawn in 80 columns, and words for moves and events."""

from typing import Final

from aevum.core.events import Event
from aevum.core.state import Ask
from aevum.games.tempus.data import (
    ACTIONS,
    AS_PRINTED,
    AT_CORNER,
    CASTLE,
    DIGITS,
    EMPTY,
    ENDS,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    LAKE,
    MARKET,
    NAMES,
    QUARRY,
    RUIN,
    SIDE,
    Numbers,
    east,
    south,
)
from aevum.games.tempus.moves import MOVES, PLACES, SECTION_WORDS, parts
from aevum.games.tempus.rules.board import PAY
from aevum.games.tempus.rules.dates import spoken
from aevum.games.tempus.rules.scoring import Breakdown
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.view import track_word

LAKES: Final = "Lakes"
TITLES: Final = {
    "castles": "Castles",
    "markets": "Markets",
    "forts": "Forts",
    "farms": "Farms",
    "road": "Longest road",
    "lakes": LAKES,
    "gold": "Gold",
    "enemies": "Enemies",
}
BUILDING_LETTERS: Final = {FARM: "F", MARKET: "M", FORT: "T", CASTLE: "C"}
LEGEND: Final = [
    "F farm  M market  T fort  C castle, with the last round it was used  ━ ┃ road",
    "Track: r road, d dig, b build, u use, - nothing; a capital: the fee was paid",
]
# A corner of the grid by the roads that leave it: 1 up, 2 left, 4 right, 8 down.
JOINTS: Final = "·╹╸┛╺┗━┻╻┃┓┫┏┣┳╋"


def draw(state: TempusState) -> str:
    """Return the whole sheet: board on the left, treasury, score and track on the right."""
    left, right = _board(state), _panel(state)
    lines: list[str] = []
    for number in range(max(len(left), len(right))):
        a = left[number] if number < len(left) else ""
        b = right[number] if number < len(right) else ""
        lines.append(f"{a:<47} {b}".rstrip())
    return "\n".join([*lines, "", _resources(state.numbers), *LEGEND])


def _resources(numbers: Numbers) -> str:
    """Return the first line of the legend."""
    wood, stone = numbers.forest_wood, numbers.quarry_stone
    return (
        f"w{wood} forest with {wood} wood  s{stone} quarry with {stone} stone"
        "  ~~~ lake  ! enemy  x crossed out"
    )


def _board(state: TempusState) -> list[str]:
    digits = state.date.digits
    lines = [
        "digit  " + "   ".join(str(digit) for digit in digits),
        "      " + "".join(f"{column:>2}  " for column in range(1, SIDE + 1)),
        _rule(state, 0),
    ]
    for row in range(SIDE):
        line = f"{digits[row]} {row + 1:>2} │"
        for column in range(SIDE):
            line += square_text(state, row * SIDE + column)
            if column < SIDE - 1:
                line += "┃" if state.road[east(row, column)] >= 0 else " "
        lines += [line + "│", _rule(state, row + 1)]
    return lines


def _rule(state: TempusState, row: int) -> str:
    """Return the line above a row of squares (or below the last)."""
    line = "     "
    for column in range(SIDE + 1):
        line += _joint(state, row, column)
        if column < SIDE:
            if row in (0, SIDE):
                line += "───"
            else:
                line += "━━━" if state.road[south(row - 1, column)] >= 0 else "   "
    return line


def _joint(state: TempusState, row: int, column: int) -> str:
    corner = row * (SIDE + 1) + column
    bits = 0
    for section in AT_CORNER[corner]:
        if state.road[section] >= 0:
            a, b = ENDS[section]
            other = a + b - corner
            bits |= {-SIDE - 1: 1, -1: 2, 1: 4, SIDE + 1: 8}[other - corner]
    if row in (0, SIDE) or column in (0, SIDE):
        edge = "┌┬┐├·┤└┴┘"[(row > 0) * 3 + (row == SIDE) * 3 + (column > 0) + (column == SIDE)]
        heavy = {1: "┸", 2: "┥", 4: "┝", 8: "┰"}
        plain = "─" if row in (0, SIDE) and 0 < column < SIDE else "│"
        return heavy.get(bits, edge if edge in "┌┐└┘" else plain)
    return JOINTS[bits]


def square_text(state: TempusState, square: int) -> str:
    """Return the three letters that show a square."""
    kind = state.cell[square]
    if kind == EMPTY:
        return "   "
    if kind == LAKE:
        return "~~~"
    if kind in (FOREST, QUARRY):
        return f" {'w' if kind == FOREST else 's'}{state.units_at(square)}"
    if kind == ENEMY:
        return " ! "
    if kind == RUIN:
        return " x "
    used = state.used[state.built.index(square)]
    return f" {BUILDING_LETTERS[kind]}{used or ' '}"


def _panel(state: TempusState) -> list[str]:
    over = state.turn == state.numbers.turns
    turn = int(state.turn)
    score = state.breakdown()
    where = "The game is over"
    if not over:
        digit = state.date.digits[turn % DIGITS]
        where = (
            f"Round {state.round()}, turn {turn % DIGITS + 1}: {digit} {ACTIONS[state.action()]}"
        )
    lakes = " + ".join(
        f"{len(lake.squares)}x{len(lake.buildings)}" for lake in score.waters if lake.buildings
    )
    return [
        "TEMPUS IMPERIUM",
        spoken(state.date.digits),
        "",
        where,
        f"Treasury {int(state.gold)} gold",
        f"Raiders now {len(state.raiders())}",
        "",
        *_track(state),
        "",
        *[
            f"{name:<13}{points:>4}  {lakes if name == LAKES else ''}"[:32].rstrip()
            for name, points in [*score_parts(score), ("Total", score.total)]
        ],
    ]


def score_parts(score: Breakdown) -> list[tuple[str, int]]:
    """Return the parts of a score, each with its name, in the order of the sheet."""
    return [(TITLES[name], points) for name, points in score.parts]


def _track(state: TempusState) -> list[str]:
    """Return the turn track: a box a round under each digit and a raid box after each round."""
    lines = ["Digit  " + " ".join(str(digit) for digit in state.date.digits) + "  raid"]
    for number in range(state.numbers.rounds):
        boxes: list[str] = []
        for turn in range(number * DIGITS, (number + 1) * DIGITS):
            if turn < len(state.done):
                boxes.append(_letter(state.done[turn]))
            else:
                boxes.append("?" if turn == state.turn else ".")
        raid = "*" if state.turn >= (number + 1) * DIGITS else "."
        lines.append(f"Round{number + 1} " + " ".join(boxes) + f"   {raid}")
    return lines


def _letter(done: int) -> str:
    word = track_word(done)
    if word == "pass":
        return "-"
    return word[0].upper() if word.endswith("paid") else word[0]


# Words


def label(state: TempusState, move: int) -> str:
    """Return a move in a player's words, with what it costs or brings."""
    name, args = parts(move)
    if name in ("wait", "retract"):
        return MOVES.text(move)
    if name == "pass":
        return "Do nothing"
    if name == "pay":
        return f"Pay with the {NAMES[state.cell[args[0]]]} at {PLACES[args[0]]}"
    numbers = state.numbers
    fee = _fee(int(numbers.fee) if args[0] else 0)
    if name == "road":
        return f"Draw a road at {SECTION_WORDS[args[1]]}{fee}"
    if name == "dig":
        return f"Dig a lake at {PLACES[args[1]]}{fee}"
    if name == "build":
        price = _price(numbers.gold[args[1]])
        return f"Build a {NAMES[FARM + args[1]]} at {PLACES[args[2]]}{price}{fee}"
    kind, place = NAMES[state.cell[args[1]]], PLACES[args[1]]
    if name == "use":
        return f"Use the {kind} at {place}, +{int(state.income(args[1]))} gold{fee}"
    income = int(numbers.fort_gold)
    return f"Use the {kind} at {place} to strike {parts_target(move)}, +{income} gold{fee}"


def done(move: int) -> str:
    """Return a move just made in a few words."""
    name, args = parts(move)
    if name == "pass":
        return "doing nothing"
    if name == "pay":
        return f"paying from {PLACES[args[0]]}"
    if name == "road":
        return f"the road at {SECTION_WORDS[args[1]]}"
    if name == "dig":
        return f"the lake at {PLACES[args[1]]}"
    if name == "build":
        return f"the {NAMES[FARM + args[1]]} at {PLACES[args[2]]}"
    if name == "use":
        return f"the use of the building at {PLACES[args[1]]}"
    return f"the strike at {parts_target(move)}" if name == "strike" else MOVES.text(move)


def parts_target(move: int) -> str:
    """Return the place of the enemy that a strike names."""
    row = MOVES.row(move)
    return row.domains[2].words[row.args(move)[2]]


def prompt(state: TempusState, ask: Ask) -> str:
    """Return the open question in one sentence."""
    if ask.kind == PAY:
        _, args = parts(int(state.order))
        wood, stone = int(state.wood), int(state.stone)
        due = " and ".join([f"{wood} wood"] * (wood > 0) + [f"{stone} stone"] * (stone > 0))
        verb = "is" if wood + stone == 1 else "are"
        building = NAMES[FARM + args[1]]
        return f"Which square pays for the {building} at {PLACES[args[2]]}? {due} {verb} due."
    turn = int(state.turn)
    digit = state.date.digits[turn % DIGITS]
    fee = int(state.numbers.fee)
    return (
        f"Round {state.round()}, turn {turn % DIGITS + 1} of {DIGITS}: digit {digit} gives"
        f" the action {ACTIONS[state.action()]}; another costs {fee} gold. Your move?"
    )


def say(event: Event) -> str:
    """Return an event as one line of the log."""
    kind, args = event.kind, event.args
    if kind == "pass":
        return "You do nothing."
    if kind == "road":
        return f"You draw a road at {SECTION_WORDS[args[0]]}{_fee(args[1])}."
    if kind == "dig":
        return f"You dig a lake at {PLACES[args[0]]}{_fee(args[1])}."
    if kind == "build":
        fee = args[3] if len(args) > 3 else args[2] - AS_PRINTED.gold[args[0]]
        building, price = NAMES[FARM + args[0]], _price(args[2] - fee)
        return f"You begin a {building} at {PLACES[args[1]]}{price}{_fee(fee)}."
    if kind == "stands":
        return f"The {NAMES[FARM + args[0]]} at {PLACES[args[1]]} stands."
    if kind == "pay":
        return f"One unit comes from {PLACES[args[0]]}, which keeps {args[1]}."
    if kind == "use":
        building, place = NAMES[FARM + args[3]], PLACES[args[0]]
        return f"You use the {building} at {place} and gain {args[1]} gold{_fee(args[2])}."
    if kind == "strike":
        fort, enemy = PLACES[args[0]], PLACES[args[1]]
        return f"The fort at {fort} destroys the enemy at {enemy}, +{args[2]} gold{_fee(args[3])}."
    return _say_round(kind, args)


def _say_round(kind: str, args: list[int]) -> str:
    if kind == "raid":
        if len(args) == 1:
            return "Raid: no enemy stands beside a building."
        places = ", ".join(PLACES[square] for square in args[1:])
        return f"Raid: you lose {args[0]} gold to the enemies at {places}."
    if kind == "round":
        return f"Round {args[0]} begins."
    return f"The game is over: {args[0]} points."


def _price(gold: int) -> str:
    return f" for {gold} gold" if gold else ""


def _fee(gold: int) -> str:
    return f" (fee {gold} gold)" if gold else ""
