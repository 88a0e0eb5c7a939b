"""`aevum games`, `aevum bots`, `aevum rules` and `aevum numbers`."""

import os
import sys
from shlex import quote
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from aevum.bots import registry as bots_by_name
from aevum.bots.company import level_title
from aevum.cli import check
from aevum.core.errors import AevumError
from aevum.core.game import Game, Option
from aevum.core.numbers import GRADE_TEXTS, Number
from aevum.games import registry

HOUSE_BOTS: Final = {
    "random": "Any legal move, all equally likely.",
    "greedy": "One move ahead, by the score.",
    "standard": "The game's own policy.",
}


def games(name: str) -> int:
    """Print every game with its players and settings, or one game line by line."""
    if name:
        game = registry.find_or_import(name)
        print(f"{game.title} ({game.name}), {game.seats_text()}. {game.summary}\n")
        print("\n".join(settings(game)))
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for title in ("Name", "Players", "Description", "Settings (--option name=value)"):
        table.add_column(title, overflow="fold")
    found, broken = registry.playable()
    for game in found:
        known = "\n".join(setting(option) for option in chosen(game)) or "none"
        about = f"{game.title}. {game.summary}"
        table.add_row(game.name, str(game.seats_range()), about, known)
    console().print(table)
    sys.stdout.flush()
    for sentence in broken.values():
        print(sentence, file=sys.stderr)
    return 0


def bots(name: str) -> int:
    """Print every bot, or those for one game, with a description and the games it plays."""
    games = [registry.find_or_import(name)] if name else registry.playable()[0]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for title in ("Name", "Description", "Games"):
        table.add_column(title, overflow="fold")
    for bot, about in HOUSE_BOTS.items():
        table.add_row(bot, about, "all")
    levels: dict[str, list[str]] = {}
    for game in games:
        for level in game.levels():
            levels.setdefault(level, []).append(game.name)
    for bot, named in levels.items():
        table.add_row(bot, f"{level_title(bot)}: a level of the standard bot.", ", ".join(named))
    for style in games[0].styles() if name else ():
        table.add_row(f"LEVEL-{style.name}", f"{style.title}: {style.about}", games[0].name)
    for found in bots_by_name.packaged():
        if not name or found.suits(games[0]):
            origin = f" (package {found.package})" if found.package else ""
            table.add_row(found.name, f"{found.about}{origin}", ", ".join(found.games) or "all")
    console().print(table, markup=False)
    sys.stdout.flush()
    for sentence in bots_by_name.broken_entries().values():
        print(sentence, file=sys.stderr)
    return 0


def settings(game: Game) -> list[str]:
    """Return the settings of a game with their values, and how to type them."""
    options = chosen(game)
    more = (
        [f"Numbers to set, listed by: aevum numbers {_typed(game)}"] if game.numbers.numbers else []
    )
    if not options:
        return [f"{game.title} has no settings.", *more]
    typed = [quote(f"{option.name}={_example(option)}") for option in options[:2]]
    words = " ".join(f"--option {each}" for each in typed)
    return [
        f"Settings of {game.title}, each typed as --option name=value:",
        *[f"  {setting(option)}" for option in options],
        f"Example: aevum play {_typed(game)} {words}",
        *more,
    ]


def _typed(game: Game) -> str:
    """Return what to type for a game in a command; a running script may use its name."""
    place = registry.address(game)
    return game.name if place.startswith("__main__:") else place or game.name


def chosen(game: Game) -> list[Option]:
    """Return the settings that a player chooses; secret ones are for a rematch only."""
    return [option for option in game.options if not option.secret]


def _example(option: Option) -> str:
    """Return a value to show in an example, not the default if there is another."""
    if option.kind == "int":
        return str((option.low + option.high + 1) // 2)
    if option.kind == "bool":
        return "off" if option.default else "on"
    return [str(option.default) or "now", *option.suggests, *option.choices][-1]


def setting(option: Option) -> str:
    """Return one setting with its values, on one line."""
    if option.kind == "int":
        zero = "0 for the default, or " if option.usual else ""
        values = f"{zero}{option.low} to {option.high}; {option.default} if not given"
    elif option.kind == "bool":
        values = f"on or off, {'on' if option.default else 'off'} if not given"
    elif option.kind == "choice":
        values = f"{', '.join(option.choices)}; {option.default} if not given"
    elif option.suggests:
        values = f"{', '.join(option.suggests)}, or text; {option.default} if not given"
    else:
        values = "text"
    return f"{option.name} ({values}): {option.about}"


def numbers(name: str, word: str) -> int:
    """Print the numbers of a game, or those that a word may mean, each with its meaning."""
    game = registry.find_or_import(name)
    if not game.numbers.numbers:
        raise AevumError(f"{game.title} has no numbers to set.")
    found = game.numbers.like(word) if word else list(game.numbers.numbers)
    if not found:
        game.numbers.find(word)
    for number in found:
        print("\n".join(number_lines(number)))
    example = check.example_of(game)
    print(f"Example: aevum compare {_typed(game)} --set {example}")
    return 0


def number_lines(number: Number) -> list[str]:
    """Return a number with its bounds, its meaning and where it comes from."""
    grade = str(GRADE_TEXTS[number.grade])
    where = ", ".join([grade, number.rule] if number.rule else [grade])
    source = f" {number.source}" if number.source else ""
    return [
        f"{number.name} = {number.printed}, from {number.low} to {number.high}",
        f"    {number.about} ({where}).{source}",
    ]


def rules(name: str, language: str) -> int:
    """Show the rules: rendered and paged on a terminal, unchanged in a pipe."""
    game: Game = registry.find_or_import(name)
    text = game.rules(check.language(language, game.book))
    if not sys.stdout.isatty():
        print(text)
        return 0
    os.environ.setdefault("LESS", "-R")  # otherwise the usual pager shows colours as letters
    screen = console()
    with screen.pager(styles=True):
        screen.print(Markdown(text), width=min(screen.width, 96))
    return 0


def console() -> Console:
    """Return the console for results; wide lines are not broken in a pipe."""
    return Console() if sys.stdout.isatty() else Console(width=120)
