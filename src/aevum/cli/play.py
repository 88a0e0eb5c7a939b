"""`aevum play`: from what was typed to a table, then the screens or the line mode."""

import os
import sys
from pathlib import Path
from typing import NamedTuple

from aevum.bots import registry as bots_by_name
from aevum.cli import check
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry
from aevum.games.registry import read_record
from aevum.terminal import store
from aevum.terminal.menu import settled_options
from aevum.terminal.plain import Plain
from aevum.terminal.table import Table


class Wish(NamedTuple):
    """What was typed after `aevum play`."""

    game: str
    plain: bool
    seats: str
    bots: str
    seed: str | None
    option: list[str]
    date: str
    load: Path | None
    save: Path | None
    go_on: bool


def play(wish: Wish) -> int:
    """Play as wished."""
    table = table_for(wish)
    if wish.plain:
        return play_plain(table, wish)
    need_terminal("aevum play")
    from aevum.terminal.app import AevumApp

    AevumApp(table=table, offer=table is not None and not wish.load and not wish.go_on).run()
    return 0


def play_plain(table: Table | None, wish: Wish) -> int:
    """Play by lines of text; without a game, ask for one first."""
    prompt = sys.stdin.isatty()
    if table is None:
        chosen = choose_plain(prompt)
        if not chosen:
            return 0
        table = table_for(wish._replace(game=chosen))
    if table is None:
        return 0
    if not wish.load and not wish.go_on and store.unfinished(table.game.name, 1):
        print("An unfinished game is kept: `aevum play --continue --plain` goes on with it.")
    Plain(table, sys.stdin, sys.stdout, prompt).run()
    return 0


def choose_plain(prompt: bool) -> str:
    """Ask for a game by lines of text; "" when there is no answer."""
    names = registry.names()
    for number, name in enumerate(names, 1):
        game = registry.find(name)
        print(f"{number}. {game.title}: {game.summary}")
    print("Which game? Type its number or name.")
    if prompt:
        print("> ", end="", flush=True)
    answer = sys.stdin.readline().strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return answer


def table_for(wish: Wish) -> Table | None:
    """Return the table that was asked for, None if a game is still to be chosen."""
    if wish.load is not None and wish.go_on:
        raise AevumError("--load and --continue both name a game to go on with; give one.")
    if wish.load is not None or wish.go_on:
        return _old(wish)
    if not wish.game:
        needless = [wish.seats, wish.bots, wish.date, wish.option]
        if any(needless) and len(registry.names()) > 1:
            raise AevumError("Name the game these settings are for, as in: aevum play tempus")
        return None
    return _new(wish)


def _new(wish: Wish) -> Table:
    game = registry.find(wish.game)
    bots = _bots(game, wish.bots)
    seats = check.seats_of(game, wish.seats, len(bots) + 1)
    if len(bots) > seats:
        raise AevumError(f"There are {seats} seats and {len(bots)} bots.")
    words = [*wish.option, *([f"date={wish.date}"] if wish.date else [])]
    options = settled_options(game, check.options_of(game, words))
    named = [""] * (seats - len(bots)) + bots
    return Table.new(game, seats, check.seed_of(wish.seed), options, named, _keeper(wish.save))


def _old(wish: Wish) -> Table:
    if wish.seats or wish.seed or wish.option or wish.date:
        raise AevumError("A game in progress keeps its seats, seed and settings.")
    if wish.load is not None:
        path, keeper = wish.load, _keeper(wish.save)
    else:
        name = registry.find(wish.game).name if wish.game else ""
        saved = store.unfinished(name, 1)
        if not saved:
            broken = "".join(f" {sentence}" for sentence in store.unreadable(name))
            raise check.Problem(f"There is no unfinished game to go on with.{broken}", 1)
        path = saved[0].path
        keeper = store.Keeper(path) if wish.save is None else _keeper(wish.save)
        keeper.own = wish.save is None
    text = store.read_text(path)
    record = read_record(text)
    if wish.game and registry.find(wish.game).name != record.game.name:
        raise AevumError(f"{path} holds a game of {record.game.title}.")
    bots = store.seats_of(text, record.seats)
    if wish.bots:
        typed = _bots(record.game, wish.bots)
        if len(typed) > record.seats:
            raise AevumError(f"There are {record.seats} seats and {len(typed)} bots.")
        bots = [""] * (record.seats - len(typed)) + typed
    for bot in filter(None, bots):
        bots_by_name.find(bot, record.game)
    return Table.resume(record, bots, keeper)


def _bots(game: Game, text: str) -> list[str]:
    names = check.bots_of(text)
    for name in names:
        bots_by_name.find(name, game)
    return names


def _keeper(save: Path | None) -> store.Keeper:
    if save is None:
        return store.Keeper()
    if save.exists():
        raise AevumError(f"{save} exists already; give --save another name.")
    if not save.parent.is_dir():
        raise AevumError(f"There is no folder {save.parent} to keep {save.name} in.")
    return store.Keeper(save)


def need_terminal(command: str) -> None:
    """Refuse to open screens where there is no terminal to draw on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise AevumError(f"The screens need a terminal; here use: {command} --plain")
