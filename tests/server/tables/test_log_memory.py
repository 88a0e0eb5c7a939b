"""A line of the log keeps its words when the board changes."""

from aevum.core.match import Match, replay
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR, State
from aevum.core.text import Text
from aevum.games.imperials import GAME
from aevum.server.tables import log_memory
from aevum.server.tables.log_memory import LogMemory

SEED = 15  # of a match in which two numbers of the board soon change places
MOST = 400


def told_by(match: Match, memory: LogMemory) -> dict[int, list[Text]]:
    """Play at random until numbers change places; return every row's messages at its time."""
    rng, told, known = Rng(f"log {SEED}"), {}, 0
    for _ in range(MOST):
        public = match.state.shared_mask(SPECTATOR)
        for place in range(known, len(match.line)):
            row = match.line[place]
            told[row] = memory.tell(row, match.told[place], public)
        known = len(match.line)
        if any(event.kind == "swaps" for event in match.events):
            return told
        seat = match.state.asks[0].seat
        match.play(seat, match.state.random_move(seat, rng))
    raise AssertionError("no numbers changed places")


def told_now(match: Match, public: State) -> dict[int, list[Text]]:
    rows = zip(match.line, match.told, strict=True)
    return {row: [GAME.words.say(event, public) for event in events] for row, events in rows}


def match_with_a_swap() -> tuple[Match, LogMemory, dict[int, list[Text]]]:
    match = Match(GAME, 3, SEED, {"mode": "wonders", "player_trades": False, "rounds": 40})
    match.begin()
    memory = LogMemory(GAME)
    return match, memory, told_by(match, memory)


def test_a_line_keeps_its_words_after_numbers_change_places() -> None:
    match, memory, told = match_with_a_swap()
    assert told_now(match, match.state.shared_mask(SPECTATOR)) != told
    assert memory.recall(match, match.line) == told


def test_lines_are_the_same_after_a_restart() -> None:
    match, _, told = match_with_a_swap()
    again = replay(match.record)
    assert LogMemory(GAME).recall(again, again.line) == told


def test_only_the_newest_rows_are_remembered() -> None:
    match, memory, told = match_with_a_swap()
    for row in range(1000, 1000 + 2 * log_memory.KEPT):
        memory.tell(row, [], match.state)
    assert memory.recall(match, match.line).keys() == told.keys()
