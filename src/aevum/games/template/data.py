"""The numbers of the game."""

from typing import Final

GOAL: Final = 40  # points that win at once (R1.1)
SIDES: Final = 6
BUST: Final = 1  # the side that ends a turn and loses what it gathered (R2.3)
MAX_TURNS: Final = 60  # of all players together, so that every game ends (R3.2)
