"""Hints for a person: what the game or a bot would do in this seat, and the gain in numbers.

A hint uses only what the seat sees. No move is made in the match.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.bots.company import level_title, skill
from aevum.bots.greedy import GreedyBot
from aevum.core.bot import LEVELS, Bot, Explanation
from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.core.text import Args, Book, Text, literal

STANDARD: Final = "standard"
MINUS: Final = "\N{MINUS SIGN}"
SECONDS: Final = 0.5  # seconds; a person is waiting
LONGEST: Final = 60  # most moves of one hint
GUESSES: Final = 12  # guesses at hidden cards and chance, for an average


class Hint(NamedTuple):
    """A hint."""

    move: int
    label: Text
    """What to do: the label of the moves."""
    reason: Text
    bot: str = STANDARD
    """The name of the bot that gave it."""
    line: tuple[int, ...] = ()
    """The move, and those that finish what it begins."""
    plan: tuple[int, ...] = ()
    """What the next hint in this seat needs to follow the same plan."""
    ahead: bool = False
    """Whether the plan goes on to the end of the match, so that `Game.plan` may improve it."""
    aim: Text | None = None
    """The name of the plan that the move belongs to."""
    later: tuple[int, ...] = ()
    """Moves of the plan that would follow."""

    def text(self) -> str:
        """Return the hint as one line."""
        return f"{self.label}. {self.reason}"


def advise(
    game: Game,
    view: State,
    ask: Ask,
    choices: list[int],
    seconds: float = SECONDS,
    kept: Sequence[int] = (),
) -> Hint:
    """Return a hint for the viewer's own question; it takes about so many seconds.

    `kept` is the plan of the last hint for this seat: without it each hint would plan again, and
    a player would follow the beginnings of many plans.
    """
    bot = _bot(game)
    best = skill(STANDARD, game).level or STANDARD
    planned = game.plan(view, ask.seat, seconds, list(kept))
    if planned is not None and planned[0] and planned[0][0] in choices:
        moves, purpose = planned
        hint = _hint(game, view, ask.seat, bot, moves[0], purpose.reason, best)
        return _explained(hint, purpose)._replace(plan=tuple(moves), ahead=True)
    found = game.advice(view, ask.seat, seconds)
    if found is not None and found[0] in choices:
        return _hint(game, view, ask.seat, bot, *found, best)
    bot.load_plan(list(kept))
    move = bot.choose(view, ask, choices, Rng("hint"))
    plan = tuple(bot.plan_data())
    name = best if bot.name in (*LEVELS, STANDARD) else bot.name
    source = _source(game, name)
    hint = _hint(game, view, ask.seat, bot, move, source, name)._replace(plan=plan)
    chooser = _bot(game)
    chooser.load_plan(list(plan))  # trials of the move may have changed the plan of `bot`
    told = game.explain(view, ask.seat, list(hint.line), chooser)
    return hint if told is None else _explained(hint, told)


def _explained(hint: Hint, told: Explanation) -> Hint:
    return hint._replace(reason=told.reason, aim=told.aim, later=told.later)


def _bot(game: Game) -> Bot:
    try:
        return game.standard()
    except NotImplementedError:
        return GreedyBot()


def _source(game: Game, name: str) -> str | Text:
    """Return whose advice it is, as players call that bot."""
    if not game.in_messages():
        return f"So the {name} bot would play"
    if name in game.levels():
        return Text("advice-level", {"level": level_title(name).inner()}, game.book)
    return Text("advice-bot", {"bot": name}, game.book)


def _hint(
    game: Game, view: State, seat: int, bot: Bot, move: int, source: str | Text, adviser: str
) -> Hint:
    if move == WAIT:
        return Hint(move, *_waiting(source), adviser, (move,))
    first = _trial(game, view, seat, bot, move, 0)
    worth = _worth(game, view, seat, bot, first)
    if isinstance(source, Text):
        reason = _together(source, worth.message(source.book)) if worth else source
    else:
        sentence = f"{source}{worth.words() if worth else ''}."
        reason = literal(sentence.replace("-", MINUS))
    label = game.words.line(view, first.line).whole()
    return Hint(move, label, reason, adviser, tuple(first.line))


def _waiting(source: str | Text) -> tuple[Text, Text]:
    """Return the label of waiting, and why."""
    if isinstance(source, Text):
        reason = _together(source, Text("advice-wait", {}, source.book))
        return Text("advice-to-wait", {}, source.book), reason
    return literal("Wait"), literal(f"{source}: nothing on offer is better than what you have.")


def _together(reason: Text, worth: Text) -> Text:
    args: Args = {"reason": reason.inner(), "worth": worth.inner()}
    return Text("advice-with", args, reason.book)


class _Worth(NamedTuple):
    """How a move changes the score, at once or on average."""

    before: int
    after: int
    sure: bool

    def message(self, book: Book) -> Text:
        key = "advice-score" if self.sure else "advice-score-average"
        return Text(key, {"before": self.before, "after": self.after}, book)

    def words(self) -> str:
        """Return the end of a sentence, for games in English."""
        if self.sure:
            return f"; at once the score goes from {self.before} to {self.after}"
        return f"; on average the score would go from {self.before} to about {self.after}"


class _Trial(NamedTuple):
    """The state after a move and those that finish what it begins, in one possible truth."""

    line: list[int]
    score: int
    drawn: bool
    """Whether chance was drawn on the way."""
    shown: bool
    """Whether something was shown that may have been hidden from this seat."""


def _worth(game: Game, view: State, seat: int, bot: Bot, first: _Trial) -> _Worth | None:
    """Return how a move changes the score, None if it does not.

    It is sure only if no guess could differ.
    """
    before = view.scores()[seat]
    scores = [first.score]
    if first.drawn or first.shown:
        trials = [_trial(game, view, seat, bot, first.line[0], n) for n in range(1, GUESSES)]
        scores += [trial.score for trial in trials]
    mean = round(sum(scores) / len(scores))
    if mean == before:
        return None
    return _Worth(before, mean, not first.drawn and len(set(scores)) == 1)


def _trial(game: Game, view: State, seat: int, bot: Bot, move: int, guess: int) -> _Trial:
    """Play a move in a possible truth, and go on until what it began is finished."""
    world = view.fill(Rng(f"hint {guess}"))
    line, told = [move], _apply(world, seat, move)
    while game.begun(world, seat) and not any(event.random for event in told):
        seen = world.mask(seat)
        ask = seen.must(seat) or next((each for each in seen.asks if each.seat == seat), None)
        move = WAIT if ask is None else bot.choose(seen, ask, seen.legal(seat), Rng("hint"))
        if move == WAIT or len(line) > LONGEST:
            line = line[:1]
            break
        line.append(move)
        told += _apply(world, seat, move)
    drawn = any(event.random for event in told)
    shown = any(event.reveals for event in told)
    return _Trial(line, world.scores()[seat], drawn, shown)


def _apply(world: State, seat: int, move: int) -> list[Event]:
    """Make a move and return what it did."""
    world.events = []
    world.apply(seat, move)
    return world.events
