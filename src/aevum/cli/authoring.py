"""Commands for authors of games in packages of their own: check, compile, catalogue."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from aevum.cli import catalogues, compiling, conformance

Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help="Setting of the game, such as map=base, or name=@FILE for a long one; repeatable.",
    ),
]


def check_game(
    game: Annotated[
        str, Parameter(help="Game as PACKAGE:NAME, e.g. my_race:GAME, or by its name.")
    ],
    /,
    *,
    thorough: Annotated[
        bool,
        Parameter(
            negative="",
            help="Every number of players, every value of each setting, more seeds, no time limit.",
        ),
    ] = False,
    seconds: Annotated[
        str, Parameter(help="Time limit; 60 by default, none with --thorough.")
    ] = "",
    seats: Annotated[
        str, Parameter(help="Number of players; the fewest and the most by default.")
    ] = "",
    seed: Annotated[str, Parameter(help="First seed; random play follows from it.")] = "0",
    only: Annotated[
        str, Parameter(help="Only these checks, separated by commas, e.g. save,masks.")
    ] = "",
    option: Options = None,
) -> int:
    """Check that a game keeps the contract that all players rely on.

    It plays the game at random and checks every position: legal moves, copies,
    saves, records, chance, hidden things, bots, words in every language, views.
    Each check prints a line: what holds, or which players, seed and row show
    the failure, and what to type to repeat it. The exit code is 0 if every
    check passed, else 1.

    For example:

    aevum check my_race:GAME
    aevum check my_race:GAME --thorough
    aevum check my_race:GAME --only save --seats 2 --seed 3
    """
    return conformance.check(game, seats, seed, option or [], seconds, only, thorough)


def catalogue(
    package: Annotated[
        str, Parameter(help="Package of a game, as Python imports it, or its folder.")
    ],
    /,
    *,
    check: Annotated[
        bool, Parameter(negative="", help="Change nothing; fail if a file is out of date.")
    ] = False,
) -> int:
    """Check and compile the messages of a game.

    This reads locale/*.ftl in the package and writes locale/*.json, which the
    game needs to be played, locale/keys.lock and messages.py.

    Examples: aevum catalogue my_game, aevum catalogue src/my_game --check
    """
    return catalogues.catalogue(package, check)


def compile_game(
    package: Annotated[
        str, Parameter(help="Package of a game, as Python imports it, or its folder.")
    ],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="Other folder to write to, with the sources.")
    ] = None,
    remove: Annotated[
        bool,
        Parameter(negative="", help="Remove the compiled files, so that the sources run again."),
    ] = False,
) -> int:
    """Compile a game in its own package to machine code.

    Its modules become extension modules next to their sources, which Python
    prefers. They run with the pure and with the compiled build of Aevum.
    Modules with "# not compiled: why" near the top are left out. It needs a C
    compiler and: pip install 'aevum[compile]'

    Examples: aevum compile my_race, aevum compile src/my_race --out build/my_race
    """
    return compiling.compile_game(package, out, remove)
