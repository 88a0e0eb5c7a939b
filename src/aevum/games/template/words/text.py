"""The game in words: drawing, prompt, labels, log lines and the reasons for refusals."""

from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum.games.template import messages as m
from aevum.games.template.data import BUST
from aevum.games.template.moves import HOLD, ROLL
from aevum.games.template.rules.state import Race


def draw(state: Race) -> str:
    """Return one line for each player, with a marker for the one whose turn it is."""
    lines: list[str] = []
    for seat, points in enumerate(state.points):
        turn = bool(state.asks) and state.asks[0].seat == seat
        track = "#" * min(points, state.numbers.goal) + ("+" * state.gathered if turn else "")
        lines.append(f"{'>' if turn else ' '} {seat + 1} {points:3d} {track}")
    return "\n".join(lines)


class RaceWords(Words):
    """What the game says; the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        gathered = race(view).gathered
        return Question(m.ask_go_on(points=gathered) if gathered else m.ask_roll())

    def label(self, view: State, move: int) -> Label:
        if move == HOLD:
            return Label(m.move_hold(points=race(view).gathered))
        return Label(m.move_roll()) if move == ROLL else super().label(view, move)

    def done(self, view: State, move: int) -> Text:
        if move == HOLD:
            return m.undo_hold()
        return m.undo_roll() if move == ROLL else super().done(view, move)

    def say(self, event: Event, state: State) -> Text:
        number = event.args[0]
        if event.kind == "hold":
            return m.say_hold(who=event.seat, points=number)
        if number == BUST:
            return m.say_bust(who=event.seat, side=number)
        return m.say_roll(who=event.seat, side=number)

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        state = race(view)
        if move in state.legal(seat):
            return None
        if not state.asks:
            return Refusal("R1.1", m.no_over())
        if state.asks[0].seat != seat:
            return Refusal("R2.1", m.no_turn())
        if move == HOLD:
            return Refusal("R2.1", m.no_points())
        return Refusal("R2.1", m.no_roll() if move == ROLL else m.no_move())


def race(state: State) -> Race:
    """Return a state as one of this game."""
    assert isinstance(state, Race)
    return state
