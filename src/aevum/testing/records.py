"""Logs: what was played can be played again, and a false log is detected."""

import json

from aevum.core.data import fingerprint
from aevum.core.drive import Driver
from aevum.core.errors import BadData
from aevum.core.game import Game
from aevum.core.match import Match, replay, verify
from aevum.core.record import Input, Record, from_json, from_text, load_json
from aevum.core.state import CHANCE, GOES_ON, OK
from aevum.testing.case import Case, recorded


def check_replay(case: Case) -> None:
    """A log gives the same match again, in memory, as text and as JSON."""
    match = recorded(case)
    record = match.claim()
    wanted = fingerprint(match.state.to_data())
    for form, again in _forms(case.game, record).items():
        case.hold(again.rows == record.rows, 0, f"the {form} has other rows")
        rows = len(again.rows)
        found = fingerprint(replay(again).state.to_data())
        case.hold(found == wanted, rows, f"the {form} replays to another state")
        verify(again)
    half = len(record.rows) // 2
    case.hold(len(replay(record, half).record.rows) == half, half, "half a replay is not half")


def _forms(game: Game, record: Record) -> dict[str, Record]:
    data = load_json(json.dumps(record.to_json()))
    return {
        "record": record,
        "text": from_text(game, record.to_text(["a remark"])),
        "JSON": from_json(game, data),
    }


def check_tampering(case: Case) -> None:
    """`verify` detects a changed die, an impossible move, a missing row and a false result."""
    record = recorded(case).claim()
    for place, row in enumerate(record.rows):
        if row.seat == CHANCE:
            _must_fail(case, record, place, Input(row.at, row.seat, row.move + 1), "a changed die")
            break
    if record.rows:
        last = len(record.rows) - 1
        _must_fail(case, record, last, None, "a missing last row")
    for place, row in enumerate(record.rows):
        if row.seat >= 0:
            _must_fail(
                case, record, place, Input(row.at, row.seat, 0), "a move that nobody can make"
            )
            break
    copy = _copy(record)
    copy.scores = [score + 1 for score in record.scores or []]
    _refuted(case, copy, "false scores")
    copy = _copy(record)
    copy.digest = "0" * 32
    _refuted(case, copy, "a false final position")


def _copy(record: Record) -> Record:
    copy = record.with_rows(record.rows[:])
    copy.scores, copy.digest, copy.marks = record.scores, record.digest, list(record.marks)
    return copy


def _must_fail(case: Case, record: Record, place: int, row: Input | None, what: str) -> None:
    copy = _copy(record)
    copy.rows[place : place + 1] = [] if row is None else [row]
    _refuted(case, copy, what)


def _refuted(case: Case, record: Record, what: str) -> None:
    try:
        verify(record)
    except BadData:
        return
    case.fail(len(record.rows), f"verify did not notice {what}")


def check_take_back(case: Case) -> None:
    """A take-back restores the position before the move, and the move gets the same chance
    again."""
    match = case.match()
    driver = Driver(match.state)
    rng = case.rng("take back")
    before: list[object] = []
    seat, move = -1, 0
    for _ in range(10):
        if driver.next() < 0:
            break
        seat = driver.next()
        before = match.state.mask(seat).to_data()
        move = rng.pick(match.state.legal(seat))
        case.hold(match.play(seat, move) == OK, 0, "a legal move was refused")
    if seat < 0:
        return
    rows, straight = len(match.record.rows), match.state.clone()
    case.hold(match.take_back(seat), rows, "the last move could not be taken back")
    after = match.state.mask(seat).to_data()
    case.hold(after == before, rows, "taking back does not give the position before")
    again = replay(verify(match.claim()).record)
    case.same(again.state, match.state, rows, "the log with a take-back replays differently")
    case.hold(match.play(seat, move) == OK, rows, "the move taken back cannot be made again")
    case.same(match.state, straight, rows, "the move taken back does not do the same again")


def check_lists(case: Case) -> None:
    """A list of moves is made completely or not at all, and reveals no chance or secrets."""
    rng = case.rng("lists")
    match = case.match()
    driver = Driver(match.state)
    for _ in range(30):
        seat = driver.next()
        if seat < 0:
            return
        moves = [rng.pick(match.state.legal(seat)), int(rng.below(case.game.moves.size))]
        before = match.state.to_data()
        rows = len(match.record.rows)
        refusal = match.play_list(seat, moves)
        if refusal == OK:
            continue
        case.hold(match.state.to_data() == before, rows, "a refused list changed the state")
        case.hold(len(match.record.rows) == rows, rows, "a refused list was logged")
        refused, view, _ = match.attempt(seat, moves[:1])
        case.hold(view.viewer == seat, rows, "a preview is not masked")
        if refused == GOES_ON:
            case.hold(refusal == GOES_ON, rows, "a list reveals chance or secrets")
        _single(case, match, driver, seat, moves[0])


def _single(case: Case, match: Match, driver: Driver, seat: int, move: int) -> None:
    driver.declined[seat] = []
    case.hold(match.play(seat, move) == OK, len(match.record.rows), "a legal move was refused")


CHECKS = (check_replay, check_tampering, check_take_back, check_lists)
