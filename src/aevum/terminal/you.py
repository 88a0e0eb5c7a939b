"""How one person among bots reads what happened."""

import re


def to_you(lines: list[str], seat: int) -> list[str]:
    """Return lines of the log in which a seat's own number stands out."""
    return [re.sub(rf"\bPlayer {seat + 1}\b", f"Player {seat + 1} (you)", line) for line in lines]
