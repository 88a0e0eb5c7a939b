"""Looking ahead: each answer is tried on a guess, and the turn played out to its end."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.evaluation import outlook
from aevum.games.temporum.moves import GO, STAY
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.state import Temporum

LONGEST: Final = 200  # answers until a turn is given up as endless


def best_answer(view: Temporum, ask: Ask, legal: list[int]) -> int:
    """Return the answer after which the end of the turn looks best.

    The guess is drawn from the number of the turn: the same mask gets the same answer.
    """
    seat = ask.seat
    known = view.hands[seat][:]
    world = view.fill(Rng(view.turns))
    assert isinstance(world, Temporum)
    best, best_value = NONE, 0
    for move in legal:
        after = world.clone()
        after.apply(seat, move)
        value = play_out(after, seat, known, view.turns)
        # Of two that are as good the later: to go is simpler than to change history first.
        if best == NONE or value > best_value or (value == best_value and ask.kind == TURN):
            best, best_value = move, value
    return best


def play_out(world: Temporum, seat: int, known: list[int], turns: int) -> int:
    """Play a turn to its end with answers at a glance; return how it then looks for a seat."""
    for _ in range(LONGEST):
        if not world.asks or world.turns != turns:
            break
        ask = _open(world)
        legal = world.options(ask)
        if ask.kind == TURN and ask.seat == seat and STAY in legal:
            return _best_visit(world, seat, known, legal)
        world.apply(ask.seat, answer(world, ask, legal))
    return outlook(world, seat, known)


def _open(world: Temporum) -> Ask:
    """Return a question that has to be answered."""
    for ask in world.asks:
        if ask.must:
            return ask
    return world.asks[0]


def _best_visit(world: Temporum, seat: int, known: list[int], legal: list[int]) -> int:
    """Return how the turn ends if the player now goes to the best place."""
    best, found = 0, False
    for move in legal:
        if GO <= move <= STAY:
            after = world.clone()
            after.apply(seat, move)
            value = play_out(after, seat, known, world.turns)
            if not found or value > best:
                best, found = value, True
    return best
