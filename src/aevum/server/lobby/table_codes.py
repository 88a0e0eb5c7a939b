"""Codes of tables: anyone who knows one may open its table, so they cannot be guessed."""

import re
from collections.abc import Callable
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no two look alike
LENGTH: Final = 8  # 40 bits

PATTERN: Final = r"^[0-9a-hjkmnp-tv-z]{6}(?:[0-9a-hjkmnp-tv-z]{2})?$"
"""Codes of six letters belong to older tables."""
CODE: Final = re.compile(PATTERN)


def new_code(draw: Callable[[int], int]) -> str:
    """Return a random code; `draw` returns so many random bits."""
    return "".join(LETTERS[draw(5)] for _ in range(LENGTH))
