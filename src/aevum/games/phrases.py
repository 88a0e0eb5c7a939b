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


def sealed_prompt(can_retract: bool) -> str:
    """Return what a seat reads after its sealed answer, until the last one is in."""
    if can_retract:
        return "You have decided. The others are still deciding; you may take your answer back."
    return "You have decided. The others are still deciding."


def sealed_refusal(can_retract: bool) -> str:
    """Return why a seat cannot answer again, to go after the number of a rule."""
    if can_retract:
        return "you have decided; take your answer back before you choose again."
    return "you have decided, and your answer can no longer be taken back."


def many(number: int, noun: str) -> str:
    """Return a number of things: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
