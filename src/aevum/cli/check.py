"""Reads arguments: numbers in a range, settings, lists of bots."""

import os
import re
import secrets
from typing import Final

from aevum.bots.weights import split_names
from aevum.cli.files import one_line
from aevum.core import messages as core
from aevum.core.errors import AevumError
from aevum.core.game import LIVE, Game
from aevum.core.text import CORE, ENGLISH, PSEUDO, Book
from aevum.terminal import messages as m
from aevum.terminal.clock import SPEEDS

LANGUAGE: Final = "AEVUM_LANG"
MOST_SEED: Final = 1 << 63


class Problem(AevumError):
    """A mistake with its own exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


class NoTerminal(AevumError):
    """Screens were asked for, but there is no terminal; the command may be typed with --plain."""


def whole(name: str, text: str, low: int, high: int) -> int:
    """Return a whole number in a range. Raise a BadOption that says what is wrong with it."""
    wanted = core.no_option_int(name=name, given=repr(text[:40]), low=low, high=high)
    digits = text.strip()
    if not re.fullmatch(r"-?[0-9]{1,30}", digits):  # and only digits that everybody knows
        raise AevumError(wanted)
    if not low <= int(digits) <= high:
        raise AevumError(wanted)
    return int(digits)


def decimal(name: str, text: str, high: float) -> float:
    """Return a number above 0 and up to `high`."""
    plain = re.fullmatch(r"[0-9]{1,30}(\.[0-9]{0,30})?|\.[0-9]{1,30}", text.strip())
    value = float(text) if plain else 0.0
    if not 0 < value <= high:
        raise AevumError(f"{name} must be a number above 0 and up to {high:g}, not {text[:40]!r}.")
    return value


def minute(name: str, text: str) -> None:
    """Refuse an empty date: a game would take it for no date, and choose one itself."""
    if not text.strip():
        raise AevumError(m.shell_line_no_minute(option=name))


def wished_language(typed: str) -> str:
    """Return the language that was typed or is set in the environment, else English."""
    return typed or os.environ.get(LANGUAGE, "") or ENGLISH


def language(typed: str, book: Book) -> str:
    """Return the language to use. Refuse one that neither this terminal nor the game has."""
    wish = wished_language(typed)
    known = {*CORE.languages(), *book.languages()}
    if wish not in known:
        name, example = ("--language", "--language de") if typed else (LANGUAGE, f"{LANGUAGE}=de")
        listed = ", ".join(sorted(known - {PSEUDO}))
        raise AevumError(m.shell_line_language(option=name, languages=listed, example=example))
    return wish


def seed_of(text: str | None) -> int:
    """Return the seed that was typed, or a new one."""
    if text is None:
        return secrets.randbelow(MOST_SEED)
    return whole("--seed", text, 0, MOST_SEED)


def options_of(game: Game, words: list[str]) -> dict[str, object]:
    """Return the settings typed as name=value, checked against the game.

    A value that begins with @ names the file that has it.
    """
    options: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise AevumError(m.shell_line_pair(option="--option", given=repr(word[:40])))
        if name in options:
            raise AevumError(m.shell_line_option_twice(name=name[:40]))
        options[name] = one_line(value[1:]) if value.startswith("@") else value
    game.settle(options)
    return options


def numbers_of(game: Game, words: list[str], option: str = "--set") -> dict[str, object]:
    """Return the numbers typed as name=value, checked against the game."""
    numbers: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise AevumError(m.shell_line_pair(option=option, given=repr(word[:40])))
        if name in numbers:
            raise AevumError(m.shell_line_number_twice(name=name[:40]))
        numbers[name] = value
    game.numbers.settle(numbers)
    return numbers


def variants_of(game: Game, numbers: list[str], variants: list[str]) -> list[dict[str, object]]:
    """Return the variants to compare with print: all of --set together, and each --variant."""
    found = [numbers_of(game, numbers)] if numbers else []
    for text in variants:
        words = text.replace(",", " ").split()
        if not words:
            raise AevumError('--variant is one or more of name=value, e.g. --variant "goal=50".')
        found.append(numbers_of(game, words, "--variant"))
    if not found:
        raise AevumError(f"Name a number to compare, e.g. --set {example_of(game)}.")
    return found


def example_of(game: Game) -> str:
    """Return a changed number of a game as people type it, for an example."""
    for number in game.numbers.numbers:
        if number.low < number.high:
            value = number.printed + (1 if number.printed < number.high else -1)
            return f"{number.name}={value}"
    raise AevumError(core.no_number_at_all(title=game.title))


def bots_of(text: str) -> list[str]:
    """Return the bots in a list with commas."""
    names = split_names(text)
    if text.strip() and not all(names):
        raise AevumError(m.shell_line_bots_list(given=repr(text[:40])))
    return names if text.strip() else []


def seated(seats: int, bots: int) -> None:
    """Refuse more bots than seats."""
    if bots > seats:
        raise AevumError(m.shell_line_many_bots(n=seats, bots=bots))


def speed(text: str) -> None:
    """Refuse an unknown speed."""
    if text not in SPEEDS:
        raise AevumError(m.shell_line_speed(speeds=", ".join(SPEEDS), given=repr(text[:40])))


def live(game: Game, people: int, speed: str) -> None:
    """Refuse several people at one keyboard in a live game, and a speed in other games."""
    if game.timing != LIVE:
        if speed:
            raise AevumError(m.shell_line_no_speed(game=game.title))
    elif people > 1:
        raise AevumError(m.shell_line_one_keyboard(game=game.title))


def seats_of(game: Game, text: str, fewest: int) -> int:
    """Return how many seats a table has: as typed, else as many as needed."""
    if not text:
        return min(max(game.min_seats, fewest), game.max_seats)
    if game.min_seats == game.max_seats:
        seats = whole("--seats", text, 0, 1000)
        if seats != game.min_seats:
            raise AevumError(game.no_seats(seats))
        return seats
    return whole("--seats", text, game.min_seats, game.max_seats)
