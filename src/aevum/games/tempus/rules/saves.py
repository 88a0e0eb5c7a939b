"""A position as plain data and back.

The data are one list: ten digits, the fields in the order of `fields.py`, and the numbers of the
match where they differ from print. Everything else follows, and what does not fit the turn track is
refused.
"""

from aevum.core.data import Reader, inconsistent
from aevum.core.errors import BadOption
from aevum.core.state import Ask
from aevum.games.tempus.data import (
    ACTIONS,
    BUILD,
    DIG,
    DIGITS,
    DONE,
    FARM,
    FIRST_BUILDINGS,
    FORT,
    LAKE,
    NOTHING,
    PAID,
    ROAD,
    RUIN,
    USE,
)
from aevum.games.tempus.moves import BUILDS, PAID_BUILD, USES
from aevum.games.tempus.rules.board import NO_ASKS, PAY, TURN_ASKS, Board
from aevum.games.tempus.rules.dates import read_date, write_date
from aevum.games.tempus.rules.fields import FIELDS, extents, require, require_empty
from aevum.games.tempus.rules.scoring import Lake, find_lakes


def write(board: Board) -> list[object]:
    """Return a position as a list of numbers and lists of numbers."""
    return [board.date.digits[:], *FIELDS.write(board), *board.numbers.values.to_data()]


def read_digits(reader: Reader) -> list[int]:
    """Return the ten digits at the head of the data."""
    digits = reader.numbers(DIGITS)
    for digit in digits:
        require(0 <= digit <= 9, "a digit is out of range")
    try:
        return read_date(write_date(digits))
    except BadOption:
        raise inconsistent("its ten digits aren't a date") from None


def read(board: Board, reader: Reader) -> None:
    """Draw onto the first position of a date what `write` wrote after its digits."""
    FIELDS.read(board, reader, extents(board))
    reader.end()
    board.given = board.date.actions[int(board.turn) % DIGITS]
    require(
        all(_grown(lake, board) for lake in find_lakes(board)), "a lake comes from no setup square"
    )
    _check_track(board)
    require(board.gold <= _most_gold(board), "there is too much gold")
    _ask_again(board)


def _check_track(board: Board) -> None:
    """Refuse a board that the past turns cannot have drawn."""
    done, actions = board.done, board.date.actions
    require(len(done) == board.turn, "the turn track has another length")
    counts = [0] * len(ACTIONS)
    uses = [0] * board.numbers.rounds
    for turn, entry in enumerate(done):
        if entry == NOTHING:
            continue
        paid = entry >= PAID
        action = entry - PAID if paid else entry - DONE
        require(paid == (action != actions[turn % DIGITS]), "a fee does not fit its digit")
        counts[action] += 1
        uses[turn // DIGITS] += action == USE
    dug = board.cell.count(LAKE) - len(board.date.lakes)
    require(len(board.drawn) == counts[ROAD], "the turn track has other roads")
    require(dug == counts[DIG], "the turn track has other digs")
    later = len(board.built) - FIRST_BUILDINGS
    require(later == counts[BUILD], "the turn track has other buildings")
    ruins = board.cell.count(RUIN)
    require(ruins <= counts[USE], "too many enemies are crossed out")
    require(ruins == 0 or FORT in board.cell, "an enemy was crossed out without a fort")
    for number in range(1, board.numbers.rounds + 1):
        fits = board.used.count(number) <= uses[number - 1]
        require(fits, "the turn track has other uses")


def _most_gold(board: Board) -> int:
    """Return an upper bound of what past turns can have earned: no use pays more than all
    buildings."""
    numbers = board.numbers
    return numbers.start_gold + int(board.turn) * numbers.most_income * len(board.built)


def _check_serial(board: Board, asked: int) -> None:
    """Refuse a number of questions that does not fit the turns and the units paid in them."""
    units = 0
    for square in board.built[FIRST_BUILDINGS:]:
        kind = board.cell[square] - FARM
        units += board.numbers.wood[kind] + board.numbers.stone[kind]
    low = int(board.turn) + 1 + (1 if asked else 0)
    high = int(board.turn) + 1 + units + asked
    require(low <= board.serial <= high, "a question has a wrong number")


def _grown(lake: Lake, board: Board) -> bool:
    """Return whether a lake has a lake square of the setup."""
    return any(square in lake.squares for square in board.date.lakes)


def _ask_again(board: Board) -> None:
    """Ask again what was asked: a unit of a payment, an action, or nothing."""
    over = board.turn == board.numbers.turns
    if board.site < 0:
        _check_serial(board, 0)
        board.asks = NO_ASKS if over else TURN_ASKS[board.serial]
        return
    order, wood, stone = int(board.order), int(board.wood), int(board.stone)
    require(BUILDS <= order < USES and not over, "no building waits for payment")
    kind, square = divmod((order - BUILDS) % PAID_BUILD, 100)
    paid = order >= BUILDS + PAID_BUILD
    require(paid == (board.given != BUILD), "a fee does not fit its digit")
    require_empty(board, square)
    all_wood, all_stone = board.numbers.wood[kind], board.numbers.stone[kind]
    require(wood <= all_wood and stone <= all_stone, "too much is due")
    require(wood + stone > 0 and (wood == 0 or stone == all_stone), "the wrong unit is due")
    left = [board.wood_at(square) - wood, board.stone_at(square) - stone]
    require(min(left) >= 0, "too much is due")
    choice = board.paying() & (board.paying() - 1) != 0 and left[0 if wood else 1] > 0
    require(choice, "nothing is left to choose")
    _check_serial(board, all_wood + all_stone - wood - stone + 1)
    board.asks = [Ask(0, PAY, int(board.serial), square)]
