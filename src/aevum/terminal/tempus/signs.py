"""Signs that look like letters, by name, so that they are not mistaken for letters."""

from typing import Final

TIMES: Final = "\u00d7"
MINUS: Final = "\u2212"
CROSS: Final = "\u2573"  # an enemy
