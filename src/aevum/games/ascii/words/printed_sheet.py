"""The empty sheet, for pen and paper."""

# not compiled: words need no speed

from aevum.core.capabilities import PrintedSheet
from aevum.games.ascii.words.print import sheet_svg
from aevum.games.ascii.words.sheet import empty_sheet


class EmpireSheet(PrintedSheet):
    """An Empire sheet with only the marks that everybody begins with."""

    def text(self) -> str:
        return "\n".join([*empty_sheet(), ""])

    def svg(self) -> str:
        return sheet_svg()
