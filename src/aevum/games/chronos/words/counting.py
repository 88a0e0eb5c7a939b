"""Small numbers as sentences have them."""

# not compiled: words are slow code on purpose

from typing import Final

SPELLED: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip


def spelled(number: int) -> str:
    """Return a number up to twelve as a word."""
    return SPELLED[number]


def some(number: int, noun: str) -> str:
    """Return so many things in words: "a card", "two cards"."""
    return f"a {noun}" if number == 1 else f"{spelled(number)} {noun}s"
