"""Looks ahead: tries each answer on a guess and plays the turn to its end."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.evaluation import outlook
from aevum.games.temporum.moves import CHANGE, GO, STAY
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.state import Temporum

LONGEST: Final = 200  # answers after which a turn counts as endless


def best_answer(view: Temporum, ask: Ask, legal: list[int], worths: Worths) -> int:
    """Return the answer that leads to the best end of the turn."""
    values = answer_values(view, ask, legal, worths)
    best, best_value = NONE, 0
    for number in range(len(legal)):
        value = values[number]
        # Of equal answers take the later: moving is simpler than changing history first.
        if best == NONE or value > best_value or (value == best_value and ask.kind == TURN):
            best, best_value = legal[number], value
    return best


def answer_values(view: Temporum, ask: Ask, legal: list[int], worths: Worths) -> list[int]:
    """Return the values of the ends of the turn to which answers lead.

    The guess is drawn from the number of the turn: the same mask gets the same answer.
    """
    seat = ask.seat
    known = view.hands[seat][:]
    world = view.fill(Rng(view.turns))
    assert isinstance(world, Temporum)
    values: list[int] = []
    for move in legal:
        after = world.clone()
        after.apply(seat, move)
        value = play_out(after, seat, known, view.turns, worths)
        if ask.kind == TURN and CHANGE <= move < GO:
            value += worths.weights.change
        values.append(value)
    return values


def play_out(world: Temporum, seat: int, known: list[int], turns: int, worths: Worths) -> int:
    """Play a turn to its end with quick answers; return the value for a seat."""
    for _ in range(LONGEST):
        if not world.asks or world.turns != turns:
            break
        ask = _open(world)
        legal = world.options(ask)
        if ask.kind == TURN and ask.seat == seat and STAY in legal:
            return _best_visit(world, seat, known, legal, worths)
        world.apply(ask.seat, answer(world, ask, legal, worths))
    return outlook(world, seat, known, worths)


def _open(world: Temporum) -> Ask:
    """Return a question that has to be answered."""
    for ask in world.asks:
        if ask.must:
            return ask
    return world.asks[0]


def _best_visit(
    world: Temporum, seat: int, known: list[int], legal: list[int], worths: Worths
) -> int:
    """Return the value of the turn if the player now goes to the best place."""
    best, found = 0, False
    for move in legal:
        if GO <= move <= STAY:
            after = world.clone()
            after.apply(seat, move)
            value = play_out(after, seat, known, world.turns, worths)
            if not found or value > best:
                best, found = value, True
    return best
