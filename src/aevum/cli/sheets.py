"""`aevum sheet`: an empty sheet of a game for pen and paper."""

import sys
from pathlib import Path

from aevum.cli import offers
from aevum.core.capabilities import PrintedSheet
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry


def sheet(name: str, svg: bool, out: Path | None) -> int:
    """Print the sheet of a game as text or as SVG, or write it to a file."""
    game = registry.find_or_import(name)
    paper = game.sheet()
    if paper is None:
        raise offers.not_played(game, "a sheet", _sheet, "aevum sheet")
    drawn = paper.svg() if svg else paper.text()
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


def _sheet(game: Game) -> PrintedSheet | None:
    return game.sheet()
