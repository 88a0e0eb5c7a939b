"""One game of many, which follows from its number alone."""

import shlex
import traceback
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from aevum.arena.leads import Lead, watched
from aevum.arena.seating import game_seed, seating
from aevum.bots.registry import find as find_bot
from aevum.core.drive import Play
from aevum.core.errors import AevumError
from aevum.core.game import LIVE, Game
from aevum.core.record import option_text
from aevum.core.state import NONE
from aevum.games.registry import address

R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[R_co]):
    """What many games have in common, except the game itself; it is sent to other processes."""

    def play(self, game: Game, index: int) -> R_co:
        """Play what is at a place in the order of play. Raise a GameFailed if it fails."""

    def number(self, index: int) -> int:
        """Return the number by which people know it."""

    def command(self, game: Game, index: int) -> str:
        """Return the command that plays it again."""


class GameFailed(AevumError):
    """A game failed; the sentence says how to repeat it."""

    def __init__(self, sentence: str, traceback: str = "") -> None:
        super().__init__(sentence)
        self.traceback = traceback
        """Where the error was raised, as Python prints it, in whichever process."""

    def __reduce__(self) -> tuple[type["GameFailed"], tuple[str, str]]:
        # A subclass of a compiled error is pickled without its attributes.
        return type(self), (str(self), self.traceback)


@dataclass(frozen=True)
class Job:
    """What every game of a simulation has in common, except the game itself."""

    bots: list[str]
    seats: int
    seed: int
    options: dict[str, object]
    variants: tuple[dict[str, int], ...] = ({},)
    """The changed numbers of each variant. Every game is played once with each of these."""
    leads: bool = False
    """Whether changes of the lead are counted, which takes time."""

    def place(self, index: int) -> tuple[int, dict[str, int]]:
        """Return the game at a place in the order of play, and its numbers."""
        number, variant = divmod(index, len(self.variants))
        return number, self.variants[variant]

    def play(self, game: Game, index: int) -> "Result":
        """Play one game of a simulation."""
        names = seating(self.bots, self.seats, self.number(index))
        if self.seats == 1:
            return side_by_side([_table(game, self, index, [name]) for name in names])
        return _table(game, self, index, names)

    def number(self, index: int) -> int:
        """Return the number of the game, which with the seed determines it."""
        return self.place(index)[0]

    def command(self, game: Game, index: int) -> str:
        """Return the command, or the call, that plays one game again."""
        return command(game, self, index)


@dataclass(frozen=True)
class Result:
    """How one game went; `scores` and `ranks` go by seat.

    Where several bots play a game of one seat side by side, each has its own entry, also in
    `moves`, `ends` and each of `figures`.
    """

    scores: list[int]
    ranks: list[int]
    moves: list[int]
    ends: list[str]
    figures: dict[str, list[int]] = field(default_factory=dict)
    """The game's own figures: by name, one number or one for each seat."""
    leads: int = 0
    """How often the lead changed, where a job counts that."""


Results = dict[int, Result]  # by the place in the order of play


def play_one(game: Game, job: Work[R_co], index: int) -> R_co:
    """Play one game of many. Raise a GameFailed that names it if it fails."""
    return job.play(game, index)


def _table(game: Game, job: Job, index: int, names: list[str]) -> Result:
    """Play one game at one table."""
    number, numbers = job.place(index)
    seed = game_seed(job.seed, number)
    play: Play | None = None
    try:
        state = game.new(job.seats, seed, False, 0, numbers, **job.options)
        bots = [find_bot(name, game) for name in names]
        lead = Lead(state)
        if job.leads:
            bots = [watched(bot, seat, lead) for seat, bot in enumerate(bots)]
        play = Play(state, bots, seed)
        moves = play.run_live() if game.timing == LIVE else play.run()
        if job.leads:
            lead.look()
        return Result(
            state.scores(), state.ranks(), [moves], [state.end()], game.figures(state), lead.changes
        )
    except (Exception, SystemExit) as error:  # a bot may end the process silently
        raise _failure(game, job, index, error, where_failed(play, names)) from error


def where_failed(play: Play | None, names: list[str]) -> str:
    """Return how far a game had come, and whose bot was thinking."""
    if play is None:
        return "before its first move"
    if play.thinking == NONE:
        return f"at move {play.moves + 1}"
    seat = play.thinking
    return f"at move {play.moves + 1}, in the bot {names[seat]} at seat {seat + 1}"


def _failure(
    game: Game, job: Job, index: int, error: Exception | SystemExit, where: str
) -> GameFailed:
    number, _ = job.place(index)
    what = f"Game {number} of {game.name} with seed {game_seed(job.seed, number)} failed {where}"
    return failure(what, error, command(game, job, index))


def failure(what: str, error: Exception | SystemExit, command: str) -> GameFailed:
    """Return the error that says what failed, why, and how to repeat it."""
    found = GameFailed(f"{what}: {_said(error)} To repeat it: {command}")
    found.traceback = "".join(traceback.format_exception(error))
    return found


def _said(error: Exception | SystemExit) -> str:
    """Return an error as a sentence; its text may already end with a full stop."""
    words = f"{type(error).__name__}: {error}".rstrip(": ")
    return words if words.endswith((".", "!", "?")) else f"{words}."


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


def command(game: Game, job: Job, index: int) -> str:
    """Return the command that plays one game of a simulation again.

    For a bot or game from a script or a prompt, which no command can find, it is a call.
    """
    number, numbers = job.place(index)
    place = address(game)
    if not place or any(name.startswith("__main__:") for name in [place, *job.bots]):
        changed = f", numbers={numbers}" if numbers else ""
        return f"simulate(..., seed={job.seed}, first={number}, games=1{changed})"
    words = ["aevum", "simulate", place, "--bots", ",".join(job.bots)]
    words += ["--seats", str(job.seats), "--seed", str(job.seed)]
    words += ["--first", str(number), "--games", "1"]
    for name, value in job.options.items():
        words += ["--option", f"{name}={option_text(value)}"]
    for name, value in numbers.items():
        words += ["--set", f"{name}={value}"]
    return shlex.join(words)
