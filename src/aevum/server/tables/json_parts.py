"""Parts of messages in JSON; frequent ones are one object for all tables."""

# compiled: every move of every table passes through here

from typing import Final

from msgspec.json import Encoder

MINUS_ONE: Final = b"-1"  # the values for nobody, never and nothing
COMMON: Final = 4096

encode: Final = Encoder().encode

_NUMBERS: Final = [str(value).encode() for value in range(COMMON)]


def number(value: int) -> bytes:
    """Return a number in JSON."""
    if 0 <= value < COMMON:
        return _NUMBERS[value]
    return MINUS_ONE if value == -1 else encode(value)
