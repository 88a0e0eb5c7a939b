"""Advice for a person: what the game or a bot would do in this seat, and what it brings in numbers.

Whoever advises sees what the seat sees. Nothing is played.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.bots.greedy import GreedyBot
from aevum.core.bot import Bot
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State

MINUS: Final = "\N{MINUS SIGN}"
SECONDS: Final = 0.5  # a person waits for it
LONGEST: Final = 60  # moves that belong together


class Hint(NamedTuple):
    """One piece of advice."""

    move: int
    label: str
    reason: str
    bot: str = "standard"
    """Whose advice it is."""
    line: tuple[int, ...] = ()
    """The move and those that finish what it begins."""
    plan: tuple[int, ...] = ()
    """What the next hint in this seat needs to know, so that it keeps to this one's plan."""
    ahead: bool = False
    """Whether the plan goes to the end of the match, so that `Game.plan` may improve it."""

    def text(self) -> str:
        """Return the advice in a line."""
        return f"{self.label}. {self.reason}"


def advise(
    game: Game,
    view: State,
    ask: Ask,
    choices: list[int],
    seconds: float = SECONDS,
    kept: Sequence[int] = (),
) -> Hint:
    """Return advice on a question, which is the viewer's own; it takes about so long.

    `kept` is the plan of the last hint for this seat: without it each hint would plan anew, and
    who follows them would follow the beginnings of many plans.
    """
    bot = _bot(game)
    planned = game.plan(view, ask.seat, seconds, list(kept))
    if planned is not None and planned[0] and planned[0][0] in choices:
        moves, reason = planned
        hint = _hint(game, view, ask.seat, bot, moves[0], reason, "standard")
        return hint._replace(plan=tuple(moves), ahead=True)
    found = game.advice(view, ask.seat, seconds)
    if found is not None and found[0] in choices:
        return _hint(game, view, ask.seat, bot, *found, "standard")
    bot.load_plan(list(kept))
    move = bot.choose(view, ask, choices, Rng("hint"))
    plan = tuple(bot.plan_data())
    source = f"So the {bot.name} bot would play"
    return _hint(game, view, ask.seat, bot, move, source, bot.name)._replace(plan=plan)


def _bot(game: Game) -> Bot:
    try:
        return game.standard()
    except NotImplementedError:
        return GreedyBot()


def _hint(
    game: Game, view: State, seat: int, bot: Bot, move: int, source: str, adviser: str
) -> Hint:
    if move == WAIT:
        reason = f"{source}: nothing on offer is better than what you have."
        return Hint(move, "Wait", reason, adviser, (move,))
    before = view.scores()[seat]
    after = view.fill(Rng("hint"))
    after.apply(seat, move)
    line = [move, *_rest(game, after, seat, bot)]
    gain = after.scores()[seat] - before
    worth = f"; at once the score goes from {before} to {before + gain}" if gain else ""
    reason = f"{source}{worth}.".replace("-", MINUS)
    return Hint(move, game.line(view, line), reason, adviser, tuple(line))


def _rest(game: Game, state: State, seat: int, bot: Bot) -> list[int]:
    """Return how a bot would finish what has begun in a possible truth, which is played on."""
    found: list[int] = []
    while game.begun(state, seat):
        view = state.mask(seat)
        ask = view.must(seat) or next((each for each in view.asks if each.seat == seat), None)
        move = WAIT if ask is None else bot.choose(view, ask, view.legal(seat), Rng("hint"))
        if move == WAIT or len(found) == LONGEST:
            return []
        state.apply(seat, move)
        found.append(move)
    return found
