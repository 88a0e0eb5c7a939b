"""Positions for the tests: made by playing, or laid out from the data that `Game.load` reads."""

# not compiled: positions are built for tests and notebooks

from aevum.core.state import OK
from aevum.core.terse import terse
from aevum.games.tempus import GAME
from aevum.games.tempus.data import (
    BUILD,
    DIG,
    DONE,
    ENEMIES,
    NAMES,
    NOTHING,
    PAID,
    ROAD,
    USE,
)
from aevum.games.tempus.moves import MOVES, PLACES, SECTION_WORDS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.typing import tidy

EXAMPLE = "1806061935"  # 6 June 2018, 7:35 pm, the example of the rulebook
# In this order of turns: road, build, use, build, use, build, road, build, dig, build.


def at(place: str) -> int:
    """Return the square written `4 7`."""
    return PLACES.index(place)


def section(words: str) -> int:
    """Return the section written `E 4 7` or `S 4 7`."""
    return SECTION_WORDS.index(words)


def start(date: str = EXAMPLE, numbers: dict[str, int] | None = None) -> TempusState:
    """Return the first position of a date, with other numbers than printed if any are given."""
    state = GAME.new(date=date, numbers=numbers)
    assert isinstance(state, TempusState)
    return state


def position(
    date: str = EXAMPLE,
    turn: int = 0,
    gold: int = 10,
    roads: str = "",
    dug: str = "",
    buildings: dict[str, str] | None = None,
    used: dict[str, int] | None = None,
    dead: str = "",
    units: dict[str, int] | None = None,
    numbers: dict[str, int] | None = None,
) -> TempusState:
    """Return any position of a date; places are written `E 4 7, S 4 7` or `4 7, 4 8`.

    Every stroke uses one of the past turns (`track`); if there are too few, rounds are added before
    them, so that the turn keeps its digit.
    """
    first = start(date, numbers)
    data = first.to_data()
    later: list[int] = []
    for place, kind in (buildings or {}).items():
        later += [NAMES.index(kind), at(place)]
    squares = [*first.built, *later[1::2]]
    rounds = [0] * len(squares)
    for place, number in (used or {}).items():
        rounds[squares.index(at(place))] = number
    left = first.units[:]
    for place, number in (units or {}).items():
        left[first.date.spots.index(at(place))] = number
    done = track(
        first,
        turn,
        list((used or {}).values()),
        [ROAD] * len(_split(roads)) + [DIG] * len(_split(dug)) + [BUILD] * len(buildings or {}),
        len(_split(dead)),
    )
    data[1] = [len(done), gold, len(done) + 1, 0, -1]
    data[2] = left
    data[3] = [section(words) for words in _split(roads)]
    data[4] = sorted(at(place) for place in _split(dug))
    data[5] = later
    data[6] = rounds
    data[7] = sorted(ENEMIES.index(at(place)) for place in _split(dead))
    data[8] = done
    state = GAME.load(data)
    assert isinstance(state, TempusState)
    return state


def track(
    first: TempusState, turn: int, used: list[int], actions: list[int], strikes: int
) -> list[int]:
    """Return what was done in the turns before a position: uses in their rounds, then the rest.

    An action takes the first free turn whose digit gives it, or any for the fee. The track is as
    long as `turn` says, or longer by as many rounds as the actions need.
    """
    actions = [*actions, *[USE] * (strikes - len(used))]
    while turn < len(actions) + len(used):
        turn += 10
    assert turn <= first.numbers.turns
    done = [NOTHING] * turn
    for number in used:
        _enter(first, done, USE, range(10 * number - 10, min(10 * number, turn)))
    for action in actions:
        _enter(first, done, action, range(turn))
    return done


def _enter(first: TempusState, done: list[int], action: int, turns: range) -> None:
    """Note an action in the track."""
    free = [turn for turn in turns if done[turn] == NOTHING]
    own = [turn for turn in free if first.date.actions[turn % 10] == action]
    if own:
        done[own[0]] = DONE + action
    else:
        done[free[0]] = PAID + action


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def play(state: TempusState, *moves: str) -> TempusState:
    """Make moves, each of which must be legal."""
    for words in moves:
        move = MOVES.parse(tidy(words))
        state.play(0, move)
    return state


def offers(state: TempusState, beginning: str = "") -> list[str]:
    """Return the legal moves that begin so, in notation."""
    words = [MOVES.text(move) for move in state.legal(0)]
    return [text for text in words if text.startswith(beginning)]


def refuse(state: TempusState, words: str) -> str:
    """Try a move that must be refused and change nothing; return rule, key and arguments."""
    move, before = MOVES.parse(words), state.to_data()
    refusal = state.apply(0, move)
    assert refusal != OK
    assert state.to_data() == before
    assert move not in state.legal(0)
    reason = GAME.words.why(state, 0, move)
    assert reason is not None
    return terse(reason)


def log(state: TempusState) -> list[str]:
    """Return the log lines of the last move, as keys and arguments."""
    return [terse(GAME.words.say(event, state)) for event in state.events or []]


def label(state: TempusState, words: str) -> str:
    """Return a move's label, as key and arguments."""
    return terse(GAME.words.label(state.mask(0), MOVES.parse(words)))


def prompt(state: TempusState) -> str:
    """Return the open question, as key and arguments."""
    return terse(GAME.words.prompt(state, state.asks[0]))


def holds(state: TempusState, place: str) -> str:
    """Return the id of what is on a square."""
    return NAMES[state.cell[at(place)]]


def pass_until(state: TempusState, turn: int) -> TempusState:
    """Pass until a turn, counted from 0."""
    while state.turn < turn:
        play(state, "pass")
    return state
