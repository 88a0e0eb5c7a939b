"""What the keys do at a table of ASCII Empires, as the help tells it."""

from typing import Final

KEYS: Final = """\
A line of the menu is taken by its key, or by Up, Down and Enter; Esc goes back.
1 to 5 take a die, then say what for; b builds with the lines you have.
A building to be placed: arrows move it (with Shift by five), Space goes to the next place where \
it may stand, Enter places it; where it may not stand, the rule is told below.
x Taxation and c Conscription, from the first menu, at any time
Tab and Shift+Tab show the sheets of the others; Esc comes home.
Ctrl and an arrow, PageUp and PageDown show another part of a sheet.
: or / lets you type a move, as: farm 3 5
L log   H hint   z undo   R rules   t day or night   q leave (the game is saved)

Map: a letter for a staffed building, none for an empty one, X for a ruin, # for a Colony with \
its owner's number; ^ mountains, ~ water, * ore. A line lies along the upper edge of its row, so \
the lower wall of a building is in the row below it; a letter stands in the cell that names its \
building.
Tracks: / Worker, X gone, O Gold, Ø spent, D Army, Đ deployed, ! the end"""
