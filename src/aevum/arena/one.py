"""One game of a simulation, from its number alone."""

from dataclasses import dataclass, field

from aevum.arena.seating import game_seed, seating
from aevum.bots.registry import find as find_bot
from aevum.core.drive import Play
from aevum.core.errors import AevumError
from aevum.core.game import LIVE, Game


class GameFailed(AevumError):
    """A game of a simulation broke; the sentence tells how to repeat it."""


@dataclass(frozen=True)
class Job:
    """What every game of a simulation has in common, but for the game itself."""

    bots: list[str]
    seats: int
    seed: int
    options: dict[str, object]


@dataclass(frozen=True)
class Result:
    """How one game went; `scores` and `ranks` go by seat.

    Where several bots play a game of one seat side by side, each has an entry of its own, also in
    `moves`, `ends` and each of `figures`.
    """

    scores: list[int]
    ranks: list[int]
    moves: list[int]
    ends: list[str]
    figures: dict[str, list[int]] = field(default_factory=dict)
    """What the game itself tells besides: by name, one number or one for each seat."""


def play_one(game: Game, job: Job, index: int) -> Result:
    """Play game `index` of a simulation; a failure inside raises a GameFailed that names it."""
    seed = game_seed(job.seed, index)
    names = seating(job.bots, job.seats, index)
    try:
        return _play(game, job, names, seed)
    except Exception as error:
        raise GameFailed(
            f"{describe(game, job, index)} failed with {type(error).__name__}: {error}"
        ) from error


def _play(game: Game, job: Job, names: list[str], seed: int) -> Result:
    if job.seats == 1:
        return side_by_side([_table(game, job, [name], seed) for name in names])
    return _table(game, job, names, seed)


def _table(game: Game, job: Job, names: list[str], seed: int) -> Result:
    """Play one game at one table."""
    state = game.new(job.seats, seed, False, **job.options)
    play = Play(state, [find_bot(name, game) for name in names], seed)
    moves = play.run_live() if game.timing == LIVE else play.run()
    return Result(state.scores(), state.ranks(), [moves], [state.end()], game.figures(state))


def side_by_side(alone: list[Result]) -> Result:
    """Compare bots that played the same game alone: the higher score wins."""
    scores = [result.scores[0] for result in alone]
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    moves = [result.moves[0] for result in alone]
    figures = {
        name: [value for result in alone for value in result.figures[name]]
        for name in alone[0].figures
    }
    return Result(scores, ranks, moves, [result.ends[0] for result in alone], figures)


def describe(game: Game, job: Job, index: int) -> str:
    """Return which game this is, in words that let somebody play it again."""
    seed = game_seed(job.seed, index)
    names = ", ".join(seating(job.bots, job.seats, index))
    return f"Game {index} of {game.name} with seed {seed} (simulation seed {job.seed}; {names})"
