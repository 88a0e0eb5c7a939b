"""A position as plain data and back.

The data are one list: ten digits; turn, gold, serial, explicit (0 or 1) and viewer; the units left
in the 14 resources; the drawn sections; the squares dug; the buildings after the three of the
setup as kind, square, kind, square ...; the last round in which each building was used; the
enemies crossed out (0 to 9); the track, what was done in every turn (`data.NOTHING`, `DONE` or
`PAID` plus the action); what waits for payment: its move (0 if nothing does), wood and stone still
due; and the numbers of the match where they are not the printed ones. Everything else follows, and
what the track does not account for is refused.
"""

from aevum.core.data import Reader
from aevum.core.errors import BadData, BadOption
from aevum.core.state import SPECTATOR, Ask
from aevum.games.tempus.data import (
    ACTIONS,
    BIT,
    BUILD,
    CASTLE,
    DIG,
    DIGITS,
    DONE,
    EMPTY,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FIRST_BUILDINGS,
    FORT,
    LAKE,
    NOTHING,
    PAID,
    RESOURCES,
    ROAD,
    RUIN,
    SECTIONS,
    SQUARES,
    USE,
)
from aevum.games.tempus.moves import BUILDS, PAID_BUILD, USES
from aevum.games.tempus.rules.board import NO_ASKS, PAY, TURN_ASKS, Board
from aevum.games.tempus.rules.dates import read_date, write_date
from aevum.games.tempus.rules.scoring import Lake, find_lakes


def write(board: Board) -> list[object]:
    """Return a position as a list of numbers and lists of numbers."""
    cell, built = board.cell, board.built
    started = board.date.lakes
    later: list[int] = []
    for square in built[FIRST_BUILDINGS:]:
        later += [cell[square], square]
    return [
        board.date.digits[:],
        [int(board.turn), int(board.gold), int(board.serial), int(board.explicit), board.viewer],
        board.units[:],
        sorted(board.drawn),
        [s for s in range(SQUARES) if cell[s] == LAKE and s not in started],
        later,
        board.used[:],
        [i for i in range(len(ENEMIES)) if cell[ENEMIES[i]] == RUIN],
        board.done[:],
        [int(board.order), int(board.wood), int(board.stone)] if board.site >= 0 else [0, 0, 0],
        *board.numbers.values.to_data(),
    ]


def read_digits(reader: Reader) -> list[int]:
    """Return the ten digits at the head of the data."""
    digits = reader.numbers(DIGITS)
    for digit in digits:
        _check(0 <= digit <= 9, "a digit is out of range")
    try:
        return read_date(write_date(digits))
    except BadOption:
        raise BadData("This save is damaged: its ten digits are no date.") from None


def read(board: Board, reader: Reader) -> None:
    """Draw onto the first position of a date what `write` wrote after its digits."""
    turn, gold, serial, explicit, viewer = reader.numbers(5)
    _check(0 <= turn <= board.numbers.turns, "there is no such turn")
    _check(explicit in (0, 1) and SPECTATOR <= viewer <= 0, "it was written for nobody")
    board.turn, board.gold, board.serial = turn, gold, serial
    board.given = board.date.actions[turn % DIGITS]
    board.explicit, board.viewer = explicit == 1, viewer
    _read_units(board, reader.numbers(RESOURCES))
    _read_board(board, reader)
    board.done = reader.numbers()
    _check_track(board)
    _check(0 <= gold <= _most_gold(board), "nobody has that much gold")
    _read_waiting(board, reader.numbers(3))
    reader.end()


def _check_track(board: Board) -> None:
    """Refuse a board that the turns so far cannot have drawn."""
    done, actions = board.done, board.date.actions
    _check(len(done) == board.turn, "the turn track has another length")
    counts = [0] * len(ACTIONS)
    uses = [0] * board.numbers.rounds
    for turn, entry in enumerate(done):
        if entry == NOTHING:
            continue
        _check(DONE <= entry < PAID + len(ACTIONS), "the turn track names no such action")
        paid = entry >= PAID
        action = entry - PAID if paid else entry - DONE
        _check(paid == (action != actions[turn % DIGITS]), "a fee does not fit its digit")
        counts[action] += 1
        uses[turn // DIGITS] += action == USE
    dug = board.cell.count(LAKE) - len(board.date.lakes)
    _check(len(board.drawn) == counts[ROAD], "the turn track tells of other roads")
    _check(dug == counts[DIG], "the turn track tells of other digs")
    later = len(board.built) - FIRST_BUILDINGS
    _check(later == counts[BUILD], "the turn track tells of other buildings")
    ruins = board.cell.count(RUIN)
    _check(ruins <= counts[USE], "nobody crossed out so many enemies")
    _check(ruins == 0 or FORT in board.cell, "an enemy was crossed out without a fort")
    for number in range(1, board.numbers.rounds + 1):
        _check(board.used.count(number) <= uses[number - 1], "the turn track tells of other uses")


def _most_gold(board: Board) -> int:
    """Return more than the turns so far can have earned: no use pays more than all buildings do."""
    numbers = board.numbers
    return numbers.start_gold + int(board.turn) * numbers.most_income * len(board.built)


def _check_serial(board: Board, asked: int) -> None:
    """Refuse a number of questions that the turns, or the units paid for in them, cannot have."""
    units = 0
    for square in board.built[FIRST_BUILDINGS:]:
        kind = board.cell[square] - FARM
        units += board.numbers.wood[kind] + board.numbers.stone[kind]
    low = int(board.turn) + 1 + (1 if asked else 0)
    high = int(board.turn) + 1 + units + asked
    _check(low <= board.serial <= high, "a question has a wrong number")


def _read_units(board: Board, units: list[int]) -> None:
    for place, left in enumerate(units):
        _check(0 <= left <= board.units[place], "a square holds too much or too little")
        while board.units[place] > left:
            board.take(place)


def _read_board(board: Board, reader: Reader) -> None:
    drawn = reader.numbers()
    _check(len(drawn) <= board.turn, "there are more roads than turns")
    for section in drawn:
        _check(0 <= section < SECTIONS and board.road[section] < 0, "a road is in a wrong place")
        board.stroke(section)
    for square in reader.numbers():
        _check_empty(board, square)
        board.flood(square)
    lakes = find_lakes(board)
    _check(all(_grown(lake, board) for lake in lakes), "a lake comes from nowhere")
    later = reader.numbers()
    _check(len(later) % 2 == 0, "the buildings are incomplete")
    _check(len(later) <= 2 * board.turn, "there are more buildings than turns")
    for kind, square in zip(later[::2], later[1::2], strict=True):
        _check(FARM <= kind <= CASTLE, "there is no such building")
        _check_empty(board, square)
        board.raise_building(square, kind)
    used = reader.numbers(len(board.built))
    latest = min(board.round(), board.numbers.rounds)
    for number in used:
        _check(0 <= number <= latest, "a building was used in a round to come")
    board.used = used
    board.spent = sum([BIT[i] for i, number in enumerate(used) if number == board.round()])
    for enemy in reader.numbers():
        _check(0 <= enemy < len(ENEMIES), "there is no such enemy")
        _check(board.cell[ENEMIES[enemy]] != RUIN, "an enemy was crossed out twice")
        board.cell[ENEMIES[enemy]] = RUIN
        board.alive &= ~BIT[ENEMY_BIT + enemy]


def _grown(lake: Lake, board: Board) -> bool:
    """Tell whether a lake holds a lake square of the setup."""
    return any(square in lake.squares for square in board.date.lakes)


def _read_waiting(board: Board, waiting: list[int]) -> None:
    """Ask again what was asked: a unit of a payment, an action, or nothing."""
    order, wood, stone = waiting
    over = board.turn == board.numbers.turns
    if order == 0:
        _check(wood == 0 and stone == 0, "nothing waits for payment")
        _check_serial(board, 0)
        board.asks = NO_ASKS if over else TURN_ASKS[board.serial]
        return
    _check(BUILDS <= order < USES and not over, "no building waits for payment")
    kind, square = divmod((order - BUILDS) % PAID_BUILD, 100)
    paid = order >= BUILDS + PAID_BUILD
    _check(paid == (board.given != BUILD), "a fee does not fit its digit")
    _check_empty(board, square)
    all_wood, all_stone = board.numbers.wood[kind], board.numbers.stone[kind]
    _check(0 <= wood <= all_wood and 0 <= stone <= all_stone, "too much is due")
    _check(wood + stone > 0 and (wood == 0 or stone == all_stone), "the wrong unit is due")
    board.site, board.order, board.wood, board.stone = square, order, wood, stone
    left = [board.wood_at(square) - wood, board.stone_at(square) - stone]
    _check(min(left) >= 0, "too much is due")
    choice = board.paying() & (board.paying() - 1) != 0 and left[0 if wood else 1] > 0
    _check(choice, "there is no choice to be made")
    _check_serial(board, all_wood + all_stone - wood - stone + 1)
    board.asks = [Ask(0, PAY, int(board.serial), square)]


def _check_empty(board: Board, square: int) -> None:
    _check(0 <= square < SQUARES and board.cell[square] == EMPTY, "two things share a square")


def _check(good: bool, complaint: str) -> None:
    if not good:
        raise BadData(f"This save is damaged: {complaint}.")
