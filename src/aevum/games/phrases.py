"""Small phrases that the sentences of all games are made of."""

# not compiled: words are slow code on purpose


def who(seat: int) -> str:
    """Return a seat as every log names it."""
    return f"Player {seat + 1}"


def listed(parts: list[str], last: str = "and") -> str:
    """Join words as a sentence does: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def many(number: int, noun: str) -> str:
    """Return a number of things: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
