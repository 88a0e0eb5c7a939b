"""Codes of tables: whoever knows one may look at its table, so nobody can guess one."""

import re
from collections.abc import Callable
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford: none is mistaken for another
LENGTH: Final = 8  # 40 bits

PATTERN: Final = r"^[0-9a-hjkmnp-tv-z]{6}(?:[0-9a-hjkmnp-tv-z]{2})?$"
"""Codes of six letters are those of older tables."""
CODE: Final = re.compile(PATTERN)


def new_code(draw: Callable[[int], int]) -> str:
    """Return a code made up by `draw`, which gives so many random bits."""
    return "".join(LETTERS[draw(5)] for _ in range(LENGTH))
