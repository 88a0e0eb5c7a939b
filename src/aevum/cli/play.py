"""`aevum play`: from what was typed to a table, then the screens or the line mode."""

import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

from aevum.bots import registry as bots_by_name
from aevum.cli import check
from aevum.cli.seating import bots_of, seating
from aevum.core import messages as core
from aevum.core.bot import LEVELS
from aevum.core.errors import AevumError, quote
from aevum.core.game import LIVE
from aevum.core.record import Record
from aevum.core.text import CORE
from aevum.games import registry
from aevum.games.registry import read_record
from aevum.terminal import messages as m
from aevum.terminal import store
from aevum.terminal.bargained import Bargained, bargained
from aevum.terminal.clock import FULL, UNTIMED
from aevum.terminal.disk import read_text
from aevum.terminal.faces import face_of
from aevum.terminal.hintplans import read_plans
from aevum.terminal.language import choose_language, tell
from aevum.terminal.menu import settled_options
from aevum.terminal.store import DATE
from aevum.terminal.table import Table

ASKED: Final = 3  # how often a wrong name of a game is asked for again
END_SECONDS: Final = 5.0  # for the way out when the system ends the program


class Wish(NamedTuple):
    """The arguments of `aevum play`."""

    game: str
    plain: bool
    seats: str
    bots: str
    seed: str | None
    option: list[str]
    date: str | None
    load: Path | None
    save: Path | None
    go_on: bool
    hotseat: str
    speed: str = ""
    numbers: tuple[str, ...] = ()
    language: str = ""
    level: str = ""


def play(wish: Wish) -> int:
    """Play with these arguments."""
    tell_mistakes(wish.language)
    if wish.speed:
        check.speed(wish.speed)
    if wish.level and wish.level not in LEVELS:
        raise AevumError(core.no_bot(name=quote(wish.level), names=", ".join(LEVELS)))
    table = table_for(wish)
    choose_language(check.language(wish.language, table.game.book if table else CORE))
    if wish.plain:
        return play_plain(table, wish)
    if table is not None:
        set_speed(table, wish.speed or FULL)
    need_terminal()
    from aevum.terminal.app import AevumApp

    offer = table is not None and not wish.load and not wish.go_on
    app = AevumApp(table=table, offer=offer, level=wish.level)
    app.most_seconds = END_SECONDS
    app.run()
    return app.return_code or 0


def tell_mistakes(language: str) -> None:
    """Tell mistakes in a language from here on, before it is known whether a game has it."""
    wished = check.wished_language(language)
    if wished in CORE.languages():
        choose_language(wished)


def set_speed(table: Table, speed: str) -> None:
    """Set the speed of a live game from now on; other games have none."""
    if table.game.timing == LIVE:
        table.time.at_speed(speed)
        table.start_clock()


def play_plain(table: Table | None, wish: Wish) -> int:
    """Play with lines of text; without a game, ask for one first."""
    prompt = sys.stdin.isatty()
    if table is None:
        chosen = choose_plain(prompt)
        if not chosen:
            return 0
        table = table_for(wish._replace(game=chosen))
    if table is None:
        return 0
    if not wish.load and not wish.go_on and store.unfinished(table.game.name, 1):
        print(tell(m.shell_line_unfinished()))
    set_speed(table, wish.speed or UNTIMED)
    mode = face_of(table.game).plain()
    return 0 if mode(table, sys.stdin, sys.stdout, prompt).run() else 1


def choose_plain(prompt: bool) -> str:
    """Ask for a game with lines of text, again after a wrong name; "" if there is no answer."""
    games, broken = registry.playable()
    for number, game in enumerate(games, 1):
        print(f"{number}. {game.title}: {tell(game.summary)}")
    for reason in broken.values():
        print(tell(reason))
    trouble: AevumError | None = None
    for _ in range(ASKED):
        print(tell(m.shell_line_which_game()))
        answer = read_answer(prompt)
        if answer is None:
            break
        try:
            return chosen_name(answer, [game.name for game in games])
        except AevumError as error:
            print(tell(error.said))
            trouble = error
    if trouble is not None:
        raise trouble
    return ""


def read_answer(prompt: bool) -> str | None:
    """Return the next line that is not empty, None at the end of the input."""
    while True:
        if prompt:
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip():
            return line.strip() or None


def chosen_name(answer: str, names: list[str]) -> str:
    """Return the game that a number in the list or a name means."""
    if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return registry.find_or_import(answer).name


def table_for(wish: Wish) -> Table | None:
    """Return the requested table, None if a game must still be chosen."""
    if wish.game:
        registry.find_or_import(wish.game)  # from here on the player's own game is known
    if wish.load is not None and wish.go_on:
        raise AevumError(m.shell_line_load_and_continue())
    if wish.load is not None or wish.go_on:
        return _old(wish)
    if not wish.game:
        needless = [wish.seats, wish.bots, wish.hotseat, wish.date, wish.option, wish.speed]
        if (any(needless) or wish.numbers) and len(registry.names()) > 1:
            raise AevumError(m.shell_line_no_game(game=registry.names()[0]))
        return None
    return _new(wish)


def _new(wish: Wish) -> Table:
    game = registry.find_or_import(wish.game)
    named = seating(game, wish.seats, wish.bots, wish.hotseat, wish.level)
    check.live(game, named.count(""), wish.speed)
    words = [*wish.option, *([f"{DATE}={wish.date}"] if wish.date is not None else [])]
    options = check.options_of(game, words)
    check.minute("--date", str(options.get(DATE, "now")))
    options = settled_options(game, options)
    numbers = check.numbers_of(game, list(wish.numbers))
    seed = check.seed_of(wish.seed)
    return Table.new(game, len(named), seed, options, named, _keeper(wish.save), numbers)


def _old(wish: Wish) -> Table:
    settled = [wish.seats, wish.hotseat, wish.level, wish.seed, wish.option]
    if any(settled) or wish.date is not None:
        raise AevumError(m.shell_line_keeps_settings())
    if wish.numbers:
        raise AevumError(m.shell_line_keeps_numbers())
    path, record, bots, keeper, past = _loaded(wish.load) if wish.load else _newest(wish.game)
    lost = keeper.trouble
    if wish.save is not None:
        plans, keeper = keeper.plans, _keeper(wish.save)
        keeper.plans = plans
    if wish.game and registry.find_or_import(wish.game).name != record.game.name:
        raise AevumError(m.shell_line_other_game(path=str(path), game=record.game.title))
    if wish.bots:
        typed = bots_of(record.game, wish.bots)
        check.seated(record.seats, len(typed))
        bots = [""] * (record.seats - len(typed)) + typed
    for bot in filter(None, bots):
        bots_by_name.find(bot, record.game)
    check.live(record.game, bots.count(""), wish.speed)
    table = Table.resume(record, bots, keeper, past)
    if wish.save is not None:
        table.keep()  # from now on the named file has the game
        keeper.trouble = keeper.trouble or lost
    return table


Old = tuple[Path, Record, list[str], store.Keeper, Bargained]


def _loaded(path: Path) -> Old:
    text = read_text(path)
    record = read_record(text)
    keeper, past = store.Keeper(), bargained(text, record.seats)
    keeper.trouble = past.trouble()
    keeper.plans = read_plans(text, record.seats)
    return path, record, store.seats_of(text, record.seats), keeper, past


def _newest(game: str) -> Old:
    name = registry.find_or_import(game).name if game else ""
    for saved in store.unfinished(name, 1):
        keeper = saved.keeper()
        newer = store.unreadable(name, since=saved.when)
        if newer:  # the resumed game may not be the one that was meant, so say so
            keeper.trouble = (m.shell_line_newer(), *newer, *keeper.trouble)
        return saved.path, saved.record, saved.bots, keeper, saved.bargained
    told = [m.shell_line_nothing_unfinished(), *store.unreadable(name)]
    raise check.Problem(" ".join(map(tell, told)), 1)


def _keeper(save: Path | None) -> store.Keeper:
    if save is None:
        return store.Keeper()
    if os.path.lexists(save):
        raise AevumError(m.shell_line_save_exists(path=str(save)))
    if not save.parent.is_dir():
        raise AevumError(m.shell_line_no_folder(folder=str(save.parent), file=save.name))
    return store.Keeper(save)


def need_terminal() -> None:
    """Refuse to open screens where there is no terminal to draw on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise check.NoTerminal("The screens need a terminal.")
