"""A phrase for sentences in English notation."""

# not compiled: words need no speed


def listed(parts: list[str], last: str = "and") -> str:
    """Join words as in a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
