"""The commands of `aevum maps` and their help; `maps.py` carries them out.

That module is loaded only when needed: games take a moment to load.
"""

from typing import Annotated

from cyclopts import App, Parameter

maps_app = App(
    name="maps",
    help="""List the maps of Imperials, print one, or check your own.

A map of your own is a JSON file. Start from an official one: rename it,
change it, check it, and play on it:

    aevum maps show base > my.json
    aevum maps check my.json
    aevum play imperials --option map=@my.json

Example: aevum maps
""",
    version_flags=[],
)

GameName = Annotated[str, Parameter(help="Game; by default the first that has maps.")]


@maps_app.default
def list_maps(*, game: GameName = "") -> int:
    """List the official maps."""
    from aevum.cli import maps

    return maps.official(game)


@maps_app.command(name="show")
def show_map(
    name: Annotated[str, Parameter(help="Official map, e.g. `base big`.")],
    /,
    *,
    game: GameName = "",
) -> int:
    """Print an official map as JSON, to start one of your own.

    Example: aevum maps show base > my.json
    """
    from aevum.cli import maps

    return maps.show(game, name)


@maps_app.command(name="check")
def check_map(
    file: Annotated[
        str, Parameter(help="Map, or - to read it from a pipe.", allow_leading_hyphen=True)
    ],
    /,
    *,
    game: GameName = "",
) -> int:
    """Draw a map and list what is in its bag, or say what is wrong with it and where.

    The exit code is 0 if the map can be played on, else 1, with a sentence that
    says why.

    Example: aevum maps check my.json
    """
    from aevum.cli import maps

    return maps.check(game, file)
