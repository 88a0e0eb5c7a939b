"""A phrase that sentences of English notation are made of."""

# not compiled: words are slow code on purpose


def listed(parts: list[str], last: str = "and") -> str:
    """Join words as a sentence does: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
