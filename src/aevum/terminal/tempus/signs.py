"""Signs that look like letters, by name, so that nobody takes one for the other."""

from typing import Final

TIMES: Final = "\u00d7"
MINUS: Final = "\u2212"
CROSS: Final = "\u2573"  # an enemy
