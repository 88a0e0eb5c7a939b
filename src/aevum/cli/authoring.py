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
        help="A setting of the game, as name=value, or name=@FILE for a long one; repeatable.",
    ),
]


def check_game(
    game: Annotated[
        str, Parameter(help="The game as PACKAGE:NAME, e.g. my_race:GAME, or by its name.")
    ],
    /,
    *,
    thorough: Annotated[
        bool,
        Parameter(
            negative="",
            help="Every number of players, every value of the settings, more seeds, no time limit.",
        ),
    ] = False,
    seconds: Annotated[
        str, Parameter(help="How long it may take; 60 if not given, no limit if thorough.")
    ] = "",
    seats: Annotated[
        str, Parameter(help="How many play; the fewest and the most if not given.")
    ] = "",
    seed: Annotated[str, Parameter(help="The first seed; random play follows from it.")] = "0",
    only: Annotated[str, Parameter(help="Only these checks, with commas, e.g. save,masks.")] = "",
    option: Options = None,
) -> int:
    """Check that a game keeps the contract that all players rely on.

    It plays the game at random and looks at every position: legal moves, copies, saves, records,
    chance, hidden things, bots, words in every language, views. A line a check says what
    holds, and for a failure which players, seed and row show it, and what to type to see it
    again. It leaves with code 0 if every check passed, else with 1.

    Examples, one a line:

    aevum check my_race:GAME
    aevum check my_race:GAME --thorough
    aevum check my_race:GAME --only save --seats 2 --seed 3
    """
    return conformance.check(game, seats, seed, option or [], seconds, only, thorough)


def catalogue(
    package: Annotated[
        str, Parameter(help="The package of a game, as Python imports it, or its folder.")
    ],
    /,
    *,
    check: Annotated[
        bool, Parameter(negative="", help="Change nothing; fail where a file is out of date.")
    ] = False,
) -> int:
    """Check and compile the messages of a game.

    It reads locale/*.ftl in the package, and writes locale/*.json, which the
    game is played with, locale/keys.lock and messages.py.

    Examples: aevum catalogue my_game, aevum catalogue src/my_game --check
    """
    return catalogues.catalogue(package, check)


def compile_game(
    package: Annotated[
        str, Parameter(help="The package of a game, as Python imports it, or its folder.")
    ],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="Write it, with its sources, to this folder instead.")
    ] = None,
    remove: Annotated[
        bool, Parameter(negative="", help="Remove what was compiled: the sources run again.")
    ] = False,
) -> int:
    """Compile a game in a package of its own to machine code.

    Its modules become extension modules beside their sources, which Python prefers. They run
    on the pure and on the compiled build of Aevum. Modules that say "# not compiled: why" near
    their top are left out. It needs a C compiler and: pip install 'aevum[compile]'

    Examples: aevum compile my_race, aevum compile src/my_race --out build/my_race
    """
    return compiling.compile_game(package, out, remove)
