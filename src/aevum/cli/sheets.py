"""`aevum sheet`: an empty sheet for pen and paper, of games that are played on one.

The modules that draw one are loaded where they are needed: their game takes a moment to load.
"""

import sys
from pathlib import Path
from typing import Final

from aevum.core.errors import AevumError
from aevum.games import registry

EMPIRES: Final = "ascii"
NO_SHEET: Final = "{title} is not played on a sheet. ASCII Empires is: aevum sheet ascii"


def sheet(name: str, svg: bool, out: Path | None) -> int:
    """Print the sheet of a game as text or as SVG, or write it to a file."""
    game = registry.find(name)
    if game.name != EMPIRES:
        raise AevumError(NO_SHEET.format(title=game.title))
    drawn = _picture() if svg else _text()
    if out is None:
        sys.stdout.write(drawn)
        return 0
    try:
        out.write_text(drawn, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or "?").lower()
        raise AevumError(f"{out} cannot be written: {reason}.") from None
    print(f"The sheet is in {out}.")
    return 0


def _text() -> str:
    from aevum.games.ascii.words.sheet import empty_sheet

    return "\n".join([*empty_sheet(), ""])


def _picture() -> str:
    from aevum.games.ascii.words.print import sheet_svg

    return sheet_svg()
