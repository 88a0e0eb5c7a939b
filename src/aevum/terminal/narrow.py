"""Narrowing a list of moves down by what somebody has typed so far."""

from typing import Final, NamedTuple

from aevum.core.game import Game

SIGNS: Final = str.maketrans(",.:;", "    ")


class Listed(NamedTuple):
    """A move that may be made, as notation and as a label."""

    move: int
    text: str
    label: str


def is_number(word: str) -> bool:
    """Return whether a word can be a number of a list or of a place."""
    return word.isascii() and word.isdigit() and len(word) < 6


def example(game: Game, moves: list[int]) -> str:
    """Return one of these moves in notation, one with a place or a name if there is any."""
    texts = [game.moves.text(move) for move in moves] or [game.moves.text(game.moves.rows[2].base)]
    return next((text for text in texts if " " in text), texts[0])


def words_of(text: str) -> list[str]:
    """Return the words of a move or of what was typed."""
    return text.lower().translate(SIGNS).split()


def fits(typed: str, listed: Listed) -> bool:
    """Return whether a move is one of those that the words typed so far admit.

    A number is meant whole and belongs to the word before it: `village 1` is not village 13, nor a
    village on brick 1. A number alone names a place in the notation, never one in the label, so
    that nobody who types the number of a corner is led to a corner beside a tile of that number.
    """
    noted, labelled = words_of(listed.text), words_of(listed.label)
    return all(
        _found(group, noted) or (not is_number(group[0]) and _found(group, labelled))
        for group in _groups(words_of(typed))
    )


def _groups(words: list[str]) -> list[list[str]]:
    """Return the words one by one, each with the numbers that follow it."""
    groups: list[list[str]] = []
    for word in words:
        if groups and is_number(word):
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def _found(group: list[str], words: list[str]) -> bool:
    """Return whether the words of a group stand side by side; letters may be a part of a word."""
    size = len(group)
    return any(
        all(
            typed == word if is_number(typed) else typed in word
            for typed, word in zip(group, words[at : at + size], strict=True)
        )
        for at in range(len(words) - size + 1)
    )


def in_order(asked: list[str], words: list[str], loosely: bool = False) -> bool:
    """Return whether the words asked for are among these in their order; loosely: their beginnings.

    Numbers asked for one after the other name a square, so they have to stand side by side.
    """
    place = 0
    for run in _runs(asked):
        size = len(run)
        found = [
            at
            for at in range(place, len(words) - size + 1)
            if words[at : at + size] == run
            or (loosely and not is_number(run[0]) and words[at].startswith(run[0]))
        ]
        if not found:
            return False
        place = found[0] + size
    return True


def _runs(asked: list[str]) -> list[list[str]]:
    """Return the words one by one, but numbers that follow one another together."""
    runs: list[list[str]] = []
    for word in asked:
        if runs and is_number(word) and is_number(runs[-1][0]):
            runs[-1].append(word)
        else:
            runs.append([word])
    return runs
