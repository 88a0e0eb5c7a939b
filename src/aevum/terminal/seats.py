"""Who sits at a table of this terminal, and what happened there in words."""

from aevum.core.events import Event, project
from aevum.core.game import LIVE, Game
from aevum.core.match import Match
from aevum.core.state import NEVER, NONE, State
from aevum.terminal.drawn import drawn
from aevum.terminal.language import tell
from aevum.terminal.marks import mark_texts


class Seats:
    """A match and its seats. `bots` holds a bot's name for each seat, "" for a person."""

    def __init__(self, match: Match, bots: list[str]) -> None:
        self.match = match
        self.bots = bots
        self.log: list[Event] = []
        """Everything that happened and still counts, oldest first."""

    @property
    def game(self) -> Game:
        """The game on this table."""
        return self.match.game

    @property
    def state(self) -> State:
        """The truth; screens show only masks of it."""
        return self.match.state

    def title(self) -> str:
        """Return what is played, and against whom."""
        return ": ".join(filter(None, [tell(self.match.record.title()), self.company()]))

    def people(self) -> list[int]:
        """Return the seats of the people at this terminal."""
        return [seat for seat, name in enumerate(self.bots) if not name]

    def secret(self) -> bool:
        """Tell whether people at this terminal hide something from one another."""
        return self.game.hidden and len(self.people()) > 1

    def name(self, seat: int) -> str:
        """Return a seat in words."""
        who = self.bots[seat]
        return f"Player {seat + 1} ({who})" if who else f"Player {seat + 1}"

    def drawing(self, view: State) -> str:
        """Return a mask as a drawing in text."""
        you = view.viewer if len(self.people()) == 1 else NONE
        return drawn(self.game, view, self.name, you)

    def company(self) -> str:
        """Return who plays, in words, as "you against 3 standard bots"; "" for one alone."""
        people, names = len(self.people()), [name for name in self.bots if name]
        bots = " and ".join(
            f"{names.count(name)} {name} {'bot' if names.count(name) == 1 else 'bots'}"
            for name in dict.fromkeys(names)
        )
        if people == 0:
            return bots
        who = "you" if people == 1 else f"{people} people"
        return f"{who} against {bots}" if bots else who * (people > 1)

    def timed(self) -> bool:
        """Tell whether real time moves this match on."""
        return self.game.timing == LIVE or self.state.deadline() < NEVER

    def lines(self, viewer: int, events: list[Event] | None = None) -> list[str]:
        """Return events (all of them unless some are named) as a viewer may read them."""
        seen = [project(event, viewer) for event in (self.log if events is None else events)]
        say, you = self.game.words.say, viewer if len(self.people()) == 1 else NONE
        return [tell(say(event, self.state), you) for event in seen if event is not None]

    def marks(self) -> list[str]:
        """Return what there is to know of the result besides, in sentences."""
        return [*self.other_numbers(), *map(tell, mark_texts(self.match.record.marks))]

    def other_numbers(self) -> list[str]:
        """Return the sentence of a match that is not played with the printed numbers."""
        changed = self.match.record.numbers
        return [tell(self.game.numbers.changes(changed))] if changed else []

    def result(self) -> str:
        """Return the result in a sentence."""
        scores = self.state.scores()
        if len(scores) == 1:
            return f"The game is over: {scores[0]} {tell(self.game.counts)}."
        ranks = self.state.ranks()
        winners = [self.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
        listed = ", ".join(f"{self.name(seat)} {score}" for seat, score in enumerate(scores))
        won = "wins" if len(winners) == 1 else "share the win"
        counts = tell(self.game.counts).capitalize()
        return f"The game is over: {' and '.join(winners)} {won}. {counts}: {listed}."
