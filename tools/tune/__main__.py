"""Tune the weights of a game's standard bot.

    python -m tools.tune list temporum
    python -m tools.tune fit temporum --games 2000 --jobs 16
    python -m tools.tune search temporum --only dollar,turn,use --steps 400 --jobs 16
    python -m tools.tune gate temporum --new dollar=31,turn=180 --jobs 16

`fit` lets standard bots play and fits the weights of the evaluation by logistic regression: which
weights tell best from a position who will win? It takes minutes and needs a game with an
evaluation for other weights. `search` plays weights against others near them and moves to where
the wins are (SPSA); it takes long, and also tunes what no evaluation shows, such as patience. Both
take seeds below 1,000,000 and print weights to be checked by `gate`: a sequential test (GSPRT) of
the new weights against the shipped ones on seeds from 1,000,000 on, which tuning never saw. Weights
are shipped only if it says "stronger"; write its command into the commit.

Every run begins with a line that repeats it. The same line gives the same weights on every machine
and for any number of jobs, as long as the bots are the same. The compiled build is much faster
(`make compiled`). docs/ladder/README.md says how a claim of strength is checked.
"""

import argparse
import shlex
import sys
from collections.abc import Callable

from aevum.arena.ladder.block import JUDGING
from aevum.arena.ladder.run import MOST_BLOCKS, usual_seats
from aevum.arena.one import GameFailed
from aevum.bots.weights import settled_weights, tuned_name, written_weights
from aevum.cli import check
from aevum.core.bot import Weight
from aevum.core.errors import AevumError, BadOption
from aevum.core.game import Game
from aevum.games import registry
from tools.tune import fit, gate, search
from tools.tune.table import Table

WEAKER = 1  # exit code of `gate` if the new weights are not shown to be stronger


def main(words: list[str] | None = None) -> int:
    """Carry out the command; print one sentence on stderr for a mistake."""
    typed = sys.argv[1:] if words is None else words
    wish = parser().parse_args(typed)
    print(f"python -m tools.tune {shlex.join(typed)}", flush=True)
    run: Callable[[argparse.Namespace, Table], int] = wish.run
    try:
        return run(wish, _table(wish))
    except GameFailed as failure:
        print(failure.traceback, end="", file=sys.stderr)
        print(failure, file=sys.stderr)
    except AevumError as error:
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 2


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="python -m tools.tune",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = found.add_subparsers(required=True, metavar="list|fit|search|gate")
    for name, run, about in (
        ("list", _list, "the weights of a game with their bounds"),
        ("fit", _fit, "fit the weights of the evaluation to who won"),
        ("search", _search, "search for weights that win more"),
        ("gate", _gate, "test new weights against the shipped ones"),
    ):
        command = commands.add_parser(name, help=about)
        command.set_defaults(run=run)
        command.add_argument("game", help="game, or the beginning of its name")
        command.add_argument("--seats", default="", help="number of seats; usually the fewest")
        command.add_argument("--option", action="append", default=[], help="setting, name=value")
        command.add_argument("--jobs", type=int, default=1, help="number of processes")
        if name != "gate":
            command.add_argument("--only", default="", help="weights to tune; usually all of them")
            command.add_argument(
                "--start", default="", help="weights to begin with, name=value,..."
            )
            command.add_argument("--seed", type=int, default=0, help="first seed, below 1000000")
    fit.add_arguments(commands.choices["fit"])
    search.add_arguments(commands.choices["search"])
    _add_gate_arguments(commands.choices["gate"])
    return found


def _add_gate_arguments(command: argparse.ArgumentParser) -> None:
    command.set_defaults(only="", start="")
    command.add_argument("--new", required=True, help="the new weights, name=value,...")
    command.add_argument("--against", default="standard", help="the bot to beat")
    command.add_argument(
        "--gain",
        type=float,
        default=gate.POINTS,
        help=f"points above the fair share that are tested for; usually {gate.POINTS}",
    )
    command.add_argument("--blocks", type=int, default=gate.MOST, help="most blocks")
    command.add_argument("--seed", type=int, default=JUDGING, help="first seed, from 1000000 on")


def _table(wish: argparse.Namespace) -> Table:
    """Return the tables at which a game is played, and the weights that are tuned there."""
    game = registry.find_or_import(wish.game)
    seats = check.seats_of(game, wish.seats, 1) if wish.seats else usual_seats(game)
    start = settled_weights(game, written_weights(wish.start) if wish.start else {})
    options = check.options_of(game, wish.option)
    return Table(game, seats, options, wish.jobs, start, _chosen(game, wish.only))


def _chosen(game: Game, names: str) -> list[Weight]:
    """Return the weights to tune."""
    known = {weight.name: weight for weight in game.weights()}
    wanted = [name.strip() for name in names.split(",")] if names else list(known)
    settled_weights(game, {name: known[name].default for name in wanted if name in known})
    for name in wanted:
        if name not in known:
            settled_weights(game, {name: 0})  # refuses it, and lists those that there are
    return [known[name] for name in wanted]


def _list(_wish: argparse.Namespace, table: Table) -> int:
    for weight in table.tuned:
        print(f"{weight.name:24}{weight.default:>12g}   {weight.low:g} to {weight.high:g}")
    return 0


def _fit(wish: argparse.Namespace, table: Table) -> int:
    _check_tuning(wish.seed, wish.games)
    fit.run(wish, table)
    return 0


def _search(wish: argparse.Namespace, table: Table) -> int:
    _check_tuning(wish.seed, wish.steps * wish.blocks)
    search.run(wish, table)
    return 0


def _gate(wish: argparse.Namespace, table: Table) -> int:
    """Test new weights on seeds for judging."""
    if wish.seed < JUDGING:
        raise BadOption(f"A gate judges, so its seeds begin at {JUDGING:,}, not at {wish.seed:,}.")
    if table.seats > 1 and not 0 < wish.gain < 100 - 100 / table.seats:
        raise BadOption(f"--gain must be above 0 and below what is left to win, not {wish.gain:g}.")
    if not 1 <= wish.blocks <= MOST_BLOCKS:
        raise BadOption(f"--blocks must be from 1 to {MOST_BLOCKS:,}, not {wish.blocks:,}.")
    new = settled_weights(table.game, written_weights(wish.new))
    changed = {
        weight.name: new[weight.name]
        for weight in table.game.weights()
        if new[weight.name] != weight.default
    }
    if not changed:
        raise BadOption("These are the shipped weights: there is nothing to test.")
    stronger = gate.run(table, tuned_name(changed), wish.against, wish.gain, wish.blocks, wish.seed)
    return 0 if stronger else WEAKER


def _check_tuning(seed: int, count: int) -> None:
    """Refuse seeds that are kept for judging."""
    if seed < 0 or seed + count > JUDGING:
        raise BadOption(
            f"Tuning takes seeds below {JUDGING:,}, which seeds {seed:,} to {seed + count - 1:,} "
            "are not."
        )


if __name__ == "__main__":
    sys.exit(main())
