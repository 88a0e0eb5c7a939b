"""The game in words: drawing, prompt, labels, log lines and the reasons for refusals."""

from aevum.core.events import Event
from aevum.core.state import Ask
from aevum.games.template.data import BUST
from aevum.games.template.moves import HOLD, MOVES, ROLL
from aevum.games.template.rules.state import Race


def draw(state: Race) -> str:
    """Return one line a player, and the marker of whose turn it is."""
    lines: list[str] = []
    for seat, points in enumerate(state.points):
        turn = bool(state.asks) and state.asks[0].seat == seat
        track = "#" * min(points, state.numbers.goal) + ("+" * state.gathered if turn else "")
        lines.append(f"{'>' if turn else ' '} {seat + 1} {points:3d} {track}")
    return "\n".join(lines)


def prompt(state: Race, ask: Ask) -> str:
    """Return the question."""
    if state.gathered:
        return f"Roll again, or hold and keep {state.gathered}?"
    return "Roll the die."


def label(state: Race, move: int) -> str:
    """Return a move as a menu shows it."""
    if move == HOLD:
        return f"hold {state.gathered} points"
    return MOVES.text(move)


def say(event: Event) -> str:
    """Return a line of the log."""
    who = f"Player {event.seat + 1}"
    if event.kind == "hold":
        return f"{who} holds {event.args[0]} points."
    if event.args[0] == BUST:
        return f"{who} rolls {BUST} and loses the turn."
    return f"{who} rolls {event.args[0]}."


def why(state: Race, seat: int, move: int) -> str:
    """Return the rule a move breaks, "" if it breaks none."""
    if move in state.legal(seat):
        return ""
    if not state.asks:
        return "R1.1: the game is over."
    if state.asks[0].seat != seat:
        return "R2.1: it is the other player's turn."
    if move == HOLD:
        return "R2.1: a turn begins with a roll; there is nothing to hold yet."
    if move == ROLL:
        return "R2.1: you cannot roll now."
    return "R2.1: you may roll or hold; the rest is the die's."
