"""`aevum replay` and `aevum verify`: step through records and check them."""

import sys
from pathlib import Path

from aevum.cli import check
from aevum.cli.play import need_terminal, tell_mistakes
from aevum.core import match
from aevum.core.errors import AevumError, BadData
from aevum.core.record import MAX_BYTES, Record
from aevum.core.state import CHANCE
from aevum.games.registry import read_record
from aevum.terminal import messages as m
from aevum.terminal.disk import read_text
from aevum.terminal.language import choose_language
from aevum.terminal.marks import mark_texts
from aevum.terminal.playback import PlainReplay, Playback


def count(number: int, thing: str) -> str:
    """Return how many things there are, in words that agree."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def read(name: str) -> Record:
    """Return the record in a file, or from a pipe if the name is -."""
    if name == "-":
        try:
            return read_record(sys.stdin.buffer.read(MAX_BYTES + 1).decode())
        except UnicodeDecodeError:
            raise AevumError(m.shell_file_pipe()) from None
    return read_record(read_text(Path(name)))


def replay(name: str, plain: bool, language: str) -> int:
    """Step through a record, on screens or as lines."""
    tell_mistakes(language)
    record = read(name)
    choose_language(check.language(language, record.game.book))
    playback = Playback(record)
    if plain:
        keys = name != "-"
        lines = sys.stdin if keys else iter(())
        PlainReplay(playback, lines, sys.stdout, keys and sys.stdin.isatty()).run()
        return 0
    need_terminal()
    from aevum.terminal.app import AevumApp

    AevumApp(playback=playback).run()
    return 0


def verify(name: str) -> int:
    """Say what was checked, or what is false."""
    record = read(name)
    try:
        final = match.verify(record)
    except BadData as error:
        raise check.Problem(f"False: {error}", 1) from None
    if record.scores is None:
        claim = "It claims no result"
    else:
        claim = f"The claimed scores {' '.join(map(str, record.scores))}"
        claim += " and the final position are true" if record.digest else " are true"
    ended = "the game is over" if final.state.over() else "the game is not over"
    print(f"True: {_checked(record)} as its rules say, {ended}.")
    print(f"{claim}.")
    if record.commit:
        print(f"The seed is the one that was promised at the start as {record.commit}.")
    if record.numbers:
        print(record.game.numbers.sentence(record.numbers))
    found = final.record.marks
    for sentence in mark_texts([*found, *(word for word in record.marks if word not in found)]):
        print(sentence)
    return 0


def _checked(record: Record) -> str:
    """Return what was checked, with words for its number."""
    moves = sum(1 for row in record.rows if row.seat >= 0)
    drawn = sum(1 for row in record.rows if row.seat == CHANCE)
    what = "the only move" if moves == 1 else f"all {moves} moves"
    if drawn:
        what += f" and {count(drawn, 'draw')} of chance"
    verb = "is" if moves == 1 and not drawn else "are"
    return f"{what} of {record.game.title} {verb}" if record.rows else "nothing was played yet,"
