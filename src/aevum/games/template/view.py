"""What a screen shows: plain values under plain names, nothing nested deeper than a list."""

from aevum.games.template.rules.state import Race


def view(state: Race) -> dict[str, object]:
    """Return the fields of a masked state."""
    return {
        "goal": state.numbers.goal,
        "points": state.points[:],
        "gathered": state.gathered,
        "turn": state.asks[0].seat if state.asks else -1,
        "turns": state.turns,
    }
