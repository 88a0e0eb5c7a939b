"""Moves as people type them: "Farm at 3,5" is `farm 3 5`."""

# not compiled: words are slow code on purpose

from typing import Final

SMALL: Final = ("at", "with", "the")  # words of labels that no notation has


def tidy(text: str) -> str:
    """Return a typed move without commas and small words; the rest is for the table of moves."""
    words = text.replace(",", " ").split()
    return " ".join([word for word in words if word.lower() not in SMALL])
